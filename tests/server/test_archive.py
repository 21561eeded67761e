"""Finished games: records, proofs of their luck, games from elsewhere; and who looks after a server."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karfunkel.client import Refused, Table
from tests.cli.command import run
from tests.records.golden import record_file
from tests.server.conftest import GENEROUS, Served, wait_until


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server that reads its bans often, and the address of its database."""
    database = tmp_path_factory.mktemp("watched") / "tables.db"
    server = Served(database, msgspec.structs.replace(GENEROUS, bans_every=0.05)).start()
    yield server, str(database)
    server.stop()


@pytest.fixture(scope="module")
def finished(watched: tuple[Served, str]) -> tuple[Table, list[str]]:
    """A game of Carat that has been played out, and what its players added to the luck."""
    server, _ = watched
    ada, bob = server.client("Ada"), server.client("Bob")
    tables = [ada.open("carat", ["person", "person", "bot:greedy"], listed=True)]
    tables.append(bob.table(tables[0].id))
    values = [table.sit() for table in tables]
    at = {seat: table for table in tables for seat in table.now()["you"]}
    while (state := tables[0].now()["state"])["status"] == "on":
        for seat in set(state["pending"]) & set(at):
            at[seat].move(seat, at[seat].now()["state"]["sight"][str(seat)]["legal"][0], state["turn"])
    return tables[0], values


def test_G2_a_deal_is_verified_by_its_record_and_its_proof(
    finished: tuple[Table, list[str]], tmp_path: Path
) -> None:
    table, values = finished
    record, proof = tmp_path / "record", tmp_path / "proof"
    record.write_text(table.record(), encoding="utf-8")
    proof.write_text(json.dumps(table.proof()), encoding="utf-8")
    done = run("verify", str(record), str(proof))
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("the game is right: carat, 3 seats, 36 moves")
    assert table.now()["info"]["commitment"] in done.out
    assert all(value in done.out for value in values)
    assert "the lots for the seats come from the seed" in done.out
    assert run("verify", str(record)).out == "".join(done.out.splitlines(keepends=True)[:2])


def changed(digits: str) -> str:
    return ("0" if digits[0] != "0" else "1") + digits[1:]


TRICKS: list[tuple[Callable[[dict[str, Any], dict[str, Any]], object], str]] = [
    (lambda record, proof: proof.update(commitment=changed(proof["commitment"])), "committed itself to"),
    (lambda record, proof: proof.update(server_seed=changed(proof["server_seed"])), "committed itself to"),
    (lambda record, proof: proof.update(seed=changed(proof["seed"])), "the seed of the proof"),
    (lambda record, proof: proof["contributions"].reverse(), "order of seats"),
    (lambda record, proof: proof["contributions"].pop(), "the seed of the proof"),
    (lambda record, proof: proof.update(seating=sorted(proof["seating"])[::-1]), "the lots"),
    (lambda record, proof: proof.update(proof=2), "version of the format"),
    (lambda record, proof: proof.pop("seating"), "no proof of a deal"),
    (lambda record, proof: record.update(seed=changed(record["seed"])), "does not come from the seed"),
    (lambda record, proof: record.update(seed=None), "nothing to verify"),
    (lambda record, proof: record["moves"].__setitem__(0, "1 a1=1RYBG"), "move 1"),
    (lambda record, proof: record["result"].update(scores=[0, 0, 0]), "the result's"),
]


@pytest.mark.parametrize(("trick", "told"), TRICKS, ids=[told for _, told in TRICKS])
def test_G2_no_trick_passes_verification(
    finished: tuple[Table, list[str]], tmp_path: Path, trick: Callable[..., object], told: str
) -> None:
    table, _ = finished
    record, proof = json.loads(table.record()), table.proof()
    if told == "the lots" and proof["seating"] == [3, 2, 1]:
        proof["seating"] = [1, 2, 3]
    else:
        trick(record, proof)
    files = tmp_path / "record", tmp_path / "proof"
    for file, value in zip(files, (record, proof), strict=True):
        file.write_text(json.dumps(value), encoding="utf-8")
    done = run("verify", *map(str, files))
    assert (done.status, done.out) == (2, "")
    assert told in done.err


def test_a_finished_game_is_exported_as_its_record_while_the_server_runs(
    watched: tuple[Served, str], finished: tuple[Table, list[str]], tmp_path: Path
) -> None:
    _, database = watched
    done = run("export", "--database", database)
    assert finished[0].record() in done.out
    copy = str(tmp_path / "copy.db")
    assert run("backup", copy, "--database", database).status == 0
    assert run("export", "--database", copy).out == done.out


def test_a_game_from_elsewhere_is_found_and_replayed_but_has_no_proof(watched: tuple[Served, str]) -> None:
    server, database = watched
    file = record_file("diamantenraub-3")
    assert run("import", str(file), "--database", database).status == 0
    eve = server.client("Eve")
    archive = eve.call("GET", "/api/archive", game="diamantenraub")["tables"]
    [id] = [found["id"] for found in archive if not any(seat["name"] for seat in found["seats"])]
    table = eve.table(id)
    assert table.record() == file.read_text(encoding="utf-8")
    assert table.now()["state"]["status"] == "over"
    replay = eve.call("GET", f"/api/tables/{id}/replay", lang="de")
    assert len(replay["plies"]) == len(json.loads(table.record())["moves"])
    assert any("Platz 1" in words for ply in replay["plies"] for words in ply["words"])
    assert eve.call("GET", f"/api/tables/{id}/replay/3", seat=2)["view"]["seat"] == 2
    with pytest.raises(Refused) as caught:
        table.proof()
    assert caught.value.code == "no_proof"


def test_a_table_that_is_closed_by_an_administrator_takes_no_more_moves(watched: tuple[Served, str]) -> None:
    server, database = watched
    ada = server.client("Ada")
    table = ada.open("halbedelstein", ["person", "bot:greedy"], options={"rules": "advanced"}, lots=False)
    table.sit()
    turn = table.now()["state"]["turn"]
    assert run("admin", "close", table.id, "--database", database).out == f"{table.id} is closed\n"
    with pytest.raises(Refused) as caught:
        table.move(1, "B5", turn)
    assert caught.value.code == "closed"
    assert table.now()["state"]["status"] == "closed"


def test_who_is_banned_is_turned_away_with_the_reason_until_the_ban_is_lifted(
    watched: tuple[Served, str],
) -> None:
    server, database = watched
    eve = server.client("Eve")
    table = eve.open("carat", ["person", "person"])
    subject = f"guest:{eve.call('GET', '/api/me')['id']}"
    with table.live() as live:
        messages = live.messages()
        assert next(messages)["type"] == "table"
        run("admin", "ban", subject, "--reason", "rude to Bob", "--database", database)
        with pytest.raises(Refused) as caught:
            for _ in messages:
                pass
        assert caught.value.code == "banned"
    with pytest.raises(Refused, match="rude to Bob"):
        eve.own()
    run("admin", "unban", subject, "--database", database)
    wait_until(lambda: may_ask(table))


def may_ask(table: Table) -> bool:
    try:
        return bool(table.client.own())
    except Refused:
        return False
