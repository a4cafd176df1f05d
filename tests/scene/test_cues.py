"""The sounds of a table, as the notes that are scheduled."""

from __future__ import annotations

import re
from random import Random

import pytest

from tessera.scene import cues
from tessera.scene.cues import SECOND, TUMBLE, throw
from tessera.scene.sound import NOISE, Cue, Tone, score
from tools.paths import STATIC

CUES = {cue.name: cue for cue in vars(cues).values() if isinstance(cue, Cue)} | {
    f"{dice} dice": throw(dice, 0.9) for dice in (1, 2, 3, 6, 20)
}


@pytest.mark.parametrize("cue", CUES.values(), ids=CUES)
def test_every_cue_can_be_played(cue: Cue) -> None:
    for seed in range(20):
        notes = cue.played(Random(seed))
        assert notes
        for note in notes:
            assert 0 <= note.at < 3
            assert 0.01 < note.lasts <= 2
            assert 0 < note.loud <= 0.8
            assert 40 <= note.pitch <= 9_000
            assert 40 <= note.to <= 9_000
            assert 0 < note.rise < note.lasts
            assert note.wave in ("sine", "triangle", NOISE)
    assert 0.05 < cue.lasts < 2.5
    assert all(0 < part < 1000 for part in cue.buzz)


@pytest.mark.parametrize("cue", CUES.values(), ids=CUES)
def test_never_so_much_at_once_that_it_hurts(cue: Cue) -> None:
    notes = cue.played(Random(1))
    for moment in [note.at + note.rise for note in notes]:
        sounding = [n for n in notes if n.at <= moment < n.at + n.lasts]
        assert sum(n.loud * (1 - (moment - n.at) / n.lasts) for n in sounding) < 2.5


@pytest.mark.parametrize("dice", [1, 2, 3, 6])
@pytest.mark.parametrize("tumble", [0.9, 0.35])
def test_dice_rattle_as_long_as_they_tumble_and_land_then(dice: int, tumble: float) -> None:
    cue = throw(dice, tumble)
    landings = [note.at for note in cue.notes if note.wave == "sine"]
    ends = [0.95 * tumble, *[0.95 * tumble * SECOND] * (dice - 1)]
    assert landings == pytest.approx(ends, abs=0.12)
    assert len(landings) == dice
    assert max(note.at for note in cue.notes) <= cue.lasts
    assert len(cue.notes) <= 60


def test_they_tumble_as_long_as_the_style_sheets_say() -> None:
    dice = (STATIC / "css" / "scene" / "dice.css").read_text(encoding="utf-8")
    assert set(re.findall(r"var\(--tumble, (\S+?)s\)", dice)) == {".9"}
    assert f"* {SECOND})" in dice
    table = (STATIC / "css" / "frame" / "table.css").read_text(encoding="utf-8")
    paces = dict(re.findall(r'\[data-pace\^="(\w+)"\] \{ --tumble: (\S+?)s', table))
    assert {pace: float(paces.get(pace, ".9")) for pace in TUMBLE} == TUMBLE


def test_no_two_throws_sound_alike_and_a_melody_is_never_out_of_tune() -> None:
    cue = throw(2, 0.9)
    assert cue.played(Random(1)) != cue.played(Random(2))
    assert cue.played(Random(1)) == cue.played(Random(1))
    one, other = cues.CHIP.played(Random(1)), cues.CHIP.played(Random(2))
    assert {round(b.pitch / a.pitch, 6) for a, b in zip(one, other, strict=True)} != {1}
    assert cues.WIN.played(Random(1)) == cues.WIN.notes


def test_a_score_is_read_line_by_line() -> None:
    assert score("""
        tone 0  .5 .2 440
        puff .1 .2 .3 900 3000 .05 .8
    """) == (
        Tone("sine", 0, 0.5, 0.2, 440, 440),
        Tone(NOISE, 0.1, 0.2, 0.3, 900, 3000, 0.05, 0.8),
    )
