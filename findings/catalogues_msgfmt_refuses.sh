#!/usr/bin/env bash
# One would expect: in a .po file the lines that begin with "#" are comments, in any order, and obsolete entries
# ("#~") count for nothing; so what Babel and polib read, keep and write, msgfmt compiles.
# Seen: msgfmt stops at a text that is both in use and obsolete ("duplicate message definition"); Babel and polib
# read it, compile the one in use and write both back. It stops at a "#|" line above a "#," line, too ("syntax
# error"): polib puts them in order, Babel makes of "#| msgid" the plain comment "# | msgid", so what stood there
# before is lost to every tool.
# GNU gettext 0.21 (Debian 12), Babel 2.18.0 and polib 1.2.0 from PyPI, 29 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet babel==2.18.0 polib==1.2.0
cat >"$folder/look.py" <<'LOOK'
import io, pathlib, subprocess, sys
import polib
from babel.messages.pofile import read_po, write_po

HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
TEXTS = {
    "in use and obsolete": '#~ msgid "board"\n#~ msgstr "mesa"\n\nmsgid "board"\nmsgstr "tabuleiro"\n',
    "#| above #,": '#| msgid "chip"\n#, no-wrap\nmsgid "piece"\nmsgstr "ficha"\n',
}
file = pathlib.Path(sys.argv[1], "one.po")

def takes(text: str) -> str:
    file.write_text(text)
    done = subprocess.run(["msgfmt", "-o", "/dev/null", file], capture_output=True, text=True)
    return "taken" if not done.returncode else done.stderr.splitlines()[0].partition(": ")[2]

def by_babel(text: str) -> str:
    out = io.BytesIO()
    write_po(out, read_po(io.BytesIO(text.encode())))
    return out.getvalue().decode()

seen = []
for name, body in TEXTS.items():
    text = HEAD + body
    written = {"as it is": text, "by Babel": by_babel(text), "by polib": str(polib.pofile(text))}
    for who, one in written.items():
        seen.append((name, who, takes(one), "#| msgid" in one))
        print(*seen[-1], sep=" | ")
first, second = "in use and obsolete", "#| above #,"
twice, order = "duplicate message definition...", "syntax error"
wanted = [
    (first, "as it is", twice, False), (first, "by Babel", twice, False),
    (first, "by polib", twice, False), (second, "as it is", order, True),
    (second, "by Babel", "taken", False), (second, "by polib", "taken", True),
]
sys.exit(0 if seen == wanted else 1)
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$folder"
