#!/usr/bin/env bash
# One would expect: the plural rule that Babel writes into a new catalogue is the one by which it counts itself.
# Seen: they are two tables. Catalogues for "pt" get n != 1, so 0 has the plural form, while Locale("pt") and the rules
# of Unicode have the singular for 0; only "pt_BR" and "pt_PT" agree. For "gd" (four forms) catalogues have two, for "lv"
# 10 and 0 are one form here and two there, and in Filipino 2 is "one" for Locale alone.
# Babel 2.18.0 (PyPI), Python 3.11, 30 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet Babel==2.18.0
"$folder/venv/bin/python" - <<'LOOK'
from gettext import c2py
from babel import Locale
from babel.messages import Catalog

def clashes(name):
    """Numbers below 200 that Babel's locale calls one form, and a catalogue's rule two."""
    form, count = c2py(Catalog(name).plural_expr), Locale.parse(name).plural_form
    forms = {}
    for n in range(200):
        forms.setdefault(count(n), {}).setdefault(form(n), n)
    return {name: [*which.values()] for name, which in forms.items() if len(which) > 1}

seen = {name: clashes(name) for name in ("pt", "pt_BR", "pt_PT", "gd", "lv", "fil")}
print(seen)
assert seen == {
    "pt": {"one": [0, 1]}, "pt_BR": {}, "pt_PT": {},
    "gd": {"one": [1, 11]}, "lv": {"zero": [0, 10]}, "fil": {"one": [0, 1]},
}
assert Catalog("gd").num_plurals == 2
LOOK
