"""Restoring a snapshot leaves pages alone that are zero in it and in memory already.

Pyodide copies all of a snapshot over its memory. Half of that is zeros over zeros, but a page of
memory that was written to is held from then on, and takes its time.
"""

import re

from tools.runtime import Unexpected

WHOLE = re.compile(r"return Module\.HEAP8\.set\((\w+)\),(\w+)\}")

# In words of 32 bits: 1,024 are a page. A header whose length is no multiple of a word makes this
# throw, and then the page starts without the snapshot.
PAGES = """function copyPages(memory, snapshot) {
  const PAGE = 1024;
  const [to, from] = [memory, snapshot].map(
    ({ buffer, byteOffset, length }) => new Uint32Array(buffer, byteOffset, length >> 2));
  for (let start = 0; start < from.length; start += PAGE) {
    const end = Math.min(start + PAGE, from.length);
    let at = start;
    while (at < end && from[at] === 0 && to[at] === 0) at += 1;
    if (at < end) to.set(from.subarray(start, end), start);
  }
}
"""


def by_pages(glue: str) -> str:
    """`pyodide.asm.mjs` with restoring that copies by pages."""
    if len(WHOLE.findall(glue)) != 1:
        raise Unexpected("Pyodide restores a snapshot in another way")
    return PAGES + WHOLE.sub(r"copyPages(Module.HEAP8,\1);return \2}", glue)
