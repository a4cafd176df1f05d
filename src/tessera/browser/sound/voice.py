"""The voice of the device, by the Web Speech API. Only voices that are on the device itself count:
others send every sentence to somebody's server, and are silent without a network."""

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.capability import offered
from tessera.browser.timer import Drawn
from tessera.i18n import regional
from tessera.i18n.voices import best_voice


class BrowserVoice:
    """The voices of this browser. `drawn` is called when it becomes known which there are: browsers
    look for them after the page has loaded."""

    def __init__(self, drawn: Drawn) -> None:
        self._speech: js.SpeechSynthesis | None = offered(js, "speechSynthesis")
        self._voices: tuple[js.SpeechSynthesisVoice, ...] = ()
        if self._speech:
            self._look()
            self._speech.onvoiceschanged = create_proxy(lambda _: drawn(self._look))
            document.addEventListener("visibilitychange", create_proxy(self._visibility))

    def can_read(self, language: str) -> bool:
        return self._voice(language) is not None

    def read(self, sentences: tuple[str, ...], language: str) -> None:
        voice = self._voice(language)
        if not voice or not self._speech or document.hidden:
            return
        for words in sentences:
            utterance = js.SpeechSynthesisUtterance.new(words)
            utterance.voice, utterance.lang = voice, voice.lang
            self._speech.speak(utterance)

    def hush(self) -> None:
        if self._speech:
            self._speech.cancel()

    def _visibility(self, _: js.Event[js.HTMLDocument]) -> None:
        self.hush()

    def _look(self) -> None:
        if self._speech:
            voices = self._speech.getVoices()
            self._voices = tuple(voice for voice in voices if voice.localService)

    def _voice(self, language: str) -> js.SpeechSynthesisVoice | None:
        tag = regional(language, list(js.navigator.languages))
        best = best_voice([voice.lang for voice in self._voices], tag)
        return None if best is None else self._voices[best]
