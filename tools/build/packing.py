"""Compresses what the page fetches and unpacks by itself (static/packed/unpacking.mjs).

Not every host compresses, and none as well as there is time for here: Zstandard takes a sixth fewer
bytes than the deflate that browsers know, and one version of it gives the same on every machine.
The archives of bytecode hold their members as they are, so that what these have in common is
written once.
"""

import shutil
import zlib
from pathlib import Path

import deflate
import zstandard

from tools.build.kept import kept

SUFFIX = ".bin"
"""Every host knows it, as bytes and no more: one that saw `.zst` might unpack it, or pack it once
more, or not send it at all."""
HARDEST = 22
HARDEST_DEFLATE = 12
VERSION = zstandard.ZSTD_VERSION


def unpacked(path: Path) -> bytes:
    """The content of a packed file."""
    data = path.read_bytes()
    if data.startswith(zstandard.FRAME_HEADER):
        return zstandard.decompress(data)
    return zlib.decompress(data, wbits=-zlib.MAX_WBITS)


def pack(path: Path) -> None:
    """Replaces a file by its compressed form."""
    data, name = path.read_bytes(), path.name + SUFFIX

    def compress(fresh: Path) -> None:
        fresh.write_bytes(zstandard.compress(data, HARDEST))

    # Two folders have a file of one name.
    packed = kept(f"{path.parent.name}-{name}", [str(VERSION).encode(), data], compress)
    shutil.copyfile(packed, path.with_name(name))
    path.unlink()


def pack_for_browsers(path: Path) -> None:
    """Replaces a file by what a browser unpacks by itself. libdeflate gives the same bytes on every
    machine; zlib doesn't."""
    packed = deflate.deflate_compress(path.read_bytes(), HARDEST_DEFLATE)
    path.with_name(path.name + SUFFIX).write_bytes(packed)
    path.unlink()
