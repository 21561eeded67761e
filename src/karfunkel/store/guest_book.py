"""Guests, their devices and tokens, and who is banned."""

import secrets
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from karfunkel.store import schema
from karfunkel.store.entities import ApiToken, Ban, Guest
from karfunkel.store.faults import Unknown
from karfunkel.store.rows import hash_of
from karfunkel.store.sql import SqlStore

_BAN = sa.text("""
INSERT INTO bans (subject, reason, created, until) VALUES (:subject, :reason, :created, :until)
ON CONFLICT (subject) DO UPDATE
SET reason = excluded.reason, created = excluded.created, until = excluded.until
""")
_SECRET = sa.text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class GuestBook(SqlStore):
    async def secret(self, name: str) -> bytes:
        def work(connection: sa.Connection) -> bytes:
            connection.execute(_SECRET, {"name": name, "value": secrets.token_bytes(32)})
            of = schema.secrets.c
            value: bytes = connection.execute(sa.select(of.value).where(of.name == name)).scalar_one()
            return value

        return await self._write(work)

    async def _insert(self, into: sa.Table, **values: Any) -> None:
        await self._write(lambda connection: connection.execute(into.insert(), values))

    # --- guests

    async def add_guest(self, guest: Guest) -> None:
        await self._insert(
            schema.guests, id=guest.id, name=guest.name, created=guest.created, seen=guest.seen
        )

    async def guests(self, ids: Collection[str]) -> dict[str, Guest]:
        query = sa.select(schema.guests).where(schema.guests.c.id.in_(ids))

        def work(connection: sa.Connection) -> dict[str, Guest]:
            return {row.id: Guest(**row._mapping) for row in connection.execute(query)}

        return await self._read(work)

    async def rename_guest(self, guest: str, name: str) -> None:
        update = schema.guests.update().where(schema.guests.c.id == guest).values(name=name)

        def work(connection: sa.Connection) -> None:
            if not connection.execute(update).rowcount:
                raise Unknown(f"there is no guest {guest}")

        await self._write(work)

    async def touch(self, guests: Collection[str], at: int) -> None:
        of = schema.guests.c
        update = schema.guests.update().where(of.id.in_(sorted(guests)), of.seen < at).values(seen=at)
        await self._write(lambda connection: connection.execute(update))

    # --- links and tokens

    async def add_link(self, token: str, guest: str, expires: int) -> None:
        await self._insert(schema.links, hash=hash_of(token), guest=guest, expires=expires)

    async def redeem_link(self, token: str, at: int) -> str | None:
        of = schema.links.c
        delete = schema.links.delete().where(of.hash == hash_of(token)).returning(of.guest, of.expires)

        def work(connection: sa.Connection) -> str | None:
            link = connection.execute(delete).one_or_none()
            return str(link.guest) if link and link.expires > at else None

        return await self._write(work)

    async def add_token(self, token: str, about: ApiToken) -> None:
        await self._insert(
            schema.tokens,
            id=about.id,
            hash=hash_of(token),
            guest=about.guest,
            name=about.name,
            created=about.created,
        )

    async def guest_of_token(self, token: str) -> str | None:
        of = schema.tokens.c
        query = sa.select(of.guest).where(of.hash == hash_of(token))

        def work(connection: sa.Connection) -> str | None:
            guest: str | None = connection.execute(query).scalar_one_or_none()
            return guest

        return await self._read(work)

    async def tokens(self, guest: str) -> tuple[ApiToken, ...]:
        of = schema.tokens.c
        query = (
            sa.select(of.id, of.guest, of.name, of.created)
            .where(of.guest == guest)
            .order_by(of.created, of.id)
        )

        def work(connection: sa.Connection) -> tuple[ApiToken, ...]:
            return tuple(ApiToken(**row._mapping) for row in connection.execute(query))

        return await self._read(work)

    async def revoke_token(self, guest: str, id: str) -> bool:
        of = schema.tokens.c
        return await self._delete(schema.tokens.delete().where(of.guest == guest, of.id == id))

    async def _delete(self, delete: sa.Delete) -> bool:
        """Whether there was any."""
        return await self._write(lambda connection: connection.execute(delete).rowcount > 0)

    # --- bans

    async def ban(self, ban: Ban) -> None:
        values = {"subject": ban.subject, "reason": ban.reason, "created": ban.created, "until": ban.until}
        await self._write(lambda connection: connection.execute(_BAN, values))

    async def lift_ban(self, subject: str) -> bool:
        return await self._delete(schema.bans.delete().where(schema.bans.c.subject == subject))

    async def bans(self, at: int, subjects: Collection[str] | None = None) -> tuple[Ban, ...]:
        of = schema.bans.c
        query = sa.select(schema.bans).where(of.until.is_(None) | (of.until > at))
        if subjects is not None:
            query = query.where(of.subject.in_(subjects))

        def work(connection: sa.Connection) -> tuple[Ban, ...]:
            return tuple(
                Ban(**row._mapping) for row in connection.execute(query.order_by(of.created, of.subject))
            )

        return await self._read(work)

    async def tidy(self, at: int) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(schema.links.delete().where(schema.links.c.expires <= at))
            connection.execute(schema.bans.delete().where(schema.bans.c.until <= at))

        await self._write(work)
