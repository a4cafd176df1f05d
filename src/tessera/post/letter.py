"""A letter as text: the part of a game that some house doesn't have yet, or the whole game."""

import re
from dataclasses import replace
from typing import Any, NamedTuple

from tessera.core.houses import LINK
from tessera.core.record import NOTE, Record, public, write_record, written_result
from tessera.core.rules import CHANCE, Rules
from tessera.post.game import NotBelieved, PostGame, game_id

MARK = "#/letter/"
"""The part of a link before the letter."""
HEAD = "tessera letter "
FORMAT, FORMER = "2", "1"
"""A letter of the second format has the notes in its sum."""
ABOUT = re.compile(r"([0-9a-f]{12}) ([0-9]{1,4}) ([0-9a-f]{12})", re.ASCII)
TOLD = re.compile(rf"([0-9]{{1,2}}) ({LINK.pattern})", re.ASCII)
HINT = NOTE + "hint"
MOST, LONGEST = 4_000, 120
"""The most lines of a letter, and characters of a line."""


class Letter(NamedTuple):
    """The part of a game after its first `before` letters, whose sum is `sum` (`PostGame.sum_at`):
    `links` has the latest link of each house that wrote, and `chosen` the actions, and lines for
    hints, as text. Throws follow from the links, and aren't in it."""

    game: str
    before: int
    sum: str
    links: tuple[tuple[int, str], ...]
    chosen: tuple[str, ...]
    format: str = FORMAT


def whole_text(game: PostGame) -> str:
    """The text of all that was sent of a game."""
    return write_record(_sent(game))


def believed(rules: Rules[Any, Any], record: Record) -> PostGame:
    """The game of a record that comes from elsewhere, with all throws checked, and only with what
    was agreed or can be checked. Raises BadEvent, Illegal or NotBelieved, with the code "unsent" if
    there are events after the last letter."""
    if record.needs or record.position or not all(player.is_person for player in record.players):
        raise NotBelieved("unreadable")
    game = PostGame(rules, record)
    if game.settled < len(record.events):
        raise NotBelieved("unsent")
    game.check()
    return PostGame(rules, _sent(game))


def _sent(game: PostGame) -> Record:
    """The record of all that was sent, without what only this device may know."""
    end = game.settled
    return replace(
        public(game.record),
        seed="",
        events=game.record.events[:end],
        played=end,
        result=written_result(game.rules.result(game.states[end])),
        notes=game.notes(game.sent),
    )


def letter_text(game: PostGame) -> str:
    """The text of the last letter, with all that any other house may lack; the whole game if a
    house has nothing yet."""
    writer = game.turns[game.sent - 1].house
    others = [house for house in range(game.post.count) if house != writer]
    had = min(_last(game, house) for house in others)
    return write_letter(_since(game, had)) if had else whole_text(game)


def _last(game: PostGame, house: int) -> int:
    """The number of letters up to the last one of a house; 0 if it has written none."""
    numbers = [n for n in range(game.sent) if game.turns[n].house == house]
    return numbers[-1] + 1 if numbers else 0


def _since(game: PostGame, before: int) -> Letter:
    new = game.turns[before : game.sent]
    houses = dict.fromkeys(turn.house for turn in new)
    chosen: list[str] = []
    asked = {note.at for note in game.notes(game.sent) if note.seat is not None}
    for at in range(new[0].start, new[-1].end):
        if game.rules.current_player(game.states[at]) != CHANCE:
            chosen += [*([HINT] if at in asked else []), game.record.events[at]]
    links = tuple((house, game.post.chains[house].latest) for house in houses)
    return Letter(
        game_id(game.post.chains[0].promised), before, game.sum_at(before), links, tuple(chosen)
    )


def write_letter(letter: Letter) -> str:
    """The text of a letter; `read_letter` gives an equal one back."""
    return "\n".join(
        [
            HEAD + letter.format,
            f"{letter.game} {letter.before} {letter.sum}",
            *(f"{house + 1} {link}" for house, link in letter.links),
            *(["", *letter.chosen] if letter.chosen else []),
        ]
    )


def read_letter(text: str) -> Letter:
    """The letter of a text. Raises NotBelieved "newer" or "unreadable"."""
    head, _, body = text.partition("\n\n")
    first, *lines = head.split("\n")
    version = first.removeprefix(HEAD)
    if first.startswith(HEAD) and version not in (FORMAT, FORMER):
        raise NotBelieved("newer" if version.isdecimal() else "unreadable")
    about = ABOUT.fullmatch(lines[0]) if lines else None
    links = [TOLD.fullmatch(line) for line in lines[1:]]
    chosen = body.split("\n") if body else []
    long = len(chosen) > MOST or any(not 0 < len(line) <= LONGEST for line in chosen)
    if not first.startswith(HEAD) or about is None or not links or None in links or long:
        raise NotBelieved("unreadable")
    house_links = tuple((int(link[1]) - 1, link[2]) for link in links if link)
    if len({house for house, _ in house_links}) < len(house_links):
        raise NotBelieved("unreadable")
    return Letter(about[1], int(about[2]), about[3], house_links, tuple(chosen), version)
