"""Which paragraphs of the rules page say why something is asked."""

from tessera.core.dice import Roll
from tessera.games.sequences.rules.state import State
from tessera.games.sequences.view import texts
from tessera.kit.view import Seen

WHY = {
    "over": (texts.LAST_ROUND,),
    "opening": (texts.BEGINNING,),
    "play_off": (texts.PLAY_OFF,),
    "last_round": (texts.LAST_ROUND,),
    "sequences": (texts.RUNS, texts.SEQUENCES, texts.WIPED),
    "hearts_due": (texts.RUNS, texts.HEARTS_DUE, texts.WIPED),
}
"""By what `topic` says of a position. Nothing is ever refused: there is nothing to choose."""


def topic(seen: Seen[State, Roll]) -> str:
    """What the prompt is about; a plain throw by the name of the variant."""
    state = seen.state
    if state.over:
        return "over"
    if state.opening:
        return "opening"
    if state.play_off:
        return "play_off"
    return "last_round" if state.last_round else state.variant
