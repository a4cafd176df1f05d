"""The pages about Tessera and about installing it with this browser."""

from tessera import __version__
from tessera.i18n import N_, Translator
from tessera.scene.node import Node
from tessera.scene.widgets import button, picture
from tessera.screens.components import actions, hint, lead, menu_link, paper
from tessera.screens.device import INSTALL
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.trouble import Trouble, not_offered

MISTAKE = N_(
    "The file tessera.json of this site has a mistake. The person in charge of the site can mend "
    "it: {mistake}"
)


class About(Page):
    """A few plain sentences, and the link to the licences."""

    name = "about"

    def draw(self) -> Node:
        """The whole page."""
        say = self.services.say
        licences = Node("a", {"href": "licenses/index.html"}, say("All licences, with their texts"))
        version = say(
            "Version {version}, commit {commit}",
            version=__version__,
            commit=self.services.device.commit,
        )
        mistake = self.services.device.host.mistake
        return paper(say("About Tessera"),
            lead(say("Tessera is Latin for a die. It is a small box of tabletop games for everybody round one tablet, or for one person and a few patient computers.")),
            Node("p", {}, say("There is no account, no advertising and no tracking. Nothing you do here leaves this device: your games are kept in this browser, and only there.")),
            Node("p", {}, say("Dice are fair: they come from your device's own source of chance, and taking a move back never throws them again.")),
            Node("h2", {}, say("Made with")),
            Node("p", {}, say("Tessera is free software under the MIT licence. The rules are written in Python and run here by PyScript and Pyodide. The letters are Marcellus and Commissioner, the figures Quattrocento.")),
            Node("p", {}, licences),
            hint(version),
            hint(say(MISTAKE, mistake=mistake)) if mistake else None,
            actions(menu_link(say)), look="prose",
        )  # fmt: skip


STEPS: dict[str, tuple[tuple[str | None, str], ...]] = {
    "apple": (
        ("share", N_("Tap the Share button of Safari: the square with an arrow.")),
        ("add", N_("Choose “Add to Home Screen”. It may be further down in the list.")),
        ("kept", N_("Tap “Add”. Tessera is then among your apps.")),
    ),
    "mac": (
        ("share", N_("Open the menu File, or tap the Share button.")),
        ("add", N_("Choose “Add to Dock”.")),
    ),
    "android": (
        ("more", N_("Open the menu of the browser: the three dots.")),
        ("add", N_("Choose “Add to home screen” or “Install”.")),
    ),
    "menu": (
        ("more", N_("Open the menu of the browser: the three dots.")),
        ("add", N_("Choose “Install Tessera”. It may be under “Cast, save and share”.")),
    ),
}
"""For each way that has steps: the icon of each, and the words."""

OTHER_WAYS = {
    "prompt": N_("Tap Install. The browser asks you to confirm."),
    "installed": N_("Tessera is installed on this device."),
    "none": N_(
        "This browser can't install pages. Save a bookmark instead: once Tessera is "
        "ready to play offline, it opens here without internet too."
    ),
    "insecure": N_("This only works at an address that starts with https."),
}


class Install(Page):
    """Reasons and instructions, and warnings before them."""

    name = "install"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.way = services.device.way_to_install()
        self.presses = {"install": services.device.install}

    def draw(self) -> Node:
        """Instructions and pictures for this browser."""
        say = self.services.say
        first = say(
            "Once installed, Tessera has its own icon, fills the screen and works without internet."
        )
        return paper(
            say("Install Tessera"),
            lead(first),
            self._apart(say),
            *self._how(say),
            actions(menu_link(say)),
            look="prose install",
        )

    def _how(self, say: Translator) -> tuple[Node, ...]:
        if self.way in STEPS:
            steps = [
                Node("li", {}, picture(icon) if icon else None, Node("span", {}, say(words)))
                for icon, words in STEPS[self.way]
            ]
            return (Node("ol", {"class": "steps"}, *steps),)
        words = Node("p", {}, say(OTHER_WAYS[self.way]))
        if self.way != "prompt":
            return (words,)
        ask = button(say("Install"), "install", "primary large")
        return (words, actions(ask))

    def _apart(self, say: Translator) -> Node | None:
        """A note that Apple's installed pages have a storage of their own."""
        if self.way not in ("apple", "mac"):
            return None
        return Node(
            "p",
            {"class": "advice"},
            say(
                "Install first, then play: the installed Tessera doesn't see games that you "
                "started in Safari."
            ),
        )


def install_page(services: Services) -> Page:
    """The instructions, unless the site's host hides them."""
    hidden = INSTALL in services.device.host.hides
    return Trouble(services, not_offered) if hidden else Install(services)
