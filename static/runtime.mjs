// @ts-check
// Which interpreter starts: Pyodide cut to what this page reaches (docs/runtime.md), or the whole one
// where the cut one has come to a fatal error. That is remembered for this release alone; the whole
// one is fetched only then, and kept where anything may be.

import { checked } from "./checked.mjs";

// Where WebAssembly can suspend, Pyodide runs Python on stacks of its own, though nothing here waits
// in the midst of Python. A Chromium that samples its memory reads beyond the end of such a stack, and
// the page is gone; guards on Windows take them for an attack (docs/runtime.md).
Reflect.deleteProperty(WebAssembly, "Suspending");

export const APP = new URL("../tessera.zip", import.meta.url).href;
export const REST = new URL("../tessera_rest.zip", import.meta.url).href;
const CUT = new URL("../runtime/pyodide/", import.meta.url).href;
const WHOLE = new URL("../runtime/whole/", import.meta.url).href;
const PARTS = ["pyodide.asm.mjs", "pyodide.asm.wasm"]; // The rest of Pyodide is the same in both.

// Other sites of the origin have stores too (tessera/storage/site.py).
export const SITE = `tessera ${new URL("../", import.meta.url).pathname} `;
const KEY = `${SITE}distrusted`;
const RELEASE = `${CUT} ${APP} ${REST}`;
const NAME = "whole"; // A worker's, because it can't look into local storage.

const { document } = globalThis;
const name = document ? "" : self.name;

function isDistrusted() {
  try {
    return localStorage.getItem(KEY) === RELEASE;
  } catch {
    return false;
  }
}

// All of it, so that it can't be missing half-way.
function fetchWhole() {
  return Promise.all(PARTS.map((part) => come(part).catch(() => come(part, { cache: "reload" }))));
}

/** @param {string} part @param {RequestInit=} options */
async function come(part, options) {
  const answer = await checked(WHOLE + part, options);
  if (!answer.ok) throw new Error(`${answer.status} ${part}`);
  await answer.arrayBuffer();
}

async function isWhole() {
  if (!document) return name === NAME;
  if (!isDistrusted()) return false;
  try {
    await fetchWhole();
    return true;
  } catch (error) {
    console.info("No whole runtime:", error);
    document.body.dataset.runtime = "lacking"; // The page says so (tessera/browser/page.py).
    return false;
  }
}

export const whole = await isWhole();
export const RUNTIME = whole
  ? {
      indexURL: WHOLE,
      stdLibURL: `${CUT}python_stdlib.zip`,
      lockFileURL: `${CUT}pyodide-lock.json`,
    }
  : { indexURL: CUT };

// From a blob, so that it has the page's policy: what runs in it, games by others too, can ask this
// site alone (walls.js). To Firefox what a module of a worker names at its head is a worker too, and so
// refused, unless it is there already. So each comes by itself, and before those that name it.
const FIRST = ["checked.mjs", "runtime.mjs", "rest.mjs", "snapshots.mjs", "../runtime/pyodide/pyodide.mjs"];

/** @param {string} script */
export function worker(script) {
  const addresses = [...FIRST, script].map((path) => new URL(path, import.meta.url).href);
  const code = `(async () => { for (const one of ${JSON.stringify(addresses)}) await import(one); })().catch(reportError);`;
  const source = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  return new Worker(source, { type: "module", name: whole ? NAME : "" });
}

// Whose files are nearest to a fatal error: an added game, or none. `stack` is Python's own, the
// latest call first; `added` has the games by their wheels (tessera/browser/added/packs.py).
/** @param {string} stack @param {Record<string, {game: string, titles: Record<string, string>}>} added */
export function blamed(stack, added) {
  const lines = stack.split("\n");
  /** @param {string} line */
  const wheelOf = (line) => Object.keys(added).find((wheel) => line.includes(`/${wheel}/`));
  const wheel = lines.map(wheelOf).find(Boolean);
  return wheel === undefined ? undefined : added[wheel];
}

// Read at the next launch (tessera/storage/added.py). Throws where nothing can be stored.
/** @param {string} game */
export function setAside(game) {
  localStorage.setItem(`${SITE}starting/${game}`, "stopped");
}

// After a fatal error. With a network the whole one is here before it is wanted.
export function distrust() {
  if (whole) return;
  try {
    localStorage.setItem(KEY, RELEASE);
    fetchWhole().catch(() => {}); // The next launch tries again, and says what came of it.
  } catch {
    // Nothing can be remembered: the next launch is like this one.
  }
}
