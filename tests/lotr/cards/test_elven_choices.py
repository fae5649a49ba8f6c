"""Elven cards of three sets: the player of the card makes every choice."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import ARAGORN, LEGOLAS, card, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession, site

ELROND, GALADRIEL, ARWEN = "3R13", "3R17", "1R30"
RIVENDELL, LORIEN = (Home(3, terms.FELLOWSHIP_BLOCK),), (Home(6, terms.FELLOWSHIP_BLOCK),)
BOWMAN = companion("Elf Bowman", culture="elven", race="elf", vitality=5, keywords=((terms.ARCHER, 1),))
DWARF = companion("Dwarf", culture="dwarven", race="dwarf", vitality=5)
OF_RIVENDELL = ally("Elf of Rivendell", culture="elven", race="elf", vitality=5, homes=RIVENDELL)
OF_LORIEN = ally("Elf of Lorien", culture="elven", race="elf", vitality=5, homes=LORIEN)
FOES = [
    minion("Orc", vitality=5, strength=4, culture="sauron"),
    minion("Uruk", vitality=5, strength=4, race="uruk-hai", culture="isengard"),
    minion("Nazgul", vitality=5, strength=4, race="nazgul", culture="wraith"),
]


def used(id: str, phase: str, bearer: str = "", players: int = 0) -> Any:
    """Returns a test row of a card, its phase, its bearer and the number of times an opponent is chosen."""
    return card(id, phase, bearer, players)


ROWS = [
    used("0P63", terms.SKIRMISH),
    used("1C32", terms.SKIRMISH),
    used("1R34", terms.FELLOWSHIP),
    used("1R36", terms.FELLOWSHIP, "", 1),
    used("1R40", terms.FELLOWSHIP),
    used("1U44", terms.FELLOWSHIP, "", 1),
    used("1R45", terms.FELLOWSHIP),
    used("1R47", terms.SKIRMISH, ARWEN),
    used("1R50", terms.ARCHERY),
    used("1R55", terms.MANEUVER, "", 1),
    used("1U56", terms.ARCHERY),
    used("1U57", terms.ARCHERY),
    used("1C58", terms.FELLOWSHIP),
    used("1C59", terms.MANEUVER),
    used("1R62", terms.ARCHERY, BOWMAN),
    used("1U63", terms.MANEUVER),
    used("1U64", terms.MANEUVER),
    used("1U65", terms.MANEUVER),
    used("1R66", terms.SKIRMISH, BOWMAN),
    used("1C68", terms.ARCHERY, BOWMAN, 1),
    used("2R19", terms.MANEUVER),
    used("2R20", terms.MANEUVER),
    used("3U9", terms.SKIRMISH),
    used("3U10", terms.REGROUP),
    used("3C11", terms.MANEUVER),
    used("3U12", terms.REGROUP),
    used("3R13", terms.REGROUP),
    used("3C16", terms.FELLOWSHIP, "", 1),
    used("3R17", terms.FELLOWSHIP),
    used("3U18", terms.REGROUP),
    used("3R19", terms.SKIRMISH, ARAGORN),
    used("3U20", terms.SKIRMISH),
    used("3C22", terms.REGROUP),
    used("3U25", terms.SKIRMISH),
    used("3U26", terms.FELLOWSHIP),
    used("3R27", terms.MANEUVER, ELROND),
    used("3C28", terms.SKIRMISH),
]


def crowd() -> tuple[Position, list[Thing]]:
    """Returns a game with three players, wounded characters of every kind who can exert, and the minions."""
    at = standing(seats=3, site=2).pool(5).burdens(2)
    at.lay_this(site("Place of river", 2, keywords=(("river", 1),)), 1)
    people = [BOWMAN, BOWMAN, DWARF, DWARF, OF_RIVENDELL, OF_RIVENDELL, OF_LORIEN, OF_LORIEN]
    for one in [*people, ELROND, GALADRIEL]:
        at.play(one, wounds=1)
    foes = [at.play(foe, seat=seat) for seat in (1, 2) for foe in FOES]
    for seat in (1, 2):
        at.play(condition("Eye", side=terms.SHADOW, culture="sauron"), seat=seat)
        at.play(artifact("Stone", side=terms.SHADOW, culture="isengard"), seat=seat)
        at.play(possession("Blade", side=terms.SHADOW, culture="isengard"), on=foes[1], seat=1)
        at.hand(seat, *(FOES[1],) * 7)
    at.deck(0, LEGOLAS, LEGOLAS, LEGOLAS, LEGOLAS)
    at.hand(0, LEGOLAS, LEGOLAS, LEGOLAS)
    return at, foes


def begin(at: Position, phase: str, foes: list[Thing]) -> Playing:
    """Returns the phase, with an Elf against two minions if it is a skirmish phase."""
    if phase == terms.SKIRMISH:
        hero = next(card for card in at.table.players[0].in_play if at.table.cards[card].printed.id == BOWMAN)
        return at.skirmish(hero, foes[0], foes[1])
    starts = {terms.FELLOWSHIP: at.fellowship, terms.MANEUVER: at.maneuver, terms.ARCHERY: at.archery}
    return starts.get(phase, at.regroup)()


def ready(id: str, phase: str, bearer: str) -> Playing:
    """Returns the game in the phase in which the card can be used."""
    at, foes = crowd()
    if printed(id).type == terms.EVENT_TYPE:
        at.hand(0, id)
    else:
        hosts = [one for one in at.table.players[0].in_play if at.table.cards[one].printed.id == bearer]
        at.play(id, on=NOTHING if not bearer else hosts[0] if hosts else at.play(bearer))
    return begin(at, phase, foes)


def abilities(game: Playing, verb: str, id: str) -> list[int]:
    """Returns the numbers of the card's offered texts, of which there is at least one."""
    cards = game.table.cards
    found = {option.amount for option in game.options(verb) if cards[option.subject].printed.id == id}
    assert found
    return sorted(found)


def answered(game: Playing) -> tuple[int, set[int]]:
    """Returns how often a player was chosen and which players were asked while taking the first options."""
    players, asked = 0, set()
    while game.game.pending is not None and game.prompt not in ("prompt-fellowship-action", "prompt-phase-action"):
        pending = game.game.pending
        players += bool(game.options("player"))
        asked.add(game.asked)
        game.game.answer(tuple([option.key for option in pending.options[: max(1, pending.least)]]))
    return players, asked


@pytest.mark.parametrize(("id", "phase", "bearer", "players"), ROWS)
def test_nobody_else_decides(id: str, phase: str, bearer: str, players: int) -> None:
    """Elven cards: the player of the card chooses every character and every opponent."""
    verb = "play" if printed(id).type == terms.EVENT_TYPE else "use"
    for ability in abilities(ready(id, phase, bearer), verb, id):
        chosen, asked = answered(ready(id, phase, bearer).choose(verb, id, amount=ability))
        assert players == chosen
        if not players and id != "3C11":
            assert asked <= {0}


@pytest.mark.parametrize("id", [card(id) for id in ("1R40", "1R45", ELROND, GALADRIEL)])
def test_nobody_else_decides_at_the_start_of_a_turn(id: str) -> None:
    """Elrond and Galadriel: their player chooses the characters healed at the start of a turn."""
    at = standing(seats=3, site=4)
    healer = at.play(id)
    friends = [at.play(one, wounds=2) for one in (OF_RIVENDELL, OF_RIVENDELL, OF_LORIEN, OF_LORIEN)]
    game = at.start_of_turn()
    while game.prompt != "prompt-fellowship-action":
        assert (0, []) == (game.asked, game.options("player"))
        last = game.options()[-1]
        game.choose("respond", healer) if game.offered("respond") else game.choose(last.verb, amount=last.amount)
    assert min(game.wounds(one) for one in friends) < 2 == max(game.wounds(one) for one in friends)
