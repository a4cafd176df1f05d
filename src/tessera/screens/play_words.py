"""What the app itself says during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.kit.view import Due
from tessera.session.table import Change

if TYPE_CHECKING:
    from tessera.screens.play import Play


def whose_turn(play: Play) -> str:
    """Who is to act and what is to be done, in words that stand alone."""
    if play.holder.nobody:
        return f"{next_person(play)}: {take_the_tablet(play)}"
    seen = play.seen
    if seen.due is Due.HANDOVER:
        return hand_over(play)
    words = play.game.view.prompt(seen)
    seat = play.turn(seen)
    if seat is None or seen.due in (Due.COMPUTER, Due.CHANCE):  # They name who it is.
        return words
    return f"{play.table.players[seat].name}: {words}"


def next_person(play: Play) -> str:
    """The name of the person who must act."""
    seat = play.table.rules.on_turn(play.table.state)
    assert seat is not None
    return play.table.players[seat].name


def hand_over(play: Play) -> str:
    """What there is to do for who still holds the tablet."""
    return play.app.say("Hand the tablet over to {player}.", player=next_person(play))


def take_the_tablet(play: Play) -> str:
    """What is asked of who takes it."""
    return play.app.say("Take the tablet. The others look away.")


def news(play: Play, change: Change) -> list[str]:
    """What an event did, and then what only the viewer could see of it."""
    if change.event is None:
        return []
    rules, viewer = play.table.rules, play.holder.viewer
    told = play.log.sentences(play.app.say)
    witnessed = rules.observed_action(change.before, change.event, viewer)
    if witnessed == rules.observed_action(change.before, change.event, None):
        return told
    lines = play.game.story(
        rules.observation(change.before, viewer),
        witnessed,
        rules.observation(change.after, viewer),
    )
    players = play.table.players
    return [play.game.tell(play.app.say, players, line.code, line.facts) for line in lines]


def not_now(play: Play, waits: Due) -> str:
    """Why a press does nothing at this moment."""
    say = play.app.say
    if waits is Due.NOTHING:
        return say("The game is over.")
    if waits is Due.END:
        return say("Your turn is done: end it, or take it back with Undo.")
    if waits is Due.HANDOVER:
        return hand_over(play)
    return say("It is {player}'s turn.", player=next_person(play))
