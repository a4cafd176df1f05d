"""Saved games in lists: their entries and pictures."""
