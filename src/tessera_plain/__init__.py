"""Games in one file: a class that says the rules of a game, and gets all the rest.

    class Coin(Plain):
        name, title = "coin", N_("Coin")
        ...

    GAME = game(Coin())

Events are strings ("throw 3", "place b2"), the state is a frozen dataclass. Positions as text, the
log, a screen, hints and two computers follow from the rules. See `Plain`.
"""

from typing import Any

from tessera.core.dice import FACES as FACES
from tessera.i18n import N_ as N_
from tessera.kit.game import AnyGame, Game
from tessera_plain.boards import Row as Row
from tessera_plain.bots import bots
from tessera_plain.plain import Plain as Plain
from tessera_plain.rules import PlainRules as PlainRules
from tessera_plain.texts import PlainTexts as PlainTexts
from tessera_plain.view import COLOURS
from tessera_plain.view import PlainView as PlainView


def game(
    plain: Plain,
    *,
    rules: type[PlainRules] = PlainRules,
    view: type[PlainView] = PlainView,
    texts: type[PlainTexts] = PlainTexts,
    **more: Any,
) -> AnyGame:
    """The game as Tessera plays it. Subclasses may take the place of the ready parts; `more` are
    other fields of `tessera.kit.game.Game`, such as `bots` or `lessons`."""
    own_rules, own_texts = rules(plain), texts(plain)
    own_view = view(plain, own_rules, own_texts)
    parts = {"bots": bots(plain, own_rules), "why": plain.why, "colours": COLOURS, "base": __name__}
    return Game(own_rules, own_view, texts=own_texts, **(parts | more))
