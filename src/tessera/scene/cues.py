"""The sounds of a table: dice, cards, chips and pieces, and a few notes for what matters.

Made of nothing but tones and filtered noise. Small and hard things sound high and short, heavy ones
low; no two knocks are alike. The first line and the columns are those of `cue` and `score`.
"""

from functools import cache

from tessera.scene.sound import NOISE, WAVES, Cue, Tone, cue

TUMBLE = {"slow": 0.9, "normal": 0.9, "fast": 0.35}
"""Seconds that dice tumble, by pace: `--tumble` in the style sheets."""
SECOND = 1.15
"""The factor by which the dice after the first one tumble longer."""
BOUNCES = (0.03, 0.1, 0.17, 0.25, 0.35, 0.46, 0.6, 0.78)
"""The knocks of a die on the table, as shares of the time that it tumbles: fast at first."""

LOUD = 0.54
"""The factor that makes throws as loud as other sounds."""
MOST = 6
"""The most dice that are heard; more would add nothing."""


@cache
def throw(dice: int, tumble: float) -> Cue:
    """The sound of a throw: the dice rattle while they tumble on the screen, for `tumble` seconds,
    and land when those do."""
    notes: list[Tone] = []
    fewer = 1 if dice == 1 else 2 if dice < 4 else 4  # Of very many knocks none is heard.
    # Six dice are louder than one, but not six times; and fast ones knock more often.
    share = LOUD * dice**-0.5 * (tumble / TUMBLE["normal"]) ** 0.25
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
    puff 0    .15  .085 1900  5200  .06  .8
    puff .12  .035 .144 3000  1600
    tone .12  .04  .079 260   190
""")
SHUFFLE = cue("""
    shuffle .6 10 40 10 loose
    puff 0    .025 .073 2500
    puff .04  .025 .073 3100
    puff .08  .025 .073 2700
    puff .11  .025 .079 3600
    puff .15  .025 .079 2600
    puff .18  .025 .085 3900
    puff .22  .025 .091 3000
    puff .25  .025 .091 2500
    puff .29  .025 .097 3400
    puff .32  .025 .103 4000
    puff .36  .025 .103 2800
    puff .40  .025 .103 3500
    puff .52  .18  .067 1500  4200  .08  .7
""")
CHIP = cue("""
    chip .2 12
    puff 0    .02  .69  4300  4300  .002 1.4
    tone 0    .06  .293 2450
    tone 0    .035 .138 3780
    wood 0    .07  .62  520   360
    puff .08  .015 .241 4500  4500  .002 1.4
    tone .08  .04  .103 2520
    wood .08  .05  .206 535   370
""")
TAKEN = cue("""
    taken .25 20 50 12
    puff 0    .13  .229 900   3000  .05
    tone .02  .16  .158 300   620
    puff .15  .02  .194 4600  4600  .002 1.4
    tone .15  .06  .079 2600
    wood .15  .07  .176 560   390
""")
PIECE = cue("""
    piece .15 12
    puff 0    .035 .75  2100  2100  .002 1.8
    wood 0    .12  .75  780   540
    tone 0    .16  .75  190   130
""")
HIT = cue("""
    hit .35 45
    puff 0    .11  .535 800   800   .002 .7
    tone 0    .24  .7   150   62
    wood .005 .09  .458 620   330
    wood .1   .05  .306 900   640
    tone .12  .26  .204 620   210
""")
HOME = cue("""
    home .2 14 steady
    puff 0    .02  .525 2100  2100  .002 1.8
    wood 0    .06  .5   780   540
    tone .05  .20  .225 660
    tone .12  .24  .2   988
""")
LINE = cue("""
    line 1.1 18 87 18 87 18 87 18 87 18 steady
    tone 0    .30  .127 523
    tone 0    .20  .037 1051
    tone .105 .30  .127 554
    tone .105 .20  .037 1113
    tone .21  .30  .127 587
    tone .21  .20  .037 1180
    tone .315 .30  .127 622
    tone .315 .20  .037 1250
    tone .42  .60  .127 659
    tone .42  .30  .037 1325
""")
POINTS = cue("""
    points .35 14 steady
    tone 0    .30  .206 659
    tone 0    .15  .062 1325
    tone .09  .30  .206 988
    tone .09  .15  .062 1986
""")
DOWN = cue("""
    down .6 60 steady
    wood 0    .26  .237 392   376
    wood .16  .26  .237 311   299
    wood .32  .34  .237 262   247
""")
BELL = cue("""
    bell .6 25 120 25 steady
    tone 0    1.2  .112 1319
    tone 0    .50  .037 2651
    tone .18  1.2  .112 1319
    tone .18  .50  .037 2651
""")
PASS = cue("""
    pass .3 10
    wood 0    .12  .475 230   180
    wood .14  .14  .412 190   150
""")
TURN = cue("""
    turn .3 20 steady
    tone 0    .28  .181 784
    tone .1   .34  .181 1047
    tone .1   .15  .045 2104
""")
WIN = cue("""
    win 2.3 40 60 40 60 140 steady
    tone 0    .50  .066 523
    tone .13  .50  .066 659
    tone .26  .50  .066 784
    tone .42  .50  .066 1047
    tone .42  .20  .018 2104
    tone .64  1.6  .051 523
    tone .64  1.6  .051 659
    tone .64  1.6  .051 784
    tone .64  1.6  .051 1047
    tone .64  .80  .015 2104
    tone .75  .16  .015 2093
    tone .88  .16  .015 2637
    tone 1.0  .16  .015 3136
    tone 1.15 .16  .012 4186
""")
OVER = cue("""
    over 1.1 60 steady
    tone 0    .70  .122 784
    tone .2   .70  .122 659
    tone .4   .90  .122 523
""")
