"""What the screen tells the player whose turn it is."""

from tessera.core.dice import Roll
from tessera.games.sequence_dice.rules.engine import ELEVEN, PASS, REMOVE, REPLACE, TEN
from tessera.games.sequence_dice.rules.state import UNLIMITED, Event, State
from tessera.games.sequence_dice.rules.story import earns_throw, pass_reason
from tessera.games.sequence_dice.view.stats import longest
from tessera.games.sequence_dice.view.texts import tell
from tessera.i18n import N_, Nn_
from tessera.kit import opening
from tessera.kit.view import Seen

Sight = Seen[State, Event]

PASS_REASONS = {
    "pass_ten": N_("No opponent's chip may be taken, so you pass."),
    "pass_own": N_("All four squares are your own, so you pass."),
    "pass_box": N_("You have no chips left in the box, so you pass."),
}


def prompt(seen: Sight) -> str:
    """What is to be done now, or who is doing it."""
    say, state = seen.say, seen.state
    if state.won:
        team = tuple(s for s, side in enumerate(state.terms.sides) if side == state.side)
        return tell(say, seen.players, "wins", {"seats": team, "line": state.terms.line})
    if words := opening.prompt(seen):
        return words
    if state.roll is None:
        again = throws_again(seen)
        return say("Throw again!") if again else say("Throw the dice.")
    return _demand(seen)


def _demand(seen: Sight) -> str:
    """What the throw on the table asks for."""
    say, state = seen.say, seen.state
    assert state.roll is not None
    total = state.roll.total
    verb, _ = state.demand()
    if verb == PASS:
        return say(PASS_REASONS[pass_reason(state)])
    if verb == REMOVE:
        return say("Defensive! Take one opponent's chip away, but none from a 2 or a 12.")
    if total == ELEVEN and verb == REPLACE:
        return say("Wild! The board is full: replace any opponent's chip.")
    if total == ELEVEN:
        return say("Wild! Put a chip on any free square.")
    if verb == REPLACE:
        asked = say("All four squares are covered: replace an opponent's chip.")
    else:
        asked = say("Put a chip on a free {total}.", total=total)
    return " ".join([asked, say("Then throw again.")]) if earns_throw(state) else asked


def throws_again(seen: Sight) -> bool:
    """Whether the coming throw is the extra one: the last move was made by the same seat."""
    rolls = [event for event in seen.events if isinstance(event, Roll)]
    if not rolls or isinstance(seen.events[-1], Roll) or seen.events[-1].verb == PASS:
        return False
    return rolls[-1].total not in range(3, TEN + 2)


def goal(seen: Sight) -> str:
    """What one plays for."""
    line = seen.state.terms.line
    return seen.say("Be the first to have {line} of your chips in an unbroken line.", line=line)


def standing(seen: Sight, seat: int) -> str:
    """Before the first turn the total thrown; then how much of a line there is, and the chips left
    in the box where they can run out."""
    say, state = seen.say, seen.state
    if state.opening:
        return opening.thrown_words(state.opening, seat)
    side = state.terms.sides[seat]
    best = say("{n} of {line} in line", n=longest(state)[side], line=state.terms.line)
    if state.terms.supply >= UNLIMITED:
        return best
    left = say.count(Nn_("{n} chip left", "{n} chips left"), state.stock(side))
    return f"{best}\N{NO-BREAK SPACE}· {left}"
