"""The promises about the texts and the screens of a game. They import the whole app, which takes
half a second: whoever asks about the rules alone doesn't wait for it."""

from tessera_kit.golden import check_golden_records
from tessera_kit.lessons.promises import (
    check_lessons,
    check_lessons_answer_whatever_is_played,
    check_lessons_can_be_finished_within_par,
    check_lessons_can_be_gone_through_by_pressing,
)
from tessera_kit.lessons.taught import check_every_rule_is_taught
from tessera_kit.promises.alike import check_shared_sentences_are_said_alike
from tessera_kit.promises.package import check_style_sheet
from tessera_kit.promises.pages import check_its_pages_can_be_read
from tessera_kit.promises.picture import check_picture
from tessera_kit.promises.words import (
    check_everything_is_translated,
    check_options_and_levels_have_words,
    check_sides_have_colours,
    check_what_is_said_while_it_is_played,
    check_why_leads_to_the_rules,
)
from tessera_kit.walk.promises import check_nothing_breaks_wherever_one_presses

OF_LESSONS = (
    check_lessons,
    check_lessons_answer_whatever_is_played,
    check_lessons_can_be_finished_within_par,
    check_lessons_can_be_gone_through_by_pressing,
)
OF_TESTS = (check_golden_records, check_every_rule_is_taught)
"""Promises to be called with all of a game and the folder of its tests."""
OF_TEXTS = (
    check_options_and_levels_have_words,
    check_sides_have_colours,
    check_everything_is_translated,
    check_why_leads_to_the_rules,
    check_shared_sentences_are_said_alike,
    check_picture,
    check_style_sheet,
    check_lessons,
    check_what_is_said_while_it_is_played,
)
OF_SCREENS = (
    check_its_pages_can_be_read,
    *OF_LESSONS[1:],
    check_nothing_breaks_wherever_one_presses,
)
OF_APP = (*OF_TEXTS, *OF_SCREENS)
"""Promises to be called with all of a game."""
