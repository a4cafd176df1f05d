"""`check --look`: the page of a game opened in a Chromium, where there is one."""

import os
import sys
import tempfile
import threading
from pathlib import Path

from tessera import games
from tessera_kit.authoring.project import project_in
from tessera_kit.authoring.serve import HOST, Handler, server
from tessera_kit.authoring.trying import Trial, copy_site, found
from tessera_kit.command import verdict
from tessera_kit.look import chromium

TITLE = "whatever can be pressed is seen whole"
NO_PLAYWRIGHT = (
    "Nothing was looked at: that needs Playwright, which `pip install playwright` brings"
)
NO_CHROMIUM = (
    "Nothing was looked at: there is no Chromium on this machine. Install one, "
    "or name it in TESSERA_CHROMIUM"
)
NOTHING = 2


class Silent(Handler):
    """Says nothing of what a page asks for in vain."""

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def look(name: str) -> int:
    """Looks at the game of a project's folder, or at one of Tessera's, and prints what is wrong. 0
    for nothing, 1 for something, 2 where nobody can look. Raises NoProject."""
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 - it is a guest
    except ModuleNotFoundError:
        print(NO_PLAYWRIGHT, file=sys.stderr)
        return NOTHING
    browser = chromium.without_windows()
    if browser is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return NOTHING
    from tessera_kit.look.table import breaches, sentences  # noqa: PLC0415

    project = None if name in games.NAMES else project_in(Path(name))
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        root = Path(scratch) / "site"
        copy_site(found(project.folder if project else Path.cwd()), root)
        if project:
            trial = Trial(project, root)
            trial.write()
            if trial.fault:
                return verdict(project.name, 1)
            project.use()
        game = games.find(project.name if project else name)
        assert game
        with server(root, 0, Silent) as httpd:
            threading.Thread(target=httpd.serve_forever, daemon=True).start()
            # Chromium's sandbox doesn't start for root, as one is in a container.
            sandbox = ["--no-sandbox"] if getattr(os, "geteuid", int)() == 0 else []
            opened = playwright.chromium.launch(executable_path=browser, args=sandbox)
            page = opened.new_page(locale="en-GB", reduced_motion="reduce")
            address = f"http://{HOST}:{httpd.server_port}/"
            package = project.package if project else None
            wrong = [*sentences(breaches(page, address, game), package)]
            opened.close()
            httpd.shutdown()
    if wrong:
        print(f"BROKEN  {TITLE}\n" + "\n".join(wrong) + "\n")
    else:
        print(f"kept    {TITLE}")
    return verdict(game.rules.name, len(wrong))
