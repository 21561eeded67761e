"""``karfunkel completion``: the script that lets a shell complete our commands."""

import argparse

from argcomplete.shell_integration import shellcode


def run(given: argparse.Namespace) -> int:
    print(shellcode(["karfunkel"], shell=given.shell))
    return 0
