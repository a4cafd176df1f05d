"""A plain game on the screen: the ready boards, buttons, and what a press or a key means."""

from dataclasses import replace
from typing import Any

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import N_
from tessera.kit.colours import COLOUR_NAMES
from tessera.kit.phrases import is_playing
from tessera.kit.view import AnySeen, Due, Sign, Ui, View
from tessera.scene.chips import OUTLINES, chip_picture
from tessera.scene.node import Node, classes
from tessera.scene.widgets import pressable
from tessera_plain.boards import (
    draw_cards,
    draw_dice,
    draw_grid,
    draw_sheet,
    piece,
    target_of,
)
from tessera_plain.plain import Plain
from tessera_plain.rules import PlainRules
from tessera_plain.texts import PlainTexts
from tessera_plain.things import (
    able_in,
    buttons_of,
    lanes_of,
    shown_facts,
    targets_of,
    things_of,
    verb_of,
)
from tessera_plain.words import card_shown, shown

COLOURS = tuple(COLOUR_NAMES)
MOMENT = 400
"""Milliseconds before what comes by itself."""
STEPS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


class PlainView(View[Any, str]):
    """See `tessera.kit.view` for what each method answers."""

    choose_first = N_("That isn't possible now.")

    def __init__(self, plain: Plain, rules: PlainRules, texts: PlainTexts) -> None:
        self.plain, self.rules, self.texts = plain, rules, texts
        self.throw = plain.throw or View.throw
        kind = type(plain)
        self._deals = kind.dice is Plain.dice and kind.cards is not Plain.cards

    # --- what there is ---

    def start(self) -> Ui:
        """The cursor begins in the middle of a board, or on whatever comes first."""
        state = self.rules.new(self.rules.standard_setup(self.rules.players[0]))
        there = lanes_of(self.plain, state, 0)
        places = [row for row in self.plain.places(state) if row]
        lane = there[len(places) // 2] if places else [*there, [""]][0]
        return Ui(lane[len(lane) // 2])

    # --- what is drawn ---

    def board(self, seen: AnySeen, /) -> Node:
        if drawn := self.plain.board(seen):
            return drawn
        plain, state, able = self.plain, seen.state, able_in(self.plain, seen).__contains__
        parts = []
        if grid := plain.grid(state):
            parts.append(draw_grid(seen, grid, able))
        if laid := plain.laid(state):
            parts.append(draw_cards(seen, laid, able, "laid"))
        if rows := plain.sheet(state):
            seat = None if seen.due is Due.NOTHING else plain.turn(state)
            parts.append(draw_sheet(seen, rows, able, lambda name: self._brings(seen, name), seat))
        if not parts:
            parts.append(self._standings(seen))
        return Node("div", {"class": classes("board plain", lone=len(parts) == 1)}, *parts)

    def _standings(self, seen: AnySeen) -> Node:
        """Everybody's name and standing, where nothing else lies on the table."""
        lines = []
        for seat, player in enumerate(seen.players):
            name = Node("span", {"class": "name"}, player.name)
            score = Node("span", {"class": "score"}, self.standing(seen, seat))
            turn = seen.due is not Due.NOTHING and seat == self.plain.turn(seen.state)
            look = classes(player.colour, turn=turn)
            lines.append(Node("li", {"class": look}, self.badge(player.colour), name, score))
        return Node("ol", {"class": "standings"}, *lines, key="standings")

    def _brings(self, seen: AnySeen, name: str) -> int | str | None:
        """The value that a row of the sheet would have if it were chosen."""
        event = next(one for one, names in things_of(self.plain, seen).items() if names == (name,))
        rows = self.plain.sheet(self.plain.apply(seen.state, event))
        return next(row.values[self.plain.turn(seen.state)] for row in rows if row.name == name)

    def hand(self, seen: AnySeen, /) -> Node:
        plain, able = self.plain, able_in(self.plain, seen).__contains__
        parts = []
        if dice := plain.dice(seen.state):
            parts.append(draw_dice(seen, dice, len(seen.events), able))
        if seen.viewer is not None and (hand := plain.cards(seen.state, seen.viewer)):
            parts.append(draw_cards(seen, hand, able, "held"))
        if buttons := [self._button(*one) for one in buttons_of(self.plain, seen)]:
            parts.append(Node("div", {"class": "answers"}, *buttons, key="answers"))
        return Node("div", {"class": "plain-hand"}, *parts)

    def _button(self, key: str, label: str, can: bool) -> Node:  # noqa: FBT001
        named = {"data-board": True, "aria-disabled": None if can else "true"}
        return pressable(f"game:do {key}", "button", label, key=key, **named)

    def badge(self, colour: str, /) -> Node:
        if colour in OUTLINES:
            return chip_picture(colour)
        box = {"viewBox": "0 0 100 100", "class": "chip-picture", "aria-hidden": "true"}
        return Node("svg", box, piece(colour, COLOURS.index(colour)), key="chip")

    # --- what is said ---

    def prompt(self, seen: AnySeen, /) -> str:
        plain, say = self.plain, seen.say
        if (winners := plain.winners(seen.state)) is not None:
            code = "won" if winners else "draw"
            return self.texts.tell(say, seen.players, code, {"seats": tuple(winners)})
        if seen.due is Due.COMPUTER:
            return is_playing(say, seen.players[plain.turn(seen.state)])
        if plain.chance(seen.state):
            if plain.throw:
                return say(plain.throw)
            return say("The cards are dealt.") if self._deals else say("Throw the dice.")
        if words := plain.prompt(seen):
            return words
        if any(things_of(self.plain, seen).values()):
            return say("Tap what you want to play.")
        return say("Choose what to do.")

    def goal(self, seen: AnySeen, /) -> str:
        return seen.say(self.plain.goal) if self.plain.goal else ""

    def standing(self, seen: AnySeen, seat: int, /) -> str:
        return self.plain.standing(seen.state, seat)

    def choices_aloud(self, seen: AnySeen, /) -> tuple[str, ...]:
        words = dict.fromkeys(self.hint(seen, (event,)).words for event in seen.legal)
        return (f"{', '.join(words)}.",) if words else ()

    def hint(self, seen: AnySeen, actions: tuple[str, ...], /) -> Sign:
        event, say = actions[0], seen.say
        things, verb = things_of(self.plain, seen)[event], verb_of(event)
        if not things:
            label = self.plain.buttons.get(event) or self.plain.buttons.get(verb, "")
            words = say(label, **shown_facts(event)) if label else shown(event)
            return Sign(words, placed=(f"do {event}",) if label else ())
        names = say.together([*map(card_shown, things)])
        if verb in self.plain.gathers:
            words = say.pair(say(self.plain.gathers[verb]), names)
            return Sign(words, placed=(*map(target_of, things), f"do {verb}"))
        return Sign(say("choose {things}", things=names), placed=(*map(target_of, things),))

    def changed_targets(self, before: Any, event: str, /) -> tuple[str, ...]:
        return tuple(map(target_of, event.split()[1:]))

    def pause(self, state: Any, player: Player, /) -> int | None:
        return MOMENT if self.plain.at_once(state) else None

    # --- presses and keys ---

    def press(self, seen: AnySeen, target: str, /) -> str | Ui | None:
        kind, _, name = target.partition(" ")
        if kind == "do":
            return self._gathered(seen, name) if name in self.plain.gathers else name
        if kind != "at":
            return None
        if not seen.legal:
            raise Illegal("over" if seen.due is Due.NOTHING else "not_now")
        return self._meant(seen, name)

    def _gathered(self, seen: AnySeen, verb: str) -> str:
        """The event about the things that were picked up, in the order of the screen."""
        every = targets_of(self.plain, seen)
        names = [target.removeprefix("at ") for target in every if target in seen.ui.held]
        if not names:
            raise Illegal("none_picked")
        return " ".join([verb, *names])

    def _meant(self, seen: AnySeen, name: str) -> str | Ui:
        """The event, or what is chosen, after a press on a thing."""
        target, chosen = target_of(name), seen.ui.chosen.removeprefix("at ")
        firsts = False
        for event, things in things_of(self.plain, seen).items():
            if verb_of(event) in self.plain.gathers:
                if name in things:
                    return seen.ui.toggled(target)
            elif things in ((name,), (chosen, name)):
                return event
            firsts |= things[:1] == (name,)
        if firsts:
            return Ui(target, "" if chosen == name else target)
        raise Illegal(self.plain.refusal(seen.state, name))

    def destinations(self, seen: AnySeen, target: str, /) -> tuple[str, ...]:
        name = target.removeprefix("at ")
        every = things_of(self.plain, seen).values()
        return tuple(target_of(two[1]) for two in every if len(two) == 2 and two[0] == name)

    def key(self, seen: AnySeen, key: str, /) -> Ui | None:
        """Arrows go to the next thing in the row, or to the row above or below."""
        lanes = lanes_of(self.plain, seen.state, seen.viewer)
        here = next(
            ((row, lane.index(seen.ui.cursor)) for row, lane in enumerate(lanes)
             if seen.ui.cursor in lane),
            None,
        )  # fmt: skip
        if here is None or key not in STEPS:
            return None
        down, right = STEPS[key]
        lane = lanes[min(max(here[0] + down, 0), len(lanes) - 1)]
        column = min(max(min(here[1], len(lane) - 1) + right, 0), len(lane) - 1)
        return replace(seen.ui, cursor=lane[column])

    def first_target(self, seen: AnySeen, /) -> str:
        able = able_in(self.plain, seen)
        every = targets_of(self.plain, seen)
        return next((one for one in every if one.removeprefix("at ") in able), seen.ui.cursor)
