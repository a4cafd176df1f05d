"""How loud each sound of the app is, and how high: `make sounds`.

Chromium renders them as it plays them (`OfflineAudioContext`), at the loudest volume. They are left
in build/sounds/ as files to listen to. Loudness is weighed as ITU-R BS.1770 has it, and that of the
loudest 100 ms: a knock is over before the 400 ms that are usual for speech and music, and would be
told as much softer than it is. Peaks are dBFS, and the spectrum is told by the pitch that has half
of the power below it.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import wave
from array import array
from base64 import b64decode
from cmath import exp, pi
from collections.abc import Iterable
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from tessera_kit.authoring.serve import HOST, server
from tools.browser import without_windows
from tools.paths import BUILD, DIST

RATE, BLOCK, HOP = 48_000, 4_800, 600
"""Samples in a second, in a stretch of 100 ms, and from one stretch to the next, 12.5 ms."""
WITHIN, PEAK = 3.0, -3.0
"""LU between the loudest sound and the softest, and dBFS that none may reach."""
WINDOW = 16_384
SOUNDS = BUILD / "sounds"
RENDER = """
import js
from base64 import b64encode
from random import Random
from pyodide.ffi import to_js
from tessera.browser.sound.synth import mixer, sound, white_noise
from tessera.scene import cues

every = {cue.name: cue for cue in vars(cues).values() if isinstance(cue, cues.Cue)}
for dice in (1, 2, 3, 6):
    for pace in ("normal", "fast"):
        every[f"throw {dice} {pace}"] = cues.throw(dice, cues.TUMBLE[pace])

async def render(name):
    notes = every[name].played(Random(1))
    length = max(note.at + note.rise + note.lasts for note in notes) + 0.5
    context = js.OfflineAudioContext.new(1, round(length * 48_000), 48_000)
    out, noise = mixer(context), white_noise(context)
    for note in notes:
        sound(context, noise, note, note.at, out)
    heard = await context.startRendering()
    samples = heard.getChannelData(0).to_py()
    return b64encode(bytes(samples.cast("B") if hasattr(samples, "cast") else samples)).decode()
"""


class Found(NamedTuple):
    """What was measured of one sound."""

    loudness: float
    peak: float
    middle: float


def main() -> int:
    """Prints a line for each sound. Fails if one is too loud, or too much louder than another."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    found: dict[str, Found] = {}
    for name, samples in rendered().items():
        save(SOUNDS / f"{name.replace(' ', '-')}.wav", samples)
        found[name] = Found(loudness(samples), decibels(max(map(abs, samples))), middle(samples))
        print(f"{name:16}{found[name].loudness:8.1f} LUFS{found[name].peak:8.1f} dBFS", end="")
        print(f"{len(samples) / RATE - 0.5:7.2f} s{found[name].middle:8.0f} Hz", flush=True)
    levels = [one.loudness for one in found.values()]
    apart, peak = max(levels) - min(levels), max(one.peak for one in found.values())
    print(f"{apart:.1f} LU apart, the highest peak {peak:.1f} dBFS")
    return int(apart > WITHIN or peak > PEAK)


def rendered() -> dict[str, array[float]]:
    """The samples of each sound, by its name."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        (Path(folder) / "tessera").symlink_to(DIST)
        with server(Path(folder), port=0) as httpd:
            threading.Thread(target=httpd.serve_forever, daemon=True).start()
            browser = playwright.chromium.launch(
                executable_path=str(without_windows()), args=["--no-sandbox"]
            )
            page = browser.new_page()
            page.goto(f"http://{HOST}:{httpd.server_port}/tessera/")
            page.locator("body[data-state=ready]").wait_for(timeout=60_000)
            names = python(page, f"{RENDER}\nto_js([*every])")
            found = {name: python(page, f"render({name!r})") for name in names}
            browser.close()
            httpd.shutdown()
    return {name: array("f", b64decode(samples)) for name, samples in found.items()}


def python(page: Page, code: str) -> Any:
    """The value of the last line of Python, run by the page's own interpreter."""
    return page.evaluate(
        "async (code) => (await (await import(document.querySelector('[src*=interpreter]').src))"
        ".loadPyodide()).runPythonAsync(code)",
        code,
    )


def save(file: Path, samples: array[float]) -> None:
    """Writes a file with one channel of 16 bits."""
    clipped = array("h", [round(32767 * max(-1.0, min(1.0, one))) for one in samples])
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(clipped.tobytes())


def decibels(amplitude: float) -> float:
    """DBFS of an amplitude from 0 to 1."""
    return 20 * log10(max(amplitude, 1e-9))


def filtered(samples: Iterable[float], b: tuple[float, ...], a: tuple[float, ...]) -> array[float]:
    """The samples after a filter of the second order."""
    x1 = x2 = y1 = y2 = 0.0
    found = array("f")
    for x in samples:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        found.append(y)
    return found


# The ear's weights, by the tables of ITU-R BS.1770 for 48 kHz.
HEAD = (1.53512485958697, -2.69169618940638, 1.19839281085285)
HEAD_BACK = (-1.69065929318241, 0.73248077421585)
LOW, LOW_BACK = (1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621)


def loudness(samples: array[float]) -> float:
    """The loudness of the loudest stretch, in LUFS. A shorter sound is put into silence."""
    weighed = filtered(filtered(samples, HEAD, HEAD_BACK), LOW, LOW_BACK)
    silence = [0.0] * BLOCK
    power = [one * one for one in (*silence, *weighed, *silence)]
    starts = range(0, len(power) - BLOCK + 1, HOP)
    most = max(sum(power[start : start + BLOCK]) for start in starts)
    return -0.691 + 10 * log10(most / BLOCK)


def middle(samples: array[float]) -> float:
    """The pitch that has half of the power below it, in Hz."""
    powers = [0.0] * (WINDOW // 2)
    for start in range(0, len(samples), WINDOW):
        cut = [*samples[start : start + WINDOW]]
        waves = transformed([complex(one) for one in cut + [0.0] * (WINDOW - len(cut))])
        for n in range(WINDOW // 2):
            powers[n] += abs(waves[n]) ** 2
    half, below = sum(powers) / 2, 0.0
    for n, power in enumerate(powers):
        below += power
        if below >= half:
            return n * RATE / WINDOW
    return 0.0


def transformed(values: list[complex]) -> list[complex]:
    """The Fourier transform of values, whose number must be a power of two."""
    size = len(values)
    if size == 1:
        return values
    even, odd = transformed(values[::2]), transformed(values[1::2])
    turned = [exp(-2j * pi * n / size) * one for n, one in enumerate(odd)]
    pairs = [*zip(even, turned, strict=True)]
    return [a + b for a, b in pairs] + [a - b for a, b in pairs]


if __name__ == "__main__":
    sys.exit(main())
