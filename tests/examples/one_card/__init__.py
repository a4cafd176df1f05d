"""One Card: the smallest game with chance and hidden cards, and the one to copy for a new game."""

from tessera.games.one_card.bots import counting, cowardly
from tessera.games.one_card.rules import RULES
from tessera.games.one_card.rules.state import Event, State
from tessera.games.one_card.rules.story import story
from tessera.games.one_card.view import VIEW
from tessera.games.one_card.view.texts import LEVELS, OPTIONS, RULES_PAGE, TAGLINE, TITLE, tell
from tessera.kit.game import Game
from tessera.scene.chips import COLOURS

GAME: Game[State, Event] = Game(
    rules=RULES,
    title=TITLE,
    tagline=TAGLINE,
    view=VIEW,
    story=story,
    tell=tell,
    bots={"easy": cowardly, "normal": counting},
    levels=LEVELS,
    colours=COLOURS,
    options=OPTIONS,
    rules_page=RULES_PAGE,
)
