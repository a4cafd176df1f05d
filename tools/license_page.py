"""Makes dist/licenses/: a page that lists every component by others, and their licence texts."""

import shutil
import tomllib
from html import escape
from pathlib import Path
from typing import NotRequired, TypedDict, cast

from tools.paths import LICENSES, ROOT

TEXTS = LICENSES / "texts"

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licences · Tessera</title>
<link rel="stylesheet" href="../static/css/base.css">
<link rel="stylesheet" href="../static/css/pages.css">
</head>
<body>
<main>
<h1>Licences</h1>
<p>Tessera is under the <a href="tessera.txt">MIT licence</a>.
It is made with the work of others:</p>
<table>
<caption>Components, their licences and where their sources are</caption>
<thead>
<tr><th scope="col">Component</th><th scope="col">Version</th><th scope="col">Licence</th>\
<th scope="col">Source</th><th scope="col">In</th></tr>
</thead>
<tbody>
{rows}
</tbody>
</table>
<p><a href="../">Back to the games</a></p>
</main>
</body>
</html>
"""

ROW = """\
<tr><th scope="row">{name}</th><td>{version}</td><td><a href="texts/{text}">{license}</a></td>\
<td><a href="{source}">{source}</a></td><td>{inside}</td></tr>"""


class Component(TypedDict):
    """One entry of licenses/components.toml."""

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


def write(out: Path) -> None:
    out.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", out / "tessera.txt")
    shutil.copytree(TEXTS, out / "texts", copy_function=shutil.copyfile)
    (out / "index.html").write_text(page(components()), encoding="utf-8")


def page(listed: list[Component]) -> str:
    return PAGE.format(rows="\n".join(row(component) for component in listed))


def row(component: Component) -> str:
    version = component.get("version", "as bundled")
    shown = {key: escape(str(value)) for key, value in component.items()}
    return ROW.format(**{**shown, "version": escape(version)})
