"""What the app says of letters: whose they are, and why one isn't believed."""

from collections.abc import Sequence

from tessera.core.houses import Post
from tessera.core.record import Player
from tessera.i18n import N_, Nn_, Translator
from tessera.post.game import NotBelieved, PostGame
from tessera.session.table import AnyTable

OTHERS = N_("the others")
REFUSED = {
    "missing": N_("A letter before this one is missing here: ask {players} to send it again."),
    "story": N_(
        "This letter tells another story than the one that is kept here, and it is {players} who "
        "wrote it. Two letters of one turn were sent, or somebody changed one on its way."
    ),
    "link": N_(
        "This letter isn't from {players}: nobody else can tell what comes next in their chain, "
        "and this isn't it."
    ),
    "chain": N_("The links of {players} don't fit what they promised when the game began."),
    "throw": N_("A throw of {players} isn't what the links bring: it was changed."),
    "illegal": N_("This letter has a move of {players} that is against the rules."),
    "more": N_("This letter has more in it than the turn of {players}."),
    "unfinished": N_("The turn of {players} isn't finished in this letter."),
    "unsent": N_("This game has moves in it that were never sent."),
    "used_up": N_("This game has had as many letters as a game by post can have."),
    "unreadable": N_("This is not a whole letter: please copy all of the link."),
    "newer": N_("This letter was written by a newer Tessera. Please update, then it will open."),
    "too_large": N_("This letter is far too large to be one of a game."),
    "elsewhere": N_(
        "This letter is of a game that isn't on this device. Ask who sent it for the whole game."
    ),
}


PROVEN = Nn_(
    "{n} letter, every throw proven.",
    "{n} letters, every throw proven.",
)


def proof(say: Translator, table: AnyTable) -> tuple[bool, str]:
    """Whether every throw of a game by post is what its links bring, and that in a sentence, or
    which one isn't."""
    post, players = table.post, table.players
    try:
        game = PostGame(table.rules, table.record(""))
        game.check()
    except NotBelieved as refused:
        wrong = why_not(say, refused, players, post)
        if refused.letter:
            wrong = say("Letter {number}: {wrong}", number=refused.letter, wrong=wrong)
        return False, wrong
    return True, say.count(PROVEN, game.sent)


def people(say: Translator, players: Sequence[Player], post: Post, house: int) -> str:
    """Those who sit in a house."""
    seats = zip(players, post.houses, strict=True)
    return say.together([player.name for player, own in seats if own == house])


def why_not(
    say: Translator, refused: NotBelieved, players: Sequence[Player] = (), post: Post | None = None
) -> str:
    """Why a letter isn't believed, in a sentence."""
    known = post is not None and refused.house is not None and refused.house < post.count
    names = say(OTHERS)
    if known and post is not None and refused.house is not None:
        names = people(say, players, post, refused.house)
    return say(REFUSED[refused.code], players=names)
