"""Games by message: their set-up, the letters that come, and the table."""

from tessera.screens.device import MESSAGES
from tessera.screens.router import BY_MESSAGE, Feature

FEATURE = Feature(
    "post",
    routes={"post/": "new_post:new_post", "letter/": "letter:letter_page"},
    hooks={BY_MESSAGE: "page:by_message"},
    host=MESSAGES,
    needs=("play", "rules", "sending", "setup", "story"),
)
