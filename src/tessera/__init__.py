"""Tessera: tabletop games in one web page, every rule of them in plain Python."""
