// @ts-check
// A worker that starts a second interpreter, imports the app in it, and keeps its memory for the next
// launch. It runs once for each build and browser version, when the page is idle.

import { loadPyodide } from "../runtime/pyodide/pyodide.mjs";
import { lookThere, wholeApp } from "./rest.mjs";
import { RUNTIME } from "./runtime.mjs";
import { constant, keep } from "./snapshots.mjs";

// What modules take from a page while they are imported, and a worker lacks. In the next launch the
// page's own is in its place, as Pyodide has kept the name. Python sees by its type what it has.
class Document {}

async function make() {
  const [python, app] = await Promise.all([
    loadPyodide({ ...RUNTIME, _makeSnapshot: true }),
    wholeApp(),
  ]);
  Object.assign(globalThis, { document: new Document() });
  // Where PyScript puts it too, so that what is imported later is found there.
  python.FS.writeFile("tessera.zip", app);
  lookThere(python);
  python.runPython("from tessera.preload import preload; preload()");
  await keep(python.makeMemorySnapshot({ serializer: constant }));
}

make().then(
  () => postMessage("kept"),
  (error) => postMessage(`not kept: ${error}`), // No room, or not in this browser.
);
