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
        "press app:open more",
        "press app:open log",
        "press app:close",
    ],
    "a message that goes takes the focus from the button": [
        "load en #/new/tabula",
        "enter app:start",
        "wait",
    ],
    "what opens the reason is in another place when it is closed": [
        "load en #/learn/sequences/sixes",
        "press app:onward",
        "press app:open why",
        "enter app:throw",
        "press app:close",
    ],
    "two of twelve players are called the same": [
        "load en #/new/sequence",
        "press game:seat 0",
        "press app:places 1",
        "press game:seat 1",
        "press app:kind normal",
        "press game:chair 1",
        "press app:start",
        "press app:open more",
        "press app:open spread",
    ],
    "a chip beside the board is put back, and the cursor goes on": [
        "load pt #/puzzles/sequence_dice",
        "fetch",
        "lift chip",
        "key Escape",
        "key ArrowLeft",
    ],
    "the button of a game that is being added means nothing": [
        "load pt-BR #/data",
        "receive rota/spokes",
        "press app:add needed",
    ],
    "a phone that shows its answer beside its camera has no way back": [
        "load pt #/",
        "visit pt #/join",
        "enter app:look",
        "other",
        "follow #/new/tabula",
        "press app:ways",
        "press app:start phones",
        "twice app:each",
        "other",
        "see",
    ],
    "whoever plays alone without a name is called otherwise where help is given": [
        "load xx #/begin/tabula",
        "press app:open more",
    ],
    "a backup without games has no titles to tell": [
        "load en #/data",
        "receive tessera backup 1",
    ],
}
