"""Draws what the app shows: cards. Takes pictures of the app: icons, screenshots, a film."""
