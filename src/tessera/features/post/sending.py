"""Sending a letter: as a link through the share sheet, as a copy, or as a QR code."""

from tessera.features.play.last_round import LastRound
from tessera.features.post.asking import receivers
from tessera.features.post.inviting import can_invite_again, invite_again
from tessera.features.post.source import PostalGame
from tessera.features.sending.share import CODE
from tessera.i18n import N_
from tessera.kit.view import AnySeen, Due
from tessera.post.letter import MARK, letter_text, whole_text
from tessera.scene.node import Node
from tessera.screens.components import actions, button, hint
from tessera.screens.export import qr_code, share
from tessera.screens.services.leaving import copy
from tessera.screens.services.memory import CAME, SENT
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import PrimaryAction
from tessera.screens.table.sheets import does, rows, sheet
from tessera.storage.links import write_link

PANEL = "letter"
LOST = N_("If something got lost")


class Sending(Part):
    """Writes the letter of one game, and shows the ways to send it."""

    def __init__(self, context: Context, source: PostalGame, past: LastRound) -> None:
        self._context = context
        self._source = source
        self._past = past
        self._rows: tuple[str, ...] | None = None
        services = context.services
        self.presses = {
            "send": self._send,
            "share letter": self._share,
            "copy letter": lambda: copy(services, self._link()),
            "letter code": self._draw_code,
            "copy whole": lambda: copy(services, self._link(whole=True)),
            "invite again": lambda: invite_again(services, source.post_game),
            "again": lambda: services.device.go(f"#/post/{context.game.rules.name}"),
        }

    def arrive(self) -> None:
        """Shows the moves that came with a letter, or the ways to send the one just written."""
        context, source, table = self._context, self._source, self._context.table
        # The throw for who begins was made by whoever opened the game, and isn't a choice.
        while source.writes and table.opens:
            source.throw()
        what, context.services.memory.letter = context.services.memory.letter, ""
        if what == SENT:
            self.open()
            context.services.focus = "heading"
        elif what == CAME and context.seen.due is not Due.NOTHING:
            self._past.show()

    def foot(self, seen: AnySeen, action: PrimaryAction) -> Nodes:
        """A button to send the last message of the game again: nobody answers it."""
        here, turns = self._source.post.here, self._source.post_game.turns
        if seen.due is not Due.NOTHING or here is None or turns[-1].house != here.house:
            return ()
        return (actions(button(seen.say("Send again"), "send"), key="send again"),)

    def open(self) -> None:
        """Opens the sheet with the ways to send the letter."""
        self._context.panels.panel = PANEL

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        """Rows for a message that was lost on its way."""
        if not self._source.post_game.sent:
            return ()
        say = seen.say
        links = [
            does("share", say("Send the last message again"), "send"),
            does("saved", say("Copy the whole game as a link"), "copy whole"),
        ]
        if can_invite_again(self._source.post_game):
            links.append(does("people", say("Invite again"), "invite again"))
        return (rows(say(LOST), *links),)

    def sheet(self, seen: AnySeen) -> Node | None:
        """The ways to send the letter, while they are open."""
        if self._context.panels.panel != PANEL:
            return None
        say, post = seen.say, self._context.services.device.sharing
        can_share, link = post.can_share(), self._link()
        return sheet(
            say,
            PANEL,
            say("Send it to {players}", players=receivers(self._context, self._source)),
            Node(
                "p",
                {},
                say("Send this link. The player who opens it sees your turn and then plays."),
            ),
            actions(
                button(say("Share…"), "share letter", "primary") if can_share else None,
                button(say("Copy the link"), "copy letter", "" if can_share else "primary"),
                button(say("Show a QR code"), "letter code") if len(link) <= CODE else None,
                key="ways",
            ),
            qr_code(self._rows, say("QR code of the link")) if self._rows else None,
            hint(say("Not sure it arrived? Send it again: that does no harm.")),
            look="letter",
        )

    def _send(self) -> None:
        """Writes the letter; one that was written before is only shown again."""
        context = self._context
        if self._source.ready:
            self._source.send()
            context.services.memory.letter = SENT
            context.services.reload()
        else:
            self.open()
            context.services.focus = "app:copy letter"

    def _link(self, *, whole: bool = False) -> str:
        game = self._source.post_game
        text = whole_text(game) if whole else letter_text(game)
        return self._context.services.device.sharing.link(MARK + write_link(text))

    def _share(self) -> None:
        context = self._context
        share(context.services, whole_text(self._source.post_game), self._link())

    def _draw_code(self) -> None:
        self._context.services.device.sharing.draw_code(self._link(), self._drawn)

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        self._rows = rows
        if rows is None:
            say = self._context.services.say
            self._context.services.messages.notify(
                say("The QR code could not be made. Copy the link instead.")
            )
