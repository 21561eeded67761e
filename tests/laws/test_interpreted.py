"""Compiled = interpreted: the same source, run both ways, tells the same games to the last byte."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.laws.trace import traces
from tests.laws.walk import SCALE

PARTS = 3


def interpreted(kind: str, part: int, seeds: range) -> list[Any]:
    """What a process of its own tells of these games without compiling anything."""
    command = [sys.executable, "-m", "tests.laws.trace", kind, f"{part}/{PARTS}", *map(str, seeds)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.compiled_only
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", ["walked", "searched", "agreed"])
def test_compiled_and_interpreted_rules_tell_the_same_games(kind: str, part: int) -> None:
    seeds = range(SCALE)
    there = interpreted(kind, part, seeds)
    here = json.loads(json.dumps(traces(kind, seeds, part, PARTS)))
    assert len(here) == len(there) > 5 * SCALE
    for one, other in zip(here, there, strict=True):
        assert one == other, one[:2]
