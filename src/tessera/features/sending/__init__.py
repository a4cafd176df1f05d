"""Links, files and pictures that leave this device, and those that come."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "sending",
    routes={
        "open/": "view:incoming_page",
        "share": "share:ShareWhich",
        "share/": "picture:share_page",
        "picture": "picture:evening_picture",
        "picture/": "picture:picture_of_game",
    },
    needs=("packs", "setup", "shelf"),
)
