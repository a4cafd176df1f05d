"""One Card, the smallest game with chance and hidden cards: the one to copy for a new game.

The rules: two or three players are each dealt one card, face down, from a pack of six numbered 1
to 6. In turn each says *stay* or *fold*. Whoever is left alone wins without showing. Otherwise
those who stayed show their cards, and the highest wins (option `wins`: or the lowest).

How to make a game of your own from it:

1. Copy `state.py`, `notation.py` and `rules.py` to `src/tessera/games/<name>/`, and put your own
   rules in their place. `state.py` says what a position is, `notation.py` how it is written, and
   `rules.py` answers the questions of `tessera.core.rules.Game`.
2. Copy `perft.txt` and `recorded/` to `tests/games/<name>/`. Count a few positions by hand and
   put the numbers in `perft.txt`; `python -m tests.contracts.recording <name>` writes games.
3. Add what a screen needs (`view.py`, `story.py`, `texts.py`, `bot.py`), as the other folders do,
   and a line to `GAMES`. From then on `tests/contracts` runs over your game as well.

While the game is young, call the contracts yourself, one at a time:

    from tests.contracts.contracts import check_one_thing_is_expected
    from tests.contracts.playing import playouts
    for played in playouts(GAME):
        check_one_thing_is_expected(GAME, played)
"""
