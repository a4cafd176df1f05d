"""What a phone sees and plays, who else sees it, and what becomes of lines that break."""

from __future__ import annotations

from random import Random

import pytest

from tessera.core.cards import UNKNOWN
from tessera.core.record import NOTE
from tessera.core.rules import CHANCE
from tessera.games import GAMES
from tessera.games.sequence.rules.state import Phase
from tessera.phones.host_connection import Presence
from tessera.phones.messages import PROTOCOL, EventMessage, read_from_table
from tessera.session.turn import throw
from tests.phones.lines import IDENTITY, SEED, Phone, World


def play_on(world: World, phones: dict[int, Phone], events: int = 400) -> None:
    """Whoever has a phone plays on it what comes first; all else is played at the table."""
    rules, rng = world.game.rules, Random(7)
    for _ in range(events):
        table = world.table
        world.now += 0.3  # Nobody is faster, and whoever is isn't listened to.
        seat, player = rules.on_turn(table.state), rules.current_player(table.state)
        if player is None:
            return
        phone, played = phones.get(seat if seat is not None else -1), table.played
        if player == CHANCE:
            asks = phone and world.game.view.pause(table.state, table.players[seat or 0]) is None
            if phone and asks and phone.connection.table:
                phone.connection.table.throw()
            else:
                throw(table)
        else:
            actions = rules.legal_actions(table.state)
            action = actions[rng.randrange(len(actions))]
            if phone and phone.connection.table:
                far = phone.connection.table
                assert set(rules.legal_actions(far.state)) == set(actions)
                far.play(action)
            else:
                table.play(action)
        assert table.played == played + 1
        for phone in phones.values():
            assert phone.connection.table
            assert phone.connection.table.state == table.observe(phone.connection.seat).state
            point, own = table.undo_leads_to, phone.connection.seat
            takes_back = own is not None and point is not None and table.on_turn(point) == own
            assert phone.connection.table.can_undo() == takes_back
    raise AssertionError("the game doesn't end")


@pytest.mark.parametrize("game", [game.rules.name for game in GAMES])
def test_a_whole_game_on_phones(game: str) -> None:
    world = World(game, "person person")
    phones = {seat: world.phone(seat) for seat in range(2)}
    looker = world.phone(None)
    play_on(world, phones | {9: looker}, 900)
    assert looker.connection.table
    known = looker.connection.table.observe(None).events
    assert known == world.table.observe(None).events[-len(known) :]
    assert not any(phone.refusals for phone in phones.values())


def test_four_phones_two_computers_and_one_at_the_tablet() -> None:
    world = World("sequence", "person person person normal person normal", sides="2")
    phones = {seat: world.phone(seat) for seat in (0, 1, 2)}
    assert world.host.seats == {0, 1, 2}
    play_on(world, phones, 900)


def test_no_message_holds_the_seed_an_identity_or_another_hand() -> None:
    world = World("sequence", "person person person normal", sides="2")
    phones = {seat: world.phone(seat) for seat in range(3)}
    everybody = (*phones.values(), world.phone(None))
    play_on(world, phones, 900)
    # Who comes late is told what was before, and knows no more.
    everybody = (*everybody, world.phone(1), world.phone(None))
    rules, hidden = world.game.rules, 0
    for phone in everybody:
        for text in phone.heard:
            assert SEED not in text
            assert IDENTITY not in text
            assert NOTE not in text
            for position in positions(text):
                for seat, hand in enumerate(rules.read_position(position).hands):
                    if seat != phone.invited_to:
                        assert set(hand) <= {UNKNOWN}
                        hidden += len(hand)
            message = read_from_table(text)
            if isinstance(message, EventMessage) and message.event.startswith("card "):
                before = world.table.states[message.serial - 2]
                openly = before.phase is Phase.OPENING or before.seat == phone.invited_to
                assert openly == (message.event != "card ??")
    assert hidden > 1_000


def positions(text: str) -> list[str]:
    """All that a message holds, found without its reader."""
    found: list[list[str]] = [[]]
    for line in text.split("\n"):
        if line.startswith("position "):
            found[-1].append(line.removeprefix("position "))
        elif found[-1]:
            found.append([])
    return ["\n".join(lines) for lines in found if lines]


def test_what_is_taken_back_is_taken_back_on_phones() -> None:
    world = World("sequence_dice", "person person")
    phone = world.phone(0)
    play_on_until_choice(world)
    table = world.table
    table.play(world.game.rules.legal_actions(table.state)[0])
    laid = phone.laid
    table.undo()
    assert phone.laid == laid + 1
    assert phone.connection.table
    assert phone.connection.table.state == table.state


def test_a_phone_takes_back_what_its_own_seat_did_last_and_nothing_else() -> None:
    world = World("sequence_dice", "person person")
    phones = [world.phone(0), world.phone(1)]
    play_on_until_choice(world)
    table, rules = world.table, world.game.rules
    seat = rules.on_turn(table.state)
    assert seat is not None
    mine, other = phones[seat].connection.table, phones[1 - seat].connection.table
    assert mine
    assert other
    assert not mine.can_undo()
    before = table.state
    mine.play(rules.legal_actions(before)[0])
    mine = phones[seat].connection.table
    assert mine
    assert mine.can_undo()
    assert not other.can_undo()
    other.undo()
    assert phones[1 - seat].refusals == ["undo_others"]
    phones[seat].at_table.heard(f"undo {world.host.serial - 1}", world.now)
    assert phones[seat].refusals == ["late"]
    mine.undo()
    assert table.state == before
    for phone in phones:
        assert phone.connection.table
        assert phone.connection.table.state == before
        assert not phone.connection.table.can_undo()
    phones[seat].at_table.heard(f"undo {world.host.serial}", world.now)
    assert phones[seat].refusals == ["late", "undo_nothing"]
    looker = world.phone(None)
    for word in ("undo", "redo"):
        looker.at_table.heard(f"{word} {world.host.serial}", world.now)
        assert looker.refusals.pop() == "not_yours"


def test_a_phone_does_again_what_its_own_seat_took_back_and_nothing_else() -> None:
    world = World("sequence_dice", "person person")
    play_on_until_choice(world)
    table, rules = world.table, world.game.rules
    seat = rules.on_turn(table.state)
    assert seat is not None
    mine, other = world.phone(seat), world.phone(1 - seat)
    table.play(rules.legal_actions(table.state)[0])
    after = table.state
    assert not mine.far.can_redo()
    table.undo()
    assert mine.far.can_redo()
    assert not other.far.can_redo()
    mine = world.phone(seat)
    assert mine.far.can_redo(), "who comes again may do it as well"
    other.far.redo()
    assert other.refusals == ["nothing_to_redo"]
    mine.far.redo()
    assert table.state == after
    assert not mine.far.can_redo()
    table.undo()
    table.play(rules.legal_actions(table.state)[1])
    assert not mine.far.can_redo(), "the game went on in another way"


def play_on_until_choice(world: World) -> None:
    table, rules = world.table, world.game.rules
    while rules.current_player(table.state) == CHANCE or rules.opens(table.state):
        throw(table)


def test_what_is_late_or_not_ones_own_is_refused_and_changes_nothing() -> None:
    world = World("sequence_dice", "person person")
    phones = [world.phone(0), world.phone(1)]
    play_on_until_choice(world)
    table, rules = world.table, world.game.rules
    seat = rules.on_turn(table.state)
    assert seat is not None
    mine, other = phones[seat], phones[1 - seat]
    good = rules.write(rules.legal_actions(table.state)[0])
    before = table.played
    for phone, text, code in (
        (mine, f"play {world.host.serial - 1} {good}", "late"),
        (mine, f"play {world.host.serial + 1} {good}", "late"),
        (mine, f"throw {world.host.serial}", "nothing_to_throw"),
        (mine, f"play {world.host.serial} place z9", "unreadable"),
        (mine, f"play {world.host.serial} roll 6 6", "not_now"),
        (other, f"play {world.host.serial} {good}", "not_yours"),
        (other, f"throw {world.host.serial}", "not_yours"),
        (mine, "play", "unreadable"),
    ):
        phone.refusals.clear()
        phone.at_table.heard(text, world.now)
        assert table.played == before
        assert len(phone.refusals) == 1
        assert code == "not_now" or phone.refusals == [code]
    world.host.lay(world.game, table, plays=False)
    mine.refusals.clear()
    mine.at_table.heard(f"play {world.host.serial} {good}", world.now)
    assert mine.refusals == ["paused"]
    assert mine.connection.paused


def test_a_press_too_many_asks_for_nothing() -> None:
    world = World("sequence_dice", "person person")
    phone = world.phone(0)
    far = phone.connection.table
    assert far
    phone.cut()
    assert not far.asked
    far.throw()
    assert far.asked


def test_a_silent_phone_is_told_of_within_five_seconds_and_comes_back_by_itself() -> None:
    world = World("sequence_dice", "person person")
    phone = world.phone(0)
    world.pass_time(20, phone)
    assert world.told == [(0, "here")]
    phone.cut()
    world.pass_time(5, phone)
    assert world.told == [(0, "here"), (0, "silent")]
    assert world.host.seats == frozenset()
    assert phone.connection.state is Presence.SILENT
    phone.cut(whole=True)
    world.pass_time(1, phone)
    assert world.told[-1] == (0, "back")
    assert world.host.seats == {0}
    assert phone.connection.state is Presence.HERE


def test_what_happened_meanwhile_is_known_by_who_comes_again() -> None:
    world = World("sequence", "person normal")
    phone = world.phone(0)
    phone.out.close()
    assert world.told == [(0, "here"), (0, "gone")]
    assert world.host.phones == []
    play_on_until_choice(world)
    again = world.phone(0)
    assert again.connection.table
    assert again.connection.table.state == world.table.observe(0).state
    assert again.connection.table.observe(0).events == world.table.observe(0).events


def test_of_two_phones_for_a_seat_the_last_has_it_and_the_first_is_told() -> None:
    world = World("sequence_dice", "person person")
    first, second = world.phone(0), world.phone(0)
    assert (first.connection.state, first.connection.why) == (Presence.ENDED, "taken")
    assert second.connection.state is Presence.HERE
    assert world.host.seats == {0}


def test_another_release_is_told_and_not_crashed_into() -> None:
    world = World("sequence_dice", "person person")
    at_table = world.host.invite(0)
    assert at_table
    phone = world.phone(1)
    at_table.opened(phone.back, world.now)
    at_table.heard(f"hello {PROTOCOL + 1} 9.9", world.now)
    assert world.told[-1] == (0, "release")
    assert (phone.connection.state, phone.connection.why) == (Presence.ENDED, "older")
    newer = world.phone(0)
    newer.connection.heard("hologram 1", world.now)
    assert (newer.connection.state, newer.connection.why) == (Presence.ENDED, "release")


def test_phones_go_along_to_another_game_by_who_they_belong_to() -> None:
    world = World("sequence_dice", "person person")
    ana, looker = world.phone(1), world.phone(None)
    other = world.new_table("normal person person", seed="another")
    world.host.lay(world.game, other, plays=True)
    assert ana.connection.seat == 1
    assert looker.connection.seat is None
    assert ana.connection.table
    assert len(ana.connection.table.players) == 3
    world.host.lay(world.game, world.new_table("normal normal", seed="x"), plays=True)
    assert ana.connection.seat is None, "nobody of that name plays"
    world.host.clear()
    assert ana.connection.paused
    world.host.lay(world.game, world.table, plays=True)
    assert (ana.connection.seat, ana.connection.paused) == (1, False)


FROM_PHONES = ("hello", "play", "throw", "undo", "redo", "alive")
WORDS = (*FROM_PHONES, "table", "event", "refused", "bye", "paused")
LETTERS = "0123456789 -_abcxyz\n\t\0\ud800é\U0001f469\u2066²"


def test_ten_thousand_hostile_messages_change_nothing_and_the_table_plays_on() -> None:
    world = World("sequence", "person normal")
    phone, bad = world.phone(0), world.phone(None)
    play_on_until_choice(world)
    rng, table = Random(3), world.table
    before = table.played
    for n in range(10_000):
        rest = "".join(rng.choices(LETTERS, k=rng.choice((0, 1, 8, 40))))
        text = rng.choice(WORDS) + rng.choice(("", " ", f" {world.host.serial} ")) + rest
        if n % 100 == 0:
            text = "play 1 " + "x" * 1_000_000
        bad.at_table.heard(text, world.now + n / 1_000)
        if n == 500:
            assert table.played == before
            table.play(world.game.rules.legal_actions(table.state)[0])
            before += 1
    assert table.played == before
    assert len(bad.heard) < 500, "nor is each of them answered"
    assert phone.connection.table
    assert phone.connection.table.state == table.observe(0).state
    assert bad.connection.why == "too_much"
    assert bad.at_table not in world.host.phones


def test_a_phone_can_be_told_anything() -> None:
    rng = Random(4)
    world = World("sequence", "person normal")
    good = world.phone(0).heard[0]
    for _ in range(300):
        phone = world.phone(None)
        at = rng.randrange(len(good))
        noise = "".join(rng.choices(LETTERS, k=3))
        for text in (good[:at] + noise + good[at + rng.randrange(4) :], good[:at], noise):
            phone.connection.heard(text, world.now)
        phone.out.close()
