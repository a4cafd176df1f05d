"""Which paragraphs of the rules page say why something is asked, or can't be done."""

from tessera.games.sequence_dice.rules.engine import AGAIN, ELEVEN, PASS, REPLACE, TEN
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.games.sequence_dice.rules.story import pass_reason
from tessera.games.sequence_dice.view import texts
from tessera.games.sequence_dice.view.prompts import throws_again
from tessera.kit.view import Seen

WHY = {
    # What is asked.
    "over": (texts.LINES,),
    "opening": (texts.BEGINNING,),
    "throw": (texts.NUMBER, texts.LINES),
    "number": (texts.NUMBER,),
    "again": (texts.AGAIN,),
    "defensive": (texts.DEFENSIVE,),
    "wild": (texts.WILD,),
    "covered_all": (texts.COVERED,),
    "pass_ten": (texts.DEFENSIVE,),
    "pass_own": (texts.COVERED,),
    "pass_box": (texts.BOX,),
    # What is refused.
    "throw_first": (texts.NUMBER,),
    "use_the_throw": (texts.NUMBER,),
    "must_pass": (texts.COVERED, texts.DEFENSIVE),
    "must_place": (texts.NUMBER,),
    "must_replace": (texts.COVERED,),
    "must_remove": (texts.DEFENSIVE,),
    "nothing_there": (texts.DEFENSIVE,),
    "safe": (texts.DEFENSIVE,),
    "own_chip": (texts.COVERED, texts.DEFENSIVE),
    "other_number": (texts.NUMBER,),
    "covered": (texts.NUMBER, texts.COVERED),
}
"""By what `topic` says of a position, and by the code of a refusal."""


def topic(seen: Seen[State, Event]) -> str:
    """What the prompt is about."""
    state = seen.state
    if state.won:
        return "over"
    if state.opening:
        return "opening"
    if state.roll is None:
        return "again" if throws_again(seen) else "throw"
    return _thrown(state, state.roll.total)


def _thrown(state: State, total: int) -> str:
    """What the throw on the table is about."""
    verb, _ = state.demand()
    if verb == PASS:
        return pass_reason(state)
    if total in AGAIN:
        return "again"
    if total in (TEN, ELEVEN):
        return "defensive" if total == TEN else "wild"
    return "covered_all" if verb == REPLACE else "number"
