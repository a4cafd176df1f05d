"""What a wheel says of itself."""

import base64
import hashlib
import re
import zipfile
from email.parser import Parser
from email.utils import parseaddr
from importlib.metadata import EntryPoints, PathDistribution
from importlib.resources import files
from pathlib import Path

from tessera import __version__


class Refused(Exception):
    """A project that can't be offered; the sentence says why."""


REQUIRED = re.compile(r"[A-Za-z0-9._-]+")
TESSERA = "tessera-games"
"""What every game needs, and every page has."""
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n"
PLAIN = "tessera_plain"
"""A package in Tessera's wheel that pages fetch only with a game that is made with it."""


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
        author = self.metadata["Author"] or parseaddr(self.metadata["Author-email"] or "")[0]
        return str(author or "")

    @property
    def licence(self) -> str:
        """The licence, as an expression or a name; "" if the wheel names none."""
        return str(self.metadata["License-Expression"] or self.metadata["License"] or "")

    def needs(self, others: list["BuiltWheel"]) -> list["BuiltWheel"]:
        """The wheels among the others that this one requires, and itself last, each once. Raises
        Refused if one is missing."""
        every = {other.name: other for other in others}
        needed: dict[str, BuiltWheel] = {}
        for name in [*self._required(), *([normal(PLAIN)] if self.uses_plain else [])]:
            if name not in every:
                raise Refused(f"{self.path.name} needs {name}, which isn't under packs/")
            needed |= {wheel.name: wheel for wheel in every[name].needs(others)}
        return [*needed.values(), self]

    @property
    def uses_plain(self) -> bool:
        """Whether some module of it imports the package for games in one file."""
        with zipfile.ZipFile(self.path) as archive:
            code = [archive.read(name) for name in archive.namelist() if name.endswith(".py")]
        imports = re.compile(rf"^\s*(?:from|import) {PLAIN}\b".encode(), re.MULTILINE)
        return self.name != normal(PLAIN) and any(map(imports.search, code))

    def _required(self) -> list[str]:
        """The names of the projects that it requires, without Tessera."""
        lines = self.metadata.get_all("Requires-Dist", [])
        asked = [REQUIRED.match(line) for line in lines if "extra ==" not in line]
        return [
            name
            for requirement in asked
            if requirement and (name := normal(requirement[0])) != TESSERA
        ]


def plain_wheel(out: Path) -> BuiltWheel:
    """The package for games in one file as a wheel of its own, of this Tessera's version; the same
    bytes from the same files."""
    title = f"{PLAIN}-{__version__}"
    path, folder = out / f"{title}-py3-none-any.whl", Path(str(files(PLAIN)))
    metadata = f"Metadata-Version: 2.1\nName: {normal(PLAIN)}\nVersion: {__version__}\n"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(folder.iterdir()):
            if file.is_file() and file.suffix != ".pyc":
                archive.writestr(zipfile.ZipInfo(f"{PLAIN}/{file.name}"), file.read_bytes())
        for name, text in (("METADATA", metadata), ("WHEEL", WHEEL), ("RECORD", "")):
            archive.writestr(zipfile.ZipInfo(f"{title}.dist-info/{name}"), text)
    return BuiltWheel(path)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def as_listed(wheel: Path) -> dict[str, str]:
    """The entry for a wheel: its file name, and its SHA-256 in base64, as browsers want it."""
    digest = hashlib.sha256(wheel.read_bytes()).digest()
    return {"name": wheel.name, "sha256": base64.b64encode(digest).decode()}
