"""Which paragraphs of the rules page say why something is asked, or can't be done."""

from tessera.games.tabula.rules.engine import ABROAD, CAPTURED, count
from tessera.games.tabula.rules.state import PASS, Event, State
from tessera.games.tabula.view import texts
from tessera.kit.view import Due, Seen

WHY = {
    # What is asked.
    "over": (texts.ENDING, texts.TIES),
    "over_classical": (texts.CLASSICAL,),
    "opening": (texts.BEGINNING,),
    "throw": (texts.JOURNEY, texts.STEPS),
    "steps": (texts.STEPS, texts.OPEN_POINTS, texts.CAPTURE),
    "going_home": (texts.GOING_HOME, texts.WHOLE_THROW),
    "turn_over": (texts.WHOLE_THROW,),
    "must_pass": (texts.WHOLE_THROW, texts.OPEN_POINTS),
    "enter_first": (texts.CLASSICAL,),
    # What is refused.
    "throw_first": (texts.STEPS,),
    "use_the_throw": (texts.WHOLE_THROW,),
    "must_move": (texts.WHOLE_THROW,),
    "no_piece": (texts.STEPS, texts.OPEN_POINTS),
    "not_home": (texts.GOING_HOME,),
    "closed": (texts.OPEN_POINTS,),
    "wasteful": (texts.WHOLE_THROW,),
    "no_such_die": (texts.STEPS,),
    "none_left": (texts.JOURNEY,),
    "stuck_entering": (texts.CLASSICAL,),
    "stuck_home": (texts.GOING_HOME,),
    "stuck_wasteful": (texts.WHOLE_THROW,),
    "no_entry_wasteful": (texts.WHOLE_THROW,),
    "none_leaves": (texts.GOING_HOME,),
    "unreached": (texts.STEPS,),
    "backwards": (texts.JOURNEY,),
    "enters_elsewhere": (texts.STEPS,),
    "too_far": (texts.STEPS,),
    "stuck": (texts.OPEN_POINTS,),
    "stuck_closed_home": (texts.OPEN_POINTS, texts.GOING_HOME),
    "no_entry": (texts.STEPS, texts.OPEN_POINTS),
    "blocked": (texts.STEPS, texts.OPEN_POINTS),
    "which_comes": (texts.STEPS,),
    "which_leaves": (texts.GOING_HOME,),
    "step_by_step": (texts.STEPS, texts.CAPTURE),
    "enters_not": (texts.STEPS, texts.OPEN_POINTS),
}
"""By what `topic` says of a position, and by the code of a refusal."""


def topic(seen: Seen[State, Event]) -> str:
    """What the prompt is about."""
    state = seen.state
    returns = state.terms.variant.returns
    if state.over:
        return "over_classical" if returns else "over"
    if seen.due is Due.END:
        return "turn_over"
    if state.opening:
        return "opening"
    if PASS in seen.legal:
        return "must_pass"
    if returns and count(state.own, CAPTURED):
        return "enter_first"
    if not state.own & ABROAD:
        return "going_home"
    return "steps" if state.dice else "throw"
