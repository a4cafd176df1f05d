"""Faults in the program: what may be raised, which game is to blame, and the text of a report."""

import traceback
from collections.abc import Iterator, Mapping

from tessera import __version__

FAULTS = (Exception, SystemExit)
"""The exceptions of a screen that are caught; an added game could call sys.exit, too. Those that
stop a test are let through."""
MOST = 8_000
"""Characters of a traceback; the end of it says what happened."""


def blamed(fault: BaseException, installed: Mapping[str, str]) -> str:
    """The added game whose code raised the fault, the nearest to it in the traceback; "" where it
    is Tessera's. `installed` has the modules of games by their names."""
    for module in _modules(fault):
        for name, own in installed.items():
            if module.partition(".")[0] == own.partition(".")[0]:
                return name
    return ""


def _modules(fault: BaseException) -> Iterator[str]:
    """The modules in the traceback, and in those of its causes, from where it was raised
    outward."""
    frames = [frame for frame, _ in traceback.walk_tb(fault.__traceback__)]
    for frame in reversed(frames):
        yield str(frame.f_globals.get("__name__", ""))
    if fault.__cause__:
        yield from _modules(fault.__cause__)


def fault_text(fault: BaseException, commit: str, address: str, language: str) -> str:
    """The report of a fault: release and commit, address, language and traceback. An address with a
    whole game in it, as in a link, is left out."""
    first = address.removeprefix("#").removeprefix("/").partition("/")[0]
    place = "#/open" if first == "open" else address
    trace = "".join(traceback.format_exception(fault))
    return f"Tessera {__version__} ({commit}), {place[:80] or '#/'}, {language}\n{trace[-MOST:]}"
