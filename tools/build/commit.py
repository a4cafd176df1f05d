"""The commit that a build is made of."""

import os
import subprocess

from tools.paths import ROOT

UNKNOWN = "unknown"


def commit() -> str:
    """The first digits of its sum; "unknown" where there is no git. `COMMIT` in the environment
    says another, for sources that were unpacked from an archive."""
    if told := os.environ.get("COMMIT"):
        return told
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    try:
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return UNKNOWN
    return said.stdout.strip()
