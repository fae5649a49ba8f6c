"""The summary of a finished game: its figures and its turning points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import plain
from inglenook.kernel.players import SeatPlayer
from inglenook.registry import find
from inglenook.server.storage.rows import ANSWER, ASIDE, OVER, PERSON, Entry, SeatRow
from tests.server.support.browsers import HERE, YOU, House, refused
from tests.server.support.tables import row_of

pytestmark = pytest.mark.rule("SR-49")

SEEDS = {"lotr": "x2", "talisman": "account 37"}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[Game[Any], dict[str, Any]]]]:
    """Yields one finished game of each kind, played by the heuristic bots, with its summary."""
    found = {}
    with House(tmp_path_factory.mktemp("accounts")) as house:
        for game, seed in SEEDS.items():
            running = played(game, seed)
            lay_over(house, game, seed, running)
            response = house.browser().get(f"/api/tables/over-{game}/account")
            assert 200 == response.status_code, response.text
            found[game] = (running, response.json())
        yield found


def played(game: str, seed: str) -> Game[Any]:
    """Returns a game played by heuristic bots."""
    entry = find(game)
    running = Game.start(entry.rulebook, entry.set_up(2, {}), seed)
    while running.pending is not None:
        seat = running.pending.seat
        player = SeatPlayer(running, seat)
        bot = entry.bots["thumb"](Dice(f"{seed} {len(running.answers)}"))
        aside = bot.aside(player)
        if aside is None:
            running.pick(bot.choose(player))
        else:
            running.aside(seat, aside)
    return running


def lay_over(house: House, game: str, seed: str, running: Game[Any]) -> None:
    """Stores a finished game in the database."""
    id = f"over-{game}"
    entries = [
        Entry(id, number, ASIDE if given.is_aside else ANSWER, given.seat, given.keys, given.fingerprint)
        for number, given in enumerate(running.answers, 1)
    ]
    row = row_of(id, game, 2, seed, {}, state=OVER, version=len(entries), winners=list(running.table.winners))
    people = [SeatRow(id, seat, PERSON, f"guest-{seat}", name) for seat, name in enumerate(("Ann", "Ben"))]
    house.do(house.store.add_table, row, people, entries)


def counted(account: dict[str, Any]) -> dict[str, list[int]]:
    """Returns the rows of a summary by what they count."""
    return {row["label"]["message"]: row["values"] for row in account["rows"]}


def is_fallen(card: Any, seat: int) -> bool:
    """Whether a card is a dead companion of a seat."""
    return bool(card.zone == "dead" and card.owner == seat and card.printed.type == "companion")


def test_a_card_game_in_numbers(told: dict[str, tuple[Game[Any], dict[str, Any]]]) -> None:
    """The summary of a card game agrees with the final table and log on sites, burdens, deaths and skirmishes."""
    game, account = told["lotr"]
    rows, table = counted(account), game.table

    assert table.turns == account["turns"]
    assert [player.burdens for player in table.players] == rows["account-burdens"]
    for seat in range(2):
        lost = [card for card in table.cards if is_fallen(card, seat)]
        assert len(lost) == rows["account-companions"][seat]
    wins = [line.message for line in game.log if line.message.id == "log-wins"]
    assert len(wins) == sum(rows["account-skirmishes"])
    assert "account-champion" in [line["message"] for line in account["stood_out"]]


def test_a_game_of_talisman_in_numbers(told: dict[str, tuple[Game[Any], dict[str, Any]]]) -> None:
    """The summary of a Talisman game counts every fight and every death."""
    game, account = told["talisman"]
    rows = counted(account)
    ids = [line.message.id for line in game.log]

    assert ids.count("log-died") == sum(rows["account-deaths"])
    assert ids.count("log-killed") <= sum(rows["account-fights-won"])
    assert len([id for id in ids if id.startswith("log-cast")]) == sum(rows["account-spells"])
    assert -(-ids.count("log-turn") // 2) == account["turns"]


@pytest.mark.parametrize("game", SEEDS)
def test_turning_points_lead_into_the_replay(told: dict[str, tuple[Game[Any], dict[str, Any]]], game: str) -> None:
    """A summary names at most three turning points, in order, and each leads to its answer in the replay."""
    running, account = told[game]
    turnings = account["turnings"]
    numbers = [turning["number"] for turning in turnings]

    assert 0 < len(turnings) <= 3
    assert sorted(numbers) == numbers
    for turning in turnings:
        before, after = [replayed(running, turning["number"] + more) for more in (0, 1)]
        lines = [plain(line.message) for line in after.log[len(before.log) :]]
        assert turning["lines"][0] in lines
        assert 2 == len(turning["before"]) == len(turning["after"])


def replayed(game: Game[Any], answers: int) -> Game[Any]:
    """Returns the game after a number of answers."""
    again = Game.start(game.rulebook, game.setup, game.seed)
    again.give_again(game.answers[:answers])
    return again


@pytest.mark.parametrize("game", SEEDS)
def test_the_end_decides(told: dict[str, tuple[Game[Any], dict[str, Any]]], game: str) -> None:
    """The winner's chances reach certainty at the end, and a turning point in the last turn leads there."""
    running, account = told[game]
    last = account["turnings"][-1]

    assert [100 if seat in running.table.winners else 0 for seat in range(2)] == last["after"]
    assert all(90 <= sum(point["chances"]) <= 110 for point in account["curve"])


def test_a_game_that_is_not_over_has_no_account(house: House) -> None:
    """An unfinished game has no summary, because the bot's estimate would reveal hidden cards."""
    browser = house.browser("Aino")
    id = browser.lay(YOU, HERE, begin=True)

    assert (409, "api-error-not-over") == refused(browser.get(f"/api/tables/{id}/account"))
