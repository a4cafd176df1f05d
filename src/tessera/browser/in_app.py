"""Browsers inside other apps, as messengers have them: what they keep is theirs, and files are lost
in them."""

import js


def takes_no_files() -> bool:
    """Whether a download ends nowhere here, and unsaid: Android's WebView can't read the address of
    a file that a page has made, and few apps round Apple's have a place for one."""
    agent = js.navigator.userAgent
    if "Android" in agent:
        return "; wv)" in agent
    # An installed page says no more of Safari than they do.
    installed = getattr(js.navigator, "standalone", False)
    return "iPhone" in agent and "Safari/" not in agent and not installed
