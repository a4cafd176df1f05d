"""What the build makes of index.html."""

import re

import pytest

from tessera import i18n
from tessera.games import GAMES
from tessera.i18n import LANGUAGES, translator
from tessera.screens.packs import OURS
from tessera.screens.trouble import Trouble
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.right_to_left import CODE, NAME, learn
from tools import page
from tools.build.manifest import manifest
from tools.build.not_found import section


def test_a_text_stands_there_once_for_each_language() -> None:
    assert page.spans("Saved games") == (
        '<span lang="de">Gespeicherte Partien</span>'
        '<span lang="en">Saved games</span>'
        '<span lang="es">Partidas guardadas</span>'
        '<span lang="fr">Parties enregistrées</span>'
        '<span lang="it">Partite salvate</span>'
        '<span lang="pt">Jogos guardados</span>'
        '<span lang="pt-BR">Jogos salvos</span>'
    )


def test_a_name_that_is_the_same_everywhere_needs_no_language() -> None:
    assert page.spans("Tabula") == "Tabula"


def test_a_text_is_text() -> None:
    assert page.spans("1 < 2 & it's so") == "1 &lt; 2 &amp; it's so"


def test_a_block_is_repeated_in_each_language() -> None:
    lines = list(page.for_each_language('<p lang="{code}">{{Try again}} ({name})</p>\n'))
    assert [line[:11] for line in lines] == [f'<p lang="{code}"'[:11] for code in LANGUAGES]
    assert lines[1] == '<p lang="en">Try again (English)</p>\n'
    assert lines[-1].endswith("(Português do Brasil)</p>\n")


def test_nothing_of_the_template_is_left() -> None:
    configuration = re.compile(r"<mpy-config.*?</mpy-config>", re.DOTALL)  # It is JSON.
    left = configuration.sub("", page.filled())
    assert not re.search(r"[{}]|<!-- (for each|end|unbuilt)", left)


def test_every_text_is_counted_for_the_catalogues() -> None:
    lines = page.template().splitlines()
    assert all(text in lines[number - 1] for number, text in page.texts())
    assert "Several games, one table" in [text for _, text in page.texts()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_the_menu_leads_to_every_game(game) -> None:
    for edition in game.editions:
        tiles = page.filled().split('<li class="game')
        (entry,) = (tile for tile in tiles if f'href="#/begin/{edition.path}"' in tile)
        assert f'src="static/pictures/{edition.name}.svg"' in entry
        assert f'href="#/new/{edition.path}"' in entry
        for language in LANGUAGES:
            say = translator(language)
            assert say(edition.title) in entry
            assert f'<span lang="{language}">{say(edition.tagline)}</span>' in entry


def test_the_switch_offers_every_language_by_its_own_name() -> None:
    listed = re.findall(r'<option value="(.+?)" lang="(.+?)"( selected)?>(.+?)<', page.filled())
    named = [(code, name) for code, name in LANGUAGES.items()]
    assert [(code, name) for code, _, _, name in listed] == named
    assert [code for _, code, _, _ in listed] == [*LANGUAGES]
    assert [code for code, _, selected, _ in listed if selected] == ["en"]


def test_a_language_that_is_written_from_right_to_left_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(i18n, "_made", {**i18n._made})
    monkeypatch.setitem(LANGUAGES, CODE, NAME)
    learn()
    hebrew = re.findall(rf'<(?:option|p)[^>]* lang="{CODE}"[^>]*>', page.filled())
    assert len(hebrew) > 5
    assert all(' dir="rtl"' in tag for tag in hebrew)
    assert page.filled().count("dir=") == len(hebrew)
    assert manifest(CODE)["dir"] == "rtl"
    assert f'<section lang="{CODE}" dir="rtl">' in section(CODE)


def test_one_rule_hides_all_languages_but_the_chosen_one() -> None:
    rule = page.language_rules()
    assert rule.count(":root[data-speaks=") == len(LANGUAGES)
    assert rule.endswith("{ display: none; }\n")


PACKS = [
    {"game": "rota", "author": OURS, "title": {"en": "Rota"}, "tagline": {"en": "A {wheel}"}},
    {"game": "ludo", "author": "Eve", "title": {"en": "Ludo"}, "tagline": {"en": "For 4"}},
]


def test_our_games_in_packages_stand_among_the_tiles_and_those_of_others_do_not() -> None:
    menu = page.filled(PACKS)
    assert 'href="#/add/rota"' in menu
    assert 'data-way="tile rota"' in menu
    assert "A &#123;wheel}" in menu
    assert "ludo" not in menu
    assert "#/add/" not in page.filled()


def test_every_way_of_the_menu_leads_to_a_screen() -> None:
    ways = set(re.findall(r'href="(#/[^"]*)"', page.filled()))
    assert {"#/join", "#/learn", "#/saved"} <= ways
    for way in ways:
        assert not isinstance(Tablet(way).app.screen, Trouble), way
