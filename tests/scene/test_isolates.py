"""Names in Hebrew and Arabic don't turn round what stands beside them."""

import pytest

from tessera.scene.isolates import FIRST_STRONG_ISOLATE, POP, isolated


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Ana throws 3 + 4.", "Ana throws 3 + 4."),
        ("José, Zoë: 2–3", "José, Zoë: 2–3"),
        ("דוד 0 of 5 in line", "[דוד] 0 of 5 in line"),
        ("דוד, שרה and Rui", "[דוד], [שרה] and Rui"),
        ("בן דוד: 7", "[בן דוד]: 7"),
        ("عمر 2 wins.", "[عمر] 2 wins."),
    ],
)
def test_each_name_is_isolated_and_nothing_else(text: str, written: str) -> None:
    shown = isolated(text).replace(FIRST_STRONG_ISOLATE, "[").replace(POP, "]")
    assert shown == written
