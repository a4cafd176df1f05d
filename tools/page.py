"""Fills in index.html, which is a template: its texts are English sentences in double braces.

Each `{{text}}` becomes one span for each language, of which the style sheet shows one. What stands
between `<!-- for each language -->` and `<!-- end -->` is repeated instead, with the texts in that
language; what stands in a block `for each game` is repeated for the games of the menu, `puzzling`
for those with puzzles, and `pack` for our own games in packages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any

from tessera.games import GAMES
from tessera.i18n import FALLBACK, LANGUAGES, direction, translator
from tessera.screens.packs import OURS
from tools.paths import PACKS, ROOT

TEXT = re.compile(r"\{\{(.+?)\}\}")
# Words for whoever opens the template itself.
UNBUILT = re.compile(r" *<!-- unbuilt -->\n.*?<!-- end -->\n", re.DOTALL)
# What only a site with games in packages has.
PACKED = re.compile(r" *<!-- if there are packs -->\n(.*?) *<!-- end -->\n", re.DOTALL)
BLOCK = re.compile(r" *<!-- for each (\w+) -->\n(.*?) *<!-- end -->\n", re.DOTALL)


def template() -> str:
    return (ROOT / "index.html").read_text(encoding="utf-8")


def texts() -> list[tuple[int, str]]:
    """The number of the line and the English of every text in the template."""
    lines = enumerate(template().splitlines(), 1)
    return [(number, text) for number, line in lines for text in TEXT.findall(line)]


def filled(packs: Sequence[Mapping[str, Any]] = ()) -> str:
    """The page in all languages. `packs` are the games in packages, as games.json has them."""
    blocks: dict[str, Callable[[str], Iterable[str]]] = {
        "language": for_each_language,
        "catalogue": for_each_catalogue,
        "game": for_each_game,
        "puzzling": for_each_puzzling,
        "pack": lambda block: for_each_pack(block, packs),
    }
    page = BLOCK.sub(lambda found: "".join(blocks[found[1]](found[2])), UNBUILT.sub("", template()))
    page = PACKED.sub(r"\1" if any(PACKS.glob("*/pyproject.toml")) else "", page)
    return TEXT.sub(lambda found: spans(found[1]), page)


def for_each_language(block: str) -> Iterable[str]:
    for code, name in LANGUAGES.items():
        fields = {
            "code": code,
            "name": name,
            "dir": ' dir="rtl"' if direction(code) == "rtl" else "",
            "selected": " selected" if code == FALLBACK else "",  # The template's own.
        }
        yield filled_in(translated(block, code), **fields)


def for_each_catalogue(block: str) -> Iterable[str]:
    for code in LANGUAGES:
        if code != FALLBACK:
            yield filled_in(block, code=code)


def for_each_game(block: str) -> Iterable[str]:
    for game in GAMES:
        for edition in game.editions:
            yield filled_in(
                block,
                game=game.rules.name,
                name=edition.name,
                path=edition.path,
                title=f"{{{{{edition.title}}}}}",
                tagline=f"{{{{{edition.tagline}}}}}",
            )


def for_each_puzzling(block: str) -> Iterable[str]:
    for game in GAMES:
        if game.has_puzzles:
            yield filled_in(block, game=game.rules.name)


def for_each_pack(block: str, packs: Sequence[Mapping[str, Any]]) -> Iterable[str]:
    for pack in packs:
        if pack["author"] == OURS:
            title, tagline = in_all_languages(pack["title"]), in_all_languages(pack["tagline"])
            yield filled_in(block, game=pack["game"], title=title, tagline=tagline)


def filled_in(block: str, **fields: str) -> str:
    for field, value in fields.items():
        block = block.replace(f"{{{field}}}", value)
    return block


def translated(block: str, language: str) -> str:
    say = translator(language)
    return TEXT.sub(lambda found: escape(say(found[1]), quote=False), block)


def spans(text: str) -> str:
    """The text in every language, or once where all languages say the same."""
    return in_all_languages({code: translator(code)(text) for code in LANGUAGES})


def in_all_languages(texts: Mapping[str, str]) -> str:
    """A text by language, of which a page shows the one; once where all are the same."""
    said = {
        code: escape(texts.get(code) or texts[FALLBACK], quote=False).replace("{", "&#123;")
        for code in LANGUAGES
    }
    if len(set(said.values())) == 1:
        return said.popitem()[1]
    return "".join(f'<span lang="{code}">{words}</span>' for code, words in said.items())


def language_rules() -> str:
    """The style rule that shows, of the texts in all languages, the chosen one."""
    others = ",\n".join(
        f':root[data-speaks="{code}"] body [lang]:not([lang="{code}"], option, noscript *)'
        for code in LANGUAGES
    )
    return f"{others} {{ display: none; }}\n"
