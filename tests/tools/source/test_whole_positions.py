"""Screens are given what a viewer may see. A whole position, with every hand, is read in the files
that are named here and in no other: a control that copies what lies on the table can't copy what
lies in a hand."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.paths import ROOT

PACKAGE = ROOT / "src" / "tessera"
MAY = {
    "features/dice/throws.py": "whether chance brought what the seed gives",
    "features/story/analysis/run.py": "the game is over",
    "features/story/analysis/words.py": "the game is over",
    "features/story/page.py": "the game is over",
    "features/story/view.py": "the game is over, and the label of the open table",
    "features/play/pacing.py": "whether a computer's turn goes on as it meant",
    "features/positions/hands.py": "the cards left in the deck while entered hands are dealt",
    "features/positions/page.py": "the board of a saved game, without any hand",
    "features/post/sending.py": "whether a letter is complete",
    "screens/table/handover.py": "whether anything is hidden",
    "screens/table/seeing.py": "whether the game was over, and what the open table shows",
    "screens/table/source.py": "how long a view lets chance wait",
    "screens/table/words/hearing.py": "what an event sounds like",
    "screens/table/words/by_turns.py": "the notation of games without hidden hands",
}
"""Why each file needs it."""
TELLS_NOTHING = {"result", "on_turn", "current_player", "opens", "ends_turn", "reveals"}
"""What rules say of a whole position that everybody may know."""


def whole_positions(source: str) -> Iterator[str]:
    """The expressions that are a position with nothing hidden: that of a table, of a change on it,
    or the one before which every card lies face up."""
    tree = ast.parse(source)
    told = {
        id(argument)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in TELLS_NOTHING
        for argument in call.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            names = [argument.id for argument in node.args if isinstance(argument, ast.Name)]
            if node.func.attr in ("observe", "observe_step") and "OPEN" in names:
                yield ast.unparse(node)
        if isinstance(node, ast.Attribute) and id(node) not in told:
            of = node.value.attr if isinstance(node.value, ast.Attribute) else ""
            of = node.value.id if isinstance(node.value, ast.Name) else of
            if node.attr in ("state", "states") and of.strip("_") == "table":
                yield ast.unparse(node)
            if node.attr in ("before", "after") and of == "change":
                yield ast.unparse(node)


def found_in(path: Path) -> list[str]:
    return [*whole_positions(path.read_text(encoding="utf-8"))]


def test_whole_positions_are_read_where_it_is_said_why_and_nowhere_else() -> None:
    reading = {
        path.relative_to(PACKAGE).as_posix(): found
        for room in ("features", "screens")
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if (found := found_in(path))
    }
    others = {file: found for file, found in reading.items() if file not in MAY}
    assert others == {}
    assert MAY.keys() == reading.keys(), "who no longer needs it is no longer named"


def test_a_button_that_copies_the_position_does_not_pass() -> None:
    copies = "text = rules.write_position(self._context.table.state)"
    assert [*whole_positions(copies)] == ["self._context.table.state"]
    assert [*whole_positions("keep(change.after)")] == ["change.after"]
    assert [*whole_positions("table.observe(OPEN)")] == ["table.observe(OPEN)"]
    assert not [*whole_positions("rules.on_turn(change.before)")]
    assert not [*whole_positions("write_position(context.seen.state)")]
