"""Passing the tablet round, and phones that have seats of their own beside it."""
