"""What a site says of its packages is read with care: nothing in that file stops a launch."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.storage.offer import Offer, read_offer

ROTA: dict[str, Any] = {
    "game": "rota",
    "module": "tessera_rota",
    "project": "tessera-rota",
    "version": "1.0",
    "wheels": [{"name": "tessera_rota-1.0-py3-none-any.whl", "sha256": f"{'A' * 43}="}],
    "size": 43_557,
    "title": {"pt": "Rota", "en": "Rota"},
    "tagline": {"pt": "Uma roda", "en": "A wheel"},
}
LIST: dict[str, Any] = {"installer": 1_039_969, "games": [ROTA]}


def names(found: Any) -> list[str]:
    return [*read_offer(json.dumps(found)).games]


def test_a_list_as_it_is_built_is_read() -> None:
    offer = read_offer(json.dumps(LIST))
    assert offer.installer == 1_039_969
    rota = offer.games["rota"]
    assert (rota.module, rota.size, rota.title["en"]) == ("tessera_rota", 43_557, "Rota")
    assert rota.wheels[-1].name == "tessera_rota-1.0-py3-none-any.whl"


@pytest.mark.parametrize(
    "text",
    ["", "[]", "5", "null", '"games"', "{}", '{"games": []}', "<!doctype html>", "[" * 100_000]
    + [json.dumps({**LIST, "games": games}) for games in (None, 5, {}, "rota")]
    + [f'{{"installer": 1, "games": {"[" * 1_900}{"]" * 1_900}}}', "x" * 2_000_000],
)
def test_what_is_no_list_is_refused_or_has_no_games(text: str) -> None:
    try:
        assert not read_offer(text).games
    except ValueError:
        return


@pytest.mark.parametrize("key", ROTA)
@pytest.mark.parametrize("value", [None, 5, "", "../rota", "a b", [], {}, [5], [[]], {"en": 5}])
def test_an_entry_that_is_not_right_is_none_and_the_others_stay(key: str, value: Any) -> None:
    ludo = {**ROTA, "game": "ludo"}
    without = {name: part for name, part in ROTA.items() if name != key}
    expected = ["rota", "ludo"] if key == "size" else ["ludo"]
    assert names({**LIST, "games": [ROTA | {key: value}, ludo]}) == expected
    assert names({**LIST, "games": [without, ludo]}) == ["ludo"]


def test_what_is_named_twice_is_there_once() -> None:
    assert names({**LIST, "games": [ROTA, ROTA]}) == ["rota"]


def any_json() -> st.SearchStrategy[Any]:
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9)
    words = st.sampled_from([*ROTA, "games", "installer", "sha256", "name", "en"])
    return st.recursive(
        plain, lambda inner: st.lists(inner) | st.dictionaries(words, inner), max_leaves=20
    )


@given(any_json())
def test_any_shape_is_survived(found: Any) -> None:
    for text in (json.dumps(found), json.dumps({**LIST, "games": [found]})):
        try:
            assert isinstance(read_offer(text), Offer)
        except ValueError:
            continue


@pytest.mark.parametrize("said", [None, 5, [], "a\nb", "\u202eabc"])
def test_who_wrote_it_is_told_where_it_can_be_read(said: Any) -> None:
    told = read_offer(json.dumps({**LIST, "games": [{**ROTA, "author": "Zoë", "licence": said}]}))
    assert (told.games["rota"].author, told.games["rota"].licence) == ("Zoë", "")
