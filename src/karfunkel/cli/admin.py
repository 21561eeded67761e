"""``karfunkel admin``: who plays on this server, and who shall not."""

import argparse
import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable

from karfunkel.cli.stored import stored
from karfunkel.games.faults import Fault
from karfunkel.server.course import CLOSE
from karfunkel.store.contract import Store
from karfunkel.store.entities import Append, Ban, NewEvent, Seat, Standing, Status, Table
from karfunkel.store.faults import Stale

UNFINISHED: tuple[Status, ...] = ("open", "on")
TRIES = 20
HOUR = 60 * 60 * 1000
MOST_HOURS = 1_000_000


def run(given: argparse.Namespace) -> int:
    async def act() -> None:
        async with stored(given) as store:
            await _ACTIONS[given.action](store, given)

    asyncio.run(act())
    return 0


async def _list(store: Store, given: argparse.Namespace) -> None:
    """Tables that are not finished, the latest first; then the bans."""
    after: str | None = None
    while True:
        page = await store.find(UNFINISHED, game=given.game, after=after)
        for table in page.tables:
            seats = ", ".join(_seat(seat) for seat in table.seats)
            print(f"{table.id}  {table.game}  {table.standing.status}  {_when(table.updated)}  {seats}")
        if page.next is None:
            break
        after = page.next
    for ban in await store.bans(_now()):
        until = f"until {_when(ban.until)}" if ban.until else "for ever"
        print(f"banned {until}: {ban.subject} {ban.reason}".rstrip())


def _seat(seat: Seat) -> str:
    if seat.kind == "empty":
        return f"{seat.seat} free"
    who = f" guest:{seat.guest}" if seat.guest else ""
    return f"{seat.seat} {seat.name}{who}"


async def _close(store: Store, given: argparse.Namespace) -> None:
    """End a table without a result.  Servers find out at the next move, or when they look again."""
    for _ in range(TRIES):
        table = await store.table(given.table)
        if table.standing.status not in UNFINISHED:
            raise Fault(f"table {table.id} is {table.standing.status} already")
        try:
            await store.append(_closing(table))
        except Stale:  # somebody has just moved
            continue
        print(f"{table.id} is closed")
        return
    raise Fault(f"table {given.table} is too busy; try again")


def _closing(table: Table) -> Append:
    event = NewEvent(kind=CLOSE, at=max(_now(), table.updated), text="admin")
    return Append(table=table.id, after=table.last, events=(event,), standing=Standing(status="closed"))


async def _ban(store: Store, given: argparse.Namespace) -> None:
    if given.hours is not None and not 0 < given.hours < MOST_HOURS:
        raise Fault(f"--hours is a number above 0 and below {MOST_HOURS}, not {given.hours:g}")
    now = _now()
    until = now + round(given.hours * HOUR) if given.hours else None
    await store.ban(Ban(subject=_subject(given.subject), reason=given.reason, created=now, until=until))
    print(f"{_subject(given.subject)} is banned {f'until {_when(until)}' if until else 'for ever'}")


async def _unban(store: Store, given: argparse.Namespace) -> None:
    if not await store.lift_ban(_subject(given.subject)):
        raise Fault(f"{given.subject} is not banned")
    print(f"{_subject(given.subject)} is banned no longer")


def _subject(text: str) -> str:
    kind, _, name = text.partition(":")
    if kind == "guest" and name:
        return text
    if kind == "address":
        try:
            return f"address:{ipaddress.ip_address(name)}"
        except ValueError:
            pass
    raise Fault(f"who is banned is guest:ID, as `karfunkel admin list` shows, or address:IP, not {text!r}")


def _now() -> int:
    return time.time_ns() // 1_000_000


def _when(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


_ACTIONS: dict[str, Callable[[Store, argparse.Namespace], Awaitable[None]]] = {
    "list": _list,
    "close": _close,
    "ban": _ban,
    "unban": _unban,
}
