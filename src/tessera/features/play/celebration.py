"""The end of a game, and the celebration of a win: a mosaic in the winner's colour fills the screen
with the winner's name, and is gone after a second and a half but for a band in the panel. Any press
or key ends it before (`browser/drawing/feast.py`), and with reduced motion there is only the
band."""

from functools import cache
from math import hypot

from tessera.features.play.last_round import LastRound
from tessera.features.setup.shelf import likeness
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.scene.widgets import picture
from tessera.screens.services.sounds import STILL
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import Prompt
from tessera.session.table import Change

ALONG = 11
"""Stones along the longer side of the screen; along the shorter one some lie beyond its edges."""
RINGS = ("side", "side", "gold", "pale", "side", "gold", "pale", "side")
"""The colours of stones so many stones from the middle: a rosette round whoever has won."""
MOST_FACES = 4
SPREADS = 0.4
"""Seconds until the last stone comes, once the last chip lies there or the dice lie still."""


class Celebration(Part):
    """The celebration of a game that is won on this screen, until something else happens. A person
    who lost to a computer doesn't see it."""

    def __init__(self, context: Context, past: LastRound) -> None:
        self._context = context
        self._past = past
        self._winners: tuple[int, ...] = ()

    def changed(self, change: Change) -> None:
        """Begins it with the event that decides the game."""
        table = self._context.table
        result = table.rules.result(change.after)
        winners = result.winners if result and change.event is not None else ()
        self._winners = winners if not table.people or table.people & {*winners} else ()

    def look(self, _: AnySeen) -> tuple[str, ...]:
        """Says that the mosaic was just laid, and its last stone flies to the score."""
        return ("feasted",) if self._winners else ()

    def sheet(self, seen: AnySeen) -> Node | None:
        """The stones, with the sentence of the turn panel over them."""
        if not self._winners or self._past.shows or self._context.services.device.matches(STILL):
            return None
        badge = self._context.game.view.badge(seen.players[self._winners[0]].colour)
        said = Node("span", {}, self._context.game.view.prompt(seen))
        words = Node("p", {"class": "feast-words"}, badge, said)
        look = {"class": "feast", "aria-hidden": "true"}
        return Node("div", look, *_stones(), words, key="feast")


@cache
def _stones() -> tuple[Node, ...]:
    """The stones, which appear from the middle outwards, each at an angle of its own."""
    return tuple(_stone(*divmod(number, ALONG)) for number in range(ALONG * ALONG))


def _stone(down: int, across: int) -> Node:
    middle = (ALONG - 1) // 2
    far = hypot(down - middle, across - middle)
    tilt = (37 * across + 53 * down) % 9 - 4
    wait = SPREADS * far / hypot(middle, middle)
    shade = RINGS[round(far)]
    return Node("i", {".style": f"--tilt: {tilt}deg; --wait: {wait:.2f}s; --shade: var(--{shade})"})


def _onward(icon: str, words: str, address: str) -> Node:
    return Node("a", {"href": address, "class": "button onward"}, picture(icon), words, key=address)


class Ending(Part):
    """The end of one game: the mosaic leaves two rows of its stones, and below them stand the
    winners and the ways on, in the place of the last throw."""

    def __init__(self, context: Context, past: LastRound) -> None:
        self._context = context
        self._past = past

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        if seen.due is not Due.NOTHING:
            return ()
        if self._past.shows:
            return ("over",)
        return ("over", "ended", "victory") if self._context.winners else ("over", "ended")

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The sentence that says who has won, and the winners' pictures before it."""
        winners = self._context.winners[:MOST_FACES]
        if seen.due is not Due.NOTHING or not winners or self._past.shows:
            return prompt
        people = self._context.services.saves.people
        drawn = [likeness(people, seen.players[seat]) for seat in winners]
        faces = Node("span", {"class": "victors", "aria-hidden": "true"}, *drawn, key="victors")
        words = Node("span", {}, prompt.words, prompt.why, key="what")
        return prompt._replace(lines=(faces, words), why=None)

    def controls(self, seen: AnySeen, nodes: Nodes) -> Nodes:
        """The one button and beside it, at the end, links to a picture of the game and to the page
        about it."""
        if seen.due is not Due.NOTHING or self._past.shows:
            return nodes
        say, id = seen.say, self._context.id
        return (
            *nodes,
            _onward("picture", say("Picture"), f"#/picture/{id}"),
            _onward("odds", say("How it went"), f"#/end/{id}"),
        )

    def changed(self, change: Change) -> None:
        """Asks the browser to keep its storage, once there is a finished game in it."""
        over = self._context.table.rules.result(change.after) is not None
        if over and change.event is not None:
            self._context.services.device.persist()
