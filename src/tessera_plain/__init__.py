"""Games in one file: a class that says the rules of a game, and gets all the rest.

    class Coin(Plain):
        name, title = "coin", N_("Coin")
        ...

    GAME = game(Coin())

Events are strings ("throw 3", "place b2"), the state is a frozen dataclass. Positions as text, the
log, a screen, hints and two computers follow from the rules. See `Plain`.
"""

from tessera.core.dice import FACES as FACES
from tessera.i18n import N_ as N_
from tessera.kit.game import AnyGame, Game
from tessera_plain.boards import Row as Row
from tessera_plain.bots import bots
from tessera_plain.plain import Plain as Plain
from tessera_plain.rules import PlainRules
from tessera_plain.texts import PlainTexts
from tessera_plain.view import COLOURS, PlainView


def game(plain: Plain) -> AnyGame:
    """The game as Tessera plays it."""
    rules, texts = PlainRules(plain), PlainTexts(plain)
    return Game(
        rules,
        PlainView(plain, rules, texts),
        bots(plain, rules),
        texts,
        why=plain.why,
        colours=COLOURS,
        base=__name__,
    )
