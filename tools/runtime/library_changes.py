"""Changes to modules of the standard library, and of Pyodide's own, that would import what no page
can use, or not at once: sockets, processes, names of characters, archives, colours. Whoever asks
for what isn't there all the same is told ModuleNotFoundError or AttributeError, at that moment."""

CHANGES: dict[str, tuple[tuple[str, str], ...]] = {
    # A page's loop is Pyodide's own, made of the browser's timers.
    "asyncio/__init__.py": (
        ("from .base_events import *\n", ""),
        ("from .graph import *\n", ""),
        ("from .streams import *\nfrom .subprocess import *\n", ""),
        ("base_events.__all__ +\n           ", ""),
        ("graph.__all__ +\n           ", ""),
        ("streams.__all__ +\n           subprocess.__all__ +\n           ", ""),
        ("from .unix_events import *", "pass"),
        ("    __all__ += unix_events.__all__\n", ""),
        ("unix_events._DefaultEventLoopPolicy", "events._BaseDefaultEventLoopPolicy"),
    ),
    "asyncio/events.py": (
        ("import socket\nimport subprocess\n", ""),
        ("socket.AF_UNSPEC", "0"),
        ("socket.AI_PASSIVE", "1"),
        ("subprocess.PIPE", "-1"),
    ),
    # 2,231 names, and nothing here but `unescape` asks for one.
    "html/__init__.py": (
        ("from html.entities import html5 as _html5\n", ""),
        (
            "def _replace_charref(s):\n",
            "def _replace_charref(s):\n    from html.entities import html5 as _html5\n",
        ),
    ),
    # Colours are for terminals, and five dataclasses: only descriptions of faults ask for them.
    "traceback.py": (
        ("import _colorize\n", ""),
        ("_colorize.", '__import__("_colorize").'),
    ),
}

PACKAGE_LOADER = "pyodide/_package_loader.py"
"""The module that unpacks packages. Pyodide imports it when it starts."""
FOR_INSTALLING = "pyodide/_unpacking.py"
"""What it is called where packages are installed (tools/build/packs/installer.py)."""
STAND_IN = b"""
from pathlib import Path
from site import getsitepackages

from pyodide_js import loadedPackages

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")

def init_loaded_packages():
    pass

def __getattr__(name):
    from pyodide import _unpacking
    return getattr(_unpacking, name)
"""
"""What Pyodide asks of it when it starts, and where all else is: no package is there yet. Snapshots
need `loadedPackages` where Pyodide expects it."""


def changed(name: str, source: bytes) -> bytes:
    """The source of a module as it is shipped. Raises ValueError where it has another shape."""
    if name == PACKAGE_LOADER:
        return STAND_IN
    text = source.decode()
    for old, new in CHANGES.get(name, ()):
        if old not in text:
            raise ValueError(f"{name} doesn't say {old!r}")
        text = text.replace(old, new)
    return text.encode()
