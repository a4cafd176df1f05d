// @ts-check
// What pages and workers fetch: what travels compressed is unpacked, and what the page fetches is
// compared with the sums in index.html. Scripts and the style sheet have theirs at hand; Pyodide and
// PyScript fetch the other files, and know nothing of either.

/** @type {Iterable<HTMLLinkElement>} A worker has none: it loads what its page has checked. */
const links = globalThis.document?.querySelectorAll("link[as=fetch], link[rel=spare]") ?? [];
const sums = new Map(Array.from(links, ({ href, dataset }) => [href, dataset.integrity]));

// The build packs these (tools/build/packing.py), so that they are as small from every host.
/** @type {Record<string, string | undefined>} */
const TYPES = { wasm: "application/wasm", zip: "application/zip", mo: "application/octet-stream" };
/** @param {string} address */
const kind = (address) => TYPES[/\.(wasm|zip|mo)$/.exec(address)?.[1] ?? ""];
/** @param {string} address */
const packed = (address) => `${address}.bin`;

// A page of a site in a folder may be another site's of the origin, until it has a worker of its own.
const WORKER = new URL("../service-worker.js", import.meta.url).href;
/** @param {ServiceWorker | null | undefined} worker */
export const isOurs = (worker) => worker?.scriptURL === WORKER;

// What our service worker kept it has checked, and what comes through another's it hasn't.
export const isServed = () => isOurs(globalThis.navigator.serviceWorker?.controller);
globalThis.tesseraServed = isServed; // For tessera/browser/added/pack_files.py.

// What is packed the service worker keeps unpacked.
/** @param {string} address */
const sumOf = (address) => (isServed() && address.endsWith(packed("")) ? undefined : sums.get(address));

const { fetch } = globalThis;

// A promise of what is checked or unpacked on the way, and of everything else nothing.
/** @returns {any} @param {RequestInfo | URL} input @param {RequestInit | undefined} options */
export function checked(input, options) {
  const address = input instanceof Request ? input.url : new URL(input, location.href).href;
  if (kind(address)) return unpacked(address, options);
  const integrity = sumOf(address);
  return integrity ? fetch(input, { integrity, ...options }) : null;
}

globalThis.fetch = (input, options) => {
  const answer = checked(input, options);
  answer?.catch(reportError); // PyScript would wait for ever.
  return answer ?? fetch(input, options);
};

// What travels packed, unpacked and checked while it comes: with `integrity` a browser would wait for its
// end, and then unpack all of it at once. Whoever reads to its end hears there if it was wrong. When it has
// nearly come `nearly` is called, perhaps several times.
/** @param {string} address @param {RequestInit | undefined} options @param {(() => void)=} nearly */
export async function unpacked(address, options, nearly) {
  const sum = sumOf(packed(address));
  const integrity = crypto.subtle ? undefined : sum; // Without https the browser compares it.
  /** @type {any} */
  const answer = await fetch(packed(address), { integrity, ...options });
  // The service worker says so by a header that no host sends. A type says nothing: Apache sees `.zip` in
  // a name and sends what is packed as an archive.
  if (!answer.ok || answer.headers.has("Tessera-Unpacked")) return answer;
  const right = sum ? check(answer.clone(), sum, nearly) : Promise.resolve();
  right.catch(() => {}); // It is told at the end, if unpacking comes so far.
  const end = new TransformStream({ flush: () => right });
  const whole = answer.body.pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(end);
  return new Response(whole, { headers: { "Content-Type": kind(address) ?? "" } });
}

const NEARLY = 64_000; // Bytes that come while a question travels: 50 ms at 10 Mbit/s, 320 at 1.6.

/** @param {Response} answer @param {(() => void)=} nearly */
async function bytesOf({ body, headers }, nearly) {
  const parts = [];
  let left = Number(headers.get("Content-Length")); // Where a host doesn't say, it is soon.
  for (const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    left -= value.length;
    if (left < NEARLY) nearly?.();
  }
}

/** @param {Response} answer @param {string} sum @param {(() => void)=} nearly */
async function check(answer, sum, nearly) {
  const bytes = await bytesOf(answer, nearly);
  if (!crypto.subtle) return;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const right = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (sum !== right) throw new Error(`not what was built: ${answer.url}`);
}
