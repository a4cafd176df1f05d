"""What the folder of a game's tests must hold: a perft table and recorded games.

`perft.txt` has blocks: a title, a position, and a line `counts` with the number of ways to play on
for one event, two events and so on. Between blocks there may be empty lines and remarks with `#`.
`recorded/` has whole games: for each `<name>.txt`, the record, a `<name>.end` with the position
and the result it must lead to, for ever.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tessera.core.record_reader import read_record
from tessera.core.replay import replay
from tessera.core.rules import Rules
from tessera_kit.perft import perft


class Perft(NamedTuple):
    """One block of a perft table."""

    title: str
    position: str
    counts: tuple[int, ...]


def perft_table(folder: Path) -> list[Perft]:
    """The blocks of a folder's `perft.txt`."""
    path = folder / "perft.txt"
    assert path.is_file(), f"{path} is missing"
    table: list[Perft] = []
    block: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("counts ") and block:
            title, *position = block
            counts = tuple(map(int, line.split()[1:]))
            table.append(Perft(title, "\n".join(position), counts))
            block = []
        elif block or (line and not line.startswith("#")):
            # A position may have empty lines in it.
            block.append(line)
    assert not block, f"{block[0]}: no counts"
    return table


def check_perft_table(rules: Rules[Any, Any], folder: Path) -> None:
    """Counting the game tree from each position of the table gives its numbers."""
    table = perft_table(folder)
    for title, position, counts in table:
        state = rules.read_position(position)
        counted = tuple(perft(rules, state, depth) for depth in range(1, len(counts) + 1))
        assert counts, f"{title}: no numbers behind `counts`"
        assert counted == counts, f"{title}: counted {_row(counted)}, the file says {_row(counts)}"


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def check_recorded_games(rules: Rules[Any, Any], folder: Path) -> None:
    """Every recorded game replays by today's rules to the end written beside it."""
    records = sorted(folder.glob("recorded/*.txt"))
    assert records, f"no games in {folder / 'recorded'}"
    for path in records:
        record = read_record(path.read_text(encoding="utf-8"))
        assert record.game == rules.name, f"{path.name} is a game of {record.game}"
        *_, (_, end) = replay(rules, record.setup, record.events)
        as_written = path.with_suffix(".end").read_text(encoding="utf-8")
        assert ending(rules, end) == as_written, f"{path.name} ends otherwise than it did"


def ending(rules: Rules[Any, Any], state: Any) -> str:
    """The content of a `.end` file: the position and the result."""
    return "\n".join([rules.write_position(state), *_result(rules, state), ""])


def _result(rules: Rules[Any, Any], state: Any) -> Iterator[str]:
    result = rules.result(state)
    assert result is not None, "the game isn't over"
    yield " ".join(["winners", *(str(seat + 1) for seat in result.winners)])
    yield f"reason {result.reason}"
    yield " ".join(["shown", *map(str, result.shown)])
