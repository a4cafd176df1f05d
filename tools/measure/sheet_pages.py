"""The pages that `make sheets` takes pictures of, and what they find on the device."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tessera.core.record import write_record
from tessera.core.record_reader import read_head
from tessera.games import find
from tessera.storage.backups.backup import Backup, write_backup
from tessera.storage.opening import open_table
from tools.paths import ROOT

TABLES = {"sequence": "four", "sequence_dice": "three", "sequences": "three", "tabula": "classical"}
"""Of each game the recording (tests/games/) that its tables show."""
PEOPLE = "letter green Ana\nfox blue Bruno\nletter violet Guilhermina"
MOMENTS = {"begin": 0.02, "middle": 0.5, "end": 1.0}
"""How much of it has been played."""
NAMES = ("Ana", "Bruno", "Clara", "Duarte")
TAKEN = ".handover [data-primary]"


@dataclass(frozen=True, slots=True)
class Shown:
    """A page: what it is called, its address in the app, and what is pressed there, if it is there.
    Of a page that is read it has all, of others what a screen shows. A page may be given a file."""

    name: str
    place: str
    press: str = ""
    is_read: bool = False
    file: str = ""


def pages() -> Iterator[Shown]:
    """All of them; of those with a game, one for each game."""
    yield Shown("first", "")
    for name in TABLES:
        end = f"{name}-end"
        yield Shown(f"set-up-{name}", f"new/{name}")
        for moment in MOMENTS:
            yield Shown(f"table-{name}-{moment}", f"play/{name}-{moment}", TAKEN)
        yield Shown(f"lesson-{name}", f"learn/{name}")
        yield Shown(f"rules-{name}", f"rules/{name}")
        yield Shown(f"how-it-went-{name}", f"end/{end}", is_read=True)
        yield Shown(f"analysis-{name}", f"analysis/{end}", is_read=True)
        yield Shown(f"picture-{name}", f"picture/{end}", is_read=True)
    yield Shown("hand-over", "play/sequence-middle")
    for place in ("puzzles", "saved", "numbers", "open", "data", "about", "join"):
        yield Shown(place, place)
    for place in ("more", "people", "evening", "write", "install"):
        yield Shown(place, place, is_read=True)
    yield Shown("restore", "open", "[data-press='app:restore']", is_read=True, file=backup())
    yield Shown("share", "share/tabula-end", "[data-press='app:code']", is_read=True)
    yield Shown("phones", "phones/sequence-middle", is_read=True)
    yield Shown("invite", "phones/sequence-middle", "[data-press='app:each']", is_read=True)
    yield Shown("settings", "", "[data-press='app:settings']")


def recorded(name: str, part: float) -> str:
    """A part of a recorded game between people with names, in the colours of their sides."""
    path = ROOT / "tests" / "games" / name / "recorded" / f"{TABLES[name]}.txt"
    text = path.read_text(encoding="utf-8")
    head, _, rest = text.partition("\nplayed ")
    events = rest.partition("\n\n")[2].splitlines()
    game = find(name)
    assert game
    sides = game.rules.sides(read_head(text).setup)
    for number, (side, person) in enumerate(zip(sides, NAMES, strict=False), 1):
        head = head.replace(f" green P {number}\n", f" {game.colours[side]} {person}\n")
    kept = events[: round(len(events) * part)]
    record = f"{head}\nplayed {len(kept)}\n\n" + "\n".join(kept) + "\n"
    # So that it bears its result, if it has one.
    return write_record(open_table(record, find).record(read_head(text).saved))


def saved() -> dict[str, str]:
    """The texts that every page finds on the device: people, and the games at each of their
    moments."""
    games = {
        f"tessera/game/{name}-{moment}": recorded(name, part)
        for name, (moment, part) in product(TABLES, MOMENTS.items())
    }
    return {"tessera/people": PEOPLE, **games}


def backup() -> str:
    """A backup with a game that is here, one that isn't, and one that can't be read."""
    here = recorded("tabula", 1)
    games = {"tabula-end": here, "another": recorded("tabula", 0.3), "torn": here[: len(here) // 2]}
    return write_backup(Backup({}, games))
