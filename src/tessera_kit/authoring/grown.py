"""The modules that `grow` writes: each of them a ready part, and a line about what it may
override."""

OWN = "plain.py"
"""The author's file, as a module of the game."""
MODULES = {
    "__init__.py": '''\
"""The game, put together of its parts."""

from tessera.kit.game import AnyGame, Game
from tessera_plain.view import COLOURS

from {module}.bots import BOTS
from {module}.plain import PLAIN
from {module}.rules import RULES
from {module}.view import VIEW
from {module}.view.texts import TEXTS

# May have more, each of a file of its own: lessons, pictures of the rules, odds, an analysis.
GAME: AnyGame = Game(RULES, VIEW, BOTS, TEXTS, why=PLAIN.why, colours=COLOURS, base="tessera_plain")
''',
    "rules/__init__.py": '''\
"""The rules as Tessera asks for them: plain.py answers."""

from tessera_plain.rules import PlainRules

from {module}.plain import PLAIN


class {class}Rules(PlainRules):
    """May override what `tessera.core.rules.Rules` has, such as `story` (the lines of the log)."""


RULES = {class}Rules(PLAIN)
''',
    "view/__init__.py": '''\
"""The game on the screen: ready boards with what plain.py lays on them."""

from tessera_plain.view import PlainView

from {module}.plain import PLAIN
from {module}.rules import RULES
from {module}.view.texts import TEXTS


class {class}View(PlainView):
    """May override what `tessera.kit.view.View` has, such as `board`, `press`, `flights`."""


VIEW = {class}View(PLAIN, RULES, TEXTS)
''',
    "view/texts.py": '''\
"""The words: those of plain.py, and those that all games in one file have."""

from tessera_plain.texts import PlainTexts

from {module}.plain import PLAIN


class {class}Texts(PlainTexts):
    """May override what `tessera.kit.game.Texts` has, such as `LEVELS` or `tell` (a sentence)."""


TEXTS = {class}Texts(PLAIN)
''',
    "bots/__init__.py": '''\
"""The computers: they try out or value what plain.py allows."""

from tessera_plain.bots import bots

from {module}.plain import PLAIN
from {module}.rules import RULES

# May have functions of your own in place of these, by level: see `tessera.kit.bot.Bot`.
BOTS = {{**bots(PLAIN, RULES)}}
''',
}
STYLE = """\
/* The game's own looks: they come after those of the ready boards. */

[data-game="{name}"] {{
}}
"""
ABOUT = """\
`plain.py` says what it is; `rules/` makes the rules of it, `view/` what is seen
and said, `bots/` how computers play."""
NEXT = """\
{package}: it plays as before, and saved games stay readable.
  plain.py   your file, but for its last line
  rules/ view/ bots/   each has a class or a table in which whatever you write takes the place of \
the ready part
  style.css, picture.svg, tests/   yours to change: an own look, cases, recorded games
Now `python -m tessera check {home}`; then write one method, say `board` in view/__init__.py, and \
`python -m tessera try {home}`.
If the project was installed with pip, install it once more."""
