"""What the screen tells the player whose turn it is, and who hears it."""

from __future__ import annotations

from tessera.core.dice import Roll
from tessera.i18n import Nn_
from tessera.kit import opening
from tessera.kit.view import Due
from tessera_ur.rules.board import HOME, START, rosettes, safe
from tessera_ur.rules.state import Step
from tessera_ur.view.targets import Sight, choices
from tessera_ur.view.texts import tell

SQUARES = Nn_("You threw {n}: move a piece one square.", "You threw {n}: move a piece {n} squares.")


def throws_again(seen: Sight) -> bool:
    """Whether the throw that is awaited was earned by a rosette."""
    last = seen.events[-1] if seen.events else None
    return isinstance(last, Step) and last.target in rosettes(seen.state.terms.path)


def prompt(seen: Sight) -> str:
    """The sentence that says what to do now, or who is playing."""
    say, state = seen.say, seen.state
    if state.over:
        return tell(say, seen.players, "wins", {"seat": state.seat})
    if words := opening.prompt(seen):
        return words
    if not state.thrown:
        return say("A rosette: throw again!") if throws_again(seen) else say("Throw the dice.")
    if choices(seen).chosen is not None:
        return say("Where it goes is lit. Tap there, or tap the piece again.")
    return say.count(SQUARES, state.thrown)


def topic(seen: Sight) -> str:
    """The key in `Game.why` for this prompt."""
    state = seen.state
    if state.over:
        return "over"
    if state.opening:
        return "opening"
    if not state.thrown:
        if not throws_again(seen):
            return "throw"
        return "again" if safe(state.terms.path) else "again_open"
    leaves = any(step.target == HOME for step in state.steps())
    return "leaving" if leaves else "steps"


def standing(seen: Sight, seat: int) -> str:
    """Before the first turn the total thrown; then the number of pieces home."""
    state = seen.state
    if state.opening:
        return opening.thrown_words(state.opening, seat)
    home = state.sides[seat].count(HOME)
    return seen.say("{n} of {most} home", n=home, most=state.terms.pieces)


def board_aloud(seen: Sight) -> tuple[str, ...]:
    """A sentence for each player: the start, the squares, home."""
    say, sentences = seen.say, []
    for player, side in zip(seen.players, seen.state.sides, strict=True):
        squares = [str(place) for place in side if START < place < HOME]
        words = [say.count(Nn_("{n} at the start", "{n} at the start"), side.count(START))]
        if squares:
            words.append(
                say.count(
                    Nn_("on square {places}", "on squares {places}"),
                    len(squares),
                    places=say.together(squares),
                )
            )
        words.append(say.count(Nn_("{n} home", "{n} home"), side.count(HOME)))
        sentences.append(f"{say.pair(player.name, ', '.join(words))}.")
    return tuple(sentences)


def choices_aloud(seen: Sight) -> tuple[str, ...]:
    """A sentence for each legal step."""
    if seen.due is not Due.CHOICE:
        return ()
    say, sentences = seen.say, []
    for step in seen.state.steps():
        if step.origin == START:
            sentences.append(say("From the start to {to}.", to=step.target))
        elif step.target == HOME:
            sentences.append(say("From {place} home.", place=step.origin))
        else:
            sentences.append(say("From {place} to {to}.", place=step.origin, to=step.target))
    return tuple(sentences)


def last_roll(seen: Sight) -> tuple[Roll | None, int]:
    """The last throw, and the number of throws so far."""
    rolls = [event for event in seen.events if isinstance(event, Roll)]
    return (rolls[-1] if rolls else None), len(rolls)
