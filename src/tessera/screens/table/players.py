"""The players at the table: how they stand, and whose turn it is."""

from functools import lru_cache

from tessera.kit.colours import spoken_colour
from tessera.kit.game import AnyGame
from tessera.kit.motion import seat_place
from tessera.kit.view import AnySeen
from tessera.scene.late import LATE, LOOK, PARTS, WORDS
from tessera.scene.node import Node, classes


def players(game: AnyGame, seen: AnySeen, turn: int | None, winners: tuple[int, ...]) -> Node:
    """Everybody at the table with how they stand, and whose turn it is."""
    view, rows = game.view, []
    for seat, player in enumerate(seen.players):
        supply = view.supply(seen) if seat == turn else ""
        look = classes("player", player.colour, active=seat == turn, winner=seat in winners)
        rows.append(
            Node(
                "li",
                {"class": look, "aria-current": "true" if seat == turn else None, LATE: LOOK},
                _badge(view.badge(player.colour), seat, supply),
                Node("b", {}, player.name, spoken_colour(seen.say, player)),
                Node("small", {LATE: WORDS}, view.standing(seen, seat), key="standing"),
                view.beside(seen, seat),
                key=str(seat),
            )
        )
    label = seen.say("Players")
    named = {"class": "players", "aria-label": label, LATE: PARTS}
    return Node("ol", named, *rows, key="players")


@lru_cache(maxsize=64)
def _badge(badge: Node, seat: int, target: str) -> Node:
    """The badge as a place that things come from and go to, and where there is a target as what
    lies ready to be put on the board."""
    taken = {"data-drag": f"game:{target}"} if target else {}
    return Node(
        badge.tag,
        {**badge.attributes, "data-thing": seat_place(seat), **taken},
        *badge.children,
        key=badge.key,
    )
