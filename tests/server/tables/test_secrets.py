"""Hidden information on the wire: a seat's bytes do not change when all it cannot know is dealt anew."""

from __future__ import annotations

import copy
from typing import Any, cast

import pytest

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.server import protocol
from inglenook.server.people.watcher import Watcher
from inglenook.server.tables.play import Play
from inglenook.server.tables.room import Room
from inglenook.server.tables.views import Shown
from inglenook.server.websocket.handlers import take
from tests.conformance.checks import let_the_others_pass
from tests.server.support.company import HASTY, Company, in_company
from tests.server.support.tables import ANN, BEN, CES, lay


class Wire(Watcher):
    """A recorder of all bytes that would be sent."""

    def __init__(self, guest: Any) -> None:
        super().__init__(guest)
        self.sent: list[bytes] = []

    def push(self, data: bytes, is_reply: bool = False) -> None:
        self.sent.append(data)


def twin(play: Play) -> Play:
    """Returns an independent copy of a play."""
    other = copy.copy(play)
    other.game = play.game.fork(keep=True)
    other.game._checkpoints[:0] = play.game._checkpoints[:-1]  # how far it can go back is told to players, too
    return other


def dealt_anew(play: Play, viewer: int, dice: Dice) -> Play:
    """Returns a copy of a play in which everything the viewer cannot know is dealt anew."""
    other = twin(play)
    other.game.rulebook.redeal(other.game.table, viewer, dice)
    other.game.table.dice.reseed(dice)
    return other


async def sent_to(room: Room, play: Play, guest: Any, seat: int, handles: list[str]) -> list[bytes]:
    """Returns all bytes sent to a client that comes to a table in this position and asks about things."""
    true, room.play = room.play, play
    room.audience.forget()
    wire = Wire(guest)
    await room.enter(wire, seat, 1)
    for handle in handles:
        await take(room, wire, protocol.Why(handle=handle))
    await take(room, wire, protocol.Undo(version=play.version - 1))
    room.leave(wire)
    room.play = true
    room.audience.forget()
    return wire.sent


def news_of(play: Play, viewer: int, picked: tuple[int, ...]) -> bytes | None:
    """Returns the messages to the viewer after an answer; none if chance or new information came into it.

    Where a question with one answer is not asked, a seat with a choice is waited for and others are not: the messages
    are compared when the others have passed.
    """
    before = Shown(play, viewer, [])
    game: Game[Any] = play.game
    chance = game.table.dice.rolled, game.table.reveals
    game.pick(picked)
    if not game.ask_every_time:
        let_the_others_pass(game, viewer)
    play.by = [""] * len(game.answers)
    play.version += 1
    after = Shown(play, viewer, [], before)
    cast("dict[str, Any]", after.undo).clear()  # tells how many answered since
    return after.since(before) if chance == (game.table.dice.rolled, game.table.reveals) else None


@pytest.mark.rule("SR-6", "KR-7")
@pytest.mark.parametrize(
    ("game", "answers", "every"),
    [("embers", 40, False), ("embers", 40, True), ("lotr", 60, False), ("lotr", 80, True), ("talisman", 24, False)],
)
def test_nothing_hidden_leaves(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch, game: str, answers: int, every: bool
) -> None:
    """No bytes sent to a seat or a spectator depend on hidden information, at every question of a game."""
    guests, seed = (ANN, BEN, CES), "secrets"
    monkeypatch.setattr(Room, "away", lambda room, seat: 0)  # time goes by between the two
    monkeypatch.setattr(Room, "silent", lambda room, seat: 0)

    async def scenario(company: Company) -> None:
        seats = guests if game == "talisman" else guests[:2]
        table = await lay(company.store, game, seats, seed, ask_every_time=every)
        room = Room(table, company.store, HASTY)
        assert await room.load()
        dice, compared = Dice(f"anew {seed}"), 0
        for number in range(answers):
            play = room.play
            assert play is not None
            pending = play.game.pending
            if pending is None:
                break
            picked = Uniform(Dice(f"{seed} {number}")).choose(SeatPlayer(play.game, pending.seat))
            for viewer in range(-1, len(seats)):
                guest = None if viewer < 0 else seats[viewer]
                rulebook, laid = play.game.rulebook, play.game.table
                things = rulebook.things(laid, viewer) if viewer >= 0 and number % 6 == 0 else []
                handles = [rulebook.handle(laid, viewer, thing) for thing in things]
                other = dealt_anew(play, viewer, dice)
                true = await sent_to(room, play, guest, viewer, handles)
                assert true == await sent_to(room, other, guest, viewer, handles)
                if viewer == pending.seat:
                    told, instead = news_of(twin(play), viewer, picked), news_of(other, viewer, picked)
                    if told is not None and instead is not None:
                        assert told == instead
                        compared += 1
            await room.answer(picked)
        assert compared > 0

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-6")
def test_the_test_notices(sqlite_address: str) -> None:
    """Dealing anew for one viewer changes the bytes of another, which shows that the comparison finds differences."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        room = Room(table, company.store, HASTY)
        assert await room.load()
        assert room.play is not None
        other = dealt_anew(room.play, 0, Dice("anew"))

        assert await sent_to(room, room.play, BEN, 1, []) != await sent_to(room, other, BEN, 1, [])

    in_company(sqlite_address, scenario)
