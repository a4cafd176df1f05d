"""What is heard and felt while a game is played: what happens, and nothing that doesn't."""

from __future__ import annotations

import pytest

from tessera.scene.cues import CHIP, TUMBLE, TURN, throw
from tessera.scene.sound import Tone
from tessera.screens.services.sounds import CALM, STILL, VOLUMES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.speaker import FakeSpeaker
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import new_game, opened, under_more

OPENING = "roll 4 6, roll 1 3"
WITH_COMPUTER = "person Ana, normal Rui"


def listening(events: str = f"{OPENING}, roll 1 2", seats: str = WITH_COMPUTER) -> Tablet:
    """A game opened in the middle, where nothing was heard yet."""
    tablet = opened(new_game(seats, device=FakeDevice()), events)
    speaker(tablet).heard.clear()
    return tablet


def speaker(tablet: Tablet) -> FakeSpeaker:
    return tablet.device.speaker


def ends(notes: tuple[Tone, ...]) -> float:
    return max(note.at for note in notes)


def count(cue: object) -> int:
    return len(cue.notes)  # type: ignore[attr-defined]


def test_nothing_is_heard_of_what_is_loaded() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    again = Tablet(tablet.address, device=FakeDevice(dict(tablet.device.store.texts)))
    assert speaker(again).heard == speaker(again).felt == []


def test_a_chip_put_down_is_heard_as_loud_as_it_is_wanted() -> None:
    loud = {}
    for volume in VOLUMES:
        tablet = listening(seats="person Ana, person Rui")
        tablet.adjust("sound", volume)
        speaker(tablet).heard.clear()
        tablet.press("square b1")
        heard = speaker(tablet).heard
        assert len(heard) == (volume != "off")
        loud[volume] = max([note.loud for notes in heard for note in notes], default=0)
    assert loud["off"] == 0 < loud["soft"] < loud["medium"] < loud["loud"] < 1


def test_a_computer_is_heard_and_then_that_it_is_your_turn() -> None:
    tablet = listening(f"{OPENING}, roll 1 2, place b1")
    tablet.wait()
    (thrown,) = speaker(tablet).heard
    assert len(thrown) == count(throw(2, TUMBLE["normal"]))
    tablet.wait()
    last = speaker(tablet).heard[-1]
    assert len(last) == count(CHIP) + count(TURN)
    assert ends(last) >= CHIP.lasts


@pytest.mark.parametrize("pace", TUMBLE)
def test_dice_rattle_as_long_as_they_tumble(pace: str) -> None:
    tablet = listening(OPENING, seats="person Ana, person Rui")
    tablet.adjust("pace", pace)
    tablet.tap("Throw")
    assert ends(speaker(tablet).heard[-1]) == pytest.approx(TUMBLE[pace] * 1.08, abs=0.04)


def test_dice_that_do_not_tumble_are_heard_at_once() -> None:
    tablet = listening(OPENING, seats="person Ana, person Rui")
    tablet.device.shapes = (STILL,)
    tablet.tap("Throw")
    assert ends(speaker(tablet).heard[-1]) < 2 * CALM


def test_undo_and_redo_are_quiet_and_end_what_is_heard() -> None:
    tablet = listening(seats="person Ana, person Rui")
    tablet.press("square b1")
    heard = len(speaker(tablet).heard)
    tablet.press("undo")
    assert speaker(tablet).hushed == 1
    under_more(tablet, "Redo")
    assert len(speaker(tablet).heard) == heard


def test_two_chips_do_not_sound_alike() -> None:
    tablet = listening(seats="person Ana, person Rui")
    tablet.press("square b1")
    tablet.press("undo")
    tablet.press("square b1")
    one, other = speaker(tablet).heard
    assert one != other


def test_a_replay_is_heard_step_by_step_and_not_where_it_jumps() -> None:
    tablet = listening(f"{OPENING}, roll 1 2, place b1")
    tablet.visit(tablet.address.replace("play", "watch"))
    tablet.press("next")
    assert len(speaker(tablet).heard) == 1
    tablet.press("last")
    tablet.press("previous")
    assert len(speaker(tablet).heard) == 1
    tablet.tap("Play on")
    tablet.wait()
    assert len(speaker(tablet).heard) == 2
    assert speaker(tablet).felt == []


def test_cards_are_heard_when_they_are_told_of() -> None:
    tablet = Tablet("#/new/sequence")
    tablet.tap("Start the game")
    while tablet.primary != "Your move":
        tablet.wait() if tablet.waits else tablet.press_primary()
    told = sum(bool(lines) for lines in tablet.play.context.log.lines)
    assert len(speaker(tablet).heard) == told < tablet.play.context.table.played


def test_a_press_wakes_it_unless_there_is_to_be_no_sound() -> None:
    tablet = Tablet()
    sounds = tablet.app.services.sounds
    tablet.app.services.remember("sound", "off")
    sounds.wake()
    assert not speaker(tablet).awake
    tablet.adjust("sound", "soft")
    assert speaker(tablet).awake
    assert len(speaker(tablet).heard) == 1, "a chip, to hear how loud it is"
    tablet.adjust("sound", "off")
    assert not speaker(tablet).awake


def test_only_what_one_does_oneself_is_felt_and_that_ones_turn_has_come() -> None:
    tablet = listening(f"{OPENING}, roll 1 1, roll 1 2", "person Ana, normal Rui, normal Eva")
    speaker(tablet).feels = True
    tablet.press(f"square {tablet.playable()[0]}")
    assert len(speaker(tablet).felt) == 1
    tablet.wait()
    assert len(speaker(tablet).felt) == 1
    while tablet.waits:
        tablet.wait()
    assert len(speaker(tablet).felt) == 2
    silence, later, *buzz = speaker(tablet).felt[-1]
    assert (silence, tuple(buzz)) == (0, TURN.buzz)
    assert later > 0


def test_the_setting_for_vibration_is_there_only_where_there_is_any() -> None:
    tablet = listening()
    under_more(tablet, "Settings")
    assert not tablet.find("data-change", "setting vibration")
    speaker(tablet).feels = True
    tablet.choose("setting vibration", "on")
    assert len(speaker(tablet).felt) == 1
    tablet.choose("setting vibration", "off")
    tablet.press("settings close")
    tablet.press("square b1")
    assert len(speaker(tablet).felt) == 1
