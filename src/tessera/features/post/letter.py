"""The page for a letter that came. The events in it are added to its game at once; of any other
letter the page says what it is."""

from collections.abc import Callable

from tessera.core.houses import Post
from tessera.core.record import Player, Record, write_record
from tessera.core.record_reader import BadRecord, read_record
from tessera.features.post.invited import APART, invited
from tessera.features.post.inviting import can_invite_again, invite_again
from tessera.features.post.kept import kept, was_deleted
from tessera.games import find
from tessera.post.game import NotBelieved, PostGame, game_id
from tessera.post.letter import HEAD, MARK, believed, read_letter
from tessera.post.mailbox import Arrival, Delivered, delivered, joined, merged
from tessera.scene.node import Node
from tessera.screens.components import actions, button, hint, lead, link, menu_link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.leaving import COPIED, COPIED_FOR_ANOTHER, copy
from tessera.screens.services.memory import CAME
from tessera.screens.table.words.letters import why_not
from tessera.storage.links import BadLink, read_link
from tessera.storage.migrations import migrate
from tessera.storage.opening import Damaged, open_table

LINKS = {"bad_link": "unreadable", "newer_link": "newer", "too_large": "too_large"}
TO_COPY = ("elsewhere", "missing", "story", "yours", "joined_here")
"""The refusals of letters that may be for another device of the same person."""
TO_INVITE = ("story", "yours", "joined")
"""The refusals after which the game can go on as a new one."""


class LetterPage(Page):
    """The page for one letter; `code` is the letter in the address."""

    name = "letter"

    def __init__(self, services: Services, code: str) -> None:
        super().__init__(services)
        self._refused = ""
        self._problem: Callable[[], str] | None = None
        self._delivered: Delivered | None = None
        self._own = False
        """Whether it was written here."""
        self._invitation: PostGame | None = None
        self._game: PostGame | None = None
        self.id = ""
        """The id of the game on this device, if it is here."""
        address = services.device.sharing.link(MARK + code)
        self.presses = {
            "join": self._join,
            "look": self._look,
            "copy letter": lambda: copy(
                services, address, COPIED if self._own else COPIED_FOR_ANOTHER
            ),
            "invite again": self._invite_again,
        }
        try:
            self._read(read_link(code))
        except BadLink as bad:
            self._fail(NotBelieved(LINKS[bad.code]))
        except NotBelieved as refused:
            self._fail(refused)

    def arrive(self) -> None:
        """Opens the game of a letter that is believed."""
        super().arrive()
        services = self.services
        if self._problem:
            services.messages.announce(self._problem())
        if self._delivered is None or self._own:
            return
        if self._delivered.came is Arrival.NEW:
            services.saves.save(self.id, self._delivered.game.record)
            services.memory.letter = CAME
        else:
            services.messages.notify_next(services.say("You already have this message."))
        place = "play" if self._delivered.game.post.here else "watch"
        services.device.go(f"#/{place}/{self.id}", instead=True)

    # --- reading ---

    def _read(self, text: str) -> None:
        if text.startswith(HEAD):
            letter = read_letter(text)
            game = self._kept(letter.game)
            if game is None:
                raise NotBelieved("elsewhere")
            self._take(game, lambda: delivered(game, letter, self.services.device.now()))
            self._own = self._is_known and letter.links[-1][0] == _house(game)
            return
        try:
            record = read_record(migrate(text, find))
            table = open_table(write_record(record), find)
        except (BadRecord, Damaged):
            raise NotBelieved("unreadable") from None
        if record.post is None or not record.post.chains:
            raise NotBelieved("unreadable")
        try:
            self._take_whole(believed(table.rules, record))
        except NotBelieved as refused:
            self._fail(refused, record.players, record.post)

    def _take_whole(self, other: PostGame) -> None:
        game = self._kept(game_id(other.post.chains[0].promised))
        if game is None:
            self._invitation = other
            return
        self._take(game, lambda: merged(game, other, self.services.device.now()))
        writer = other.turns[other.sent - 1].house
        self._own = self._is_known and writer == _house(game)

    def _take(self, game: PostGame, deliver: Callable[[], Delivered]) -> None:
        try:
            self._delivered = deliver()
        except NotBelieved as refused:
            self._fail(refused, game.record.players, game.post)

    @property
    def _is_known(self) -> bool:
        return self._delivered is not None and self._delivered.came is Arrival.KNOWN

    def _kept(self, letter_of: str) -> PostGame | None:
        """The saved game of this name; None if there is none. Raises NotBelieved where it can't be
        read or was deleted."""
        services = self.services
        known = kept(services.saves, letter_of, services.device.now())
        if known is None:
            if was_deleted(services.saves, letter_of):
                raise NotBelieved("deleted")
            return None
        self.id = known.id
        if known.game is None:
            raise NotBelieved("kept")
        self._game = known.game
        return known.game

    def _fail(
        self, refused: NotBelieved, players: tuple[Player, ...] = (), post: Post | None = None
    ) -> None:
        self._refused = refused.code
        self._problem = lambda: why_not(self.services.say, refused, players, post)

    # --- what can be done ---

    def _join(self) -> None:
        """Saves the game, with a house of its own on this device."""
        other, device = self._invitation, self.services.device
        if other and len(other.post.chains) < other.post.count:
            self._keep(joined(other, device.entropy(), device.now()), "play")

    def _look(self) -> None:
        """Saves the game to be looked at only."""
        if self._invitation:
            self._keep(self._invitation.record, "watch")

    def _keep(self, record: Record, place: str) -> None:
        assert record.post is not None
        id = self.services.saves.save(game_id(record.post.chains[0].promised), record)
        self.services.device.go(f"#/{place}/{id}", instead=True)

    def _invite_again(self) -> None:
        if self._game:
            invite_again(self.services, self._game)

    # --- drawing ---

    def draw(self) -> Node:
        """The invitation in the letter, or a sentence that says what the letter is."""
        if self._invitation:
            return invited(self.services, self._invitation)
        say = self.services.say
        words = self._problem() if self._problem else say("One moment, please…")
        if self._own and self._delivered:
            words = say("You made this link. Send it to the other players.")
        title = say("This message") if self._own else say("This message can't be used")
        return paper(
            title if self._own or self._problem else say("A message"),
            lead(words),
            hint(say("Nothing was changed.")) if self._problem else None,
            hint(say(APART)) if self.services.device.sharing.is_in_app() else None,
            actions(*self._ways()),
        )

    def _ways(self) -> list[Node | None]:
        """The buttons and links: first those that help, then those that lead on."""
        say, game = self.services.say, self._game
        copies = self._own or self._refused in TO_COPY
        invites = self._refused in TO_INVITE and game is not None and can_invite_again(game)
        return [
            button(say("Copy the link"), "copy letter", "primary") if copies else None,
            button(say("Invite again"), "invite again", "" if copies else "primary")
            if invites
            else None,
            link(
                say("Back to the game"),
                f"#/play/{self.id}",
                "button" if copies or invites else "button primary",
            )
            if self.id
            else None,
            link(say("My data"), "#/data", "button primary")
            if self._refused == "deleted"
            else link(say("Saved games"), "#/saved", "button"),
            menu_link(say),
        ]


def _house(game: PostGame) -> int | None:
    return game.post.here.house if game.post.here else None


def letter_page(services: Services, rest: str) -> LetterPage:
    """The page for the letter in an address."""
    return LetterPage(services, rest.partition("/")[0])
