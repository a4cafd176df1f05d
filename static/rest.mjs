// @ts-check
// The app travels in two parts: an archive of what the menu needs, and the rest of all archives,
// which comes when the menu stands. Together they are one archive again (tools/build/app_archive.py).

import { checked } from "./checked.mjs";
import { APP, REST } from "./runtime.mjs";

const END = 22; // Bytes at the end of an archive: how long its directory is, and where it begins.

/** @param {Uint8Array} archive */
function directory(archive) {
  const { buffer, byteOffset, length } = archive;
  const end = new DataView(buffer, byteOffset + length - END);
  return { begins: end.getUint32(16, true), long: end.getUint32(12, true) };
}

/**
 * @param {Uint8Array} first
 * @param {Uint8Array} rest
 */
export function joined(first, rest) {
  const { begins: at } = directory(first);
  const whole = new Uint8Array(at + rest.length);
  whole.set(first.subarray(0, at));
  whole.set(rest, at);
  const { begins, long } = directory(whole);
  if (begins + long + END !== whole.length) throw new Error("The two parts don't fit together.");
  return whole;
}

// Python looks for modules in the archive before all else: ours, and PyScript's own. It remembers where
// nothing was, so that nothing may be imported before the archive is there.
/** @param {any} python */
export function lookThere(python) {
  python.runPython('import sys; sys.path.insert(0, "tessera.zip")');
}

/** @param {string} address @param {RequestInit=} options */
async function bytes(address, options) {
  const answer = await checked(address, options);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// From the copies where they are right, and past them where not.
/** @param {string} address */
export const fetched = (address) =>
  bytes(address).catch(() => bytes(address, { cache: "reload", mode: "same-origin" }));

// For a worker, which needs both at once.
export const wholeApp = async () => joined(...(await Promise.all([bytes(APP), bytes(REST)])));
