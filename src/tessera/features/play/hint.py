"""A hint: the strongest computer's choices in the place of the person who must choose.

It is shown when the thinking is done, so that nothing flickers. It says which choices come next and
how much less they are worth, and goes when the position changes. A turn of several steps can be
followed step by step.

A hint in words, in the panel: the choice shown and why, and a button for each with its worth."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from tessera.i18n import N_, Translator
from tessera.kit.bot import Choice, Ranking
from tessera.kit.phrases import capital, per_cent, percentage
from tessera.kit.view import AnySeen, Due, Sign
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import button, flag, icon_button, pressable
from tessera.screens.components import bar_button
from tessera.screens.services.messages import NO_HELPER
from tessera.screens.table.context import Context
from tessera.screens.table.marks import signed
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import HandPlace, PrimaryAction
from tessera.screens.table.turns import play
from tessera.screens.table.words.turn import LEVEL_NAMES, NORMAL
from tessera.session.table import Change
from tessera.thinking.ranking import request_ranking
from tessera.thinking.request import INSTEAD, NOBODY, Report

LONG_HINT = 50
"""With more characters than these the words of a hint are written smaller."""
STAND_IN = N_("No hint right now. “{level}” would play this.")


def stand_in(say: Translator, by: str) -> tuple[str, ...]:
    """A sentence for a hint by another computer than the one that was asked; else nothing."""
    return (say(STAND_IN, level=say(LEVEL_NAMES[NORMAL])),) if by == INSTEAD else ()


def hint_strip(
    seen: AnySeen, signs: Sequence[Sign], worths: Sequence[str], chosen: int, why: str
) -> Node:
    """The shown choice in words, its reason, and a button for each choice."""
    # Without signs it says that the computer is still thinking.
    say = seen.say
    words = capital(signs[chosen].words) if signs else say("Thinking…")
    buttons = [
        _button(number, sign, worth, chosen=number == chosen)
        for number, (sign, worth) in enumerate(zip(signs, worths, strict=False))
    ]
    known = bool(worths and worths[0])
    unit = say("Chance to win, as the computer sees it") if known else say("The best first")
    return Node(
        "section",
        {"class": "hint-strip", "aria-label": say("Hint")},
        Node(
            "div",
            {"class": classes("hint-says", full=len(words) + len(why) > LONG_HINT)},
            Node("p", {"class": "hint-words"}, words),
            Node("p", {"class": "hint-why"}, why) if why else None,
            Node("small", {}, unit) if signs else None,
        ),
        icon_button("close", say("Close"), "hint close"),
        _choices(unit, buttons, button(say("Play this"), "hint play", "primary"))
        if signs
        else None,
        key="hint strip",
    )


def _choices(unit: str, buttons: Sequence[Node], play: Node) -> Node:
    """The choices with their worths, and the button that plays the one shown."""
    group: Attributes = {"role": "group", "aria-label": unit, "data-keys": "hint"}
    return Node("div", {"class": "hint-choices"}, Node("div", group, *buttons), play)


def _button(number: int, sign: Sign, worth: str, *, chosen: bool) -> Node:
    # What is heard begins with what is seen, so that people who speak to the device are understood.
    label = f"{number + 1} {worth}".rstrip() + f": {sign.words}"
    return pressable(
        f"app:hint {number}",
        "button",
        Node("b", {}, f"{number + 1} "),
        Node("span", {}, worth) if worth else None,
        key=str(number),
        aria_pressed=flag(chosen),
        aria_label=label,
    )


KEYS = {
    "h": "hint",
    "hint+ArrowRight": "hint next",
    "hint+ArrowDown": "hint next",
    "hint+ArrowLeft": "hint previous",
    "hint+ArrowUp": "hint previous",
}
"""With "hint+" while the focus is on the choices."""
MOST = 4
"""So many choices are shown."""
REASONS = 2
"""So many reasons are given."""
EQUAL = "="
"""The worth of a choice that is as good as the best."""


def concerns(sign: Sign, chosen: str) -> bool:
    """Whether a sign begins with the target that was pressed first, if any was."""
    return chosen in ("", *sign.taken, *sign.placed)


class Hint(Part):
    """The hint for one person at one position."""

    place = 50
    keys = KEYS

    def __init__(self, context: Context) -> None:
        self._context = context
        self._stop: Callable[[], None] | None = None
        self.ranking: Ranking[Any] = ()
        """The best choices, the best first; empty while there is no answer."""
        self.chosen = 0
        """Which of them is shown on the board."""
        self._by = ""
        """The bot that found them, if it isn't the one that was asked."""
        self.is_offered = False
        """Whether it was just said where hints are."""
        self.draws_only: Callable[[], bool] = bool
        """Whether it is for somebody who is helped: without words and chances."""
        self.presses = {
            "hint": self._toggle,
            "hint close": self._close,
            "hint next": partial(self._go, 1),
            "hint previous": partial(self._go, -1),
            "hint play": self._play_shown,
        }
        self.families = {"hint": self._choose}

    @property
    def thinking(self) -> bool:
        """Whether a hint was asked for and isn't known yet."""
        return self._stop is not None

    @property
    def is_open(self) -> bool:
        """Whether there is something to show."""
        return self.thinking or bool(self.ranking)

    is_over = is_open

    def can_help(self, seen: AnySeen) -> bool:
        """Whether there is a choice to be made."""
        return seen.due is Due.CHOICE and len(seen.legal) > 1

    def close(self) -> None:
        """Closes the hint and puts the focus back on the board."""
        self.dismiss()
        self._context.services.focus = f"game:{self._context.ui.cursor}"

    def dismiss(self) -> None:
        """Takes the hint away and stops the thinking."""
        if self._stop:
            self._stop()
        self._stop, self.ranking, self.chosen = None, (), 0

    def changed(self, change: Change) -> None:
        """Takes the hint away, or goes on with it after the first of its several steps."""
        choice = self.ranking[self.chosen] if self.ranking else None
        self.dismiss()
        if choice and change.event == choice.actions[0] and choice.actions[1:]:
            self.ranking = (Choice(choice.actions[1:], choice.win_probability),)

    def signs(self, seen: AnySeen) -> list[Sign]:
        """The signs of the choices, the best first; none for a viewer who has nothing to choose."""
        show = self._context.game.view.hint
        return [show(seen, choice.actions) for choice in self.ranking] if seen.legal else []

    def reason(self, seen: AnySeen) -> str:
        """A sentence that says why the choice shown is good; "" where there is no plain reason."""
        if not self.ranking or not seen.legal:
            return ""
        game, say = self._context.game, self._context.services.say
        reasons = game.view.reasons(seen, self.ranking[self.chosen].actions)[:REASONS]
        return f"{capital(say.together([*reasons]))}." if reasons else ""

    def worths(self) -> list[str]:
        """For each choice a text: the chance to win with the best one, and how much less it is with
        another. The texts are empty where the computer doesn't think in chances."""
        services = self._context.services
        best = self.ranking[0].win_probability if self.ranking else None
        texts = []
        for place, choice in enumerate(self.ranking):
            if best is None or choice.win_probability is None or self.draws_only():
                texts.append("")
                continue
            if not place:
                texts.append(per_cent(services.say, best))
                continue
            less = 100 * (best - choice.win_probability)
            number = services.device.number(less, services.say.language, 1 if less < 0.95 else 0)
            worse = services.say.signed("−", percentage(services.say, number))
            texts.append(worse if less >= 0.05 else EQUAL)
        return texts

    leave = handed_on = dismiss

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button with the lamp, which shines when a hint has just been offered."""
        lamp = bar_button(
            "hint",
            seen.say("Hint"),
            "hint",
            aria_disabled=None if self.can_help(seen) else "true",
            aria_pressed=flag(self.is_open),
            data_offered="true" if self.is_offered else None,
        )
        return (lamp,)

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        return ("hinted",) if self.is_open and not self.draws_only() else ()

    def foot(self, seen: AnySeen, action: PrimaryAction) -> Nodes:
        """The hint in words, while there is one to show."""
        if not self.is_open or self.draws_only():
            return ()
        why = " ".join(filter(None, (self.reason(seen), *stand_in(seen.say, self._by))))
        return (hint_strip(seen, self.signs(seen), self.worths(), self.chosen, why),)

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        return place._replace(hand=self.board(seen, place.hand))

    def pressing(self, target: str) -> None:
        """Takes the hint away before the last round is shown, because a hint is about the
        present."""
        if target == "last round":
            self.dismiss()

    def board(self, seen: AnySeen, node: Node) -> Node:
        """A part of the screen with marks on the targets of the hint. Without them while another
        target is chosen, which has marks of its own."""
        signs = self.signs(seen)
        if not signs or not concerns(signs[self.chosen], seen.ui.chosen):
            return node
        return signed(seen.say, node, signs[self.chosen])

    def _toggle(self) -> None:
        if self.is_open:
            self.dismiss()
        else:
            self.ask()

    def _close(self) -> None:
        self.dismiss()
        self._context.services.focus = "app:hint"

    def _go(self, step: int) -> None:
        """Shows the choice before or after the one shown, for the arrow keys."""
        if self.ranking:
            self._show((self.chosen + step) % len(self.ranking))
            self._context.services.focus = f"app:hint {self.chosen}"

    def _choose(self, number: str) -> None:
        if number.isdecimal() and self.ranking:
            self._show(min(int(number), len(self.ranking) - 1))

    def _play_shown(self) -> None:
        """Plays the choice that is shown, as if it had been pressed on the board."""
        if self._context.seen.legal and self.ranking:
            play(self._context, self.ranking[self.chosen].actions)

    def _show(self, number: int) -> None:
        self.chosen = number
        self._tell()

    def ask(self) -> None:
        """Has the strongest computer think in the place of the person who must choose, and notes in
        the record that a hint was asked for."""
        context = self._context
        services, table = context.services, context.table
        if not self.can_help(context.seen):
            services.messages.notify(
                services.say("There is a hint when it is your turn to choose.")
            )
            return
        seat = table.current_player
        assert seat is not None
        table.note_hint(seat)
        context.source.keep()
        request = request_ranking(table, [*context.game.bots][-1])
        self._stop = services.device.thinker.ask(request, self._on_report)
        services.messages.announce(services.say("Thinking…"))

    def _on_report(self, report: Report[Choice[Any]]) -> None:
        if report.by == NOBODY:
            self._stop, services = None, self._context.services
            services.messages.notify(services.say(NO_HELPER))
            return
        self._stop, self.ranking, self.chosen = None, report.found[:MOST], 0
        self._by = report.by
        self._tell(*stand_in(self._context.services.say, report.by))

    def _tell(self, *first: str) -> None:
        """Announces the hint behind other sentences. Clears the choice, so that only one thing is
        marked on the table."""
        say, context = self._context.services.say, self._context
        sign, worth = self.signs(context.seen)[self.chosen], self.worths()[self.chosen]
        if not concerns(sign, context.ui.chosen):
            context.ui = replace(context.ui, chosen="")
        words = say("Hint: {words}.", words=sign.words)
        if reason := self.reason(context.seen):
            words += f" {reason}"
        if worth == EQUAL:
            words += " " + say("Just as good.")
        elif worth and not self.chosen:
            words += " " + say("Chance to win: {chance}.", chance=worth)
        elif worth:
            words += f" {worth}."
        context.services.messages.announce(*first, words)
