"""The browser client as the server hands it out."""

from pathlib import Path

import httpx
import pytest

from karfunkel.server.shelf import read_shelf
from tests.server.conftest import Served

BUILT = {
    "index.html": b"<!doctype html>",
    "index.html.gz": b"smaller",
    "index.html.br": b"smallest",
    "assets/one-Xa1.js": b"export {}",
    "secret.py": b"",
}


@pytest.fixture
def built(house_of_module: Served, tmp_path: Path) -> Served:
    """A server with a client that we know."""
    for name, body in BUILT.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(body)
    house_of_module.app.state.shelf = read_shelf(tmp_path)
    return house_of_module


def ask(served: Served, path: str, accept: str = "") -> httpx.Response:
    return httpx.get(served.url + path, headers={"accept-encoding": accept, "accept-language": "nl"})


@pytest.mark.parametrize("path", ["/", "/table/abc", "/settings", "/index.html"])
def test_every_path_of_the_client_shows_its_page(built: Served, path: str) -> None:
    answer = ask(built, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == BUILT["index.html"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_compressed_copies_go_to_those_who_accept_them(built: Served) -> None:
    with httpx.stream("GET", built.url, headers={"accept-encoding": "gzip, br"}) as answer:
        assert b"".join(answer.iter_raw()) == BUILT["index.html.br"]
        assert answer.headers["content-encoding"] == "br"
    with httpx.stream("GET", built.url, headers={"accept-encoding": "gzip;q=0.5"}) as answer:
        assert b"".join(answer.iter_raw()) == BUILT["index.html.gz"]


def test_files_named_after_what_is_in_them_are_kept_for_ever(built: Served) -> None:
    answer = ask(built, "/assets/one-Xa1.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/two.js", "/secret.py", "/../pyproject.toml", "/assets/..%2findex.txt"]
)
def test_what_is_no_file_of_the_client_is_not_handed_out(built: Served, path: str) -> None:
    assert ask(built, path).status_code == 404


def test_a_server_without_the_client_says_so_and_what_to_do(house_of_module: Served, tmp_path: Path) -> None:
    house_of_module.app.state.shelf = read_shelf(tmp_path / "nothing")
    answer = ask(house_of_module, "/")
    assert answer.status_code == 503
    assert "python hatch_build.py" in answer.text
    assert "niet gebouwd" in answer.text
