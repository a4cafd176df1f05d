"""Each engine has one worker: started once, and two of a kind never beside each other."""

from __future__ import annotations

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling


class ByEngine(LoadScopeScheduling):
    """Gives a worker all that is tried in one engine, whose name stands in every test's id. The
    marks that xdist 3.8 has for this do nothing under pytest 9.2."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("[")[2].partition("-")[0].rstrip("]")


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByEngine:
    return ByEngine(config, log)
