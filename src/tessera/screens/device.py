"""What the app asks of the device it runs on."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tessera.phones.description import Description
from tessera.phones.wire import Listener, Wire
from tessera.scene.node import Node
from tessera.scene.sound import Tone
from tessera.screens.packs import Packs
from tessera.storage.journal import Journal
from tessera.storage.ports import DurableStore, Tabs
from tessera.thinking.request import Thinker


@dataclass(frozen=True, slots=True)
class StorageEstimate:
    """What the browser says about this site's storage: bytes used and allowed, and whether it
    promises not to clear it by itself."""

    used: int
    allowed: int
    promised: bool


class Sharing(Protocol):
    """How texts leave the device."""

    def copy(self, text: str, done: Callable[[], None], refused: Callable[[], None]) -> None:
        """Puts a text on the clipboard; `done` once it is there."""

    def download(self, name: str, text: str) -> bool:
        """Gives a text to the browser as a file of this name, and says whether it takes it. What
        it does with it no page can know."""

    def is_in_app(self) -> bool:
        """Whether this is the browser of another app, as far as it can be told: it keeps what it
        has apart from the device's own."""

    def can_share(self) -> bool:
        """Whether the system has a sheet to share with."""

    def share(
        self, title: str, name: str, text: str, link: str | None, refused: Callable[[], None]
    ) -> None:
        """Opens that sheet with a link, or else with a file, or with its text. Who thinks better
        of it isn't `refused`."""

    def send(self, words: str, refused: Callable[[], None]) -> None:
        """Opens that sheet with a few words, in the same way."""

    def link(self, address: str) -> str:
        """The whole address of a place in the app, for other devices."""

    def draw_code(self, text: str, then: Callable[[tuple[str, ...] | None], None]) -> None:
        """Gives the rows of a QR code, "1" for dark, later; None where there can't be one."""


class Camera(Protocol):
    """What the device sees. It is shown where the page has a `video`."""

    def start(
        self,
        facing: str,
        seen: Callable[[str], None],
        ready: Callable[[], None],
        trouble: Callable[[str], None],
    ) -> None:
        """Asks for the camera that faces the "user" or the "environment". Then it is `ready`, and
        every code that it sees is `seen`; or there is `trouble`: "refused", "none" or "busy"."""

    def stop(self) -> None:
        """Nothing is seen any more."""

    def follow(self) -> None:
        """Shows what is seen where the page has a new place for it."""


class Peer(Wire, Protocol):
    """This device's end of a connection with another."""

    def accept(self, answer: Description) -> None:
        """The other has answered to what was offered."""


class Peers(Protocol):
    """How other devices in the same home are reached."""

    def trouble(self) -> str:
        """Why none can be: "insecure" where the page isn't, "unknown" where the browser knows no
        way, else ""."""

    def offer(self, listener: Listener, then: Callable[[Description | None], None]) -> Peer:
        """Offers a connection, whose description comes later; None where it can't be had."""

    def answer(
        self, listener: Listener, offer: Description, then: Callable[[Description | None], None]
    ) -> Peer:
        """Answers an offer, in the same way."""


class Speaker(Protocol):
    """What the device is heard and felt with."""

    def wake(self) -> None:
        """Something is being pressed: browsers allow sounds from then on."""

    def rest(self) -> None:
        """No sounds are wanted, until it is woken again."""

    def play(self, notes: tuple[Tone, ...]) -> None:
        """Lets these be heard from now on, if it is awake and the page in sight."""

    def hush(self) -> None:
        """Ends what is still heard."""

    def can_vibrate(self) -> bool:
        """Whether there is anything to feel."""

    def vibrate(self, pattern: tuple[int, ...]) -> None:
        """Vibrates and rests, in turns, for so many milliseconds."""


class Device(Protocol):
    """A browser, or a stand-in for it in tests."""

    journal: Journal
    durable_store: DurableStore
    tabs: Tabs
    sharing: Sharing
    speaker: Speaker
    thinker: Thinker
    camera: Camera
    peers: Peers

    @property
    def packs(self) -> Packs:
        """Games that can be added."""

    def fault(self, text: str) -> None:
        """Takes note of a fault in the program, for whoever looks for it."""

    def now(self) -> str:
        """The time, ISO 8601 in UTC with seconds, ending in Z."""

    def today(self) -> str:
        """The day by the clock on the wall, ISO 8601."""

    def day_of(self, moment: str) -> str:
        """The day that it was by that clock at a moment (as from `now`), ISO 8601."""

    def entropy(self) -> str:
        """32 hexadecimal digits that nobody could foretell."""

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        """Does something later, then draws; the answer calls it off."""

    def go(self, address: str, *, instead: bool = False) -> None:
        """Changes the part of the page's address behind `#`. If it comes `instead` of the one
        that is there, the way back leads past that."""

    def finish_typing(self) -> None:
        """What is being typed into a field counts: the app hears of it before this returns."""

    def show_language(self, language: str) -> None:
        """Shows what Python doesn't draw in this language."""

    def fetch_language(self, language: str, then: Callable[[bool], None]) -> None:
        """Fetches the catalogues of a language as far as they aren't here, and says then, or at
        once, whether it can be spoken."""

    def show_look(self, theme: str, text: str) -> None:
        """Shows everything light or dark, and letters of a size: values of these settings."""

    def puzzles(self, game: str, then: Callable[[str | None], None]) -> None:
        """Gives the file of a game's puzzles later; None where it can't be had."""

    def is_whole(self) -> bool:
        """Whether all of the app is here, and not only what the menu needs."""

    def complete(self, then: Callable[[bool], None], *, again: bool) -> None:
        """Fetches what isn't here yet, and says later whether it is. `again` says that somebody
        asks because it couldn't be had before."""

    def offer(self, ways: Collection[str], more: Mapping[str, Sequence[Node]]) -> None:
        """The menu leads to these lessons and puzzles, "learn GAME" and "puzzles GAME", where the
        game has any, and to no others. In each of its places stands what is there from the
        beginning, and then what `more` has for it."""

    def number(self, value: float, language: str, digits: int = 0) -> str:
        """A number with so many digits behind the point, as people of that language write it."""

    def persist(self, then: Callable[[bool], None] | None = None) -> None:
        """Asks the browser to promise that it won't clear what is stored here, and later says
        whether it promises. Without `then` only a browser that decides by itself is asked: another
        would put a question to whoever plays."""

    def storage_estimate(self, then: Callable[[StorageEstimate | None], None]) -> None:
        """Says later what the browser knows about its storage, None if nothing."""

    def way_to_install(self) -> str:
        """How this browser installs a page: a key of `STEPS` or `OTHER_WAYS` in install.py."""

    def install(self) -> None:
        """Has the browser ask whether to install; does something only if the way is "prompt"."""

    def print_page(self) -> None:
        """Has the browser print the page as it is drawn now, once its pictures are there."""

    def region(self) -> str:
        """The region of the language that the browser names first, as "US"; "" if it names none."""

    def matches(self, query: str) -> bool:
        """Whether the screen is as a media query says. Draws when that changes."""

    def can_shake(self) -> bool:
        """Whether this device can feel that it is shaken."""

    def on_hidden(self, action: Callable[[], None]) -> Callable[[], None]:
        """Calls `action`, then draws, whenever the page goes out of sight: another app comes to
        the front, or the screen goes dark. The answer stops it."""

    def on_shake(
        self, action: Callable[[], None], refused: Callable[[], None]
    ) -> Callable[[], None]:
        """Calls `action` whenever the device is shaken, or `refused` once if that isn't allowed;
        the answer stops it. People may be asked for leave, so call this on a press only."""

    def month(self, month: str, language: str) -> str:
        """A month like "2026-11" in words, as people of that language write it."""

    def day(self, day: str, language: str) -> str:
        """A day like "2026-11-24" in words, without its year."""

    def date(self, moment: str, language: str) -> str:
        """A moment (as from `now`) in words, as people of that language write it: "yesterday
        22:00", within a week by its day, else by its date."""
