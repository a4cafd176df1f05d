"""The game in the README is played."""

import re
from doctest import DocTestParser, DocTestRunner

from tools.paths import ROOT

PYTHON = re.compile("^```pycon\n(.*?)^```$", re.M | re.S)


def test_what_the_readme_shows_is_what_python_answers() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    [lines] = PYTHON.findall(readme)
    shown = DocTestParser().get_doctest(lines, {}, "README.md", "README.md", 0)
    assert DocTestRunner().run(shown).failed == 0
