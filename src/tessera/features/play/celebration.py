"""The end of a game, and the celebration of a win: a mosaic in the winner's colour fills the screen
with the winner's name, and is gone after a second and a half but for a band in the panel. Any press
or key ends it before (`browser/drawing/feast.py`), and with reduced motion there is only the
band."""

from functools import cache
from math import hypot

from tessera.features.play.last_round import LastRound
from tessera.kit.view import AnySeen, Due
from tessera.scene.late import LATE, WORDS
from tessera.scene.node import Node, classes
from tessera.scene.widgets import link
from tessera.screens.services.sounds import STILL
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.session.table import Change

ALONG = 11
"""Stones along the longer side of the screen; along the shorter one some lie beyond its edges."""
RINGS = ("side", "side", "gold", "pale", "side", "gold", "pale", "side")
"""The colours of stones so many stones from the middle: a rosette round whoever has won."""
MOST_STANDINGS = 6
"""With more players than this the seats round the board say it."""
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
        people = {seat for seat, player in enumerate(table.players) if player.is_person}
        self._winners = winners if not people or people.intersection(winners) else ()

    def sheet(self, seen: AnySeen) -> Node | None:
        """The stones, with the sentence of the turn panel over them."""
        if not self._winners or self._past.shows or self._context.services.device.matches(STILL):
            return None
        view = self._context.game.view
        badge = view.badge(self._context.table.players[self._winners[0]].colour)
        words = Node("p", {"class": "feast-words"}, badge, Node("span", {}, view.prompt(seen)))
        look = {"class": "feast", "aria-hidden": "true", LATE: WORDS}
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


class Ending(Part):
    """The end of one game: the mosaic leaves a band of its stones, and how everybody stands takes
    the place of the last throw."""

    def __init__(self, context: Context, past: LastRound) -> None:
        self._context = context
        self._past = past

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        if seen.due is not Due.NOTHING:
            return ()
        if self._past.shows:
            return ("over",)
        return ("over", "ended", "victory") if self._context.winners else ("over", "ended")

    def ending(self, seen: AnySeen) -> Nodes:
        return (self._standings(seen),)

    def controls(self, seen: AnySeen, nodes: Nodes) -> Nodes:
        """The one button and beside it, at the end, links to the page about the game and to a
        picture of it."""
        if seen.due is not Due.NOTHING:
            return nodes
        say, id = seen.say, self._context.id
        ways = (
            link(say("How it went"), f"#/end/{id}"),
            link(say("Send a picture"), f"#/picture/{id}"),
        )
        return (*nodes, Node("p", {"class": "afterwards"}, *ways, key="afterwards"))

    def changed(self, change: Change) -> None:
        """Asks the browser to keep its storage, once there is a finished game in it."""
        over = self._context.table.rules.result(change.after) is not None
        if over and change.event is not None:
            self._context.services.device.persist()

    def _standings(self, seen: AnySeen) -> Node | None:
        """All players with what they have reached; None where so many have no room."""
        view, winners = self._context.game.view, self._context.winners
        stood = [view.standing(seen, seat) for seat in range(len(seen.players))]
        if len(stood) > MOST_STANDINGS or not any(stood):
            return None
        rows = [
            Node(
                "li",
                {"class": classes(player.colour, victor=seat in winners)},
                view.badge(player.colour),
                Node("b", {}, player.name),
                Node("span", {}, words),
                key=str(seat),
            )
            for seat, (player, words) in enumerate(zip(seen.players, stood, strict=True))
        ]
        return Node(
            "ul",
            {"class": "final-standings", "aria-label": seen.say("Result")},
            *rows,
            key="standings",
        )
