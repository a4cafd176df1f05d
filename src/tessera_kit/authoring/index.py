"""A static index of packages, by PEP 503 and 691."""

import html
import json
from pathlib import Path
from typing import Any

from tessera_kit.authoring.wheel import BuiltWheel

FORMAT = {"api-version": "1.1"}


def write_index(out: Path, wheels: list[BuiltWheel]) -> None:
    names = sorted({wheel.name for wheel in wheels})
    _write_page(out, "Packages", [(f"{name}/", name, "") for name in names])
    _write_json(out, {"meta": FORMAT, "projects": [{"name": name} for name in names]})
    for name in names:
        files = [wheel for wheel in wheels if wheel.name == name]
        links = [(f"../../{w.path.name}#sha256={w.sha256}", w.path.name, _python(w)) for w in files]
        _write_page(out / name, name, links)
        listed = {"meta": FORMAT, "name": name, "files": [_as_file(wheel) for wheel in files]}
        _write_json(out / name, {**listed, "versions": [w.metadata["Version"] for w in files]})


def _as_file(wheel: BuiltWheel) -> dict[str, Any]:
    return {
        "filename": wheel.path.name,
        "url": f"../../{wheel.path.name}",
        "hashes": {"sha256": wheel.sha256},
        "size": wheel.path.stat().st_size,
        "requires-python": wheel.metadata["Requires-Python"],
    }


def _python(wheel: BuiltWheel) -> str:
    asked = wheel.metadata["Requires-Python"]
    return f' data-requires-python="{html.escape(asked)}"' if asked else ""


def _write_page(out: Path, title: str, links: list[tuple[str, str, str]]) -> None:
    out.mkdir(parents=True)
    lines = [f'<a href="{href}"{more}>{name}</a><br>' for href, name, more in links]
    head = '<meta charset="utf-8"><meta name="pypi:repository-version" content="1.1">'
    page = ["<!DOCTYPE html>", f'<html lang="en">{head}<title>{title}</title>', *lines, "</html>"]
    (out / "index.html").write_text("\n".join([*page, ""]), encoding="utf-8")


def _write_json(out: Path, data: dict[str, Any]) -> None:
    (out / "index.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
