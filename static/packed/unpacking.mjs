// @ts-check
// Unpacks Zstandard while it comes: no engine does that by itself, and it is a sixth smaller than
// what they know. The decoder is WebAssembly (tools/build/vendor.py). The build writes this text
// into checked.mjs, and in front of the service worker.

const PART = 65_536; // Bytes that are unpacked at once: a few milliseconds.
const AT_ONCE = 8; // Milliseconds after which somebody else may have a turn.
const ROOM = 131_072; // As much as a block of Zstandard may be.

// What comes at once, out of a cache, would hold the page up.
/** @type {() => Promise<void>} */
const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));

// Each file has a decoder of its own, so that with the file its memory goes.
/** @param {Promise<WebAssembly.Module>} compiled @returns {TransformStream<Uint8Array, Uint8Array>} */
export function unpacking(compiled) {
  const imports = { env: { emscripten_notify_memory_growth() {} } };
  /** @type {any} */
  let zstd;
  let context = 0;
  let packed = 0;
  let plain = 0;
  let buffers = 0; // Two of C's structures: where something begins, how long it is, how much is done.
  let missing = 1; // None at the end of a file.
  return new TransformStream({
    async start() {
      ({ exports: zstd } = await WebAssembly.instantiate(await compiled, imports));
      context = zstd.ZSTD_createDCtx();
      [packed, plain, buffers] = [PART, ROOM, 24].map(zstd.malloc);
    },
    async transform(chunk, controller) {
      let begun = performance.now();
      for (let at = 0; at < chunk.length; at += PART) {
        if (performance.now() - begun > AT_ONCE) {
          await pause();
          begun = performance.now();
        }
        const part = chunk.subarray(at, at + PART);
        new Uint8Array(zstd.memory.buffer).set(part, packed);
        let [read, written] = [0, 0];
        do {
          // Anew each time, because memory that grows is another.
          new Uint32Array(zstd.memory.buffer, buffers, 6).set([packed, part.length, read, plain, ROOM, 0]);
          missing = zstd.ZSTD_decompressStream(context, buffers + 12, buffers);
          if (missing < 0) throw new TypeError("This can't be unpacked.");
          [, , read, , , written] = new Uint32Array(zstd.memory.buffer, buffers, 6);
          if (written) controller.enqueue(new Uint8Array(zstd.memory.buffer.slice(plain, plain + written)));
        } while (read < part.length || (missing && written === ROOM));
      }
    },
    flush() {
      if (missing) throw new TypeError("This was cut off.");
    },
  });
}
