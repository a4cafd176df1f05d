"""One match in three ways that must agree: `make -C lab trial-cluster`."""

from __future__ import annotations

import os
import signal
import sys
import time
from importlib import import_module

from lab.strength.arena import Match, agreed, find_game


def trial(match: Match, pairs: int) -> None:
    """Plays a match in processes and on a cluster that loses a worker.
    Raises AssertionError if they differ."""
    distributed = import_module("distributed")
    expected, took = [*match.pairs(pairs, 1)], dict[str, float]()
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster:
        for way in ("pool", "cluster", "pool", "cluster", "cluster, one is killed"):
            os.environ["CLUSTER"] = cluster.scheduler_address if way != "pool" else ""
            began = time.perf_counter()
            if way.endswith("killed"):
                process = next(iter(cluster.workers.values())).process.process
                cluster.loop.call_later(0.5, os.kill, process.pid, signal.SIGKILL)
            assert [*match.pairs(pairs, 2)] == expected, way
            took[way] = min(time.perf_counter() - began, took.get(way, float("inf")))
    print({way: round(seconds, 2) for way, seconds in took.items()})
    print(f"cluster : pool {took['cluster'] / took['pool']:.2f}; all {pairs} pairs equal")


if __name__ == "__main__":
    dice = agreed(find_game("sequence_dice").rules, None, [])
    trial(Match("sequence_dice", "normal", "easy", dice, "cluster"), int(sys.argv[1]))
