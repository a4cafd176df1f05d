"""Walks that once went wrong, by what went wrong; the shortest way to each."""

FOUND: dict[str, list[str]] = {
    "the rules lead back to the lessons and on to the lessons": [
        "load en #/learn/sequence",
        "follow #/learn/sequence/long",
        "back",
        "follow #/rules/sequence",
        "settings",
    ],
    "what is closed had been closed already": [
        "load en #/new/sequence_dice",
        "press app:start",
        "press app:open log",
        "press app:open log",
        "press app:close",
    ],
}
