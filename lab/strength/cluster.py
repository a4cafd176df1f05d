"""Spreads calls over processes: those of this machine, or of a cluster (CLUSTER=tcp://…).

A cluster is one of dask.distributed, whose workers run in this folder: `dask worker tcp://…`. What
a call gives depends on its argument alone, so results are the same to the digit wherever they come
from. `make -C lab trial-cluster` shows it, with a worker that is killed in the midst.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import TypeVar

Argument = TypeVar("Argument")
Result = TypeVar("Result")

PARTS = 32
"""Messages to each thread of the cluster: so many that none waits long for the others."""


def spread(
    call: Callable[[Argument], Result], arguments: Sequence[Argument], processes: int | None = None
) -> Iterator[Result]:
    """The results in the order of their arguments. `processes` are those of this machine, None for
    as many as processors. Raises OSError if no cluster answers, and whatever a call raises."""
    if address := os.environ.get("CLUSTER"):
        yield from _by_cluster(address, call, arguments)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(call, arguments)


def _by_cluster(
    address: str, call: Callable[[Argument], Result], arguments: Sequence[Argument]
) -> Iterator[Result]:
    distributed = import_module("distributed")
    with distributed.Client(address) as client:
        threads = sum(client.nthreads().values()) or 1
        size = max(1, len(arguments) // (threads * PARTS))
        starts = range(0, len(arguments), size)
        # Not pure: dask would carry out equal calls once. A dead worker's call runs elsewhere.
        calls = {
            client.submit(_several, call, arguments[at : at + size], pure=False): at
            for at in starts
        }
        done: dict[int, list[Result]] = {}
        # Each comes here when it is done, so a worker that dies later takes none along.
        for future, results in distributed.as_completed([*calls], with_results=True):
            done[calls.pop(future)] = results
            future.release()
            if sys.stderr.isatty():
                bar = "#" * (40 * len(done) // len(starts))
                print(f"\r[{bar:40}]", end="", file=sys.stderr, flush=True)
    for at in starts:
        yield from done[at]


def _several(call: Callable[[Argument], Result], part: Sequence[Argument]) -> list[Result]:
    return [call(argument) for argument in part]
