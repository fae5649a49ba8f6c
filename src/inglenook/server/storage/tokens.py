"""Tokens and programs in the database.  Every function is a short transaction of its own."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.rows import Guest, TokenRow
from inglenook.server.storage.store import Store


async def add_token(store: Store, token: TokenRow, most: int) -> bool:
    """Stores a token; returns False if its owner has `most` tokens already."""
    tokens = schema.tokens.c

    def work(connection: Connection) -> bool:
        held = select(func.count()).select_from(schema.tokens).where(tokens.owner == token.owner)
        if connection.execute(held).scalar_one() >= most:
            return False
        connection.execute(insert(schema.tokens).values(asdict(token)))
        return True

    return await store.database.write(work, token.owner)


async def token_by_mark(store: Store, mark: str) -> tuple[TokenRow, Guest] | None:
    """Returns the token with the hash of its secret, and the person as whom it acts; or None."""
    tokens, guests = schema.tokens, schema.guests.c
    joined = tokens.join(schema.guests, tokens.c.person == guests.id)
    wanted = select(*tokens.c, guests.name.label("called")).select_from(joined).where(tokens.c.mark == mark)
    row = await store.database.read(lambda connection: connection.execute(wanted).first())
    if row is None:
        return None
    token = TokenRow(**{name: row._mapping[name] for name in TokenRow.__dataclass_fields__})
    return token, Guest(token.person, row.called)


async def tokens_of(store: Store, owner: str) -> list[TokenRow]:
    """Returns the tokens of an owner, the newest first."""
    tokens = schema.tokens.c
    return await _tokens(store, select(schema.tokens).where(tokens.owner == owner).order_by(tokens.made.desc()))


async def still_there(store: Store, ids: Collection[str]) -> set[str]:
    """Returns the ids of those tokens that have not been revoked."""
    wanted = select(schema.tokens.c.id).where(schema.tokens.c.id.in_(ids))
    rows = await store.database.read(lambda connection: connection.execute(wanted).all())
    return {row.id for row in rows}


async def remove_token(store: Store, owner: str, id: str) -> bool:
    """Revokes a token of an owner; returns whether there was one."""
    tokens = schema.tokens.c
    gone = delete(schema.tokens).where(tokens.owner == owner, tokens.id == id)
    return await store.database.write(lambda connection: bool(connection.execute(gone).rowcount), owner)


async def note_used(store: Store, token: TokenRow) -> None:
    """Records that a token was used today, and that its owner and its person were seen."""
    noted = update(schema.tokens).where(schema.tokens.c.id == token.id).values(used=time.time())
    await store.database.write(lambda connection: connection.execute(noted), token.owner)
    for person in {token.owner, token.person}:
        await store.saw(person)


async def _tokens(store: Store, wanted: Select[Any]) -> list[TokenRow]:
    rows = await store.database.read(lambda connection: connection.execute(wanted).all())
    return [TokenRow(**row._mapping) for row in rows]


# Programs.


async def add_program(store: Store, program: Guest, owner: str, most: int) -> bool:
    """Stores a new program of an owner, unless the owner has `most` already; returns whether it was stored."""
    programs, now = schema.programs.c, time.time()

    def work(connection: Connection) -> bool:
        held = select(func.count()).select_from(schema.programs).where(programs.owner == owner)
        if connection.execute(held).scalar_one() >= most:
            return False
        connection.execute(insert(schema.guests).values(id=program.id, name=program.name, seen=now))
        connection.execute(insert(schema.programs).values(person=program.id, owner=owner, made=now))
        return True

    return await store.database.write(work, owner)


async def programs_of(store: Store, owner: str) -> Sequence[Guest]:
    """Returns the programs of an owner, the oldest first."""
    programs, guests = schema.programs.c, schema.guests.c
    joined = schema.programs.join(schema.guests, programs.person == guests.id)
    wanted = select(guests.id, guests.name).select_from(joined).where(programs.owner == owner).order_by(programs.made)
    rows = await store.database.read(lambda connection: connection.execute(wanted).all())
    return [Guest(row.id, row.name) for row in rows]


async def remove_tokens_of_the_gone(store: Store, now: float) -> int:
    """Deletes expired tokens, and the tokens and programs of owners that no longer exist; returns how many tokens."""
    tokens, programs, people = schema.tokens.c, schema.programs.c, select(schema.guests.c.id)
    orphaned = programs.owner.not_in(people) | programs.person.not_in(people)
    old = (tokens.expires < now) | tokens.owner.not_in(people) | tokens.person.not_in(people)

    def work(connection: Connection) -> int:
        connection.execute(delete(schema.programs).where(orphaned))
        return int(connection.execute(delete(schema.tokens).where(old)).rowcount)

    return await store.database.write(work)
