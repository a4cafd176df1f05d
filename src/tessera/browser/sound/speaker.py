"""Sound, by Web Audio: nothing is loaded, and nothing heard before something is pressed."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from operator import attrgetter

import js
from js import document
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

from tessera.browser.capability import answer, offered
from tessera.browser.sound.synth import mixer, sound, white_noise
from tessera.browser.timer import held, later
from tessera.scene.sound import Tone

SOON = 0.03
"""Seconds between the order and the sound. A note costs Python half a millisecond, and what was
pressed is drawn before."""
AHEAD, STEP = 0.3, 0.15
"""Seconds for which notes are made, and after which the next ones are."""
SLICE = 4
"""Milliseconds of making notes between which the page may do something else: those of six dice take
a slow tablet longer than a picture may wait."""
APART = 0.08
"""Seconds between two things that happen at once, so that both are heard."""
BREATH = 40
"""Milliseconds after the picture that follows the first press: a context takes tens of them or even
hundreds, and a finger's click may come a moment behind its going up."""
PATIENCE = 1500
"""Milliseconds after a press in which a context may still be starting. What is played later into
one that doesn't run would all be heard at once when it does."""


class BrowserSpeaker:
    """One context for the whole page, made at the first press. It sleeps while the page is out of
    sight; whatever has interrupted it, the next press resumes it."""

    def __init__(self) -> None:
        self._context: js.AudioContext | None = None
        self._noise: js.AudioBuffer | None = None
        self._out: js.AudioNode | None = None
        """The node that all notes are connected to."""
        self._now: js.GainNode | None = None
        """The node for the notes of the latest event."""
        self._wanted = False
        """Whether it is to be awake while the page is in sight."""
        self._called = False
        """Whether a context is there or on its way."""
        self._first: tuple[Tone, ...] = ()
        """Notes to be played as soon as there is a context."""
        self._due: list[Callable[[], None]] = []
        """The sounds and vibrations that wait for a landing."""
        self._woken, self._last = -float(PATIENCE), 0.0
        document.addEventListener("visibilitychange", create_proxy(self._visibility))

    def wake(self) -> None:
        self._wanted = True
        if not self._called:
            self._called, self._woken = True, js.performance.now()
            js.requestAnimationFrame(create_once_callable(lambda _: later(BREATH, self._start)))
        elif self._context and self._context.state != "running":
            self._woken = js.performance.now()
            self._resume(self._context)

    def rest(self) -> None:
        self._wanted = False
        self._suspend()

    def hush(self) -> None:
        self._first, self._due = (), []
        if self._context and self._now:
            self._now.gain.setTargetAtTime(0, self._context.currentTime, 0.03)

    def land(self) -> None:
        """Plays what was to be heard and felt when something has landed."""
        due, self._due = self._due, []
        for play in due:
            play()

    def play(self, notes: tuple[Tone, ...], *, lands: bool = False) -> None:
        if lands:
            self._due.append(lambda: self.play(notes))
            return
        context = self._context
        if document.hidden or (
            (not context or context.state != "running")
            and js.performance.now() - self._woken > PATIENCE
        ):
            return
        if not context or not self._out:
            self._first = notes
            return
        start = self._last = max(context.currentTime + SOON, self._last + APART)
        try:
            out = self._now = context.createGain()
            out.connect(self._out)
        except JsException:  # A context may give out: then nothing is heard.
            return
        ordered = tuple(sorted(notes, key=attrgetter("at")))
        later(0, lambda: self._go_on(context, ordered, start, out))

    def can_vibrate(self) -> bool:
        # Desktop browsers have the function and nothing to shake.
        navigator = js.navigator
        able = offered(navigator, "vibrate") and offered(navigator, "userActivation")
        return bool(able) and navigator.maxTouchPoints > 0

    def vibrate(self, pattern: tuple[int, ...], *, lands: bool = False) -> None:
        if lands:
            self._due.append(lambda: self.vibrate(pattern))
            return
        # Before anything was pressed Chromium refuses, and says so in the console.
        if js.navigator.userActivation.hasBeenActive:
            js.navigator.vibrate(to_js(pattern))

    def _start(self) -> None:
        with suppress(AttributeError, JsException):  # There is none, or no device to hear it with.
            if session := offered(js.navigator, "audioSession"):
                session.type = "ambient"  # Beside somebody's music, not over it.
            self._context = context = js.AudioContext.new()
            self._out, self._noise = mixer(context), white_noise(context)
            self._resume(context)
            if self._first:
                self.play(self._first)

    def _suspend(self) -> None:
        if self._context:
            self._settle(self._context, "suspend")

    def _resume(self, context: js.AudioContext) -> None:
        self._settle(context, "resume")  # At once: Safari wants it while something is pressed.

    def _settle(self, context: js.AudioContext, name: str) -> None:
        """Waits for the context to resume or suspend. A refusal is ignored, because the browser is
        asked again at the next press."""
        promise = answer(context, name)

        async def settling() -> None:
            with suppress(JsException):
                await promise

        held(settling())

    def _visibility(self, event: js.Event[js.HTMLDocument]) -> None:
        if document.hidden:
            self._suspend()
        elif self._context and self._wanted:
            self._resume(self._context)

    def _go_on(
        self, context: js.AudioContext, notes: tuple[Tone, ...], start: float, out: js.AudioNode
    ) -> None:
        """Makes the notes that are due soon, and comes back later for the others."""
        ahead, end = context.currentTime + AHEAD, js.performance.now() + SLICE
        for done, note in enumerate(notes):
            is_late = start + note.at >= ahead
            if is_late or js.performance.now() > end:
                wait = round(1000 * STEP) if is_late else 0
                later(wait, partial(self._go_on, context, notes[done:], start, out))
                break
            with suppress(JsException):
                sound(context, self._noise, note, start + note.at, out)
