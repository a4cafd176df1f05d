"""Makes build/plain/: PyScript and Pyodide as published, in the page their documentation shows.

`make bench-start` compares the start of Tessera with it. Its script does nothing but say that it
runs, so the comparison favours the plain page by all that Tessera itself has to do.
"""

import shutil
from pathlib import Path

from tools.build import vendor
from tools.build.site import copy_tree

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Plain</title>
<link rel="icon" href="data:,">
<script type="module" src="pyscript/core.js"></script>
</head>
<body data-state="loading">
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from js import document, performance

document.body.dataset.state = "ready"
performance.mark("tessera ready")
</script>
</body>
</html>
"""
FILES = (*vendor.PYODIDE_FILES, "python_stdlib.zip", "pyodide-lock.json")


def write(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    copy_tree(vendor.PYSCRIPT, out / "pyscript")
    (out / "pyodide").mkdir()
    for name in FILES:
        shutil.copyfile(vendor.PYODIDE / name, out / "pyodide" / name)
    (out / "index.html").write_text(PAGE, encoding="utf-8")
