"""The cards that lie open beside the board, on a sheet."""

from functools import lru_cache

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import HandPlace
from tessera.screens.table.sheets import does, sheet


class OpenCards(Part):
    """The open cards of one game, where its view has one. Its pile opens them, too, as long as
    nothing can be drawn from it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._view = context.game.view

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        """The row that opens it."""
        # The cards themselves are drawn for the sheet alone: a pile for each of twelve players.
        title = self._view.open_cards_title(seen)
        return (does("cards", seen.say(title), "open spread"),) if title else ()

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        pile, title = self._view.open_cards_pile, self._view.open_cards_title(seen)
        if not pile:
            return place
        return place._replace(hand=_opened(place.hand, f"game:{pile}", seen.say(title)))

    def takes(self, target: str) -> bool:
        seen = self._context.seen
        if target != self._view.open_cards_pile or self._view.press(seen, target) in seen.legal:
            return False
        self._context.panels.open("spread", f"game:{target}")
        return True

    def sheet(self, seen: AnySeen) -> Node | None:
        if self._context.panels.panel != "spread":
            return None
        title = seen.say(self._view.open_cards_title(seen))
        return sheet(seen.say, "spread", title, self._view.open_cards(seen))


@lru_cache(maxsize=16)
def _opened(hand: Node, press: str, title: str) -> Node:
    """The hand, with a name for the pile that says what a press on it opens."""
    pile, *rest = hand.children
    if isinstance(pile, str) or not (
        pile.attributes.get("data-press") == press and pile.attributes.get("aria-disabled")
    ):
        return hand
    named = {"aria-label": f"{pile.attributes['aria-label']}, {title}", "aria-disabled": None}
    return hand.with_({}, children=[pile.with_(named), *rest])
