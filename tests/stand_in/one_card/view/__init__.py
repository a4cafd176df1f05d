"""One Card on the screen: the cards on the table, and two buttons."""

from __future__ import annotations

from tessera.core.record import Player
from tessera.games.one_card.rules.state import FOLD, PACK, STAY, UNKNOWN, Deal, Event, State
from tessera.games.one_card.rules.story import ending
from tessera.games.one_card.view.drawing import card_picture, flying_card
from tessera.games.one_card.view.texts import tell
from tessera.i18n import N_
from tessera.kit.motion import Flight, seat_place
from tessera.kit.phrases import is_playing
from tessera.kit.view import Due, Seen, Sign, Ui, View
from tessera.scene.node import Node, classes
from tessera.scene.widgets import pressable

Sight = Seen[State, Event]

ANSWERS = {"stay": (STAY, N_("Stay")), "fold": (FOLD, N_("Fold"))}
"""For each button, by its target, the action that it stands for and its label."""
DEALING = 500
"""Milliseconds before each card is dealt."""


class OneCardView(View[State, Event]):
    """See `tessera.kit.view` for what each method answers."""

    choose_first = N_("Stay or fold.")

    def start(self) -> Ui:
        """The cursor begins on the first button."""
        return Ui("stay")

    def board(self, seen: Sight, /) -> Node:
        """Every player's card, face up where the viewer may see it."""
        places = [self._place(seen, seat) for seat in range(len(seen.players))]
        return Node("ol", {"class": "board one-card"}, *places)

    def _place(self, seen: Sight, seat: int) -> Node:
        say, state = seen.say, seen.state
        card = state.cards[seat] if seat < len(state.cards) else None
        if card is None:
            words = say("no card yet")
        else:
            words = say("a hidden card") if card == UNKNOWN else str(card)
        look = classes("place", folded=seat not in state.standing)
        name = Node("span", {"class": "name"}, seen.players[seat].name)
        drawn = card_picture(card, words, None if card is None else f"card {seat}")
        place = {"class": look, "data-mark": f"seat {seat}"}
        return Node("li", place, drawn, name, key=str(seat))

    def flights(self, before: Sight, after: Sight, /) -> tuple[Flight, ...]:
        """The flight of a dealt card from its player's name, face up only if the viewer may see
        it."""
        seat = len(before.state.cards)
        if len(after.state.cards) == seat:
            return ()
        return (Flight(flying_card(after.state.cards[seat]), (seat_place(seat), f"card {seat}")),)

    def hand(self, seen: Sight, /) -> Node:
        """The two buttons. They can always be pressed; the rules refuse it when it is too early."""
        idle = None if seen.legal else "true"
        buttons = [
            pressable(
                f"game:{target}",
                "button",
                seen.say(label),
                key=target,
                data_board=True,
                aria_disabled=idle,
            )
            for target, (_, label) in ANSWERS.items()
        ]
        return Node("div", {"class": "answers"}, *buttons)

    def prompt(self, seen: Sight, /) -> str:
        """The winner, the player who is thinking, or the question to the one who must speak."""
        say, state = seen.say, seen.state
        if lines := ending(state):
            return tell(say, seen.players, lines[-1].code, lines[-1].facts)
        if state.dealing:
            return say("The cards are being dealt.")
        if seen.due is Due.COMPUTER:
            return is_playing(say, seen.players[len(state.said)])
        return say("Do you stay with your card, or fold?")

    def topic(self, seen: Sight, /) -> str:
        if ending(seen.state):
            return "over"
        return "dealing" if seen.state.dealing else "answer"

    def goal(self, seen: Sight, /) -> str:
        return seen.say("Have the best card of those who stay, or be the only one left.")

    def standing(self, seen: Sight, seat: int, /) -> str:
        """The player's answer; an ellipsis before there is one."""
        if seat >= len(seen.state.said):
            return "…"
        return seen.say("folded") if seat not in seen.state.standing else seen.say("stayed")

    def press(self, seen: Sight, target: str, /) -> Event | None:
        """The answer that a button stands for. It may be illegal: the rules decide."""
        return ANSWERS[target][0] if target in ANSWERS else None

    def key(self, seen: Sight, key: str, /) -> Ui | None:
        """The arrows go from one button to the other."""
        moved = {"ArrowLeft": "stay", "ArrowRight": "fold"}.get(key)
        return Ui(moved) if moved else None

    def pause(self, state: State, player: Player, /) -> int:
        """The milliseconds before each card, which comes by itself."""
        return DEALING

    def changed_targets(self, before: State, event: Event, /) -> tuple[str, ...]:
        """The card of the player who spoke."""
        return () if isinstance(event, Deal) else (f"seat {len(before.said)}",)

    def hint(self, seen: Sight, actions: tuple[Event, ...], /) -> Sign:
        """Points at the button of the action."""
        if actions[0] == FOLD:
            return Sign(seen.say("fold"), placed=("fold",))
        return Sign(seen.say("stay"), placed=("stay",))

    def reasons(self, seen: Sight, actions: tuple[Event, ...], /) -> tuple[str, ...]:
        """The reason to stay with the best card of all; none for anything else."""
        state = seen.state
        best = max(PACK) if state.highest_wins else min(PACK)
        sure = actions[0] == STAY and state.cards[len(state.said)] == best
        return (seen.say("no card beats yours"),) if sure else ()


VIEW = OneCardView()
