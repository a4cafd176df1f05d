"""Sounds: notes made by Web Audio."""
