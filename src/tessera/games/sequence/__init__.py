"""Sequence: cards, chips, and five in a row on a board of cards."""
