"""``karfunkel completion``: the script that lets a shell complete our commands."""

import argparse

import argcomplete


def run(given: argparse.Namespace) -> int:
    print(argcomplete.shellcode(["karfunkel"], shell=given.shell))
    return 0
