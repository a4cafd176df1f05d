"""Imports everything that a snapshot of the interpreter may hold.

A snapshot is made in a worker, without a page, and what is in it must not hold any object of
JavaScript: so nothing of `tessera.browser`. What is imported here need not be imported at the next
launch.
"""

import asyncio
import json
import secrets
import traceback

import tessera.screens.routes
from tessera.i18n import LANGUAGES, speaker
