#!/usr/bin/env bash
# One would expect: weights that are all equal change nothing in a rating, or all by one factor; and a player's share of
# 1 and 2 differ.
# Seen: in openskill 6.2.0 a game of two with weights 1 and 1 takes the winner from 25 to 30.27 and the loser to 23.68,
# without weights to 27.64 and 22.36: what was won isn't what was lost. For teams of one the weights 2 and 2, 1 and 2
# give the same as 1 and 1. In teams of two equal weights change nothing, and 1 and 2 give what the second *gains* and
# *loses* unlike parts. For three the chance of a draw is 0.187 here and 0.178 in openskill 5.0.1 of npm; ratings agree.
# openskill 6.2.0 (PyPI), openskill 5.0.1 (npm), Python 3.11, Node 20, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet openskill==6.2.0
(cd "$folder" && npm install --silent --no-audit --no-fund openskill@5.0.1)
"$folder/venv/bin/python" - <<'LOOK'
from openskill.models import PlackettLuce

model = PlackettLuce()

def after(size, weights):
    teams = [[model.rating() for _ in range(size)] for _ in range(2)]
    return [[round(one.mu, 2) for one in team] for team in model.rate(teams, weights=weights)]

one = {str(weights): after(1, weights) for weights in (None, [[1], [1]], [[2], [2]], [[1], [2]], [[5], [1]])}
two = {str(weights): after(2, weights) for weights in (None, [[1, 1], [1, 1]], [[1, 2], [1, 2]])}
draw = model.predict_draw([[model.rating()] for _ in range(3)])
print(one, two, draw, sep="\n")
plain, *weighted = one.values()
assert plain == [[27.64], [22.36]] and all(each == [[30.27], [23.68]] for each in weighted)
assert [*two.values()] == [[[26.96] * 2, [23.04] * 2]] * 2 + [[[26.96, 28.93], [23.04, 24.02]]]
assert round(draw, 3) == 0.187
LOOK
cat >"$folder/look.mjs" <<'LOOK'
import assert from "node:assert";
import { predictDraw, rate, rating } from "openskill";

const three = () => [[rating()], [rating()], [rating()]];
const [[won], [lost]] = rate([[rating()], [rating()]]);
console.log(won.mu, lost.mu, predictDraw(three()));
const seen = [won.mu, lost.mu, predictDraw(three())].map((one) => one.toFixed(3));
assert.deepStrictEqual(seen, ["27.635", "22.365", "0.178"]);
LOOK
node "$folder/look.mjs"
