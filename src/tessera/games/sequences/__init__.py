"""Sequences and Hearts Due: six dice for any number of people."""

from tessera.core.dice import Roll
from tessera.core.edition import Edition
from tessera.games.sequences.bots import BOTS
from tessera.games.sequences.bots.analyst import ANALYST
from tessera.games.sequences.rules import RULES
from tessera.games.sequences.rules.state import State
from tessera.games.sequences.view import VIEW, texts
from tessera.games.sequences.view.drawing import COLOURS
from tessera.games.sequences.view.odds import facts, odds
from tessera.games.sequences.view.stats import STATS
from tessera.games.sequences.view.win_chances import CHANCES
from tessera.kit.game import Game, deferred, files_of, starts_of
from tessera.scene.cues import BELL, DOWN, LINE, POINTS

GAME: Game[State, Roll] = Game(
    RULES,
    VIEW,
    BOTS,
    texts,
    colours=COLOURS,
    preferences=(CHANCES,),
    odds=odds,
    facts=facts,
    stats=STATS,
    analyst=ANALYST,
    has_choices=False,
    cues={"scores": POINTS, "wiped": DOWN, "last_round": BELL, "play_off": BELL, "overtakes": LINE},
    why=texts.WHY,
    starts=starts_of(__name__),
    others=(
        Edition(
            RULES.name,
            "hearts_due",
            texts.HEARTS_DUE_TITLE,
            texts.HEARTS_DUE_TAGLINE,
            {"variant": "hearts_due"},
        ),
    ),
    positions=deferred(f"{__name__}.view.positions", "POSITIONS"),
    **files_of(__name__),
)
