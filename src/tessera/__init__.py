"""Tessera: tabletop games in one web page, every rule of them in plain Python."""

__version__ = "1.0.0"
