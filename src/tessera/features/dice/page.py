"""The page about a game's dice: the throws that were made beside those to be expected."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from tessera.core.dice import FACES
from tessera.core.replay import BadEvent
from tessera.core.rules import Illegal
from tessera.features.dice.throws import (
    COMPUTERS,
    OWN,
    PEOPLE,
    Checked,
    FaceCounts,
    Throw,
    checked,
    spread,
    straying,
    throws_of,
)
from tessera.i18n import N_, Nn_
from tessera.kit.game import AnyGame
from tessera.kit.odds import Odds
from tessera.kit.phrases import percentage
from tessera.post.game import NotBelieved, PostGame
from tessera.scene.node import Node, classes
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, hint, lead, paper, row, table, wide
from tessera.screens.lookup import of_game, same_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.timer import breathing, pause
from tessera.screens.trouble import Trouble, nowhere
from tessera.screens.way_back import way_back
from tessera.storage.saves import Entry

PORTION = 5
"""Saved games whose throws are counted in one go: the page answers between them."""
AT_ONCE, PACE = 4, 60
"""Throws that are checked in one go, and milliseconds from there to the next ones."""
FEWEST = 60
"""Of fewer dice nothing is said."""
WHO = {PEOPLE: N_("People"), COMPUTERS: N_("Computers")}
HOW = (
    N_("When a game begins, the device thinks up a long secret word: its seed."),
    N_("Each throw follows from the seed and from its number in the game, and from nothing else."),
    N_("Nothing in it knows who throws, or who is ahead: people and computers get the same dice."),
    N_("Take a move back, and the same throw comes again."),
)

UNCHECKED = N_(
    "Throws marked – can't be checked: your own dice, or from before this copy. All others fit."
)


class OddsPage(Page):
    """The throws in the saved games of this device, and in the game with `id` if one is given."""

    name = "odds"
    reference = True

    def __init__(self, services: Services, game: AnyGame, id: str) -> None:
        super().__init__(services, id)
        self.game = game
        self.id = id
        entry = services.saves.entry(id) if id else None
        self.record = entry.record if entry else None
        self._here = throws_of(game.rules, self.record) if self.record else ()
        self._thrown: dict[str, Counter[str]] = defaultdict(Counter)
        """By the titles of the odds how often each kind came on this device."""
        self._by_hand: dict[str, Counter[str]] = defaultdict(Counter)
        """The same for dice of one's own."""
        self._tallies: dict[str, FaceCounts] = defaultdict(FaceCounts)
        """The faces of the device's dice under "", of people's own, and of the first by thrower."""
        self._checked: list[Checked] = []
        self._outcome = ""
        """The sentence about the check; "" before its end."""
        self.presses = {"check throws": self._check}
        own = [entry for entry in services.saves.entries() if entry.game == game.rules.name]
        self.task(self._count(own))

    async def _count(self, entries: Sequence[Entry]) -> None:
        async for entry in breathing(entries, PORTION):
            if record := entry.read():
                throws = throws_of(self.game.rules, record)
                own = [throw for throw in throws if throw.by == OWN]
                device = [throw for throw in throws if throw.by != OWN]
                self._tallies[""].add(device)
                self._tallies[OWN].add(own)
                for who in WHO:
                    self._tallies[who].add(throw for throw in device if throw.by == who)
                for odds in self.game.odds():
                    self._thrown[odds.title].update(_kinds(odds, device))
                    self._by_hand[odds.title].update(_kinds(odds, own))

    def _check(self) -> None:
        if self.record and not self._checked:
            self.task(self._check_all())

    async def _check_all(self) -> None:
        assert self.record
        rules = self.game.rules
        try:
            if self.record.post:
                PostGame(rules, self.record).check()
                self._tell(N_("All throws that were sent follow from everybody's links."))
                return
            for one in checked(rules, self.record):
                self._checked.append(one)
                if one.number % AT_ONCE == 0:
                    await pause(PACE)
        except NotBelieved:
            self._tell(N_("A throw doesn't follow from the links."))
            return
        except (BadEvent, Illegal):
            return  # That it is damaged is reported when somebody opens it.
        wrong = next((one.number for one in self._checked if one.fits is False), None)
        if wrong:
            self._tell(N_("Throw {n} is another than the seed gives."), n=wrong)
        elif any(one.fits is None for one in self._checked):
            self._tell(UNCHECKED)
        else:
            self._tell(N_("Every throw is the one that the seed gives."))

    def _tell(self, sentence: str, **facts: int) -> None:
        """Shows the outcome of the check, and announces it."""
        self._outcome = self.services.say(sentence, **facts)
        self.services.messages.announce(self._outcome)

    def draw(self) -> Node:
        """The sentences, the tables, and the check."""
        say, name = self.services.say, self.game.rules.name
        back = way_back(self.services, self.game, self.id)
        rules = f"#/rules/{name}/{self.id}" if self.id else f"#/rules/{name}"
        return paper(
            say("The dice of {game}", game=say(self.game.texts.TITLE)),
            lead(say("Outlined: what to expect. Filled: what was thrown.")),
            self._fair(),
            *map(self._section, self.game.odds()),
            self._how(),
            actions(
                link(back.label, back.address, "button primary") if back else None,
                link(say("Rules"), rules, "button" if back else "button primary"),
            ),
            look=classes("odds", of_game=self.id),
            game=name,
        )

    def _fair(self) -> Node | None:
        """The section about single dice, those of the device and people's own."""
        say, tally = self.services.say, self._tallies[""]
        own = self._tallies[OWN]
        if not tally.dice and not own.dice:
            return None
        people = [
            row(say(WHO[who]), self._number(one.throws), self._number(one.mean, 2), key=who)
            for who in WHO
            if (one := self._tallies[who]).dice
        ]
        head = ["", say("Throws"), say("A die on average")]
        return Node(
            "section",
            {},
            Node("h2", {}, say("Are they fair?")),
            *(Node("p", {}, words) for words in (self._sentences(tally) if tally.dice else ())),
            self._faces(say("On this device"), tally) if tally.dice else None,
            wide(table(head, people, "thrown-by")) if people else None,
            hint(say.pair(say("With your own dice"), self._judged(own))) if own.dice else None,
            self._faces(say("With your own dice"), own) if own.dice else None,
            key="fair",
        )

    def _sentences(self, tally: FaceCounts) -> list[str]:
        say, number = self.services.say, self._number
        doubles = say(
            "Doubles: {expected} expected in {n} throws, {count} thrown.",
            expected=number(tally.of_two / 6),
            n=number(tally.of_two),
            count=number(tally.doubles),
        )
        wait = say(
            "The longest wait for a six: {n} throws. With so many throws {usual} is usual.",
            n=number(tally.longest),
            usual=number(tally.usual_wait),
        )
        return [self._judged(tally), *([doubles] if tally.of_two else []), wait]

    def _judged(self, tally: FaceCounts) -> str:
        """Whether the dice are fair, by their faces."""
        say = self.services.say
        if tally.dice < FEWEST:
            return say("There are too few throws to tell yet.")
        share = straying(tally.faces)
        if share >= 0.05:
            return say("That is as it should be: fair dice stray as much.")
        if share >= 0.001:
            n = self._number(1 / share)
            return say("Fair dice stray so far about once in {n} times. That happens.", n=n)
        return say("Fair dice hardly ever stray so far: less than once in 1,000 times.")

    def _faces(self, where: str, tally: FaceCounts) -> Node:
        weights = tuple((str(face), 1) for face in FACES)
        counts = Counter({str(face): n for face, n in zip(FACES, tally.faces, strict=True)})
        total = self.services.say.count(Nn_("{n} die", "{n} dice"), tally.dice)
        return self._table(weights, self.services.say.pair(where, total), counts)

    def _section(self, odds: Odds) -> Node | None:
        say = self.services.say
        if self.record and not odds.fits(self.record.setup):
            return None
        tables = [(say("On this device"), self._thrown[odds.title])]
        if by_hand := self._by_hand[odds.title]:
            tables.append((say("With your own dice"), by_hand))
        if self.record:
            tables.insert(0, (say("In this game"), _kinds(odds, self._here)))
        facts = [
            Node("div", {}, Node("dt", {}, claim), Node("dd", {}, truth))
            for claim, truth in self.game.facts(say, self._number, odds.title)
        ]
        throws = Nn_("{n} throw", "{n} throws")
        return Node(
            "section",
            {},
            Node("h2", {}, say(odds.title)),
            Node("dl", {"class": "facts"}, *facts) if facts else None,
            *(
                self._table(odds.weights, say.pair(where, say.count(throws, of.total())), of)
                for where, of in tables
            ),
            key=odds.title,
        )

    def _how(self) -> Node:
        """The section about the seed, with the check of this game's throws."""
        say, check = self.services.say, None
        if self.record and not self.record.post and not self.record.seed:
            check = hint(say("This game came without its seed."))
        elif self.record and not (self._checked or self._outcome):
            check = actions(button(say("Check the throws of this game"), "check throws"))
        marks = {True: "✓", False: "✗", None: "–"}
        rolls = [
            Node("li", {}, f"{'-'.join(map(str, one.roll.dice))} {marks[one.fits]}", key=str(n))
            for n, one in enumerate(self._checked)
        ]
        return Node(
            "section",
            {},
            Node("h2", {}, say("How the throws come about")),
            *(Node("p", {}, say(words)) for words in HOW),
            check,
            Node("ol", {"class": "checked-throws"}, *rolls) if rolls else None,
            Node("p", {}, self._outcome) if self._outcome else None,
            key="how",
        )

    def _table(self, weights: Sequence[tuple[str, int]], title: str, counts: Counter[str]) -> Node:
        say, ways, throws = self.services.say, sum(weight for _, weight in weights), counts.total()
        shares = [weight / ways for _, weight in weights]
        shares += [count / throws for count in counts.values()] if throws else []
        rows = [
            self._row(label, weight / ways, counts[label], throws, max(shares))
            for label, weight in weights
        ]
        head = [say("Kind of throw"), say("Chance"), say("Expected"), say("Thrown"), ""]
        return wide(table(head, rows, "rolled", title))

    def _row(self, label: str, chance: float, count: int, throws: int, widest: float) -> Node:
        share = count / throws if throws else 0
        # Rare things need more digits to be told from nothing.
        digits = 1 if chance >= 0.001 else 3
        bars = Node(
            "td",
            {"class": "bars", "aria-hidden": "true"},
            Node("span", {"class": "came", ".style": f"width: {100 * share / widest:.2f}%"}),
            Node("span", {"class": "expected", ".style": f"width: {100 * chance / widest:.2f}%"}),
        )
        say, number = self.services.say, self._number
        around = f"{number(chance * throws, 1)} ± {number(spread(throws, chance), 1)}"
        cells = percentage(say, number(100 * chance, digits)), around
        look = classes(none=not count)
        return row(say(label), *cells, number(count), bars, look=look, key=label)

    def _number(self, value: float, digits: int = 0) -> str:
        return self.services.device.number(value, self.services.say.language, digits)


def _kinds(odds: Odds, throws: Sequence[Throw]) -> Counter[str]:
    """The number of throws of each kind, in games in which it counts."""
    labels = (odds.kind(throw.roll) for throw in throws if odds.fits(throw.setup))
    return Counter(label for label in labels if label is not None)


@of_game
def odds_page(services: Services, game: AnyGame, id: str) -> Page:
    """The page about a game's dice."""
    if not game.odds():
        return Trouble(services, nowhere)
    return OddsPage(services, game, same_game(services, game, id))
