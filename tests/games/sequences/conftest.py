"""What the tests of Sequences and Hearts Due share."""

import pytest

pytest.register_assert_rewrite("tests.games.sequences.scripts")
