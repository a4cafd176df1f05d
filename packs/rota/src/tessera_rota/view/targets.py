"""What the points are called as something that can be pressed."""

from __future__ import annotations

from tessera_rota.rules.board import NAMES

TARGETS = {f"point {name}": point for point, name in NAMES.items()}


def target_of(point: int) -> str:
    """The target of a point."""
    return f"point {NAMES[point]}"
