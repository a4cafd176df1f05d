"""What the screen tells the player whose turn it is."""

from tessera.games.tabula.rules.engine import CAPTURED, OFF, PIECES, START, count, pips
from tessera.games.tabula.rules.state import PASS
from tessera.games.tabula.rules.story import ending, loses_part
from tessera.games.tabula.view.choices import Sight, choices
from tessera.games.tabula.view.compound_moves import compound_moves
from tessera.games.tabula.view.texts import tell, with_numerals
from tessera.i18n import Nn_
from tessera.kit import opening
from tessera.kit.view import Due

PIPS = Nn_("{n} to go", "{n} to go")
WITH_PIPS = Nn_("{home}, {n} to go", "{home}, {n} to go")


def prompt(seen: Sight) -> str:
    """The sentence that says what to do now, or who is playing."""
    say, state = seen.say, seen.state
    for line in ending(state):
        return tell(say, seen.players, line.code, line.facts)
    if seen.due is Due.END:
        return say("End your turn, or take steps back with Undo.")
    if words := opening.prompt(seen):
        return words
    return _demand(seen) if state.dice else say("Throw the dice.")


def _demand(seen: Sight) -> str:
    """The prompt to use the dice that are left, which it names."""
    say, state = seen.say, seen.state
    left = ", ".join(map(str, state.dice))
    if PASS in seen.legal:
        if loses_part(state):
            return say("No piece can use what is left: {left}. You pass.", left=left)
        return say("No piece can use any of the dice: {left}. You pass.", left=left)
    choice = choices(seen)
    if choice.chosen is not None:
        return say("Where to? Left to play: {left}.", left=left)
    if choice.goal == OFF:
        return say("Which piece leaves the board? Left to play: {left}.", left=left)
    if choice.goal is not None:
        named = with_numerals({"place": choice.goal}, seen.preferences)
        return say("Which piece goes to {place}? Left to play: {left}.", left=left, **named)
    if state.terms.variant.returns and count(state.own, CAPTURED):
        return say("Enter your captured piece first. Left to play: {left}.", left=left)
    return say("Choose a piece or a point. Left to play: {left}.", left=left)


def standing(seen: Sight, seat: int) -> str:
    """Before the first turn the total thrown; then the pieces home, of those not captured, and the
    pips still to go."""
    say, state = seen.say, seen.state
    if state.opening:
        return opening.thrown_words(state.opening, seat)
    own = state.sides[seat]
    if state.over:
        return say.count(Nn_("{n} piece home", "{n} pieces home"), state.terms.variant.score(own))
    lost, returning = count(own, CAPTURED), state.terms.variant.returns
    if returning and lost:
        to_go = say.count(PIPS, pips(own) + OFF * lost)
        return say("{to_go}, {lost} to enter again", to_go=to_go, lost=lost)
    home = say("{n} of {most} home", n=count(own, OFF), most=PIECES - lost)
    return say.count(WITH_PIPS, pips(own), home=home)


BESIDE = {
    START: Nn_("{n} at the start", "{n} at the start"),
    OFF: Nn_("{n} home", "{n} home"),
    CAPTURED: Nn_("{n} captured", "{n} captured"),
}


def board_aloud(seen: Sight) -> tuple[str, ...]:
    """A sentence for each player, on the way round: the start, the points, home, captured."""
    sentences = []
    for player, own in zip(seen.players, seen.state.sides, strict=True):
        words = []
        for place in range(CAPTURED + 1):
            if not (n := count(own, place)):
                continue
            if place in BESIDE:
                words.append(seen.say.count(BESIDE[place], n))
            else:
                words.append(seen.say("{n} on {place}", n=n, place=place))
        sentences.append(f"{seen.say.pair(player.name, ', '.join(words))}.")
    return tuple(sentences)


def choices_aloud(seen: Sight) -> tuple[str, ...]:
    """A sentence for the chosen place, or for each place to move from, with the targets of its
    pieces."""
    choice, say = choices(seen), seen.say
    sentences = []
    for origin in sorted(choice.sources if choice.chosen is None else {choice.chosen}):
        ends = [
            say("home") if end == OFF else str(end) for end in compound_moves(seen.state, origin)
        ]
        words = {"places": ", ".join(ends)}
        if origin == START:
            sentences.append(say("From the start: {places}.", **words))
        else:
            sentences.append(say("From {place}: {places}.", place=origin, **words))
    return tuple(sentences)
