"""The sheet of settings: a dialog with a row for each, in which one value is chosen."""

from tessera.i18n import LANGUAGES, Translator
from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import bar_button, dialog, segments, told
from tessera.screens.device import INSTALL
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.settings.keys import keys_list
from tessera.screens.settings.model import SETTING, TEXT, SettingsSheet, chosen, settings


def settings_button(say: Translator) -> Node:
    """The button to the settings in a game; on other pages it is in the head of the page."""
    return bar_button("settings", say("Settings"), "settings", aria_haspopup="dialog")


def settings_view(sheet: SettingsSheet) -> Node | None:
    """The sheet; None while it is closed."""
    if not sheet.screen:
        return None
    say = sheet.services.say
    title = say("Keys") if sheet.lists_keys else say("Settings")
    lines = _keys(sheet, sheet.screen) if sheet.lists_keys else _settings(sheet, sheet.screen)
    return dialog(say, "settings", title, "settings close", *lines, told(sheet.services))


def _keys(sheet: SettingsSheet, screen: Page) -> list[Node | None]:
    """The keys of the table beneath, and the button to the settings."""
    say = sheet.services.say
    listed = keys_list(say, screen.game_shown) if screen.game_shown else None
    return [listed, button(say("Settings"), "settings keys")]


def _settings(sheet: SettingsSheet, screen: Page) -> list[Node | None]:
    """A row for each setting, and the button to the keys where there is a board to move on."""
    services, say = sheet.services, sheet.services.say
    own = [
        _row(
            setting.name,
            say(setting.label),
            [(value, say(label)) for value, label in setting.values],
            chosen(services, setting),
        )
        for setting in settings(services)
    ]
    return [
        *own,
        _languages(say("Language"), services.chosen_language),
        *_of_the_game(sheet),
        button(say("Keys"), "settings keys", "keys") if screen.board_focus else None,
        _elsewhere(services),
    ]


def _elsewhere(services: Services) -> Node:
    """Links to what is set seldom, or looked for once."""
    say, hides = services.say, services.device.host.hides
    ways = [
        link(say("Open a game"), "#/open"),
        link(say("My data and backup"), "#/data"),
        None
        if INSTALL in hides
        else link(say("Install on this device"), "#/install", "for-install"),
        link(say("About Tessera"), "#/about"),
    ]
    return Node("div", {"class": "elsewhere"}, *ways, key="elsewhere")


def _languages(label: str, chosen: str) -> Node:
    """A list of all languages, each by its own name."""
    listed = f"{SETTING} language"
    options = [
        Node("option", {"value": code, "lang": code, ".selected": code == chosen}, name, key=code)
        for code, name in LANGUAGES.items()
    ]
    attributes = {"data-change": listed, "aria-label": label, ".value": chosen}
    languages = Node("select", attributes, *options, key=listed)
    return Node("label", {"class": "settings-list"}, Node("span", {}, label), languages, key="list")


def _of_the_game(sheet: SettingsSheet) -> list[Node]:
    """The rows for the preferences of the game beneath."""
    game, say = sheet.game, sheet.services.say
    if not game or not game.preferences:
        return []
    values = sheet.services.preferences(game)
    rows = [
        _row(
            f"{game.rules.name}/{preference.name}",
            say(preference.label),
            [(value, say(label)) for value, label in preference.values],
            values[preference.name],
        )
        for preference in game.preferences
    ]
    return [Node("h3", {}, say(game.texts.TITLE), key="game"), *rows]


def _row(name: str, label: str, values: list[tuple[str, str]], chosen: str) -> Node:
    """A setting: its name, with its values side by side."""
    shown = [(value, _words(name, value, words)) for value, words in values]
    return segments(f"{SETTING} {name}", label, shown, chosen)


def _words(name: str, value: str, words: str) -> Node | str:
    """The label of a value. A size of text is shown as a sample, and named for those who can't see
    it."""
    if name != TEXT.name:
        return words
    shown = Node("span", {"class": "letters", "data-size": value, "aria-hidden": "true"}, "Aa")
    return Node("span", {}, shown, Node("span", {"class": "visually-hidden"}, words))
