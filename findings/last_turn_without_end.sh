#!/usr/bin/env bash
# One would expect: the last turn of a game ends as every other does, so whoever counts, scores or clears up in
# `turn.onEnd` has done so when the game is over.
# Seen: boardgame.io doesn't call turn.onEnd for the turn in which the game ends, by the game's `endIf` or by
# events.endGame(), though it calls the phase's and the game's onEnd then. It does where endGame() is said in a move
# that ends the turn as well (maxMoves), and where only turn.onEnd makes `endIf` hold: then onEnd came before.
# boardgame.io 0.50.2 (npm), Node 20, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd "$folder" && npm install --silent --no-audit --no-fund boardgame.io@0.50.2)
cat >"$folder/look.cjs" <<'LOOK'
const assert = require("node:assert");
const { Client } = require("boardgame.io/client");

function heard(name, ending, maxMoves) {
  const said = [];
  const note = (what) => () => void said.push(what);
  const game = {
    setup: () => ({ points: 0, ended: 0 }),
    moves: {
      score: ({ G }) => void (G.points += 1),
      stop: ({ events }) => void events.endGame({ won: true }),
    },
    turn: {
      minMoves: 1,
      maxMoves,
      onEnd: ({ G }) => {
        said.push("turn");
        G.ended += 1;
      },
    },
    phases: { only: { start: true, onEnd: note("phase") } },
    onEnd: note("game"),
    endIf: ({ G }) => (ending(G) ? { won: true } : undefined),
  };
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (let moves = 0; moves < 3 && !client.getState().ctx.gameover; moves++) {
    said.push("move");
    client.moves[name]();
  }
  assert(client.getState().ctx.gameover);
  return said.join(" ");
}

const never = () => false;
const seen = {
  "by endIf": heard("score", ({ points }) => points === 2, 1),
  "by endGame": heard("stop", never, 2),
  "by endGame in a last move": heard("stop", never, 1),
  "by endIf after turn.onEnd": heard("score", ({ ended }) => ended === 2, 1),
};
console.log(seen);
assert.deepStrictEqual(seen, {
  "by endIf": "move turn move phase game",
  "by endGame": "move phase game",
  "by endGame in a last move": "move turn phase game",
  "by endIf after turn.onEnd": "move turn move turn phase game",
});
LOOK
node "$folder/look.cjs"
