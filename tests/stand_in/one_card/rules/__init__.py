"""The rules of One Card: questions and one verb."""

from __future__ import annotations

from dataclasses import replace

from tessera.core.chance import Rng
from tessera.core.rules import CHANCE, Illegal, Result, Rules
from tessera.core.setup import Setup
from tessera.games.one_card.rules import notation
from tessera.games.one_card.rules.state import (
    FOLD,
    PACK,
    PLAYERS,
    STAY,
    UNKNOWN,
    Deal,
    Event,
    State,
    options,
)
from tessera.games.one_card.rules.story import story


class OneCardRules(Rules[State, Event]):
    """See `tessera.core.rules` for what each method answers."""

    name = "one_card"
    version = 1
    players = PLAYERS
    notation = notation
    hidden = True

    # In files of their own:
    options = staticmethod(options)
    story = staticmethod(story)

    def new(self, setup: Setup) -> State:
        """The state before anybody has a card."""
        return State(self.checked_setup(setup))

    def current_player(self, state: State) -> int | None:
        """CHANCE until every seat has a card; then the seat that must speak."""
        if state.over:
            return None
        return CHANCE if state.dealing else len(state.said)

    def on_turn(self, state: State) -> int | None:
        """The seat that is dealt a card, or that must speak."""
        if state.over:
            return None
        return len(state.cards) if state.dealing else len(state.said)

    def legal_actions(self, state: State) -> tuple[Event, ...]:
        """STAY and FOLD; none while cards are dealt and at the end."""
        return () if state.over or state.dealing else (STAY, FOLD)

    def chance_outcomes(self, state: State) -> tuple[tuple[Event, int], ...]:
        """The cards still in the pack, all with weight 1."""
        if state.over or not state.dealing:
            return ()
        return tuple((Deal(card), 1) for card in PACK if card not in state.cards)

    def apply(self, state: State, event: Event) -> State:
        """The state after a card is dealt or a word is said. Raises Illegal with the codes "over",
        "deal_first", "no_deal", "not_in_pack" and "stay_or_fold"."""
        if state.over:
            raise Illegal("over")
        if isinstance(event, Deal):
            if not state.dealing:
                raise Illegal("no_deal")
            if event.card not in PACK or event.card in state.cards:
                raise Illegal("not_in_pack", card=event.card)
            return replace(state, cards=(*state.cards, event.card))
        if state.dealing:
            raise Illegal("deal_first")
        if event not in (STAY, FOLD):
            raise Illegal("stay_or_fold")
        return replace(state, said=(*state.said, event.word))

    def observation(self, state: State, seat: int | None) -> State:
        """The state with only the seat's own card, and at the end those that are shown; UNKNOWN for
        the others."""
        open_to_seat = {seat, *state.shown}
        cards = [
            card if owner in open_to_seat else UNKNOWN for owner, card in enumerate(state.cards)
        ]
        return replace(state, cards=tuple(cards))

    def observed_action(self, state: State, event: Event, seat: int | None) -> Event:
        """The event, with the card hidden if it is dealt to another; words are heard by all."""
        hidden = isinstance(event, Deal) and seat != self.on_turn(state)
        return Deal(UNKNOWN) if hidden else event

    def reveals(self, state: State, event: Event) -> bool:
        """Whether the event deals a card, or is the last word, after which cards are shown."""
        return isinstance(event, Deal) or self.apply(state, event).shown != ()

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        """The state with the cards that the seat doesn't see dealt anew. `state` may be an
        observation."""
        seen = self.observation(state, seat).cards
        left = [card for card in PACK if card not in seen]
        rng.shuffle(left)
        return replace(state, cards=tuple(left.pop() if card == UNKNOWN else card for card in seen))

    def result(self, state: State) -> Result | None:
        """A win for the seat left alone, or for the best card shown."""
        if not state.over:
            return None
        if not state.shown:
            return Result((state.winner,), "alone")
        return Result((state.winner,), state.setup["wins"], (state.cards[state.winner],))


RULES = OneCardRules()
