"""One walk again: `PYTHONPATH=src:packs/rota/src python -m tests.walk SEED [STEPS]`."""

import sys

from tessera.testing.walk.walker import wander
from tests.walk.ground import GROUND

if __name__ == "__main__":
    wander(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 120, GROUND)
