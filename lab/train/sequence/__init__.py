"""Teaches the nets that the hard opponent of Sequence asks: `python -m lab.train.sequence`.

A game is some forty turns of ten plays, each judged by a few hundred inputs, so that a hundred
thousand of them want compiled loops: numba. What it needs of the rules and of the planner is
written here once more; `check.py` compares that with the page before a net is taught.
"""
