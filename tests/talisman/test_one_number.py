"""Checks that a number told or shown in two places at one moment is the same in both (KR-33).

Games are played at random with fixed seeds, and after each question every pair is compared: totals and what they
consist of, the chances of a fight on its button, in the danger, in the coach's note and in the log.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from inglenook.kernel.decisions import Option
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Player
from inglenook.talisman import stats
from inglenook.talisman.advice.coaching import tips
from inglenook.talisman.advice.fatal_rolls import dangers
from inglenook.talisman.advice.prospects import results
from inglenook.talisman.component_index import CARDS
from inglenook.talisman.dsl.terms import CRAFT, STRENGTH
from inglenook.talisman.entry.description import definitions
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules import asides
from inglenook.talisman.table import TalismanTable

GAMES = 200
PARTS = 8
ANSWERS = 120
"""Questions checked in each game."""

FIGHT = ("log-combat", "log-psychic-combat")
ROLLED = ("log-rolled", "log-enemy-rolled")


def begun(seed: int) -> Game[TalismanTable]:
    """Returns an advanced game of two to six players, in which there are values to compare."""
    chance = Random(seed)
    setup: dict[str, Any] = {"seats": 2 + seed % 5, "house": ["as-printed", "customary", "one-hour"][seed % 3]}
    game = Game.start(Talisman(), setup, f"one number {seed}")
    table = game.table
    for seat in range(table.seats):
        character = table.characters[seat]
        character.strength += chance.randrange(4)
        character.craft += chance.randrange(3)
        character.lives = 1 + chance.randrange(4)
        character.gold += chance.randrange(4)
    return game


def playing(game: Game[TalismanTable], seed: int, answers: int) -> int:
    """Answers at random, compares numbers at each question, and returns how many were compared."""
    chance = Random(seed)
    compared = 0
    for _ in range(answers):
        decision = game.pending
        if decision is None:
            break
        compared += totals(game) + worths(game)
        told = fights(game)
        compared += len(told)
        place = chance.randrange(len(decision.options))
        picked = [place] if decision.most == 1 else []
        rest = [one for one in range(len(decision.options)) if one != place]
        while len(picked) < decision.least:
            picked.append(rest.pop())
        before = len(game.log)
        game.pick(tuple(picked))
        lines = [line.message for line in game.log[before:]]
        compared += scores(lines)
        if decision.most == 1:
            compared += came(told, decision.options[place], lines, decision.seat)
    return compared


def totals(game: Game[TalismanTable]) -> int:
    """Returns the totals of every character and their parts from the view, beside those that the rules use."""
    view: Any = Talisman().view(game.table, 0)
    count = 0
    for seat, shown in view["seats"].items():
        if not shown["character"]:
            continue
        for attribute in (STRENGTH, CRAFT):
            parts = sum([amount for _source, amount in shown[f"{attribute}_from"]])
            total = stats.total(game.table, int(seat), attribute)
            assert (parts, total) == (shown[f"total_{attribute}"],) * 2, (seat, attribute)
            count += 1
    return count


def worths(game: Game[TalismanTable]) -> int:
    """Returns the values of trophies: summed from the view, offered as trades, and in the coach's note."""
    decision = game.pending
    assert decision is not None
    seat = decision.seat
    offered = [one for one in game.asides(seat) if one.verb == "trade-trophies"]
    most = {word: max([one.amount for one in offered if asides.attribute_of(one) == word], default=0) for word in WORTH}
    view: Any = Talisman().view(game.table, seat)
    own = view["seats"][str(seat)]
    if offered:
        assert own["trophy_gain"] == most
        points = sum([CARDS[id].strength for id in definitions(own["trophies"]) if CARDS[id].kind == "enemy"])
        assert (points, points // view["house"]["trophies"]) == (own["trophy_points"][STRENGTH], most[STRENGTH])
        notes = [tip.text.arguments["amount"] for tip in tips(game, seat) if tip.text.id == "coach-trophies"]
        assert notes in ([], [max(most.values())])
    return len(offered)


WORTH = (STRENGTH, CRAFT)


def fights(game: Game[TalismanTable]) -> dict[str, dict[str, Any]]:
    """Returns what button, danger and coach's note tell about the fights that options lead to."""
    decision = game.pending
    assert decision is not None
    seat = decision.seat
    told: dict[str, dict[str, Any]] = {}
    lost: dict[str, list[int]] = {}
    for option, messages in results(game, seat):
        for message in [one for one in messages if one.id == "result-fight"]:
            found: Any = message.arguments
            told.setdefault(option.key, dict(found))
            lost.setdefault(option.key, []).append(100 - found["won"] - found["drawn"])
    for danger in dangers(game, seat):
        if danger.text is not None and danger.text.id in ("danger-last-life", "danger-last-life-way"):
            keys = [danger.option.key] if danger.option is not None else list(lost)
            assert danger.text.arguments["lost"] in [max(lost[key]) for key in keys]
    for tip in tips(game, seat):
        note: Any = tip.text.arguments
        if tip.text.id == "coach-fight":
            first = next(iter(told.values()))
            assert [first[name] for name in NUMBERS] == [note[name] for name in NUMBERS]
            assert note["lost"] == next(iter(lost.values()))[0]
        elif tip.text.id == "coach-sentinel":
            (climb,) = [found for key, found in told.items() if key.startswith("climb")]
            assert [climb[name] for name in NUMBERS] == [note[name] for name in NUMBERS]
    asked: Any = decision.prompt.arguments
    if decision.prompt.id == "prompt-moment-before-fight" and game.log and game.log[-1].message.id in FIGHT:
        combat: Any = game.log[-1].message.arguments
        assert (asked["own"], asked["against"], asked["dice"]) == (combat["own"], combat["against"], combat["dice"])
    return told


NUMBERS = ("own", "against", "won")


def came(told: dict[str, dict[str, Any]], chosen: Option, lines: list[Message], seat: int) -> int:
    """Checks that the fight that follows has the numbers told on its button and in the log."""
    ids = [line.id for line in lines]
    if chosen.key not in told or chosen.verb == "go":
        return 0
    first = [line for line in lines if line.id in FIGHT][:1]
    if not first or "log-made-psychic" in ids or first[0].arguments["player"] != Player(seat):
        return 0
    found: Any = first[0].arguments
    was = told[chosen.key]
    assert (was["own"], was["against"]) == (found["own"], found["against"])
    assert found["chances"] == (was["won"], was["drawn"], 100 - was["won"] - was["drawn"])
    return 1


def scores(lines: list[Message]) -> int:
    """Checks that a score is the best die and its parts, and equals the start of the fight if nothing is used."""
    count = 0
    for place, line in enumerate(lines):
        if line.id != "log-scores":
            continue
        told: Any = line.arguments
        start = max([number for number in range(place) if lines[number].id in FIGHT], default=-1)
        between = lines[start + 1 : place]
        if start < 0 or any(one.id not in ROLLED for one in between):
            continue
        combat: Any = lines[start].arguments
        enemy = [one.arguments["roll"] for one in between if one.id == "log-enemy-rolled"]
        if enemy:
            assert told["against"] == combat["against"] + enemy[-1]
        if told["against_from"] and enemy:
            assert told["against"] == sum([amount for _source, amount in told["against_from"]]) + enemy[-1]
        rolls = [one for one in between if one.id == "log-rolled" and one.arguments["player"] == told["player"]]
        mine: Any = [one.arguments["rolled"] for one in rolls]
        if len(mine) == 1:
            assert told["own"] == sum([amount for _source, amount in told["own_from"]]) + max(mine[0])
            assert told["own"] <= combat["own"] + max(mine[0])
            assert len(mine[0]) == combat["dice"][0]
        count += 1
    return count


@pytest.mark.rule("KR-33", "TR-16d.1", "TR-1f.1")
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_told_twice_is_told_alike(part: int) -> None:
    """In two hundred random games of all sizes and rules, numbers told in two places agree at every question."""
    assert sum([playing(begun(seed), seed, ANSWERS) for seed in range(part, GAMES, PARTS)]) > 10_000
