"""What a wheel says of itself."""

import base64
import hashlib
import re
import zipfile
from email.parser import Parser
from email.utils import parseaddr
from importlib.metadata import EntryPoints, PathDistribution
from pathlib import Path


class Refused(Exception):
    """A project that can't be offered; the sentence says why."""


REQUIRED = re.compile(r"[A-Za-z0-9._-]+")
TESSERA = "tessera-games"
"""What every game needs, and every page has."""


class BuiltWheel:
    """A wheel, and what it says of itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
        with zipfile.ZipFile(path) as archive:
            (metadata,) = (n for n in archive.namelist() if n.endswith(".dist-info/METADATA"))
            self.metadata = Parser().parsestr(archive.read(metadata).decode("utf-8"))
        distribution = PathDistribution(zipfile.Path(path, metadata.partition("/")[0] + "/"))
        self.entry_points: EntryPoints = distribution.entry_points

    @property
    def name(self) -> str:
        """The name in the form that an index uses (PEP 503)."""
        return normal(self.metadata["Name"])

    @property
    def author(self) -> str:
        """The author's name without an address; "" if the wheel names none."""
        told = self.metadata["Author"] or parseaddr(self.metadata["Author-email"] or "")[0]
        return str(told or "")

    @property
    def licence(self) -> str:
        """The licence, as an expression or a name; "" if the wheel names none."""
        return str(self.metadata["License-Expression"] or self.metadata["License"] or "")

    def needs(self, others: list["BuiltWheel"]) -> list["BuiltWheel"]:
        """The wheels among the others that this one requires, and itself last, each once. Raises
        Refused if one is missing."""
        every = {other.name: other for other in others}
        found: dict[str, BuiltWheel] = {}
        for name in self._required():
            if name not in every:
                raise Refused(f"{self.path.name} needs {name}, which isn't under packs/")
            found |= {wheel.name: wheel for wheel in every[name].needs(others)}
        return [*found.values(), self]

    def _required(self) -> list[str]:
        """The names of the projects that it requires, without Tessera."""
        lines = self.metadata.get_all("Requires-Dist", [])
        asked = [REQUIRED.match(line) for line in lines if "extra ==" not in line]
        return [name for found in asked if found and (name := normal(found[0])) != TESSERA]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def as_listed(wheel: Path) -> dict[str, str]:
    """The entry for a wheel: its file name, and its SHA-256 in base64, as browsers want it."""
    digest = hashlib.sha256(wheel.read_bytes()).digest()
    return {"name": wheel.name, "sha256": base64.b64encode(digest).decode()}
