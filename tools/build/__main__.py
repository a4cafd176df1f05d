"""Builds the site beside dist/, puts it in its place and says what a first visit loads."""

import shutil
import sys

from tools.build import packs, release, site
from tools.paths import BUILD, DIST


def report(sizes: dict[str, tuple[int, int]]) -> None:
    """Print what a first visit loads, the largest first."""
    print(f"{'raw':>12} {'compressed':>12}  what a first visit loads")
    for name, (raw, compressed) in sorted(sizes.items(), key=lambda entry: -entry[1][1]):
        print(f"{raw:12,} {compressed:12,}  {name}")
    raw, compressed = (sum(column) for column in zip(*sizes.values(), strict=True))
    print(f"{raw:12,} {compressed:12,}  {len(sizes)} files; dist/ is ready")


def main() -> int:
    # Built beside dist/ and then moved: a build that fails leaves the last good one in place.
    fresh = BUILD / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        site.assemble(fresh)
    except packs.Refused as refused:
        print(f"\n{refused}", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)
    report(release.sizes(DIST))
    return 0


if __name__ == "__main__":
    sys.exit(main())
