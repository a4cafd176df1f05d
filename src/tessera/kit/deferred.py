"""Parts of a game that few people ask for: their modules are imported when somebody does."""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def deferred(module: str, name: str) -> Callable[[], Any]:
    """What stands in a module under this name, imported when it is first asked for."""

    def found() -> Any:
        return getattr(import_module(module), name)

    return found
