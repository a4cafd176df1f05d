"""From texts to states, and where a record stops being a game by the rules."""

from __future__ import annotations

import pytest

from tessera.core.replay import BadEvent, replay
from tessera.core.rules import Illegal
from tessera.core.setup import Setup
from tessera.games.one_card.rules import RULES

SETUP = Setup(2, (("wins", "highest"),))


def test_the_states_begin_with_the_first_and_follow_every_event() -> None:
    found = list(replay(RULES, SETUP, ["deal 5", "deal 2", "stay"]))
    assert [event and RULES.write(event) for event, _ in found] == [
        None,
        "deal 5",
        "deal 2",
        "stay",
    ]
    assert [RULES.write_position(state).splitlines()[1:] for _, state in found] == [
        ["cards - -", "said - -"],
        ["cards 5 -", "said - -"],
        ["cards 5 2", "said - -"],
        ["cards 5 2", "said stay -"],
    ]


@pytest.mark.parametrize(
    ("texts", "index", "code"),
    [
        (["nonsense"], 0, "unreadable"),
        (["stay"], 0, "deal_first"),
        (["deal 5", "deal 5"], 1, "not_in_pack"),
        (["deal 5", "deal 2", "fold", "stay"], 3, "over"),
    ],
)
def test_the_first_event_that_cannot_be_is_named(texts: list[str], index: int, code: str) -> None:
    with pytest.raises(BadEvent) as error:
        list(replay(RULES, SETUP, texts))
    assert (error.value.index, error.value.text) == (index, texts[index])
    assert error.value.reason.code == code


def test_what_comes_before_a_bad_event_is_still_given() -> None:
    steps = replay(RULES, SETUP, ["deal 5", "nonsense"])
    assert [next(steps)[0], RULES.write(next(steps)[0])] == [None, "deal 5"]


def test_a_set_up_that_is_not_offered_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        list(replay(RULES, Setup(7), []))
    assert refusal.value.code == "players"
