#!/usr/bin/env bash
# One would expect: a voice that speaks a language reads a minus before a number, as a hyphen ("-2") or as the true sign
# ("−2", U+2212), by that language's word.
# Seen: no way of writing it is heard in every language. "−2" is "dois" in both kinds of Portuguese, the sign is
# dropped; in French, Spanish and Polish the English word "minus" is put in. "-2" is "menos dois" in Portuguese, but
# "deux" in French, "dos" in Spanish. English, German, Italian and Dutch read both. "2:1" is "zwei eins" in German, "two
# colon one" in English; "II" is "secondo" in Italian.
# espeak-ng 1.52.0 as espeakng-loader 0.2.4 (PyPI) brings it; Python 3.11, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet espeakng-loader==0.2.4
"$folder/venv/bin/python" - <<'LOOK'
import ctypes
import espeakng_loader

espeak = ctypes.CDLL(espeakng_loader.get_library_path())
espeak.espeak_Initialize(2, 0, espeakng_loader.get_data_path().encode(), 0)
espeak.espeak_TextToPhonemes.restype = ctypes.c_char_p

def said(voice, text):
    assert espeak.espeak_SetVoiceByName(voice.encode()) == 0
    left, parts = ctypes.c_char_p(text.encode()), []
    while left.value:
        parts.append(espeak.espeak_TextToPhonemes(ctypes.byref(left), 1, 2).decode())
    return " ".join(parts)

def minus(voice, text):
    """What is heard before the number."""
    return said(voice, text).removesuffix(said(voice, "2")).strip()

heard = {voice: (minus(voice, "-2"), minus(voice, "−2")) for voice in "en de es fr it pt pt-br nl pl".split()}
print(*heard.items(), sep="\n")
print({voice: said(voice, "2:1") for voice in ("de", "en")}, said("it", "II"))
foreign = "(en)mˈaɪnəs"
assert all(sign == "" and hyphen for hyphen, sign in (heard["pt"], heard["pt-br"]))
assert all(heard[voice][0] == "" and foreign in heard[voice][1] for voice in ("es", "fr", "pl"))
assert all(hyphen and sign and "(en)" not in sign for hyphen, sign in map(heard.get, ("en", "de", "it", "nl")))
assert said("de", "2:1") == f"{said('de', '2')} {said('de', '1')}" and "kˈəʊlən" in said("en", "2:1")
LOOK
