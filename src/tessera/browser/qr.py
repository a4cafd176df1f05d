"""QR codes. The library that makes them is fetched from our own site when one is wanted first."""

from __future__ import annotations

import pyodide_js
from pyodide.ffi import JsException


async def rows(text: str) -> tuple[str, ...] | None:
    """The rows of the code for a text, "1" for dark, with the quiet zone round it; None where the
    library can't be had."""
    try:
        import segno  # noqa: PLC0415 - that it isn't there yet is the point
    except ImportError:
        try:
            await pyodide_js.loadPackage("micropip")
            import micropip  # noqa: PLC0415

            await micropip.install("segno")
            import segno  # noqa: PLC0415
        except (JsException, ImportError, OSError, ValueError):
            return None
    code = segno.make(text, error="l", micro=False, boost_error=True)
    return tuple("".join(map(str, row)) for row in code.matrix_iter(border=4))
