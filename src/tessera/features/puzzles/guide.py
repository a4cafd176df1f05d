"""A puzzle as a lesson of one step, whose answers are chances to win.

The explanations of a puzzle: why the best play is good, and what comes of another, in the words
of hints, with the figures."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tessera.core.rules import CHANCE
from tessera.features.learn.guide import ANY, OneMove
from tessera.features.puzzles.days import Daily, PuzzleProgress
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Wrong, events
from tessera.kit.phrases import capital, per_cent
from tessera.kit.puzzles import Puzzle, left_by
from tessera.kit.view import AnySeen
from tessera.screens.services import Services
from tessera.storage.people.solvers import TRIED


class PuzzleWords(NamedTuple):
    """The explanations of a puzzle. `start` is its position, `seen` the table as it is now."""

    services: Services
    game: AnyGame
    puzzle: Puzzle
    start: Any
    seen: AnySeen

    def of_best(self) -> str:
        """The strongest reason for the best play, and the chances. Where hints have no reason, it
        says what the play prevents."""
        reasons = self._reasons(self.start, events(self.puzzle.best.play))[:1]
        why = [f"{capital(words)}." for words in reasons] or [*self._prevented()]
        return " ".join([*why, self._chances()])

    def of_wrong(self, play: str, played: Sequence[str], shown: Sequence[str]) -> str:
        """The reply that punishes a play, or a better play, and the cost. `played` are the play's
        events, which are known also for a play that the puzzle doesn't list."""
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
        """A reason for the best play that the play made doesn't have."""
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
            return say("That costs over {n} wins in 100. Try again!", n=n)
        return say("That costs about {n} wins in 100. Try again!", n=n)


FIND = N_("It is your turn: find the best move.")


class PuzzleGuide(OneMove):
    """The guide of one puzzle."""

    def __init__(self, services: Services, game: AnyGame, name: str) -> None:
        self.progress = PuzzleProgress(services, game.rules.name)
        named = (puzzle for puzzle in self.progress.puzzles if name.startswith(puzzle.name))
        self.puzzle = next(named, self.progress.now)
        self.progress.lay(self.puzzle)
        self.daily = Daily(services, game, self.progress, self.puzzle)
        self._wrong: Wrong | None = None
        """The last wrong answer."""
        name, position, best = self.puzzle.name, self.puzzle.position, self.puzzle.best.play
        super().__init__(services, game, name, position, best, FIND)

    def judged(self, after: Any) -> Wrong:
        rules, puzzle = self.game.rules, self.puzzle
        plays = (play for play in puzzle.plays if left_by(rules, self.start, play) == after)
        play = next(plays, ANY)
        shown = (text for reply in puzzle.answer(play) for text in events(reply))
        return Wrong((play,), FIND, tuple(shown))

    @property
    def title(self) -> str:
        """Its number among all, or "Puzzle of the day"."""
        if self.daily.is_today:
            return self.services.say("Puzzle of the day")
        number = self.progress.puzzles.index(self.puzzle) + 1
        last = len(self.progress.puzzles)
        return self.services.say("Puzzle {at} of {last}", at=number, last=last)

    @property
    def sentence(self) -> str:
        """The question, or later the reason for the best or wrong play."""
        words = PuzzleWords(self.services, self.game, self.puzzle, self.start, self.context.seen)
        if wrong := self.run.wrong:
            (play,) = wrong.plays
            played = self.run.played if play == ANY else events(play)
            return words.of_wrong(play, played, wrong.shown)
        if self.is_right:
            return words.of_best()
        return super().sentence

    @property
    def next_label(self) -> str:
        """The label of the button to the next puzzle, or on from the last."""
        more = self.progress.after(self.puzzle)
        return N_("Next puzzle") if more else N_("Lessons")

    def note(self) -> None:
        if self.run.wrong and self.run.wrong is not self._wrong:
            self.daily.missed()
        self._wrong = self.run.wrong
        if self.run.wrong or self.was_shown:
            self.progress.note(self.puzzle, TRIED)
        if self.is_right:
            self.daily.found(shown=self.was_shown)
            if not self.was_shown:
                self.progress.solve(self.puzzle)

    def seat(self, name: str) -> None:
        """Has somebody else solve from now on, beginning with this puzzle."""
        self.progress.solver.choose(name)
        self.progress.lay(self.puzzle)
        self.daily.begin()
        self.was_shown, self._wrong = False, None

    def onward(self) -> None:
        """Goes to the next puzzle, or to other lessons once all are solved."""
        game, following = self.game.rules.name, self.progress.after(self.puzzle)
        self.services.device.go(
            f"#/puzzles/{game}/{following.name}" if following else f"#/learn/{game}"
        )
