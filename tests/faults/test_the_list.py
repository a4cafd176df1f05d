"""The list of planted faults keeps up with the code."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.faults.planted import Fault, faults
from tools.paths import ROOT

KINDS = "rules views storage thinking screens browser devices texts looks launch walks"


@pytest.mark.parametrize("fault", faults(), ids=lambda fault: fault.name)
def test_it_can_be_planted(fault: Fault) -> None:
    assert not fault.outdated(ROOT)
    assert fault.new != fault.old
    for test in fault.tests:
        path, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8")


def test_each_has_a_name_of_its_own_and_no_kind_is_left_out() -> None:
    names = Counter(fault.name for fault in faults())
    assert max(names.values()) == 1
    kinds = {fault.kind for fault in faults()}
    assert kinds == {*KINDS.split()}
