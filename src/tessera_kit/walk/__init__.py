"""Somebody who presses whatever there is; after each step every page is looked at."""
