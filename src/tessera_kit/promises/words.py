"""Promises about what a game says, whatever happens: see `tessera_kit.promises`."""

from collections.abc import Iterator

from tessera.kit.colours import COLOUR_NAMES
from tessera.kit.game import AnyGame
from tessera_kit.listening import Listening, lacking
from tessera_kit.playing import playouts, some
from tessera_kit.shown import Showing

LEVELS = ("youngest", "easy", "normal", "hard")


def check_options_and_levels_have_words(game: AnyGame) -> None:
    """Every option, each of its values and every computer has a name and an explanation; "normal"
    is among the computers, because it takes the place of those that can't think."""
    assert "normal" in game.bots, "there is no computer called normal"
    unknown = game.bots.keys() - {*LEVELS}
    assert not unknown, f"computers are called {', '.join(LEVELS)}, and not {', '.join(unknown)}"
    empty = [where for where, text in said_beside(game) if not text.strip()]
    assert not empty, f"no words for {', '.join(empty)}"


def check_sides_have_colours(game: AnyGame) -> None:
    """No two sides have one colour, as long as there are colours with names."""
    rules = game.rules
    sides = max(max(rules.sides(rules.standard_setup(number))) + 1 for number in rules.players)
    enough = min(sides, len(COLOUR_NAMES))
    assert len(game.colours) >= enough, (
        f"{sides} sides and {len(game.colours)} colours: `colours` of Game takes more, those of "
        "kit.colours.COLOUR_NAMES, and `View.badge` draws them"
    )


def check_everything_is_translated(game: AnyGame) -> None:
    """All texts beside a game are translated into every language, with their facts."""
    faults = lacking({text for _, text in said_beside(game)})
    assert not faults, "\n".join(faults)


def check_what_is_said_while_it_is_played(game: AnyGame) -> None:
    """Everything that happens, is asked or refused in random games has a sentence, in every
    language and with its facts."""
    say = Listening()
    showing = Showing(game, say)
    for played in playouts(game.rules, ("words",)):
        for at in some(range(len(played.states)), 14):
            showing.look(played, at)
        showing.told(played)
    faults = lacking(say.asked)
    assert not faults, "\n".join(faults)


def said_beside(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Every text of the menu, the form and the other pages, after words that say which it is."""
    texts = game.texts
    yield from (("the title", texts.TITLE), ("the tagline", texts.TAGLINE))
    for level in game.bots:
        yield f"the computer {level}", texts.LEVELS.get(level, "")
    for players in game.rules.players:
        for option in game.rules.options(players):
            topic = option.topic
            # Nothing given is said by the form.
            values = option.values if option.side is None else option.values[1:]
            for name in (topic, *(f"{topic}={value}" for value in values)):
                title, explained = texts.OPTIONS.get(name, ("", ""))
                yield f"the option {name}", title
                # A value may be clear by its name.
                if explained or name == topic:
                    yield f"what the option {name} means", explained
    for heading, paragraphs in texts.RULES_PAGE:
        yield "a heading of the rules page", heading
        yield from ((f"a paragraph under {heading}", paragraph) for paragraph in paragraphs)
    for preference in game.preferences:
        yield f"the preference {preference.name}", preference.label
        for value, label in preference.values:
            yield f"{preference.name}={value}", label
    for lesson in game.lessons():
        yield f"the lesson {lesson.name}", lesson.title
        for step in lesson.steps:
            yield f"a step of {lesson.name}", step.says
            yield from ((f"an answer of {lesson.name}", wrong.says) for wrong in step.wrong)
            if step.right:
                yield f"a praise of {lesson.name}", step.right


def check_why_leads_to_the_rules(game: AnyGame) -> None:
    """The paragraphs that "Why?" opens stand on the rules page."""
    page = {paragraph for _, paragraphs in game.texts.RULES_PAGE for paragraph in paragraphs}
    lost = [key for key, paragraphs in game.why.items() if not {*paragraphs} <= page]
    assert not lost, f"paragraphs that the rules page doesn't have, for {', '.join(lost)}"
