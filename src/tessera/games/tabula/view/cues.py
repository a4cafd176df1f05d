"""What is heard of a game of Tabula besides the dice, by the codes of its story."""

from tessera.scene.cues import HIT, HOME, PASS, PIECE

CUES = {
    "moves": PIECE,
    "enters": PIECE,
    "bears_off": HOME,
    "captures": HIT,
    "sends_back": HIT,
    "passes": PASS,
    "loses": PASS,
}
