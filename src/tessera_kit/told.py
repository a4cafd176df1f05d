"""A broken promise in words: what is wrong, and where in the author's own files."""

import linecache
import traceback
from pathlib import Path
from types import TracebackType

SOURCE = Path(__file__).resolve().parent.parent
"""Where the packages lie that come in Tessera's wheel."""
OURS = tuple(str(SOURCE / name) for name in ("tessera", "tessera_kit", "tessera_plain"))
GAMES = SOURCE / "tessera" / "games"
"""Each folder in it is an author's too."""


def told(error: BaseException, *, whole: bool = False) -> str:
    """The sentence of an error, with the author's line that led to it where there is one; the whole
    traceback if that is wanted."""
    if whole:
        return "".join(traceback.format_exception(error)).rstrip()
    own = None if isinstance(error, SyntaxError) else author_frame(error.__traceback__)
    if not own and error.__cause__:
        own = author_frame(error.__cause__.__traceback__)
    where = f"{own[0]}:{own[1]}: {linecache.getline(*own).strip()}\n" if own else ""
    return where + sentence(error)


def sentence(error: BaseException) -> str:
    """The error in words; the assertion itself where it has none."""
    if isinstance(error, SyntaxError):
        line = (error.text or "").strip()
        return f"{error.filename}:{error.lineno}: {line}\n{type(error).__name__}: {error.msg}"
    if not isinstance(error, AssertionError):
        return f"{type(error).__name__}: {error}"
    if str(error):
        return str(error)
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"it was expected that {(last.line or '').removeprefix('assert ')}"


def author_frame(trace: TracebackType | None) -> tuple[str, int] | None:
    """The file and line of the author's that is nearest to a fault; None where only Tessera's own
    files took part."""
    for frame, line in reversed([*traceback.walk_tb(trace)]):
        name = frame.f_code.co_filename
        ours = name.startswith(OURS) and GAMES not in Path(name).parent.parents
        if not (ours or name.startswith("<") or "lib/python" in name.replace("\\", "/")):
            return name, line
    return None
