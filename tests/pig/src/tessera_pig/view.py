"""Pig on the screen, and everything it says."""

from __future__ import annotations

from tessera.i18n import N_
from tessera.kit.phrases import RulesPage, Sentences, is_playing, teller
from tessera.kit.view import Due, Seen, Sign, Ui, View
from tessera.scene.node import Node
from tessera_pig.rules import HOLD, ROLL, Event, State

TITLE = N_("Pig")
TAGLINE = N_("One die, and when to stop, for 2 or 3")
SENTENCES: Sentences = {
    "rolls": N_("{player} rolls a {face}."),
    "pig": N_("{player} rolls a 1 and gets nothing."),
    "again": N_("{player} wants to roll again."),
    "holds": N_("{player} holds and gets {points}."),
    "wins": N_("{player} wins!"),
    "roll_first": N_("The die must be rolled first."),
}
OPTIONS = {
    "goal": (N_("The goal"), N_("How many points win.")),
    "goal=50": (N_("50 points"), N_("A short game.")),
    "goal=100": (N_("100 points"), N_("The usual game.")),
}
LEVELS = {
    "easy": N_("It stops after a few points."),
    "normal": N_("It stops at twenty, as the books say."),
}
TURN = N_("Roll the die as often as you like and add up what it shows.")
STOP = N_("Hold, and the points are yours. With a 1 the turn is over, and its points are lost.")
RULES_PAGE: RulesPage = ((N_("The turn"), (TURN, STOP)),)
WHY = {"turn": (TURN, STOP), "roll_first": (TURN,)}
ANSWERS = {"roll": (ROLL, N_("Roll again")), "hold": (HOLD, N_("Hold"))}
tell = teller(SENTENCES)
Sight = Seen[State, Event]


class PigView(View[State, Event]):
    choose_first = N_("Roll again or hold.")

    def start(self) -> Ui:
        return Ui("roll")

    def board(self, seen: Sight, /) -> Node:
        words = [seen.say("{n} points", n=score) for score in seen.state.scores]
        return Node("ol", {"class": "board pig"}, *(Node("li", {}, word) for word in words))

    def hand(self, seen: Sight, /) -> Node:
        look = {"type": "button", "class": "button", "data-board": True}
        idle = None if seen.legal else "true"
        return Node(
            "div",
            {"class": "answers"},
            *(
                Node(
                    "button",
                    {**look, "data-press": f"game:{target}", "aria-disabled": idle},
                    seen.say(label),
                    key=target,
                )
                for target, (_, label) in ANSWERS.items()
            ),
        )

    def prompt(self, seen: Sight, /) -> str:
        if seen.state.over:
            return seen.say("The game is over.")
        if seen.due is Due.COMPUTER:
            return is_playing(seen.say, seen.players[seen.state.seat])
        return seen.say("{n} points so far. Roll again or hold?", n=seen.state.pending)

    def topic(self, seen: Sight, /) -> str:
        return "turn"

    def standing(self, seen: Sight, seat: int, /) -> str:
        return seen.say("{n} points", n=seen.state.scores[seat])

    def press(self, seen: Sight, target: str, /) -> Event | None:
        return ANSWERS[target][0] if target in ANSWERS else None

    def hint(self, seen: Sight, actions: tuple[Event, ...], /) -> Sign:
        if actions[0] == HOLD:
            return Sign(seen.say("hold"), placed=("hold",))
        return Sign(seen.say("roll again"), placed=("roll",))


VIEW = PigView()
