"""The sprite of playing cards: what is in it, that it stands alone, and how large it is."""

import gzip
import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from tessera.core.cards import name_of
from tessera.games.sequence.rules.board import PRINTED
from tools.art import cards, courts
from tools.art.svg_path import placed, rounded, written

SVG = "{http://www.w3.org/2000/svg}"
RANKS = "A23456789TJQK"
NAMES = {rank + suit for rank in RANKS for suit in "CDHS"} | {"back"}
WHOLE = {f"deck-{name}" for name in NAMES}
SQUARES = {f"deck-b-{name}" for name in NAMES if name[0] not in "Jb"} | {"deck-b-corner"}


@pytest.fixture(scope="module")
def text() -> str:
    return cards.sprite()


@pytest.fixture(scope="module")
def root(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_every_card_and_every_square_is_there_and_nothing_else(root: ElementTree.Element) -> None:
    boxes = {symbol.get("id"): symbol.get("viewBox") for symbol in root.iter(f"{SVG}symbol")}
    whole, square = "0 0 240 336", "0 0 100 100"
    assert boxes == dict.fromkeys(WHOLE, whole) | dict.fromkeys(SQUARES, square)


def test_no_two_things_have_the_same_name(root: ElementTree.Element) -> None:
    names = [thing.get("id") for thing in root.iter() if thing.get("id")]
    assert len(names) == len(set(names))


def test_everything_that_is_used_is_there_and_all_that_is_there_is_used(
    root: ElementTree.Element,
) -> None:
    used = {use.get("href") for use in root.iter(f"{SVG}use")}
    there = {part.get("id") for defs in root.iter(f"{SVG}defs") for part in defs} | SQUARES
    assert used == {f"#{name}" for name in there}


@pytest.mark.parametrize("sheet", [cards.sprite, cards.large_print])
def test_the_board_is_printed_as_the_rules_say(sheet: Callable[[], str]) -> None:
    root = ElementTree.fromstring(sheet())
    uses = root.findall(f"{SVG}g[@id='deck-board']/{SVG}use")
    at = {(use.get("x"), use.get("y")): use.get("href") for use in uses}
    assert len(at) == 100
    assert at["0", "0"] == at["900", "900"] == "#deck-b-corner"
    for number, card in enumerate(PRINTED):
        if card is not None:
            place = str(number % 10 * 100), str(number // 10 * 100)
            assert at[place] == f"#deck-b-{name_of(card)}"


def test_it_draws_with_shapes_alone(root: ElementTree.Element) -> None:
    """No script, no font, no picture, and nothing that gets lost when another page uses it."""
    tags = {thing.tag.removeprefix(SVG) for thing in root.iter()}
    assert tags <= {"svg", "defs", "symbol", "g", "path", "circle", "rect", "use"}


def test_it_refers_to_nothing_outside(root: ElementTree.Element) -> None:
    values = [value for thing in root.iter() for value in thing.attrib.values()]
    assert [value for value in values if "url(" in value or "//" in value] == []


def test_jacks_carry_the_sign_of_what_they_do(root: ElementTree.Element) -> None:
    drawn = {
        symbol.get("id"): ElementTree.tostring(symbol, encoding="unicode")
        for symbol in root.iter(f"{SVG}symbol")
    }
    down, across = r"M\d+ \d+V\d+", r"M\d+ \d+H\d+"
    plus, minus = re.compile(f'd="({down}{across}){{2}}"'), re.compile(f'd="({across}){{2}}"')
    assert {name for name in drawn if plus.search(drawn[name])} == {"deck-JC", "deck-JD"}
    assert {name for name in drawn if minus.search(drawn[name])} == {"deck-JH", "deck-JS"}


@pytest.mark.parametrize("sheet", [cards.sprite, cards.large_print])
@pytest.mark.parametrize(("ranks", "most"), [("A23456789T", 4), ("QK", 46), ("J", 46)])
def test_a_card_is_few_shapes_with_all_that_it_uses(
    root: ElementTree.Element, sheet: Callable[[], str], ranks: str, most: int
) -> None:
    """A browser lays each of them out, for each card that it shows."""
    named = {thing.get("id"): thing for thing in root.iter() if thing.get("id")}
    named |= {card.get("id"): card for card in ElementTree.fromstring(sheet()).iter(f"{SVG}symbol")}

    def counted(thing: ElementTree.Element) -> int:
        used = named.get(thing.get("href", "").removeprefix("#"))
        return 1 + sum(map(counted, thing)) + (counted(used) if used is not None else 0)

    shapes = {name: counted(named[f"deck-{name}"]) for name in NAMES if name[0] in ranks}
    assert max(shapes.values()) <= most, shapes


def test_every_card_has_a_face_in_large_print(root: ElementTree.Element) -> None:
    large = ElementTree.fromstring(cards.large_print())
    names = {symbol.get("id") for symbol in large.findall(f"{SVG}symbol")}
    assert names == WHOLE - {"deck-back"}
    used = {use.get("href") for use in large.findall(f"{SVG}symbol//{SVG}use")}
    assert used <= {f"#{part.get('id')}" for part in root.find(f"{SVG}defs") or ()}


def test_it_is_small_enough_to_be_loaded_at_once(text: str) -> None:
    assert len(gzip.compress(text.encode())) < 100_000


def test_a_court_that_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courts, "_components", dict)
    with pytest.raises(KeyError, match="HQ"):
        courts.court("Q", "H")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M0 0L1.4 0 2.8 0 4.2 0", "M0 0l1 0 2 0 1 0"),  # By steps it would end at 3.
        ("m10 10h5v-3", "M10 10h5v-3"),
        ("M0 0c1 2 3 4 5 6s1 1 2 2", "M0 0c1 2 3 4 5 6s1 1 2 2"),
        ("M0 0a17.5 17.5 0 0117.5 17.5", "M0 0a18 18 0 0 1 18 18"),
        ("M5 5l9 0 0 9zl2 2", "M5 5l9 0 0 9zM5 5l2 2"),
        ("M5 5h1m3 3h1", "M5 5h1M9 8h1"),
    ],
)
def test_paths_are_rounded_where_they_stand(data: str, expected: str) -> None:
    assert written(rounded(data)) == expected


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M4 2l2-2H10V6z", "M18 29l-1 1H15V27z"),
        ("M0 0C1 2 3 4 5 6s2 2 4 4", "M20 30C19.5 29 18.5 28 17.5 27s-1-1-2-2"),
        ("M0 0a4 8 30 0 1 4-8", "M20 30a2 4 30 0 1-2 4"),
    ],
)
def test_a_path_is_put_elsewhere_half_as_large_on_its_head(data: str, expected: str) -> None:
    assert placed(data, -0.5, -0.5, 20, 30) == expected


def test_a_path_command_that_is_not_known_is_said() -> None:
    with pytest.raises(ValueError, match="Q"):
        rounded("M0 0Q1 1 2 2")
