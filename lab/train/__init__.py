"""Teaches the nets that computer opponents ask. NumPy is needed here, and nowhere else."""
