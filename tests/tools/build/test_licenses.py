"""Every component by others that is shipped is listed, in its version, with its licence text."""

import json
import re
from html import escape

from tools.build import license_page, vendor
from tools.paths import NODE_MODULES

LISTED = license_page.components()
NPM = {component["npm"]: component for component in LISTED if "npm" in component}
PACKAGE_NAME = re.compile(r".*node_modules/((?:@[\w-]+/)?[\w.-]+)/")
COPIED_IN = re.compile(r"/3rd-party/|/vendor/")
"""How folders are called in which a package has code by others without their package."""


def sources() -> set[str]:
    """The files that PyScript's chunks were made of, as their source maps tell."""
    maps = [vendor.PYSCRIPT / f"{chunk}.map" for chunk in vendor.pyscript_chunks()]
    return {path for one in maps for path in json.loads(one.read_text("utf-8"))["sources"]}


def bundled() -> set[str]:
    """The npm packages inside PyScript's chunks."""
    return {package[1] for path in sources() if (package := PACKAGE_NAME.match(path))}


def test_every_component_has_its_licence_text() -> None:
    missing = [c["name"] for c in LISTED if not (license_page.TEXTS / c["text"]).is_file()]
    assert missing == []


def test_every_licence_text_belongs_to_a_component() -> None:
    texts = {path.name for path in license_page.TEXTS.iterdir()}
    assert texts == {component["text"] for component in LISTED}


def test_every_npm_package_that_is_shipped_is_listed() -> None:
    faces = {
        "@fontsource/marcellus",
        "@fontsource/quattrocento",
        "@fontsource-variable/commissioner",
    }
    direct = {"pyodide", "@pyscript/core", "@letele/playing-cards", "qr"}
    assert faces | direct | bundled() == set(NPM)


def test_nothing_is_shipped_that_a_package_copied_from_another() -> None:
    # PyScript has a reader of TOML so, in a chunk that stays behind: the configuration is JSON.
    assert [path for path in sources() if COPIED_IN.search(path)] == []


def test_the_list_has_the_versions_that_are_installed() -> None:
    for name, component in NPM.items():
        if "version" in component:
            package = json.loads((NODE_MODULES / name / "package.json").read_text(encoding="utf-8"))
            assert (name, component["version"]) == (name, package["version"])


def test_the_page_names_every_component_and_leads_to_its_text() -> None:
    page = license_page.page(LISTED)
    for component in LISTED:
        assert f'href="#{component["text"]}"' in page
        words = (license_page.TEXTS / component["text"]).read_text(encoding="utf-8")
        assert escape(words.strip()) in page
        assert page.count(f'<details id="{component["text"]}">') == 1


def test_the_page_leads_back_from_its_top_and_its_end() -> None:
    page = license_page.page(LISTED)
    ways = [place.start() for place in re.finditer('href="../#/about"', page)]
    assert len(ways) == 2
    assert ways[0] < page.index("<h1>")
    assert ways[1] > page.rindex("</details>")
