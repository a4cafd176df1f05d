"""What is heard of a game of Sequence Dice, by the codes of its story."""

from tessera.scene.cues import CHIP, HIT, PASS, TAKEN

CUES = {
    "place": CHIP,
    "replace": HIT,
    "remove": TAKEN,
    "pass_ten": PASS,
    "pass_own": PASS,
    "pass_box": PASS,
}
