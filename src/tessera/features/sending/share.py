"""The ways to give a game to somebody else or another device."""

from tessera.games import find
from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, hint, menu_link, nothing_yet, paper
from tessera.screens.export import qr_code, share
from tessera.screens.page import Page
from tessera.screens.services.leaving import copy
from tessera.screens.table.saved.entries import item
from tessera.screens.timer import stepwise
from tessera.storage.giving import text_for_others
from tessera.storage.links import MARK, write_link
from tessera.storage.links.short import short_link
from tessera.storage.saves import Entry

CODE = 1200
"""Characters of a link that still make a QR code which a telephone can read off a tablet."""
AT_A_TIME = 12
"""Events of a longer one that are played in one go, to make it shorter."""

SHOWN = 20
"""Games to choose from, the latest; all others can be shared from among the saved games."""


class ShareWhich(Page):
    """The choice of the game to be shared."""

    name = "share"

    def draw(self) -> Node:
        """Draws the latest games, or the way to play one."""
        say = self.services.say
        entries = [entry for entry in self.services.saves.entries() if entry.head][:SHOWN]
        items = [
            item(
                self.services,
                entry,
                actions(link(say("Share"), f"#/share/{entry.id}", "button primary")),
            )
            for entry in entries
        ]
        none = nothing_yet(say, "share", say("There is no game to share yet."))
        return paper(
            say("Share a game"),
            Node("ul", {"class": "saves"}, *items) if items else none,
            actions(menu_link(say)),
        )


class GivenGame:
    """The ways to give one game away: link, QR code, file, clipboard."""

    def __init__(self, page: Page, entry: Entry) -> None:
        """The page is the one on which they stand."""
        services = self._services = page.services
        self._entry = entry
        self.text = text_for_others(entry.text, find)
        self._shows(write_link(self.text))
        self._shortening = page.task(self._shorten())
        self.rows: tuple[str, ...] | None = None
        self.presses = {
            "share": self._share,
            "copy link": lambda: copy(services, self.link),
            "copy text": lambda: copy(services, self.text),
            "code": lambda: services.device.sharing.draw_code(self.link, self._drawn),
        }

    def _shows(self, code: str) -> None:
        self.link = self._services.device.sharing.link(MARK + code)

    async def _shorten(self) -> None:
        if len(self.link) > CODE:
            self._shows(await stepwise(short_link(self.text, find), AT_A_TIME))

    def draw(self) -> Node:
        """Draws these ways, each with a sentence about its use."""
        services, entry = self._services, self._entry
        say, post = services.say, services.device.sharing
        game = find(entry.head.game) if entry.head else None
        begun = entry.record is not None and entry.record.events
        secret = game is not None and game.rules.hidden and begun and not entry.over
        warning = say("The text of this game shows everybody's cards, even those still hidden.")
        coming = say(
            "What comes by chance is drawn anew. To move the game unchanged to another "
            "device, use a backup."
        )
        is_shortening, making = self._shortening.is_running, say("Making the code…")
        too_long = say("This game is too long for a QR code. Share the link instead.")
        whole = say("The link has the whole game in it, to look at and to continue.")
        return Node(
            "section",
            {"class": "share"},
            Node("h2", {}, say("As a link")),
            Node("p", {}, whole),
            actions(
                button(say("Share…"), "share") if post.can_share() else None,
                button(say("Copy the link"), "copy link"),
                button(say("Show a QR code"), "code") if len(self.link) <= CODE else None,
                key="link",
            ),
            None if len(self.link) <= CODE else hint(making if is_shortening else too_long),
            qr_code(self.rows, say("QR code of the link")) if self.rows else None,
            hint(warning) if secret else None,
            None if entry.over else hint(coming),
            Node("h2", {}, say("As text")),
            Node("p", {}, say("A text that you can keep anywhere, read, and open here again.")),
            actions(
                button(say("Save as a file"), f"export {entry.id}"),
                button(say("Copy the text"), "copy text"),
                key="text",
            ),
            key="share",
        )

    def _share(self) -> None:
        share(self._services, self.text, self.link if len(self.link) < 8_000 else None)

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        self.rows = rows
        if rows is None:
            say = self._services.say
            words = say("The QR code could not be made. Copy the link instead.")
            self._services.messages.notify(words)
