"""One walk again: `PYTHONPATH=src:packs/rota/src python -m tests.walk SEED [STEPS]`."""

import sys

from tests.walk.walker import wander

if __name__ == "__main__":
    wander(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 120)
