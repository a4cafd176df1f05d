"""Everything that can be pressed in a lesson, and what was answered."""

from __future__ import annotations

from typing import NamedTuple

from tessera.features.learn.guidance import Guidance
from tessera.features.learn.page import lesson_page
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.kit.view import Due
from tessera.scene.node import Node
from tessera.screens.table.page import TablePage
from tessera.session.lesson import Run
from tessera_kit.fakes.tablet import Tablet, nodes, target_of


class Pressed(NamedTuple):
    """Some presses one after the other, and how the last was taken."""

    step: int
    presses: tuple[str, ...]
    taken: str
    """`right` or `wrong`; `open` where something is still to be done."""


def press_everything(game: AnyGame, lesson: Lesson) -> list[Pressed]:
    """Presses everything at each step that asks for something, and goes on from each new position
    once. An error in a press is raised. Choosing among dice isn't done by presses on the table, and
    is left to `learning.walk`."""
    page = lesson_page(Tablet().app.services, game, lesson)
    asked = [n for n, step in enumerate(lesson.steps) if step.plays and not step.asks_for_dice]
    return [pressed for number in asked for pressed in _from(page, number)]


def _from(page: TablePage, number: int) -> list[Pressed]:
    ways_through: list[Pressed] = []
    known: set[object] = set()
    open_: list[tuple[str, ...]] = [()]
    while open_:
        before = open_.pop()
        _press(page, number, before)
        for target in _targets(page):
            _press(page, number, presses := (*before, target))
            ways_through.append(Pressed(number, presses, _taken(page)))
            position = (_run(page).table.state, page.context.ui.chosen)
            if _run(page).awaits_answer and position not in known:
                known.add(position)
                open_.append(presses)
    return ways_through


def _press(page: TablePage, number: int, presses: tuple[str, ...]) -> None:
    page.part(Guidance).learn(number)
    for target in presses:
        page.press("throw") if target == "throw" else page.press_game(target)


def _targets(page: TablePage) -> list[str]:
    """The targets that do something now, on the board, in the hand and on the one button."""
    seen, view = page.context.seen, page.context.game.view
    if seen.due is Due.THROW:
        return ["throw"]
    drawn = [*nodes(view.board(seen)), *nodes(view.hand(seen))]
    able = [n for n in drawn if n.attributes.get("data-press") and not _is_disabled(n)]
    offers = page.context.source.offers and view.suggested_action(seen)
    button = ["pass"] if view.must_pass(seen) else ["offer"] if offers else []
    return [*map(target_of, able), *button]


def _is_disabled(node: Node) -> bool:
    return node.attributes.get("aria-disabled") == "true"


def _taken(page: TablePage) -> str:
    if _run(page).wrong:
        return "wrong"
    return "open" if _run(page).awaits_answer else "right"


def _run(page: TablePage) -> Run:
    return page.part(Guidance).guide.run
