// @ts-check
// Starts the interpreter, and hands it to PyScript, which takes its `loadPyodide` from the address
// in pyscript.toml. It starts at once, beside PyScript, and where this device has kept a snapshot
// it starts from that: Python's memory as it was when everything had just been imported.

import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";
import { awake } from "./awake.mjs";
import { isServed } from "./checked.mjs";
import { withCompiled } from "./compiling.mjs";
import "./drawing/elements.mjs";
import "./languages.mjs";
import { fetched, joined, lookThere } from "./rest.mjs";
import { REST, RUNTIME, blamed, distrust, setAside, worker } from "./runtime.mjs";
import { discard, find, isKept } from "./snapshots.mjs";

export { version };

// A policy of the server has kept the page's own scripts and style from it, and theirs are the words.
if (!globalThis.tesseraLook) {
  document.body.dataset.state = "policy";
  for (const part of /** @type {Iterable<HTMLElement>} */ (document.body.children)) {
    part.hidden = !part.matches(".for-policy");
  }
}

/** @param {string} name */
const mark = (name) => performance.mark(`tessera ${name}`);

async function start() {
  mark("interpreter");
  try {
    const snapshot = await find();
    if (snapshot) {
      const python = await withCompiled(() => load({ ...RUNTIME, ...snapshot }));
      document.body.dataset.start = "snapshot";
      delete python._api.config._loadSnapshot; // It would be held beside the memory made from it.
      return python;
    }
  } catch (error) {
    console.info("No start from a snapshot:", error);
    mark(`plain start: ${error}`);
    await discard();
  }
  try {
    const python = await withCompiled(() => load(RUNTIME));
    lookThere(python); // PyScript puts the archive there before it runs anything (pyscript.toml).
    return python;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) distrust();
    throw error;
  }
}

// A start from a snapshot that fails later than at its checks: without it, and nobody need know.
async function startPlainly() {
  /** @type {any} */
  const [navigation] = performance.getEntriesByType("navigation");
  const again = navigation?.type === "reload";
  await discard();
  if (!again) location.reload(); // Else the trouble is another, and is told.
}

new MutationObserver((_, observer) => {
  const { state, start: from, culprit } = document.body.dataset;
  if (state === "loading") return;
  observer.disconnect();
  if (state !== "ready" && from === "snapshot" && !culprit) startPlainly();
}).observe(document.body, { attributeFilter: ["data-state"] });

// Where Python was. Pyodide has had it written to the console: it is written once more, to be read.
/** @param {any} python */
function stackOf(python) {
  const { FS, _dump_traceback: dump } = python._module;
  /** @type {number[]} */
  const bytes = [];
  FS.createDevice("/dev", "stack", null, /** @param {number} byte */ (byte) => bytes.push(byte));
  FS.closeStream(STDOUT);
  FS.open("/dev/stack", FOR_WRITING);
  dump();
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const STDOUT = 1;
const FOR_WRITING = 1;

// Whether the fault is an added game's: then that is left out, and nothing of ours is distrusted.
/** @param {any} python */
function isOfAdded(python) {
  try {
    const culprit = blamed(stackOf(python), globalThis.tesseraAdded ?? {});
    if (!culprit) return false;
    setAside(culprit.game);
    document.body.dataset.culprit = culprit.game;
    const { titles } = culprit;
    for (const name of document.querySelectorAll(".for-culprit p")) {
      const [place] = name.getElementsByTagName("b");
      place.textContent = titles[/** @type {HTMLElement} */ (name).lang] ?? titles.en;
    }
    return true;
  } catch (error) {
    console.info("Nobody to blame:", error);
    return false;
  }
}

// A fatal error: this interpreter does nothing any more. What was played is kept (docs/runtime.md).
/** @param {any} python */
function stop(python) {
  const { dataset } = document.body;
  // The snapshot may be at fault: then a launch without it follows at once.
  const fromSnapshot = dataset.state === "loading" && dataset.start === "snapshot";
  if (!isOfAdded(python) && !fromSnapshot) distrust();
  dataset.state = "stopped";
  document.getElementById("app")?.toggleAttribute("inert", true);
}

const started = start();
started.then(
  (python) => {
    python._api.on_fatal = () => stop(python);
    mark("interpreter ready");
    awake().then(() => whenIdle(prepareNextLaunch));
  },
  () => {}, // PyScript is told below.
);

export function loadPyodide() {
  return started;
}

// Python asks for a worker to think in (tessera/browser/thinker.py) and need not know its address.
globalThis.tesseraThinker = () => worker("thinker.mjs");

// --- The rest of the app. Where it is kept here, or more than the menu may be wanted, it is asked for
// at once; else the menu comes first. ---

const GAME = "tessera/game/";

function isWanted() {
  if (location.hash.length > 2 || isServed()) return true;
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(GAME));
  } catch {
    return false; // Nothing is kept here, and so no game.
  }
}

/** @type {Promise<Uint8Array> | undefined} */
let coming;
/** @type {Promise<void> | undefined} */
let brought;

function ask() {
  coming ??= fetched(REST);
  coming.catch(() => (coming = undefined)); // The next time it is tried again.
  return coming;
}

// Python finds it in the archive from which it has been importing.
async function putWhole() {
  const [python, rest] = await Promise.all([started, ask()]);
  const whole = joined(python.FS.readFile("tessera.zip"), rest);
  python.FS.writeFile("tessera.zip", whole, { canOwn: true });
}

/** @param {boolean=} again */
async function bring(again) {
  brought ??= putWhole();
  try {
    await brought;
  } catch (error) {
    brought = undefined;
    console.info("The rest of the app:", error);
    // Somebody answers, but with nothing that this page was built with: the host has another release.
    /** @param {Response} answer */
    const isThere = ({ ok }) => ok;
    const page = again && (await fetch(location.pathname, { cache: "reload" }).then(isThere, () => false));
    if (page) location.reload();
    throw error;
  }
}

const wanted = isWanted();
if (wanted) ask();
globalThis.tesseraRest = { wanted, bring };

// --- The next launch. ---

const ROOM = 60_000_000; // Bytes that must be free for a snapshot of six million to be made.
const QUIET = 3_000; // Milliseconds after Python woke: by then a person has looked at the menu.

/** @param {() => void} action */
function whenIdle(action) {
  const later = globalThis.requestIdleCallback ?? ((soon) => setTimeout(soon, 1_000));
  setTimeout(() => later(action), QUIET);
}

async function prepareNextLaunch() {
  if (!navigator.serviceWorker) return; // The page comes without https: nothing is kept.
  try {
    // Where the release itself isn't kept, this would not be either; and the first visit's network
    // is free by then.
    await navigator.serviceWorker.ready;
    if (await isKept()) return;
    await discard(); // One of an older build or browser takes room and is of no use.
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    if (Number(quota) - Number(usage) < ROOM) return; // Not known: then it is tried.
    const maker = worker("snapshot_maker.mjs");
    maker.onmessage = ({ data }) => {
      console.debug("Snapshot", data);
      maker.terminate();
    };
  } catch (error) {
    console.debug("No snapshot", error); // Nothing may be kept here; every launch is a plain one.
  }
}
