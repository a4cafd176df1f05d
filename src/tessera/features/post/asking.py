"""The instructions of a game by post that waits for a letter."""

from dataclasses import replace

from tessera.features.post.source import PostalGame
from tessera.kit.view import AnySeen, Due
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import PrimaryAction
from tessera.screens.table.words.letters import people


def receivers(context: Context, source: PostalGame) -> str:
    """The names of those who get the letter."""
    houses, say = source.receivers, context.services.say
    players = zip(context.table.players, source.post.houses, strict=True)
    return say.together([player.name for player, house in players if house in houses])


class LetterDue(Part):
    """The part that says whose letter is due, and what it is for."""

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
