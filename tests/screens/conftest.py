"""A table of each kind that there is."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.tablet import Tablet
from tests.screens.tables import TABLES


@pytest.fixture(params=TABLES)
def every_table(request: pytest.FixtureRequest) -> Tablet:
    """A tablet that shows a table, once for each kind of page that does."""
    return TABLES[request.param]()
