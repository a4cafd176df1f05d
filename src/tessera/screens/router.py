"""The router: an address leads to a page by the name of the function that makes it. The module of
that function is imported when the address is opened, so a launch into the menu needs less than
half of the app."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

from tessera.screens.coming import Coming
from tessera.screens.page import Page
from tessera.screens.services import Services

MENU = ("", "#", "#/")
"""The addresses of the menu, the only page that doesn't wait for the whole app."""
MISSING, BY_MESSAGE = "missing game", "game by message"
"""The hooks of pages that stand in for those of games that aren't here, and of games by message."""
Names = Mapping[str, str]
NONE: Names = MappingProxyType({})


class Feature(NamedTuple):
    """One thing that Tessera can do, in a folder of its own."""

    name: str
    routes: Names = NONE
    """The functions of its pages by the first word of an address, as "module:function" in its
    folder. With "/" behind the word it is for addresses that go on, and is given the rest."""
    hooks: Names = NONE
    """Its functions that others call by a name: what controls of any screen do, and pages that
    stand in for others."""
    late: Sequence[str] = ()
    """Its modules that functions import."""
    host: str = ""
    """The word by which the site's host hides it in `tessera.json`; "" if that can't be."""
    needs: Sequence[str] = ()
    """The features that it imports."""


class Elsewhere(Exception):
    """An address turns out to be for a hook of some feature, with these facts."""

    def __init__(self, hook: str, *facts: object) -> None:
        super().__init__(hook)
        self.hook = hook
        self.facts = facts


class Router:
    """Finds pages and hooks among features, in their order."""

    def __init__(self, features: Sequence[str]) -> None:
        """`features` are their packages. None is imported before it is asked."""
        self._packages = features

    def page(self, services: Services, address: str) -> Page:
        """Makes the page for an address like `#/rules/tabula`; until the whole app is loaded, a
        page that waits for it."""
        place = rest = ""
        if address not in MENU:
            if not services.device.is_whole():
                return Coming(services, "fetching")
            place, rest = _parts(address)
        try:
            return self._page(services, place, rest)
        except Elsewhere as elsewhere:
            page: Page = self.hook(elsewhere.hook)(services, *elsewhere.facts)
            return page

    def _page(self, services: Services, place: str, rest: str) -> Page:
        for package, feature in self.features():
            facts = [rest] if rest or place not in feature.routes else []
            if name := feature.routes.get(f"{place}/" if facts else place):
                if feature.host in services.device.host.hides:
                    return _trouble(services, "not_offered")
                page: Page = _function(package, name)(services, *facts)
                return page
        return _trouble(services, "nowhere")

    def hook(self, name: str) -> Callable[..., Any]:
        """The function of this name; a KeyError without one."""
        for package, feature in self.features():
            if name in feature.hooks:
                return _function(package, feature.hooks[name])
        raise KeyError(name)

    def features(self) -> Iterator[tuple[str, Feature]]:
        """All features with their packages, each imported when it is its turn."""
        for package in self._packages:
            yield package, import_module(package).FEATURE


def _function(package: str, name: str) -> Callable[..., Any]:
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(import_module(f"{package}.{module}"), function)
    return found


def _parts(address: str) -> tuple[str, str]:
    """The first word of an address and what stands behind it."""
    # Imported here because the menu needs neither of these.
    from tessera.storage.addresses import trimmed  # noqa: PLC0415

    place, _, rest = trimmed(address).removeprefix("#").removeprefix("/").partition("/")
    return place, rest


def _trouble(services: Services, sentence: str) -> Page:
    from tessera.screens import trouble  # noqa: PLC0415

    return trouble.Trouble(services, getattr(trouble, sentence))
