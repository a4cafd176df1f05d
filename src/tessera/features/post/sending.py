"""A game by message at its table: its source, and the letter due."""

from dataclasses import replace

from tessera.core.rules import CHANCE
from tessera.features.play.last_round import LastRound
from tessera.features.post.letter import can_invite_again, invite_again
from tessera.features.rules.facts import one_fact
from tessera.features.sending.share import CODE
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.post.game import NotBelieved, PostGame
from tessera.post.letter import MARK, letter_text, whole_text
from tessera.post.mailbox import sent
from tessera.post.turns import first_round, goes_on
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions, hint
from tessera.screens.export import qr_code, share
from tessera.screens.services import Services
from tessera.screens.services.leaving import copy
from tessera.screens.services.memory import CAME, SENT
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import PrimaryAction
from tessera.screens.table.sheets import does, rows, sheet
from tessera.screens.table.source import LocalGame
from tessera.screens.table.words.letters import people
from tessera.session.table import AnyTable
from tessera.storage.links import write_link


class PostalGame(LocalGame):
    """The source of a game that a house on this device plays. Raises NotBelieved where its links
    don't fit, or where more was played than was sent."""

    def __init__(self, services: Services, id: str, game: AnyGame, table: AnyTable) -> None:
        super().__init__(services, id, game, table)
        self.post_game = PostGame(game.rules, table.record(services.device.now()))
        if self.post_game.goes_astray:
            raise NotBelieved("unsent")
        self.post = self.post_game.post
        table.settled = self.post_game.settled
        if self.writes:
            table.draws = self.post_game.draws()

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats of the house on this device."""
        here = self.post.here
        own = here and [seat for seat, house in enumerate(self.post.houses) if house == here.house]
        return tuple(own or ())

    @property
    def writes(self) -> bool:
        """Whether the letter that is due still needs a throw or a choice."""
        due, table = self.post_game.due, self.table
        here = self.post.here
        if due is None or here is None or not self.post_game.mine:
            return False
        if self.post_game.sent < len(first_round(self.post.count)):
            return False
        states = table.states[table.settled : table.played]
        chosen = any(table.rules.current_player(state) != CHANCE for state in states)
        return goes_on(table.rules, table.state, self.post, here.house, chosen=chosen)

    @property
    def ready(self) -> bool:
        """Whether the letter that is due is this device's, and complete."""
        return self.post_game.mine and not self.writes

    @property
    def due(self) -> Due:
        """A letter while one is to be sent or to come. Then nothing can be played; otherwise it is
        what the table waits for."""
        waits = self.ready or (self.post_game.due is not None and not self.post_game.mine)
        return Due.LETTER if waits else super().due

    @property
    def receivers(self) -> tuple[int, ...]:
        """The houses that get the letter: the next writer, or all at the end."""
        here = self.post.here
        assert here is not None
        if self.table.result is not None:
            return tuple({*self.post.houses} - {here.house})
        after = self.post_game.sent + 1 if self.post_game.mine else self.post_game.sent
        # What was played here since counts.
        return (PostGame(self.game.rules, self.table.record("")).receiver(after),)

    def send(self) -> None:
        """Writes the letter, and saves its link; nothing in it can be taken back."""
        now = self.services.device.now()
        game = sent(PostGame(self.game.rules, self.table.record(now)), now)
        self.services.saves.save(self.id, game.record)


def receivers(context: Context, source: PostalGame) -> str:
    """The names of those who get the letter."""
    houses, say = source.receivers, context.services.say
    players = zip(context.table.players, source.post.houses, strict=True)
    return say.together([player.name for player, house in players if house in houses])


class LetterDue(Part):
    """The part that says whose letter is due, and why."""

    def __init__(self, context: Context, source: PostalGame) -> None:
        self._context = context
        self._source = source

    def asked(self, seen: AnySeen, words: str) -> str:
        if seen.due is not Due.LETTER:
            return words
        say, source = self._context.services.say, self._source
        if not source.ready:
            return self._waiting()
        names, number = receivers(self._context, source), source.post_game.sent
        if not number:
            return say("Send the invitation to {players}.", players=names)
        if number < source.post.count:
            return say("You have joined. Send your answer to {players}.", players=names)
        if source.table.result:
            over = source.game.view.prompt(replace(seen, due=Due.NOTHING))
            last = say("Send the last turn to {players}.", players=names)
            return f"{over} {last}"
        if source.table.played == source.table.settled:
            return say(
                "Send a short message to {players} so that the next dice can be thrown.",
                players=names,
            )
        return say("Your turn is finished. Send it to {players}, or undo it.", players=names)

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """Sends the last letter again, once it was sent."""
        if seen.due is Due.LETTER and not self._source.ready:
            return action._replace(label=seen.say("Send again"))
        return action

    def _waiting(self) -> str:
        say, source = self._context.services.say, self._source
        here, due = source.post.here, source.post_game.due
        assert here is not None
        assert due is not None
        names = people(say, source.table.players, source.post, due.house)
        since = source.services.device.date(here.since, say.language)
        return say("Waiting for {players}. Last message: {date}.", players=names, date=since)


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
            "letter code": lambda: services.device.sharing.draw_code(self._link(), self._drawn),
            "copy whole": lambda: copy(services, self._link(whole=True)),
            "invite again": lambda: invite_again(services, source.post_game),
            "again": lambda: services.device.go(f"#/post/{context.game.rules.name}"),
        }

    def arrive(self) -> None:
        """Shows the moves of the letter that came, or the ways to send one."""
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
            self._meanwhile(),
            look="letter",
        )

    def _meanwhile(self) -> Node | None:
        """Draws a fact about the game, another one with each message."""
        source, services = self._source, self._context.services
        number = services.device.number
        return one_fact(self._context.game.rules, source.post_game.sent, services.say, number)

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

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        self._rows = rows
        if rows is None:
            say = self._context.services.say
            self._context.services.messages.notify(
                say("The QR code could not be made. Copy the link instead.")
            )
