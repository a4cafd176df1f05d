"""One walk again: `python -m tests.walk SEED [STEPS]`, with what lies under packs/ on the path
(docs/tests.md)."""

import sys

from tessera_kit.walk.walker import wander
from tests.walk.ground import ground

if __name__ == "__main__":
    wander(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 120, ground(sys.argv[1]))
