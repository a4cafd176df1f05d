"""Reads a backup: strictly by the numbers of lines that it gives, or if these are wrong, by finding
records and settings in it.

One changed line must not cost a hundred games. A record has a first line of its own, and ends at
the empty line below its events, so the next one can be found without any number. Lines that belong
to nothing are reported by their numbers.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from zlib import crc32

from tessera.core.limits import CodedError
from tessera.storage.backups.backup import FORMAT, MAGIC, Backup
from tessera.storage.revisions import ID

MAX_PARTS = 20_000
NAME = r"[0-9a-z_/-]{1,60}"
"""The name of a setting. Games may have had such ids once; one that doesn't match `ID` is given
another."""
PART = re.compile(rf"(setting|game) ({NAME}) (\d{{1,6}})", re.ASCII)
RECORD = "tessera record "
A_GAME = re.compile(rf"^game {NAME} \d{{1,6}}\n{RECORD}\d", re.ASCII | re.MULTILINE)
"""Two lines that every backup with a game contains, and no record."""


class BadBackup(CodedError):
    """Raised for a text that is no backup: with the code "no_backup", "newer_backup" or
    "bad_backup", and the number of the first bad line, from 1."""

    def __init__(self, code: str, line: int = 0) -> None:
        super().__init__(code, line)
        self.line = line


def is_backup(text: str) -> bool:
    """Whether a text looks like a backup, also one that has lost its first line."""
    return text.startswith(MAGIC) or A_GAME.search(text) is not None


def read_backup(text: str) -> Backup:
    """The backup of a text, with as much as can be read. Raises BadBackup if that is nothing.
    Whether its games are legal is not checked."""
    lines = text.rstrip("\n").split("\n")
    number = lines[0].removeprefix(MAGIC)
    if not is_backup(text):
        raise BadBackup("no_backup", 1)
    known = lines[0].startswith(MAGIC) and number.isascii() and number.isdecimal()
    if known and number != str(FORMAT):
        raise BadBackup("newer_backup", 1)
    try:
        if not known:
            raise BadBackup("no_backup", 1)
        return _by_numbers(lines, cut=not text.endswith("\n"))
    except BadBackup:
        backup = _by_looks(lines)
        if not backup.games and not backup.settings:
            raise
        return backup


def _by_numbers(lines: list[str], *, cut: bool) -> Backup:
    """The backup of these lines, read strictly by the number of lines that each part gives; `cut`
    says that the last line has no end. Raises BadBackup at the first part that is wrong."""
    parts: dict[str, dict[str, str]] = {"setting": {}, "game": {}}
    begins: dict[str, int] = {}
    at = 1
    for _ in range(MAX_PARTS):
        if at >= len(lines):
            return Backup(parts["setting"], parts["game"], begins)
        part = PART.fullmatch(lines[at])
        if part is None or part[2] in parts[part[1]]:
            raise BadBackup("bad_backup", at + 1)
        own = lines[at + 1 : at + 1 + int(part[3])]
        if int(part[3]) > len(lines) + 2:
            raise BadBackup("bad_backup", at + 1)
        if not cut:
            # The last text may have ended in line ends, which went with those of the file.
            own += [""] * (int(part[3]) - len(own))
        name, text = part[2], "\n".join(own)
        if part[1] == "game":
            if not ID.fullmatch(name):
                name = _id("", text, parts["game"])
            begins[name] = at + 2
        parts[part[1]][name] = text
        at += 1 + int(part[3])
    raise BadBackup("bad_backup", at + 1)


def _by_looks(lines: list[str]) -> Backup:
    """The backup of these lines with every record that can be found, and the settings whose number
    of lines is right."""
    backup, known = Backup({}, {}, {}), set[int]()
    at = 0
    while at < len(lines) and len(backup.settings) + len(backup.games) < MAX_PARTS:
        begin = at
        if lines[at].startswith(RECORD):
            at = _end_of_record(lines, at)
            # Where the file ends, half a line may be missing.
            text = "\n".join(lines[begin:at]) + ("\n" if at < len(lines) else "")
            id = _id(lines[begin - 1] if begin else "", text, backup.games)
            backup.games[id], backup.begins[id] = text, begin + 1
        elif setting := _setting(lines, at):
            name, own = setting
            backup.settings.setdefault(name, "\n".join(own))
            at += 1 + len(own)
        else:
            at += 1
            if not (lines[begin].startswith(MAGIC) or _is_head_of_game(lines, begin)):
                continue
        known.update(range(begin, at))
    lost = [n for n, line in enumerate(lines) if line and n not in known]
    first = [n + 1 for n in lost if n == 0 or n - 1 in known or not lines[n - 1]]
    return replace(backup, lost=tuple(first))


def _end_of_record(lines: list[str], begin: int) -> int:
    """The index of the line after the record that begins here: the second empty line, the first
    line of the next part, or the end."""
    gaps = 0
    for n in range(begin + 1, len(lines)):
        gaps += not lines[n]
        if gaps == 2 or lines[n].startswith(RECORD) or _is_head_of_game(lines, n):
            return n
    return len(lines)


def _is_head_of_game(lines: list[str], n: int) -> bool:
    """Whether this line is the one above a record, in which there is a similar line."""
    return A_GAME.match("\n".join(lines[n : n + 2])) is not None


def _setting(lines: list[str], n: int) -> tuple[str, list[str]] | None:
    """The name and the lines of the setting that begins here; None if there is none, or another
    part begins within it."""
    part = PART.fullmatch(lines[n])
    if part is None or part[1] != "setting":
        return None
    end = min(n + 1 + int(part[3]), len(lines))
    for at in range(n + 1, end):  # Checked first, and copied only if it is one.
        if PART.fullmatch(lines[at]) or lines[at].startswith(RECORD):
            return None
    return part[2], lines[n + 1 : end]


def _id(head: str, text: str, taken: Mapping[str, str]) -> str:
    """The id in the line above a game; if that has none, or it is taken, an id made from the text,
    always the same for the same text."""
    words = head.split(" ")
    id = words[1] if len(words) > 1 and ID.fullmatch(words[1]) else ""
    if id and id not in taken:
        return id
    return f"{id[:40] or 'found'}-{crc32(text.encode('utf-8', 'replace')):08x}"
