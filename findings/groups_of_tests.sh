#!/usr/bin/env bash
# One would expect: `--dist loadgroup` runs tests of one xdist_group in one process, as its manual says.
# Seen: with pytest 9.2.0 they are spread over all, without a warning; with pytest 9.0.1 one process gets them all. Two
# tests that share a browser or a port then meet each other.
# pytest-xdist 3.8.0, the newest there was; Python 3.11, 30 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/test_group.py" <<'TEST'
import os, time
from pathlib import Path
import pytest

@pytest.mark.xdist_group("one")
@pytest.mark.parametrize("number", range(8))
def test_where(number):
    time.sleep(0.3)
    (Path(os.environ["SEEN"]) / f"{os.environ['PYTEST_XDIST_WORKER']} {number}").touch()
TEST
for version in 9.0.1 9.2.0; do
    python3 -m venv "$folder/$version"
    "$folder/$version/bin/pip" install --quiet "pytest==$version" pytest-xdist==3.8.0
    mkdir "$folder/seen"
    SEEN="$folder/seen" "$folder/$version/bin/python" -m pytest -q -n 2 --dist loadgroup "$folder/test_group.py"
    processes=$(ls "$folder/seen" | cut -d" " -f1 | sort -u | wc -l)
    echo "pytest $version: $processes"
    test "$processes" = "$([ "$version" = 9.0.1 ] && echo 1 || echo 2)"
    rm -r "$folder/seen"
done
