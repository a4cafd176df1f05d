"""What comes later on a screen: once, item by item, or never."""

from collections.abc import Callable

import pytest

from tessera.screens.timer import Task, Timer, answer, breathing, pause
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet


def ring(device: FakeDevice) -> None:
    """Has the time of the first timer come."""
    device.timers.pop(0).action()


def test_a_timer_that_is_started_again_rings_once_with_what_came_last() -> None:
    device, heard = FakeDevice(), list[str]()
    timer = Timer(device)
    timer.start(100, lambda: heard.append("first"))
    timer.start(200, lambda: heard.append("second"))
    assert timer.is_running
    ring(device)
    assert heard == ["second"]
    assert not timer.is_running


def test_a_timer_may_be_started_again_by_its_own_action() -> None:
    device, heard = FakeDevice(), list[int]()
    timer = Timer(device)

    def again() -> None:
        heard.append(len(heard))
        if len(heard) < 3:
            timer.start(100, again)

    timer.start(100, again)
    while timer.is_running:
        ring(device)
    assert heard == [0, 1, 2]


async def noted(done: list[int]) -> None:
    async for item in breathing([1, 2, 3, 4], 2):
        done.append(item)


def test_a_task_leaves_the_browser_its_turn_and_can_be_stopped_then() -> None:
    device, done = FakeDevice(), list[int]()
    task = Task(device, noted(done))
    assert done == [1, 2]
    assert task.is_running
    task.stop()
    assert (done, device.timers) == ([1, 2], [])
    task = Task(device, noted(done))
    ring(device)
    assert done == [1, 2, 1, 2, 3, 4]
    assert not task.is_running


def test_a_task_ignores_an_answer_that_comes_after_it_was_stopped() -> None:
    device, done, asked = FakeDevice(), list[str](), list[Callable[[str], None]]()

    async def ask() -> None:
        done.append(await answer(asked.append))

    kept, stopped = Task(device, ask()), Task(device, ask())
    stopped.stop()
    for then in asked:
        then("yes")
    assert done == ["yes"]
    assert not kept.is_running


def test_a_fault_in_a_later_step_comes_to_whoever_rang() -> None:
    async def fail() -> None:
        await pause()
        raise ZeroDivisionError

    device = FakeDevice()
    task = Task(device, fail())
    with pytest.raises(ZeroDivisionError):
        ring(device)
    assert not task.is_running


def test_a_task_may_end_itself_with_its_page() -> None:
    tablet = Tablet("#/about")

    async def leave() -> None:
        await pause()
        tablet.visit("#/")
        await pause()

    task = tablet.app.screen.task(leave())
    ring(tablet.device)
    assert not task.is_running
    assert tablet.app.screen.name == "home"
