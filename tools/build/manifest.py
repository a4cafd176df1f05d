"""Writes the web app manifests, one for each language: a manifest can speak only one."""

import json
from collections.abc import Callable
from pathlib import Path

from tessera.games import GAMES
from tessera.i18n import LANGUAGES, N_, direction, translator
from tools.art.screenshots import SCREENSHOTS

DESCRIPTION = N_("Tabletop games for the family round one tablet. No internet needed, no account.")


def manifest(language: str) -> dict[str, object]:
    say = translator(language)
    icons = [
        {"src": "static/icons/tessera.svg", "sizes": "any", "type": "image/svg+xml"},
        icon(192),
        icon(512),
        {**icon(512, "-maskable"), "purpose": "maskable"},
    ]
    return {
        # The same in every language, so that a change of language is no other app.
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "name": "Tessera",
        "short_name": "Tessera",
        "description": say(DESCRIPTION),
        "lang": language,
        "dir": direction(language),
        "display": "standalone",
        "orientation": "any",
        "theme_color": "#f4eee2",
        "background_color": "#f4eee2",
        "categories": ["games"],
        "icons": icons,
        "screenshots": [screenshot(language, form) for form in SCREENSHOTS],
        "shortcuts": [
            {"name": say("Puzzle of the day"), "url": "./#/puzzles", "icons": [icon(192)]},
            *(
                {
                    "name": say(edition.title),
                    "url": f"./#/begin/{edition.path}",
                    "icons": [icon(192)],
                }
                for game in GAMES
                for edition in game.editions
            ),
        ],
    }


def icon(size: int, kind: str = "") -> dict[str, str]:
    path = f"static/icons/icon{kind}-{size}.png"
    return {"src": path, "sizes": f"{size}x{size}", "type": "image/png"}


def screenshot(language: str, form: str) -> dict[str, str]:
    width, height = SCREENSHOTS[form]
    return {
        "src": f"static/screenshots/{form}.png",
        "sizes": f"{width}x{height}",
        "type": "image/png",
        "form_factor": form,
        "label": translator(language)(DESCRIPTION),
    }


def write(out: Path, fill: Callable[[str], str]) -> None:
    for language in LANGUAGES:
        text = json.dumps(manifest(language), ensure_ascii=False, indent=1)
        (out / f"tessera.{language}.json").write_text(f"{fill(text)}\n", encoding="utf-8")
