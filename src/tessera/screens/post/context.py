"""The table of a game by post: within one's own letter it is like any other, and then it waits."""

from dataclasses import replace

from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.post.game import NotBelieved, PostGame
from tessera.post.mailbox import sent
from tessera.post.turns import first_round, goes_on
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.words.letters import people
from tessera.session.table import AnyTable


class PostContext(Context):
    """Of a game that a house on this device plays. Raises NotBelieved where its links don't fit,
    or where more was done than was sent."""

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
        """Those of the house on this device."""
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
        """Whether the letter that is due is this device's, and only to be sent."""
        return self.post_game.mine and not self.writes

    @property
    def seen(self) -> AnySeen:
        """While a letter is to be sent or to come, there is nothing to be done on the table."""
        seen = super().seen
        waits = self.ready or (self.post_game.due is not None and not self.post_game.mine)
        return replace(seen, due=Due.LETTER, legal=()) if waits else seen

    def asked(self, seen: AnySeen) -> str:
        if seen.due is not Due.LETTER:
            return super().asked(seen)
        say = self.services.say
        if not self.ready:
            return self._waiting()
        names, number = self.receivers, self.post_game.sent
        if not number:
            return say("Send the invitation to {players}.", players=names)
        if number < self.post.count:
            return say("You have joined. Send your answer to {players}.", players=names)
        if self.table.rules.result(self.table.state):
            over = self.game.view.prompt(replace(seen, due=Due.NOTHING))
            last = say("Send the last turn to {players}.", players=names)
            return f"{over} {last}"
        if self.table.played == self.table.settled:
            return say(
                "Send a short message to {players} so that the next dice can be thrown.",
                players=names,
            )
        return say("Your turn is finished. Send it to {players}, or undo it.", players=names)

    def _waiting(self) -> str:
        say, here, due = self.services.say, self.post.here, self.post_game.due
        assert here is not None
        assert due is not None
        names = people(say, self.table.players, self.post, due.house)
        since = self.services.device.date(here.since, say.language)
        return say("Waiting for {players}. Last message: {date}.", players=names, date=since)

    @property
    def receivers(self) -> str:
        """Who gets the letter: who is to write next, or all others at the end."""
        say, post, game = self.services.say, self.post, self.post_game
        here = post.here
        assert here is not None
        if self.table.rules.result(self.table.state) is None:
            after = game.sent + 1 if game.mine else game.sent
            return people(say, self.table.players, post, self._next(after))
        return say.together(
            [
                player.name
                for player, house in zip(self.table.players, post.houses, strict=True)
                if house != here.house
            ]
        )

    def _next(self, after: int) -> int:
        """Who writes then; what was played here since counts."""
        game = PostGame(self.game.rules, self.table.record(""))
        return game.receiver(after)

    def send(self) -> None:
        """The letter is written: its link is told, and nothing in it can be taken back."""
        services = self.services
        now = services.device.now()
        game = sent(PostGame(self.game.rules, self.table.record(now)), now)
        services.saves.save(self.id, game.record)
