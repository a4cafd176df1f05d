"""A fault in the program: what may be raised, whose it is, and its text for whoever mends it."""

import traceback
from collections.abc import Iterator, Mapping

from tessera import __version__

FAULTS = (Exception, SystemExit)
"""What may come out of a screen; an added game could call sys.exit, too. What stops a test is let
through."""
MOST = 8_000
"""Characters of a traceback; the end of it says what happened."""


def blamed(fault: BaseException, installed: Mapping[str, str]) -> str:
    """The added game whose code the fault came through, the nearest to it; "" where it is ours.
    `installed` has the modules of games by their names."""
    for module in _modules(fault):
        for name, own in installed.items():
            if module.partition(".")[0] == own.partition(".")[0]:
                return name
    return ""


def _modules(fault: BaseException) -> Iterator[str]:
    """The modules it came through, and what it came of, from where it was raised outward."""
    frames = [frame for frame, _ in traceback.walk_tb(fault.__traceback__)]
    for frame in reversed(frames):
        yield str(frame.f_globals.get("__name__", ""))
    if fault.__cause__:
        yield from _modules(fault.__cause__)


def fault_text(fault: BaseException, address: str, language: str) -> str:
    """What was raised where, in which release. Of a game that came with a link, the address is the
    whole record: it is left out."""
    first = address.removeprefix("#").removeprefix("/").partition("/")[0]
    place = "#/open" if first == "open" else address
    told = "".join(traceback.format_exception(fault))
    return f"Tessera {__version__}, {place[:80] or '#/'}, {language}\n{told[-MOST:]}"
