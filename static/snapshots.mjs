// Where a snapshot of Python's memory is kept, and for whom it is good: this build in this version
// of this browser. One from another engine makes Python fail, so every device makes its own
// (snapshot_maker.mjs). Nobody misses it where there is none.

const BUILD = "@build@"; // tools/build.py writes a hash of all that a snapshot depends on.

export const RUNTIME = { indexURL: new URL("../runtime/pyodide/", import.meta.url).href };

const folder = new URL("../", import.meta.url);
const CACHE = `tessera ${folder.pathname} snapshot`;
const KEY = `${new URL("snapshot", folder)}?${new URLSearchParams({ build: BUILD, browser: navigator.userAgent })}`;

// The snapshot as bytes, or null. Damaged ones don't get past the checksum in gzip.
export async function take() {
  try {
    const kept = await (await caches.open(CACHE)).match(KEY);
    if (!kept) return null;
    const unpacked = kept.body.pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  } catch (error) {
    console.info("No snapshot can be read.", error);
    await discard();
    return null;
  }
}

export async function isKept() {
  return Boolean(await (await caches.open(CACHE)).match(KEY));
}

// Keeps the new one; those of other builds and browser versions go.
export async function keep(bytes) {
  await caches.delete(CACHE);
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  // In one piece: of a stream that ends too early a part might be kept.
  const body = await new Response(packed).blob();
  await (await caches.open(CACHE)).put(KEY, new Response(body));
}

export async function discard() {
  try {
    await caches.delete(CACHE);
  } catch {
    // Where nothing may be kept there is nothing to delete.
  }
}
