"""Anything may come over a socket, at any speed, and may be read as slowly: nobody else notices."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from karfunkel.client import Table
from tests.server.conftest import Served
from tests.server.sockets import PATIENCE, Socket
from tests.server.test_tables import moved, table_for_two

SMALL = 4096


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose system keeps little for those who do not read."""
    served = Served(tmp_path_factory.mktemp("house") / "tables.db")
    served.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    served.start()
    yield served
    served.stop()


def raw_frame(first: int, length: int, payload: bytes, masked: bool = True) -> bytes:
    """A frame by its first byte and the length it claims."""
    if length < 126:
        size = bytes((length,))
    elif length < 1 << 16:
        size = b"\x7e" + length.to_bytes(2)
    else:
        size = b"\x7f" + length.to_bytes(8)
    mask = bytes(4) if masked else b""
    return bytes((first, size[0] | (0x80 if masked else 0))) + size[1:] + mask + payload


BROKEN = {
    "a text that is no UTF-8": raw_frame(0x81, 4, b"\xff\xfe\xfd\xfc"),
    "a frame that is not masked": raw_frame(0x81, 2, b"{}", masked=False),
    "bits that mean nothing": raw_frame(0xF1, 2, b"{}"),
    "a kind of frame there is not": raw_frame(0x83, 2, b"{}"),
    "a part of nothing": raw_frame(0x80, 2, b"{}"),
    "a frame said to be larger than all memory": raw_frame(0x82, 1 << 62, b"x" * 1000),
    "parts without end": raw_frame(0x01, 1000, b"x" * 1000) + raw_frame(0x00, 1000, b"x" * 1000) * 40,
    "a ping that is too long": raw_frame(0x89, 200, b"x" * 200),
    "half a farewell": raw_frame(0x88, 1, b"x"),
    "random bytes": Random(3).randbytes(5000),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_what_is_no_websocket_ends_the_connection_only(house_of_module: Served, broken: bytes) -> None:
    ada, bob = table_for_two(house_of_module)
    with (
        Socket(bob.client, house_of_module.address, bob.id) as his,
        Socket(ada.client, house_of_module.address, ada.id) as hers,
    ):
        his.until("presence")
        hers.until("presence")
        hers.send_raw(broken)
        hers.gone()
        moved(ada, 1)
        assert his.until("news")["events"][0]["kind"] == "move"


DEEDS = {
    "a deep list": "[" * 8000,
    "a deep object": '{"do":' * 2500,
    "a deep deed": '{"do":"move","seat":1,"move":"A3","turn":' + "[" * 7000,
    "a binary frame": bytes(range(256)) * 4,
    "nothing": "",
    "a byte": b"\x00",
    "a number": "1e999999",
    "a key twice": '{"do":"ping","do":"leave"}',
    "half a letter": '{"do":"say","text":"\\ud800"}',
}


@pytest.mark.parametrize("text", DEEDS.values(), ids=DEEDS)
def test_what_is_no_deed_is_refused_and_the_connection_stays(
    house_of_module: Served, text: str | bytes
) -> None:
    ada, _ = table_for_two(house_of_module)
    before = ada.now()
    with Socket(ada.client, house_of_module.address, ada.id) as hers:
        hers.until("presence")
        hers.send(text)
        assert hers.next()["type"] == "refused"
        hers.send({"do": "ping", "id": "still"})
        assert hers.until("done")["done"]["id"] == "still"
    assert ada.now() == before


def slow(table: Table, address: str, after: int) -> ClientConnection:
    """A connection that reads nothing by itself."""
    host, port = address.split(":")
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    wire.connect((host, int(port)))
    return connect(
        f"ws://{address}/api/tables/{table.id}/live?after={after}",
        sock=wire,
        additional_headers={"authorization": f"Bearer {table.client.token}"},
        compression=None,
        max_queue=1,
        ping_interval=None,
        close_timeout=1,
    )


def read_to_the_end(connection: ClientConnection) -> int:
    """The code with which the server closes it."""
    try:
        while True:
            connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_who_reads_too_slowly_is_cut_off_hinders_nobody_and_resumes(narrow: Served) -> None:
    ada, bob = table_for_two(narrow)
    number = bob.now()["number"]
    with Socket(ada.client, narrow.address, ada.id) as hers:
        hers.until("presence")
        with slow(bob, narrow.address, number) as his:
            with suppress(ConnectionClosed):  # it may happen while he still asks
                for ping in range(4000):
                    his.send(f'{{"do":"ping","id":"{ping:040}"}}')
            moved(ada, 1)
            assert hers.until("news")["state"]["pending"] == [2]
            assert read_to_the_end(his) == 4408
        with slow(bob, narrow.address, number) as his:
            text = his.recv(timeout=PATIENCE)
            assert '"missed":[{"number":' in str(text)


def test_requests_that_never_end_hinder_nobody(house_of_module: Served) -> None:
    host, port = house_of_module.address.split(":")
    lines = []
    half = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    for beginning in (b"GET /api", half, b"", Random(5).randbytes(64)):
        for _ in range(25):
            line = socket.create_connection((host, int(port)), timeout=PATIENCE)
            line.sendall(beginning)
            lines.append(line)
    ada, bob = table_for_two(house_of_module)
    moved(ada, 1)
    assert bob.now()["state"]["pending"] == [2]
    for line in lines:
        line.close()
