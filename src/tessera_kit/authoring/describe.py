"""What the page shows of a game before it is added, as games.json has it."""

import zipfile
from importlib.resources import files
from pathlib import Path
from typing import Any

from tessera.games import INSTALLED, find
from tessera.i18n import LANGUAGES, translator
from tessera_kit.authoring.wheel import BuiltWheel, as_listed


def describe(name: str, wheel: BuiltWheel, needed: list[Path], out: Path) -> dict[str, Any]:
    """A game of a wheel that is on the path, with all files that it needs; its picture is written
    into a folder."""
    game = find(name)
    assert game is not None
    (out / f"{name}.svg").write_bytes(_picture(INSTALLED[name], wheel.path, game.base))
    texts = game.texts
    return {
        "game": name,
        "module": INSTALLED[name],
        "project": wheel.name,
        "version": wheel.metadata["Version"],
        "author": wheel.author,
        "licence": wheel.licence,
        "wheels": [as_listed(path) for path in needed],
        "size": sum(path.stat().st_size for path in needed),
        "title": {code: translator(code)(texts.TITLE) for code in LANGUAGES},
        "tagline": {code: translator(code)(texts.TAGLINE) for code in LANGUAGES},
        **({"base": game.base} if game.base else {}),
    }


def _picture(module: str, wheel: Path, base: str) -> bytes:
    """The picture of a game's module, or that of the package it is made with."""
    own = f"{module.replace('.', '/')}/picture.svg"
    with zipfile.ZipFile(wheel) as archive:
        if own in archive.namelist() or not base:
            return archive.read(own)
    return (files(base) / "picture.svg").read_bytes()
