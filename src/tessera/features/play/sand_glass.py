"""A sand-glass for each turn, where people want one. It takes nobody's turn away."""

from datetime import datetime

from tessera.i18n import Nn_
from tessera.kit.view import AnySeen, Due
from tessera.scene.cues import TURN
from tessera.scene.node import Node, classes
from tessera.screens.components import segments
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import PrimaryAction
from tessera.screens.table.sheets import switch
from tessera.screens.timer import Timer
from tessera.session.table import Change

GLASS, TIMES = "glass", "times"
"""The settings with the seconds of a turn, and with the id of the latest game that had a glass and
the seconds that each of its seats has used."""
LENGTHS = ("0", "30", "60", "120")
"""The seconds to choose from; 0 is no glass."""
SECONDS = Nn_("{n} second", "{n} seconds")
WAITS_FOR_PEOPLE = (Due.THROW, Due.CHOICE, Due.END)


class SandGlass(Part):
    """The glass of one table: it runs while a person is to act here, and not while the tablet is
    handed on, a sheet covers the table, or the page is out of sight."""

    customary = True

    def __init__(self, context: Context) -> None:
        self._context = context
        self._timer = Timer(context.services.device)
        self._seat: int | None = None
        """The seat whose sand it is; None while no person is to act."""
        self._since: datetime | None = None
        """The moment since which it runs; None while it lies."""
        self._spent = 0
        """Seconds of this turn before that."""
        self._turn = 0
        """The number of turns it has run for, so that each has a glass of its own on the page."""
        self._run_out = False
        self._tells = False
        """Whether the table says so, until somebody moves."""
        self.used = self._remembered()
        """The measured seconds of each seat so far."""
        self._unwatch = context.services.device.on_hidden(self._lay_down)
        self.presses = {GLASS: lambda: self._choose("0" if self.length else LENGTHS[2])}
        self.fields = {GLASS: self._choose}

    @property
    def rests(self) -> bool:
        return not self.length

    @property
    def length(self) -> int:
        """The seconds of a turn; 0 without a glass."""
        return int(self._context.services.settings.choice(GLASS, LENGTHS))

    def more(self, seen: AnySeen) -> Nodes:
        """The switch, and below the switches how long a turn is."""
        say, label, length = seen.say, seen.say("Turn timer"), self.length
        named = [(n, say.count(SECONDS, int(n))) for n in LENGTHS[1:]]
        return (
            switch("timer", label, GLASS, on=length > 0),
            segments(GLASS, label, named, str(length)) if length else None,
        )

    def asked(self, seen: AnySeen, words: str) -> str:
        """The instruction to the player, behind the words that the sand has run out."""
        return f"{self._words} {words}" if self._tells else words

    def foot(self, seen: AnySeen, action: PrimaryAction) -> Nodes:
        """The sand, which runs along the edge of the turn panel."""
        if self._seat is None or not self.length:
            return ()
        look = classes("sand", over=self._run_out, lies=self._since is None)
        shown = {"class": look, "data-seconds": str(self.length), "aria-hidden": "true"}
        return (Node("div", shown, Node("i"), key=f"sand {self._turn}"),)

    def ending(self, seen: AnySeen) -> Nodes:
        """The minutes that everybody took, where there was a glass."""
        if not self.length or not any(self.used):
            return ()
        taken = [
            seen.say.pair(player.name, f"{seconds // 60}:{seconds % 60:02}")
            for player, seconds in zip(seen.players, self.used, strict=True)
            if seconds
        ]
        words = seen.say.pair(seen.say("Time used"), ", ".join(taken))
        return (Node("p", {}, Node("small", {}, words), key="time used"),)

    # --- what happens ---

    def settled(self) -> None:
        """Turns the glass over when another person is to act."""
        seat = self._acting() if self.length else None
        if seat != self._seat:
            self._lay_down()
            self._seat, self._spent, self._run_out, self._tells = seat, 0, False, False
            self._turn += 1
            self._stand_up()

    arrive = handed_on = settled

    def changed(self, change: Change) -> None:
        self._tells = False

    def leave(self) -> None:
        self._lay_down()
        self._unwatch()

    def _acting(self) -> int | None:
        context = self._context
        seat = context.table.turn
        waits = not context.nobody and context.seen.due in WAITS_FOR_PEOPLE
        return seat if waits and seat in context.table.people else None

    def _stand_up(self) -> None:
        """Lets the sand run on."""
        if self._seat is not None and self._since is None:
            self._since = self._now()
            if (left := self.length - self._spent) > 0:
                self._timer.start(1000 * left, self._ring)

    uncover = come_back = _stand_up

    def _lay_down(self) -> None:
        """Stops the sand, and notes what has run."""
        self._timer.stop()
        if self._since and self._seat is not None:
            seconds = max(0, round((self._now() - self._since).total_seconds()))
            self._spent += seconds
            self.used[self._seat] += seconds
            times = " ".join(map(str, self.used))
            self._context.services.remember(TIMES, f"{self._context.id} {times}")
        self._since = None

    cover = _lay_down

    def _ring(self) -> None:
        self._run_out = self._tells = True
        self._context.services.sounds.cue(TURN)
        self._context.services.messages.announce(self._words)

    @property
    def _words(self) -> str:
        assert self._seat is not None
        name = self._context.table.players[self._seat].name
        return self._context.services.say("Time is up, {player}.", player=name)

    def _choose(self, length: str) -> None:
        self._lay_down()
        self._context.services.remember(GLASS, length)
        self._seat, self._tells = None, False
        self._context.slots.renew()
        self.settled()

    def _now(self) -> datetime:
        return datetime.fromisoformat(self._context.services.device.now())

    def _remembered(self) -> list[int]:
        """The times of this game, if it was the latest with a glass."""
        nothing = [0] * len(self._context.table.players)
        id, *times = self._context.services.settings.recall(TIMES, "").split(" ")
        good = id == self._context.id and len(times) == len(nothing)
        return [int(time) for time in times] if good and all(map(str.isdigit, times)) else nothing
