"""What starts are worth, and whether the weakest level loses to a child: a few games of each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lab.strength import starts, youngest
from tessera.core.chance import Rng
from tessera.features.setup.starts import read, worth
from tessera.kit.bot import Choice, Ranking, decide


def test_what_is_printed_is_a_table_that_the_form_reads(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--game", "sequence_dice", "--level", "easy", "--games", "4", "--only", "players=3"]
    assert starts.main(given) == 0
    table = capsys.readouterr().out
    assert [line.start for line in read(table)] == ["1", "2"]
    game = starts.find_game("sequence_dice")
    assert worth(table, game.rules.standard_setup(3), "1") is not None
    assert worth(table, game.rules.standard_setup(2), "1") is None


def test_the_figures_of_sequences_are_those_of_the_app() -> None:
    game = starts.find_game("sequences")
    usual = game.rules.standard_setup(2)
    assert starts.exactly(game, usual, "20").startswith(f"{worth(game.starts(), usual, '20')} ±")


def test_the_child_does_anything_in_the_better_half() -> None:
    def easy(seen: object, legal: tuple[str, ...], rng: Rng) -> Iterator[Ranking[str]]:
        yield tuple(Choice((action,)) for action in legal)

    plays = {decide(youngest.child(easy), None, tuple("abcde"), Rng(n)) for n in range(60)}
    assert plays == {"a", "b", "c"}
