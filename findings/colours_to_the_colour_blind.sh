#!/usr/bin/env bash
# One would expect: what simulates how a colour-blind person sees two pieces tells nearly the same with every library,
# and grey stays grey.
# Seen: by Brettel, Viénot and Machado (daltonlens) red #ff0000 and green #00aa00 are 30 to 38 apart in protanopia
# (CIELAB; 144 for others), by color-blind 15 and by @bjornlu/colorblind 55; #c62828 and #2e7d32 in deuteranopia 15 to
# 17, and 12 and 6. color-blind turns the grey #808080 into #8b7b80. @bjornlu/colorblind mixes values of sRGB as if they
# were light. So one of them passes a pair that the other would refuse.
# color-blind 0.1.3 and @bjornlu/colorblind 1.0.3 (npm), daltonlens 0.1.5 (PyPI), Node 20, Python 3.11, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet daltonlens==0.1.5 numpy==1.26.4
(cd "$folder" && npm install --silent --no-audit --no-fund color-blind@0.1.3 @bjornlu/colorblind@1.0.3)
cat >"$folder/seen.mjs" <<'LOOK'
import bjornlu from "@bjornlu/colorblind";
import blind from "color-blind";

const values = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const byBjornlu = (hex, kind) => {
  const [r, g, b] = values(hex);
  const seen = bjornlu.simulate({ r, g, b }, kind);
  return [seen.r, seen.g, seen.b];
};
const all = {};
for (const [kind, ...colours] of JSON.parse(process.argv[2])) {
  all[kind] = {
    "color-blind": colours.map((hex) => values(blind[kind](hex))),
    "@bjornlu/colorblind": colours.map((hex) => byBjornlu(hex, kind)),
  };
}
console.log(JSON.stringify(all));
LOOK
"$folder/venv/bin/python" - "$folder" <<'LOOK'
import json, subprocess, sys
import numpy
from daltonlens import simulate

ASKED = [("protanopia", "#ff0000", "#00aa00", "#808080"), ("deuteranopia", "#c62828", "#2e7d32", "#808080")]
WAYS = [simulate.Simulator_Brettel1997, simulate.Simulator_Vienot1999, simulate.Simulator_Machado2009]
KINDS = {"protanopia": simulate.Deficiency.PROTAN, "deuteranopia": simulate.Deficiency.DEUTAN}
TO_XYZ = numpy.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])

def lab(colour):
    share = numpy.array(colour) / 255
    light = numpy.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    x, y, z = (numpy.cbrt(t) if t > 0.008856 else 7.787 * t + 16 / 116 for t in TO_XYZ @ light / [0.9505, 1, 1.089])
    return numpy.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])

def apart(one, other):
    return round(float(numpy.linalg.norm(lab(one) - lab(other))))

asked = ["node", f"{sys.argv[1]}/seen.mjs", json.dumps(ASKED)]
told = subprocess.run(asked, capture_output=True, text=True, check=True)
seen = json.loads(told.stdout)
for kind, *colours in ASKED:
    image = numpy.array([[[int(hex[at : at + 2], 16) for at in (1, 3, 5)] for hex in colours]], dtype=numpy.uint8)
    for way in WAYS:
        seen[kind][way.__name__] = way().simulate_cvd(image, KINDS[kind], severity=1.0)[0].tolist()
distance = {kind: {who: apart(*three[:2]) for who, three in each.items()} for kind, each in seen.items()}
grey = {who: max(three[2]) - min(three[2]) for who, three in seen["deuteranopia"].items()}
print(*distance.items(), ("off grey", grey), sep="\n")
first, second = distance.values()
trusted = [way.__name__ for way in WAYS]
assert all(29 <= first[way] <= 38 and 15 <= second[way] <= 17 for way in trusted)
assert (first["color-blind"], first["@bjornlu/colorblind"]) == (15, 55)
assert (second["color-blind"], second["@bjornlu/colorblind"]) == (12, 6)
assert grey["color-blind"] == 16 and all(grey[way] <= 1 for way in trusted)
LOOK
