"""The folders that the tools share."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tessera"
PLAIN = SOURCE / "tessera_plain"
"""What games in one file are made with."""
KIT = SOURCE / "tessera_kit"
"""The package beside it: what authors and tests use, and no page."""
TOOLS = ROOT / "tools"
LAB = ROOT / "lab"
LOCALES = PACKAGE / "i18n" / "locale"
EXAMPLES = ROOT / "tests" / "stand_in"
"""Where the game lies that people copy into this tree."""
PACKS = ROOT / "packs"
STATIC = ROOT / "static"
LICENSES = TOOLS / "licenses"
NODE_MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
