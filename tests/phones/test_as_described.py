"""docs/phones.md is what another program at the table would be written by."""

from __future__ import annotations

from tessera.phones.codes import ANSWER, INVITATION
from tessera.phones.messages import FROM_PHONE, FROM_TABLE, PROTOCOL
from tools.paths import ROOT

TOLD = (ROOT / "docs" / "phones.md").read_text("utf-8")


def test_the_numbers_of_protocol_and_codes_are_those_of_today() -> None:
    assert f"This is version {PROTOCOL}." in TOLD
    assert f"`hello {PROTOCOL} RELEASE`" in TOLD
    assert f"`{INVITATION:x}` invitation, `{ANSWER:x}` answer" in TOLD
    assert f"A code of version {INVITATION >> 4} " in TOLD
    assert f"at most {FROM_PHONE} characters, a table's {FROM_TABLE:,}." in TOLD
