"""A walk: one or two windows of a browser, and steps taken in them.

A step is a short text, so a walk is a list that can be read, shortened and kept as a test:

    load es #/rules/tabula      a window is opened there, the first one or a second beside it
    shelve tabula/zeno 40 pe    40 events of a recorded game are saved, a person against easy;
                                ` people` behind it: they throw dice of their own
    family                      people, help, a sand-glass and starts are known here from before
    visit pt #/join             a second window in another house: a phone, or who gets letters
    deliver                     the latest link that the other window gave away is opened here
    see                         the camera here is shown the latest code of the other window
    press app:open more         `enter` does the same from the keyboard
    twice app:primary           two taps: the second meets what is there by then
    hold app:primary            a key that stays down: its repeats meet what has the focus by then
    choose name 1=Rui           a field of a form; `type` is still at it when the next step comes
    back                        what lies over the page closes, or it is the page before
    lift square d2              dragging; then `drop square d3`
    wait                        till something comes by itself

What can't be done where a walk has come to is left out, so a walk may be shortened.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from tessera import games
from tessera.core.record import Note, shortened
from tessera.core.record_reader import read_record
from tessera.features.play.sand_glass import GLASS
from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.packs import Pack
from tessera.storage.people.people import NAME as PEOPLE
from tessera.storage.settings.names import HELPED, PREFIX
from tessera_kit.fakes.phones import CLOCK, OPEN
from tessera_kit.fakes.sharing import FakeSharing
from tessera_kit.fakes.stores import FakeStore
from tessera_kit.fakes.tabs import FakeBrowser
from tessera_kit.playing import coloured
from tessera_kit.walk.checks import is_own, place_of, reachable
from tessera_kit.walk.window import Hasty, House, Window

HANDS = frozenset(
    {"press", "enter", "twice", "hold", "settings", "follow", "choose", "type", "lift", "receive"}
)
"""Steps that end typing first, because the focus leaves the field."""
LINK = re.compile(r"#/(?:letter|join|open)/\S+")
REPEATS = 3
"""Of a key that stays down."""
FAMILY = "cat green P 1\nowl blue P 2\nletter red P 3"


@dataclass(frozen=True)
class Ground:
    """The games and pages that a walk may go to."""

    names: tuple[str, ...]
    """The games that it goes to."""
    recorded: Mapping[str, str]
    """The texts of games that may have been saved before it begins, by names that begin with the
    game's."""
    places: tuple[str, ...] = ()
    """Pages that it goes to besides."""
    added: Mapping[str, str] = field(default_factory=dict)
    """The modules of games that can be added, by their names."""
    size: frozenset[str] = frozenset()
    """The media queries that the screen fits."""

    @property
    def packs(self) -> tuple[Pack, ...]:
        """The added games as the site offers them."""
        titles = {name: {"en": f"⟦{name.capitalize()}⟧"} for name in self.added}
        return tuple(Pack(name, 36_000, title, title) for name, title in titles.items())

    def forget(self, here: Sequence[str] = ()) -> None:
        """Uninstalls the games that can be added, except for those in `here`."""
        for name in self.added.keys() - {*here}:
            games.INSTALLED.pop(name, None)


class Gone(LookupError):
    """The step can't be taken where the walk has come to."""


def _need(there: object) -> None:
    """Raises Gone unless it is there."""
    if not there:
        raise Gone


class Walk:
    """A walk in progress."""

    def __init__(self, ground: Ground) -> None:
        ground.forget()
        for name in filter(is_own, [*games.INSTALLED]):
            games.INSTALLED.pop(name)
        self.ground = ground
        self.house = House(offered=ground.packs, size=ground.size)
        self.far = replace(self.house, store=FakeStore(), durable_store={}, browser=FakeBrowser())
        """Another one, with the same games."""
        self.windows: list[Window] = []
        self.steps: list[str] = []
        """The steps that were taken."""
        self.met = Counter[str]()
        """The number of them that ended on each page, by the first word of its address."""
        OPEN.clear()

    @property
    def window(self) -> Window:
        """The window that is in front. Raises Gone without one."""
        _need(self.windows)
        return self.windows[-1]

    def take(self, step: str) -> None:
        """Takes a step. Raises `Gone` where it can't be taken, and whatever goes wrong."""
        verb, _, rest = step.partition(" ")
        self.steps.append(step)
        if verb in HANDS and self.windows and self.window.device.typed:
            self.window.do(self.window.device.finish_typing)
        try:
            getattr(self, f"_{verb}")(rest)
        except Gone:
            self.steps.pop()
            raise
        CLOCK[0] += 1
        self.ground.forget(self.house.added)
        if self.windows:
            self.met[place_of(self.window.history[-1])] += 1
        for window in self.windows:
            window.settle()
        for window in self.windows[:-1]:
            window.look()  # The others may have heard of it.

    # --- windows ---

    def _load(self, rest: str) -> None:
        _need(len(self.windows) < 2)
        self._open(self.house, rest)

    def _visit(self, rest: str) -> None:
        _need(len(self.windows) == 1)
        self._open(self.far, rest)

    def _open(self, house: House, rest: str) -> None:
        language, _, address = rest.partition(" ")
        self.windows.append(Window(house, language, address))

    @property
    def _across(self) -> FakeSharing:
        """The sharing of the first window, of two."""
        _need(len(self.windows) == 2)
        return self.windows[0].device.sharing

    @property
    def link(self) -> str:
        """The latest link that the other window has given away; "" for none."""
        given = self._across
        texts = [text for kind in (given.coded, given.words, given.clipboard) for text in kind]
        return str(["", *LINK.findall("\n".join(texts))][-1])

    def _deliver(self, rest: str) -> None:
        _need(link := self.link)
        self.window.history.append(link)
        self.window.show(link)

    def _see(self, rest: str) -> None:
        window, codes = self.window, self._across.coded
        _need(window.device.camera.facing and codes)
        window.do(lambda: window.device.camera.look_at(codes[-1]))

    def _other(self, rest: str) -> None:
        _need(len(self.windows) == 2)
        self.windows.reverse()

    def _close(self, rest: str) -> None:
        _need(len(self.windows) == 2)
        self.windows.pop().close()

    def _reload(self, rest: str) -> None:
        self.window.close()
        self.window.load()

    def _shelve(self, rest: str) -> None:
        """Saves a game. Only before a window is opened, because a page knows what it stores
        itself."""
        _need(not self.windows)
        name, count, kinds, *dice = rest.split()
        record = read_record(self.ground.recorded[name])
        if record.game in self.ground.added:
            self._installed(record.game)
            self.house.added = [record.game]
        game = find(record.game)
        assert game is not None
        computer = "easy" if "easy" in game.bots else "normal"
        players = tuple(
            replace(player, kind="person" if kinds[seat % len(kinds)] == "p" else computer)
            for seat, player in enumerate(coloured(game, record).players)
        )
        notes = (*(Note(0, dice=whose) for whose in dice), *record.notes)
        self.house.shelve(shortened(replace(record, players=players, notes=notes), int(count)))

    def _family(self, rest: str) -> None:
        """Makes the people of the recorded games known, one of whom has help, and has each side be
        given something."""
        _need(not self.windows)
        known = {PEOPLE: FAMILY, HELPED: "P 1", GLASS: "30"}
        for game in games.GAMES:
            offered = game.rules.options(game.rules.players[-1])
            given = [f"{o.name}={o.values[-1]}" for o in offered if o.side == 1]
            known |= {f"options/{game.rules.name}": " ".join(given)} if given else {}
        for name, text in known.items():
            self.house.store.set(PREFIX + name, text)

    # --- hands ---

    def _press(self, target: str, *, by_keyboard: bool = False) -> None:
        window = self.window
        element = self._found("data-press", target)
        _need(not element.attributes.get("disabled"))
        window.focus_on(target if by_keyboard else "")
        window.do(lambda: window.app.press(target, by_keyboard=by_keyboard))

    def _enter(self, target: str) -> None:
        self._press(target, by_keyboard=True)

    def _twice(self, target: str) -> None:
        self._press(target)
        with suppress(Gone):
            self._press(target)

    def _hold(self, target: str) -> None:
        self._press(target, by_keyboard=True)
        for _ in range(REPEATS):
            had = self.window.focused.attributes if self.window.focused else {}
            with suppress(Gone):
                self._press(had.get("data-press", ""), by_keyboard=True)

    def _settings(self, rest: str) -> None:
        """Presses the button in the head of the page, which Python doesn't draw."""
        self.window.do(lambda: self.window.app.press("app:settings", by_keyboard=False))

    def _follow(self, address: str) -> None:
        """Follows a link on the page, or one of the menu, which Python doesn't draw."""
        window = self.window
        if window.app.screen.name != "home":
            self._found("href", address)
        window.history.append(address)
        window.show(address)

    def _back(self, rest: str) -> None:
        """Closes what lies over the page; else goes back to the page before."""
        window, over = self.window, self.window.app.layers
        if over:
            window.do(window.app.close_layer)
            assert window.app.layers == over - 1, "a way back has closed nothing, or too much"
            return
        _need(len(self.window.history) > 1)
        self.window.history.pop()
        self.window.show(self.window.history[-1])

    def _choose(self, rest: str) -> None:
        field, _, value = rest.partition("=")
        window = self.window
        self._found("data-change", field)
        window.focused = None
        window.do(lambda: window.app.change(field, value))

    def _type(self, rest: str) -> None:
        """Types into a field, and is still at it when the next step comes."""
        field, _, value = rest.partition("=")
        window = self.window
        self._found("data-change", field)
        window.device.typed = lambda: window.app.change(field, value)

    def _speak(self, language: str) -> None:
        self.window.do(lambda: self.window.app.services.speak(language))

    def _key(self, key: str) -> None:
        self.window.do(lambda: self.window.app.key(key))

    def _lift(self, target: str) -> None:
        self._found("data-drag", f"game:{target}")
        self.window.do(lambda: self.window.app.pick_up(target))
        self.window.app.screen.destinations(target)

    def _drop(self, target: str) -> None:
        _need(self.window.app.screen.carried)
        self.window.do(lambda: self.window.app.screen.drop(target))

    def _receive(self, name: str) -> None:
        """Opens a file: a saved game, or something else."""
        self._found("type", "file")
        text = self.ground.recorded.get(name, None if name == "large" else name)
        self.window.do(lambda: self.window.app.receive(text))

    # --- what happens by itself ---

    def _wait(self, rest: str) -> None:
        """Lets computers think, and the next timer strike."""
        device, window = self.window.device, self.window
        window.do(device.thinker.answer)
        _need(device.timers)
        timer = min(device.timers, key=lambda timer: timer.due)
        device.timers.remove(timer)
        device.clock = timer.due
        window.do(timer.action)

    def _analyse(self, most: str) -> None:
        window = self.window
        thinker = window.device.thinker
        assert isinstance(thinker, Hasty)
        window.do(lambda: thinker.go_on(int(most)))

    def _fetch(self, rest: str) -> None:
        """Answers the first thing that was asked of the network: it comes, or fails."""
        _need(self.window.device.fetched)
        self.window.do(self.window.device.fetched.pop(0))

    def _arrive(self, failure: str) -> None:
        """Brings a game that is being added, or a failure."""
        window, packs = self.window, self.window.device.packs
        _need(packs.waiting)
        packs.failure = failure
        window.do(lambda: packs.arrived(50))
        if not failure:
            for name in self.ground.added:
                self._installed(name)
        window.do(packs.waiting.pop(0))

    def _check(self, rest: str) -> None:
        """Looks over the program that waits for it."""
        programs = self.window.device.programs
        _need(programs.waiting)
        self.window.do(programs.answer)

    def _network(self, there: str) -> None:
        self.window.device.offline = self.window.device.packs.offline = there == "off"

    def _storage(self, there: str) -> None:
        self.window.device.refuse("full" if there == "full" else None)

    def _shape(self, shape: str) -> None:
        """Turns the tablet: some games are laid in another shape then."""
        queries = [query for game in games.GAMES for query in game.view.shapes.values()]
        others = queries if shape == "other" else ()
        self.window.device.shapes = (*self.ground.size, *others)

    def _shake(self, rest: str) -> None:
        for action in [*self.window.device.shaken]:
            self.window.do(action)

    def _translate(self, rest: str) -> None:
        """Lets the browser put words of its own in the place of ours, from now on."""
        self.window.translates = True
        self.window.look()

    def _hide(self, rest: str) -> None:
        self.window.put_away()

    def _sleep(self, rest: str) -> None:
        """Puts the tablet to sleep over midnight; what was due strikes when it wakes."""
        window, device = self.window, self.window.device
        window.put_away()
        tomorrow = date.fromisoformat(device.day_on_the_wall) + timedelta(days=1)
        device.day_on_the_wall = tomorrow.isoformat()
        if device.timers:
            self._wait(rest)
        window.do(window.app.come_back)

    def _installed(self, name: str) -> None:
        games.INSTALLED[name] = self.ground.added[name]

    def _found(self, name: str, value: str) -> Node:
        for node in reachable(self.window.page):
            if node.attributes.get(name) == value:
                return node
        raise Gone


def replayed(steps: Sequence[str], ground: Ground) -> Walk:
    """The walk of these steps, as far as they can be taken."""
    walk = Walk(ground)
    for step in steps:
        with suppress(Gone):
            walk.take(step)
    return walk
