#!/usr/bin/env bash
# One would expect: the "averageTotal" of a roll is what its dice give on average.
# Seen: it is the middle between the least and the most. Right for a sum of dice; wrong for "4d6k3" (10.5, truly
# 12.24), "6d6>4" (3 successes, truly 2), "1d6*1d6" (18.5, truly 12.25) and "6d6!" (18,021, truly 25.2: its most is
# taken from the limit of a thousand explosions).
# @dice-roller/rpg-dice-roller 5.5.1 (npm); the true ones by counting all throws, and by icepool 2.1.3 (PyPI). Node 20,
# Python 3.11, 30 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet icepool==2.1.3
(cd "$folder" && npm install --silent --no-audit --no-fund @dice-roller/rpg-dice-roller@5.5.1)
"$folder/venv/bin/python" - <<'LOOK'
from itertools import product
from icepool import d6

kept = sum(sum(sorted(four)[1:]) for four in product(range(1, 7), repeat=4)) / 6**4
true = {"4d6k3": d6.highest(4, 3).mean(), "6d6>4": (6 @ (d6 > 4)).mean(), "1d6*1d6": (d6 * d6).mean()}
print({line: float(mean) for line, mean in true.items()})
assert [round(float(mean), 4) for mean in true.values()] == [round(kept, 4), 2.0, 12.25]
LOOK
cat >"$folder/look.mjs" <<'LOOK'
import assert from "node:assert";
import { DiceRoll } from "@dice-roller/rpg-dice-roller";

const said = ["2d6", "4d6k3", "6d6>4", "1d6*1d6", "6d6!"].map((line) => new DiceRoll(line).averageTotal);
console.log(said);
assert.deepStrictEqual(said, [7, 10.5, 3, 18.5, 18021]);
LOOK
node "$folder/look.mjs"
