"""The page for a letter that came. The events in it are added to its game at once; of any
other letter the page says what it is, and a game that can't go on can begin again as another."""

import re
from collections.abc import Callable
from typing import NamedTuple

from tessera.core.houses import LINK, Post
from tessera.core.limits import MAX_HEAD
from tessera.core.record import Player, Record, write_record
from tessera.core.record_reader import BadRecord, read_record
from tessera.games import find
from tessera.i18n import N_
from tessera.post.chain import link as link_of
from tessera.post.game import NotBelieved, PostGame, game_id
from tessera.post.letter import HEAD, MARK, believed, read_letter
from tessera.post.mailbox import Arrival, Delivered, delivered, invited_again, joined, merged
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, hint, lead, menu_link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.leaving import COPIED, COPIED_FOR_ANOTHER, copy
from tessera.screens.services.memory import CAME
from tessera.screens.table.saved.entries import options
from tessera.screens.table.seeing import spectate, viewers
from tessera.screens.table.words.letters import people, why_not
from tessera.session.table import Table
from tessera.storage.links import BadLink, read_link
from tessera.storage.migrations import migrate
from tessera.storage.opening import Damaged, open_table
from tessera.storage.saves import Entry, Saves

PROMISED = re.compile(rf"\nchain ({LINK.pattern}) ", re.ASCII)
"""The first promise, also in a text that can't be read."""


class KeptPost(NamedTuple):
    """A game by post on this device; `game` is None where unreadable. It has the id under which it
    is saved."""

    id: str
    game: PostGame | None


def kept(saves: Saves, letter_of: str, now: str) -> KeptPost | None:
    """The saved game by post of this name, to go on at `now`. Of several it is one that can be
    read."""
    ids = [entry.id for entry in saves.entries() if _is(entry, letter_of)]
    games = [KeptPost(id, _read(saves, id, now)) for id in ids]
    return max(games, key=lambda post: post.game is not None, default=None)


def _is(entry: Entry, letter_of: str) -> bool:
    promised = PROMISED.search(entry.text[:MAX_HEAD])
    return game_id(promised[1]) == letter_of if promised else entry.id == letter_of


def _read(saves: Saves, id: str, now: str) -> PostGame | None:
    try:
        table = saves.open(id)
        return PostGame(table.rules, table.record(now)) if table and table.post else None
    except (Damaged, NotBelieved):
        return None


def can_invite_again(game: PostGame) -> bool:
    """Whether everybody has joined, and this device plays in a game that isn't over."""
    post = game.post
    return post.here is not None and len(post.chains) == post.count and game.due is not None


def invite_again(services: Services, game: PostGame) -> None:
    """Begins the new game and opens it; the old one stays saved."""
    secret, now = services.device.entropy(), services.device.now()
    id = services.saves.save(game_id(link_of(secret, 0)), invited_again(game, secret, now))
    services.messages.notify_next(services.say("This is a new game now. The old one is kept."))
    services.device.go(f"#/play/{id}")


APART = N_(
    "This is the browser of another app, which keeps its games apart. Copy the link, and open it "
    "in your own browser or in the installed app."
)


def invited(services: Services, other: PostGame) -> Node:
    """The game, with a button to join it where a place is free."""
    say, record, post = services.say, other.record, other.post
    game = find(record.game)
    assert game is not None
    house = len(post.chains)
    inviting = people(say, record.players, post, 0)
    title = say(game.title_of(record.setup))
    table = Table(game.rules, record)
    seen = spectate(services, game, table, table.played, viewers(table)[0])
    agreed = [options(services, game, record)]
    if game.bots_think:
        agreed.append(say("Hints are allowed") if post.hints else say("No hints"))
    stage: Attributes = {"class": "stage-board", "data-game": record.game, "inert": True}
    open_place, seated = house < post.count, [player.name for player in record.players]
    several = open_place and post.count > 2
    names = people(say, record.players, post, house) if open_place else ""
    words = say(
        "You play from different places and take turns by message: after your turn, send the "
        "link. Tessera checks every turn."
    )
    if game.odds():
        words += " " + say("Nobody can choose or know the dice in advance.")
    if not open_place:
        words = say(
            "All players have joined. If you lost your device, ask another player to invite you "
            "again."
        )
    in_app = services.device.sharing.is_in_app()
    look = "" if in_app else "primary"
    return Node(
        "main",
        {"class": "paper stage"},
        Node(
            "h1",
            {},
            say("{player} invites you to play {game} by message", player=inviting, game=title)
            if open_place
            else say("{game} by message", game=title),
        ),
        lead(" · ".join(filter(None, [say.together(seated), *agreed]))),
        Node("p", {}, words),
        hint(say("This message is for {players}.", players=names)) if several else None,
        hint(say(APART)) if in_app else None,
        actions(
            button(say("Copy the link"), "copy letter", "primary") if in_app else None,
            button(say("I am {player}: join", player=names), "join", look)
            if open_place
            else button(say("Keep this game"), "look", look),
            link(say("Rules"), f"#/rules/{record.game}", "button"),
            menu_link(say),
        ),
        Node("div", stage, game.view.board(seen), key="board"),
    )


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
            if any(_is(entry, letter_of) for entry in services.saves.deleted()):
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
        """Draws the invitation in the letter, or a sentence about the letter."""
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
