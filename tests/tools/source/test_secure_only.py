"""What browsers have for pages with https alone is asked for before it is used: a school opens
Tessera by a name of its own network."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.paths import PACKAGE, STATIC

SECURE_ONLY = {
    "navigator": (
        *("bluetooth", "canShare", "clipboard", "contacts", "credentials", "geolocation", "gpu"),
        *("keyboard", "locks", "mediaDevices", "requestMIDIAccess", "serviceWorker", "share"),
        *("setAppBadge", "storage", "storageBuckets", "usb", "wakeLock", "xr"),
    ),
    "crypto": ("randomUUID", "subtle"),
    "js": (
        *("BarcodeDetector", "CloseWatcher", "DeviceMotionEvent", "DeviceOrientationEvent"),
        *("EyeDropper", "IdleDetector", "Notification", "caches", "cookieStore", "launchQueue"),
        *("showOpenFilePicker", "showSaveFilePicker"),
    ),
}
"""By what has them, as the specifications mark them (SecureContext)."""

ASKED_FOR = {"caches": "serviceWorker", "DeviceMotionEvent": "DeviceMotionEvent"}
"""Where there is the one there is the other."""

COMMENT = re.compile(r"^\s*(//|#).*$|\s//\s.*$", re.MULTILINE)
NOTE = re.compile(r"^from __future__ import annotations$|: js\.\w+\b(?!\()", re.MULTILINE)


def used(code: str, *, script: bool) -> list[str]:
    """The secure-only names that a source uses and nowhere asks for."""
    code = COMMENT.sub("", code)
    found = []
    for owner, names in SECURE_ONLY.items():
        for name in names:
            if script:
                use = rf"\b{owner}\.{name}\b" if owner != "js" else rf"(?<![.\w?]){name}\.(?=\w)"
                asks = rf"\b{name}\?\.|[!(]\w+\.{name}\b|&& {owner}\.{name}\)"
            else:
                use = rf"\b{owner}\.{name}\b"
                asks = rf'offered\((js\.|\w*\.)?{owner}, "{name}"\)|suppress\(.*AttributeError'
            asked = re.search(asks, code) or (
                name in ASKED_FOR and re.search(rf'offered\(.*, "{ASKED_FOR[name]}"\)', code)
            )
            if re.search(use, NOTE.sub("", code)) and not asked:
                found.append(f"{owner}.{name}")
    return found


BROWSER = sorted((PACKAGE / "browser").rglob("*.py"))
# A service worker is itself what only secure pages have.
SCRIPTS = sorted({*STATIC.glob("*.mjs"), *STATIC.glob("*.js")} - {STATIC / "service-worker.js"})


@pytest.mark.parametrize("path", [*BROWSER, *SCRIPTS], ids=lambda path: path.name)
def test_what_only_secure_pages_have_is_asked_for(path: Path) -> None:
    assert used(path.read_text(encoding="utf-8"), script=path.suffix != ".py") == []


@pytest.mark.parametrize("path", BROWSER, ids=lambda path: path.name)
def test_a_browser_is_asked_by_value_and_not_by_name(path: Path) -> None:
    """A name may be there with nothing behind it: undefined, or null."""
    by_name = re.findall(r"(?:hasattr|getattr)\(.*", path.read_text(encoding="utf-8"))
    assert by_name == (["getattr(owner, name, None)"] if path.name == "capability.py" else [])


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("js.crypto.randomUUID()[:8]", ["crypto.randomUUID"]),
        ("js.navigator.clipboard.writeText(text)", ["navigator.clipboard"]),
        (
            'if offered(js.navigator, "share"):\n    js.navigator.clipboard.x',
            ["navigator.clipboard"],
        ),
        ('if offered(js.navigator, "clipboard"):\n    js.navigator.clipboard.x', []),
        ("with suppress(AttributeError):\n    js.navigator.storage.persist()", []),
        ("await js.caches.keys()", ["js.caches"]),
    ],
)
def test_python_that_does_not_ask_is_found(code: str, names: list[str]) -> None:
    assert used(code, script=False) == names


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("await caches.open(CACHE)", ["js.caches"]),
        ("if (!globalThis.caches) return;\nawait caches.open(CACHE)", []),
        ("await navigator.serviceWorker.ready;", ["navigator.serviceWorker"]),
        ("navigator.serviceWorker?.controller", []),
        ("crypto.subtle.digest(x)", ["crypto.subtle"]),
        ("if (!crypto.subtle) return; crypto.subtle.digest(x)", []),
        ("new BarcodeDetector.x()", ["js.BarcodeDetector"]),
    ],
)
def test_a_script_that_does_not_ask_is_found(code: str, names: list[str]) -> None:
    assert used(code, script=True) == names
