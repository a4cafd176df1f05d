"""Restoring a snapshot writes only what isn't zero, and writes it once.

Pyodide copies all of a snapshot over its memory. Half of that is zeros over zeros, but a page of
memory that was written to is held from then on, and takes its time.
"""

import re

from tools.runtime import Unexpected

WHOLE = re.compile(r"return Module\.HEAP8\.set\((\w+)\),(\w+)\}")

# `parts` are runs of bytes with the place of each, in order, and hang on the snapshot's buffer
# (static/snapshots.mjs). Between two of them the snapshot is zero; memory may not be, for by now it
# holds what the module is born with, in its first BORN bytes.
PARTS = """function writeParts(memory, { buffer, byteOffset }) {
  const words = new Uint32Array(memory.buffer);
  let done = 0;
  for (const { from, bytes } of buffer.parts ?? [{ from: 0, bytes: new Uint8Array(buffer) }]) {
    const [at, left] = [Math.max(from - byteOffset, 0), Math.max(byteOffset - from, 0)];
    const gap = Math.min(at, BORN) >> 2;
    for (let word = done >> 2; word < gap; word += 1) if (words[word] !== 0) words[word] = 0;
    memory.set(bytes.subarray(left), at);
    done = at + bytes.length - left;
  }
}
"""


def by_parts(glue: str, born: int) -> str:
    """The code of `pyodide.asm.mjs`, changed to restore memory in parts, for a module that starts
    with so many bytes."""
    if len(WHOLE.findall(glue)) != 1:
        raise Unexpected("Pyodide restores a snapshot in another way")
    return PARTS.replace("BORN", str(born)) + WHOLE.sub(
        r"writeParts(Module.HEAP8,\1);return \2}", glue
    )
