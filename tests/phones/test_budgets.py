"""What phones may cost the tablet."""

from __future__ import annotations

from random import Random

import pytest

from tessera.core.rules import CHANCE
from tessera.phones.host import MOST_PHONES
from tessera.phones.rates import BACK, DONE_A_SECOND, DONE_AT_ONCE
from tessera.session.turn import throw
from tests.phones.lines import World


def on_to_a_choice(world: World, played: int) -> None:
    """So much is played, and at last something that can be taken back."""
    table, rules, rng = world.table, world.game.rules, Random(1)
    while table.played < played or not table.can_undo():
        if rules.current_player(table.state) == CHANCE:
            throw(table)
        else:
            actions = rules.legal_actions(table.state)
            table.play(actions[rng.randrange(len(actions))])
        world.now += 1


def test_what_is_taken_back_is_not_written_anew_for_every_phone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World("sequence", " ".join(["person"] * 4), undo="friendly")
    phones = [world.phone(seat) for seat in range(4)]
    phones += [world.phone(None) for _ in range(MOST_PHONES - 4)]
    for phone in phones:
        phone.cut()
        phone.back.other = None
    on_to_a_choice(world, 70)
    rules, written = world.game.rules, []
    write = type(rules).write_position
    monkeypatch.setattr(
        type(rules), "write_position", lambda own, state: written.append(1) or write(own, state)
    )
    world.table.undo()
    world.table.redo()
    # Once for each, for the position that what it is told begins with.
    assert len(written) <= 2 * MOST_PHONES + 10


@pytest.mark.parametrize("seconds", [0, 10])
def test_of_one_phone_so_much_is_taken_in_a_while_and_no_more(seconds: int) -> None:
    world = World("sequence_dice", "person person")
    on_to_a_choice(world, 4)
    table = world.table
    seat = table.on_turn(table.undo_leads_to or 0)
    phone = world.phone(seat)
    serial = world.host.serial
    for n in range(200):
        word = "undo" if table.can_undo() and n % 2 == 0 else "redo"
        phone.at_table.heard(f"{word} {world.host.serial}", world.now + n * seconds / 200)
    assert phone.refusals[-1] == "too_fast"
    taken = world.host.serial - serial
    assert 0 < taken <= (DONE_AT_ONCE + DONE_A_SECOND * seconds) / BACK
    world.now += seconds + 1
    phone.refusals.clear()
    phone.at_table.heard(f"throw {world.host.serial}", world.now)
    assert phone.refusals != ["too_fast"], "it is listened to again"
