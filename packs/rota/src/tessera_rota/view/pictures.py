"""Pictures for the rules page. The paragraphs beside them say what they show."""

from __future__ import annotations

from tessera.kit.pictures import Pictures, Position
from tessera_rota.view.texts import RULES_PAGE

ROW = "players=2\nx.o\n.xo\n..x"
PLACING = "players=2\nx..\n.o.\n..x"
SLIDING = "players=2\nx.o\n.xo\nox."
EMPTY = "players=2\n...\n...\n..."

_GOAL, _PLACING, _SLIDING, _ORIGIN = (heading for heading, _ in RULES_PAGE)
PICTURED: Pictures = {
    _GOAL: (Position(ROW),),
    _PLACING: (Position(PLACING),),
    _SLIDING: (Position(SLIDING, chosen="point hub"),),
    _ORIGIN: (Position(EMPTY),),
}
