"""What was agreed before the game: only what the game offers, with nothing left open."""

from __future__ import annotations

import pytest

from tessera.core.rules import Illegal
from tessera.core.setup import Setup
from tessera.games.one_card.rules import RULES


def test_every_option_of_the_standard_set_up_is_at_its_default() -> None:
    assert RULES.standard_setup(3) == Setup(3, (("wins", "highest"),))


def test_an_option_is_looked_up_by_name() -> None:
    setup = Setup(2, (("wins", "lowest"), ("open", "no")))
    assert (setup["wins"], setup["open"]) == ("lowest", "no")
    with pytest.raises(KeyError):
        setup["stakes"]


@pytest.mark.parametrize(
    ("setup", "code", "facts"),
    [
        (Setup(4, (("wins", "highest"),)), "players", {"players": 4, "allowed": (2, 3)}),
        (Setup(2), "option", {"option": "wins", "value": None}),
        (Setup(2, (("wins", "both"),)), "option", {"option": "wins", "value": "both"}),
        (
            Setup(2, (("wins", "lowest"), ("open", "no"))),
            "option",
            {"option": "open", "value": "no"},
        ),
        (
            Setup(2, (("wins", "lowest"), ("wins", "lowest"))),
            "option",
            {"option": "wins", "value": "lowest"},
        ),
    ],
    ids=["players", "left open", "value", "not offered", "twice"],
)
def test_what_is_not_offered_is_refused(setup: Setup, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(Illegal) as refusal:
        RULES.checked_setup(setup)
    assert (refusal.value.code, refusal.value.facts) == (code, facts)


def test_what_is_offered_passes() -> None:
    setup = Setup(2, (("wins", "lowest"),))
    assert RULES.checked_setup(setup) == setup
