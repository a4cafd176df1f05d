"""Announcements that the app itself makes during a game."""

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.kit.view import AnySeen, Due
from tessera.screens.table.context import Context
from tessera.screens.table.words.turn import whose
from tessera.session.table import Change


def whose_turn(context: Context) -> str:
    """A sentence that says who is to act and what is to be done. Without the name where one person
    alone plays against computers."""
    if context.nobody:
        return context.services.say.pair(next_person(context), take_the_tablet(context))
    seen = context.seen
    if seen.due is Due.HANDOVER:
        return hand_over(context)
    words = context.asked(seen)
    seat = context.turn(seen)
    if seat is None or seen.due in (Due.COMPUTER, Due.CHANCE, Due.LETTER):  # They name who it is.
        return words
    players = context.table.players
    return (
        words
        if len(context.table.people) == 1
        else context.services.say.pair(players[seat].name, words)
    )


def afterwards(context: Context, change: Change, sentences: list[str]) -> list[str]:
    """Sentences to be said after the news of a change: what a person is to do now. None if the news
    has said it, or if the next event comes by itself and will be told then."""
    words = whose_turn(context)
    if sentences:  # What they ended with isn't said once more: "The last round!"
        words = words.replace(f"{sentences[-1]} ", "")
    rules, players = context.table.rules, context.table.players
    match context.seen.due:
        case Due.NOTHING:
            known = words in " ".join(sentences)
        case Due.COMPUTER | Due.CHANCE if change.event is not None:
            seat = rules.on_turn(change.before)
            person = seat is not None and players[seat].is_person
            known = bool(sentences) or not person or words in context.services.messages.spoken
        case Due.THROW if change.event is not None:
            # It comes by itself, if nobody throws.
            known = context.table.opens and not context.table.awaits_own_dice
        case _:
            known = False
    return [] if known or words in sentences else [words]


def turn_title(context: Context, seen: AnySeen, player: Player) -> str:
    """The title of the panel, which says whose turn it is: "Your turn" only where one person alone
    plays."""
    say, players = context.services.say, context.table.players
    return say("The end") if seen.due is Due.NOTHING else whose(say, players, player)


def next_person(context: Context) -> str:
    """The name of the person who must act."""
    seat = context.table.turn
    assert seat is not None
    return context.table.players[seat].name


def hand_over(context: Context) -> str:
    """The instruction to the player who still holds the tablet."""
    if context.handover.lies_open:
        words = context.services.say("{player} plays on a phone.", player=next_person(context))
        return words + " " + context.services.say("Hide your cards.")
    say, name = context.services.say, next_person(context)
    if context.services.small:
        return say("Hand the phone over to {player}.", player=name)
    return say("Hand the tablet over to {player}.", player=name)


def take_the_tablet(context: Context) -> str:
    """The instruction to the player who takes the tablet, or the phone that serves as one."""
    if context.services.small:
        return context.services.say("Take the phone. The others look away.")
    return context.services.say("Take the tablet. The others look away.")


def news(context: Context, change: Change) -> list[str]:
    """The sentences for a change, as the viewer may know it. Codes in the view's `unspoken` are
    left to the log."""
    say, view = context.services.say, context.game.view
    return [
        view.spoken(say, words)
        for code, words in _told(context, change)
        if code not in view.unspoken
    ]


def shown(context: Context, change: Change) -> tuple[str, ...]:
    """The sentences for a change that everybody at the table is to read, on whichever screen it was
    made."""
    codes = context.game.view.shown
    return tuple(words for code, words in _told(context, change) if code in codes)


def _told(context: Context, change: Change) -> list[tuple[str, str]]:
    """The story of a change, as pairs of a code and its sentence."""
    if change.event is None:
        return []
    table, say, game = context.table, context.services.say, context.game
    step = table.observe_step(context.viewer, table.played - 1)
    tell, facts = game.texts.tell, game.view.reword_facts
    return [
        (line.code, tell(say, table.players, line.code, facts(line.facts, context.preferences)))
        for line in game.rules.story(*step)
    ]


def refusal(context: Context, refused: Illegal) -> str:
    """A sentence that says why an action is against the rules."""
    tell = context.game.texts.tell
    facts = context.game.view.reword_facts(refused.facts, context.preferences)
    return tell(context.services.say, context.table.players, refused.code, facts)


def not_now(context: Context, waits: Due) -> str:
    """A sentence that says why a press does nothing at this moment."""
    say = context.services.say
    if waits is Due.NOTHING:
        return say("The game is over.")
    if waits is Due.END:
        return say("Your turn is done: end it, or take it back with Undo.")
    if waits is Due.HANDOVER:
        return hand_over(context)
    if waits is Due.LETTER:
        return context.asked(context.seen)
    return say("It is {player}'s turn.", player=next_person(context))
