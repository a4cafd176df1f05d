"""Games looked at in a browser, as far as one is on this machine."""
