"""Gives the files of dist/ names that carry the hash of what is in them.

So a page of one release can't be handed a file of another, whatever host or browser have kept, and
what hasn't changed keeps its address. Files that name each other by relative addresses stay
together in a folder, and the folder carries the hash. docs/offline.md says which and why.

They also end as every host knows files: some send `.mjs` as no script, or not at all.
"""

import base64
import hashlib
import re
from pathlib import Path

from tools.build.packing import SUFFIX

DIGITS = 10
MODULE = re.compile(r"(?<=\w)\.mjs\b")
# What the page loads before Python is awake, or instead. A picture can't be checked; the rest is.
LOADED = re.compile(
    r'<(?:script|link rel="(?:stylesheet|modulepreload|(preload|later|spare))")[^>]*?'
    r' (?:href|src)="([^"]+)">'
)


class Names:
    """The names that were given to files and folders of `out`, under those of the sources."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self._given: dict[str, str] = {}

    def give(self, plain: str, place: str | None = None) -> None:
        """Renames a folder or file, and moves it to `place`."""
        path, wanted = self.out / plain, Path(place or plain)
        end = "/" if path.is_dir() else ""
        stem, dot, kind = wanted.name.partition(".")
        named = wanted.with_name(f"{stem}-{digest(path)}{dot}{kind}").as_posix()
        path.rename(self.out / named)
        # The page asks for what it unpacks as if it weren't packed.
        self._given[plain.removesuffix(SUFFIX) + end] = named.removesuffix(SUFFIX) + end

    def fill(self, text: str) -> str:
        """The text with the given names in place of the plain ones."""
        longest_first = sorted(self._given, key=len, reverse=True)
        plain = "|".join(map(re.escape, longest_first))
        named = re.sub(rf"(?<![\w-])(?:{plain})", lambda found: self._given[found[0]], text)
        return MODULE.sub(".js", named)

    def fill_in(self, path: Path) -> None:
        """Writes the given names into a file, before it gets its own."""
        path.write_text(self.fill(path.read_text(encoding="utf-8")), encoding="utf-8")


def rename_modules(out: Path) -> None:
    """Gives every module the ending that all hosts know, also where modules name each other."""
    for path in [*out.rglob("*.mjs")]:
        code = MODULE.sub(".js", path.read_text(encoding="utf-8"))
        path.with_suffix(".js").write_text(code, encoding="utf-8")
        path.unlink()


def digest(path: Path) -> str:
    """The first digits of a hash of a file, or of the names and contents of all files in a
    folder."""
    found = hashlib.sha256()
    if path.is_dir():
        for file in sorted(file for file in path.rglob("*") if file.is_file()):
            name = file.relative_to(path).as_posix()
            found.update(f"{name} {integrity(file)}\n".encode())
    else:
        found.update(path.read_bytes())
    return found.hexdigest()[:DIGITS]


def integrity(path: Path) -> str:
    """The sum with which a browser checks a file (Subresource Integrity)."""
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def allowed(text: str) -> str:
    """The source that allows exactly this style or script in a page (Content Security Policy)."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def with_sums(page: str, folder: Path) -> str:
    """The page in `folder`, with the sum of every file beside its name."""

    def add(found: re.Match[str]) -> str:
        # Browsers ignore it on a preload for fetch, and warn: static/checked.mjs reads it there.
        prefix = "data-" if found[1] else ""
        return f'{found[0][:-1]} {prefix}integrity="{integrity(folder / found[2])}">'

    return LOADED.sub(add, page)
