"""A way back closes what lies over the table, one thing after the other; and what is being typed is
of the page that it is typed on."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.post.houses import invited
from tests.features.setup.forms import form, seats
from tests.screens.games import new_game, opened

MIDDLE = "roll 3 4, roll 1 2, roll 1 2, place b1, roll 2 3, place d1, roll 1 2"


def settings(tablet: Tablet) -> None:
    tablet.app.press("app:settings", by_keyboard=False)


def shown(tablet: Tablet) -> str:
    """What is to be seen, without what was said."""
    (screen,) = with_class(tablet.page, "screen")
    return screen.text()


@pytest.mark.parametrize(
    ("opener", "goes_to"),
    [
        ("open more", "app:open more"),
        ("open why", "app:open why"),
        ("hint", "game:square "),
        ("last round", None),
    ],
)
@pytest.mark.parametrize("way", ["back", "Escape"])
def test_what_was_opened_closes_and_the_game_stays(
    opener: str, goes_to: str | None, way: str
) -> None:
    tablet = opened(new_game(), MIDDLE)
    before = shown(tablet)
    tablet.press(opener)
    tablet.take_focus()
    assert tablet.app.layers == 1
    tablet.app.close_layer() if way == "back" else tablet.app.key("Escape")
    assert (tablet.take_focus() or "").startswith(goes_to or "")
    assert tablet.app.layers == 0
    assert shown(tablet) == before


def test_who_plays_is_one_thing_over_the_table_though_more_led_there() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.press("open more")
    tablet.press("open seats")
    assert tablet.app.layers == 1
    tablet.app.close_layer()
    assert tablet.app.layers == 0


def test_the_settings_close_before_what_they_lie_over() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.press("open more")
    settings(tablet)
    assert tablet.app.layers == 2
    tablet.app.close_layer()
    assert not tablet.app.settings.screen
    assert tablet.play.context.panels.panel == "more"
    tablet.app.close_layer()
    assert tablet.app.layers == 0


def test_the_ways_to_send_a_letter_close() -> None:
    ana, _ = invited()
    ana.visit(ana.address)
    ana.press_primary()
    assert ana.app.layers == 1
    ana.app.close_layer()
    assert ana.app.layers == 0


def test_another_page_has_nothing_over_it() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.press("open more")
    settings(tablet)
    tablet.visit("#/")
    assert tablet.app.layers == 0


def test_a_name_that_is_being_typed_goes_to_the_form_and_not_to_the_page_that_follows() -> None:
    tablet = form()
    tablet.device.typed = lambda: tablet.app.change("name 0", "Zoë")
    tablet.visit("#/rules/sequence_dice")
    tablet.visit("#/new/sequence_dice")
    assert seats(tablet).startswith("person green Zoë, ")
