"""Phones at the table: the tablet invites, a phone joins, and is one seat's screen from then on."""

from tessera.screens.device import PHONES
from tessera.screens.router import Feature

FEATURE = Feature(
    "phones",
    routes={"phones/": "invite_view:invite_page", "join/": "seat:join_page"},
    host=PHONES,
    needs=("play",),
)
