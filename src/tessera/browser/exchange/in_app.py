"""Browsers inside other apps, as messengers have them: what they keep is theirs, and files are lost
in them. None has a sure way out for a page: where the app doesn't know `intent:`, it shows an error
instead of the page."""

import js


def is_in_app() -> bool:
    """Whether this is such a browser. Downloads fail in them without a word: Android's WebView
    can't read the address of a file that a page has made, and few apps on Apple's devices have a
    place for one. Those that show the device's own browser can't be told from it, and may or may
    not share its storage."""
    agent = js.navigator.userAgent
    if "Android" in agent:
        return "; wv)" in agent
    # An installed page says no more of Safari than they do.
    installed = getattr(js.navigator, "standalone", False)
    return "iPhone" in agent and "Safari/" not in agent and not installed
