"""The settings of this device for all games: language, looks, sound, pace. A sheet with all of them
opens over every screen, and the screen beneath stays as it was."""

from typing import NamedTuple

from tessera.i18n import LANGUAGES, N_
from tessera.kit.game import AnyGame
from tessera.screens.page import Page
from tessera.screens.services import Services

SETTING = "setting"
"""The first word in the name of each field of the sheet: what a screen has is its own."""


class Setting(NamedTuple):
    """A setting. `values` are pairs of value and label, in the order of the screen."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    default: str


THEME = Setting(
    "theme",
    N_("Appearance"),
    (("system", N_("Automatic")), ("light", N_("Light")), ("dark", N_("Dark"))),
    "system",
)
TEXT = Setting(
    "text",
    N_("Size of text"),
    (
        ("normal", N_("Standard")),
        ("large", N_("Large")),
        ("larger", N_("Larger")),
        ("largest", N_("Largest")),
    ),
    "normal",
)
SOUND = Setting(
    "sound",
    N_("Sound"),
    (("off", N_("No sound")), ("soft", N_("Soft")), ("medium", N_("Medium")), ("loud", N_("Loud"))),
    "medium",
)
READING = Setting("read", N_("Read aloud"), (("off", N_("Off")), ("on", N_("On"))), "off")
VIBRATION = Setting("vibration", N_("Vibration"), (("on", N_("On")), ("off", N_("Off"))), "on")
PACE = Setting(
    "pace",
    N_("Pace of the game"),
    (("slow", N_("Slow")), ("normal", N_("Normal")), ("fast", N_("Fast"))),
    "normal",
)
PACES = {"slow": 2600, "normal": 1500, "fast": 500}
"""Milliseconds before each throw or move of a computer. Dice tumble for 900 of them, except at the
fast pace."""


def settings(services: Services) -> tuple[Setting, ...]:
    """The settings that this device can use."""
    read = (READING,) if services.reading.is_possible else ()
    felt = (VIBRATION,) if services.device.speaker.can_vibrate() else ()
    return SOUND, *read, *felt, PACE, THEME, TEXT


def chosen(services: Services, setting: Setting) -> str:
    """The chosen value of a setting, or the default."""
    value = services.settings.recall(setting.name, setting.default)
    return value if value in dict(setting.values) else setting.default


def show_chosen(services: Services) -> None:
    """Has the page look, and speak, as is chosen now."""
    services.device.show_look(chosen(services, THEME), chosen(services, TEXT))
    language = services.settings.recall("language", services.say.language)
    if language != services.say.language:
        services.speak(language)


class SettingsSheet:
    """The state of the sheet, and the functions of its controls."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.screen: Page | None = None
        """The screen that it lies over; None while it is closed."""
        self.lists_keys = False
        """Whether the keys of the table beneath stand on it instead of the settings."""
        self._opener = ""
        """The target that had the focus."""

    @property
    def game(self) -> AnyGame | None:
        """The game beneath the sheet, which may have preferences of its own."""
        return self.screen.game_shown if self.screen else None

    def open(self, screen: Page, opener: str = "app:settings") -> None:
        """Opens the sheet over a screen, where nothing happens by itself until it is closed."""
        if not self.screen:
            self.screen, self._opener, self.lists_keys = screen, opener, False
            self.services.focus = "app:settings close"
            # Beneath a dialog all comes to a reader anew when that is closed; not what was said.
            self.services.messages.forget()
            screen.cover()

    def list_keys(self, screen: Page, opener: str) -> None:
        """Opens the sheet with the list of keys, or changes between settings and keys."""
        self.open(screen, opener)
        self.lists_keys = not self.lists_keys

    def close(self) -> None:
        """Closes the sheet: the screen goes on, and the focus is where it was."""
        if self.screen:
            screen, self.screen = self.screen, None
            self.services.focus = self._opener
            screen.uncover()

    def change(self, name: str, value: str) -> None:
        """Stores and applies another value."""
        services = self.services
        if name == "language" and value in LANGUAGES:
            services.speak(value)
        for setting in settings(services):
            if setting.name == name and value in dict(setting.values):
                services.remember(name, value)
        for preference in self.game.preferences if self.game else ():
            assert self.game is not None
            if f"{self.game.rules.name}/{preference.name}" == name:
                services.remember(name, value)
        if name in (THEME.name, TEXT.name):
            show_chosen(services)
        elif name in (SOUND.name, VIBRATION.name):
            services.sounds.try_out()
