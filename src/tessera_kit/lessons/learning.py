"""Every way through a lesson that the lesson calls right, and what it says to all others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame
from tessera.kit.lessons import PICK, Lesson, Step, Wrong, answer, events, goes_on, is_right
from tessera.session.lesson import Run


def seats(setup: Setup, learner: int) -> tuple[Player, ...]:
    """A person and computers, all of one colour."""
    kinds = ("person" if seat == learner else "normal" for seat in range(setup.players))
    return tuple(Player(f"Player {n}", kind, "green") for n, kind in enumerate(kinds, 1))


def run(game: AnyGame, lesson: Lesson, number: int = 0) -> Run:
    return Run(game.rules, lesson, seats, number)


class Found:
    """What a walk through a whole lesson has come across."""

    def __init__(self) -> None:
        self.answers: set[int] = set()
        """The `id` of every answer that some play leads to."""
        self.forgotten: list[str] = []
        """Legal plays to which nothing is said."""


def walk(game: AnyGame, lesson: Lesson) -> Found:
    """Tries everything that can be done at each step, and goes on from all that is right. Raises
    Illegal where an event of the lesson is against the rules."""
    results = Found()
    states: set[Any] = set()
    for step in lesson.steps:
        if step.position:
            states = {game.rules.read_position(step.position.strip())}
        states = {after for state in states for after in _after(game, step, state, results)}
        assert states, f"{lesson.name}: nothing is right in {step.says!r}"
    return results


def least(game: AnyGame, lesson: Lesson) -> int:
    """The least number of throws, plays and answers that finish the lesson."""
    went, state = 0, None
    for step in lesson.steps:
        if step.position:
            state = game.rules.read_position(step.position.strip())
        number, state = _shortest(game, step, state)
        went += number
    return went


def _after(game: AnyGame, step: Step, state: Any, results: Found) -> Iterator[Any]:
    """The positions after every right answer to the step and the events that follow it."""
    if step.asks_for_dice:
        _try_dice(game, step, state, results)
        reached = [state]
    else:
        right = (after for _, after in _right(game, step, state, results))
        reached = [*right] if step.plays else [state]
    for after in reached:
        yield _follow(game, after, step.then)


def _follow(game: AnyGame, state: Any, texts: tuple[str, ...]) -> Any:
    for text in texts:
        state = game.rules.apply(state, game.rules.read(text))
    return state


def _right(
    game: AnyGame, step: Step, before: Any, results: Found | None = None
) -> Iterator[tuple[int, Any]]:
    """The number of events of each right play, the shortest first, and the position after it;
    `results` hear of all other plays."""
    open_: list[tuple[tuple[str, ...], Any]] = [((), before)]
    while open_:
        played, state = open_.pop(0)
        for text, after in _events(game, step, played, state):
            done = (*played, text)
            play = ", ".join(done)
            if is_right(step, play, before, after):
                yield len(done), after
            elif goes_on(step, play, same_seat=_same(game, before, after)):
                open_.append((done, after))
            elif results:
                _note(game, step, play, after, results)


def _note(game: AnyGame, step: Step, play: str, after: Any, results: Found) -> None:
    wrong = answer(step, play)
    if wrong is None:
        results.forgotten.append(f"{play} ({step.says})")
        return
    _follow(game, after, wrong.shown)
    results.answers.add(id(wrong))


def _try_dice(game: AnyGame, step: Step, state: Any, results: Found) -> None:
    """Tries every choice among the dice of the throw that follows."""
    dice = sorted(step.then[0].split(" ")[1:])
    for chosen in range(1 << len(dice)):
        faces = [face for n, face in enumerate(dice) if chosen >> n & 1]
        play = " ".join([PICK, *faces])
        if not is_right(step, play, state, state):
            _note(game, step, play, state, results)


def _events(
    game: AnyGame, step: Step, played: tuple[str, ...], state: Any
) -> Iterator[tuple[str, Any]]:
    """The texts of the events that can come next, each with the position after it; of chance only
    those that the lesson has."""
    rules = game.rules
    if rules.current_player(state) == CHANCE:
        written, at = map(events, step.plays), len(played)
        texts = {play[at] for play in written if len(play) > at}
    else:
        texts = {rules.write(action) for action in rules.legal_actions(state)}
    for text in sorted(texts):
        yield text, rules.apply(state, rules.read(text))


def _shortest(game: AnyGame, step: Step, before: Any) -> tuple[int, Any]:
    """The least number of events that do what the step asks, and the position after what
    follows."""
    if not step.plays or step.asks_for_dice:
        return len(step.plays[:1]), _follow(game, before, step.then)
    number, after = next(_right(game, step, before))
    return number, _follow(game, after, step.then)


def _same(game: AnyGame, before: Any, after: Any) -> bool:
    first, now = game.rules.current_player(before), game.rules.current_player(after)
    return first == now != CHANCE


def answers(lesson: Lesson) -> list[Wrong]:
    """All answers of a lesson to plays that it doesn't ask for."""
    return [wrong for step in lesson.steps for wrong in step.wrong]
