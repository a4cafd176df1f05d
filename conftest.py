"""Puts the games in packages on the path of the tests, whichever lie under packs/; and what is
promised of games tells what it compared, which has to be said before anything imports it."""

import sys
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tessera_kit")

HERE = Path(__file__).parent


def lacks_catalogues() -> bool:
    """Whether a translation isn't compiled, as in a tree that was never built."""
    from tessera.i18n import LANGUAGES  # noqa: PLC0415 - where there are sources

    folders = (HERE / "src/tessera/i18n/locale" / code / "LC_MESSAGES" for code in LANGUAGES)
    written = [path for folder in folders for path in folder.glob("*.po")]
    return not all(path.with_suffix(".mo").is_file() for path in written)


# Inside Pyodide their built wheels are on it, and catalogues in the archive.
if sys.platform != "emscripten":
    sys.path[:0] = map(str, sorted(HERE.glob("packs/*/src")))
    if lacks_catalogues():
        # Each of thousands of tests would say so otherwise, in a language of its own.
        sys.exit("Tessera isn't built yet: `make build` first, then the tests.")
