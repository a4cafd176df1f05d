// @ts-check
// A worker in which computers think, so that the page keeps its frames. Python does it
// (tessera/browser/worker.py); this starts Python, from the snapshot where there is one.

import { loadPyodide } from "../runtime/pyodide/pyodide.mjs";
import { lookThere, wholeApp } from "./rest.mjs";
import { RUNTIME } from "./runtime.mjs";
import { find } from "./snapshots.mjs";

async function interpreter() {
  try {
    const snapshot = await find();
    if (snapshot) {
      const python = await loadPyodide({ ...RUNTIME, ...snapshot });
      delete python._api.config._loadSnapshot; // It would be held beside the memory made from it.
      return python;
    }
  } catch (error) {
    console.info("No thinking from a snapshot:", error); // The next launch sees to it.
  }
  const python = await loadPyodide(RUNTIME);
  lookThere(python);
  return python;
}

globalThis.tesseraSite = new URL("../", import.meta.url).href; // Where it runs leads nowhere: in a blob.

async function start() {
  const [python, app] = await Promise.all([interpreter(), wholeApp()]);
  python.FS.writeFile("tessera.zip", app);
  python.runPython("from tessera.browser.worker import listen; listen()");
}

// Only what is thrown reaches the page as an error of its worker.
start().catch(reportError);
