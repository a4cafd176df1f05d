"""The table of a game by post: until a letter is due it is like any other, and then it waits."""

from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.post.game import NotBelieved, PostGame
from tessera.post.mailbox import sent
from tessera.post.turns import first_round, goes_on
from tessera.screens.services import Services
from tessera.screens.table.source import LocalGame
from tessera.session.table import AnyTable


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
        """Whether there is something to throw or to choose for the letter that is due."""
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
        """A letter while one is to be sent or to come, because nothing can be played then;
        otherwise what the table waits for."""
        waits = self.ready or (self.post_game.due is not None and not self.post_game.mine)
        return Due.LETTER if waits else super().due

    @property
    def receivers(self) -> tuple[int, ...]:
        """The houses that get the letter: the next one to write, or all others at the end."""
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
