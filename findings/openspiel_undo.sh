#!/usr/bin/env bash
# One would expect: `state.undo_action(player, action)` of the action that was just carried out gives back the state
# before, or raises where a game can't do it (as most do: "not overridden").
# Seen: in Dots and Boxes lines 6 and 7, then line 0 and its undo: line 0 is gone, and line 6 too. In TwixT the peg
# stays, and so does whose turn it is. In Ultimate Tic-Tac-Toe the forced board stays forced. Nothing raises.
# Tic-Tac-Toe, Backgammon, Breakthrough, Amazons and Go do as one would expect.
# open_spiel 2.0.2 (PyPI), Python 3.11, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet open_spiel==2.0.2
"$folder/venv/bin/python" - <<'LOOK'
import random
import pyspiel

def seen(state):
    return str(state), state.current_player(), state.legal_actions()

def given_back(name, *before):
    """Whether the undo of a next action, the lowest, gives back what these actions led to."""
    state = pyspiel.load_game(name).new_initial_state()
    for action in before:
        state.apply_action(action)
    player, action, was = state.current_player(), state.legal_actions()[0], seen(state)
    state.apply_action(action)
    after = seen(state)
    state.undo_action(player, action)
    return {"back": seen(state) == was, "unchanged": seen(state) == after, "may": state.legal_actions()}

boxes, twixt = given_back("dots_and_boxes", 6, 7), given_back("twixt")
ultimate = given_back("ultimate_tic_tac_toe")
right = {name: given_back(name)["back"] for name in ("tic_tac_toe", "breakthrough", "amazons", "go")}
right["backgammon"] = given_back("backgammon", 0)["back"]
print("boxes", boxes, "twixt", {**twixt, "may": len(twixt["may"])}, "ultimate", ultimate, right, sep="\n")
assert not boxes["back"] and boxes["may"] == [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11]
assert not twixt["back"] and twixt["unchanged"]
assert not ultimate["back"]
assert all(right.values())
LOOK
