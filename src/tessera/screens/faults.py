"""A fault in the program: what may be raised, and its text for whoever mends it."""

import traceback

from tessera import __version__

FAULTS = (Exception, SystemExit)
"""What may come out of a screen; an added game could call sys.exit, too. What stops a test is let
through."""
MOST = 8_000
"""Characters of a traceback; the end of it says what happened."""


def fault_text(fault: BaseException, address: str, language: str) -> str:
    """What was raised where, in which release. Of a game that came with a link, the address is the
    whole record: it is left out."""
    first = address.removeprefix("#").removeprefix("/").partition("/")[0]
    place = "#/open" if first == "open" else address
    told = "".join(traceback.format_exception(fault))
    return f"Tessera {__version__}, {place[:80] or '#/'}, {language}\n{told[-MOST:]}"
