"""The page about Tessera and the work it is built on."""

from tessera import __version__
from tessera.i18n import N_
from tessera.scene.node import Node
from tessera.screens.components import actions, hint, lead, menu_link, paper
from tessera.screens.page import Page

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
