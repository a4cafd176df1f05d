"""A net with one hidden layer, and how it learns: `inputs → hidden → 1`, sigmoids throughout.

The answer is the chance to win of the side that has just moved, a draw counting half. The error is
the cross entropy to a target between 0 and 1; steps are Adam's (Kingma and Ba 2015).
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from lab.train.batch import Floats

DECAYS = 0.9, 0.999
TINY = 1e-8


def sigmoid(x: Floats) -> Floats:
    """1 / (1 + e^-x)."""
    return 1 / (1 + np.exp(-x))


@dataclass
class Network:
    """The weights, and Adam's running means of the gradient and of its square."""

    parameters: list[Floats]
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def random(cls, inputs: int, hidden: int, rng: np.random.Generator) -> Network:
        """A net with small random weights, whose output starts at even chances."""
        first = rng.normal(0, 0.1, (inputs, hidden)).astype(np.float32)
        last = rng.normal(0, 0.1, hidden).astype(np.float32)
        return cls([first, np.zeros(hidden, np.float32), last, np.zeros(1, np.float32)])

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(p) for p in self.parameters]
        self.squares = [np.zeros_like(p) for p in self.parameters]

    def values(self, inputs: Floats) -> Floats:
        """The chance to win in each position."""
        first, bias, last, end = self.parameters
        return sigmoid(sigmoid(inputs @ first + bias) @ last + end)

    def learn(self, inputs: Floats, targets: Floats, rate: float) -> float:
        """Takes one step towards the targets. The mean square error before it."""
        first, bias, last, end = self.parameters
        hidden = sigmoid(inputs @ first + bias)
        value = sigmoid(hidden @ last + end)
        error = (value - targets) / len(targets)
        back = np.outer(error, last) * hidden * (1 - hidden)
        self._step([inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)], rate)
        return float(np.mean((value - targets) ** 2))

    def _step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        near, far = DECAYS
        scale = rate * np.sqrt(1 - far**self.steps) / (1 - near**self.steps)
        every = zip(self.parameters, gradients, self.means, self.squares, strict=True)
        for parameter, gradient, mean, square in every:
            np.add(mean, (1 - near) * (gradient - mean), out=mean)
            np.add(square, (1 - far) * (gradient * gradient - square), out=square)
            step = (scale * mean / (np.sqrt(square) + TINY)).astype(np.float32)
            np.subtract(parameter, step, out=parameter)
