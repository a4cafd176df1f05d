"""The menu: the games to go on with, and what it leads to on this device."""
