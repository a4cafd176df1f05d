"""Accounts of events as codes, from which the log, the live region and the sounds are made."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened. `facts` are the game's own values (seats, squares, dice), which
    its texts turn into words."""

    code: str
    facts: dict[str, Any] = field(default_factory=dict)
