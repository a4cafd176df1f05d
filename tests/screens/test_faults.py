"""Whose a fault is: an added game's, where it came through its code, and ours otherwise."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import pytest

from tessera.screens.faults import blamed

INSTALLED = {"rota": "tessera_rota", "ur": "tessera_ur.game"}


def in_module(name: str, does: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, as if it stood in that module."""
    assert isinstance(does, FunctionType)
    return FunctionType(
        does.__code__, {**does.__globals__, "__name__": name}, closure=does.__closure__
    )


def fails() -> None:
    raise RuntimeError("planted")


def calls(does: Callable[[], None]) -> Callable[[], None]:
    def outer() -> None:
        does()

    return outer


def told_otherwise(does: Callable[[], None]) -> None:
    """What failed is told in words of our own."""
    try:
        does()
    except RuntimeError as fault:
        raise ValueError("planted") from fault


ROTA, UR, OURS = "tessera_rota.view.board", "tessera_ur.rules", "tessera.scene.node"
CASES = {
    "ends in an added game": (in_module(ROTA, fails), "rota"),
    "passes through it": (in_module(UR, calls(in_module(OURS, fails))), "ur"),
    "ends in one that another calls": (in_module(UR, calls(in_module(ROTA, fails))), "rota"),
    "came of one in an added game": (lambda: told_otherwise(in_module(ROTA, fails)), "rota"),
    "is ours": (in_module(OURS, fails), ""),
    "is a game's of the app": (in_module("tessera.games.tabula.view", fails), ""),
    "is one of a name that only begins alike": (in_module("tessera_rotas", fails), ""),
}


@pytest.mark.parametrize(("does", "game"), CASES.values(), ids=CASES)
def test_a_fault_blames_the_game_whose_code_it_came_through(
    does: Callable[[], None], game: str
) -> None:
    with pytest.raises((RuntimeError, ValueError)) as caught:
        does()
    assert blamed(caught.value, INSTALLED) == game
