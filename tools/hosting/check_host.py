"""Asks a server for the files of Tessera and says what is wrong with the way it sends them.

    python3 check_host.py https://example.org/tessera/

Needs Python 3.9 or newer and nothing else; it lies in the archive of a release, beside what it
checks. `make check-host URL=…` is the same.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import sys
from dataclasses import dataclass, field
from html import unescape
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin, urlsplit
from urllib.request import Request, urlopen

PATIENCE = 20
FATAL = ("sandbox", "require-trusted-types-for")
KINDS = ("connect", "font", "img", "manifest", "script", "style", "worker")
NEEDED = tuple(f"{kind}-src" for kind in KINDS)
YEAR = "Files whose names hold a sum could be kept for a year: docs/hosting.md."
A_DAY = 86_400
TAG = re.compile(r"<(?:script|link)\b[^>]*>")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
SUM = re.compile(r"-[0-9a-f]{10}[./]")
# A browser refuses these as anything else.
TYPES = {".js": r"(text|application)/(x-)?(java|ecma)script", ".css": r"text/css"}
# It shows no picture that comes as anything else, and a page is offered as a file.
TYPES |= {".svg": r"image/svg\+xml", "/": r"text/html"}


@dataclass
class Answer:
    """What a server sends for an address."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


@dataclass
class Report:
    """The faults that keep Tessera from starting or from being kept, and what could be better."""

    wrong: list[str] = field(default_factory=list)
    better: list[str] = field(default_factory=list)
    files: int = 0


def ask(address: str) -> Answer:
    """The answer of the server to a request that accepts gzip, as every browser's does."""
    request = Request(address, headers={"Accept-Encoding": "gzip"})
    try:
        with urlopen(request, timeout=PATIENCE) as reply:
            headers = {name.lower(): value for name, value in reply.headers.items()}
            body = reply.read()
            if headers.get("content-encoding", "").lower() == "gzip":
                body = gzip.decompress(body)
            return Answer(reply.status, headers, body)
    except HTTPError as error:
        return Answer(error.code, {name.lower(): value for name, value in error.headers.items()})
    except (URLError, OSError, EOFError) as error:
        return Answer(0, {}, str(error).encode())


def check(address: str) -> Report:
    """A report on the server of the page at this address."""
    report = Report()
    address = address if address.endswith(("/", ".html")) else f"{address}/"
    page = ask(address)
    text = page.body.decode("utf-8", "replace")
    if page.status != 200 or "data-state" not in text:
        told = f"the server answers {page.status}" if page.status else text
        report.wrong.append(f"{address}: here is no Tessera ({told})")
        return report
    _page(report, address, page, text)
    for name, integrity in _named(text):
        _file(report, urljoin(address, name), integrity)
    _file(report, urljoin(address, "tessera.en.json"))
    _file(report, urljoin(address, "service-worker.js"))
    listed = ask(urljoin(address, "packs/games.json"))
    for wheel in re.findall(r'"([\w.+-]+\.whl)"', listed.body.decode("utf-8", "replace"))[:1]:
        _file(report, urljoin(address, f"packs/{wheel}"))
    if ask(urljoin(address, "nothing-is-here.js")).status == 200:
        report.wrong.append(
            "The server has an answer (200) where no file is: after an update, old pages would "
            "take it for theirs. It must answer 404."
        )
    return report


def _named(text: str) -> list[tuple[str, str | None]]:
    """The files that the page loads, and their sums."""
    found = []
    for tag in TAG.findall(text):
        attributes = {name: unescape(value) for name, value in ATTRIBUTE.findall(tag)}
        name = attributes.get("src") or attributes.get("href")
        integrity = attributes.get("integrity") or attributes.get("data-integrity")
        if name and not name.startswith(("#", "data:")) and attributes.get("rel") != "manifest":
            found.append((name, integrity))
    return found


def _page(report: Report, address: str, page: Answer, text: str) -> None:
    report.files += 1
    _type(report, address, "/", page)
    _asked_anew(report, address, page)
    own = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
    sent = page.headers.get("content-security-policy")
    if sent and own:
        for policy in sent.split(","):
            report.wrong += [f"Content-Security-Policy: {fault}" for fault in lacks(policy, own[1])]
    parts = urlsplit(address)
    if parts.scheme == "http" and not (parts.hostname or "").startswith(("127.", "localhost")):
        report.better.append(
            "Without https browsers keep nothing for playing offline, don't offer to install it, "
            "and let no phones join a table."
        )


def _file(report: Report, address: str, integrity: str | None = None) -> None:
    report.files += 1
    answer = ask(address)
    name = urlsplit(address).path
    if answer.status != 200:
        hint = (
            " IIS sends only files whose ending it knows: web.config."
            if answer.status == 404
            else ""
        )
        report.wrong.append(f"{name}: the server answers {answer.status or 'nothing'}.{hint}")
        return
    _type(report, name, "." + name.rpartition(".")[2], answer)
    encoding = answer.headers.get("content-encoding", "gzip").lower()
    if encoding not in ("gzip", "identity"):
        report.wrong.append(
            f"{name}: is sent with Content-Encoding {encoding}, for which nobody asked."
        )
    elif integrity and _sum(answer.body) != integrity:
        report.wrong.append(
            f"{name}: isn't the file that was built; it is changed or cut short on the way."
        )
    caching = answer.headers.get("cache-control", "")
    if not SUM.search(name):
        _asked_anew(report, name, answer)
    elif "max-age" not in caching and YEAR not in report.better:
        report.better.append(YEAR)


def _type(report: Report, name: str, ending: str, answer: Answer) -> None:
    wanted, sent = TYPES.get(ending), answer.headers.get("content-type", "")
    if wanted and not re.match(wanted, sent):
        report.wrong.append(f"{name}: is sent as “{sent}”; it must match {wanted}.")
    elif ending == ".json" and not wanted and "html" in sent:
        report.wrong.append(f"{name}: is sent as “{sent}”; it must be application/json.")


def _asked_anew(report: Report, name: str, answer: Answer) -> None:
    caching = answer.headers.get("cache-control", "")
    age = re.search(r"max-age=(\d+)", caching)
    if age and int(age[1]) > A_DAY and "no-cache" not in caching:
        report.wrong.append(
            f"{name}: is kept for {int(age[1])} seconds, and so old releases are: no-cache."
        )


def _sum(body: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(body).digest()).decode()


def lacks(policy: str, own: str) -> list[str]:
    """The faults of a policy sent by the server: what it forbids and the page needs."""
    # Both policies hold, so the stricter one decides.
    sent, needed = _rules(policy), _rules(own)
    faults = [f"{rule} must not be there." for rule in FATAL if rule in sent]
    for rule in sorted({*NEEDED, *(name for name in needed if name.endswith("-src"))}):
        allowed, wanted = _for(sent, rule), needed.get(rule, needed["default-src"])
        missing = [one for one in wanted if not _allows(allowed, one)]
        if missing and rule != "default-src":
            faults.append(f"{rule} lacks {' '.join(missing)}.")
    return faults


def _rules(policy: str) -> dict[str, list[str]]:
    words = [rule.split() for rule in policy.split(";") if rule.strip()]
    return {name.lower(): sources for name, *sources in words}


FALLBACK = {"worker-src": ("child-src", "script-src"), "frame-src": ("child-src",)}


def _for(rules: dict[str, list[str]], name: str) -> list[str] | None:
    for one in (name, *FALLBACK.get(name, ()), "default-src"):
        if one in rules:
            return rules[one]
    return None


def _allows(allowed: list[str] | None, source: str) -> bool:
    if allowed is None or source in allowed or source == "'none'":
        return True
    if source == "'self'":
        return any(one in ("*", "http:", "https:") or "." in one for one in allowed)
    if source == "'wasm-unsafe-eval'":
        return "'unsafe-eval'" in allowed
    if source.startswith("'sha256-"):
        return "'unsafe-inline'" in allowed and not any(
            one.startswith("'sha256-") for one in allowed
        )
    return False


def main() -> int:
    if len(sys.argv) != 2 or not sys.argv[1].startswith("http"):
        print(__doc__)
        return 2
    report = check(sys.argv[1])
    for line in report.wrong:
        print(f"WRONG   {line}")
    for line in report.better:
        print(f"better  {line}")
    print(f"{report.files} files asked for; {len(report.wrong) or 'nothing'} wrong.")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
