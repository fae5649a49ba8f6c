"""The companions of the Two Towers block: what each of them does."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import Wound
from inglenook.lotr.words.facade import a, each
from inglenook.lotr.words.filters import COMPANION, UNBOUND
from tests.lotr.cards.standing import (
    BOROMIR,
    EOMER,
    EOWYN,
    GANDALF,
    MERRY,
    PIPPIN,
    SAM,
    THEODEN,
    in_rohan,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, event, minion

GIMLI, LEGOLAS, ARAGORN = "4C49", "4C74", "4P364"
RIDER, HORSE, GUMA = "4C286", "4C283", "4C277"
ORC = minion("Orc of the Plains", strength=5, vitality=3)
ENT = ally("Ent of the Mark", culture="rohan", race="ent")
HARDY = ally("Hardy Farmer", culture="rohan", race="man")
HURT_ALL = event("Hurt Them All", Action((terms.MANEUVER,), (Wound(each(COMPANION)),)), side=terms.SHADOW)
HURT_ONE = event("Hurt One", Action((terms.MANEUVER,), (Wound(a(UNBOUND)),)), side=terms.SHADOW)
HURT_TWICE = event("Hurt Twice", Action((terms.MANEUVER,), (Wound(a(UNBOUND), 2),)), side=terms.SHADOW)


# Gimli and Legolas count for each other.


@pytest.mark.card("4C49")
@pytest.mark.parametrize(("friend", "gain"), [(LEGOLAS, 2), ("1U51", 2), (BOROMIR, 1), (GIMLI, 1)])
def test_gimli_exerts_for_a_companion(friend: str, gain: int) -> None:
    """Strength +1 for any unbound companion, himself too; +2 for Legolas, whichever version."""
    at = in_rohan()
    gimli = at.play(GIMLI)
    other = gimli if friend == GIMLI else at.play(friend)
    base = 7 if friend == BOROMIR else 6
    game = at.skirmish(gimli, at.play(ORC)).choose("use", GIMLI)
    if friend != GIMLI:
        game.choose("choose", other)
    assert (base + gain, 1) == (game.strength(other), game.wounds(gimli))


@pytest.mark.card("4C49")
def test_gimli_does_not_help_the_ring_bound() -> None:
    """Nor an ally, nor when he is exhausted."""
    at = in_rohan()
    gimli, eomer = at.play(GIMLI), at.play(EOMER)
    at.play(SAM)
    at.play(GUMA)
    game = at.skirmish(gimli, at.play(ORC)).choose("use", GIMLI)
    assert sorted([gimli, eomer]) == sorted(game.choices())
    at = in_rohan()
    gimli = at.play(GIMLI, wounds=2)
    assert not at.skirmish(gimli, at.play(ORC)).offered("use", GIMLI)


@pytest.mark.card("4C49")
def test_gimli_the_guest_strikes_twice() -> None:
    """He is damage +1."""
    at = in_rohan()
    gimli, orc = at.play(GIMLI), at.play(ORC)
    assert 2 == at.skirmish(gimli, orc).pass_().pass_().wounds(orc)


@pytest.mark.card("4C74")
@pytest.mark.parametrize(("fighter", "loss"), [(GIMLI, 2), ("1U12", 2), (BOROMIR, 1), (LEGOLAS, 1)])
def test_legolas_exerts_against_a_minion(fighter: str, loss: int) -> None:
    """A minion that skirmishes an unbound companion loses 1, or 2 if that companion is Gimli."""
    at = in_rohan()
    legolas, orc = at.play(LEGOLAS), at.play(ORC)
    at.play(ORC)
    hero = legolas if fighter == LEGOLAS else at.play(fighter)
    game = at.skirmish(hero, orc).choose("use", LEGOLAS)
    assert (5 - loss, 1) == (game.strength(orc), game.wounds(legolas))


@pytest.mark.card("4C74")
def test_legolas_chooses_among_those_in_the_skirmish() -> None:
    """Of two that fight Gimli one is chosen; a third minion that does not fight is out of his sight."""
    at = in_rohan()
    at.play(LEGOLAS)
    orcs = [at.play(ORC), at.play(ORC)]
    at.play(ORC)
    game = at.skirmish(at.play(GIMLI), *orcs).choose("use", LEGOLAS)
    assert sorted(orcs) == sorted(game.choices())
    game.choose("choose", orcs[0])
    assert [3, 5] == [game.strength(orc) for orc in orcs]


@pytest.mark.card("4C74")
def test_legolas_cannot_help_sam() -> None:
    """Sam is Ring-bound: no minion is hampered, though Legolas may exert in vain."""
    at = in_rohan()
    legolas, orc = at.play(LEGOLAS), at.play(ORC)
    game = at.skirmish(at.play(SAM), orc).choose("use", LEGOLAS)
    assert (5, 1) == (game.strength(orc), game.wounds(legolas))


# Aragorn, Wingfoot.


def moving_again(at: Position, *minions: str) -> tuple[Playing, list[Thing]]:
    """Minions are left from the first move, and the fellowship moves again."""
    orcs = [at.play(id) for id in minions]
    game = at.regroup().passes()
    assert game.prompt == "prompt-move-again"
    return game.choose("move"), orcs


@pytest.mark.card("4P364")
def test_aragorn_wounds_minions_as_the_fellowship_moves() -> None:
    """For each unbound Hobbit he spots a wound, on the same minion or on another; Sam and Frodo do not count."""
    at = in_rohan()
    aragorn = at.play(ARAGORN)
    for id in (MERRY, PIPPIN, SAM):
        at.play(id)
    game, orcs = moving_again(at, ORC, ORC)
    game.choose("respond", aragorn)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=2).choose("choose", orcs[0])
    assert orcs == game.choices()
    game.choose("choose", orcs[0])
    assert ([2, 0], 3) == ([game.wounds(orc) for orc in orcs], game.table.site_number())


@pytest.mark.card("4P364")
@pytest.mark.parametrize("answer", ["pass", "none"])
def test_aragorn_need_not_wound(answer: str) -> None:
    """The player declines, or spots nobody."""
    at = in_rohan()
    aragorn = at.play(ARAGORN)
    at.play(MERRY)
    game, orcs = moving_again(at, ORC)
    if answer == "pass":
        game.pass_()
    else:
        game.choose("respond", aragorn).choose("number", amount=0)
    assert (0, 3) == (game.wounds(orcs[0]), game.table.site_number())


# Eomer.


@pytest.mark.card("4C266")
@pytest.mark.parametrize(
    ("friends", "cost"), [((), 3), ((BOROMIR,), 3), ((ENT,), 3), ((EOWYN,), 2), ((GUMA,), 2), ((EOWYN, GUMA), 2)]
)
def test_eomer_is_cheaper_among_men_of_rohan(friends: tuple[str, ...], cost: int) -> None:
    """One token less, however many Men of Rohan there are; an ally is one too."""
    at = in_rohan()
    for id in friends:
        at.play(id)
    at.hand(0, EOMER)
    assert cost == at.fellowship().choose("play", EOMER).table.twilight


@pytest.mark.card("4C266")
def test_eomer_heals_an_ally_of_rohan_at_the_start_of_the_turn() -> None:
    """The player may heal one; companions and allies of others are not meant."""
    at = in_rohan()
    eomer = at.play(EOMER, wounds=1)
    guma, weland = at.play(HARDY, wounds=2), at.play("4U295", wounds=1)
    bounder = at.play("1C286", wounds=1)
    game = at.start_of_turn().choose("respond", eomer)
    assert sorted([guma, weland]) == sorted(game.choices())
    game.choose("choose", guma)
    assert [1, 1, 1, 1] == [game.wounds(card) for card in (guma, weland, bounder, eomer)]
    at = in_rohan()
    at.play(EOMER)
    guma = at.play(GUMA, wounds=1)
    assert 1 == at.start_of_turn().pass_().wounds(guma)


# Eowyn.


def hurt(card: str, *companions: str, eowyn: int = 0) -> tuple[Playing, Thing]:
    """A Shadow event hurts companions in the maneuver phase; Eowyn stands by."""
    at = in_rohan()
    at.play(ORC)
    for id in companions:
        at.play(id)
    lady = at.play(EOWYN, wounds=eowyn)
    at.hand(1, card)
    return at.maneuver().pass_().choose("play", card), lady


@pytest.mark.card("4C270")
def test_eowyn_takes_it_upon_herself() -> None:
    """She exerts and a token is added: the wound of another is prevented.  She can do it for each of two wounds."""
    game, eowyn = hurt(HURT_TWICE, BOROMIR)
    boromir = game.in_play(BOROMIR)[0]
    game.choose("choose", boromir)
    assert ("prompt-respond-wound", 0) == (game.prompt, game.asked)
    game.choose("respond", eowyn).choose("respond", eowyn)
    assert (0, 2, 2) == (game.wounds(boromir), game.wounds(eowyn), game.table.twilight)


@pytest.mark.card("4C270")
def test_eowyn_may_let_it_happen() -> None:
    """It is a response: the wound falls if the player passes."""
    game, eowyn = hurt(HURT_ONE, BOROMIR)
    boromir = game.in_play(BOROMIR)[0]
    game.choose("choose", boromir).pass_()
    assert (1, 0, 0) == (game.wounds(boromir), game.wounds(eowyn), game.table.twilight)


@pytest.mark.card("4C270")
def test_eowyn_saves_the_unbound_only() -> None:
    """Frodo and Sam are hurt without an offer; she herself is unbound and is offered hers."""
    game, eowyn = hurt(HURT_ALL, SAM)
    sam = game.in_play(SAM)[0]
    frodo = game.table.players[0].ring_bearer
    assert (1, 1, True) == (game.wounds(frodo), game.wounds(sam), game.offered("respond", eowyn))
    game.choose("respond", eowyn)
    assert 1 == game.wounds(eowyn)  # the exertion, not the wound


@pytest.mark.card("4C270")
def test_an_exhausted_eowyn_cannot() -> None:
    """The wound falls without an offer."""
    game, eowyn = hurt(HURT_ONE, BOROMIR, eowyn=2)
    boromir = game.in_play(BOROMIR)[0]
    game.choose("choose", boromir)
    while game.prompt == "prompt-respond-wound":
        assert not game.offered("respond", eowyn)
        game.pass_()
    assert (1, 2, 0) == (game.wounds(boromir), game.wounds(eowyn), game.table.twilight)


# The rider.


@pytest.mark.card("4C286")
def test_a_mounted_rider_tires_a_minion() -> None:
    """He exerts, and a minion that skirmishes an unbound companion, his own or another's, exerts."""
    at = in_rohan()
    rider, orc = at.play(RIDER), at.play(ORC)
    at.play(ORC)
    at.play(HORSE, on=rider)
    game = at.skirmish(at.play(BOROMIR), orc).choose("use", rider)
    assert (1, 1) == (game.wounds(rider), game.wounds(orc))


@pytest.mark.card("4C286")
def test_a_rider_on_foot_cannot() -> None:
    """Another rider's horse is no help; nor can an exhausted one, mounted or not."""
    at = in_rohan()
    mounted, on_foot = at.play(RIDER, wounds=2), at.play(RIDER)
    at.play(HORSE, on=mounted)
    game = at.skirmish(on_foot, at.play(ORC))
    assert (0, False, False) == (game.asked, game.offered("use", mounted), game.offered("use", on_foot))


@pytest.mark.card("4C286")
def test_a_rider_is_no_help_to_sam() -> None:
    """Sam is Ring-bound: the minion he skirmishes does not exert."""
    at = in_rohan()
    rider, orc = at.play(RIDER), at.play(ORC)
    at.play(HORSE, on=rider)
    game = at.skirmish(at.play(SAM), orc).choose("use", rider)
    assert (1, 0) == (game.wounds(rider), game.wounds(orc))


@pytest.mark.card("4C286")
def test_a_rider_and_an_exhausted_minion() -> None:
    """It cannot exert; nothing happens to it, and it is not killed."""
    at = in_rohan()
    rider, orc = at.play(RIDER), at.play(ORC, wounds=2)
    at.play(HORSE, on=rider)
    game = at.skirmish(rider, orc).choose("use", rider)
    assert (2, 1, [terms.PLAY]) == (game.wounds(orc), game.wounds(rider), zones(game, orc))


# Theoden.


@pytest.mark.card("4P365")
def test_theoden_plays_a_possession_and_heals_its_bearer() -> None:
    """A possession of Rohan on a companion of Rohan: its cost is paid, and that companion heals.  Once in a turn."""
    at = in_rohan()
    theoden, eomer, gandalf = at.play(THEODEN, wounds=1), at.play(EOMER, wounds=2), at.play(GANDALF, wounds=1)
    horse, chain = at.hand(0, HORSE, "4C278")
    at.hand(0, EOWYN)
    at.play(GUMA)
    game = at.fellowship().choose("use", theoden)
    assert sorted([horse, chain]) == sorted(game.choices("play"))
    game.choose("play", horse)
    assert sorted([theoden, eomer]) == sorted(game.choices("bear"))
    game.choose("bear", eomer)
    assert (1, 1, 1) == (game.wounds(eomer), game.wounds(theoden), game.wounds(gandalf))
    assert (2, False, True) == (game.table.twilight, game.offered("use", theoden), game.offered("play", chain))


@pytest.mark.card("4P365")
def test_theoden_needs_such_a_possession_and_such_a_companion() -> None:
    """A possession of Gondor is none; and with no class free on a companion of Rohan there is nobody to bear it."""
    at = in_rohan()
    at.play(THEODEN, wounds=1)
    at.hand(0, "1C92")
    assert not at.fellowship().offered("use", THEODEN)
    at = in_rohan()
    theoden = at.play(THEODEN, wounds=1)
    at.play("4C278", on=theoden)
    at.play(BOROMIR)
    at.hand(0, "4C278")
    game = at.fellowship()
    assert (False, True) == (game.offered("use", THEODEN), game.offered("play", "4C278"))


@pytest.mark.card("4P365")
def test_theoden_may_do_it_again_in_his_next_turn() -> None:
    """The limit is one for each turn."""
    at = in_rohan()
    theoden = at.play(THEODEN)
    at.hand(0, HORSE, "4C278")
    game = at.fellowship().choose("use", theoden).choose("play", HORSE)
    assert not game.offered("use", theoden)
    game.choose("move")
    while (0, "prompt-fellowship-action") != (game.asked, game.prompt):
        game.choose("pass" if game.offered("pass") else "stop" if game.offered("stop") else "move")
    assert game.offered("use", theoden)
