"""The commands of `python -m tessera`, by who wants them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Command(NamedTuple):
    """One command."""

    usage: str
    """The lines that tell of it."""
    run: Callable[[Sequence[str]], int | None]
    """Runs it with what stands behind its name. The exit status: 0 for success, 1 for a game that
    isn't by the rules or breaks a promise, 2 for nothing to read; None for what isn't
    understood."""
