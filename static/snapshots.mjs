// @ts-check
// Where a snapshot of Python's memory is kept, and for whom it is good: this build in this version
// of this browser. One from another engine makes Python fail, so every device makes its own
// (snapshot_maker.mjs). Nobody misses it where there is none.

import { APP, REST, RUNTIME, SITE, whole } from "./runtime.mjs";

const folder = new URL("../", import.meta.url);
const CACHE = `${SITE}snapshot`;
// These addresses carry the hash of what is there, and no snapshot depends on more.
const BUILD = `${RUNTIME.indexURL} ${APP} ${REST}`;
const MADE_BY = new URLSearchParams({ build: BUILD, browser: navigator.userAgent });
const KEY = new URL(`snapshot?${MADE_BY}`, folder).href;

// Nothing, or what `loadPyodide` takes to start from the snapshot: a promise of its bytes, so that all
// else can begin while they are read, and how the constants of JavaScript in it are made again.
export async function find() {
  const found = await stored();
  if (!found) return;
  const bytes = read(found);
  bytes.catch(() => {}); // Whoever asked hears of damage later; until then nobody is to be alarmed.
  return { _loadSnapshot: bytes, _snapshotDeserializer: /** @param {any} kept */ (kept) => kept };
}

// Of JavaScript a snapshot holds what Python named by its way from `globalThis`, and constants such as
// options of a call. Pyodide writes them as JSON. Throws at anything else.
/** @param {any} value */
export function constant(value) {
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (isPlain && Object.values(value).every((one) => ["boolean", "string"].includes(typeof one))) return value;
  throw new TypeError(`A snapshot can't hold ${value}.`);
}

export async function isKept() {
  return Boolean(await stored());
}

async function stored() {
  if (!globalThis.caches) return undefined; // The page comes without https.
  return (await caches.open(CACHE)).match(KEY);
}

// The memory with which Pyodide begins; it restores no larger one (its issue 6254). Every launch
// would find out anew, and start plainly after that.
const MOST = 31_457_280;

// Throws where the snapshot could not be restored.
/** @param {Uint8Array<ArrayBuffer>} memory */
export async function keep(memory) {
  const [, header] = new Uint32Array(memory.buffer, memory.byteOffset, 2);
  const heap = memory.length - header;
  if (heap > MOST) throw new RangeError(`${heap} bytes of memory are too many for a snapshot.`);
  const runs = inUse(memory);
  const bytes = await new Blob(runs.map(([from, to]) => memory.subarray(from, to))).arrayBuffer();
  const about = { size: memory.length, runs, sum: sumOf(bytes) };
  const headers = { about: JSON.stringify(about) };
  await (await caches.open(CACHE)).put(KEY, new Response(bytes, { headers }));
}

export async function discard() {
  try {
    // Not the cache itself: a page in which WebKit has opened it would go on seeing the deleted one,
    // and never find what is kept under the same name later.
    const cache = await caches.open(CACHE);
    for (const key of await cache.keys()) await cache.delete(key);
  } catch {
    // Where nothing may be kept there is nothing to delete.
  }
}

// The memory as Pyodide asks for it, with what lies in it beside: written there, it would have to be
// written once more. The cut runtime takes the parts from where they are (tools/runtime/restore.py).
/** @param {Response} kept */
async function read(kept) {
  /** @type {{ size: number, runs: [number, number][], sum: string }} */
  const { size, runs, sum } = JSON.parse(kept.headers.get("about") ?? "");
  const bytes = await kept.arrayBuffer();
  // Anybody of the origin may have written this, and memory that there isn't ends the page.
  if (sumOf(bytes) !== sum || size > 2 * MOST) throw new Error("The snapshot is damaged.");
  const memory = new Uint8Array(size);
  let done = 0;
  const parts = runs.map(([from, to]) => {
    const part = { from, bytes: new Uint8Array(bytes, done, to - from) };
    done += to - from;
    return part;
  });
  const [beginning] = parts; // Pyodide reads what stands there.
  for (const part of whole ? parts : [beginning]) memory.set(part.bytes, part.from);
  return Object.assign(memory.buffer, { parts });
}

// Whether these are the bytes that were kept: a word of each 512 bytes, for a disk loses no fewer. A
// digest of all of them took 13 ms of a launch, on the page's own thread.
const SECTOR = 128;

/** @param {ArrayBuffer} bytes */
function sumOf(bytes) {
  const words = new Uint32Array(bytes, 0, bytes.byteLength >> 2);
  let [sum, sums] = [bytes.byteLength, 0];
  for (let at = 0; at < words.length; at += SECTOR) {
    sum = (sum + words[at]) | 0;
    sums = (sums + sum) | 0; // So that their order counts.
  }
  return `${sum} ${sums}`;
}

// Half of the memory was never touched. Of the blocks that were, from where to where they lie:
// keeping just these is faster than compressing everything.
const BLOCK = 65_536;

/** @param {Uint8Array<ArrayBuffer>} memory */
function inUse(memory) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let from = 0; from < memory.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, memory.length);
    if (memory.subarray(from, to).every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last?.[1] === from) last[1] = to;
    else runs.push([from, to]);
  }
  return runs;
}
