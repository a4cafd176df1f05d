"""Makes dist/, the folder that GitHub Pages serves.

Everything the page ever loads is in there: the shell, the app as one archive, PyScript, Pyodide,
the typeface and the licences. The same sources always give the same bytes.
"""

import shutil
import sys
from pathlib import Path

from tools import app_archive, cards, license_page, messages, vendor, wheels
from tools.paths import BUILD, DIST, ROOT, STATIC


def assemble(out: Path) -> None:
    """Fill the empty or missing folder `out`."""
    messages.compile_catalogues()
    copy_tree(STATIC, out / "static")
    for name in ("index.html", "pyscript.toml"):
        shutil.copyfile(ROOT / name, out / name)
    vendor.copy_pyscript(out / "runtime" / "pyscript")
    vendor.copy_pyodide(out / "runtime" / "pyodide")
    wheels.write(out / "runtime" / "pyodide")
    vendor.copy_fonts(out / "static" / "fonts")
    cards.write(out / "static" / "cards.svg")
    app_archive.write(out / "tessera.zip")
    license_page.write(out / "licenses")


def copy_tree(source: Path, target: Path) -> None:
    """Copy without the files' dates.

    With its old date, a file that was put back to an earlier version would look unchanged to a
    browser that asks "modified since?".
    """
    shutil.copytree(source, target, copy_function=shutil.copyfile)


def main() -> int:
    # Built beside dist/ and then moved: a build that fails leaves the last good one in place.
    fresh = BUILD / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    assemble(fresh)
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    print(f"dist/ is ready: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
