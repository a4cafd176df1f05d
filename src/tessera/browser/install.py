"""The way in which this browser installs a page."""

import js

from tessera.browser.capability import offered


def way() -> str:
    """One of these: "installed" already; "prompt": the browser can be made to ask; "apple", "mac",
    "android" and "menu": by hand; "none"; "insecure": the address forbids it."""
    navigator, agent = js.navigator, js.navigator.userAgent
    if js.matchMedia("(display-mode: standalone)").matches or offered(navigator, "standalone"):
        return "installed"
    if not js.isSecureContext:
        return "insecure"
    if offered(js, "tesseraInstall"):
        return "prompt"
    # An iPad says that it is a Mac, but no Mac can be touched.
    touched = navigator.maxTouchPoints > 1
    if "iPhone" in agent or "iPad" in agent or ("Macintosh" in agent and touched):
        return "apple"
    if "Android" in agent:
        return "android"
    if "Firefox" in agent:
        return "none"
    if "Chrome" in agent:
        return "menu"
    return "mac" if "Macintosh" in agent else "none"


def ask() -> None:
    """Has the browser ask the person. It can be asked once only."""
    event = offered(js, "tesseraInstall")
    if event:
        js.tesseraInstall = None
        event.prompt()
