"""What is heard of a game of Sequence, by the codes of its story."""

from tessera.scene.cues import CARD, CHIP, DOWN, LINE, PASS, SHUFFLE, TAKEN

CUES = {
    "dealt": SHUFFLE,
    "reshuffled": SHUFFLE,
    "puts": CHIP,
    "puts_jack": CHIP,
    "removes": TAKEN,
    "swap": CARD,
    "discard": CARD,
    "sequence": LINE,
    "two_sequences": LINE,
    "talked": DOWN,
    "forgets": DOWN,
    "no_cards": PASS,
}
