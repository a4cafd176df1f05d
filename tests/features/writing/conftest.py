"""Games that were written in a test are forgotten after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera.games import INSTALLED


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    before = dict(INSTALLED)
    yield
    INSTALLED.clear()
    INSTALLED.update(before)
