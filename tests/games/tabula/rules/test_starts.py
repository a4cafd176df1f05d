"""A start for the weaker side: it is some pieces ahead."""

from __future__ import annotations

import pytest

from tessera.core.rules import CHANCE, Illegal
from tessera.core.setup import Setup
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.variants import VARIANTS
from tessera_kit.playing import play_on
from tests.games.tabula.brute import Brute, read_side


def agreed(position: str = "empty", rules: str = "seed", **starts: str) -> Setup:
    options = (("rules", rules), ("ties", "draw"), ("position", position))
    return Setup(2, (*options, *starts.items()))


def sides(setup: Setup) -> list[str]:
    return RULES.write_position(RULES.new(setup)).splitlines()[1:3]


def test_in_the_printed_game_the_other_side_has_lost_so_many_pieces() -> None:
    assert sides(agreed(start2="3")) == ["first: 0:12 captured:3", "second: 0:15"]
    both = agreed(start1="3", start2="1")
    assert sides(both) == ["first: 0:14 captured:1", "second: 0:12 captured:3"]


def test_in_the_classical_game_so_many_of_ones_own_are_home() -> None:
    both = agreed(rules="classical", start1="3", start2="1")
    assert sides(both) == ["first: 0:12 off:3", "second: 0:14 off:1"]


def test_in_zenos_game_it_is_those_furthest_back() -> None:
    assert sides(agreed("zeno", start1="3", start2="2")) == [
        "first: 6:5 9:1 10:2 19:2 20:2 23:1 captured:2",
        "second: 11:1 12:2 13:1 14:2 15:2 18:2 21:2 captured:3",
    ]


@pytest.mark.parametrize("starts", [{"start1": "4"}, {"start3": "1"}, {"start2": "15"}])
def test_other_starts_are_refused(starts: dict[str, str]) -> None:
    with pytest.raises(Illegal, match="option"):
        RULES.new(agreed(**starts))


def test_while_it_is_thrown_for_who_begins_it_is_so_many_and_no_others() -> None:
    text = RULES.write_position(RULES.new(agreed(start2="3")))
    assert RULES.read_position(text) == RULES.new(agreed(start2="3"))
    with pytest.raises(Illegal):
        RULES.read_position(text.replace("0:12 captured:3", "0:13 captured:2"))


@pytest.mark.parametrize("rules", VARIANTS)
def test_games_with_starts_go_as_the_slow_rules_say(rules: str) -> None:
    slow, turns = Brute(rules), 0
    state = RULES.new(agreed(rules=rules, start1="3", start2="3"))
    for _, after in play_on(RULES, state, "starts"):
        if len(after.dice) == 3 and RULES.current_player(after) != CHANCE:
            both = [read_side(line) for line in RULES.write_position(after).splitlines()[1:3]]
            own, other = both[after.seat], both[1 - after.seat]
            steps, _ = slow.plays(own, other, after.dice)
            assert {RULES.write(event) for event in RULES.legal_actions(after)} == (
                steps or {"pass"}
            )
            turns += 1
        if turns == 25:
            break
    assert turns == 25
