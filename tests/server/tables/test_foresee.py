"""A plan's result can be requested without changing the game (KR-24)."""

from __future__ import annotations

import pytest

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.server import protocol
from inglenook.server.tables.views import foreseen
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, lay
from tests.server.tables.test_secrets import dealt_anew, twin


@pytest.mark.rule("KR-24", "SR-48")
def test_a_plan_is_looked_at_and_not_carried_out(sqlite_address: str) -> None:
    """The asked player is told the dangers after some options, and an option that is not offered is refused."""

    async def scenario(company: Company) -> None:
        ann = await company.comes(await lay(company.store, "lotr", [ANN, "thumb"], seed="3"), ANN)
        before, key = ann.at, ann.question["options"][0]["key"]
        told = await company.asks(ann, protocol.Foresee(version=before, keys=[key]))
        assert told["type"] == "foreseen"
        assert told["dangers"] is None or told["dangers"] == []
        refused = await company.asks(ann, protocol.Foresee(version=before, keys=["never heard of"]))
        assert refused["message"]["message"] == "server-refused-not-offered"
        twice = await company.asks(ann, protocol.Foresee(version=before, keys=[key, key]))
        assert twice["message"]["message"] == "server-refused-twice"
        stale = await company.asks(ann, protocol.Foresee(version=before + 1, keys=[key]))
        assert stale["stale"]
        assert ann.at == before

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-6", "KR-24")
@pytest.mark.parametrize(("game", "seed"), [("lotr", "3"), ("lotr", "foreseen"), ("talisman", "3")])
def test_a_plan_tells_nothing_that_is_hidden(sqlite_address: str, game: str, seed: str) -> None:
    """The result of every plan is independent of what its viewer cannot know, at every question of a game."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, game, [ANN, "thumb"], seed=seed)
        room = await company.room(table)
        dice, compared = Dice(f"anew {seed}"), 0
        play = room.play
        assert play is not None
        for number in range(60):
            pending = play.game.pending
            if pending is None:
                break
            other = dealt_anew(play, pending.seat, dice)
            for option in pending.options[:6]:
                told = foreseen(play, pending.seat, [option.key])
                compared += told is not None
                assert told == foreseen(other, pending.seat, [option.key]), f"question {number}, {option.key}"
            play = twin(play)
            play.game.pick(Uniform(Dice(f"{seed} {number}")).choose(SeatPlayer(play.game, pending.seat)))
        assert compared or game == "talisman"

    in_company(sqlite_address, scenario)
