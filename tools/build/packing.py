"""Compresses what the page fetches and unpacks by itself (static/checked.mjs).

Not every host compresses, and none as well as there is time for here. libdeflate gives the same
bytes on every machine, a twentieth fewer than servers do, and takes seconds. The archives of
bytecode hold their members as they are, so that what these have in common is written once.
"""

import shutil
import zlib
from pathlib import Path

import deflate

from tools.build.kept import kept

SUFFIX = ".bin"
"""Every host knows it, as bytes and no more: one that saw `.gz` might unpack it, or pack it once
more, and one that knows no `.deflate` sends it as what stands before that, or not at all."""
HARDEST = 12


def unpacked(path: Path) -> bytes:
    """The content of a packed file."""
    return zlib.decompress(path.read_bytes(), wbits=-zlib.MAX_WBITS)


def pack(path: Path) -> None:
    """Replaces a file by its compressed form."""
    data, name = path.read_bytes(), path.name + SUFFIX

    def compress(fresh: Path) -> None:
        fresh.write_bytes(deflate.deflate_compress(data, HARDEST))

    # Two folders have a file of one name.
    packed = kept(f"{path.parent.name}-{name}", [data], compress)
    shutil.copyfile(packed, path.with_name(name))
    path.unlink()
