"""Events that make a character stronger in a skirmish: whom, by how much, until when."""

from __future__ import annotations

import pytest

from inglenook.lotr.library import printed
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    EOWYN,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, minion

ORC = minion("Some Orc", strength=5, vitality=3)
NAZGUL = minion("Some Nazgul", strength=5, vitality=3, race="nazgul")
ROAMER = minion("Roamer", strength=5, vitality=3, site_number=9)
TROLL = minion("Some Troll", culture="moria", race="troll")
WARG = minion("Some Warg", culture="dunland", race="warg")
GOBLIN = minion("Some Goblin", strength=5, vitality=3, culture="moria")
URUK = minion("Some Uruk", strength=5, vitality=3, culture="isengard", race="uruk-hai")
DUNLENDING = minion("Some Dunlending", strength=5, vitality=3, culture="dunland", race="man")
SOUTHRON = minion("Some Southron", strength=5, vitality=3, culture="raider", race="man")
DEFENDER = companion("Defender", culture="gondor", keywords=((terms.DEFENDER, 1),))
ELF = companion("Some Elf", strength=6, race="elf", culture="elven")
STRANGE_DEFENDER = companion("Strange Defender", culture="elven", race="elf", keywords=((terms.DEFENDER, 1),))
RANGER_ALLY = ally("Ranger Ally", race="man", culture="gondor", keywords=(("ranger", 1),))


def card(id: str, *values: object) -> object:
    """A row about this card."""
    return pytest.param(id, *values, marks=pytest.mark.card(id))


def begin(fighter: str, against: str, site: int, event: str, burdens: int = 0, wounds: int = 0) -> Playing:
    """A skirmish, at a site of the event's own block, with the event in the hand of its side, whose turn it is."""
    sites = FELLOWSHIP_SITES if event[0] == "1" else TOWERS_SITES
    at = standing(site, sites=sites).burdens(burdens).pool(5)
    hero = at.frodo() if fighter == FRODO else at.play(fighter)
    shadow = printed(event).side == terms.SHADOW
    at.hand(1 if shadow else 0, event)
    game = at.skirmish(hero, at.play(against, wounds=wounds))
    return hand_over(game) if shadow else game


STRENGTH = [
    # Dwarves under ground, and at a battleground.
    card("1C26", GIMLI, ORC, 4, 4),
    card("1C26", GIMLI, ORC, 2, 2),
    card("4C42", GIMLI, ORC, 2, 4),
    card("4C42", GIMLI, ORC, 5, 4),
    card("4C42", GIMLI, ORC, 4, 2),
    # Elves against a Nazgul, and against a wounded minion.
    card("1C37", ELF, NAZGUL, 2, 4),
    card("1C37", ELF, ORC, 2, 2),
    # Gondor: one who defends, and a ranger against those who roam.
    card("1C116", DEFENDER, ORC, 2, 4),
    card("1C116", BOROMIR, ORC, 2, 2),
    card("1C117", ARAGORN, ROAMER, 2, 4),
    card("1C117", ARAGORN, ORC, 2, 2),
    # Moria against Dwarves.
    card("1C168", GIMLI, GOBLIN, 2, 4),
    card("1C168", LEGOLAS, GOBLIN, 2, 2),
    # Dunland in a sanctuary, Uruk-hai at a battleground.
    card("4C7", GIMLI, DUNLENDING, 3, 4),
    card("4C7", GIMLI, DUNLENDING, 2, 2),
    card("4C151", GIMLI, URUK, 2, 3),
    card("4C151", GIMLI, URUK, 4, 2),
]


@pytest.mark.parametrize(("event", "fighter", "against", "site", "gain"), STRENGTH)
def test_stronger_and_stronger_still(event: str, fighter: str, against: str, site: int, gain: int) -> None:
    """Two more, or four (three) if the card's condition holds; until the end of the skirmish, and paid for."""
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


@pytest.mark.card("1C78")
@pytest.mark.parametrize(("burdens", "gain"), [(0, 4), (4, 4), (5, 2)])
def test_gandalf_while_burdens_are_few(burdens: int, gain: int) -> None:
    """Four more with four burdens or fewer, two with more; two tokens go into the pool."""
    game = begin(GANDALF, ORC, 2, "1C78", burdens=burdens)
    game.choose("play", "1C78")
    assert (7 + gain, 7) == (game.strength(game.table.defender), game.table.twilight)


@pytest.mark.card("4C87")
@pytest.mark.parametrize(("wounds", "gain"), [(0, 2), (1, 3)])
def test_an_elf_against_the_wounded(wounds: int, gain: int) -> None:
    """One more against a minion that has a wound."""
    game = begin(LEGOLAS, ORC, 2, "4C87", wounds=wounds)
    game.choose("play", "4C87")
    assert (6 + gain, 6) == (game.strength(game.table.defender), game.table.twilight)


TARGETS = [
    # The event, who is in the skirmish, whom else it could be, and who it cannot be.
    card("1C26", GIMLI, ORC, (companion("Other Dwarf", race="dwarf"),), (LEGOLAS, BOROMIR)),
    card("4C42", GIMLI, ORC, (ally("Dwarf Ally", race="dwarf"),), (LEGOLAS, BOROMIR)),
    card("1C37", LEGOLAS, ORC, (ally("Elf Ally", race="elf"),), (GIMLI, BOROMIR)),
    card("4C87", LEGOLAS, ORC, (companion("Other Elf", race="elf"),), (GIMLI, BOROMIR)),
    card("1C116", BOROMIR, ORC, (ARAGORN,), (STRANGE_DEFENDER, RANGER_ALLY, EOMER)),
    card("1C117", ARAGORN, ORC, (RANGER_ALLY,), (BOROMIR, EOMER)),
    card("1C168", GIMLI, GOBLIN, (minion("Second Goblin", culture="moria"),), (ORC, URUK, TROLL)),
    card("4C7", GIMLI, DUNLENDING, (minion("Second Dunlending", culture="dunland", race="man"),), (WARG, SOUTHRON)),
    card("4C151", GIMLI, URUK, (minion("Uruk of Mordor", culture="sauron", race="uruk-hai"),), (ORC, DUNLENDING)),
    card("4C297", EOMER, ORC, (EOWYN, ally("Rohan Ally", culture="rohan", race="man")), (BOROMIR, LEGOLAS)),
    card("4U8", GIMLI, DUNLENDING, (minion("Third Dunlending", culture="dunland", race="man"),), (WARG, SOUTHRON)),
]


@pytest.mark.parametrize(("event", "fighter", "against", "right", "wrong"), TARGETS)
def test_whom_it_can_be(event: str, fighter: str, against: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """Any character of the description, in the skirmish or not, ally or not; nobody else."""
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


@pytest.mark.card("1C37")
def test_an_elf_who_does_not_fight_the_nazgul_himself() -> None:
    """Another companion skirmishes it: two more only."""
    at = standing()
    legolas, gimli = at.play(LEGOLAS), at.play(GIMLI)
    at.hand(0, "1C37")
    game = at.skirmish(gimli, at.play(NAZGUL)).choose("play", "1C37")
    assert 8 == game.strength(legolas)


@pytest.mark.card("1C117")
def test_one_roaming_minion_among_two_is_enough() -> None:
    """The ranger skirmishes a roaming minion and one that is at home here."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.hand(0, "1C117")
    game = at.skirmish(aragorn, at.play(ORC), at.play(ROAMER)).choose("play", "1C117")
    assert 12 == game.strength(aragorn)


@pytest.mark.card("1C78")
def test_without_gandalf_nobody_is_made_stronger() -> None:
    """It can be played, at its cost, and does nothing."""
    game = begin(GIMLI, ORC, 2, "1C78").choose("play", "1C78")
    assert (6, 5, 7) == (
        game.strength(game.table.defender),
        game.strength(game.table.attackers[0]),
        game.table.twilight,
    )


# For each one spotted.


@pytest.mark.card("4U8")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_dunlending_for_each_companion_spotted(number: int) -> None:
    """The Shadow player names how many of the three companions he spots, Frodo among them; allies do not count."""
    at = in_rohan().pool(3)
    gimli = at.play(GIMLI)
    at.play(LEGOLAS)
    at.play(ally())
    wild_man = at.play(DUNLENDING)
    at.hand(1, "4U8")
    game = at.skirmish(gimli, wild_man).pass_().choose("play", "4U8")
    assert [0, 1, 2, 3] == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    assert (5 + number, 0) == (game.strength(wild_man), game.table.twilight)


@pytest.mark.card("4U8")
def test_a_costly_event_needs_its_three_tokens() -> None:
    """With two in the pool it is not offered."""
    at = in_rohan().pool(2)
    at.hand(1, "4U8")
    game = at.skirmish(at.play(GIMLI), at.play(DUNLENDING)).pass_()
    assert (1, False) == (game.asked, game.offered("play", "4U8"))


@pytest.mark.card("4U282")
@pytest.mark.parametrize(("men", "number", "gain"), [(1, 1, 1), (3, 2, 2), (4, 4, 3)])
def test_a_companion_for_each_man_of_rohan_spotted(men: int, number: int, gain: int) -> None:
    """Three more at the most, however many are spotted; the companion himself need not be of Rohan."""
    at = in_rohan()
    gimli = at.play(GIMLI)
    for count in range(men):
        at.play(companion(f"Rider {count}", culture="rohan"))
    at.hand(0, "4U282")
    game = at.skirmish(gimli, at.play(ORC)).choose("play", "4U282").choose("number", amount=number)
    game.choose("choose", gimli)
    assert 6 + gain == game.strength(gimli)


@pytest.mark.card("4U282")
def test_only_an_unbound_companion_charges() -> None:
    """Frodo and Sam are Ring-bound; an ally is no companion, though a man of Rohan counts wherever he stands."""
    at = in_rohan(site=5)
    eomer, sam = at.play(EOMER), at.play(SAM)
    at.play(ally("Farmer", culture="rohan", race="man"))
    at.play(ally("Ent Ally", culture="rohan", race="ent"))
    at.play(ally("Breelander", culture="gandalf", race="man"))
    gimli = at.play(GIMLI)
    at.hand(0, "4U282")
    game = at.skirmish(sam, at.play(ORC)).choose("play", "4U282")
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=2)
    assert sorted([eomer, gimli]) == sorted(game.choices())


# A man of Rohan on a horse.


@pytest.mark.card("4C297")
@pytest.mark.parametrize(("mounted", "wounds"), [(False, 1), (True, 3)])
def test_a_rider_strikes_harder_from_the_saddle(mounted: bool, wounds: int) -> None:
    """Strength +2 in any case; damage +2 only on a horse, so that the loser takes three wounds."""
    at = in_rohan()
    eomer, orc = at.play(EOMER), at.play(minion("Tough Orc", strength=8, vitality=5))
    if mounted:
        at.play("4C283", on=eomer)
    at.hand(0, "4C297")
    game = at.skirmish(eomer, orc).choose("play", "4C297")
    assert (9, 1) == (game.strength(eomer), game.table.twilight)
    game.pass_().pass_()
    assert wounds == game.wounds(orc)


# Exertions that make stronger.


@pytest.mark.card("1C304")
def test_a_companion_exerts_for_a_hobbit() -> None:
    """Any companion but a Hobbit pays; any Hobbit gets strength +3, an ally too."""
    at = standing()
    boromir, sam, merry = at.play(BOROMIR), at.play(SAM), at.play(MERRY)
    bounder = at.play("1C286")
    gimli = at.play(GIMLI)
    at.hand(0, "1C304")
    game = at.skirmish(sam, at.play(ORC)).choose("play", "1C304")
    assert sorted([boromir, gimli]) == sorted(game.choices())
    game.choose("choose", boromir)
    assert sorted([sam, merry, bounder, at.frodo()]) == sorted(game.choices())
    game.choose("choose", sam)
    assert (6, 1, 0) == (game.strength(sam), game.wounds(boromir), game.wounds(gimli))


@pytest.mark.card("1C304")
def test_nobody_left_to_exert_for_a_hobbit() -> None:
    """Boromir is exhausted, and Sam is a Hobbit himself: it is not offered."""
    at = standing()
    at.play(BOROMIR, wounds=2)
    sam = at.play(SAM)
    at.hand(0, "1C304")
    game = at.skirmish(sam, at.play(ORC))
    assert (0, False) == (game.asked, game.offered("play", "1C304"))


@pytest.mark.card("1C121")
def test_an_uruk_exerts_and_grows() -> None:
    """The one that exerts is the one that gets strength +3; an exhausted one cannot, and an Orc is none."""
    at = standing().pool(2)
    gimli = at.play(GIMLI)
    fresh, tired = at.play(URUK), at.play(URUK, wounds=2)
    orc = at.play(ORC)
    at.hand(1, "1C121")
    game = at.skirmish(gimli, fresh, tired, orc).pass_().choose("play", "1C121")
    assert (8, 5, 5) == (game.strength(fresh), game.strength(tired), game.strength(orc))
    assert (1, 2, 2) == (game.wounds(fresh), game.wounds(tired), game.table.twilight)
    at = standing()
    at.hand(1, "1C121")
    game = at.skirmish(at.play(GIMLI), at.play(URUK, wounds=2)).pass_()
    assert not game.offered("play", "1C121")


def idle_and_busy() -> tuple[Position, int, int, int]:
    """An Uruk that fights, one assigned to a skirmish to come, and one that is idle."""
    at = in_rohan(site=4).pool(3)
    fights, comes, idle = at.play(URUK), at.play(URUK), at.play(URUK)
    at.hand(1, "4C175")
    return at, fights, comes, idle


@pytest.mark.card("4C175")
def test_an_idle_uruk_exerts_for_another() -> None:
    """Only one that is not assigned to any skirmish may pay, and it cannot be the one that gains."""
    at, fights, comes, idle = idle_and_busy()
    game = at.skirmishes((at.play(GIMLI), (fights,)), (at.play(LEGOLAS), (comes,)))
    game.choose("skirmish", "1U12").pass_().choose("play", "4C175")
    assert (sorted([fights, comes]), 1) == (sorted(game.choices()), game.wounds(idle))
    game.choose("choose", fights)
    assert (8, 5, 5, 2) == (
        game.strength(fights),
        game.strength(comes),
        game.strength(idle),
        game.table.twilight,
    )


@pytest.mark.card("4C175")
def test_no_idle_uruk_no_help() -> None:
    """All are assigned, or the idle one is exhausted: it is not offered."""
    at, fights, comes, idle = idle_and_busy()
    game = at.skirmish(at.play(GIMLI), fights, comes, idle).pass_()
    assert (1, False) == (game.asked, game.offered("play", "4C175"))
    at = in_rohan(site=4).pool(3)
    fights, _idle = at.play(URUK), at.play(URUK, wounds=2)
    at.hand(1, "4C175")
    game = at.skirmish(at.play(GIMLI), fights).pass_()
    assert (1, False) == (game.asked, game.offered("play", "4C175"))


@pytest.mark.card("1C26", "1C168")
def test_events_of_one_phase_are_not_for_another() -> None:
    """Neither side is offered its skirmish event in the maneuver or regroup phase."""
    for start in ("maneuver", "regroup"):
        at = standing()
        at.play(GIMLI)
        goblin = at.play(GOBLIN)
        at.hand(0, "1C26")
        at.hand(1, "1C168")
        game: Playing = getattr(at, start)()
        assert (0, False) == (game.asked, game.offered("play"))
        game.pass_()
        assert (1, False, [terms.PLAY]) == (game.asked, game.offered("play"), zones(game, goblin))
