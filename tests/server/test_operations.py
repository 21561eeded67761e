"""Running a server, in a process of its own: settings, health, metrics, logs, limits, headers, the end."""

import json
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from karfunkel.client import Refused
from karfunkel.games.faults import Fault
from karfunkel.server.settings import Settings, read_settings
from tests.cli.command import run
from tests.server.conftest import Served, wait_until
from tests.server.process import Process, free_port
from tests.server.test_tables import refused

NAME = "Adelheid"
SERVING = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")


class Running(Process):
    def logs(self) -> str:
        return self._logs.read_text()

    def end(self, how: signal.Signals) -> int:
        """Its status when it has been told to end."""
        process = self._process
        assert process
        self._end(how)
        return process.returncode


METRICS = free_port()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("running"), metrics=METRICS, tables_per_guest=2) as process:
        yield process


def ask(process: Process, path: str, method: str = "GET", **more: object) -> httpx.Response:
    return httpx.request(method, process.url + path, **more)  # type: ignore[arg-type]


# --- settings


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "karfunkel.toml"
    file.write_text('port = 1\nrooms = 2\nrate = 3.5\nlog = "error"\n')
    environment = {"KARFUNKEL_PORT": "4", "KARFUNKEL_ROOMS": "5", "KARFUNKEL_NOTHING": "x", "PORT": "6"}
    settings = read_settings({"port": "7"}, environment, str(file))
    assert (settings.port, settings.rooms, settings.rate, settings.log) == (7, 5, 3.5, "error")
    assert settings.burst == read_settings({}, {}).burst


@pytest.mark.parametrize(
    ("flags", "environment", "file", "told"),
    [
        ({"port": "many"}, {}, "", "the command line: port is a whole number, not 'many'"),
        ({"port": "65536"}, {}, "", "the command line: port is 0 to 65535, not '65536'"),
        ({"burst": "0"}, {}, "", "the command line: burst is at least 1, not '0'"),
        ({"rate": "nan"}, {}, "", "the command line: rate is 0.01 to 1000000, not 'nan'"),
        ({}, {"KARFUNKEL_RATE": "fast"}, "", "the environment: rate is a number, not 'fast'"),
        ({}, {}, "prot = 80", "there is no setting 'prot'"),
        ({}, {}, 'port = "80a"', "port is a whole number"),
        ({}, {}, "port = ", "cannot read the settings in"),
    ],
)
def test_a_wrong_setting_is_named_with_its_place(
    tmp_path: Path, flags: dict[str, str], environment: dict[str, str], file: str, told: str
) -> None:
    path = tmp_path / "karfunkel.toml"
    path.write_text(file)
    with pytest.raises(Fault, match=re.escape(told)):
        read_settings(flags, environment, str(path))


def test_the_page_on_serving_tells_of_every_setting_with_its_default() -> None:
    table = SERVING.partition("## Settings")[2].partition("## ")[0]
    rows = re.findall(r"^\| (`.*?) \|(.*?)\|", table, re.MULTILINE)
    told = {
        name: default
        for names, defaults in rows
        for name, default in zip(names.split(", "), defaults.strip().split(", "), strict=True)
    }
    assert set(told) == {f"`{name}`" for name in Settings.__struct_fields__}
    for name, default in told.items():
        actual = getattr(Settings(), name.strip("`"))
        if actual:
            assert default.strip("`") == (actual if isinstance(actual, str) else f"{actual:g}")


def test_what_keeps_a_server_from_starting_is_told_at_once_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        file = tmp_path / "file"
        file.touch()
        for flags, told in (
            (["--port", port, "--data", str(tmp_path)], f"cannot serve on 127.0.0.1, port {port}: Address"),
            (["--port", "0", "--database", str(file / "tables.db")], "database"),
            (["--port", "0", "--database", "postgresql://127.0.0.1:9/x"], "it cannot be reached"),
            (["--port", "0", "--data", str(tmp_path), "--log", "loud"], "--log is one of"),
        ):
            done = run("serve", *flags)
            assert (done.status, done.out) == (2, "")
            assert done.err.startswith("karfunkel: ")
            assert done.err.count("\n") == 1
            assert told in done.err


# --- what is said about it


def test_health_readiness_and_the_description_of_the_api_are_there(running: Running) -> None:
    assert ask(running, "/healthz").json() == {"status": "ok"}
    assert ask(running, "/readyz").json() == {"status": "ready"}
    described = ask(running, "/api/openapi.json").json()
    page = ask(running, "/api").text
    for path, methods in described["paths"].items():
        assert path in page
        for operation in methods.values():
            assert operation["description"]
    for name, schema in described["components"]["schemas"].items():
        assert schema["description"], name
    fields = described["components"]["schemas"]["State"]["properties"]
    assert fields["turn"]["description"] in page


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/nothing", "/api/games/chess/rules"])
def test_what_there_is_not_is_told_as_json(running: Running, path: str) -> None:
    answer = ask(running, path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"


def test_metrics_stand_on_a_port_of_their_own(running: Running) -> None:
    ada = running.client(NAME)
    with ada.open("carat", ["person", "person"]).live() as live:
        assert next(live.messages())["type"] == "table"
        metrics = httpx.get(f"http://127.0.0.1:{METRICS}/metrics").text
    for name in ("karfunkel_sockets 1.0", 'karfunkel_http_requests_total{status="201"}', "karfunkel_guests"):
        assert name in metrics
    assert "process_resident_memory_bytes" in metrics
    assert 'karfunkel_tables{status="open"}' in metrics
    assert ask(running, "/metrics").headers["content-type"].startswith("text/html")


def test_logs_are_json_and_hold_no_secrets(running: Running) -> None:
    ada = running.client(NAME)
    table = ada.open("halbedelstein", ["person", "bot:greedy"])
    contribution = table.sit()
    link = ada.call("POST", "/api/me/links")
    other = httpx.Client(base_url=running.url)
    with other:
        assert other.post("/api/links", json={"token": link["token"]}).status_code == 201
        cookie = other.cookies["karfunkel_guest"]
        other.get(f"/link/{link['token']}")
    logs = running.logs()
    entries = [json.loads(line) for line in logs.splitlines()]
    assert {"at", "level", "from", "message"} <= set(entries[0])
    assert {"POST", "GET"} <= {entry.get("method") for entry in entries}
    secret = [ada.token, cookie, link["token"], contribution, table.id, NAME]
    assert [found for found in secret if found in logs] == []


# --- limits and headers


def test_every_answer_has_the_headers_that_protect_its_reader(running: Running) -> None:
    for path in ("/", "/api", "/api/games", "/api/nothing", "/healthz"):
        headers = ask(running, path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy.partition("style-src")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    made = ask(running, "/api/me", "POST", json={"name": NAME})
    assert made.headers["cache-control"] == "no-store"
    for part in ("httponly", "samesite=lax", "path=/"):
        assert part in made.headers["set-cookie"].lower()


def test_texts_are_asked_for_again_and_sent_again_only_when_they_have_changed(running: Running) -> None:
    """So that a client never speaks with the words of another version."""
    for path in ("/api/words/de", "/api/games/carat/rules?lang=nl"):
        first = ask(running, path)
        assert first.headers["cache-control"] == "no-cache"
        again = ask(running, path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert ask(running, path, headers={"if-none-match": 'W/"another"'}).text == first.text


def test_what_is_too_large_too_long_or_too_much_is_refused(running: Running) -> None:
    ada = running.client(NAME)
    large = b'{"name": "' + b"a" * 300_000 + b'"}'
    json_type = {"content-type": "application/json"}
    assert ask(running, "/api/me", "POST", content=large, headers=json_type).json()["code"] == "too_large"
    pieces = (large[at : at + 1000] for at in range(0, len(large), 1000))
    assert ask(running, "/api/me", "POST", content=pieces, headers=json_type).status_code == 413
    refused("bad_name", running.client, "A" * 25)
    refused("bad_name", running.client, "\u200b")
    refused("bad_options", ada.open, "carat", ["person"] * 8)
    tables = [ada.open("carat", ["person", "person"]) for _ in range(2)]
    refused("too_many", ada.open, "carat", ["person", "person"])
    tables[0].do("close")
    ada.open("carat", ["person", "person"])
    tables[1].sit()
    refused("bad_request", tables[1].do, "say", text="a" * 201)


def test_who_asks_too_fast_is_told_to_slow_down_and_others_are_not(tmp_path: Path) -> None:
    slow = Settings(rate=0.01, burst=5, guests_per_hour=2)
    served = Served(tmp_path / "tables.db", slow).start()
    try:
        ada, bob = served.client("Ada"), served.client("Bob")
        refused("too_many", served.client, "Cleo")
        table = ada.open("carat", ["person", "person"])
        codes = []
        for _ in range(8):
            try:
                table.do("agree")
            except Refused as caught:
                codes.append(caught.code)
        assert codes == ["nothing_asked"] * 5 + ["too_fast"] * 3
        refused("nothing_asked", bob.table(table.id).do, "agree")
        refused("too_fast", lambda: [bob.lobby() for _ in range(30)])
    finally:
        served.stop()


def test_nobody_fills_the_database_with_links_names_or_tables_that_are_closed_again(
    running: Running,
) -> None:
    ada = running.client(NAME)

    def open_and_close() -> object:
        return ada.open("halbedelstein", ["person", "person"]).do("close")

    refused("too_fast", lambda: [ada.call("POST", "/api/me/links") for _ in range(40)])
    refused("too_fast", ada.call, "PUT", "/api/me", {"name": NAME})
    refused("too_fast", lambda: [open_and_close() for _ in range(20)])


# --- the end


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_by_itself_when_told_to_and_is_ready_no_more(tmp_path: Path, how: signal.Signals) -> None:
    with Running(tmp_path) as process:
        table = process.client("Ada").open("halbedelstein", ["person", "bot:greedy"], lots=False)
        table.sit()
        with table.live() as live:
            assert next(live.messages())["type"] == "table"
            assert process.end(how) == 0
        assert not process.faults()
        assert json.loads(process.logs().splitlines()[-1])["message"] == "closed"
        wait_until(lambda: not (tmp_path / "karfunkel.db-wal").exists())
