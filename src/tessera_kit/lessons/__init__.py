"""Promises about lessons, and what keeps them: see `tessera_kit.promises`."""
