"""Notes made of what Web Audio has: tones, and bands cut from noise."""

import js

from tessera.scene.sound import NOISE, Tone

SILENCE = 0.0001
"""Such a ramp can't end at nothing."""
GRAIN = 1 / 32
"""Makes noise as loud as a tone: its samples reach from -128 to 127, and a band has few of them."""


def mixer(context: js.AudioContext) -> js.AudioNode:
    """The node to connect all notes to. It compresses them, so that many at once aren't
    distorted."""
    out = context.createDynamicsCompressor()
    out.connect(context.destination)
    return out


def sound(
    context: js.AudioContext, noise: js.AudioBuffer | None, note: Tone, at: float, out: js.AudioNode
) -> None:
    """Plays a note at a time of the context's clock."""
    end = at + note.rise + note.lasts
    loudness, most = context.createGain(), note.loud * (GRAIN if note.wave == NOISE else 1)
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(most, at + note.rise)
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end)
    loudness.connect(out)
    source: js.AudioScheduledSourceNode
    if note.wave == NOISE:
        grains, band = context.createBufferSource(), context.createBiquadFilter()
        grains.buffer, grains.loop = noise, True
        band.type, band.Q.value, pitch = "bandpass", note.narrow, band.frequency
        grains.connect(band)
        band.connect(loudness)
        source = grains
    else:
        tone = context.createOscillator()
        tone.type, pitch = note.wave, tone.frequency
        tone.connect(loudness)
        source = tone
    pitch.setValueAtTime(note.pitch, at)
    if note.to != note.pitch:
        pitch.exponentialRampToValueAtTime(note.to, end)
    source.start(at)
    source.stop(end)


def white_noise(context: js.AudioContext) -> js.AudioBuffer:
    """White noise to filter bands from. It is made of the browser's random numbers: Python's may
    come out of a snapshot, and take longer."""
    samples = js.Int8Array.new(32_768)
    js.crypto.getRandomValues(samples)
    buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.copyToChannel(js.Float32Array.new(samples), 0)
    return buffer
