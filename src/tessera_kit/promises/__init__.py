"""What every game promises, one function a promise; a broken promise is an AssertionError.

Call them on a game of your own as soon as it has its first functions:

    for played in playouts(RULES):
        check_choices(RULES, played)

`python -m tessera check NAME` calls all of them on an installed game. Tessera's own sources have
tests that call them on its games, and show that each finds the faults it is there for.
"""

from tessera_kit.playing import Playout as Playout
from tessera_kit.playing import playouts as playouts
from tessera_kit.promises.cases import check_the_cases_of_its_rules_hold
from tessera_kit.promises.data import check_perft_table, check_recorded_games
from tessera_kit.promises.hidden import (
    check_hidden_things_vary,
    check_nobody_sees_what_is_hidden,
    check_observations,
    check_observed_actions,
    check_what_comes_to_light_is_said_to,
    check_what_is_guessed_can_be_played,
    check_what_is_hidden_is_not_told,
)
from tessera_kit.promises.texts import check_reader as check_reader
from tessera_kit.promises.texts import check_record, check_slips_of_the_pen, check_texts
from tessera_kit.promises.turns import (
    check_all_that_is_offered_is_accepted,
    check_chance,
    check_choices,
    check_it_ends,
    check_it_says_what_it_is,
    check_nothing_else_is_accepted,
    check_one_thing_is_expected,
    check_set_ups,
    check_states_never_change,
)

OF_A_GAME = (check_it_says_what_it_is, check_set_ups)
"""Promises to be called with a game."""
OF_A_PLAYOUT = (
    check_it_ends,
    check_one_thing_is_expected,
    check_chance,
    check_choices,
    check_all_that_is_offered_is_accepted,
    check_nothing_else_is_accepted,
    check_states_never_change,
    check_texts,
    check_slips_of_the_pen,
    check_record,
    check_observations,
    check_nobody_sees_what_is_hidden,
    check_what_is_guessed_can_be_played,
    check_observed_actions,
    check_what_is_hidden_is_not_told,
    check_what_comes_to_light_is_said_to,
)
"""Promises to be called with a game and a random game of it."""
OF_MANY = (check_hidden_things_vary,)
"""Promises to be called with a game and several random games of it."""
OF_A_FOLDER = (check_perft_table, check_the_cases_of_its_rules_hold, check_recorded_games)
"""Promises to be called with a game and the folder of its tests."""
