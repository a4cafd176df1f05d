"""The program of the worker in which bots think for the page, started by static/thinker.mjs."""

import json
from asyncio import Future, ensure_future
from importlib import import_module

import js
from pyodide.ffi import create_proxy

from tessera.browser.added.pack_files import bring, listed
from tessera.browser.added.written_files import TEXTS, plain, write
from tessera.browser.timer import later
from tessera.games import INSTALLED, find
from tessera.thinking.messages import read_request
from tessera.thinking.slices import Slices
from tessera.thinking.worker import Worker

SLICE = 0.03
"""Seconds of thought between which the worker looks for messages: nothing is drawn here."""


def listen() -> None:
    """Answers the page from now on. An exception goes to the page as an error of the worker."""
    worker = Worker(Slices(find, later, length=SLICE), js.postMessage)

    async def learn(game: str, text: str) -> None:
        try:
            if game in TEXTS and await plain(js.tesseraSite):
                write(game, TEXTS[game])
                worker.receive(text)
                return
            entries, _ = await listed([game], js.tesseraSite)
            for entry in entries:
                if await bring(entry, js.tesseraSite):
                    INSTALLED[entry.game] = entry.module
            worker.receive(text)
        except BaseException as fault:
            # The page is told as of any other error, and thinks itself. A task would say nothing.
            js.reportError(str(fault))

    def hear(text: str) -> None:
        message = json.loads(text)
        TEXTS.update(message.get("programs", {}))
        if "trial" in message:
            tasks.append(ensure_future(look_over(message["trial"])))
        if "number" not in message:
            return
        _, request = read_request(text)
        if request and find(request.game) is None:
            tasks.append(ensure_future(learn(request.game, text)))
        else:
            worker.receive(text)

    tasks: list[Future[None]] = []  # Python forgets what nobody holds, even while it runs.
    js.onmessage = create_proxy(lambda event: hear(event.data))


async def look_over(text: str) -> None:
    """Tries a program that is written in the page, and tells the page what is wrong with it."""
    if not await plain(js.tesseraSite):
        js.postMessage(json.dumps({"fault": ["network", 0, {}]}))
        return
    js.postMessage(json.dumps({"begun": True}))
    try:
        trial = import_module("tessera_plain.trial")
        js.postMessage(json.dumps(trial.told(text)))
    except BaseException as fault:
        js.reportError(str(fault))  # A task would say nothing.
