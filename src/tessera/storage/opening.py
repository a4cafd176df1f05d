"""The table of a saved game's text, or the reason why there is none."""

from typing import Any

from tessera.core.record import Record, shortened, write_record
from tessera.core.record_reader import BadRecord, cut_off, read_good_part, read_record
from tessera.core.replay import BadEvent
from tessera.core.rules import Illegal
from tessera.kit.game import Game
from tessera.session.table import Table
from tessera.storage.migrations import Find, migrate
from tessera.storage.people.people import NOBODY, People


class Damaged(Exception):
    """Raised for a saved game that can't be opened: with a code, the line or event at which it
    fails (from 1; 0 for none), its text, and the exception behind it, if any."""

    def __init__(
        self, code: str, text: str, at: int = 0, cause: BadEvent | BadRecord | None = None
    ) -> None:
        super().__init__(code, at)
        self.code = code
        self.text = text
        self.at = at
        self.cause = cause


def open_table(text: str, find: Find, people: People = NOBODY) -> Table[Any, Any]:
    """The table of a record's text, every event checked against the rules, with the names of today
    of these people. Raises Damaged."""
    try:
        record = people.in_record(read_record(migrate(text, find)))
    except BadRecord as error:
        raise Damaged(error.code, text, error.line, error) from error
    game = find(record.game)
    if game is None:
        raise Damaged("unknown_game", text)
    if record.version > game.rules.version:
        raise Damaged("newer", text)
    if record.needs:
        raise Damaged("lacks", text)
    try:
        table = Table(game.rules, record)
    except BadEvent as error:
        if error.index + 1 == len(record.events) and text.endswith(f"\n{error.text}"):
            cut = cut_off(error.index, record.played)  # The last line lacks its end.
            raise Damaged(cut.code, text, cause=cut) from error
        raise Damaged("bad_event", text, error.index + 1, error) from error
    except Illegal as error:
        raise Damaged("bad_setup", text) from error
    if not _seated(game, record):
        raise Damaged("bad_setup", text)
    return table


def open_good_part(text: str, find: Find) -> Table[Any, Any] | None:
    """The table of a record up to the first line that can't be read or event against the rules;
    None if not even its head is right."""
    try:
        part = write_record(read_good_part(migrate(text, find)))
        try:
            return open_table(part, find)
        except Damaged as damaged:
            legal = shortened(read_record(part), damaged.at - 1)
            return open_table(write_record(legal), find) if damaged.code == "bad_event" else None
    except (BadRecord, Damaged):
        return None  # The head of the record can't be right either.


def _seated(game: Game[Any, Any], record: Record) -> bool:
    """Whether all players, also those who left, are persons or bots of this game, and each side has
    a colour of its own, if the game has enough."""
    sides = game.rules.sides(record.setup)
    colours = {side: player.colour for side, player in zip(sides, record.players, strict=True)}
    left = [(n.seat, n.left) for n in record.notes if n.seat is not None and n.left]
    everybody = [*enumerate(record.players), *left]
    return (
        set(colours.values()) <= set(game.colours)
        and (len(set(colours.values())) == len(colours) or len(colours) > len(game.colours))
        and all(
            player.kind in {"person", *game.bots} and player.colour == colours[sides[seat]]
            for seat, player in everybody
        )
    )
