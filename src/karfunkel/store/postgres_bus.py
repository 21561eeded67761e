"""The bus of several processes: LISTEN and NOTIFY of a PostgreSQL database.

Two connections of its own.  What is to be announced is drained in one statement.  A lost connection is made
anew; what was said meanwhile is lost, and listeners are told so.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from karfunkel.store.bus import MISSED, LocalBus, News
from karfunkel.store.postgres_address import fault_of, without_password

CHANNEL = "karfunkel"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) AS news"
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between tries to connect
PATIENCE = 10.0
SILENCE = 30.0  # seconds after which the connection is tried
MOST_WAITING = 10_000
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class _Message(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    news: News


class PostgresBus(LocalBus):
    """Hears its own news at once, and those of the others through the database."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._decode = msgspec.json.Decoder(_Message).decode
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """The first connection must come about; later ones are tried until they do."""
        self._lost = asyncio.Event()
        try:
            listening = await self._listen()
        except Exception as error:
            raise fault_of(error, without_password(self.address)) from None
        self._tasks = [asyncio.create_task(self._hear(listening)), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()

    def announce(self, news: News) -> None:
        super().announce(news)
        with suppress(asyncio.QueueFull):  # nobody takes them: they may get lost
            self._waiting.put_nowait(news)

    # --- hearing

    async def _hear(self, listening: Any) -> None:
        try:
            while True:
                await self._wait_for_loss(listening)
                listening.terminate()
                listening = await self._again(self._listen)
                super().announce(MISSED)
        finally:
            listening.terminate()

    async def _wait_for_loss(self, listening: Any) -> None:
        """Asks now and then, as a cable that was cut says nothing."""
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), SILENCE)
            except TimeoutError:
                try:
                    await listening.execute("SELECT 1")
                except BROKEN:
                    self._lost.set()

    async def _listen(self) -> Any:
        connection = await self._connect()
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        return connection

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        try:
            message = self._decode(payload)
        except msgspec.DecodeError:
            return  # another program's
        if message.sender != self._me:
            super().announce(message.news)

    # --- speaking

    async def _speak(self) -> None:
        connection = await self._again(self._connect)
        try:
            while True:
                batch = [await self._waiting.get()]
                while not self._waiting.empty():
                    batch.append(self._waiting.get_nowait())
                try:
                    await connection.execute(NOTIFY, [self._encode(news) for news in dict.fromkeys(batch)])
                except BROKEN:
                    connection.terminate()
                    connection = await self._again(self._connect)
        finally:
            connection.terminate()

    def _encode(self, news: News) -> str:
        return msgspec.json.encode(_Message(self._me, news)).decode()

    # --- connecting

    async def _connect(self) -> Any:
        return await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)

    async def _again(self, connect: Any) -> Any:
        pause = FIRST_PAUSE
        while True:
            try:
                return await connect()
            except BROKEN:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
