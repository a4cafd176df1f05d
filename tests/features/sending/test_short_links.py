"""A long game gets a short link, bit by bit, and a short link opens as slowly."""

from __future__ import annotations

import pytest

from tessera.core import numbering
from tessera.features.sending import share
from tessera_kit.fakes.tablet import Tablet
from tests.browser.recorded import recorded
from tests.screens.golden import tablet

LONG = recorded("sequences/recorded/twenty_four")


def till_still(tablet: Tablet) -> int:
    """Waits until nothing comes any more; the number of times something came."""
    times = 0
    while tablet.device.timers:
        tablet.wait()
        times += 1
    return times


def shared(sharing: Tablet) -> str:
    sharing.press("copy link")
    return "#" + sharing.device.sharing.clipboard[-1].partition("#")[2]


def test_a_long_game_has_a_qr_code_after_a_moment_and_opens_from_it() -> None:
    sharing = tablet("#/share/one", LONG)
    assert "Making the code…" in sharing.page.text()
    assert not sharing.find("data-press", "app:code")
    till_still(sharing)
    assert sharing.find("data-press", "app:code")
    link = shared(sharing)
    assert link.startswith("#/open/2")
    opened = Tablet(link)
    till_still(opened)
    assert opened.text("lead").endswith("· 336 moves")
    pasted = Tablet("#/open")
    pasted.choose("pasted", f"Look: {link}.")
    pasted.tap("Open it")
    till_still(pasted)
    assert pasted.text("lead") == opened.text("lead")


def test_no_step_plays_more_than_a_few_events(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    choices = numbering._choices

    def counted(*given: object) -> tuple[str, ...]:
        nonlocal played
        played += 1
        return choices(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(numbering, "_choices", counted)
    sharing = tablet("#/share/one", LONG)
    most = 0
    while sharing.device.timers:
        before = played
        sharing.wait()
        most = max(most, played - before)
    assert 0 < most <= share.AT_A_TIME


def test_a_short_game_has_the_link_that_every_tessera_reads() -> None:
    sharing = tablet("#/share/one", recorded("tabula/recorded/zeno"))
    assert sharing.find("data-press", "app:code")
    assert shared(sharing).startswith("#/open/1")


def test_a_damaged_one_says_so() -> None:
    sharing = tablet("#/share/one", LONG)
    till_still(sharing)
    opened = Tablet(shared(sharing)[:-9])
    till_still(opened)
    assert "The link is incomplete" in opened.page.text()


def test_who_leaves_meanwhile_has_a_long_link() -> None:
    sharing = tablet("#/share/one", LONG)
    sharing.wait()
    link = shared(sharing)
    sharing.visit("#/about")
    assert not sharing.device.timers
    assert len(link) > share.CODE
    assert link.startswith("#/open/1")
