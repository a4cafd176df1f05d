#!/usr/bin/env bash
# One would expect: micropip does with a valid wheel what pip does, or refuses it.
# Seen: "Requires-Python: >=3.99" is no obstacle, the package is installed and imported (pip: "requires a different
# Python"). Modules in NAME.data/purelib stay in that folder and can't be imported (pip puts them where the others are).
# An extra that stands for another one of its package ("x[one]; extra == 'all'") brings nothing, without a word (pip
# installs what it needs). A package named "My.Pkg" is still in micropip.list() when it was uninstalled and is gone; one
# named "plain" isn't.
# micropip 0.11.1 and packaging 26.2 (PyPI) on pyodide 314.0.7 (npm), pip 23.2.1, Node 20, Python 3.11, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet pip==23.2.1
"$folder/venv/bin/pip" download --quiet --no-deps --only-binary :all: --python-version 3.14 --dest "$folder/needed" \
    micropip==0.11.1 packaging==26.2
(cd "$folder" && npm install --silent --no-audit --no-fund pyodide@314.0.7)
mkdir "$folder/wheels"
"$folder/venv/bin/python" - "$folder" <<'LOOK'
import base64, hashlib, subprocess, sys, zipfile
from pathlib import Path

folder = Path(sys.argv[1])

def wheel(name, files, more=""):
    part = name.replace("-", "_").replace(".", "_").lower()
    about = f"{part}-1.0.dist-info"
    files[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{more}"
    files[f"{about}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    sums = [(path, base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("="), len(text))
            for path, text in files.items()]
    lines = [f"{path},sha256={sum},{size}\n" for path, sum, size in sums]
    files[f"{about}/RECORD"] = "".join([*lines, f"{about}/RECORD,,\n"])
    with zipfile.ZipFile(folder / f"wheels/{part}-1.0-py3-none-any.whl", "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)

wheel("later", {"later.py": "there = True\n"}, "Requires-Python: >=3.99\n")
wheel("apart", {"apart-1.0.data/purelib/apart.py": "there = True\n"})
wheel("needed", {"needed.py": "there = True\n"})
extras = "Provides-Extra: one\nProvides-Extra: all\n"
wheel("two", {"two.py": "there = True\n"},
      f"Requires-Dist: needed; extra == 'one'\nRequires-Dist: two[one]; extra == 'all'\n{extras}")
wheel("My.Pkg", {"my_pkg.py": "there = True\n"})
wheel("plain", {"plain.py": "there = True\n"})

def by_pip(what, module):
    asked = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--find-links", folder / "wheels", what]
    done = subprocess.run(asked, capture_output=True, text=True)
    there = subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True).returncode == 0
    return "requires a different Python" in done.stderr, there

seen = {what: by_pip(what, module) for what, module in [("later", "later"), ("apart", "apart"), ("two[all]", "needed")]}
print("pip, refused for its Python and can be imported:", seen)
assert seen == {"later": (True, False), "apart": (False, True), "two[all]": (False, True)}
LOOK
cat >"$folder/look.mjs" <<'LOOK'
import assert from "node:assert";
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ stdout: () => {}, stderr: () => {} });
for (const folder of ["needed", "wheels"])
  for (const name of fs.readdirSync(new URL(folder, import.meta.url))) {
    const bytes = new Uint8Array(fs.readFileSync(new URL(`${folder}/${name}`, import.meta.url)));
    if (folder === "needed") python.unpackArchive(bytes, "wheel");
    else python.FS.writeFile(`/tmp/${name}`, bytes);
  }
const seen = await python.runPythonAsync(`
import importlib, json, micropip

def can_import(module):
    importlib.invalidate_caches()
    return importlib.util.find_spec(module) is not None

async def install(part, extra=""):
    address = f"emfs:/tmp/{part}-1.0-py3-none-any.whl"
    await micropip.install(f"{part}{extra} @ {address}" if extra else address)

await install("later")
import later
await install("apart")
await install("two", "[all]")
seen = {"later": later.there, "apart": can_import("apart"), "two[all]": can_import("needed")}
for name, part in ("My.Pkg", "my_pkg"), ("plain", "plain"):
    await install(part)
    micropip.uninstall(name)
    listed = {key.lower().replace("_", "-").replace(".", "-") for key in micropip.list()}
    seen[f"{name} uninstalled"] = [can_import(part), part.replace("_", "-") in listed]
json.dumps(seen)
`);
console.log("micropip:", seen);
assert.deepStrictEqual(JSON.parse(seen), {
  "later": true,
  "apart": false,
  "two[all]": false,
  "My.Pkg uninstalled": [false, true],
  "plain uninstalled": [false, false],
});
LOOK
node "$folder/look.mjs"
