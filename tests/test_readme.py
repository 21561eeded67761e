"""The README's commands print what it says they print."""

import os
import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_commands_of_the_readme_print_what_it_shows(tmp_path: Path) -> None:
    [session] = re.findall(r"```\n(\$ karfunkel.*?)```", README, re.DOTALL)
    steps = re.findall(r"^\$ (.*)\n((?:[^$].*\n)*)", session, re.MULTILINE)
    assert len(steps) == 5
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command, shown in steps:
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=tmp_path,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stdout) == (0, shown), f"{command}: {done.stderr}"


def test_the_readme_names_only_files_that_there_are() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert len(links) > 8
    missing = [link for link in links if not (Path(__file__).parents[1] / link).exists()]
    assert missing == []
