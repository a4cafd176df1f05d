"""Measures how strong opponents are and how true their chances, and has them find puzzles."""
