"""Sharing one game with somebody else, or with another device of one's own."""

from tessera.games import find
from tessera.scene.node import Node
from tessera.scene.widgets import button, link, picture
from tessera.screens.components import actions, hint, menu_link, nothing_yet, paper
from tessera.screens.export import qr_code, share
from tessera.screens.lookup import not_kept
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.leaving import copy
from tessera.screens.table.saved.entries import item, summary
from tessera.screens.timer import stepwise
from tessera.screens.trouble import Trouble
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
        """Draws the latest games, or an explanation where there is none yet."""
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
        return paper(
            say("Share a game"),
            *([Node("ul", {"class": "saves"}, *items)] if items else self._nothing_yet()),
            actions(menu_link(say)),
        )

    def _nothing_yet(self) -> tuple[Node, ...]:
        """The ways in which games can be shared, for those who have none yet."""
        say = self.services.say
        methods = (
            (
                "share",
                say(
                    "As a link or a QR code. The person who opens it sees the game and can "
                    "continue."
                ),
            ),
            ("saved", say("As a file or a text, to keep it, or to open it on another device.")),
        )
        shown = [
            Node("li", {}, picture(icon), Node("span", {}, words), key=icon)
            for icon, words in methods
        ]
        return (
            nothing_yet(say, "share", say("There is no game to share yet.")),
            Node("p", {}, say("You can share each game that you play:")),
            Node("ul", {"class": "steps plain"}, *shown),
            hint(say("Your games are saved here automatically.")),
        )


class Share(Page):
    """The ways to share a game: file, clipboard, share sheet, link and QR code."""

    name = "share"

    def __init__(self, services: Services, entry: Entry) -> None:
        super().__init__(services, entry.id)
        self.entry = entry
        self.text = text_for_others(entry.text, find)
        self._shows(write_link(self.text))
        self._shortening = self.task(self._shorten())
        self.rows: tuple[str, ...] | None = None
        self.presses = {
            "share": self._share,
            "copy link": lambda: copy(services, self.link),
            "copy text": lambda: copy(services, self.text),
            "code": lambda: services.device.sharing.draw_code(self.link, self._drawn),
        }

    def _shows(self, code: str) -> None:
        self.link = self.services.device.sharing.link(MARK + code)

    async def _shorten(self) -> None:
        if len(self.link) > CODE:
            self._shows(await stepwise(short_link(self.text, find), AT_A_TIME))

    def draw(self) -> Node:
        """Draws these ways, each with a sentence about its use."""
        say, head, post = self.services.say, self.entry.head, self.services.device.sharing
        game = find(head.game) if head else None
        known = summary(self.services, self.entry) if game else ()
        secret = game is not None and game.rules.hidden and not self.entry.over
        warning = say("The text of this game shows everybody's cards, even those still hidden.")
        coming = say(
            "What comes by chance is drawn anew. To move the game unchanged to another "
            "device, use a backup."
        )
        is_shortening, making = self._shortening.is_running, say("Making the code…")
        too_long = say("This game is too long for a QR code. Share the link instead.")
        return paper(
            say("Share a game"),
            Node("div", {"class": "entry entry-words"}, *known, key="what") if known else None,
            Node(
                "p",
                {},
                say(
                    "The link has the whole game in it. The person who opens it can look at it and "
                    "continue."
                ),
            ),
            actions(
                button(say("Share…"), "share", "primary") if post.can_share() else None,
                button(say("Copy the link"), "copy link", "" if post.can_share() else "primary"),
                button(say("Show a QR code"), "code") if len(self.link) <= CODE else None,
                key="link",
            ),
            None if len(self.link) <= CODE else hint(making if is_shortening else too_long),
            qr_code(self.rows, say("QR code of the link")) if self.rows else None,
            hint(warning) if secret else None,
            None if self.entry.over else hint(coming),
            Node("h2", {}, say("As text")),
            Node("p", {}, say("A text that you can keep anywhere, read, and open here again.")),
            actions(
                button(say("Save as a file"), f"export {self.entry.id}"),
                button(say("Copy the text"), "copy text"),
                key="text",
            ),
            actions(
                link(say("Back to the game"), f"#/play/{self.entry.id}", "button"),
                link(say("Saved games"), "#/saved", "button"),
            ),
            look="share",
        )

    def _share(self) -> None:
        share(self.services, self.text, self.link if len(self.link) < 8_000 else None)

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        self.rows = rows
        if rows is None:
            self.services.messages.notify(
                self.services.say("The QR code could not be made. Copy the link instead.")
            )


def share_page(services: Services, id: str) -> Page:
    """The page that shares the game of this id."""
    entry = services.saves.entry(id)
    return Share(services, entry) if entry else Trouble(services, not_kept)
