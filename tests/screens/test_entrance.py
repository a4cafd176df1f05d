"""What a launch imports before the menu stands: a new screen makes no launch longer."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tessera.screens import routes
from tessera.screens.entrance import screen_of
from tessera.testing.fakes.tablet import Tablet
from tools.paths import ROOT

MENU = "import tessera.screens.app, tessera.screens.stage, tessera.screens.entrance, sys; "
WINGS = ("analysis", "incoming", "pages", "play", "post", "puzzle", "replay", "rules", "setup")


def test_the_menu_needs_no_other_screen() -> None:
    names = subprocess.run(
        [sys.executable, "-c", f"{MENU}print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ).stdout.split()
    assert "tessera.screens.menu.home" in names
    other = tuple(f"tessera.screens.{wing}" for wing in WINGS)
    assert not [name for name in names if name.startswith(other)]
    assert "tessera.screens.routes" not in names


@pytest.mark.parametrize("address", ["", "#", "#/", "#/saved", "#/nowhere", "#/new/tabula"])
def test_each_address_leads_where_the_routes_say(address: str) -> None:
    services = Tablet("#/about").app.services
    assert type(screen_of(services, address)) is type(routes.screen_of(services, address))
