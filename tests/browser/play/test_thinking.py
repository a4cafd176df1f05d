"""Where computers think in a real browser: beside the page, or in it, and never in its way."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.at_table import (
    GO_ON,
    HASTE,
    PLAYABLE,
    SAME_CHANCE,
    WAKE,
    log,
    open_page,
    press,
    sit_down,
    till_over,
    until,
    until_workers_end,
)
from tests.browser.host import Host
from tests.browser.recorded import late
from tests.browser.trace import Trace, traced

WATCH = """
self.messages = [];  // What goes to the worker and comes from it.
self.workers = [];
const note = (way, text) => {
  messages.push([way, text]);
  performance.mark(way);
};
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (text) {
  note("asked", text);
  return postMessage.call(this, text);
};
const codes = {};  // Of the blobs that workers are made of, by their addresses.
self.Blob = class extends Blob {
  constructor(parts, options) {
    super(parts, options);
    this.code = String(parts);
  }
};
const { createObjectURL } = URL;
URL.createObjectURL = (blob) => {
  const url = createObjectURL.call(URL, blob);
  codes[url] = blob.code;
  return url;
};
self.Worker = class extends Worker {
  constructor(url, options) {
    super(url, options);
    if (!codes[url]?.includes("thinker")) return;
    workers.push(this);
    this.addEventListener("message", ({ data }) => {
      if (!JSON.parse(data).begun) note("answered", data);
    });
  }
};
"""
REFUSED = """
self.Worker = class { constructor() { throw new DOMException("no workers", "SecurityError"); } };
"""
DRAWN = """
new MutationObserver(() => performance.mark("drawn"))
  .observe(document, { subtree: true, childList: true, attributes: true });
"""


@pytest.fixture
def fast(page: Page) -> Page:
    page.add_init_script("try { localStorage.setItem('tessera/pace', 'fast') } catch {}")
    return page


def against_the_best(page: Page, site: str, game: str, first: str = "person") -> None:
    """A game with the strongest computer on the second seat."""
    open_page(page, f"{site}#/new/{game}")
    for number in (0, 1) if first != "person" else (1,):
        page.locator(f"[data-press='game:seat {number}']").click()
        page.locator("[data-press^='app:kind ']").last.click()
    page.locator("[data-press='app:start']").click()
    page.locator(".board-place").wait_for()


def count(page: Page, way: str) -> int:
    """How many messages went this way."""
    return page.evaluate("way => messages.filter(([is]) => is === way).length", way)


def play(page: Page, events: int | None = None) -> None:
    """Presses what can be pressed, for so many events or to the end."""
    for _ in till_over(page):
        if events and len(log(page)) >= events:
            return
        if not press(page, PLAYABLE, GO_ON):
            page.wait_for_timeout(20)


def test_a_game_against_the_best_is_thought_in_the_worker_to_the_end(fast: Page, site: str) -> None:
    game = json.dumps(late("sequence_dice/two_six", 50, "person", "hard"))
    fast.add_init_script(f"{WATCH}{HASTE}localStorage.setItem('tessera/game/late', {game});")
    open_page(fast, f"{site}#/play/late")
    fast.locator(".board-place").wait_for()
    assert len(fast.workers) == 1
    until(fast, "messages.length > 0")  # It is awake before anybody throws.
    play(fast)
    assert "with 6 in line" in (fast.locator(".prompt").text_content() or "")
    asked, answered = count(fast, "asked"), count(fast, "answered") - 1
    assert asked == answered > 5
    fast.locator(".bar a[href='#/']").click()
    until_workers_end(fast)


def test_without_workers_the_page_thinks(fast: Page, site: str) -> None:
    fast.add_init_script(REFUSED + HASTE)
    against_the_best(fast, site, "sequence_dice")
    play(fast, events=16)
    assert fast.workers == []


def test_a_worker_that_dies_in_mid_thought_loses_no_move(fast: Page, site: str) -> None:
    fast.add_init_script(WATCH + HASTE + SAME_CHANCE)  # The person begins.
    against_the_best(fast, site, "sequence_dice")
    until(fast, "messages.length === 1")
    # As when the system ends it for want of memory: it hears the question, and is gone.
    fast.evaluate(
        """() => {
          const { postMessage } = workers[0];
          workers[0].postMessage = function (text) {
            postMessage.call(this, text);
            this.terminate();
          };
        }"""
    )
    play(fast, events=16)
    assert (count(fast, "asked"), count(fast, "answered")) == (1, 1)
    until_workers_end(fast)


def test_they_think_in_the_worker_without_a_network(keeping: BrowserContext, host: Host) -> None:
    page = keeping.new_page()
    open_page(page, host.address)
    page.locator("body[data-offline]").wait_for(timeout=WAKE)
    page.close()
    host.cut()
    page = keeping.new_page()
    page.add_init_script(WATCH)
    against_the_best(page, host.address, "tabula", first="normal")
    until(page, "messages.filter(([way]) => way === 'answered').length > 1")


YARDSTICK = """
() => new Promise((done) => setTimeout(() => {
  performance.mark("yardstick");
  let number = 1;
  for (let n = 0; n < 15_000_000; n += 1) number = (Math.imul(number, 69069) + 12345) | 0;
  done(number);
}, 20))
"""
"""So long may the page be busy in one go: this took 50 ms where the limit was set, slowed down four
times. On a slow machine, or beside other work, it takes longer as all that Python does."""


def longest(trace: Trace) -> float:
    """The milliseconds that the yardstick took."""
    (at,) = [at for at, name in trace.marks if name == "yardstick"]
    return next(task.busy for task in trace.scripts if task.start <= at <= task.end)


@pytest.mark.alone
def test_the_page_keeps_its_frames_while_the_worker_thinks(fast: Page, site: str) -> None:
    fast.add_init_script(WATCH)
    against_the_best(fast, site, "tabula", first="normal")
    until(fast, "messages.length")
    with traced(fast, slower=4) as trace:
        fast.evaluate(YARDSTICK)
        fast.evaluate("() => { messages.length = 0; }")
        until(fast, "messages.length > 6")
    messages = [mark for mark in trace.marks if mark[1] != "yardstick"]
    thoughts = [
        (start, end)
        for (start, asked), (end, answered) in pairwise(messages)
        if (asked, answered) == ("asked", "answered")
    ]
    assert len(thoughts) >= 3
    meanwhile = [
        script.busy
        for start, end in thoughts
        for script in trace.scripts
        if start < script.start and script.end < end
    ]
    assert max(meanwhile, default=0.0) <= longest(trace), meanwhile


@pytest.mark.alone
@pytest.mark.parametrize(
    ("game", "players"), [("sequence", 2), ("sequence_dice", 3), ("tabula", 2)]
)
def test_the_page_keeps_its_frames_while_it_thinks_itself(
    fast: Page, site: str, game: str, players: int
) -> None:
    """From the first question on, for which what was learned must be read."""
    fast.add_init_script(REFUSED + DRAWN)
    open_page(fast, f"{site}#/new/{game}")
    sit_down(fast, ["hard"] * players)
    with traced(fast, slower=4) as trace:
        fast.evaluate(YARDSTICK)
        fast.locator("[data-press='app:start']").click()
        fast.locator(".events li:nth-child(5)").wait_for(timeout=WAKE)
    drawn = [at for at, name in trace.marks if name == "drawn"]
    slices = [
        task.busy
        for time, task in trace.timers
        if time < 10 and not any(task.start <= at <= task.end for at in drawn)
    ]
    assert len(slices) >= 3
    # Two may be longer: those in which the engine compiles or collects something of its own.
    *_, usual, _, most = sorted(slices)
    assert usual <= longest(trace), slices
    assert most <= 2 * longest(trace), slices
