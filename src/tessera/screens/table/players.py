"""The players at the table, with their standings and whose turn it is."""

from functools import lru_cache

from tessera.core.record import Player
from tessera.kit.colours import spoken_colour
from tessera.kit.game import AnyGame
from tessera.kit.motion import seat_place
from tessera.kit.view import AnySeen
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.returning import RETURNS

ONE_LINE = 11
"""Letters that a name has on one line."""
SHORT = 20
"""Letters below which a standing is one count, which turns over when it changes."""
ROWS = 256
"""So many players are remembered as they stand: those of whom nothing has changed cost nothing."""


def players(game: AnyGame, seen: AnySeen, turn: int | None, winners: tuple[int, ...]) -> Node:
    """All players with their standings, the one to act marked."""
    view, rows = game.view, []
    for seat, player in enumerate(seen.named):
        pocket = view.pocket(seen) if seat == turn else ""
        rows.append(
            _player(
                seat,
                player,
                _badge(view.badge(player.colour), seat, pocket),
                spoken_colour(seen.say, player),
                view.standing(seen, seat),
                view.beside_name(seen, seat),
                active=seat == turn,
                winner=seat in winners,
            )
        )
    label = seen.say("Players")
    named: Attributes = {"class": "players", "aria-label": label, RETURNS: True}
    return Node("ol", named, *rows, key="players")


@lru_cache(maxsize=ROWS)
def _player(
    seat: int,
    player: Player,
    badge: Node,
    colour: Node,
    standing: str,
    beside_name: Node | None,
    *,
    active: bool,
    winner: bool,
) -> Node:
    """A player with the spoken colour, the standing and what lies beside them."""
    name = player.name
    turns = "1 0" if len(standing) < SHORT else None
    look = classes("player", player.colour, active=active, winner=winner)
    return Node(
        "li",
        {"class": look, "aria-current": "true" if active else None},
        badge,
        Node("b", {}, Node("span", {".style": f"--letters: {letters(name)}"}, name), colour),
        Node("small", {"data-counts": turns}, standing, key="standing"),
        beside_name,
        key=str(seat),
    )


def letters(name: str) -> int:
    """The letters of a name's longest line; a long one is written in two. The style sheet makes
    them as large as there is room."""
    words = name.split(" ")
    if len(name) <= ONE_LINE:
        return len(name)
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min((max(map(len, lines)) for lines in halves), default=len(name))


@lru_cache(maxsize=ROWS)
def _badge(badge: Node, seat: int, target: str) -> Node:
    """The badge, which things fly from and to. Where it has a target, it stands for the piece that
    is ready to be put on the board."""
    taken = {"data-drag": f"game:{target}"} if target else {}
    return badge.with_({"data-thing": seat_place(seat), **taken})
