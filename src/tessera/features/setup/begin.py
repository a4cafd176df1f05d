"""Begins a game, or goes on with an old one as a new one. A game is saved from the first moment."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tessera.core.record import DEVICE, Note, Player, Record, laid
from tessera.core.setup import Setup
from tessera.features.setup.shelf import keep_people
from tessera.features.setup.tonight import tonight
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.session.branch import branch
from tessera.session.table import AnyTable, Table
from tessera.storage.people.evening import starter

TRIES = 500


def begun_by(game: AnyGame, record: Record, seat: int, seeds: Callable[[], str]) -> Record:
    """Makes the opening throws until they favour this seat. What is thrown afterwards is as
    even as ever, because each throw is drawn by itself. In a game without such throws two players
    change places."""
    table = Table(game.rules, record)
    if not table.opens:
        if len(record.players) != 2 or table.turn in (None, seat):
            return record
        return replace(record, players=record.players[::-1], setup=record.setup.turned())
    for _ in range(TRIES):
        table = Table(game.rules, replace(record, seed=seeds()))
        while table.opens:
            table.play(table.draw())
        if table.turn == seat:
            return table.record(record.saved)
    return record


def who_begins(services: Services, game: AnyGame, setup: Setup, players: Sequence[Player]) -> str:
    """The sentence that says who begins a game of these players."""
    say, evening = services.say, tonight(services, players)
    agreed = starter(evening, players) if evening else None
    if agreed is not None:
        return say("{player} begins, as agreed.", player=players[agreed].name)
    state = game.rules.new(setup)
    if game.rules.opens(state):
        return say("Chance decides who begins.")
    seat = game.rules.on_turn(state)
    return say("{player} begins.", player=players[seat or 0].name)


def begin(
    services: Services,
    game: AnyGame,
    setup: Setup,
    players: tuple[Player, ...],
    *,
    place: str = "play",
    instead: bool = False,
    dice: str = DEVICE,
    position: tuple[str, ...] = (),
    deal: Callable[[AnyTable], None] = lambda table: None,
) -> None:
    """Saves a new game and opens it, or another `place` of it. In it these `DICE` are thrown. It
    opens `instead` of the present page, if wanted. Where people have agreed on who begins, that is
    settled already, unless they throw dice of their own, or it begins with a `position`. `deal`
    plays its first events. Raises Illegal where those can't be."""
    id, seed = services.device.entropy()[:12], services.device.entropy()
    notes = () if dice == DEVICE else (Note(0, dice=dice),)
    rules, now = game.rules, services.device.now()
    record = Record(rules.name, rules.version, setup, seed, players, now, notes=notes)
    table = Table(rules, laid(record, position))
    deal(table)
    record = table.record(now)
    keep_people(services, services.saves.people)
    games = tonight(services, players) if dice == DEVICE and not position else None
    first = starter(games, players) if games else None
    if first is not None:
        record = begun_by(game, record, first, services.device.entropy)
        name = players[first].name
        services.messages.notify_next(services.say("{player} begins, as agreed.", player=name))
    id = services.saves.save(id, record)
    services.memory.drafts.clear()
    services.device.go(f"#/{place}/{id}", instead=instead)


def begin_from(services: Services, table: AnyTable, at: int) -> None:
    """Goes on after `at` events as a new game; the old one stays saved."""
    device = services.device
    id, seed = device.entropy()[:12], device.entropy()
    id = services.saves.save(id, branch(table, at, seed, device.now()))
    services.messages.notify_next(services.say("This is a new game now. The old one is kept."))
    device.go(f"#/play/{id}")
