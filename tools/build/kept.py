"""What takes long to make and comes out the same from the same is made once, kept in build/."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.paths import BUILD

KEPT = BUILD / "kept"


def kept(name: str, made_of: Iterable[bytes], make: Callable[[Path], None]) -> Path:
    """The path of the file of this name. `make` writes it, unless it was made of the same bytes
    before; an older one of this name is deleted."""
    digest = hashlib.sha256()
    for part in made_of:
        digest.update(hashlib.sha256(part).digest())
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{digest.hexdigest()[:16]}-{name}"
    if not path.exists():
        fresh = KEPT / f"fresh-{name}"
        make(fresh)
        for old in KEPT.glob(f"{'[0-9a-f]' * 16}-{name}"):
            old.unlink()
        fresh.rename(path)  # Whole or not at all.
    return path
