"""What the trainer of Sequence writes is what the game reads. The rest of it needs numba, and is
checked before it teaches: `lab/train/sequence/check.py`."""

from __future__ import annotations

from random import Random

import pytest

from lab.train.sequence.export import ONE, Stage, stages_of, text
from lab.train.sequence.scales import scales
from tessera.games.sequence.bots.inputs import size
from tessera.games.sequence.bots.net import lines, read

HIDDEN = 5
STAGES = {2: 4, 3: 1}


def stages(sides: int, rng: Random) -> list[Stage]:
    """A net of random weights."""

    def row(length: int) -> list[float]:
        return [rng.gauss(0, 0.1) for _ in range(length)]

    lanes = HIDDEN + 1
    return [
        Stage(row(lanes), [row(lanes) for _ in range(size(sides))], row(HIDDEN))
        for _ in range(STAGES[sides])
    ]


def logit(stage: Stage, inputs: list[float]) -> float:
    """What the net says before it is rounded."""
    *hidden, past = (
        bias + sum(n * row[lane] for n, row in zip(inputs, stage.rows, strict=True))
        for lane, bias in enumerate(stage.bias)
    )
    answers = [total / (1 + abs(total)) for total in hidden]
    return past + sum(a * weight for a, weight in zip(answers, stage.output, strict=True))


@pytest.mark.parametrize("sides", STAGES)
def test_the_game_reads_what_was_taught(sides: int) -> None:
    rng = Random(1)
    taught, each = stages(sides, rng), scales(sides)
    written = lines(text(taught, each, "how it was made"))
    for reached, stage in enumerate(taught):
        counts = [rng.choice((0, 0, 0, 1, 4)) for _ in each]
        said = read(written, sides, reached).logit(counts)
        scaled = [scale * count for scale, count in zip(each, counts, strict=True)]
        assert said == pytest.approx(logit(stage, scaled), abs=0.02)
        assert abs(said) > 0.1


@pytest.mark.parametrize("sides", STAGES)
def test_a_file_is_read_back_as_it_was_taught(sides: int) -> None:
    taught, each = stages(sides, Random(2)), scales(sides)
    for was, found in zip(taught, stages_of(lines(text(taught, each, "how")), each), strict=True):
        assert found.bias == pytest.approx(was.bias, abs=1 / ONE)
        assert found.output == pytest.approx(was.output, abs=1 / ONE)
        for scale, row, again in zip(each, was.rows, found.rows, strict=True):
            assert again == pytest.approx(row, abs=1 / ONE / scale)


def test_a_file_says_first_how_it_was_made() -> None:
    assert text(stages(3, Random(1)), scales(3), "how").startswith("# how\n4096\n")


@pytest.mark.parametrize("sides", [2, 3])
def test_every_input_counts_something_while_the_net_learns(sides: int) -> None:
    assert len(scales(sides)) == size(sides)
    assert min(scales(sides)) > 0
