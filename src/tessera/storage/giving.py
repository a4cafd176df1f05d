"""The text of a saved game as others get it: as a link, a text or a file.

Throws and cards are events, so a seed matters only for those to come. While a game goes on it is
left out: nobody can open the game, play on, and know what the original will bring. So is the part
of a game by post that belongs to one device. A backup is for the same people on another device, and
keeps both.
"""

from dataclasses import replace

from tessera.core.record import write_record
from tessera.core.record_reader import BadRecord, read_record
from tessera.storage.migrations import Find, migrate


def text_for_others(text: str, find: Find) -> str:
    """The text of a game to be given away; unchanged if it can't be read."""
    # Somebody may be able to mend it. A game that is opened from outside gets another seed anyway.
    try:
        record = read_record(migrate(text, find))
    except BadRecord:
        return text
    if find(record.game) is None:
        return text
    if record.post:
        return write_record(replace(record, seed="", post=replace(record.post, here=None)))
    return text if record.result else write_record(replace(record, seed=""))
