"""What is heard of a game of Sequences besides the dice, by the codes of its story."""

from tessera.scene.cues import BELL, DOWN, LINE, POINTS

CUES = {
    "scores": POINTS,
    "wiped": DOWN,
    "last_round": BELL,
    "play_off": BELL,
    "overtakes": LINE,
}
