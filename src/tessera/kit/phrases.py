"""Sentences that several games say, and facts turned into words."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tessera.core.record import Player
from tessera.core.rules import Illegal, Rules
from tessera.core.setup import NO_START, START, Setup
from tessera.i18n import N_, Translator

COMMON = {"over": N_("The game is over.")}
YOUNGEST = N_(
    "For the first games. It sees one or two of the things it could do, and does the better one. "
    "Young children win most games."
)
"""What the weakest computer of any game can do."""
NUMBERED = N_("Player {number}")
GIVEN = (
    *(NUMBERED, "Jogador {number}", "Jugador {number}"),
    *("Joueur {number}", "Spieler {number}", "Giocatore {number}"),
)
"""The same in every language: a page has the catalogue of one alone."""
Sentences = Mapping[str, str | tuple[str, ...]]
"""A sentence for each code, or several: one about a `seat`, or for one player and for several in
`seats`, and last one to the player who is alone here without a name; after those for `seats` it may
lack. Before the last of a `seat` may stand one for that player as the `owner` of what is hit. Every
game has the sentences of `COMMON` besides."""
RulesPage = tuple[tuple[str, tuple[str, ...]], ...]
"""The rules page of a game: headings with their paragraphs."""


def by_code(*explained: tuple[str, str]) -> Mapping[str, tuple[str, ...]]:
    """The paragraphs of the rules page for each code (`Game.why`), from pairs of a paragraph and
    the codes, separated by spaces, that it explains."""
    paragraphs: dict[str, tuple[str, ...]] = {}
    for paragraph, codes in explained:
        for code in codes.split():
            paragraphs[code] = (*paragraphs.get(code, ()), paragraph)
    return paragraphs


Tell = Callable[[Translator, tuple[Player, ...], str, Mapping[str, Any]], str]
"""The sentence for a code of the story or of a refusal, with its facts."""


def teller(
    sentences: Sentences, **wordings: Callable[[Translator, tuple[Player, ...], Any], str]
) -> Tell:
    """A function that gives the sentence for a code with the facts filled in: by the wording of
    that name if there is one, else as `words_of` words them."""

    def tell(
        say: Translator, players: tuple[Player, ...], code: str, facts: Mapping[str, Any]
    ) -> str:
        sentence = sentences.get(code) or COMMON[code]
        if isinstance(sentence, tuple):
            seats = facts.get("seats") or (facts["seat"],)
            you, three = alone(players), len(sentence) > 2
            if [players[seat] for seat in seats] == [you] and ("seat" in facts or three):
                sentence = sentence[-1]
            else:
                yours = "owner" in facts and three and players[facts["owner"]] is you
                sentence = sentence[len(seats) > 1 or yours]
        words = words_of(say, players, facts)
        for fact, wording in wordings.items():
            if facts.get(fact) is not None:
                words[fact] = wording(say, players, facts[fact])
        return say(sentence, **words)

    return tell


def is_playing(say: Translator, player: Player) -> str:
    """The prompt while a computer plays."""
    return say("{player} is playing…", player=player.name)


def words_of(
    say: Translator, players: tuple[Player, ...], facts: Mapping[str, Any]
) -> dict[str, Any]:
    """The facts with words beside them: `player` for a `seat`, `players` for `seats`, and `dice`
    as a sum. Other facts stay as they are."""
    words = dict(facts)
    if "seat" in facts:
        words["player"] = players[facts["seat"]].name
    if "seats" in facts:
        words["players"] = say.together([players[seat].name for seat in facts["seats"]])
    if "dice" in facts:
        words["dice"] = " + ".join(map(str, facts["dice"]))
    return words


def per_cent(say: Translator, probability: float) -> str:
    """A probability (0 to 1) as a rounded percentage; "<1" and ">99" for the nearly certain, so
    that only certainty is called 0 or 100."""
    number = f"{100 * probability:.0f}"
    if number == "0" and probability > 0:
        number = "<1"
    elif number == "100" and probability < 1:
        number = ">99"
    return percentage(say, number)


@lru_cache(maxsize=256)
def percentage(say: Translator, number: str) -> str:
    """The number with the sign behind it, as the language writes it."""
    return say("{number}%", number=number)


def capital(words: str) -> str:
    """The words with a capital first letter."""
    return words[:1].upper() + words[1:]


def starts_given(
    say: Translator,
    rules: Rules[Any, Any],
    options: Mapping[str, tuple[str, str]],
    setup: Setup,
    players: Sequence[Player],
) -> Iterator[str]:
    """Yields for each side with a start who has it, and what: `Start for Ana: 20 points`. There are
    none in a set-up that the rules don't know: a record may be of anything. `options` are the texts
    of the game's."""
    named = dict(setup.options)
    if not any(o.name in named for o in rules.options(setup.players) if o.side is not None):
        return
    try:
        sides = rules.sides(rules.checked_setup(setup))
    except Illegal:
        return
    for side in range(max(sides) + 1):
        if (start := setup.start(side)) != NO_START:
            what = say(options[f"{START}={start}"][0])
            yield say.pair(whose_start(say, sides, players, side), what)


def whose_start(say: Translator, sides: Sequence[int], players: Sequence[Player], side: int) -> str:
    """The words for the start of a side: `Start for Ana`."""
    names = [p.name for p, own in zip(players, sides, strict=True) if own == side]
    return say("Head start for {team}", team=say.together(names))


@lru_cache(maxsize=64)
def is_given(name: str) -> bool:
    """Whether the app has given the name, in any language, until somebody types one."""
    digits = re.search("[0-9]+", name)
    return digits is not None and name in [given.format(number=digits[0]) for given in GIVEN]


def numbered(say: Translator, number: int | str) -> str:
    """The name of a person until somebody types one."""
    return say(NUMBERED, number=number)


def alone(players: Sequence[Player]) -> Player | None:
    """The only person at a device, if nobody has typed a name for them."""
    if not any(map(is_given, [player.name for player in players])):
        return None  # As nearly always: to ask who is a person costs a press more.
    people = [player for player in players if player.is_person]
    return people[0] if len(people) == 1 and is_given(people[0].name) else None


def called(say: Translator, players: Sequence[Player], player: Player) -> str:
    """The name as it is shown on this device. Somebody alone here without a name is "You"."""
    you = is_given(player.name) and player is alone(players)
    return say("You") if you else player.name
