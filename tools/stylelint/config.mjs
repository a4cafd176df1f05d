// @ts-check
// `make check`. What is ours: rules.mjs.

import rules from "./rules.mjs";

/** What stands round every board, or on it, and what a game may arrange anew under its own root. */
const arranged = [
  ...["table", "board-place", "players", "player", "turn-panel", "prompt", "who", "hand", "do", "log"],
  ...["foot", "news", "wordy", "keeping"],
  ...["hinted", "hint-strip", "hint-says", "hint-choices", "hint-mark"],
  ...["notice", "frame", "glow", "mark", "stacked", "again"],
  ...["position", "shown-board"],
];

/** @type {import("stylelint").Config} */
export default {
  plugins: rules,
  rules: {
    "tessera/one-root": true,
    "tessera/one-file": [true, { arranged }],
    "tessera/colours": true,
    "tessera/shapes": true,
    "tessera/reading": true,
    "tessera/sizes": true,
    "tessera/has": true,
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": true,
    "no-invalid-double-slash-comments": true,
    "property-no-unknown": true,
    "selector-type-no-unknown": true,
    "unit-no-unknown": true,
  },
};
