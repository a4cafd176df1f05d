"""A letter that came: what it brings goes to its game at once, and anything else is told for what
it is."""

from collections.abc import Callable
from dataclasses import replace

from tessera.core.houses import Here, Post
from tessera.core.record import Player, Record, write_record
from tessera.core.record_reader import BadRecord, read_record
from tessera.core.replay import BadEvent
from tessera.core.rules import Illegal
from tessera.games import find
from tessera.post.game import NotBelieved, PostGame, game_id
from tessera.post.letter import HEAD, public, read_letter
from tessera.post.mailbox import Arrival, Delivered, delivered, merged
from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, button, hint, lead, link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.memory import CAME
from tessera.screens.table.entries import options
from tessera.screens.table.spectate import spectate, viewers
from tessera.screens.table.words.letters import people, why_not
from tessera.session.table import Table
from tessera.storage.links import BadLink, read_link
from tessera.storage.migrations import migrate
from tessera.storage.saves import Damaged, open_table

LINKS = {"bad_link": "unreadable", "newer_link": "newer", "too_large": "too_large"}


class LetterPage(Page):
    """`code` is the letter in an address."""

    name = "letter"

    def __init__(self, services: Services, code: str) -> None:
        super().__init__(services)
        self._problem: Callable[[], str] | None = None
        self._delivered: Delivered | None = None
        self._own = False
        """Whether it was written here."""
        self._invitation: PostGame | None = None
        self.id = ""
        """Of the game on this device, if it is there."""
        self.presses = {"join": self._join, "look": self._look}
        try:
            self._read(read_link(code))
        except BadLink as bad:
            self._fail(NotBelieved(LINKS[bad.code]))
        except NotBelieved as refused:
            self._fail(refused)

    def arrive(self) -> None:
        """A letter that is believed leads to its game."""
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
            services.messages.notify_next(services.say("You have that letter already."))
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
        self._take_whole(PostGame(table.rules, replace(record, post=public(record).post)))

    def _take_whole(self, other: PostGame) -> None:
        players, post = other.record.players, other.post
        try:
            other.check()
        except NotBelieved as refused:
            self._fail(refused, players, post)
            return
        game = self._kept(game_id(post.chains[0].promised))
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
        """The game of letters with this name, if it is here."""
        for entry in self.services.saves.entries():
            record = entry.record if "\npost " in entry.text[:8_000] else None
            if record is None or record.post is None or not record.post.chains:
                continue
            game = find(record.game)
            if game and game_id(record.post.chains[0].promised) == letter_of:
                try:
                    found = PostGame(game.rules, record)
                except (BadEvent, Illegal, NotBelieved):
                    continue
                self.id = entry.id
                return found
        return None

    def _fail(
        self, refused: NotBelieved, players: tuple[Player, ...] = (), post: Post | None = None
    ) -> None:
        self._problem = lambda: why_not(self.services.say, refused, players, post)

    # --- what can be done ---

    def _join(self) -> None:
        """From now on there is a house of this game here."""
        other, device = self._invitation, self.services.device
        if other is None:
            return
        house, now = len(other.post.chains), device.now()
        post = replace(other.post, here=Here(house, house, now))
        self._keep(replace(other.record, seed=device.entropy(), post=post), "play")

    def _look(self) -> None:
        """It is kept, to be looked at."""
        if self._invitation:
            self._keep(self._invitation.record, "watch")

    def _keep(self, record: Record, place: str) -> None:
        assert record.post is not None
        id = game_id(record.post.chains[0].promised)
        self.services.saves.save(id, record)
        self.services.device.go(f"#/{place}/{id}", instead=True)

    # --- drawing ---

    def draw(self) -> Node:
        """What the letter is."""
        say = self.services.say
        if self._invitation:
            return self._invited(self._invitation)
        words = self._problem() if self._problem else say("One moment, please …")
        if self._own and self._delivered:
            words = say("This is a letter of your own: it is for the others.")
        title = say("This letter") if self._own else say("That didn't work")
        return paper(
            title if self._own or self._problem else say("A letter"),
            lead(words),
            hint(say("Nothing was changed.")) if self._problem else None,
            actions(
                link(say("To the game"), f"#/play/{self.id}", "button primary")
                if self.id
                else None,
                link(say("Saved games"), "#/saved", "button"),
                link(say("To the menu"), "#/", "button" if self.id else "button primary"),
            ),
        )

    def _invited(self, other: PostGame) -> Node:
        """Who invites whom to what."""
        say, record, post = self.services.say, other.record, other.post
        game = find(record.game)
        assert game is not None
        house = len(post.chains)
        inviting = people(say, record.players, post, 0)
        title = say(game.title_of(record.setup))
        table = Table(game.rules, record)
        seen = spectate(self.services, game, table, table.played, viewers(table)[0])
        agreed = [options(self.services, game, record)]
        if game.bots_think:
            agreed.append(say("Hints are allowed") if post.hints else say("No hints"))
        stage: Attributes = {"class": "stage-board", "data-game": record.game, "inert": True}
        open_place, seated = house < post.count, [player.name for player in record.players]
        several = open_place and post.count > 2
        names = people(say, record.players, post, house) if open_place else ""
        words = say(
            "Each turn is a link that you send back. Nobody can foresee or choose the dice: every "
            "letter is checked."
        )
        if not open_place:
            words = say(
                "Everybody plays this game already, on other devices. If one of them was yours and "
                "is lost, ask another player to invite you again."
            )
        return Node(
            "main",
            {"class": "paper stage"},
            Node(
                "h1",
                {},
                say("{player} invites you: {game} by post", player=inviting, game=title)
                if open_place
                else say("{game} by post", game=title),
            ),
            lead(" · ".join(filter(None, [say.together(seated), *agreed]))),
            Node("p", {}, words),
            hint(say("This letter is for {players}.", players=names)) if several else None,
            actions(
                button(say("I am {player}: join", player=names), "join", "primary")
                if open_place
                else button(say("Keep it to look at"), "look", "primary"),
                link(say("Rules"), f"#/rules/{record.game}", "button"),
                link(say("To the menu"), "#/", "button"),
            ),
            Node("div", stage, game.view.board(seen), key="board"),
        )


def _house(game: PostGame) -> int | None:
    return game.post.here.house if game.post.here else None
