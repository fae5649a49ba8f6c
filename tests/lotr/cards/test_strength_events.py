"""Skirmish events of many cultures that change strength, each with its own numbers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    EOWYN,
    GIMLI,
    LEGOLAS,
    card,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, TOWERS_SITES, Playing
from tests.lotr.samples import ally, companion, minion

SOME_ELF = companion("Some Elf", strength=6, race="elf", culture="elven")
DUNLENDING = minion("Some Dunlending", strength=5, vitality=3, culture="dunland", race="man")
DEFENDER = companion("Defender", culture="gondor", keywords=((terms.DEFENDER, 1),))
SOME_GOBLIN = minion("Some Goblin", strength=5, vitality=3, culture="moria")
SOME_NAZGUL = minion("Some Nazgul", strength=5, vitality=3, race="nazgul")
SOME_ORC = minion("Some Orc", strength=5, vitality=3)
SOME_URUK = minion("Some Uruk", strength=5, vitality=3, culture="isengard", race="uruk-hai")
ROAMER = minion("Roamer", strength=5, vitality=3, site_number=9)
STRENGTH = [
    # Dwarves under ground, and at a battleground.
    card("1C26", GIMLI, SOME_ORC, 4, 4),
    card("1C26", GIMLI, SOME_ORC, 2, 2),
    card("4C42", GIMLI, SOME_ORC, 2, 4),
    card("4C42", GIMLI, SOME_ORC, 5, 4),
    card("4C42", GIMLI, SOME_ORC, 4, 2),
    # Elves against a Nazgul, and against a wounded minion.
    card("1C37", SOME_ELF, SOME_NAZGUL, 2, 4),
    card("1C37", SOME_ELF, SOME_ORC, 2, 2),
    # Gondor: one who defends, and a ranger against those who roam.
    card("1C116", DEFENDER, SOME_ORC, 2, 4),
    card("1C116", BOROMIR, SOME_ORC, 2, 2),
    card("1C117", ARAGORN, ROAMER, 2, 4),
    card("1C117", ARAGORN, SOME_ORC, 2, 2),
    # Strength events of Moria against Dwarves.
    card("1C168", GIMLI, SOME_GOBLIN, 2, 4),
    card("1C168", LEGOLAS, SOME_GOBLIN, 2, 2),
    # Moria against archers.
    card("1C201", LEGOLAS, SOME_GOBLIN, 2, 4),
    card("1C201", GIMLI, SOME_GOBLIN, 2, 2),
    # Dunland in a sanctuary, Uruk-hai at a battleground.
    card("4C7", GIMLI, DUNLENDING, 3, 4),
    card("4C7", GIMLI, DUNLENDING, 2, 2),
    card("4C151", GIMLI, SOME_URUK, 2, 3),
    card("4C151", GIMLI, SOME_URUK, 4, 2),
]
STRANGE_DEFENDER = companion("Strange Defender", culture="elven", race="elf", keywords=((terms.DEFENDER, 1),))
RANGER_ALLY = ally("Ranger Ally", race="man", culture="gondor", keywords=(("ranger", 1),))
SOME_TROLL = minion("Some Troll", culture="moria", race="troll")
SOME_WARG = minion("Some Warg", culture="dunland", race="warg")
SOME_SOUTHRON = minion("Some Southron", strength=5, vitality=3, culture="raider", race="man")
TARGETS = [
    # The event, who is in the skirmish, whom else it could be, and who it cannot be.
    card("1C26", GIMLI, SOME_ORC, (companion("Other Dwarf", race="dwarf"),), (LEGOLAS, BOROMIR)),
    card("4C42", GIMLI, SOME_ORC, (ally("Dwarf Ally", race="dwarf"),), (LEGOLAS, BOROMIR)),
    card("1C37", LEGOLAS, SOME_ORC, (ally("Elf Ally", race="elf"),), (GIMLI, BOROMIR)),
    card("4C87", LEGOLAS, SOME_ORC, (companion("Other Elf", race="elf"),), (GIMLI, BOROMIR)),
    card("1C116", BOROMIR, SOME_ORC, (ARAGORN,), (STRANGE_DEFENDER, RANGER_ALLY, EOMER)),
    card("1C117", ARAGORN, SOME_ORC, (RANGER_ALLY,), (BOROMIR, EOMER)),
    card("1C168", GIMLI, SOME_GOBLIN, (minion("Second Goblin", culture="moria"),), (SOME_ORC, SOME_URUK, SOME_TROLL)),
    card("1C201", GIMLI, SOME_GOBLIN, (minion("Second Goblin", culture="moria"),), (SOME_ORC, SOME_URUK, SOME_TROLL)),
    card(
        "4C7",
        GIMLI,
        DUNLENDING,
        (minion("Second Dunlending", culture="dunland", race="man"),),
        (SOME_WARG, SOME_SOUTHRON),
    ),
    card(
        "4C151",
        GIMLI,
        SOME_URUK,
        (minion("Uruk of Mordor", culture="sauron", race="uruk-hai"),),
        (SOME_ORC, DUNLENDING),
    ),
    card("4C297", EOMER, SOME_ORC, (EOWYN, ally("Rohan Ally", culture="rohan", race="man")), (BOROMIR, LEGOLAS)),
    card(
        "4U8",
        GIMLI,
        DUNLENDING,
        (minion("Third Dunlending", culture="dunland", race="man"),),
        (SOME_WARG, SOME_SOUTHRON),
    ),
]


def begin(fighter: str, against: str, site: int, event: str, burdens: int = 0, wounds: int = 0) -> Playing:
    """Returns a skirmish at a site of the event's block, with the event in its owner's hand."""
    sites = FELLOWSHIP_SITES if event[0] == "1" else TOWERS_SITES
    at = standing(site, sites=sites).burdens(burdens).pool(5)
    hero = at.frodo() if fighter == FRODO else at.play(fighter)
    shadow = printed(event).side == terms.SHADOW
    at.hand(1 if shadow else 0, event)
    game = at.skirmish(hero, at.play(against, wounds=wounds))
    return hand_over(game) if shadow else game


@pytest.mark.parametrize(("event", "fighter", "against", "site", "gain"), STRENGTH)
def test_stronger_and_stronger_still(event: str, fighter: str, against: str, site: int, gain: int) -> None:
    """Strength events: the basic bonus or, if the condition holds, the higher bonus lasts until the skirmish ends."""
    game = begin(fighter, against, site, event)
    hero, villain = game.table.defender, game.table.attackers[0]
    shadow = printed(event).side == terms.SHADOW
    target, other = (villain, hero) if shadow else (hero, villain)
    before, pool = game.strength(target), game.table.twilight
    others = game.strength(other)
    game.choose("play", event)
    if game.prompt.startswith("prompt-choose"):
        game.choose("choose", target)
    cost = printed(event).cost
    assert (before + gain, others) == (game.strength(target), game.strength(other))
    assert pool + (-cost if shadow else cost) == game.table.twilight
    while game.table.phase == terms.SKIRMISH:
        game.passes()
    assert (terms.PLAY, before) == (game.zone(target), game.strength(target))


@pytest.mark.parametrize(("event", "fighter", "against", "right", "wrong"), TARGETS)
def test_whom_it_can_be(event: str, fighter: str, against: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """Strength events: any character of the described kind can be chosen, in the skirmish or not."""
    at = standing(2, sites=FELLOWSHIP_SITES if event[0] == "1" else TOWERS_SITES).pool(5)
    hero, villain = at.play(fighter), at.play(against)
    shadow = printed(event).side == terms.SHADOW
    others = [at.play(id) for id in right]
    for id in wrong:
        at.play(id)
    at.hand(1 if shadow else 0, event)
    game = at.skirmish(hero, villain)
    if shadow:
        game.pass_()
    game.choose("play", event)
    if game.prompt == "prompt-spot":
        game.choose("number", amount=1)
    assert sorted([villain if shadow else hero, *others]) == sorted(game.choices())
    before = game.strength(others[0])
    game.choose("choose", others[0])
    assert game.strength(others[0]) > before


@pytest.mark.card("1C26", "1C168")
def test_events_of_one_phase_are_not_for_another() -> None:
    """Their Halls of Stone and Drums in the Deep: neither can be played in the maneuver or regroup phase."""
    for start in ("maneuver", "regroup"):
        at = standing()
        at.play(GIMLI)
        goblin = at.play(SOME_GOBLIN)
        at.hand(0, "1C26")
        at.hand(1, "1C168")
        game: Playing = getattr(at, start)()
        assert (0, False) == (game.asked, game.offered("play"))
        game.pass_()
        assert (1, False, [terms.PLAY]) == (game.asked, game.offered("play"), zones(game, goblin))
