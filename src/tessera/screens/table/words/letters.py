"""Sentences about letters: whose they are, and why one isn't believed."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tessera.core.houses import Post
from tessera.core.record import Player
from tessera.i18n import N_, Nn_, Translator
from tessera.post.account import Accounted, account
from tessera.post.game import NotBelieved
from tessera.session.table import AnyTable

UNCONFIRMED = N_("The dice of {players} can't be confirmed. Ask for the whole game as a link.")
REFUSED = {
    "missing": N_("An earlier message is missing. Ask {players} to send it again."),
    "story": N_(
        "This message doesn't fit the game on this device. {players} may have played one turn on "
        "two devices, or the link was changed. Ask for the message again, or invite again."
    ),
    "yours": N_(
        "This message doesn't fit your last turn on this device. Perhaps you played that turn on "
        "another device too: copy the link and open it there. Or invite again."
    ),
    "joined": N_(
        "{players} joined this game on two devices. The game continues with the device "
        "that answered first. Invite again if that device is lost."
    ),
    "joined_here": N_(
        "You joined this game on two devices, and the others play with the other one. Copy the "
        "link and open it there."
    ),
    "link": N_("This message was not sent from the device of {players}. Ask for it again."),
    "chain": UNCONFIRMED,
    "throw": UNCONFIRMED,
    "illegal": N_(
        "This message has a move of {players} that is against the rules. Ask for it again."
    ),
    "more": N_("This message has more than the turn of {players} in it. Ask for it again."),
    "unfinished": N_("The turn of {players} is not complete. Ask for the message again."),
    "unsent": N_(
        "This game has throws or moves in it that were never sent. Ask for the whole game as a "
        "link."
    ),
    "used_up": N_("This game has had as many messages as a game can have. Start a new game."),
    "unreadable": N_("The link is incomplete. Copy all of it and try again."),
    "newer": N_("This message needs a newer Tessera. Update, then open it again."),
    "too_large": N_("This message is far too large for a game. Ask for it again."),
    "elsewhere": N_(
        "This game isn't in this browser. Copy the link, and paste it where you play: in the "
        "installed app or in another browser. Or ask for the whole game as a link."
    ),
    "deleted": N_(
        "You deleted this game on this device. Restore it under “My data”, then open the link "
        "again."
    ),
    "kept": N_(
        "This game is on this device, but it can't be read here. Save it as a file "
        "under “Saved games”."
    ),
}
UNNAMED = {
    "missing": N_("An earlier message is missing. Ask for it again."),
    "link": N_("This message was not sent from a player's device. Ask for it again."),
    "chain": N_("The dice of this game can't be confirmed. Ask for the whole game as a link."),
}
"""What is said where nobody knows whose message it is."""
MISFIT = N_("This message doesn't fit this game. Ask for it again.")

FAIR = Nn_("{n} turn checked: the dice were fair.", "{n} turns checked: the dice were fair.")
CHECKED = Nn_("{n} turn checked.", "{n} turns checked.")
BEFORE = Nn_(
    "The first {n} throw or move was made before the messages began. It can't be checked.",
    "The first {n} throws and moves were made before the messages began. They can't be checked.",
)
UNSENT = Nn_(
    "The last {n} throw or move was never sent. It can't be checked.",
    "The last {n} throws and moves were never sent. They can't be checked.",
)


class Proof(NamedTuple):
    """A statement about the dice of a game by post: `status` is 0 where the letters prove them, 1
    where something is wrong or was never sent, and 2 where no letter has an event in it."""

    status: int
    sentences: tuple[str, ...]
    account: Accounted | None = None


def proof(say: Translator, table: AnyTable) -> Proof:
    """Accounts for every event of a game by post."""
    players, post = table.players, table.post
    try:
        evidence = account(table.rules, table.record(""))
    except NotBelieved as refused:
        wrong = why_not(say, refused, players, post)
        if refused.letter:
            wrong = say("Message {number}: {wrong}", number=refused.letter, wrong=wrong)
        return Proof(1, (wrong,))
    status = 2 if not evidence.proven else 1 if evidence.unsent else 0
    return Proof(status, tuple(_accounted(say, evidence)), evidence)


def _accounted(say: Translator, evidence: Accounted) -> Iterator[str]:
    if evidence.proven:
        yield say.count(FAIR if evidence.by_chance else CHECKED, len(evidence.proven))
    else:
        yield say("No turn could be checked: none was sent in a message.")
    if evidence.before:
        yield say.count(BEFORE, evidence.before)
    if evidence.unsent:
        yield say.count(UNSENT, evidence.unsent)


def people(say: Translator, players: Sequence[Player], post: Post, house: int) -> str:
    """Those who sit in a house."""
    seats = zip(players, post.houses, strict=True)
    return say.together([player.name for player, own in seats if own == house])


def why_not(
    say: Translator, refused: NotBelieved, players: Sequence[Player] = (), post: Post | None = None
) -> str:
    """A sentence that says why a letter isn't believed."""
    known = post is not None and refused.house is not None and refused.house < post.count
    words = REFUSED[refused.code]
    if known and post is not None and refused.house is not None:
        return say(words, players=people(say, players, post, refused.house))
    if "{players}" in words:
        words = UNNAMED.get(refused.code, MISFIT)
    return say(words)
