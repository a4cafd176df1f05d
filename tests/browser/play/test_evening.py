"""The joints of a family's evening by touch: from the shelf to the seats and the start, from the
end of a game to its tesserae, to what is agreed, and to the next game. The whole of it is played in
tests/features/play/passing/test_family_evening.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tessera.core.record import Note, Player, Record, write_record
from tessera.games import find
from tests.browser.at_table import open_page
from tests.browser.recorded import late

pytestmark = [
    pytest.mark.awake,
    pytest.mark.browser_context_args(
        viewport={"width": 768, "height": 1024}, has_touch=True, reduced_motion="reduce"
    ),
]

FAMILY = ("Ana", "Rui", "Eva", "Gil")
PEOPLE = "cat green Ana\nbear blue Rui\nrabbit red Eva\nowl yellow Gil"
NOW = "2026-11-21T09:15:00Z"
WON = """all => Object.fromEntries(all.map(
    one => [one.querySelector("b").textContent, one.querySelectorAll("i").length]))"""


def seated(record: str) -> str:
    """A recorded game of four, with the family on its seats."""
    for seat, name in enumerate(FAMILY, 1):
        record = record.replace(f" P {seat}\n", f" {name}\n")
    return record


def sheet() -> str:
    """Sequences with own dice, up to the last throw: Rui has 120 points."""
    game = find("sequences")
    assert game
    low, lucky = "roll 2 2 2 2 2 2", "roll 1 2 3 4 5 6"
    events = ("roll 6 6 6 6 6 6", low, low, low, *(low, lucky, low, low) * 4)[:-1]
    pairs = zip(FAMILY, game.colours, strict=False)
    players = tuple(Player(name, "person", colour) for name, colour in pairs)
    setup, notes = game.rules.standard_setup(4), (Note(0, dice="people"),)
    version = game.rules.version
    record = Record(
        "sequences", version, setup, "a", players, NOW, events, len(events), notes=notes
    )
    return write_record(record)


def tap(page: Page, *targets: str) -> None:
    for target in targets:
        page.locator(f"[data-press='{target}']").first.tap()


def score(page: Page) -> dict[str, int]:
    page.locator(".tonight").wait_for()
    return page.locator(".tonight .tesserae").evaluate_all(WON)


def test_the_joints_of_an_evening(page: Page, site: str) -> None:
    kept = {
        "tessera/people": PEOPLE,
        "tessera/pace": "fast",
        "tessera/game/cards": seated(late("sequence/four", 1)),
        "tessera/game/sheet": sheet(),
        "tessera/game/dice": seated(late("sequence_dice/four_five", 1)),
    }
    open_page(page, f"{site}#/new/sequence", kept)
    tap(page, *(f"app:person {name}" for name in FAMILY))
    tap(page, "app:rules")
    page.locator("[data-change=start1]").select_option("sequence")
    tap(page, "app:close dialog")
    expect(page.locator(".differs")).to_contain_text("Ana")
    tap(page, "app:start")
    page.locator(".handover").wait_for()
    assert [name.partition(",")[0] for name in page.locator(".player b").all_text_contents()] == [
        *FAMILY
    ]

    page.goto(f"{site}#/play/cards")
    tap(page, "app:take over", "game:card 5C 0", "game:square d4")
    assert score(page) == {"Ana": 0, "Rui": 1, "Eva": 0, "Gil": 1}

    page.goto(f"{site}#/play/sheet")
    tap(page, *["app:face 2"] * 6)
    assert score(page) == {"Ana": 0, "Rui": 2, "Eva": 0, "Gil": 1}
    page.wait_for_timeout(300)  # At once it would be half of a double tap.
    page.locator("a.tonight").tap()
    # It lies where the link was: a tap so soon would be half of a double tap, too.
    page.locator("label:has(input[value='first 3'])").click()

    page.goto(f"{site}#/play/dice")
    tap(page, "game:square b4")
    expect(page.locator(".tonight-words")).to_have_text("Rui: the series is won!")
    assert score(page) == {"Ana": 0, "Rui": 3, "Eva": 0, "Gil": 2}
