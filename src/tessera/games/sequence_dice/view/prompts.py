"""What the throw on the table asks for, in words, and as a key of the rules page."""

from tessera.core.dice import Roll
from tessera.games.sequence_dice.rules.engine import AGAIN, ELEVEN, PASS, REMOVE, REPLACE, TEN
from tessera.games.sequence_dice.rules.state import State
from tessera.games.sequence_dice.rules.story import earns_throw, pass_reason
from tessera.games.sequence_dice.view.targets import Sight
from tessera.i18n import N_

PASS_REASONS = {
    "pass_ten": N_("No opponent's chip may be taken, so you pass."),
    "pass_own": N_("All four squares are your own, so you pass."),
    "pass_box": N_("You have no chips left in the box, so you pass."),
}

PICTURES = {
    2: N_("Put a chip on a free square with two ones."),
    12: N_("Put a chip on a free square with two sixes."),
}
"""The prompts for the squares that show dice in place of a number."""


def demand(seen: Sight) -> str:
    """The sentence that says what to do with the throw on the table."""
    say, state = seen.say, seen.state
    assert state.roll is not None
    total = state.roll.total
    verb, _ = state.demand()
    if verb == PASS:
        return say(PASS_REASONS[pass_reason(state)])
    if verb == REMOVE:
        return say("Defensive! Take one opponent's chip away, but none from a square with dice.")
    if total == ELEVEN and verb == REPLACE:
        return say("Wild! The board is full: replace any opponent's chip.")
    if total == ELEVEN:
        return say("Wild! Put a chip on any free square.")
    if verb == REPLACE:
        asked = say("All four squares are covered: replace an opponent's chip.")
    elif total in PICTURES:
        asked = say(PICTURES[total])
    else:
        asked = say("Put a chip on a free {total}.", total=total)
    return " ".join([asked, say("Then throw again.")]) if earns_throw(state) else asked


def topic_of(state: State, total: int) -> str:
    """The key of the rules page for a throw of this total."""
    verb, _ = state.demand()
    if verb == PASS:
        reason = pass_reason(state)
        return "pass_again" if reason == "pass_own" and total in AGAIN else reason
    if total in AGAIN:
        return "again"
    if total in (TEN, ELEVEN):
        return "defensive" if total == TEN else "wild"
    return "covered_all" if verb == REPLACE else "number"


def throws_again(seen: Sight) -> bool:
    """Whether the coming throw is the extra one: the last move was made by the same seat."""
    rolls = [event for event in seen.events if isinstance(event, Roll)]
    if not rolls or isinstance(seen.events[-1], Roll) or seen.events[-1].verb == PASS:
        return False
    return rolls[-1].total not in range(3, TEN + 2)
