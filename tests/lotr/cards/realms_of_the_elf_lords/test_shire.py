"""Shire cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.effects import DiscardFromHand, Unless
from inglenook.lotr.dsl.facade import add_burdens, add_twilight, remove_burdens
from inglenook.lotr.dsl.filters import HOBBIT
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import GIMLI, MERRY, SAM, burdens, choices_of, standing
from tests.lotr.samples import condition, event, minion, site

STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


@pytest.mark.card("3C108")
@pytest.mark.parametrize(("foe", "wounds"), [(STRONG_ORC, 1), (URUK, 0)])
def test_a_frying_pan(foe: str, wounds: int) -> None:
    """Frying Pan: the bearer exerts to wound an Orc in the bearer's skirmish."""
    at = standing()
    sam, enemy, bystander = at.play(SAM), at.play(foe), at.play(STRONG_ORC)
    pan = at.play("3C108", on=sam)
    game = at.skirmish(sam, enemy).choose("use", pan)
    assert (wounds, 0, 1) == (game.wounds(enemy), game.wounds(bystander), game.wounds(sam))


@pytest.mark.card("3C108")
def test_a_frying_pan_hits_one() -> None:
    """Frying Pan: of two Orcs in the skirmish, the player chooses which is wounded."""
    at = standing()
    sam, orcs = at.play(SAM), [at.play(STRONG_ORC), at.play(STRONG_ORC)]
    pan = at.play("3C108", on=sam)
    game = at.skirmish(sam, *orcs).choose("use", pan)
    assert (0, sorted(orcs)) == (game.asked, sorted(game.choices()))
    game.choose("choose", orcs[1])
    assert [0, 1] == [game.wounds(orc) for orc in orcs]


@pytest.mark.card("3C112")
@pytest.mark.parametrize("hobbits", [1, 2])
def test_seek_and_hide(hobbits: int) -> None:
    """Seek and Hide: with two Shire companions spotted, a minion loses all damage bonuses."""
    at = standing()
    who = at.play(SAM) if hobbits == 2 else at.play(GIMLI)
    at.play("1C286")
    uruk = at.play("1C154")
    at.hand(0, "3C112")
    game = at.skirmish(who, uruk)
    assert (hobbits == 2) == game.offered("play", "3C112")
    if hobbits == 2:
        game.choose("play", "3C112")
        assert 0 == keyword(game.table, uruk, terms.DAMAGE)


NOAKES = "3C111"


def robbing(count: int, side: str = terms.SHADOW) -> str:
    """Returns an event by which the Free Peoples player discards cards from hand."""
    theft = DiscardFromHand(count, whose=terms.FREE_PEOPLES_PLAYER)
    return event(f"Theft of {count} ({side})", Action((terms.MANEUVER,), (theft,)), side=side)


@pytest.mark.card(NOAKES)
def test_old_noakes_pays_back_each_card() -> None:
    """Old Noakes: each card discarded from hand by a Shadow card may discard a minion or Shadow condition."""
    at = standing()
    noakes, orc = at.play(NOAKES), at.play(URUK)
    shade = at.play(condition("Shade", side=terms.SHADOW))
    at.play(condition("Light"))
    at.hand(0, GIMLI, SAM)
    at.hand(1, robbing(2))
    game = at.maneuver().pass_().choose("play", robbing(2)).choose("respond", noakes)
    assert {orc, shade} <= set(game.choices())
    assert all(game.table.cards[card].owner == 1 for card in game.choices())
    game.choose("choose", orc).choose("respond", noakes).choose("choose", shade)
    assert [terms.DISCARD_PILE] * 2 == [game.zone(orc), game.zone(shade)]


@pytest.mark.card(NOAKES)
def test_old_noakes_looks_at_who_makes_you() -> None:
    """Old Noakes: cards discarded by the player's own card or as a cost do not count."""
    at = standing()
    noakes = at.play(NOAKES)
    at.play(URUK)
    own = robbing(1, terms.FREE_PEOPLES)
    at.hand(0, own, GIMLI, SAM)
    assert not at.maneuver().choose("play", own).choose("choose", SAM).offered("respond", noakes)
    at = standing()
    noakes = at.play(NOAKES)
    at.play(URUK)
    price = Unless(terms.FREE_PEOPLES_PLAYER, (DiscardFromHand(1),), (add_burdens(1),))
    threat = event("Threat", Action((terms.MANEUVER,), (price,)), side=terms.SHADOW)
    at.hand(0, GIMLI, SAM)
    at.hand(1, threat)
    game = at.maneuver().pass_().choose("play", threat).choose("yes").choose("choose", SAM)
    assert not game.offered("respond", noakes)


PONY, ALONE, TROLLS = "3U106", "3C109", "3C114"
BOUNDER = "1C286"


@pytest.mark.card(PONY)
@pytest.mark.parametrize("pony", [True, False])
def test_bill_makes_every_site_safer(pony: bool) -> None:
    """Bill the Pony: the Shadow number of each site is 1 less."""
    at = standing(2)
    if pony:
        at.play(PONY, on=at.frodo())
    road = site("Road", 3, shadow_number=4)
    at.lay_this(road, 1)
    at.hand(0, SAM)
    game = at.fellowship().choose("move")
    assert (4 - pony) + 1 == game.table.twilight


@pytest.mark.card(PONY)
@pytest.mark.parametrize("keywords", [(("underground", 1),), (("river", 1),)])
def test_bill_does_not_go_underground(keywords: tuple[tuple[str, int], ...]) -> None:
    """Bill the Pony: it is discarded at an underground site before the Shadow number is used."""
    at = standing(2)
    pony = at.play(PONY, on=at.frodo())
    at.lay_this(site("Hole", 3, shadow_number=4, keywords=keywords), 1)
    at.hand(0, SAM)
    game = at.fellowship().choose("move")
    dark = keywords[0][0] == "underground"
    assert (terms.DISCARD_PILE if dark else terms.PLAY, 5 if dark else 4) == (game.zone(pony), game.table.twilight)


@pytest.mark.card(ALONE)
@pytest.mark.parametrize(("shown", "removed"), [("1C154", 2), (condition("Free", side=terms.SHADOW), 0)])
def test_meant_to_be_alone(shown: str, removed: int) -> None:
    """Meant to Be Alone: a random card of an opponent is revealed, and tokens equal to its cost are removed."""
    at = standing().pool(5)
    at.play(SAM)
    at.hand(0, ALONE, GIMLI)
    at.hand(1, shown, shown)
    game = at.fellowship().choose("play", ALONE)
    assert (6 - removed, True) == (game.table.twilight, "log-saw-hand" in game.log())


@pytest.mark.card(ALONE)
@pytest.mark.parametrize(("friend", "offered"), [(SAM, True), (GIMLI, False), (BOUNDER, False)])
def test_who_is_meant_to_be_alone(friend: str, offered: bool) -> None:
    """Meant to Be Alone: a Hobbit companion other than the Ring-bearer must be spotted."""
    at = standing()
    at.play(friend)
    at.hand(0, ALONE)
    at.hand(1, URUK)
    assert offered == at.fellowship().offered("play", ALONE)


def dusk(side: str, amount: int = 3) -> str:
    """Returns an event that adds twilight."""
    return event(f"Dusk ({side})", Action((terms.MANEUVER,), (add_twilight(amount),)), side=side)


@pytest.mark.card(TROLLS)
@pytest.mark.parametrize("used", [True, False])
def test_three_monstrous_trolls(used: bool) -> None:
    """Three Monstrous Trolls: a Hobbit ally exerts to prevent twilight tokens added by a Shadow card."""
    at = standing().pool(2)
    tale, bounder, sam = at.play(TROLLS), at.play(BOUNDER), at.play(SAM)
    at.play(URUK)
    at.hand(1, dusk(terms.SHADOW))
    game = at.maneuver().pass_().choose("play", dusk(terms.SHADOW))
    game.choose(*(("respond", tale) if used else ("pass",)))
    wounds = (game.wounds(bounder), game.wounds(sam))
    assert ((2, (1, 0)) if used else (5, (0, 0))) == (game.table.twilight, wounds)


@pytest.mark.card(TROLLS)
@pytest.mark.parametrize("reason", ["own card", "nobody to exert"])
def test_the_trolls_do_not_answer_everything(reason: str) -> None:
    """Three Monstrous Trolls: only Shadow cards count, and a Hobbit ally who can exert is required."""
    at = standing().pool(2)
    side = terms.FREE_PEOPLES if reason == "own card" else terms.SHADOW
    tale = at.play(TROLLS)
    at.play(BOUNDER, wounds=0 if reason == "own card" else 1)
    at.play("1U27")
    at.play(MERRY)
    at.play(URUK)
    at.hand(0 if reason == "own card" else 1, dusk(side))
    game = at.maneuver()
    game = (game if reason == "own card" else game.pass_()).choose("play", dusk(side))
    assert (False, 5) == (game.offered("respond", tale), game.table.twilight)


MELILOT, COUNTRYSIDE = "3R110", "3R113"


def despair(number: int, side: str = terms.SHADOW) -> str:
    """Returns an event that adds burdens."""
    return event(f"Despair {number} ({side})", Action((terms.MANEUVER,), (add_burdens(number),)), side=side)


@pytest.mark.card(MELILOT)
@pytest.mark.rule("LG-96", "LR-26.34")
@pytest.mark.parametrize(("number", "used", "left"), [(1, True, 0), (1, False, 1), (3, True, 2)])
def test_melilot_prevents_a_burden(number: int, used: bool, left: int) -> None:
    """Melilot Brandybuck: she exerts to prevent one burden that a Shadow card would add."""
    at = standing()
    melilot = at.play(MELILOT)
    at.play(URUK)
    at.hand(1, despair(number))
    game = at.maneuver().pass_().choose("play", despair(number))
    game.choose(*(("respond", melilot) if used else ("pass",)))
    assert (left, int(used)) == (burdens(game), game.wounds(melilot))
    assert bool(left) == ("log-burdens" in game.log())  # a single one that is prevented is not added at all


@pytest.mark.card(MELILOT)
@pytest.mark.rule("LG-66")
def test_two_burdens_are_prevented_by_two_exertions() -> None:
    """Melilot Brandybuck: each exertion prevents one burden."""
    at = standing()
    melilot = at.play(MELILOT)
    at.play(condition("Mirth", Continuous((Modifier(terms.VITALITY, 1),), of=HOBBIT)))
    at.play(URUK)
    at.hand(1, despair(3))
    game = at.maneuver().pass_().choose("play", despair(3)).choose("respond", melilot).choose("respond", melilot)
    assert (1, 2) == (burdens(game), game.wounds(melilot))


@pytest.mark.card(MELILOT)
@pytest.mark.parametrize("reason", ["own card", "exhausted"])
def test_melilot_does_not_help_always(reason: str) -> None:
    """Melilot Brandybuck: only Shadow cards count, and an exhausted Melilot cannot exert."""
    at = standing()
    own = reason == "own card"
    melilot = at.play(MELILOT, wounds=0 if own else 1)
    at.play(URUK)
    gloom = despair(1, terms.FREE_PEOPLES if own else terms.SHADOW)
    at.hand(0 if own else 1, gloom)
    game = at.maneuver()
    game = (game if own else game.pass_()).choose("play", gloom)
    assert (False, 1) == (game.offered("respond", melilot), burdens(game))


@pytest.mark.card(COUNTRYSIDE)
@pytest.mark.rule("LG-96")
@pytest.mark.parametrize("wanted", [True, False])
def test_the_countryside_heals(wanted: bool) -> None:
    """The Shire Countryside: each burden removed may heal a companion."""
    relief = event("Relief", Action((terms.FELLOWSHIP,), (remove_burdens(2),)))
    at = standing().burdens(3)
    land = at.play(COUNTRYSIDE)
    gimli, bounder, merry = at.play(GIMLI, wounds=2), at.play(BOUNDER, wounds=1), at.play(MERRY, wounds=1)
    at.hand(0, relief, SAM)
    game = at.fellowship().choose("play", relief)
    for _burden in range(2):
        assert game.offered("respond", land)
        game.choose(*(("respond", land) if wanted else ("pass",)))
        if wanted:
            assert sorted([gimli, merry]) == choices_of(game)
            game.choose("choose", gimli)
    assert (1, 0 if wanted else 2, 1) == (burdens(game), game.wounds(gimli), game.wounds(bounder))
    assert not game.offered("respond", land)


@pytest.mark.card(COUNTRYSIDE)
def test_the_countryside_counts_what_is_really_removed() -> None:
    """The Shire Countryside: only burdens that are really removed count."""
    relief = event("Relief", Action((terms.FELLOWSHIP,), (remove_burdens(2),)))
    at = standing().burdens(1)
    land, gimli = at.play(COUNTRYSIDE), at.play(GIMLI, wounds=2)
    at.hand(0, relief, SAM)
    game = at.fellowship().choose("play", relief).choose("respond", land)
    assert (1, False) == (game.wounds(gimli), game.offered("respond", land))


@pytest.mark.card(COUNTRYSIDE)
@pytest.mark.parametrize("who", ["a Hobbit's text", "a Shadow player"])
def test_the_countryside_keeps_quiet(who: str) -> None:
    """The Shire Countryside: burdens removed by a Hobbit's text or by a Shadow player do not count."""
    at = standing().burdens(3)
    land, gimli, sam = at.play(COUNTRYSIDE), at.play(GIMLI, wounds=2), at.play(SAM)
    if who == "a Shadow player":
        at.play(URUK)
        greed = event("Greed", Action((terms.MANEUVER,), (remove_burdens(1),)), side=terms.SHADOW)
        at.hand(1, greed)
        game = at.maneuver().pass_().choose("play", greed)
    else:
        game = at.fellowship().choose("use", sam)
    assert (2, 2, False) == (burdens(game), game.wounds(gimli), game.offered("respond", land))


@pytest.mark.card(COUNTRYSIDE)
@pytest.mark.parametrize(("friend", "offered"), [(SAM, True), (GIMLI, False), (BOUNDER, False)])
def test_two_of_the_shire_see_their_countryside(friend: str, offered: bool) -> None:
    """The Shire Countryside: two Shire companions must be spotted to play it."""
    at = standing()
    at.play(friend)
    at.hand(0, COUNTRYSIDE)
    assert offered == at.fellowship().offered("play", COUNTRYSIDE)
