"""A promise about the table in which a game's rules stand beside the lessons that teach them.

In `lessons.md`, under a heading that is the game's name, each line has a rule by the name that
`teaches` has for it, its sentence on the rules page, the lessons, and their words for it:

    | `goal` | Three in a row win. | row | Three in a row win … complete the row! |
"""

from __future__ import annotations

import re
from pathlib import Path

from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson

FILE = "lessons.md"
ROW = re.compile(r"^\| `([a-z-]+)` \| (.+) \| ([a-z-]+(?:, [a-z-]+)*) \| (.+) \|$", re.M)
END = re.compile(r"(?<=[.!?]) +")
"""Where a sentence ends."""


def check_every_rule_is_taught(game: AnyGame, folder: Path) -> None:
    """If `lessons.md` lies in the tests' folder or the one above, it has every sentence of the
    rules page, and each of its rules is taught in words that stand in a lesson."""
    pages = [path for path in (folder / FILE, folder.parent / FILE) if path.is_file()]
    if pages and game.lessons():
        table = table_of(game, pages[0].read_text(encoding="utf-8"))
        assert table, f"{pages[0]} has no heading `{game.rules.name}`"
        assert not (lost := not_in_the_table(game, table)), f"not in the table: {lost[0]}"
        other = sorted(taught_otherwise(game, table))
        assert not other, (
            f"the table or the lesson alone says that {other[0][1]} teaches {other[0][0]}"
        )
        assert not (lost := not_in_a_lesson(game, table)), f"in no lesson: {lost[0]}"


def table_of(game: AnyGame, text: str) -> str:
    """The section of a page under the game's name."""
    _, _, rest = f"\n{text}".partition(f"\n## `{game.rules.name}`\n")
    return rest.partition("\n## ")[0]


def not_in_the_table(game: AnyGame, table: str) -> list[str]:
    """The sentences of the rules page that the table doesn't have."""
    page = [paragraph for _, paragraphs in game.texts.RULES_PAGE for paragraph in paragraphs]
    return [said for paragraph in page for said in END.split(paragraph) if said not in table]


def taught_otherwise(game: AnyGame, table: str) -> set[tuple[str, str]]:
    """Pairs of a rule and a lesson that are claimed either by the table or by the lesson, but not
    by both."""
    rows = ROW.findall(table)
    claimed = {(rule, name) for rule, _, names, _ in rows for name in names.split(", ")}
    return claimed ^ {(rule, lesson.name) for lesson in game.lessons() for rule in lesson.teaches}


def not_in_a_lesson(game: AnyGame, table: str) -> list[str]:
    """The rules with the words that the table quotes and none of their lessons has."""
    said = {lesson.name: read_by_everybody(lesson) for lesson in game.lessons()}
    return [
        f"{rule}: {words}"
        for rule, _, names, claimed in ROW.findall(table)
        for words in claimed.split(" … ")
        if not any(words in said[name] for name in names.split(", "))
    ]


def read_by_everybody(lesson: Lesson) -> str:
    """The texts of a lesson that everybody reads who goes through it."""
    return "\n".join(f"{step.says} {step.right}" for step in lesson.steps)
