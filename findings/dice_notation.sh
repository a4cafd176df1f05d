#!/usr/bin/env bash
# One would expect: a line of dice notation means the same in each program, or is refused.
# Seen: "4d6k3" is the sum of the three highest, but in d20 that of the dice that show a three (often 0); "1d%" is 1 to
# 100, but in d20 a tens die (0, 10 ... 90); dice-typescript reads "2^3" as 2 and drops the rest without a word, and
# "d0" as 1; "-7/2" is -3, -4 or -3.5; "6d6>=4" counts dice, but d20 compares the sum and answers 0 or 1.
# d20 1.1.2 and dice 4.0.0 (PyPI); @dice-roller/rpg-dice-roller 5.5.1 and dice-typescript 1.6.1 (npm), on
# Python 3.11 and Node 20, 30 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet d20==1.1.2 dice==4.0.0
(cd "$folder" && npm install --silent --no-audit --no-fund @dice-roller/rpg-dice-roller@5.5.1 dice-typescript@1.6.1)
"$folder/venv/bin/python" - <<'LOOK'
import d20, dice

def all_of(line):
    return {d20.roll(line).total for _ in range(400)}

kept, tens, enough = all_of("4d6k3"), all_of("1d%"), all_of("6d6>=4")
print("d20", sorted(kept), sorted(tens), enough, d20.roll("-7/2").total)
print("dice", dice.roll("-7/2"))
assert 0 in kept and all(total % 3 == 0 for total in kept)
assert tens == set(range(0, 100, 10))
assert enough <= {0, 1}
assert (d20.roll("-7/2").total, dice.roll("-7/2")) == (-3, -4)
LOOK
cat >"$folder/look.mjs" <<'LOOK'
import assert from "node:assert";
import { DiceRoll } from "@dice-roller/rpg-dice-roller";
import typescript from "dice-typescript";

const first = (line) => new DiceRoll(line).total;
const second = (line) => new typescript.Dice().roll(line);
const kept = Array.from({ length: 400 }, () => [first("4d6k3"), second("4d6k3").total]).flat();
assert(Math.min(...kept) >= 3 && Math.max(...kept) > 12);
const power = second("2^3");
console.log({ power: power.total, errors: power.errors.length, none: second("d0").total, half: first("-7/2") });
assert.deepStrictEqual([power.total, power.errors.length, second("d0").total], [2, 0, 1]);
assert.deepStrictEqual([first("2^3"), first("-7/2"), second("-7/2").total], [8, -3.5, -3.5]);
LOOK
node "$folder/look.mjs"
