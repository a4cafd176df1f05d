"""The hands of a position, which each person in turn enters from the real board."""

from functools import partial
from types import MappingProxyType
from typing import Any

from tessera.core.chance import draw
from tessera.core.rules import Illegal
from tessera.features.play.passing.handing_over import handover_view
from tessera.features.play.taking_back import undo_button
from tessera.features.positions.laying import Laying
from tessera.i18n import N_
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import pressable
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import HandPlace, PrimaryAction, Prompt
from tessera.screens.table.words.news import next_person, take_the_tablet
from tessera.session.table import AnyTable

FULL = N_("Your hand is full. Tap a card in it to take it back.")
NO_MORE = N_("No more of these: there are two, and each chip counts as played with its card.")
TOO_OFTEN = N_(
    "One card was entered more often than there are of it. Please enter all hands once more."
)


class Hands(Part):
    """Takes the cards that everybody holds at the real board. One person after the other has the
    tablet and taps them. They are kept nowhere before the game begins with them."""

    place = 10
    keys = MappingProxyType({"Control+z": "undo"})

    def __init__(self, laying: Laying) -> None:
        self._laying, self._context, self._positions = laying, laying.context, laying.positions
        self._services, rules = laying.context.services, laying.context.game.rules
        self._people = sorted(self._context.table.people)
        self._left = dict(rules.chance_outcomes(laying.state))
        dealt = rules.apply(laying.state, next(iter(self._left)))
        self._passes = len(self._people) > 1 and rules.observation(dealt, None) != dealt
        self._unwatch = self._services.device.on_hidden(self._ask)
        take = partial(self._ask, held=True)
        self.presses = {"take over": take, "done": self._done, "undo": self._undo}
        self.families = {"card": self._add, "back": self._take_back}
        self._begin()

    def _begin(self) -> None:
        self._hands: dict[int, list[Any]] = {seat: [] for seat in self._people}
        self._at = 0
        self._ask()

    def _ask(self, step: int = 0, *, held: bool = False) -> None:
        """Asks the person so many steps on for the tablet, or its holder for their hand."""
        self._at, self._nobody = self._at + step, self._passes and not held
        seat = self._people[self._at]
        self._hand, self._size = self._hands[seat], self._positions.hands(self._laying.state)[seat]
        self._context.lay(self._laying.source(seat))
        self._services.focus = "primary"
        self._services.messages.forget()
        self._services.messages.announce(self.words)

    @property
    def words(self) -> str:
        """The instruction to whoever is to take the tablet, or has it."""
        say = self._services.say
        if self._nobody:
            return say.pair(next_person(self._context), take_the_tablet(self._context))
        n, last = len(self._hand), self._size
        return say("Tap the cards in your hand: {n} of {last}.", n=n, last=last)

    # --- what it shows ---

    def instead(self) -> Node | None:
        return handover_view(self._context) if self._nobody else None

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (undo_button(seen.say, self._context.table),)

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        return prompt._replace(words=self.words)

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """The cards so far; a press takes one back."""
        looks = {card: (drawn, name) for card, drawn, name in self._positions.cards(seen.say)}
        cards = [self._card("back", n, *looks[card]) for n, card in enumerate(self._hand)]
        named = {"class": "to-lay", "role": "group", "aria-label": seen.say("Your hand")}
        return HandPlace(Node("div", named, *cards), ready=False, press=None, key="tray")

    def board(self, seen: AnySeen, node: Node) -> Node:
        """All cards, in place of the board."""
        cards = [
            self._card("card", n, drawn, name, out=self._out(card))
            for n, (card, drawn, name) in enumerate(self._positions.cards(seen.say))
        ]
        named = {"class": "all-cards", "role": "group", "aria-label": seen.say("What to place")}
        return Node("div", named, *cards, key="tray")

    def _card(self, does: str, n: int, drawn: Node, words: str, *, out: bool = True) -> Node:
        named = {"aria_label": words, "aria_disabled": None if out else "true"}
        return pressable(f"app:{does} {n}", "card-to-tap", drawn, key=f"{does} {n}", **named)

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        quiet = len(self._hand) < self._size
        return PrimaryAction(seen.say("That is my hand"), "app:done", quiet=quiet)

    # --- what people do ---

    def _out(self, card: Any) -> bool:
        """Whether one more of these may be in this hand."""
        # What others have entered doesn't count: nobody may find out what they hold.
        return len(self._hand) < self._size and self._hand.count(card) < self._left.get(card, 0)

    def _add(self, n: str) -> None:
        say, messages = self._services.say, self._services.messages
        card, _, name = self._positions.cards(say)[int(n)]
        if self._out(card):
            self._hand.append(card)
            messages.announce(name, self.words)
        else:
            messages.notify(say(FULL if len(self._hand) == self._size else NO_MORE))

    def _take_back(self, n: str) -> None:
        del self._hand[int(n)]
        self._services.focus = "primary"
        self._services.messages.announce(self.words)

    def _undo(self) -> None:
        """Takes the last card back. Without one, goes back to the person before or to the board."""
        if self._hand and not self._nobody:
            self._take_back("-1")
        elif self._at:
            self._ask(-1)
        else:
            self._laying.lay_again()

    def _done(self) -> None:
        """Asks the next person, or begins the game. Where one card was entered too often, everybody
        is asked once more: which card it is, nobody is told."""
        messages = self._services.messages
        if len(self._hand) < self._size:
            messages.notify(self.words)
        elif self._at + 1 < len(self._people):
            self._ask(1)
        else:
            try:
                self._laying.play_on(deal=self._deal)
            except Illegal:
                self._begin()
                messages.notify(self._services.say(TOO_OFTEN))

    def _deal(self, table: AnyTable) -> None:
        """Deals everybody's own cards, and to computers by chance what is left."""
        hands = {seat: [*cards] for seat, cards in self._hands.items()}
        while table.opens:
            own = hands.get(table.turn or 0)
            held = [card for cards in hands.values() for card in cards]
            coming = table.rules.chance_outcomes(table.state)
            left = tuple((card, n - held.count(card)) for card, n in coming if n > held.count(card))
            table.play(own.pop() if own else draw(left, table.draws(table.played)))

    def leave(self) -> None:
        self._unwatch()
