"""The sounds of a table: dice, cards, chips and pieces, and a few notes for what matters.

Made of nothing but tones and filtered noise. What is small and hard sounds high and short, what is
heavy low; no two knocks are alike. The first line and the columns are those of `cue` and `score`.
"""

from functools import cache

from tessera.scene.sound import NOISE, WAVES, Cue, Tone, cue

TUMBLE = {"slow": 0.9, "normal": 0.9, "fast": 0.35}
"""Seconds that dice tumble, by pace: `--tumble` in the style sheets."""
SECOND = 1.15
"""How much longer the dice behind the first one take."""
BOUNCES = (0.03, 0.1, 0.17, 0.25, 0.35, 0.46, 0.6, 0.78)
"""When a die knocks on the table, in parts of its tumbling: fast at first, as it turns."""

MOST = 6
"""Of more dice than these none is heard any more."""


@cache
def throw(dice: int, tumble: float) -> Cue:
    """So many dice that rattle as long as they tumble, and land when they do on the screen."""
    notes: list[Tone] = []
    fewer = 1 if dice == 1 else 2 if dice < 4 else 4  # Of very many knocks none is heard.
    share = dice**-0.5  # Six dice are louder than one, but not six times.
    for die in range(min(dice, MOST)):
        length = tumble * (SECOND if die else 1)
        for part in BOUNCES[die % fewer :: fewer]:
            at, loud = length * part, (0.5 - 0.3 * part) * share
            notes += _knock(at, 0.03, loud, 2900, 1250)
        at = length * (0.95 - 0.02 * die)
        notes += _knock(at, 0.05, 0.55 * share, 1700, 800)
        notes.append(Tone(WAVES["tone"], at, 0.09, 0.4 * share, 210, 130))
    buzz = (18, 60, 14, 90, 10, round(600 * tumble), 30)
    ordered = tuple(sorted(notes, key=lambda note: note.at))
    return Cue("throw", tumble * SECOND, ordered, buzz, wobble=0.2, loose=True)


def _knock(at: float, lasts: float, loud: float, click: float, body: float) -> list[Tone]:
    return [
        Tone(NOISE, at, lasts, loud, click, click, narrow=1.5),
        Tone(WAVES["wood"], at, lasts, loud * 0.5, body, body * 0.7),
    ]


CARD = cue("""
    card .16 8
    puff 0    .15  .13  1900  5200  .06  .8
    puff .12  .035 .22  3000  1600
    tone .12  .04  .12  260   190
""")
SHUFFLE = cue("""
    shuffle .6 10 40 10 loose
    puff 0    .025 .12  2500
    puff .04  .025 .12  3100
    puff .08  .025 .12  2700
    puff .11  .025 .13  3600
    puff .15  .025 .13  2600
    puff .18  .025 .14  3900
    puff .22  .025 .15  3000
    puff .25  .025 .15  2500
    puff .29  .025 .16  3400
    puff .32  .025 .17  4000
    puff .36  .025 .17  2800
    puff .40  .025 .17  3500
    puff .52  .18  .11  1500  4200  .08  .7
""")
CHIP = cue("""
    chip .2 12
    puff 0    .02  .40  4300  4300  .002 1.4
    tone 0    .06  .17  2450
    tone 0    .035 .08  3780
    wood 0    .07  .36  520   360
    puff .08  .015 .14  4500  4500  .002 1.4
    tone .08  .04  .06  2520
    wood .08  .05  .12  535   370
""")
TAKEN = cue("""
    taken .25 20 50 12
    puff 0    .13  .26  900   3000  .05
    tone .02  .16  .18  300   620
    puff .15  .02  .22  4600  4600  .002 1.4
    tone .15  .06  .09  2600
    wood .15  .07  .20  560   390
""")
PIECE = cue("""
    piece .1 12
    puff 0    .02  .42  2100  2100  .002 1.8
    wood 0    .06  .40  780   540
    tone 0    .08  .36  190   130
""")
HIT = cue("""
    hit .35 45
    puff 0    .11  .42  800   800   .002 .7
    tone 0    .24  .55  150   62
    wood .005 .09  .36  620   330
    wood .1   .05  .24  900   640
    tone .12  .26  .16  620   210
""")
HOME = cue("""
    home .2 14 steady
    puff 0    .02  .42  2100  2100  .002 1.8
    wood 0    .06  .40  780   540
    tone .05  .20  .18  660
    tone .12  .24  .16  988
""")
LINE = cue("""
    line .6 18 60 18 60 18 steady
    tone 0    .50  .24  523
    tone 0    .25  .07  1051
    tone .1   .50  .24  659
    tone .1   .25  .07  1325
    tone .2   .60  .24  784
    tone .2   .30  .07  1576
""")
POINTS = cue("""
    points .35 14 steady
    tone 0    .30  .20  659
    tone 0    .15  .06  1325
    tone .09  .30  .20  988
    tone .09  .15  .06  1986
""")
DOWN = cue("""
    down .6 60 steady
    wood 0    .26  .30  392   376
    wood .16  .26  .30  311   299
    wood .32  .34  .30  262   247
""")
BELL = cue("""
    bell .6 25 120 25 steady
    tone 0    1.2  .24  1319
    tone 0    .50  .08  2651
    tone .18  1.2  .24  1319
    tone .18  .50  .08  2651
""")
PASS = cue("""
    pass .3 10
    wood 0    .12  .30  230   180
    wood .14  .14  .26  190   150
""")
TURN = cue("""
    turn .3 20 steady
    tone 0    .28  .12  784
    tone .1   .34  .12  1047
    tone .1   .15  .03  2104
""")
WIN = cue("""
    win 2.3 40 60 40 60 140 steady
    tone 0    .50  .22  523
    tone .13  .50  .22  659
    tone .26  .50  .22  784
    tone .42  .50  .22  1047
    tone .42  .20  .06  2104
    tone .64  1.6  .17  523
    tone .64  1.6  .17  659
    tone .64  1.6  .17  784
    tone .64  1.6  .17  1047
    tone .64  .80  .05  2104
    tone .75  .16  .05  2093
    tone .88  .16  .05  2637
    tone 1.0  .16  .05  3136
    tone 1.15 .16  .04  4186
""")
OVER = cue("""
    over 1.1 60 steady
    tone 0    .70  .17  784
    tone .2   .70  .17  659
    tone .4   .90  .17  523
""")
