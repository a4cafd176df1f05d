"""Puzzles: one after the other on the table, each with one best play."""
