"""Since your last turn: what the others did is marked on the board, and a press shows it again."""

from __future__ import annotations

from tessera.features.play.last_round import LastRound
from tessera.screens.table.parts.values import Shown
from tessera_kit.fakes.tablet import Tablet, nodes, target_of, with_class
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import new_game, opened

THREE = "person Ana, normal Livia, normal Cato"
ROUND = (
    "roll 3 4, roll 1 2, roll 1 1, roll 1 2, place b1, roll 1 2, place f2, roll 6 4, remove b1, "
    "roll 1 3"
)
"""Ana, Livia and Cato have each had a turn; Ana has thrown again."""


QUEEN_AND_TEN = "play QH h2, card 7C, play TC a6, card 8S"
"""Ana and Rui have played, each with cards that only they know."""


def marked(tablet: Tablet) -> dict[str, str]:
    """What is marked on the board, how, and in whose colour."""
    return {
        target_of(n): f"{n.attributes['data-recent']} {str(n.attributes['class']).split()[-1]}"
        for n in nodes(tablet.page)
        if n.attributes.get("data-recent")
    }


def chips(tablet: Tablet) -> list[str]:
    """The squares with chips, as they are read out."""
    labels = [str(n.attributes["aria-label"]) for n in with_class(tablet.page, "square")]
    return [label.partition(",")[0] for label in labels if " chip" in label.partition(":")[0]]


def prompt(tablet: Tablet) -> str:
    return tablet.text("prompt")


def test_everything_since_ones_own_last_turn_is_marked_and_the_latest_the_strongest() -> None:
    tablet = opened(new_game(THREE), ROUND)
    assert marked(tablet) == {"square f2": "round blue", "square b1": "latest red"}
    tablet.press(f"square {tablet.playable()[0]}")
    assert set(marked(tablet).values()) == {"latest green"}, "now the others have done nothing yet"


def test_of_ones_own_turn_only_the_latest_is_marked() -> None:
    tablet = opened(new_game(THREE), ROUND.replace("roll 1 3", "roll 1 1, place a1, roll 6 6"))
    tablet.press(f"square {tablet.playable()[-1]}")
    assert tablet.primary == "Throw", "once more"
    assert "square a1" not in marked(tablet)
    assert sorted(marked(tablet).values()) == ["latest green", "round blue", "round red"]


def test_what_is_marked_is_said_too() -> None:
    tablet = opened(new_game(THREE), ROUND)
    (square,) = tablet.find("data-press", "game:square f2")
    assert square.attributes["aria-label"] == "f2, number 3, blue chip, recent"


def test_where_several_share_the_tablet_the_round_is_that_of_who_is_to_act() -> None:
    tablet = opened(new_game("person Ana, person Rui, person Eva"), ROUND)
    assert set(marked(tablet)) == {"square f2", "square b1"}
    tablet = opened(new_game("person Ana, person Rui, normal Eva"), ROUND.rpartition(", roll 6")[0])
    assert tablet.waits, "the computer plays, and Ana is the next person"
    assert marked(tablet) == {"square f2": "latest blue"}


def test_a_press_shows_the_round_event_by_event_and_then_now() -> None:
    tablet = opened(new_game(THREE), ROUND)
    now = chips(tablet)
    assert now == ["f2"]
    tablet.press("last round")
    shown = [(chips(tablet), prompt(tablet), tablet.said)]
    while tablet.play.part(LastRound).shows:
        tablet.wait()
        shown.append((chips(tablet), prompt(tablet), tablet.said))
    assert [board for board, _, _ in shown] == [
        ["b1"], ["b1"], ["b1", "f2"], ["b1", "f2"], ["f2"], ["f2"], ["f2"]
    ]  # fmt: skip
    assert shown[0][1] == "Since your last turn"
    assert shown[2][1:] == (
        "Livia puts a chip on f2.",
        "Livia puts a chip on f2.",
    )
    assert shown[-1][2].startswith("Put a chip"), "it is said what there is to do"
    assert tablet.device.timers == []


def test_a_press_on_the_past_leads_back_and_means_nothing_there() -> None:
    tablet = opened(new_game(THREE), ROUND)
    played, square = tablet.play.context.table.played, tablet.playable()[0]
    tablet.press("last round")
    assert tablet.playable() == []
    tablet.press(f"square {square}")
    assert not tablet.play.part(LastRound).shows
    assert tablet.play.context.table.played == played
    tablet.press(f"square {square}")
    assert tablet.play.context.table.played == played + 1
    for back in ("last round", "escape"):
        tablet = opened(tablet, ROUND)
        tablet.press("last round")
        tablet.app.key("Escape") if back == "escape" else tablet.press(back)
        assert not tablet.play.part(LastRound).shows
        assert tablet.device.timers == []


def test_nothing_is_blocked_while_it_is_shown() -> None:
    tablet = opened(new_game(THREE), ROUND.rpartition(", roll")[0])
    tablet.press("last round")
    tablet.tap("Throw")
    assert not tablet.play.part(LastRound).shows
    assert tablet.primary == "Your move"


def test_the_one_button_leads_back_where_it_would_mean_nothing() -> None:
    tablet = opened(new_game(THREE), ROUND)
    tablet.press("last round")
    assert tablet.primary == "Back to now"
    tablet.press_primary()
    assert tablet.primary == "Your move"


def test_computers_play_on_meanwhile_and_are_shown_in_their_turn() -> None:
    tablet = opened(new_game(THREE), ROUND.rpartition(", roll 6")[0])
    tablet.press("last round")
    told = []
    while tablet.play.part(LastRound).shows:
        told.append(prompt(tablet))
        tablet.wait()
    assert not tablet.waits
    assert told[0] == "Since your last turn"
    assert told[-1].startswith("Cato")


def test_it_is_offered_only_where_there_is_something_to_show() -> None:
    alone = new_game("person Ana, person Rui")
    assert not alone.find("data-press", "app:last round")
    tablet = opened(new_game(THREE), ROUND.partition(", roll 1 2, place f2")[0])
    assert not tablet.find("data-press", "app:last round"), "Ana's own chip is the last that came"


def test_of_hidden_hands_the_round_shows_what_was_seen() -> None:
    tablet = at(deal(events=QUEEN_AND_TEN))
    tablet.press("last round")
    shown = 0
    while tablet.play.part(LastRound).shows:
        words = " ".join(str(n.attributes.get("aria-label")) for n in nodes(tablet.page))
        assert "7 of clubs" in words, "Ana's own card"
        cards = [str(n.attributes["data-press"]) for n in tablet.buttons()]
        assert not [c for c in cards if c.startswith(("game:card 8S", "game:card KS"))], "Rui's"
        assert "8 of spades" not in tablet.said
        past, context = tablet.play.part(LastRound), tablet.play.context
        known = context.table.observe(0, past.at)
        shows = past.shown(Shown(context.seen, 0, ())).seen
        assert (shows.state, shows.events) == (known.state, known.events)
        tablet.wait()
        shown += 1
    assert shown == 2, "before it, and after it"


def test_the_round_ends_where_the_tablet_goes_on() -> None:
    tablet = at(deal(events=QUEEN_AND_TEN))
    tablet.press("last round")
    tablet.put_away()
    assert not tablet.play.part(LastRound).shows
    assert not tablet.device.timers
    assert marked(tablet) == {"square a6": "latest blue"}, "the board behind has its marks"
