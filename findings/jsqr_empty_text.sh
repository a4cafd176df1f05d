#!/usr/bin/env bash
# One would expect: a reader of QR codes gives null for what it can't read, so a result means that the text is there.
# Seen: jsQR gives a result whose text is "" for two kinds of valid code: bytes in Latin-1, the standard's own set of
# characters ("éèà"; the bytes are in the result), and the first of several codes that belong together (structured
# append; no byte of it is in the result). For the second and third of them it gives null. zxing-cpp reads all five;
# jsQR, too, where the bytes are said to be UTF-8, and Kanji.
# jsqr 1.4.0 (npm), segno 1.6.6 and zxing-cpp 3.1.1 (PyPI), Node 20, Python 3.11, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet segno==1.6.6 zxing-cpp==3.1.1 numpy==1.26.4
(cd "$folder" && npm install --silent --no-audit --no-fund jsqr@1.4.0)
"$folder/venv/bin/python" - "$folder/codes.json" <<'LOOK'
import json, sys
import numpy, segno, zxingcpp

TEXT = "The dice were thrown by Ana and Bo in turn"
codes = {
    "latin": segno.make("éèà", micro=False), "utf-8": segno.make("éèà", micro=False, eci=True, encoding="utf-8"),
    "kanji": segno.make("点茗", micro=False), "plain": segno.make("ABC", micro=False),
}
codes |= {f"part {n}": code for n, code in enumerate(segno.make_sequence(TEXT, symbol_count=3), 1)}
drawn = {name: code.matrix_iter(scale=4) for name, code in codes.items()}
shown = {name: [[255 * (not dark) for dark in row] for row in rows] for name, rows in drawn.items()}
read = {name: zxingcpp.read_barcode(numpy.array(rows, dtype=numpy.uint8)).text for name, rows in shown.items()}
print("zxing-cpp", read)
assert (read["latin"], read["utf-8"], read["kanji"], read["plain"]) == ("éèà", "éèà", "点茗", "ABC")
assert "".join(read[f"part {n}"] for n in (1, 2, 3)) == TEXT
json.dump(shown, open(sys.argv[1], "w"))
LOOK
cat >"$folder/look.mjs" <<'LOOK'
import assert from "node:assert";
import fs from "node:fs";
import jsqr from "jsqr";

const jsQR = jsqr.default ?? jsqr;
const read = {};
for (const [name, rows] of Object.entries(JSON.parse(fs.readFileSync(process.argv[2], "utf8")))) {
  const pixels = Uint8ClampedArray.from(rows.flat().flatMap((grey) => [grey, grey, grey, 255]));
  const found = jsQR(pixels, rows[0].length, rows.length);
  read[name] = found && { text: found.data, bytes: found.binaryData.length };
}
console.log("jsQR", read);
assert.deepStrictEqual(read, {
  "latin": { text: "", bytes: 3 }, "utf-8": { text: "éèà", bytes: 6 },
  "kanji": { text: "点茗", bytes: 4 }, "plain": { text: "ABC", bytes: 3 },
  "part 1": { text: "", bytes: 0 }, "part 2": null, "part 3": null,
});
LOOK
node "$folder/look.mjs" "$folder/codes.json"
