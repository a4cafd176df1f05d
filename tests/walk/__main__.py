"""One walk again, `python -m tests.walk SEED [STEPS]`, with what lies under packs/ on the path
(docs/tests.md); or without a seed many of them, till there are 20,000 steps, and which pages they
came to.
"""

import random
import sys
from collections import Counter

from tessera_kit.walk.walker import wander
from tests.walk.ground import ground

LENGTH, ENOUGH = 120, 20_000


def everywhere() -> Counter[str]:
    """The number of steps that ended on each page."""
    met, run = Counter[str](), f"{random.getrandbits(32):x}"
    for number in range(ENOUGH // LENGTH + 1):
        seed = f"{run} {number}"
        met += wander(seed, LENGTH, ground(seed)).met
    return met


if __name__ == "__main__":
    if sys.argv[1:]:
        wander(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else LENGTH, ground(sys.argv[1]))
    else:
        print(*(f"{steps:6} {page}" for page, steps in everywhere().most_common()), sep="\n")
