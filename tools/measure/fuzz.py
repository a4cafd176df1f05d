"""Feeds hostile texts to everything that reads what comes from outside.

    python -m tools.measure.fuzz 100000
    node tools/pyodide/run.mjs tools/measure/fuzz.py 100000

Records, stored texts, links and backups are cut, doubled, swapped, spliced and sprinkled with what
parsers choke on. A reader may refuse in its own words; any other exception, and an answer that
takes longer than a moment, ends the run with the input that caused it.
"""

from __future__ import annotations

import faulthandler
import sys
import time
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tessera.core.record_reader import BadRecord, read_head
from tessera.games import find
from tessera.storage.backups.backup import Backup, write_backup
from tessera.storage.backups.reader import BadBackup, is_backup, read_backup
from tessera.storage.envelope import BadEnvelope, Envelope, unwrap, wrap
from tessera.storage.links import BadLink, read_link, tidy, write_link
from tessera.storage.opening import Damaged, open_good_part, open_table
from tools.paths import ROOT

GOLDEN = sorted((ROOT / "tests" / "storage" / "golden").rglob("*.txt"))
PATIENCE = 3.0
"""Seconds for one input, on a slow and busy machine."""

HAS_THREADS = sys.platform != "emscripten"
"""A watchdog is one; without it a hang ends nothing, and is seen all the same."""

ODD = st.sampled_from(
    [
        *(
            "",
            "\n",
            "\n\n",
            "\r\n",
            " ",
            "\0",
            "\ufeff",
            "\u2028",
            "²",
            "١",
            "-1",
            "0",
            "NaN",
            "1e9",
        ),
        *("NaN", "1e9", "9" * 30, "9" * 5_000, "[" * 6_000, "{" * 6_000, "\ud800", "<b>", "{at}"),
        *("played 999999", "seat person green X\n" * 40, "roll 1 1\n" * 3_000, "option a b\n"),
    ]
) | st.text(max_size=8)
"""What parsers choke on, and anything else."""


@st.composite
def slips(draw: st.DrawFn, text: str) -> str:
    """The text with some places cut out, doubled or replaced."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(start + 200, len(text))))
        middle = draw(ODD | st.just(text[start:end] * 2))
        text = text[:start] + middle + text[end:]
    return text


def texts() -> st.SearchStrategy[str]:
    """Good texts of every kind with slips in them, and arbitrary texts."""
    good = [path.read_text(encoding="utf-8") for path in GOLDEN]
    assert good
    envelope = [wrap(Envelope(7, "aa", "2026-11-21T09:15:00Z", text)) for text in good]
    backups = [write_backup(Backup({"pace": "slow"}, dict(enumerate_ids(good))))]
    links = [write_link(text) for text in good]
    kinds = st.sampled_from([*good, *envelope, *backups, *links, ""])
    return kinds.flatmap(slips) | st.text()


LINES = (
    "setting a 999999",
    "setting a 999999\ny",
    "game a 9",
    "game a 9\ntessera record 6\n",
    "tessera record 6",
    "roll 1 1",
    "x",
    "",
)
LONGER = 8
TRIES = 3


def check_length() -> None:
    """Raises AssertionError for a reader whose time doesn't grow in proportion to the text, but as
    its square."""
    for reader in READERS:
        for head in ("tessera backup 1\n", GOLDEN[0].read_text(encoding="utf-8"), ""):
            for line in LINES:
                short = seconds(reader, head + f"{line}\n" * 4_000)
                limit = max(3 * LONGER * short, PATIENCE / 3)
                text = head + f"{line}\n" * 4_000 * LONGER
                # In Pyodide the processor's time is the wall's, which others may take.
                told = f"{reader.__name__}: {head[:20]!r} and {line!r}: over {limit:.2f} s"
                assert any(seconds(reader, text) < limit for _ in range(TRIES)), told


def seconds(reader: Callable[[str], None], text: str) -> float:
    """The seconds of the processor in which a reader reads a text."""
    began = time.process_time()
    reader(text)
    return time.process_time() - began


def enumerate_ids(good: list[str]) -> list[tuple[str, str]]:
    """The texts with ids for games."""
    return [(f"game{number}", text) for number, text in enumerate(good)]


def read_record_text(text: str) -> None:
    """Reads a text as a saved game, whole and as far as it is good."""
    with suppress(BadRecord):
        read_head(text)
    with suppress(Damaged):
        open_table(text, find)
    open_good_part(text, find)


def read_stored(text: str) -> None:
    """Reads a text as an entry of the storage."""
    with suppress(BadEnvelope):
        unwrap(text)


def read_as_link(text: str) -> None:
    """Reads a text as the end of a link, after `#/open/`, and packed in a good link."""
    with suppress(BadLink):
        read_link(text)
    packer = zlib.compressobj(1, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text.encode("utf-8", "surrogatepass")) + packer.flush()
    with suppress(BadLink):
        read_link("1" + urlsafe_b64encode(packed).decode())


def read_from_outside(text: str) -> None:
    """Reads a text as a file or from the clipboard."""
    with suppress(BadLink, BadBackup):
        tidied = tidy(text)
        if is_backup(tidied):
            read_backup(tidied)


READERS: tuple[Callable[[str], None], ...] = (
    read_record_text,
    read_stored,
    read_as_link,
    read_from_outside,
)


def main(inputs: int) -> None:
    """Tries so many inputs, each with every reader."""
    slowest, count, began = 0.0, 0, time.monotonic()

    @settings(
        max_examples=inputs,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(texts())
    def try_all(text: str) -> None:
        nonlocal slowest, count
        if HAS_THREADS:
            faulthandler.dump_traceback_later(10 * PATIENCE, exit=True)
        took = sum(seconds(reader, text) for reader in READERS)
        slowest, count = max(slowest, took), count + 1
        assert took < PATIENCE, f"{took:.1f} s for {text[:200]!r}"
        if count % 10_000 == 0:
            print(f"{count} inputs, {time.monotonic() - began:.0f} s", flush=True)

    check_length()
    try_all()
    if HAS_THREADS:
        faulthandler.cancel_dump_traceback_later()
    print(f"{count} inputs without a crash or a hang; the slowest took {slowest:.2f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
