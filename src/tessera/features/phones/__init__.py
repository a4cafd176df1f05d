"""Phones at the table: the tablet invites, and a phone becomes a seat's screen."""

from tessera.screens.device import PHONES
from tessera.screens.router import Feature

FEATURE = Feature(
    "phones",
    routes={"phones/": "invite_view:invite_page", "join/": "seat:join_page"},
    host=PHONES,
    needs=("play",),
)
