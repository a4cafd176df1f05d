"""The interface between the app and the device it runs on."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from tessera.phones.description import Description
from tessera.phones.wire import Listener, Wire
from tessera.scene.node import Node
from tessera.scene.sound import Tone
from tessera.screens.packs import Packs, Programs
from tessera.storage.journal import Journal
from tessera.storage.ports import DurableStore, Tabs
from tessera.thinking.request import Thinker

# What a host may hide, as `tessera.json` names it (static/host.js).
MORE_GAMES = "more-games"
PHONES = "phones"
MESSAGES = "messages"
INSTALL = "install"


class HostChoices(NamedTuple):
    """The parts of the app that the site's host hides, and the mistake in the file that says so,
    or ""."""

    hides: Collection[str] = ()
    mistake: str = ""


class StorageEstimate(NamedTuple):
    """The browser's word on this site's storage: bytes used and allowed, and whether it promises
    not to clear it by itself."""

    used: int
    allowed: int
    promised: bool


class Sharing(Protocol):
    """The ways for texts and pictures to leave the device."""

    def copy(self, text: str, done: Callable[[], None], refused: Callable[[], None]) -> None:
        """Puts a text on the clipboard and calls `done` once it is there."""

    def download(self, name: str, text: str) -> bool:
        """Gives a text to the browser as a file of this name; whether the browser takes it. No page
        can know what becomes of it."""

    def is_in_app(self) -> bool:
        """Whether this is the browser of another app, as far as that can be told: its storage is
        not that of the device's own browser."""

    def can_share(self) -> bool:
        """Whether the system has a sheet to share with."""

    def share(
        self, title: str, name: str, text: str, link: str | None, refused: Callable[[], None]
    ) -> None:
        """Opens that sheet with a link, or else with a file, or with its text. A person who closes
        the sheet has not `refused`."""

    def send(self, words: str, refused: Callable[[], None]) -> None:
        """Opens that sheet with a few words, in the same way."""

    def paint(self, drawing: Node, then: Callable[[str | None], None]) -> None:
        """Makes a PNG of an SVG drawing in the page's styles and letters, and gives the address of
        it later; None where it can't be made."""

    def can_share_picture(self) -> bool:
        """Whether the system's sheet takes pictures."""

    def give_picture(self, address: str, name: str, refused: Callable[[], None]) -> None:
        """Shares the picture at such an address, or saves it as a file where it can't be shared. A
        person who closes the sheet has not `refused`."""

    def forget_pictures(self) -> None:
        """Lets go of all pictures that were made."""

    def link(self, address: str) -> str:
        """The whole URL of a place in the app, for other devices."""

    def draw_code(self, text: str, then: Callable[[tuple[str, ...] | None], None]) -> None:
        """Gives the rows of a QR code later, "1" for a dark module; None where there can't be
        one."""


Said = Callable[[str], None]
"""Called with the text of a code, or with the code of a trouble."""


class Camera(Protocol):
    """The device's camera, whose picture is shown where the page has a `video`."""

    def start(self, facing: str, seen: Said, ready: Callable[[], None], trouble: Said) -> None:
        """Asks for the camera that faces the "user" or the "environment". Then `ready` is called,
        and `seen` with the text of every code in the picture; or `trouble` with "refused", "none"
        or "busy"."""

    def stop(self) -> None:
        """Turns the camera off."""

    def follow(self) -> None:
        """Shows the picture where the page has a new place for it."""


class Peer(Wire, Protocol):
    """This device's end of a connection with another."""

    def accept(self, answer: Description) -> None:
        """Completes the connection with the other device's answer to the offer."""


class Peers(Protocol):
    """The connections to other devices in the same home."""

    def trouble(self) -> str:
        """The reason why there can be no connection: "insecure" where the page is, "unknown" where
        the browser has no means for it, else ""."""

    def offer(self, listener: Listener, then: Callable[[Description | None], None]) -> Peer:
        """Offers a connection, whose description comes later; None where it can't be had."""

    def answer(
        self, listener: Listener, offer: Description, then: Callable[[Description | None], None]
    ) -> Peer:
        """Answers an offer, in the same way."""


class Speaker(Protocol):
    """Sound and vibration of the device."""

    def wake(self) -> None:
        """Called while something is being pressed: browsers allow sounds from then on."""

    def rest(self) -> None:
        """Turns sounds off until `wake`."""

    def play(self, notes: tuple[Tone, ...], *, lands: bool) -> None:
        """Plays these notes, if sounds are on and the page is visible: from now on, or, if
        something `lands` with them, from its landing on."""

    def hush(self) -> None:
        """Ends the notes that are still playing."""

    def can_vibrate(self) -> bool:
        """Whether the device can vibrate."""

    def vibrate(self, pattern: tuple[int, ...], *, lands: bool) -> None:
        """Vibrates and rests, in turns, for so many milliseconds each; like `play`."""


class Voice(Protocol):
    """The device's own voice, which reads texts out."""

    def can_read(self, language: str) -> bool:
        """Whether it speaks this language, without a network."""

    def read(self, sentences: tuple[str, ...], language: str) -> None:
        """Reads these out, after what is being read."""

    def hush(self) -> None:
        """Ends all reading."""


class Device(Protocol):
    """A browser, or a stand-in for it in tests."""

    journal: Journal
    durable_store: DurableStore
    tabs: Tabs
    sharing: Sharing
    speaker: Speaker
    voice: Voice
    camera: Camera

    @property
    def thinker(self) -> Thinker:
        """The place where computers think."""

    @property
    def peers(self) -> Peers:
        """The connections with other devices."""

    @property
    def programs(self) -> Programs:
        """Games that are written on it."""

    @property
    def packs(self) -> Packs:
        """The games that can be added."""

    @property
    def commit(self) -> str:
        """The first digits of the commit that the page was built of, or "unknown"."""

    @property
    def host(self) -> HostChoices:
        """The parts that the site's host has hidden, as far as that is known."""

    def fault(self, text: str) -> None:
        """Takes note of a fault in the program, for whoever looks for it."""

    def now(self) -> str:
        """The time, ISO 8601 in UTC with seconds, ending in Z."""

    def today(self) -> str:
        """The day in the device's time zone, ISO 8601."""

    def day_of(self, moment: str) -> str:
        """The day in the device's time zone of a moment (as from `now`), ISO 8601."""

    def hour(self) -> int:
        """The hour of the day in the device's time zone, 0 to 23."""

    def entropy(self) -> str:
        """32 hexadecimal digits that nobody could predict."""

    def landing(self) -> int:
        """The milliseconds until all has landed that moves on the page."""

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        """Does something later, then draws. The function returned cancels it."""

    def go(self, address: str, *, instead: bool = False) -> None:
        """Changes the part of the page's address behind `#`. If it comes `instead` of the present
        one, the way back skips that."""

    def finish_typing(self) -> None:
        """Ends the typing in a field: the app is told of its value before this returns."""

    def show_language(self, language: str) -> None:
        """Shows the texts that Python doesn't draw in this language."""

    def fetch_language(self, language: str, then: Callable[[bool], None]) -> None:
        """Fetches the catalogues of a language that aren't here yet, and says then, or at once,
        whether the app can use it."""

    def show_look(self, theme: str, text: str) -> None:
        """Applies the values of these settings: a light or dark look, and the size of letters."""

    def puzzles(self, game: str, then: Callable[[str | None], None]) -> None:
        """Gives the text of a game's puzzles later; None where it can't be had."""

    def is_whole(self) -> bool:
        """Whether all of the app has been loaded, and not only what the menu needs."""

    def complete(self, then: Callable[[bool], None], *, again: bool) -> None:
        """Loads the rest of the app, and says later whether it is here. `again` says that an
        attempt failed before."""

    def offer(self, ready: Collection[str], more: Mapping[str, Sequence[Node]]) -> None:
        """Shows of the parts of the menu that come and go those in `ready` ("learn GAME", "puzzles
        GAME", "today GAME", of our games in packages "tile GAME" with "add GAME" or "play GAME")
        and no others. `more` has nodes for the places of the menu, which follow those that are
        there from the beginning."""

    def number(self, value: float, language: str, digits: int = 0) -> str:
        """A number with so many decimals, as written in that language."""

    def persist(self, then: Callable[[bool], None] | None = None) -> None:
        """Asks the browser to promise that it won't clear what is stored here, and later says
        whether it promises. Without `then` only a browser that decides by itself is asked: another
        would put a question to the player."""

    def storage_estimate(self, then: Callable[[StorageEstimate | None], None]) -> None:
        """Gives the browser's estimate later; None if it has none."""

    def way_to_install(self) -> str:
        """The way in which this browser installs a page: a key of `STEPS` or `OTHER_WAYS` in
        install.py."""

    def install(self) -> None:
        """Has the browser ask whether to install. Does something only if the way is "prompt"."""

    def print_page(self) -> None:
        """Has the browser print the page as it is drawn now, once its pictures are loaded."""

    def region(self) -> str:
        """The region of the browser's first language, such as "US"; "" if it names none."""

    def matches(self, query: str) -> bool:
        """Whether a media query holds for the screen. Draws when that changes."""

    def can_shake(self) -> bool:
        """Whether this device can detect that it is shaken."""

    def spares(self, then: Callable[[bool], None]) -> None:
        """Says later whether work may be done that nobody asked for: the page is in sight, and the
        battery is being charged, as far as the browser tells."""

    def on_hidden(self, action: Callable[[], None]) -> Callable[[], None]:
        """Calls `action`, then draws, whenever the page goes out of sight: another app comes to the
        front, or the screen goes dark. The function returned stops that."""

    def on_shake(
        self, action: Callable[[], None], refused: Callable[[], None]
    ) -> Callable[[], None]:
        """Calls `action` whenever the device is shaken, or `refused` once if that isn't allowed.
        The function returned stops that. People may be asked for permission, so call this in answer
        to a press only."""

    def month(self, month: str, language: str) -> str:
        """A month like "2026-11" in words, as written in that language."""

    def day(self, day: str, language: str, *, year: bool = False) -> str:
        """A day like "2026-11-24" in words, with or without its year."""

    def date(self, moment: str, language: str) -> str:
        """A moment (as from `now`) in words, as written in that language: "yesterday 22:00", within
        a week by its day, else by its date."""
