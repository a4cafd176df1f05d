"""What is read stands out from its ground by 7:1, by day, by night and on paper."""

from __future__ import annotations

import re

import pytest

from tools.paths import PACKAGE, STATIC

TOKENS = (STATIC / "css" / "tokens.css").read_text(encoding="utf-8")
LIGHT, NIGHT = TOKENS.split("@media (prefers-color-scheme: dark)")
DARK, PRINTED = NIGHT.split("@media print")
ENOUGH = 7.0
SIDES = ("green", "blue", "red", "ochre", "violet", "teal", "orange", "brown")
SIDE_INK = 0.55
"""How much of a side's colour there is in its letters; the rest is ink."""
Rgb = tuple[float, ...]


def tokens(code: str) -> dict[str, Rgb]:
    found = re.findall(r"--([\w-]+): #([0-9a-f]{6}|[0-9a-f]{3});", code)
    whole = {
        name: value if len(value) == 6 else "".join(c * 2 for c in value) for name, value in found
    }
    return {
        name: tuple(int(value[at : at + 2], 16) for at in (0, 2, 4))
        for name, value in whole.items()
    }


SCHEMES = {
    "light": tokens(LIGHT),
    "dark": tokens(LIGHT) | tokens(DARK),
    "printed": tokens(LIGHT) | tokens(PRINTED),
}


def luminance(colour: Rgb) -> float:
    """Relative luminance, by WCAG 2.2."""
    shares = (value / 255 for value in colour)
    linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgb, other: Rgb) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    return tuple(share * a + (1 - share) * b for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_text_is_read_easily(scheme) -> None:
    of = SCHEMES[scheme]
    grounds = {name: of[name] for name in ("paper", "sheet")}
    pairs = {
        f"{text} on {ground}": (of[text], colour)
        for text in ("ink", "muted", "accent-deep", "hint")
        for ground, colour in grounds.items()
    }
    for ground in ("accent", "accent-deep"):
        pairs[f"a button's words on {ground}"] = (of["on-accent"], of[ground])
    chosen = mixed(of["accent"], of["sheet"], 0.07)
    pairs["the small print of what is chosen"] = (of["muted"], chosen)
    for side in SIDES:
        letters = mixed(of[side], of["ink"], SIDE_INK)
        pairs[f"the name of {side}"] = (letters, of["sheet"])
        active = mixed(of[side], of["sheet"], 0.13)
        pairs[f"the standing of {side}, on turn"] = (of["muted"], active)
    faint = {name: round(contrast(*pair), 2) for name, pair in pairs.items()}
    assert {name: value for name, value in faint.items() if value < ENOUGH} == {}


def test_the_letters_of_a_side_are_mixed_as_reckoned_here() -> None:
    sheet = (STATIC / "css" / "scene" / "colours.css").read_text(encoding="utf-8")
    assert f"--side-ink: color-mix(in srgb, var(--side) {SIDE_INK:.0%}, var(--ink));" in sheet


def test_white_numbers_on_chips_and_stones_are_read() -> None:
    light = tokens(LIGHT)
    for name in ("green", "blue", "red"):
        outlined = mixed(light[f"chip-{name}"], (0, 0, 0), 0.66)
        assert contrast((255, 255, 255), outlined) >= ENOUGH, name
    sheet = (PACKAGE / "games" / "tabula" / "style.css").read_text(encoding="utf-8")
    stones = tokens(sheet)
    for name in ("red", "blue"):
        assert contrast((255, 255, 255), stones[f"stone-{name}"]) >= ENOUGH, name


def test_no_game_gives_a_colour_of_the_page_another_meaning() -> None:
    """Sheets over the table are drawn with them, and lie within the game's own root."""
    page = {*re.findall(r"^  (--[\w-]+):", TOKENS, re.M)}
    taken = {}
    for sheet in (PACKAGE / "games").glob("*/style.css"):
        inside = sheet.read_text(encoding="utf-8").partition("{")[2]
        root = re.split("[{@]", inside)[0]
        if both := page & {*re.findall(r"(--[\w-]+):", root)}:
            taken[sheet.parent.name] = both
    assert taken == {}
