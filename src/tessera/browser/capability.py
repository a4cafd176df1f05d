"""The web interfaces that a browser offers, and its promises that nothing else awaits."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import js
from pyodide.code import run_js
from pyodide.ffi import JsException, JsProxy, jsnull, to_js

from tessera.browser.timer import held, within

PATIENCE = 10_000
"""Milliseconds after which a promise is taken to be never kept."""

CALL = """async (owner, name, ...all) => {
  try {
    return await owner[name](...all);
  } catch (why) {
    throw why instanceof Error ? why : Object.assign(new Error(`${why}`), { name: `${why?.name}` });
  }
}"""


def offered(owner: object, name: str) -> Any:
    """The value of a name that may be missing, undefined or null; None then."""
    # Add-ons against tracking and web views take an interface away and leave its name.
    value = getattr(owner, name, None)
    return None if value is jsnull else value


@cache
def _caller() -> Any:
    return run_js(CALL)


def answer(owner: object, name: str, *arguments: object) -> Awaitable[Any]:
    """The promise of a method that is called now, rejected with an error or not at all."""
    # To await one that is rejected with anything else never ends.
    promise: Awaitable[Any] = _caller()(owner, name, *arguments)
    return promise


async def prompt_answer(owner: object, name: str, *arguments: object) -> Any:
    """The value of such a promise. Raises JsException if it is rejected, TimeoutError if late."""
    return await within(PATIENCE, answer(owner, name, *arguments))


def settled(then: Callable[[str], None], owner: object, name: str, *arguments: object) -> None:
    """Calls a method now, and back with the outcome: "", or the name of the error."""
    promise = answer(owner, name, *arguments)

    async def wait() -> None:
        try:
            await promise
        except JsException as error:
            then(error.name)
        else:
            then("")

    held(wait())


def record(**fields: object) -> JsProxy:
    """An object of JavaScript with these fields."""
    given: JsProxy = to_js(fields, dict_converter=js.Object.fromEntries)
    return given


FIRST = record(capture=True)
"""Listens before everybody else does."""
STILL = record(preventScroll=True)
"""Gives the focus without scrolling."""
