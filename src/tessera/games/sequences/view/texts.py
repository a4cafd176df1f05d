"""Everything Sequences says, in English; the catalogues hold the other languages."""

from collections.abc import Mapping
from typing import Any

from tessera.core.record import Player
from tessera.i18n import N_, NO_BREAK_HYPHEN, Nn_, Translator
from tessera.kit import opening
from tessera.kit.phrases import RulesPage, Sentences, by_code, teller

TITLE = N_("Sequences")
TAGLINE = N_("Six dice and a lot of luck, for 1 to 24")
HEARTS_DUE_TITLE = N_("Hearts Due")
HEARTS_DUE_TAGLINE = N_("The quicker dice: every 1 scores, for 1 to 24")

SENTENCES: Sentences = {
    # What happened.
    **opening.SENTENCES,
    "nothing": (N_("{player} scores nothing and stays at {total}."), N_("You score nothing and stay at {total}.")),
    "scores": (N_("{player} throws {runs}: {points} points, {total} in all."), N_("You throw {runs}: {points} points, {total} in all.")),
    "wiped": (N_("Four 1s! {player} loses all {lost} points and begins again from zero."), N_("Four 1s! You lose all {lost} points and begin again from zero.")),
    "last_round": N_("The last round!"),
    "overtakes": (N_("{player} overtakes everybody with {total}!"), N_("You overtake everybody with {total}!")),
    "beaten": (N_("{owner}'s {less} is beaten by {total}."), N_("Your {less} is beaten by {total}."), N_("{owner}'s {less} is beaten by {total}.")),
    "play_off": N_("{players} are tied at {total} and continue until one of them leads."),
    "wins": (N_("{player} wins with {total} points!"), N_("You win with {total} points!")),
}  # fmt: skip
POT = Nn_("The pot of {n} point goes to {player}.", "The pot of {n} points goes to {player}.")

OPTIONS = {
    "variant": (N_("Which game?"), N_("Both are played with six dice and end at 100 points.")),
    "variant=sequences": (N_("Sequences"), N_("Runs score, from 1-2 up. About 25 turns each.")),
    "variant=hearts_due": (N_("Hearts Due"), N_("A 1 alone scores too, and every run scores more. About 12 turns each.")),
    "stake": (N_("Stakes"), N_("Play points that everybody puts in; the winner takes them all.")),
    "stake=0": (N_("None"), N_("Nothing to win or lose.")),
    "stake=1": (N_("1 point"), N_("One point from each player.")),
    "stake=5": (N_("5 points"), N_("Five points from each player.")),
    "stake=10": (N_("10 points"), N_("Ten points from each player.")),
    "start": (N_("Head start"), N_("Points to begin with. Four 1s cancel them like all others.")),
    "start=10": (N_("10 points"), ""),
    "start=20": (N_("20 points"), ""),
    "start=30": (N_("30 points"), ""),
    "start=40": (N_("40 points"), ""),
}  # fmt: skip

CLAIMS = {
    "sequences": (
        (N_("Throws that score nothing. The rule book says: about half."), "nothing"),
        (N_("What a throw brings on average. The rule book says: 10 points."), "mean"),
        (N_("Turns to reach 100, counting wipe-outs (the rule book, not counting them: about twenty)"), "turns"),
    ),
    "hearts_due": (
        (N_("Throws that score nothing."), "nothing"),
        (N_("What a throw brings on average."), "mean"),
        (N_("Turns to reach 100, counting wipe-outs (the rule book: fewer than ten)"), "turns"),
    ),
}  # fmt: skip
"""What the rule book says of either variant, and which number of the outlook is the truth."""
WIPED_BEFORE = N_("The chance to be wiped out at least once before 100.")

LEVELS = {"normal": N_("It throws, like everybody else: there is nothing to choose.")}

# Paragraphs of the rules page, by what they are about.
# fmt: off
TARGET = N_("Reach 100 points. Up to 24 can play here, each alone; one person can practise.")
BEGINNING = N_("Everybody throws the six dice once, and the highest total begins. Players who tie throw again. The turn passes clockwise.")
RUNS = N_("Throw all six dice once. Runs that begin with a 1 score. Several runs may score, but each die counts only once. The best split is found for you.")
POINTS = N_("Every run scores points, and so do five or six sixes. In Hearts Due a single 1 scores too.")
WIPED = N_("Four or more 1s cancel everything you have: you begin again from zero.")
LAST_ROUND = N_("When somebody has 100 or more, the round is played to its end. Then the highest total wins: 105 is beaten by 107.")
PLAY_OFF = N_("Players who are tied play more rounds until one of them leads.")
STAKES = N_("With stakes, everybody puts the same number of play points into the pot, and the winner takes it.")
SEVERAL = N_("The rule book doesn't say how many runs one throw may hold. We decided that every one counts, so 1-1-1-2-2-2 is three runs of 1-2. Any number of people could play; 24 is as many as fit on the sheet here.")
SPARE = N_("Four or more 1s score nothing themselves. In Hearts Due every spare 1 scores 5, so five sixes with a 1 are 40. Six sixes score once, not die by die.")
# fmt: on

# Its headings.
GOAL, TURN, END = N_("The goal"), N_("A turn"), N_("The end")
SILENCE = N_("What the rule book leaves open")

RULES_PAGE: RulesPage = (
    (GOAL, (TARGET, BEGINNING)),
    (TURN, (RUNS, POINTS, WIPED)),
    (END, (LAST_ROUND, PLAY_OFF, STAKES)),
    (SILENCE, (SEVERAL, SPARE)),
)

WHY = by_code(
    (BEGINNING, "opening"),
    (RUNS, "sequences hearts_due"),
    (POINTS, "sequences hearts_due"),
    (WIPED, "sequences hearts_due"),
    (LAST_ROUND, "last_round over"),
    (PLAY_OFF, "play_off"),
)
"""By what `topic` says of a position. Nothing is ever refused: there is nothing to choose."""


_sentence = teller(
    SENTENCES,
    owner=lambda say, players, seat: players[seat].name,
    runs=lambda say, players, runs: ", ".join(
        NO_BREAK_HYPHEN.join(map(str, dice)) for dice in runs
    ),
)


def tell(say: Translator, players: tuple[Player, ...], code: str, facts: Mapping[str, Any]) -> str:
    """The sentence for a code, and where the pot goes."""
    sentence = _sentence(say, players, code, facts)
    if facts.get("pot"):
        winner = players[facts["seat"]].name
        return f"{sentence} {say.count(POT, facts['pot'], player=winner)}"
    return sentence
