"""What Orca says, as its own log of speech has it."""

from __future__ import annotations

import re
from pathlib import Path

SPOKEN = "SPEECH OUTPUT: '"
ORCAS = re.compile(r"(Browse|Focus) mode|Modo (de )?\w+$")
"""How Orca calls what it does with keys."""
LISTEN = """\
import logging
log = logging.getLogger("speech")
log.setLevel(logging.INFO)
log.addHandler(logging.FileHandler(FILE, encoding="utf-8"))
"""
"""Orca runs this as it starts. What it writes for those who look for its faults has this too, among
so much else that it speaks late."""


class Speech:
    """One voice, from the beginning."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def listen(self, home: Path) -> None:
        """Has the Orca that starts with this home write down what it says."""
        folder = home / ".local" / "share" / "orca"
        folder.mkdir(parents=True)
        script = LISTEN.replace("FILE", repr(str(self._file)))
        (folder / "orca-customizations.py").write_text(script, encoding="utf-8")

    def all(self) -> list[str]:
        """Everything that was said so far, an utterance each."""
        text = self._file.read_text(encoding="utf-8") if self._file.exists() else ""
        # An utterance may have lines of its own; a key that is named has its voice behind it.
        spoken = [words.rpartition("'")[0] for words in text.split(SPOKEN)[1:]]
        told = (" ".join(words.split()) for words in spoken if "' {" not in words)
        return [words for words in told if words]
