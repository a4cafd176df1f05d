"""A hint: what the strongest computer would do in the place of the person who must choose.

It is shown when the thinking is done, so that nothing flickers; it says which choices come next and
how much less they promise; and it goes away with the position that it is about. A turn of several
steps can be followed step by step.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tessera.kit.bot import Choice, Ranking
from tessera.kit.phrases import per_cent, percentage
from tessera.kit.view import AnySeen, Due, Sign
from tessera.screens.table.context import Context
from tessera.session.table import Change
from tessera.thinking.ranking import request_ranking
from tessera.thinking.request import Report

MOST = 4
"""So many choices are shown."""
NEIGHBOURS = {"next": 1, "previous": -1}
"""The choices beside the one that is shown, as the arrow keys find them."""
REASONS = 2
"""So many reasons are given."""
EQUAL = "="
"""The worth of a choice that is as good as the best."""


def concerns(sign: Sign, chosen: str) -> bool:
    """Whether a sign is about what was pressed first, if anything was."""
    return chosen in ("", *sign.taken, *sign.placed)


def capital(words: str) -> str:
    """The words as they stand at the beginning of a line."""
    return words[:1].upper() + words[1:]


class Hint:
    """What one person is told at one position."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._stop: Callable[[], None] | None = None
        self.ranking: Ranking[Any] = ()
        """The best choices, the best first; empty while there is no answer."""
        self.chosen = 0
        """Which of them is shown on the board."""

    @property
    def thinking(self) -> bool:
        """Whether a hint was asked for and isn't known yet."""
        return self._stop is not None

    @property
    def is_open(self) -> bool:
        """Whether there is something to show."""
        return self.thinking or bool(self.ranking)

    def can_help(self, seen: AnySeen) -> bool:
        """Whether there is something to choose."""
        return seen.due is Due.CHOICE and len(seen.legal) > 1

    def press(self, target: str) -> bool:
        """Whether the target has to do with hints."""
        verb, _, number = target.partition(" ")
        if target == "hint":
            self.dismiss() if self.is_open else self._ask()
        elif target == "hint close":
            self.dismiss()
            self._context.services.focus = "app:hint"
        elif verb == "hint" and number in NEIGHBOURS and self.ranking:
            self._show((self.chosen + NEIGHBOURS[number]) % len(self.ranking))
            self._context.services.focus = f"app:hint {self.chosen}"
        elif verb == "hint" and number.isdecimal() and self.ranking:
            self._show(min(int(number), len(self.ranking) - 1))
        else:
            return False
        return True

    def dismiss(self) -> None:
        """Nothing is shown any more, and nothing thought."""
        if self._stop:
            self._stop()
        self._stop, self.ranking, self.chosen = None, (), 0

    def follow(self, change: Change) -> None:
        """The position is another one. Who has taken the first of several steps sees the rest."""
        choice = self.ranking[self.chosen] if self.ranking else None
        self.dismiss()
        if choice and change.event == choice.actions[0] and choice.actions[1:]:
            self.ranking = (Choice(choice.actions[1:], choice.win_probability),)

    def signs(self, seen: AnySeen) -> list[Sign]:
        """How the choices are pointed at; none where whoever looks has nothing to choose."""
        show = self._context.game.view.hint
        return [show(seen, choice.actions) for choice in self.ranking] if seen.legal else []

    def reason(self, seen: AnySeen) -> str:
        """Why the chosen choice is good, in a sentence; nothing where nothing plain can be said."""
        if not self.ranking or not seen.legal:
            return ""
        game, say = self._context.game, self._context.services.say
        found = game.view.reasons(seen, self.ranking[self.chosen].actions)[:REASONS]
        return f"{capital(say.together([*found]))}." if found else ""

    def worths(self) -> list[str]:
        """The chance to win with the best choice, and how much less it is with each other one;
        nothing where the computer doesn't think in chances."""
        services = self._context.services
        best = self.ranking[0].win_probability if self.ranking else None
        texts = []
        for place, choice in enumerate(self.ranking):
            if best is None or choice.win_probability is None:
                texts.append("")
                continue
            if not place:
                texts.append(per_cent(services.say, best))
                continue
            less = 100 * (best - choice.win_probability)
            number = services.device.number(less, services.say.language, 1 if less < 0.95 else 0)
            texts.append(f"−{percentage(services.say, number)}" if less >= 0.05 else EQUAL)
        return texts

    def _show(self, number: int) -> None:
        self.chosen = number
        self._tell()

    def _ask(self) -> None:
        """Has the strongest computer think for whoever must choose, and notes that in the
        record."""
        context = self._context
        services, table = context.services, context.table
        if not self.can_help(context.seen):
            services.notify(services.say("There is a hint when it is your turn to choose."))
            return
        seat = table.rules.current_player(table.state)
        assert seat is not None
        table.note_hint(seat)
        context.keep()
        request = request_ranking(table, [*context.game.bots][-1])
        self._stop = services.device.thinker.ask(request, self._on_report)
        services.announce(services.say("Thinking …"))

    def _on_report(self, report: Report[Choice[Any]]) -> None:
        self._stop, self.ranking, self.chosen = None, report.found[:MOST], 0
        self._tell()

    def _tell(self) -> None:
        """For those who don't see it. What was chosen before is put back, so that there is one mark
        on the table and not two."""
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
        context.services.announce(words)
