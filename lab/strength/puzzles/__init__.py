"""Finds puzzles: `make -C lab puzzles GAME=tabula COUNT=40`. docs/puzzles.md says by what."""
