"""The odds of Sequences and Hearts Due beside what was thrown, and the rule book's claims."""

from __future__ import annotations

import pytest

from tessera.i18n import LANGUAGES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.games.sequences.view.parties import act, events, new_party

ODDS = "#/odds/sequences"


class Calculator(FakeDevice):
    """A device that notes for which language it wrote numbers, and marks them."""

    def __init__(self) -> None:
        super().__init__()
        self.languages: set[str] = set()

    def number(self, value: float, language: str, digits: int = 0) -> str:
        self.languages.add(language)
        return f"~{value:.{digits}f}"


def sections(tablet: Tablet) -> dict[str, dict[str, list[list[str]]]]:
    """By heading and caption, the rows of each table as texts: kind, chance, expected, thrown.
    Single dice, and how throws come about, are left out."""
    found: dict[str, dict[str, list[list[str]]]] = {}
    for section in (node for node in nodes(tablet.page) if node.tag == "section"):
        heading = next(node.text() for node in nodes(section) if node.tag == "h2")
        found[heading] = {}
        for table in with_class(section, "rolled"):
            caption = next(node.text() for node in nodes(table) if node.tag == "caption")
            rows = [node for node in nodes(table) if node.tag == "tr"][1:]
            found[heading][caption] = [[cell.text() for cell in row.children][:4] for row in rows]
    return {title: tables for title, tables in found.items() if "throw" in "".join(tables)}


def test_both_variants_have_every_score_with_its_exact_chance() -> None:
    shown = sections(Tablet(ODDS))
    assert list(shown) == ["Sequences", "Hearts Due"]
    table = shown["Sequences"]["On this device: 0 throws"]
    assert [row[:2] for row in table] == [
        ["wiped out", "0.9%"],
        ["0", "57.6%"],
        ["5", "14.7%"],
        ["10", "13.0%"],
        ["15", "7.9%"],
        ["20", "4.4%"],
        ["25", "1.5%"],
        ["30", "0.064%"],
        ["60", "0.002%"],
    ]
    hearts = shown["Hearts Due"]["On this device: 0 throws"]
    scores = ["wiped out", "0", "5", "10", "15", "20", "25", "30", "35", "40", "70"]
    assert [row[0] for row in hearts] == scores


def test_expected_and_thrown_stand_side_by_side() -> None:
    tablet = new_party("person", "person")
    for _ in range(20):
        act(tablet)
    tablet.visit(f"{ODDS}/{tablet.play.context.id}")
    ((title, tables),) = sections(tablet).items()
    assert (title, list(tables)) == (
        "Sequences",
        ["In this game: 20 throws", "On this device: 20 throws"],
    )
    rows = tables["In this game: 20 throws"]
    assert rows[1][2].startswith("11.5 "), "20 x 26,858 / 46,656"
    assert sum(int(row[3]) for row in rows) == 20
    assert sum(float(row[2].split(" ")[0]) for row in rows) == pytest.approx(20, abs=0.3)


def test_a_game_counts_for_its_own_variant_and_the_device_for_all_its_games() -> None:
    device = FakeDevice()
    for variant, throws in (("sequences", 3), ("hearts_due", 5), ("hearts_due", 4)):
        tablet = new_party("person", variant=variant, device=device)
        for _ in range(throws):
            act(tablet)
    tablet.visit(f"{ODDS}/{tablet.play.context.id}")
    assert {title: list(tables) for title, tables in sections(tablet).items()} == {
        "Hearts Due": ["In this game: 4 throws", "On this device: 9 throws"]
    }
    tablet.visit(ODDS)
    assert {title: list(tables) for title, tables in sections(tablet).items()} == {
        "Sequences": ["On this device: 3 throws"],
        "Hearts Due": ["On this device: 9 throws"],
    }


def test_a_throw_that_was_taken_back_is_not_counted_until_it_is_thrown_again() -> None:
    tablet = new_party("person")
    for _ in range(3):
        act(tablet)
    tablet.tap("Undo")
    address, played = tablet.address, len(events(tablet))
    tablet.visit(ODDS)
    assert played == 2
    assert list(sections(tablet)["Sequences"]) == ["On this device: 2 throws"]
    tablet.visit(address)
    act(tablet)
    tablet.visit(ODDS)
    assert list(sections(tablet)["Sequences"]) == ["On this device: 3 throws"]


def test_the_claims_of_the_rule_book_stand_above_with_what_is_true() -> None:
    told = [node.text() for node in with_class(Tablet(ODDS).page, "facts")[0].children]
    assert len(told) == 4
    assert told[0].endswith("The rule book says: about half.58.4%")
    assert told[1].endswith("The rule book says: 10 points.4.51 points")
    assert "about twenty" in told[2]
    assert "wiped out" in told[3]


@pytest.mark.parametrize("game", ["sequences", "sequence_dice"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_written_by_the_device_in_the_players_language(
    game: str, language: str
) -> None:
    device = Calculator()
    tablet = Tablet(f"#/odds/{game}", language=language, device=device)
    check_page(tablet.page)
    cells = [n for n in nodes(tablet.page) if n.tag in ("td", "dd") and n.text()]
    assert cells
    assert all(cell.text().startswith("~") for cell in cells)
    assert device.languages == {language}


@pytest.mark.parametrize("game", ["sequences", "sequence_dice"])
def test_bars_stay_inside_their_cell_and_are_not_read_aloud(game: str) -> None:
    tablet = new_party("person")
    for _ in range(2):
        act(tablet)
    tablet.visit(f"#/odds/{game}")
    widths = []
    for bars in with_class(tablet.page, "bars"):
        assert bars.attributes["aria-hidden"] == "true"
        for bar in bars.children:
            widths.append(float(str(bar.attributes[".style"]).removeprefix("width: ")[:-1]))
    assert max(widths) == 100
    assert min(widths) >= 0
