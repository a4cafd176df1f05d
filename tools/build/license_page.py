"""Makes dist/licenses/: one page with every component by others and all their licence texts.

One file and not fifty, so that it too is there without a network.
"""

import tomllib
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import NotRequired, TypedDict, cast

from tools.build import style_sheets
from tools.paths import LICENSES, ROOT

TEXTS = LICENSES / "texts"

# This page has no script that could choose a language, so it speaks all three at once.
HEADINGS = {
    "title": "Licenças · Licencias · Licences",
    "caption": "O trabalho de outros em que a Tessera assenta · "
    "El trabajo de otros en que se apoya Tessera · The work of others that Tessera stands on",
    "component": "Componente · Component",
    "version": "Versão · Versión · Version",
    "licence": "Licença · Licencia · Licence",
    "source": "Fonte · Fuente · Source",
    "inside": "Em · En · In",
}

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licenças · Licencias · Licences · Tessera</title>
<link rel="icon" href="../static/icons/tessera.svg" type="image/svg+xml">
<style>{style}</style>
<script src="../static/looks.js"></script>
</head>
<body>
<main class="paper licences">
{back}
<h1>{headings[title]}</h1>
<p><a href="#tessera">Tessera: MIT</a></p>
<div class="wide" tabindex="0">
<table>
<caption>{headings[caption]}</caption>
<thead>
<tr><th scope="col">{headings[component]}</th><th scope="col">{headings[version]}</th>\
<th scope="col">{headings[licence]}</th><th scope="col">{headings[source]}</th>\
<th scope="col">{headings[inside]}</th></tr>
</thead>
<tbody>
{rows}
</tbody>
</table>
</div>
{texts}
{back}
</main>
</body>
</html>
"""

ROW = """\
<tr><th scope="row">{name}</th><td>{version}</td><td><a href="#{text}">{license}</a></td>\
<td><a href="{source}">{source}</a></td><td>{inside}</td></tr>"""

# Fifty texts are some 20,000 px: each is folded up under its name.
TEXT = """\
<details id="{id}">
<summary><h2>{title}</h2></summary>
<pre class="record" tabindex="0">{text}</pre>
</details>"""

BACK = '<p class="actions"><a class="button primary" href="../#/about">← Tessera</a></p>'


class Component(TypedDict):
    """One entry of tools/licenses/components.toml."""

    name: str
    version: NotRequired[str]
    license: str
    source: str
    text: str
    npm: NotRequired[str]
    inside: str


def components() -> list[Component]:
    with (LICENSES / "components.toml").open("rb") as file:
        return cast(list[Component], tomllib.load(file)["component"])


def write(out: Path, fill: Callable[[str], str]) -> None:
    out.mkdir(parents=True)
    head, texts, others = page(components()).partition("<h2 ")  # The texts stay as they are.
    (out / "index.html").write_text(fill(head) + texts + others, encoding="utf-8")


def page(listed: list[Component]) -> str:
    rows = "\n".join(row(component) for component in listed)
    texts = [text("tessera", "Tessera", ROOT / "LICENSE")]
    for id in dict.fromkeys(component["text"] for component in listed):
        # Several components may share a text.
        names = ", ".join(component["name"] for component in listed if component["text"] == id)
        texts.append(text(id, names, TEXTS / id))
    style = style_sheets.first("../static/fonts/")
    return PAGE.format(rows=rows, texts="\n".join(texts), headings=HEADINGS, back=BACK, style=style)


def text(id: str, title: str, path: Path) -> str:
    words = path.read_text(encoding="utf-8")
    return TEXT.format(id=id, title=escape(title), text=escape(words))


def row(component: Component) -> str:
    version = component.get("version", "–")
    shown = {key: escape(str(value)) for key, value in component.items()}
    return ROW.format(**{**shown, "version": escape(version)})
