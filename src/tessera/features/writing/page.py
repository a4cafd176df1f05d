"""The editor of a game: its text, its first mistake, and its buttons.

What is typed is stored as a draft, so that a reload loses nothing. It runs when somebody presses
"Run" and never before: first in a worker, where it can do no harm and is ended if it doesn't end,
and then as a game of this page.

The sentences about what is wrong with a program, by their codes. Whoever writes a game sees one
at a time: the first that helps."""

from collections.abc import Callable

from tessera import games
from tessera.features.shelf.own import own_setting, put_away, undo_way
from tessera.i18n import N_
from tessera.screens.packs import Fault
from tessera.screens.page import Draw, Page
from tessera.screens.services import Services
from tessera.screens.services.leaving import save_as_file
from tessera.storage.programs import PROGRAM, PROGRAMS, TEXT, Written, named

SENTENCES = {
    "syntax": N_("Python doesn't understand this line: {words}"),
    "raised": N_("{kind}: {words}"),
    "endless": N_("This never ends. Something in it must end the loop."),
    "outside": N_("“{module}” can't be used: let “chance” say what may come."),
    "no_game": N_("The last line must name the game: GAME = game(YourClass())"),
    "unwritten": N_("“{method}” isn't written yet."),
    "misspelt": N_("“{name}” is never asked for. Is “{meant}” meant?"),
    "lacking": N_("The class lacks “{name}”."),
    "unfit": N_("“{name}” is {value} here. It must be something like {example}."),
    "bad_name": N_("“name” must be of small letters, digits and _, and begin with a letter."),
    "taken": N_("There is another game with this name here already. Choose another “name”."),
    "no_state": N_("“{method}” must return a {state}."),
    "changes": N_("“{field}” is a {kind}: use a {instead}. A state must never change."),
    "not_frozen": N_("Write @dataclass(frozen=True) above “{state}”: a state must never change."),
    "unlike": N_("“{field}” has another type than the one written behind its colon."),
    "no_seat": N_("“{method}” returned {seat}, and nobody sits there. Seats count from 0."),
    "weights": N_("“chance” must give each event a whole number above 0."),
    "stuck": N_("Nobody can do anything here, and “winners” doesn't say who has won: {position}"),
    "no_event": N_('An event is a text such as "stop" or "put b2", not {event}.'),
    "no_change": N_("“{event}” changes nothing."),
    "not_over": N_("After {n} events nobody had won. “winners” must end the game."),
    "no_sentence": N_('“{event}” has no sentence. Write one under “sentences”, or "" for none.'),
    "bad_sentence": N_(
        "The sentence for “{event}” asks for {words}. There are player, first, second, third and "
        "rest."
    ),
    "unpressed": N_(
        "“{event}” can be chosen, but nothing on the screen means it. Add a button under "
        "“buttons”, or name something on the table."
    ),
    "no_number": N_("“value” must return a number, not {value}."),
    "too_long": N_("This is too long: {n} characters are the most."),
    "network": N_("It can't be downloaded now. Check your internet connection and try again."),
    "no_worker": N_("This browser can't try programs now. Reload the page and try again."),
    "broken": N_("It was tried well, but couldn't be started. Reload the page and try again."),
}


DRAFT = "draft/"
"""The first characters of the setting that is an unsaved text; the name of a kept game follows, or
`NEW`."""
NEW = "new"
MINE, FOREIGN = "mine", "foreign"
"""The first line of a draft: whether it came from elsewhere."""


class WritePage(Page):
    """The text of a new game, or of one kept under a name."""

    name = "write"

    def __init__(self, services: Services, view: Draw, game: str = "") -> None:
        super().__init__(services, view=view)
        self.game = game
        self.text = ""
        self.foreign = False
        """Whether somebody else may have written it."""
        self.state = "fetching"
        """Or "lacking" what games are made with, or "ready"."""
        self.doing = ""
        """"run" or "keep" while the text is looked over for that."""
        self.fault: Fault | None = None
        """The last one that was found. It stays while it is mended: what went with the first letter
        would move the buttons from under a finger."""
        self.looked_over = ""
        """The text in which it was found."""
        self._begin = ""
        """The text to begin with."""
        self._stop: Callable[[], None] = lambda: None
        self.presses = {
            "run": lambda: self._look_over("run"),
            "keep": lambda: self._look_over("keep"),
            "stop": self._stopped,
            "save": lambda: save_as_file(services, f"{named(self.text)}.py", self.text),
            "fetch": self.arrive,
            "anew": self._anew,
            "to line": self._to_line,
        }
        self.fields = {"program": self._type}

    def arrive(self) -> None:
        """Fetches the modules that games in one file are made with."""
        super().arrive()
        self.state = "fetching"
        self.services.device.programs.prepare(self._come)

    def leave(self) -> None:
        """Ends whatever is being tried."""
        self._stop()

    @property
    def changed(self) -> bool:
        """Whether the text is another than the one that is kept, or begun with."""
        return self.text != self._begin

    def receive(self, text: str | None) -> bool:
        """Opens a file in place of the text."""
        if text is None or len(text) > PROGRAM:
            self._say(Fault("too_long", facts={"n": str(PROGRAM)}))
        elif self.state == "ready":
            plain = text.replace("\r\n", "\n").expandtabs(4)
            id = self._put_away()
            self._set(plain, foreign=not self._is_mine(plain))
            self._tell_put_away(id)
        return True

    def _is_mine(self, text: str) -> bool:
        programs = self.services.device.programs
        return any(programs.may_run(name, text) for name in programs.names())

    # --- the text ---

    def _come(self, pig: str) -> None:
        if not pig:
            self.state = "lacking"
            return
        self.state = "ready"
        programs = self.services.device.programs
        self._begin = programs.text(self.game) or pig
        whose, _, draft = self.services.settings.recall(self._draft, "").partition("\n")
        self.text = draft or self._begin
        kept = bool(self.game) and not draft
        self.foreign = not programs.may_run(self.game, self.text) if kept else whose == FOREIGN

    @property
    def _draft(self) -> str:
        return f"{DRAFT}{self.game or NEW}"

    def _type(self, text: str) -> None:
        if text != self.text:
            fault = self.fault
            self._set(text, foreign=self.foreign)
            self.fault = fault

    def _set(self, text: str, *, foreign: bool) -> None:
        self._stop()
        self.text, self.foreign, self.fault, self.doing = text, foreign, None, ""
        self._note_draft()

    def _note_draft(self) -> None:
        whose = FOREIGN if self.foreign else MINE
        draft = f"{whose}\n{self.text}" if self.changed else ""
        self.services.remember(self._draft, draft[: PROGRAM + len(whose) + 1])

    def _anew(self) -> None:
        """Takes back all that was changed."""
        id = self._put_away()
        self._set(self._begin, foreign=False)
        self._come(self._begin)
        self.services.focus = "heading"
        self._tell_put_away(id)

    def _put_away(self) -> str:
        """Puts the draft among the deleted games, and returns its id there. The id is "" if there
        is none."""
        draft = own_setting(self.services, self._draft)
        return put_away(self.services, draft) if self.changed else ""

    def _tell_put_away(self, id: str) -> None:
        if id:
            words = self.services.say("The text before is under “My data”.")
            self.services.messages.notify(words, undo_way(self.services, id))

    def _to_line(self) -> None:
        if self.fault:
            self.services.device.programs.mark(self.fault.line)

    # --- what runs ---

    def _look_over(self, wish: str) -> None:
        if self.doing:
            return
        if len(self.text) > PROGRAM:
            self._say(Fault("too_long", facts={"n": str(PROGRAM)}))
            return
        self.doing, self.fault = wish, None
        self._stop = self.services.device.programs.look_over(self.text, self._looked_over)

    def _stopped(self) -> None:
        self._stop()
        self.doing = ""

    def _looked_over(self, outcome: Written | Fault) -> None:
        wish, self.doing = self.doing, ""
        if isinstance(outcome, Fault):
            self._say(outcome)
        elif self._is_taken(outcome.name):
            self._say(Fault("taken"))
        elif not self.services.device.programs.install(outcome.name, self.text):
            self._say(Fault("broken"))
        elif wish == "run":
            self.services.memory.on_trial = outcome.name
            self.services.memory.tried_at = f"#/write/{self.game}" if self.game else "#/write"
            self.services.device.go(f"#/try/{outcome.name}")
        else:
            self._keep(outcome)

    def _is_taken(self, name: str) -> bool:
        """Whether another game of this device has the name."""
        services = self.services
        own = services.device.programs.names()
        added = {pack.game for pack in services.device.packs.added() if not pack.own}
        return name in games.NAMES or name in added or (name in own and name != self.game)

    def _keep(self, written: Written) -> None:
        """Has the game be there from now on, under the address of its name."""
        services = self.services
        programs = services.device.programs
        before = own_setting(services, f"{TEXT}{written.name}")
        same = before.text == self.text
        written = written._replace(since=before.since if same else services.device.now())
        if len({*programs.names(), written.name}) > PROGRAMS or not programs.keep(
            written, self.text
        ):
            services.messages.notify(
                services.say("This device has no room for it. Delete something, then try again.")
            )
            return
        games = (e for e in services.saves.entries() if e.game == written.name)
        if before.text and not same and any(e.saved >= before.since for e in games):
            put_away(services, before)
        services.remember(f"{TEXT}{written.name}", self.text)
        services.remember(self._draft, "")
        services.messages.notify_next(
            services.say("{game} is on this device now.", game=written.title)
        )
        services.device.go(f"#/write/{written.name}", instead=True)
        if self.game == written.name:
            self._begin, self.foreign = self.text, False

    def _say(self, fault: Fault) -> None:
        self.fault, self.looked_over = fault, self.text
        self.services.messages.announce(self.sentence(fault))

    def sentence(self, fault: Fault) -> str:
        """The fault in words, with the number of its line."""
        say = self.services.say
        words = say(SENTENCES.get(fault.code, SENTENCES["raised"]), **fault.facts)
        return say("Line {n}: {words}", n=fault.line, words=words) if fault.line else words
