"""Links as mail, messengers and people hand them on: whatever came to stand behind a code, round it
or within it, it opens."""

from __future__ import annotations

import string
from collections.abc import Callable
from random import Random
from urllib.parse import quote

import pytest

from tessera.phones.codes import Invitation, read_invitation, write_invitation
from tessera.phones.description import Description, IceCandidate
from tessera.storage.addresses import address_in, trimmed
from tessera.storage.links import MARK, read_link, write_link

START = "https://example.org/tessera/"
BEHIND = [
    *string.printable,
    *"…”’»›“。，）！？\u00a0\u200b\u200d\ufeffé中",
    "&fbclid=IwAR0x",
    "?utm_source=a",
    "/",
]
ENCODED = ' "<>`'
"""What browsers write in another way behind `#`, with all that isn't ASCII."""

Opens = Callable[[str], object]


def line(random: Random) -> str:
    return "".join(random.choices(string.ascii_lowercase + "  ", k=random.randrange(4, 30)))


def text(random: Random) -> str:
    return "\n".join(line(random) for _ in range(random.randrange(1, 40)))


def invitation(random: Random) -> Invitation:
    by = Description("aB+/", "p" * 24, random.randbytes(32), (IceCandidate("192.168.1.20", 5012),))
    return Invitation(random.randrange(65_536), 1, by, line(random).strip()[:20])


def links() -> list[tuple[str, Opens, object]]:
    """An address, what reads the rest behind its place, and what that has to give."""
    random, made = Random(50), []
    for number in range(50):
        if number < 40:
            mark, sent = (MARK, "#/letter/")[number % 2], text(random)
            made.append((mark + write_link(sent), read_link, sent))
        elif number < 47:
            invited = invitation(random)
            made.append(("#/join/" + write_invitation(invited), read_invitation, invited))
        else:
            name = random.randbytes(3).hex()
            made.append((f"#/puzzles/tabula/{name}", lambda rest: rest.partition("/")[2][:6], name))
    return made


LINKS = links()
LONG = MARK + write_link("".join(Random(1).choices(string.printable, k=900)))


def opened(address: str, opens: Opens) -> object:
    way, _, rest = address.removeprefix("#/").partition("/")
    return opens(rest if way == "puzzles" else rest.partition("/")[0])


def typed(character: str) -> str:
    return quote(character) if not character.isascii() or character in ENCODED else character


@pytest.mark.parametrize("way", ["pasted", "as an address"])
def test_whatever_stands_behind_a_link_it_opens(way: str) -> None:
    failed = []
    for address, opens, meant in LINKS:
        for behind in BEHIND:
            found = (
                address_in(f"Look: {START}{address}{behind}")
                if way == "pasted"
                else trimmed(address + "".join(map(typed, behind)))
            )
            try:
                if opened(found, opens) == meant:
                    continue
            except ValueError:
                pass
            failed.append((address[:12], behind))
    assert failed == []


def wrapped(text: str, end: str, width: int = 76) -> str:
    return end.join(text[at : at + width] for at in range(0, len(text), width))


@pytest.mark.parametrize(
    "came",
    [
        f"<{START}{LONG}>",
        f"[my turn]({START}{LONG})!",
        f'<a href="{START}{LONG}">',
        wrapped(START + LONG, "\n"),
        wrapped(START + LONG, "\r\n") + "\r\nAna",
        wrapped(START + LONG, "=\r\n").replace("\u200b", "") + "=\r\n",
        "> " + wrapped(START + LONG, "\n> ") + "\n> Ana",
        ">> " + wrapped(START + LONG, "\n> > "),
        wrapped(START + LONG, "\u200b"),
        f"https://e.safelinks.example/?url={quote(START + LONG, safe='')}&data=05%7C02",
        "https://a.example/?u=" + quote(f"https://b.example/?u={quote(START + LONG)}", safe=""),
        f"{START}%23{LONG[1:]}",
        f"{START}%23{LONG[1:]}&fbclid=x",
        f"{START}{LONG}\n\n{START}{MARK}1AAAA",
        f"{START}{LONG}\n-- \nAna",
    ],
    ids=range(15),
)
def test_however_a_link_came_it_opens(came: str) -> None:
    code = address_in(came).removeprefix(MARK)
    assert read_link(code) == read_link(LONG.removeprefix(MARK))


@pytest.mark.parametrize(
    ("came", "address"),
    [
        ("", ""),
        ("tessera record 2\nseat person green #/open/1abc\n", ""),
        ("https://example.org/open/1abc", ""),
        (f"{START}#/puzzles.\nBye", "#/puzzles"),
        (f"{START}#/join\nBye", "#/join"),
        ("x" * 200_000 + "#/open/1abc", ""),
    ],
    ids=range(6),
)
def test_nothing_else_is_taken_for_a_link(came: str, address: str) -> None:
    assert address_in(came) == address


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("", ""),
        ("#/", "#/"),
        ("#/rules/ur).", "#/rules/ur"),
        ("#/watch/a_1-b/30%20", "#/watch/a_1-b/30"),
        ("#open/1abc…", "#open/1abc"),
        ("#%2Fopen%2F1abc", "#/open/1abc"),
    ],
)
def test_an_address_of_any_page_is_trimmed(address: str, page: str) -> None:
    assert trimmed(address) == page
