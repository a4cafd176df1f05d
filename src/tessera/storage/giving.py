"""The text of a saved game as others get it: as a link, a text or a file.

Throws and cards are events, so a seed matters only for those to come. While a game goes on it is
left out: nobody can open the game, play on, and know what the original will bring. So is what
belongs to one device, such as the identities of its people. A backup is for the same people on
another device, and keeps both.
"""

import re
from dataclasses import replace

from tessera.core.record import public, write_record
from tessera.core.record_reader import BadRecord, read_record
from tessera.storage.migrations import Find, migrate

OWN = re.compile(r"^section \w+ here( .*)?\n", re.ASCII | re.MULTILINE)


def without_own(text: str) -> str:
    """The text without sections that never leave the device, whatever else it holds."""
    return OWN.sub("", text)


def text_for_others(text: str, find: Find) -> str:
    """The text of a game to be given away; with its seed if it can't be read."""
    # Somebody may be able to mend it. A game that is opened from outside gets another seed anyway.
    try:
        record = read_record(migrate(text, find))
    except BadRecord:
        return without_own(text)
    if find(record.game) is None or (record.result and not record.post):
        return without_own(text)
    return write_record(replace(public(record), seed=""))
