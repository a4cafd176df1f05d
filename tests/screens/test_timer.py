"""What comes later on a screen: once, item by item, or never."""

from tessera.screens.timer import Queue, Timer
from tessera_kit.fakes.device import FakeDevice


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


def test_a_queue_stops_between_two_items() -> None:
    device, done = FakeDevice(), list[int]()
    queue = Queue(device, done.append)
    queue.work_on([1, 2, 3])
    assert done == []
    ring(device)
    queue.stop()
    assert (done, device.timers) == ([1], [])


def test_a_queue_that_is_given_nothing_to_do_leaves_the_rest_undone() -> None:
    device, done = FakeDevice(), list[int]()
    queue = Queue(device, done.append)
    queue.work_on([1, 2, 3])
    queue.work_on([])
    assert (done, device.timers) == ([], [])
