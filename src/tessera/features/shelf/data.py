"""The page "My data": stored games, their safety, and copies elsewhere. It says whether the browser
will keep what is stored, and has the button that asks it to. The browser may put that question to
the player, so it is asked by a press, below a sentence that says why."""

from tessera.features.shelf.own import undelete
from tessera.i18n import N_, Nn_
from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, file_field, hint, menu_link, nothing_yet, paper
from tessera.screens.device import StorageEstimate
from tessera.screens.export import file_name
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.leaving import save_as_file
from tessera.screens.table.saved.entries import item
from tessera.screens.unfinished import Unfinished
from tessera.storage.backups.backup import take, write_backup
from tessera.storage.clearing import DAYS
from tessera.storage.giving import without_own
from tessera.storage.holdings import Status
from tessera.storage.saves import Entry

PROMISED = N_("The browser will not delete them on its own.")
NOT_PROMISED = N_(
    "The browser may delete them when the device is full or when you haven't opened Tessera for a "
    "long time."
)


class Data(Page):
    """Backup and restoring, with the deleted games and the texts in quarantine."""

    name = "data"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._estimate: StorageEstimate | None = None
        self._unfinished = Unfinished(services)
        self.presses = {
            "backup": self._back_up,
            "promise": lambda: services.device.persist(self._answered),
            "unfinished": lambda: services.device.go("#/open"),
            **self._unfinished.presses,
        }
        self.families = {"restore": self._restore, "quarantine": self._give_out}
        services.device.storage_estimate(self._know)
        services.clear_deleted()
        self._unfinished.look()

    def draw(self) -> Node:
        """The whole page."""
        say = self.services.say
        what = say(
            "One file with all your games and settings. Keep it in a safe place, for "
            "example in your e-mail or cloud. You can restore it here or on another device."
        )
        is_used = bool(self.services.saves.entries())
        return paper(
            say("My data"),
            None if is_used else nothing_yet(say, "saved", say("No game is on this device yet.")),
            *self._kept(),
            Node("h2", {}, say("Backup")),
            Node("p", {}, what),
            *self._unfinished.draw(),
            actions(
                button(say("Save a backup"), "backup", "primary") if is_used else None,
                file_field(say("Restore a backup")),
                key="backup",
            ),
            *self._deleted(),
            *self._quarantine(),
            actions(menu_link(say), link(say("Saved games"), "#/saved", "button")),
            look="data",
        )

    def _back_up(self) -> None:
        services = self.services
        day = services.device.today()
        text = write_backup(take(services.saves, services.settings))
        save_as_file(services, f"tessera-backup-{day}.txt", text)

    def _restore(self, id: str) -> None:
        """Restores a deleted game; the focus moves to the next one."""
        services = self.services
        ids = [entry.id for entry in services.saves.deleted()]
        at = ids.index(id) if id in ids else 0
        rest = ids[at + 1 :] or ids[:at][-1:]
        undelete(services, id, f"app:restore {rest[0]}" if rest else "heading")

    def _give_out(self, id: str) -> None:
        """Gives out a text in quarantine as a file."""
        text = without_own(self.services.repository.quarantine[id])
        save_as_file(self.services, file_name(self.services.device, text), text)

    def _kept(self) -> list[Node | None]:
        say, estimate, repository = self.services.say, self._estimate, self.services.repository
        games = say.count(Nn_("{n} game", "{n} games"), len(self.services.saves.entries()))
        lines = [say("{games}, saved only in this browser on this device.", games=games)]
        if any(repository.status(id) is Status.ONCE for id in repository.games()):
            lines.append(
                say(
                    "This browser keeps only one copy of your latest moves. Save a backup to be "
                    "safe."
                )
            )
        if estimate:
            used, allowed = self._megabytes(estimate.used), self._megabytes(estimate.allowed)
            lines.append(say("{used} MB of {allowed} MB used.", used=used, allowed=allowed))
            lines.append(say(PROMISED if estimate.promised else NOT_PROMISED))
        ask = button(say("Ask the browser to keep them"), "promise")
        asks = estimate is not None and not estimate.promised
        return [*(Node("p", {}, line, key=line) for line in lines), ask if asks else None]

    def _answered(self, promised: bool) -> None:  # noqa: FBT001
        """Announces the answer, without which the press would seem to do nothing."""
        services, say = self.services, self.services.say
        refused = say("The browser said no. Install Tessera and ask again, or save a backup.")
        services.messages.notify(say(PROMISED) if promised else refused)
        services.device.storage_estimate(self._know)

    def _know(self, estimate: StorageEstimate | None) -> None:
        self._estimate = estimate

    def _megabytes(self, amount: int) -> str:
        digits = 1 if amount < 100_000_000 else 0
        return self.services.device.number(amount / 1_000_000, self.services.say.language, digits)

    def _deleted(self) -> list[Node]:
        say = self.services.say
        entries = self.services.saves.deleted()
        note = say("You can restore them for {n} days.", n=DAYS)
        return self._list(say("Deleted games"), note, entries, say("Restore"), "restore")

    def _quarantine(self) -> list[Node]:
        say, entries = self.services.say, self.services.saves.quarantine()
        note = say("These copies were damaged. The games themselves were saved from another copy.")
        return self._list(say("Damaged copies"), note, entries, say("Save as a file"), "quarantine")

    def _list(
        self, title: str, note: str, entries: list[Entry], way: str, press: str
    ) -> list[Node]:
        """Draws deleted or unreadable games, each with its button."""
        if not entries:
            return []
        items = [item(self.services, e, actions(button(way, f"{press} {e.id}"))) for e in entries]
        saves = Node("ul", {"class": "saves"}, *items, key=press)
        return [Node("h2", {}, title, key=title), hint(note, note), saves]
