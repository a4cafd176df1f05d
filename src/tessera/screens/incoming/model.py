"""A game or a backup from elsewhere: looked at first, kept only when somebody says so."""

from collections.abc import Callable, Iterator
from functools import partial

from tessera.games import find
from tessera.i18n import N_
from tessera.post.letter import MARK
from tessera.screens.page import Draw, Page
from tessera.screens.services import Services
from tessera.screens.trouble import CAUSES, damage
from tessera.session.table import AnyTable
from tessera.storage.backup import Backup, Restored, restore
from tessera.storage.backup_reader import BadBackup, is_backup, read_backup
from tessera.storage.links import BadLink, read_link, tidy
from tessera.storage.saves import Damaged, open_good_part, open_table

PROBLEMS = {
    **CAUSES,
    "bad_link": N_("This link is incomplete: please copy all of it."),
    "newer_link": N_("This link was made by a newer Tessera. Please update, then it will open."),
    "no_backup": N_("This is not a backup of Tessera."),
    "newer_backup": N_("This backup was made by a newer Tessera. Please update first."),
    "bad_backup": N_("Line {at} of this backup can't be read."),
}
AT_ONCE = 5
"""Games restored before the page is drawn again."""


class Incoming(Page):
    """`text` came as a file or from the clipboard, None when the file was too large; `code` came
    with a link."""

    name = "incoming"

    def __init__(self, services: Services, view: Draw, code: str = "") -> None:
        super().__init__(services, view=view)
        self.pasted = ""
        self.problem: Callable[[], str] | None = None
        self.table: AnyTable | None = None
        self.whole = True
        """Whether the table shows all of the game, and not only its good part."""
        self.backup: Backup | None = None
        self.restored: list[Restored] | None = None
        """What became of each game so far; None before it begins."""
        self.partly_good: set[str] = set()
        """The games that were refused but have a good part."""
        self._steps: Iterator[Restored] | None = None
        self._cancel: Callable[[], None] | None = None
        self.presses = {
            "paste": self._paste,
            "keep": self._keep,
            "restore": self._restore,
            "another": self._begin_again,
        }
        self.families = {"look": self._look}
        self.fields = {"pasted": self._take}
        inbox, services.memory.inbox = services.memory.inbox, ""
        if code:
            self._read(lambda: read_link(code))
        elif inbox is None:
            self._fail("too_large")
        elif inbox:
            self._read(lambda: tidy(inbox))

    def _take(self, text: str) -> None:
        self.pasted = text

    def leave(self) -> None:
        """What was restored stays; the rest can be restored again."""
        if self._cancel:
            self._cancel()

    def told(self, damaged: Damaged) -> str:
        """What is wrong with a game, in words."""
        return damage(damaged, self.services.say)

    # --- reading ---

    def _paste(self) -> None:
        """Installed apps never see a link that was pressed elsewhere, so letters are pasted too."""
        _, mark, code = self.pasted.partition(MARK)
        if mark:
            self.services.device.go(MARK + "".join(code.split(maxsplit=1)[:1]))
        else:
            self._read(lambda: tidy(self.pasted))

    def _read(self, source: Callable[[], str]) -> None:
        self.problem = self.table = None
        try:
            text = source()
            if is_backup(text):
                self.backup = read_backup(text)
            else:
                self._open(text)
        except BadLink as bad:
            self._fail(bad.code)
        except BadBackup as bad:
            self._fail(bad.code, bad.line)

    def _begin_again(self) -> None:
        self.table = self.problem = None

    def _look(self, id: str) -> None:
        """Opens the good part of a game that was refused."""
        refused = {r.id: r.damaged for r in self.restored or () if r.damaged}
        self._open(refused[id].text)

    def _open(self, text: str) -> None:
        try:
            self.table = open_table(text, find)
            self.whole = True
        except Damaged as damaged:
            self.problem = partial(self.told, damaged)
            self.table = open_good_part(text, find)
            self.whole = False
        self._announce()

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
        over = table.rules.result(table.state) is not None
        if not over:
            table.go_on_as_copy(device.entropy())
        self.services.saves.save(id, table.record(device.now()))
        device.go(f"#/watch/{id}" if over else f"#/play/{id}")

    def _restore(self) -> None:
        if self.backup and self._steps is None:
            self.restored = []
            services = self.services
            services.focus = "heading"  # The button is gone.
            self._steps = restore(self.backup, services.saves, services.settings, find)
            self._go_on()

    def _go_on(self) -> None:
        """A few games at a time, so that the page stays awake."""
        assert self._steps is not None
        assert self.restored is not None
        self._cancel = None
        for _ in range(AT_ONCE):
            restored = next(self._steps, None)
            if restored is None:
                self.services.messages.announce(self.services.say("Restored."))
                return
            self.restored.append(restored)
            if restored.damaged and open_good_part(restored.damaged.text, find):
                self.partly_good.add(restored.id)
        self._cancel = self.services.device.after(0, self._go_on)
