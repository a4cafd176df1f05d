"""What the tests of the games share."""

import pytest

pytest.register_assert_rewrite("tests.games.sequence.scripts", "tests.games.sequence_dice.scripts")
