"""Devices that play by post without a screen."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from tessera.core.chance import generator
from tessera.core.houses import Here, Post
from tessera.core.record import Player, Record, public, write_record
from tessera.core.record_reader import read_record
from tessera.core.rules import CHANCE
from tessera.games import find
from tessera.post.game import NotBelieved, PostGame
from tessera.post.letter import HEAD, believed, letter_text, read_letter
from tessera.post.mailbox import Arrival, delivered, joined, merged, sent
from tessera.post.turns import goes_on
from tessera.session.table import Table
from tests.session.tables import COLOURS, NAMES, NOW


def fresh(name: str, houses: tuple[int, ...], *, hints: bool = True) -> Record:
    """A game that nobody has promised anything in."""
    game = find(name)
    assert game is not None
    colours = COLOURS[len(houses)].split() if name == "sequence_dice" else game.colours
    seats = [Player(NAMES[seat], "person", colours[seat]) for seat in range(len(houses))]
    setup = game.rules.standard_setup(len(houses))
    post = Post(houses, (), hints)
    return Record(name, game.rules.version, setup, "", tuple(seats), NOW, post=post)


def at_home(record: Record, house: int, secret: str) -> PostGame:
    """The record on the device of a house."""
    game = find(record.game)
    assert game is not None
    assert record.post is not None
    here = replace(record.post, here=Here(house, None, NOW))
    return PostGame(game.rules, replace(record, seed=secret, post=here))


@lru_cache(maxsize=64)
def read_game(text: str) -> PostGame:
    """The game of a record's text."""
    record = read_record(text)
    found = find(record.game)
    assert found is not None
    return PostGame(found.rules, record)


class Device:
    """One house's."""

    def __init__(self, house: int, secret: str) -> None:
        self.house = house
        self.secret = secret
        self.text = ""
        """Its record, as it is stored; empty while it has none."""

    @property
    def game(self) -> PostGame:
        return read_game(self.text)

    def keep(self, game: PostGame) -> None:
        self.text = write_record(game.record)

    def begin(self, record: Record) -> str:
        """The first letter."""
        self.keep(at_home(record, self.house, self.secret))
        return self.send()

    def send(self, chooser: str = "a") -> str:
        """Plays until its letter is whole, and sends that."""
        game = self.game
        table = at_table(game)
        house, chosen = self.house, False
        while not game.ready and goes_on(game.rules, table.state, game.post, house, chosen=chosen):
            chosen = chosen or table.rules.current_player(table.state) != CHANCE
            move(table, chooser)
        self.keep(sent(PostGame(game.rules, table.record(NOW)), NOW))
        return letter_text(self.game)

    def open(self, text: str) -> Arrival | None:
        """Takes in a letter; None for one that can't be used by this device now."""
        if not text.startswith(HEAD):
            return self._open_whole(read_record(text))
        if not self.text:
            return None
        came, game = delivered(self.game, read_letter(text), NOW)
        self.keep(game)
        return came

    def _open_whole(self, record: Record) -> Arrival | None:
        found = find(record.game)
        assert found is not None
        other = believed(found.rules, record)
        if not self.text:
            if len(other.post.chains) != self.house:
                return None  # It is another's place that is free.
            self.text = write_record(joined(other, self.secret, NOW))
            return Arrival.NEW
        came, game = merged(self.game, other, NOW)
        self.keep(game)
        return came


def at_table(game: PostGame) -> Table[Any, Any]:
    """The table of a device whose letter is due."""
    table = Table(game.rules, game.record)
    table.settled = game.settled
    if not game.ready:
        table.draws = game.draws()
    return table


def move(table: Table[Any, Any], chooser: str) -> None:
    """One event: what chance brings, or a choice at random."""
    if table.rules.current_player(table.state) == CHANCE:
        table.play(table.draw())
    else:
        legal = table.rules.legal_actions(table.state)
        table.play(generator(chooser, "choice", table.played).choice(legal))


def devices(count: int, secret: str = "s") -> list[Device]:
    return [Device(house, f"{secret}{house}") for house in range(count)]


def begun(name: str, houses: tuple[int, ...], *, letters: int, secret: str = "s") -> list[Device]:
    """Devices that have exchanged so many letters, each of them opened by all that could."""
    every = devices(max(houses) + 1, secret)
    text = every[0].begin(fresh(name, houses))
    for _ in range(letters - 1):
        text = pass_on(every, text)
    for device in every:
        device.open(text)
    return every


def pass_on(every: list[Device], text: str, chooser: str = "a") -> str:
    """Everybody opens a letter, and who is to write does."""
    for device in every:
        device.open(text)
    writer = next(device for device in every if device.text and device.game.mine)
    return writer.send(chooser)


def refusal(device: Device, text: str) -> str:
    """Why a letter isn't believed; empty where it is."""
    before = device.text
    try:
        device.open(text)
    except NotBelieved as refused:
        assert device.text == before, "what was refused has changed the game"
        return refused.code
    return ""


def bare(record: Record) -> Record:
    """What two devices must agree about."""
    return replace(public(record), seed="", saved="")
