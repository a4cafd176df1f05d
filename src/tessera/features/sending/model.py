"""A game or a backup from elsewhere, looked at first and saved on request."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import islice

from tessera.core.record import public
from tessera.features.packs.adding import Needed
from tessera.games import find
from tessera.i18n import N_
from tessera.screens.page import Draw, Page
from tessera.screens.services import Services
from tessera.screens.settings.model import show_chosen
from tessera.screens.timer import Task, answer, pause, stepwise
from tessera.screens.trouble import CAUSES, damage
from tessera.screens.unfinished import Unfinished
from tessera.session.table import AnyTable
from tessera.storage.addresses import address_in
from tessera.storage.backups.backup import Backup
from tessera.storage.backups.reader import BadBackup, is_backup, read_backup
from tessera.storage.backups.restoring import Restoration
from tessera.storage.links import MARK, BadLink, read_link, tidy
from tessera.storage.links.short import code_in, is_short, read_short_link
from tessera.storage.opening import Damaged, open_good_part, open_table
from tessera.storage.programs import TEXT
from tessera.storage.saves import Entry

PROBLEMS = {
    **CAUSES,
    "bad_link": N_("The link is incomplete. Copy all of it and try again."),
    "newer_link": N_("This link needs a newer Tessera. Update, then open it again."),
    "no_backup": N_("This file is not a Tessera backup. Choose a file named tessera-backup-….txt."),
    "newer_backup": N_("This backup needs a newer Tessera. Update, then try again."),
    "bad_backup": N_("Line {at} of this backup can't be read. Look for another copy of it."),
}
AT_ONCE = 5
"""Games that are looked at before the page is drawn again."""
EVENTS_AT_ONCE = 12
"""The same of events in a short link."""


class Incoming(Page):
    """The page for it. `text` came as a file or from the clipboard, None when the file was too
    large; `code` came with a link."""

    name = "incoming"

    def __init__(self, services: Services, view: Draw, code: str = "") -> None:
        super().__init__(services, view=view)
        self.pasted = ""
        self.problem: Callable[[], str] | None = None
        self.table: AnyTable | None = None
        self.whole = True
        """Whether the table shows all of the game, and not only its good part."""
        self.backup: Backup | None = None
        self.restoration: Restoration | None = None
        """None before it begins."""
        self.is_restoring = False
        """Whether it goes on by itself."""
        self.partly_good: set[str] = set()
        """The games that were refused but have a good part."""
        self.unfinished = Unfinished(services)
        self._text = ""
        """The text of the backup."""
        self._unread = ""
        """The text of the game that came."""
        self._restoring: Task | None = None
        """Goes on without the page until the stores have answered."""
        self.unfolding: Task | None = None
        """Reads a short link."""
        self.presses = {
            "paste": self._paste,
            "keep": self._keep,
            "restore": self._restore,
            "stop": self._stop,
            "unfinished": self._take_up,
            **self.unfinished.presses,
            "another": self._begin_again,
        }
        self.needed = Needed(services, self._needed_came)
        """The games of what came."""
        self.presses |= self.needed.presses
        self.families = {"look": self._look, **self.needed.families}
        self.fields = {"pasted": self._take}
        inbox, services.memory.inbox = services.memory.inbox, ""
        if is_short(code):
            self._unfold(code)
        elif code:
            self._read(lambda: read_link(code))
        elif inbox is None:
            self._fail("too_large")
        elif inbox:
            self._take_text(inbox)
        else:
            self.unfinished.look()

    def _take(self, text: str) -> None:
        self.pasted = text

    def leave(self) -> None:
        """Stops restoring. What was restored stays, and the rest can be restored later."""
        self.is_restoring = False

    def told(self, damaged: Damaged) -> str:
        """The sentence about a damaged game."""
        return damage(damaged, self.services.say)

    # --- reading ---

    def _paste(self) -> None:
        """Opens the link or text on the clipboard. An installed app never gets a link that was
        pressed elsewhere, so all kinds are pasted here."""
        address = address_in(self.pasted)
        if address and not address.startswith(MARK):
            self.services.device.go(address)
        else:
            self._take_text(self.pasted)

    def _take_text(self, text: str) -> None:
        if code := code_in(text):
            self._unfold(code)
        else:
            self._read(lambda: tidy(text))

    def _unfold(self, code: str) -> None:
        """Begins to read a short link."""
        self.problem = self.table = None
        self.end_tasks()
        self.unfolding = self.task(self._read_short(code))

    async def _read_short(self, code: str) -> None:
        try:
            text = await stepwise(read_short_link(code, find), EVENTS_AT_ONCE)
        except BadLink as bad:
            self._fail(bad.code)
        else:
            self._open(text)

    def _read(self, source: Callable[[], str]) -> None:
        self.problem = self.table = None
        try:
            text = source()
            if is_backup(text):
                self.backup, self._text = read_backup(text), text
                games = self.backup.games.items()
                own = (n.removeprefix(TEXT) for n in self.backup.settings if n.startswith(TEXT))
                self.needed.look_for((*(Entry(id, t, find).game for id, t in games), *own))
            else:
                self._open(text)
        except BadLink as bad:
            self._fail(bad.code)
        except BadBackup as bad:
            self._fail(bad.code, bad.line)

    def _begin_again(self) -> None:
        self.table = self.problem = None

    def _look(self, id: str) -> None:
        """Opens the good part of a refused game."""
        restored = self.restoration.restored if self.restoration else ()
        refused = {r.id: r.damaged for r in restored if r.damaged}
        self._open(refused[id].text)

    def _open(self, text: str) -> None:
        self._unread, self.problem = text, None
        self.needed.look_for([Entry("", text, find).game])
        try:
            self.table = open_table(text, find)
            self.whole = True
        except Damaged as damaged:
            self.problem = partial(self.told, damaged)
            self.table = open_good_part(text, find)
            self.whole = False
        self._announce()

    def _needed_came(self) -> None:
        """Opens a game whose kind was added."""
        if not self.backup:
            self._open(self._unread)

    def _fail(self, code: str, at: int = 0) -> None:
        self.problem = lambda: self.services.say(PROBLEMS[code], at=at)
        self._announce()

    def _announce(self) -> None:
        if self.problem:
            self.services.messages.announce(self.problem())

    # --- keeping ---

    def _keep(self) -> None:
        table, device = self.table, self.services.device
        if not table:
            return
        id = device.entropy()[:12]
        over = table.result is not None
        if not over:
            table.go_on_as_copy(device.entropy())
        record = public(table.record(device.now()))
        if record.post:  # A place at the table of others, or what was undone, isn't taken over.
            record = replace(record, seed="", events=record.events[: record.played])
        id = self.services.saves.save(id, record)
        device.go(f"#/watch/{id}" if over else f"#/play/{id}")

    # --- restoring ---

    def _take_up(self) -> None:
        self.services.focus = "heading"
        self._read(lambda: tidy(self.unfinished.text))
        self._restore()

    def _restore(self) -> None:
        """Begins to restore, or goes on after a stop."""
        if not self.backup or self.is_restoring or self.is_restored:
            return
        services = self.services
        services.focus = "heading"  # The button is gone.
        if not self.restoration:
            services.unfinished_backup.keep(self._text)
            self.restoration = Restoration(self.backup, services.saves, services.settings, find)
            show_chosen(services)
        self.is_restoring = True
        if not (self._restoring and self._restoring.is_running):
            self._restoring = Task(services.device, self._go_on(self.restoration))

    @property
    def is_restored(self) -> bool:
        """Whether all games were dealt with, and none waits for room."""
        restoration = self.restoration
        return bool(restoration and restoration.is_done and not restoration.has_no_room)

    def _stop(self) -> None:
        self.services.focus = "app:restore"
        self.is_restoring = False
        self.services.messages.announce(self.services.say("Stopped."))

    async def _go_on(self, restoration: Restoration) -> None:
        """Restores a few games at a time, so that the page stays responsive. The next few follow
        when these are safe."""
        services = self.services
        while self.is_restoring:
            looked = [*islice(iter(restoration.look, None), AT_ONCE)]
            for restored in looked:
                if restored.damaged and open_good_part(restored.damaged.text, find):
                    self.partly_good.add(restored.id)
            if len(looked) < AT_ONCE:
                await answer(restoration.give)
                if self.is_restored and not restoration.unsafe:
                    services.unfinished_backup.keep(None)
                if self.is_restored and self.is_restoring:
                    services.messages.announce(services.say("Restored."))
                self.is_restoring &= not (self.is_restored or restoration.has_no_room)
            await pause()
