"""What the view of a game is told: worked out once, and again when something of it changes."""

from __future__ import annotations

from tests.screens.games import new_game, opened


def test_what_is_seen_is_the_same_until_something_changes() -> None:
    tablet = opened(new_game(), "roll 3 4, roll 1 2, roll 2 3")
    context = tablet.play.context
    first = context.seen
    tablet.app.draw()
    assert context.seen is first

    tablet.app.services.speak("pt")
    assert context.seen.say("Undo") == "Desfazer"
    tablet.press("square d1")
    after = context.seen
    assert len(after.events) == len(first.events) + 1
    tablet.press("undo")
    assert context.seen.events == first.events
    assert context.seen.legal == first.legal
    context.ui = context.game.view.start()
    again = context.seen
    assert again.ui is context.ui
    assert context.seen is again
