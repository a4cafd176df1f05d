"""A sequence is complete for good: none of its chips can be taken."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
No chip of a sequence can be taken, others can
players=2
2 BBBBBB....
3 B.........
B: a2-e2
seat 1: JS
seat 1: play
may play JS f2 a3
no play JS a2: protected
no play JS c2: protected
no play JS e2: protected

Which of six are protected is what was claimed
players=2
2 BB.BBB....
seat 1: JS
seat 2: 4C
seat 2: play
do play 4C c2
do claim b2-f2
do card 9D
may play JS a2

Four in a line are not protected
players=2
2 BBBB......
seat 1: JH
seat 1: play
may play JH a2 b2 c2 d2

All that is left is protected: the jack does nothing
players=2
2 BBBBB.....
B: a2-e2
seat 1: JS
seat 1: play
may discard JS
""")
def test_protected_chips(case: list[str]) -> None:
    check(case)
