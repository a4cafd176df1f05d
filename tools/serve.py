"""Serves dist/ on this machine: `python -m tools.serve`."""

from tessera_kit.authoring.serve import first_free, serve
from tools.paths import DIST

if __name__ == "__main__":
    serve(first_free(DIST))
