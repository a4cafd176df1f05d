"""How likely blots are to be captured by the other side's next throw: exact, over all 216
throws and everything that can be made of each."""

from functools import lru_cache

from tessera.core.dice import throws
from tessera.games.tabula.rules.engine import HITS, blots, places
from tessera.games.tabula.rules.plays import afterstates
from tessera.games.tabula.rules.variants import VARIANTS

WAYS = 216


@lru_cache(maxsize=8)
def danger(rules: str, own: int, other: int) -> dict[int, float]:
    """For each blot of the side, the share of throws with which the other
    side could capture it."""
    exposed = blots(own)
    if not exposed:
        return {}
    counts = dict.fromkeys(places(exposed), 0)
    for roll, weight in throws(3):
        hit = 0
        for afterstate in afterstates(VARIANTS[rules], other, own, roll.dice):
            hit |= afterstate >> HITS
        for place in places(hit):
            counts[place] += weight
    return {place: count / WAYS for place, count in counts.items()}
