"""Finds puzzles: `make puzzles GAME=tabula COUNT=40 SEED=1`. docs/puzzles.md says by what."""
