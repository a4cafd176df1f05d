// @ts-check
// Runs a Python script in the Pyodide that dist/ ships, under Node:
//     node tools/pyodide/run.mjs SCRIPT [ARGUMENT...]
// The interpreter is the one of dist/, file for file; only the standard library is whole, because
// the test tools want what a page does not. It lies in build/pyodide/, where tools/runtime/ puts it.
// The app comes out of the archive in dist/, as in the browser, and not from src/. The repository is
// the working folder, and tools/requirements-tests.txt is installed. This one file is JavaScript
// because a Python inside WebAssembly cannot start itself.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateRawSync } from "node:zlib";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const PYODIDE = `${root}/build/pyodide/`;
const DIST = `${root}/dist`; // Not there yet when the first build compiles Python.
const built = existsSync(DIST) ? readdirSync(DIST) : [];
const [app, rest] = [/^tessera-\w+\.zip\.bin$/, /^tessera_rest-\w+\.zip\.bin$/].map((name) =>
  built.find((file) => name.test(file)),
);

// As the page does when a game by others comes (tessera/browser/added/character_names.py).
/** @param {any} python */
function putNames({ _module }) {
  let tables = readFileSync(`${PYODIDE}character_names.bin`);
  while (tables.length) {
    const [place, end] = [tables.readUInt32LE(0), 8 + tables.readUInt32LE(4)];
    _module.HEAPU8.set(tables.subarray(8, end), place);
    tables = tables.subarray(end);
  }
}

async function start() {
  const { loadPyodide } = await import(`${PYODIDE}pyodide.mjs`);
  const pyodide = await loadPyodide({
    indexURL: PYODIDE,
    // The tests read TESSERA_LONG to choose between all and a part of them. With a fixed seed the
    // build compiles sets of constants in the same order every time. What it compiles knows the lines
    // that it came from, but not the columns, which hardly let themselves be packed.
    env: {
      HOME: "/tmp",
      TESSERA_LONG: process.env.TESSERA_LONG ?? "",
      PYTHONHASHSEED: "0",
      PYTHONNODEBUGRANGES: "1",
    },
  });
  putNames(pyodide);
  if (app) {
    // The rest takes the place of the first part's directory, as in static/rest.mjs; where that
    // begins stands six bytes before the end.
    const [first, more] = [app, rest].map((file) => inflateRawSync(readFileSync(`${DIST}/${file}`)));
    const archive = Buffer.concat([first.subarray(0, first.readUInt32LE(first.length - 6)), more]);
    // Pyodide takes any typed array except Node's own kind, the Buffer.
    pyodide.unpackArchive(new Uint8Array(archive), "zip", { extractDir: "/app" });
    // What no page has, or only with a game by others, is taken from its sources, and all else as it
    // is shipped.
    for (const name of ["tessera_kit", "tessera_plain"]) {
      pyodide.FS.symlink(`/repo/src/${name}`, `/app/${name}`);
    }
    for (const game of readdirSync(`${root}/src/tessera/games`)) {
      // A page fetches the puzzles of one game.
      const own = `games/${game}/puzzles.txt`;
      if (existsSync(`${root}/src/tessera/${own}`)) pyodide.FS.symlink(`/repo/src/tessera/${own}`, `/app/tessera/${own}`);
    }
    // A page fetches the catalogues of one language; here all of them lie where Python looks. A site
    // that was built before had them in the archive, and the next build begins beside it.
    const languages = existsSync(`${DIST}/locale`) ? readdirSync(`${DIST}/locale`) : [];
    for (const code of languages) {
      const [file] = readdirSync(`${DIST}/locale/${code}`);
      const catalogue = inflateRawSync(readFileSync(`${DIST}/locale/${code}/${file}`));
      const folder = `/app/tessera/i18n/locale/${code}/LC_MESSAGES`;
      pyodide.FS.mkdirTree(folder);
      pyodide.FS.writeFile(`${folder}/tessera.mo`, new Uint8Array(catalogue));
    }
  }
  pyodide.FS.mkdir("/repo");
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, "/repo");
  pyodide.FS.chdir("/repo");
  return pyodide;
}

const RUN = `
import runpy, sys
sys.path[:0] = ["/app", "/repo/build/pyodide-site"]
sys.argv = list(arguments)
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
    code = 0
except SystemExit as stop:
    code = stop.code or 0
int(code)
`;

try {
  const pyodide = await start();
  pyodide.globals.set("arguments", pyodide.toPy(process.argv.slice(2)));
  process.exitCode = pyodide.runPython(RUN);
} catch (error) {
  // Left to itself, Node prints the line that threw: a megabyte of minified code.
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
