"""The explanations of a puzzle: why the best play is good, and what comes of another, in the words
of hints, with the figures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera.kit.lessons import events
from tessera.kit.phrases import capital, per_cent
from tessera.kit.puzzles import Puzzle, left_by
from tessera.kit.view import AnySeen
from tessera.screens.services import Services


@dataclass(frozen=True, slots=True)
class PuzzleWords:
    """The explanations of one puzzle: `start` is its position, `seen` the table as it is now."""

    services: Services
    game: AnyGame
    puzzle: Puzzle
    start: Any
    seen: AnySeen

    def of_best(self) -> str:
        """The strongest reason for the best play; where hints have none, what the play prevents.
        Then the chances."""
        reasons = self._reasons(self.start, events(self.puzzle.best.play))[:1]
        why = [f"{capital(words)}." for words in reasons] or [*self._prevented()]
        return " ".join([*why, self._chances()])

    def of_wrong(self, play: str, played: Sequence[str], shown: Sequence[str]) -> str:
        """The reply that punishes a play; where none is shown, what would have been better. Then
        the cost. `played` are the play's events, which are known also for a play that the puzzle
        doesn't list."""
        say = self.seen.say
        answer = self._answer(play, shown)
        why = [say("Then {player} {reason}.", player=who, reason=what) for who, what in answer]
        return " ".join([*(why or self._missed(played)), self._cost(play)])

    def _prevented(self) -> Iterator[str]:
        """A sentence about the reply that would punish the second-best play."""
        play, say = self.puzzle.second.play, self.seen.say
        shown = [text for reply in self.puzzle.answer(play) for text in events(reply)]
        for player, words in self._answer(play, shown):
            yield say("Otherwise, with some luck, {player} {reason}.", player=player, reason=words)

    def _missed(self, played: Sequence[str]) -> Iterator[str]:
        """A sentence with a reason for the best play that the play made doesn't have."""
        known = self._reasons(self.start, played)
        best = self._reasons(self.start, events(self.puzzle.best.play))
        for words in [words for words in best if words not in known][:1]:
            yield self.seen.say("There is a move that {reason}.", reason=words)

    def _answer(self, play: str, shown: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The player whose reply punishes a play, with the reason for that reply. `shown` are the
        events after the play."""
        if not shown:
            return
        rules, state, left = self.game.rules, left_by(self.game.rules, self.start, play), [*shown]
        while rules.current_player(state) == CHANCE:
            state = rules.apply(state, rules.read(left.pop(0)))
        seat = rules.on_turn(state)
        assert seat is not None
        for words in self._reasons(state, left)[:1]:
            yield self.seen.players[seat].name, words

    def _reasons(self, state: Any, play: Sequence[str]) -> tuple[str, ...]:
        """The reasons that hints give for a play, the strongest first."""
        actions = tuple(map(self.game.rules.read, play))
        return self.game.view.reasons(replace(self.seen, state=state), actions)

    def _chances(self) -> str:
        say, best, second = self.seen.say, self.puzzle.best, self.puzzle.second
        return say(
            "This move wins {chance} of games; the next best {less}.",
            chance=per_cent(say, best.won.share),
            less=per_cent(say, second.won.share),
        )

    def _cost(self, play: str) -> str:
        """The cost of a play, in wins out of a hundred games."""
        say, cost = self.seen.say, self.puzzle.cost(play)
        least = self.puzzle.least_cost if cost is None else cost
        n = self.services.device.number(100 * least, say.language)
        if cost is None:
            return say("That move loses over {n} more games in 100. Try again!", n=n)
        return say("That move loses about {n} more games in 100. Try again!", n=n)
