"""Pictures for the rules page. The paragraphs beside them say what they show."""

from __future__ import annotations

from tessera.i18n import N_
from tessera.kit.pictures import Pictures, Position, pictured
from tessera_rota.view import texts

ROW = "players=2\nx.o\n.xo\n..x"
PLACING = "players=2\nx..\n.o.\n..x"
SLIDING = "players=2\nx.o\n.xo\nox."
EMPTY = "players=2\n...\n...\n..."

RIM = "players=2 lines=all\nxxx\n.o.\n.o."
AGAIN = "players=2\nxox\n.x.\no.o"
PICTURED: Pictures = {
    texts.THREE: pictured(N_("Three green pieces in a line: green has won."), Position(ROW)),
    texts.ROWS: pictured(
        N_("Three neighbours on the circle, if you have agreed on that."), Position(RIM)
    ),
    texts.PLACING: pictured(N_("Free points are lit."), Position(PLACING)),
    texts.SLIDING: pictured(
        N_("The lit points are where the piece in the centre can slide."),
        Position(SLIDING, chosen="point hub"),
    ),
    texts.REPEATED: pictured(N_("A position like this can come again and again."), Position(AGAIN)),
    texts.ORIGIN: pictured(N_("The wheel, as it is scratched into stone."), Position(EMPTY)),
}
