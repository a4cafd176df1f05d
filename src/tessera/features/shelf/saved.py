"""The list of saved games, to go on with, look at, share or delete."""

from tessera.features.shelf.own import undo_way
from tessera.features.shelf.people import tabs
from tessera.features.shelf.results import GAMES
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, icon_button, link
from tessera.screens.components import actions, menu_link, nothing_yet, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.memory import SENT
from tessera.screens.table.saved.entries import first_way, is_known, item, of_entry, summary
from tessera.screens.table.saved.thumbnails import NOTHING, ThumbnailLoader
from tessera.screens.timer import breathing
from tessera.storage.people.people import bare
from tessera.storage.saves import Entry

SHOWN = 20
"""Games shown at first, and with each press for more: hundreds would take a while to draw."""
SEARCHED = 12
"""The most games that need no search."""
PORTION = 10
"""The number of games read in one go for the search."""


class Saved(Page):
    """Every saved game on this device, the latest first."""

    name = "saved"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.confirming_delete: str | None = None
        """The game whose deletion waits for a second press."""
        self.unfolded: str | None = None
        """The game of which everything that can be done with it is shown."""
        self._thumbnails = ThumbnailLoader(services)
        self.shown = SHOWN
        self.sought = ""
        self._words: dict[str, str] = {}
        """The words by which each game is found, by its id, without capitals and accents."""
        self._read_in = ""
        """The language of those words."""
        self.presses = {"more": self._show_more, "keep": self._keep, "all": self._show_all}
        self.families = {
            "more": self._unfold,
            "delete": self._doom,
            "really": self._delete,
            "resend": self._resend,
        }
        self.fields = {"search": self._search}

    def arrive(self) -> None:
        """Shows the list before any of its games is opened for a picture."""
        super().arrive()
        self._look()

    def draw(self) -> Node:
        """The list, or a sentence about where saved games come from."""
        say = self.services.say
        if self._read_in != say.language:  # It may be changed while the list is open.
            self._read_in = say.language
            self.end_tasks()
            self.task(self._read_words())
        every = self.services.saves.entries()
        entries = self._fitting()
        more = None
        if every:
            items = [self._item(entry) for entry in entries[: self.shown]]
            body = Node("ul", {"class": "saves"}, *items, key="list")
            if len(entries) > self.shown:
                left = len(entries) - self.shown
                more = button(say("Show more ({n} left)", n=left), "more")
        else:
            words = say("Your games are saved here automatically.")
            body = nothing_yet(say, "table", words)
        return paper(
            say("Saved games"),
            tabs(say, "saved"),
            self._field() if len(every) > SEARCHED else None,
            body if entries or not every else self._nothing_found(),
            more,
            actions(menu_link(say), key="ways"),
        )

    def press(self, target: str) -> None:
        """Does the press, then opens the games that are listed afterwards."""
        super().press(target)
        self._look()

    def _show_more(self) -> None:
        """Shows more of the list. Another tab may have deleted games meanwhile."""
        fitting = self._fitting()
        at = min(self.shown, len(fitting) - 1)
        self.services.focus = first_way(fitting[at]) if fitting else "heading"
        self.shown += SHOWN

    def _unfold(self, id: str) -> None:
        self.unfolded = None if self.unfolded == id else id
        self.confirming_delete = None

    def _doom(self, id: str) -> None:
        """Asks for a second press to delete the game."""
        self.confirming_delete = id
        self.services.focus = f"app:really {id}"

    def _keep(self) -> None:
        if self.confirming_delete:
            self.services.focus = f"app:delete {self.confirming_delete}"
            self.confirming_delete = None

    def _delete(self, id: str) -> None:
        services = self.services
        self._lead_on(id)
        services.saves.delete(id)
        self.confirming_delete = None
        words = services.say("Deleted. You can restore it under “My data”.")
        services.messages.notify(words, undo_way(services, id))

    def _look(self) -> None:
        self._thumbnails.look(self._fitting()[: self.shown])

    def _lead_on(self, id: str) -> None:
        """Moves the focus to the next entry, else the previous, else the title."""
        shown = self._fitting()[: self.shown]
        at = next((at for at, entry in enumerate(shown) if entry.id == id), 0)
        rest = shown[at + 1 :] or shown[:at][-1:]
        self.services.focus = first_way(rest[0]) if rest else "heading"

    async def _read_words(self) -> None:
        """Collects the words of each game. Each letter typed looks through finished texts."""
        device, language = self.services.device, self._read_in
        async for entry in breathing(self.services.saves.entries(), PORTION):
            said = [node.text() for node in summary(self.services, entry) if node]
            if head := entry.head:
                said += [player.name for player in head.players]
                said.append(device.day(device.day_of(head.saved), language, year=True))
            self._words[entry.id] = bare(" ".join([*said, entry.saved[:10]]))

    def _search(self, words: str) -> None:
        """Shows the first games with all these words."""
        self.sought, self.shown = words, SHOWN
        fitting = self._fitting()
        self._thumbnails.look(fitting[:SHOWN])
        self.services.messages.announce(self.services.say.count(GAMES, len(fitting)))

    def _show_all(self) -> None:
        self._search("")
        self.services.focus = "field:search"

    def _fitting(self) -> list[Entry]:
        entries, words = self.services.saves.entries(), bare(self.sought).split()
        said = self._words
        return [one for one in entries if all(word in said.get(one.id, "") for word in words)]

    def _field(self) -> Node:
        label = self.services.say("Search: name, game or date")
        field: Attributes = {
            "type": "search",
            ".value": self.sought,
            "data-change": "search",
            "placeholder": label,
            "aria-label": label,
            "dir": "auto",
        }
        return Node("input", field, key="search")

    def _nothing_found(self) -> Node:
        say = self.services.say
        way = button(say("Show all games"), "all", "primary")
        return nothing_yet(say, "saved", say("No saved game fits these words."), way)

    def _item(self, entry: Entry) -> Node:
        """Draws an entry with one link or button; another button shows the others."""
        say, id = self.services.say, entry.id
        words = say("How it went") if entry.over else say("Continue")
        first = link(words, first_way(entry), "button primary")
        if not is_known(entry):
            first = link(say("What is the problem?"), first_way(entry), "button")
        unfolded = self.unfolded == id
        more = icon_button(
            "more",
            say("More about this game"),
            f"more {id}",
            aria_expanded="true" if unfolded else "false",
        )
        rest = actions(*self._rest(entry), look="rest", key="rest") if unfolded else None
        return item(
            self.services,
            entry,
            actions(
                of_entry(first, entry), self._again(entry), more, look="entry-ways", key="ways"
            ),
            *([rest] if rest else []),
            thumbnail=self._thumbnails.of(entry) if is_known(entry) else NOTHING,
        )

    def _again(self, entry: Entry) -> Node | None:
        """A button that sends the last letter again; None where none is awaited."""
        post = entry.head.post if entry.head and is_known(entry) else None
        waits = post and post.here and post.here.awaited not in (None, post.here.house)
        return button(self.services.say("Send again"), f"resend {entry.id}") if waits else None

    def _resend(self, id: str) -> None:
        """Opens the game's page, which shows the last letter."""
        self.services.memory.letter = SENT
        self.services.device.go(f"#/play/{id}")

    def _rest(self, entry: Entry) -> list[Node]:
        say, id = self.services.say, entry.id
        controls = []
        if is_known(entry):
            controls.append(link(say("Replay"), f"#/watch/{id}", "button"))
            controls.append(link(say("Share"), f"#/share/{id}", "button"))
        controls.append(button(say("Save as a file"), f"export {id}"))
        if self.confirming_delete == id:
            controls.append(button(say("Yes, delete"), f"really {id}", "danger"))
            controls.append(button(say("Keep"), "keep"))
        else:
            controls.append(button(say("Delete"), f"delete {id}"))
        return controls

    def leave(self) -> None:
        """Cancels looking at more games."""
        self._thumbnails.stop()
