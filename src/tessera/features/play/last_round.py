"""A replay of the last round on the board, event by event, while the game waits.

As always only what the viewer may know is shown. A press on the board, the end of the replay, or
anything that this person does leads back to the present; what computers play meanwhile is added to
it.

The news: the latest entry of the log, with the button that shows the last round again."""

from dataclasses import replace

from tessera.kit.view import AnySeen, Due, Ui
from tessera.scene.node import Node, classes
from tessera.scene.widgets import picture, pressable
from tessera.screens.saved_status import saved_status
from tessera.screens.table.context import Context
from tessera.screens.table.marks import Mark, looks_on, marks
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import PrimaryAction, Prompt, Shown
from tessera.screens.table.seeing import spectate
from tessera.screens.table.words.news import whose_turn
from tessera.screens.table.words.turn import unbroken
from tessera.screens.timer import Timer
from tessera.session.table import Change

BEFORE, STEP = 700, 1400
"""Milliseconds that the position before the round is shown, and each one after it."""
LAST_ROUND = "app:last round"
"""Shows again what the others did, and leads back to now."""
LOOKS = {"last", "hint", "call", "open", "close", "turn", "zoom"}
"""The first words of targets that only show something else."""
LONG = 70
"""A sentence of more characters is written smaller: on a phone it has two lines or three."""


class LastRound(Part):
    """The replay at one table. `at` is the number of events after which the table is shown; None
    while the present is shown."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.at: int | None = None
        self._timer = Timer(context.services.device)
        self.presses = {"last round": self._toggle}

    @property
    def since(self) -> int:
        """The number of events after which everything is new to the viewer."""
        context, viewer = self._context, self._context.viewer
        here = viewer, context.table.players, context.table.observe(viewer)
        return context.memo("since", self._began, *here)

    def _began(self, *here: object) -> int:
        table, own = self._context.table, self._own
        return table.played if own is None else table.round_began(own, table.played)

    @property
    def _own(self) -> int | None:
        table = self._context.table
        return looks_on(table, self._context.viewer, table.played)

    @property
    def is_there(self) -> bool:
        """Whether there is a round to be shown."""
        return any(self._context.log.lines[self.since :])

    @property
    def shows(self) -> bool:
        """Whether the past is on the board."""
        return self.at is not None

    is_over = shows

    def shown_at(self, at: int) -> int:
        return at if self.at is None else self.at

    def shown(self, shown: Shown) -> Shown:
        """The position of the replay, or the present."""
        if self.at is None:
            return shown
        context, now = self._context, shown.seen
        past = spectate(context.services, context.game, context.table, self.at, now.viewer)
        turn = context.table.on_turn(max(self.at - 1, self.since))
        return Shown(replace(past, ui=Ui(now.ui.cursor)), turn, ())

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """Marks for what is new in the position that is shown."""
        at = self.shown_at(self._context.table.played)
        return self._context.memo("new", self._new, seen, at)

    def _new(self, seen: AnySeen, at: int) -> dict[str, Mark]:
        context = self._context
        return marks(context.game, context.table, seen.viewer, self._own, self.since, at)

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The sentence for the latest event shown, without "Why?", for nothing is asked about
        it."""
        if not self.shows:
            return prompt
        sentence = self.sentence
        line = Node("span", {"class": "then"}, sentence, key=f"then {self.at}")
        return Prompt(prompt.title, sentence, (line,), wordy=len(sentence) > LONG)

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """Leads back to the present where the button has nothing else to do."""
        if self.shows and action.idle:
            return PrimaryAction(seen.say("Back to now"), LAST_ROUND)
        return action

    @property
    def sentence(self) -> str:
        """The sentence for the latest event shown."""
        say, at = self._context.services.say, self.shown_at(self._context.table.played)
        if at == self.since:
            return say("Since your last turn")
        return self._context.log.so_far(say, at)

    def pressing(self, target: str) -> None:
        """Leads back to the present, unless the press is only to look closer (`LOOKS`)."""
        if target.partition(" ")[0] not in LOOKS:
            self.dismiss()

    def takes(self, target: str) -> bool:
        """Whether the past is shown. Then a press leads back to the present, and does nothing else
        because its target may have changed since."""
        shows = self.shows
        if shows:
            self.back()
        return shows

    def _toggle(self) -> None:
        """Shows the last round, or leads back to the present."""
        if self.shows:
            self.back()
        else:
            self.show()

    def show(self) -> None:
        """Shows the last round, if there is one."""
        if self.is_there:
            self.at = self.since
            self._wait(BEFORE)

    def back(self) -> None:
        """Shows the present again, and announces what is to be done."""
        self.dismiss()
        self._context.services.messages.announce(whose_turn(self._context))

    close = back

    def dismiss(self) -> None:
        """Shows the present again."""
        self._timer.stop()
        self.at = None

    handed_on = leave = dismiss

    def changed(self, change: Change) -> None:
        """Leads back to the present when a person plays or takes something back, or the game
        ends."""
        table = self._context.table
        seat, over = table.rules.on_turn(change.before), table.result
        if over or change.event is None or seat is None or table.players[seat].is_person:
            self.dismiss()

    def _wait(self, milliseconds: int) -> None:
        self._context.services.messages.announce(self.sentence)
        self._timer.start(milliseconds, self._step)

    def _step(self) -> None:
        at = self.shown_at(self._context.table.played)
        if at == self._context.table.played:
            self.back()
            return
        self.at = self._context.log.beside(at, 1)
        self._wait(STEP)


class NewsPlace(Part):
    """The line under the main button, and whatever keeps the game from being saved."""

    def __init__(self, context: Context, past: LastRound) -> None:
        self._context = context
        self._past = past

    def foot(self, seen: AnySeen, action: PrimaryAction) -> tuple[Node, ...]:
        id, over = self._context.id, seen.due is Due.NOTHING
        # The prompt says already who has won.
        latest = self._news(
            self._context.asked(seen) if over else "", leads_back=action.press == LAST_ROUND
        )
        saved = saved_status(self._context.services, id) if id else None
        return (Node("div", {"class": "foot"}, latest, saved, key="foot"),)

    def _news(self, asked: str, *, leads_back: bool) -> Node:
        """The latest entry of the log, and a button for the last round. Words
        that `asked` has already are left out. `leads_back` says whether there is a large button
        that leads back to the present."""
        context, past = self._context, self._past
        say, players = context.services.say, context.table.players
        # The live region has said it already. A new key has it come anew, and what goes on with
        # what was said before takes its place quietly: hence the words stand beside the button. The
        # words themselves are new each time, for where they stay for a while only.
        first, words_shown = context.log.latest(say)
        does = say("Back to now") if past.shows else say("Show what happened since your last turn")
        if past.shows:
            words_shown = say("Since your last turn") if leads_back else does
        else:
            words_shown = words_shown.removesuffix(asked).strip() or words_shown
        look = {"class": classes("news", wordy=len(words_shown) > LONG), "aria-hidden": "true"}
        named = {
            "aria-label": does if words_shown == does else say.pair(does, words_shown),
            "title": does,
        }
        words = Node("span", {}, unbroken(players, words_shown), key=words_shown)
        return Node(
            "div",
            {"class": "news-place"},
            pressable(LAST_ROUND, "news-button", picture("again"), key="news button", **named)
            if past.is_there
            else None,
            Node("p", look, words, key=f"news {first}"),
            key="news",
        )
