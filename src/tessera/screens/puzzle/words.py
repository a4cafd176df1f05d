"""Why the best play of a puzzle is good, and what comes of another one: in the words of hints, and
then the figures."""

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
    """Of one puzzle: `start` is its position, `seen` what its table looks like now."""

    services: Services
    game: AnyGame
    puzzle: Puzzle
    start: Any
    seen: AnySeen

    def of_best(self) -> str:
        """What speaks for the best play; where hints say nothing of it, what it prevents."""
        found = self._reasons(self.start, events(self.puzzle.best.play))[:1]
        why = [f"{capital(words)}." for words in found] or [*self._prevented()]
        return " ".join([*why, self._chances()])

    def of_wrong(self, play: str, made: Sequence[str], shown: Sequence[str]) -> str:
        """What whoever punishes the play does; where nothing is shown, what would have been better.
        `made` are its events, which are known of any play."""
        say = self.seen.say
        answer = self._answer(play, shown)
        why = [say("Then {player} {reason}.", player=who, reason=what) for who, what in answer]
        return " ".join([*(why or self._missed(made)), self._cost(play)])

    def _prevented(self) -> Iterator[str]:
        """What punishes the next best play."""
        play, say = self.puzzle.second.play, self.seen.say
        shown = [text for reply in self.puzzle.answer(play) for text in events(reply)]
        for player, words in self._answer(play, shown):
            yield say("Otherwise, with some luck, {player} {reason}.", player=player, reason=words)

    def _missed(self, made: Sequence[str]) -> Iterator[str]:
        """What can be said for the best play and not for the one that was made."""
        known = self._reasons(self.start, made)
        best = self._reasons(self.start, events(self.puzzle.best.play))
        for words in [words for words in best if words not in known][:1]:
            yield self.seen.say("There is a move that {reason}.", reason=words)

    def _answer(self, play: str, shown: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Who punishes a play by what is shown, and what speaks for it."""
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
        """What hints would say for a play, the strongest first."""
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
        """As games of a hundred."""
        say, cost = self.seen.say, self.puzzle.cost(play)
        least = self.puzzle.least_cost if cost is None else cost
        n = self.services.device.number(100 * least, say.language)
        if cost is None:
            return say("That move loses over {n} more games in 100. Try again!", n=n)
        return say("That move loses about {n} more games in 100. Try again!", n=n)
