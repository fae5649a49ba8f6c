"""The cards of the later starters of the Fellowship block that do what few others do."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.reasons import about_abilities
from inglenook.lotr.stats import roaming_penalty
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import Effect, Spot
from inglenook.lotr.words.facade import add_burdens, exert
from inglenook.lotr.words.filters import COMPANION, RANGER
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    burdens,
    card,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import companion, event, minion, possession

ORC = minion("Orc", strength=9, vitality=4)
WEAK = minion("Weak Orc", strength=1, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
SAURON_ORC = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
WEAPON = possession("Axe of Erebor", culture="dwarven", item_class=terms.HAND_WEAPON_CLASS)


# Dwarves.


@pytest.mark.card("1C9")
def test_a_dwarven_axe_costs_the_owner_of_the_loser_a_card() -> None:
    """Of several Shadow players it is the one whose minion has lost; and nobody if the bearer loses."""
    at = standing(seats=3)
    gimli, orc = at.play(GIMLI), at.play(WEAK, seat=2)
    axe = at.play("1C9", on=gimli)
    at.deck(1, ORC)
    [top] = at.deck(2, ORC)
    game = at.skirmish(gimli, orc).passes(3).choose("respond", axe)
    assert (8, terms.DISCARD_PILE, 1) == (game.strength(gimli), game.zone(top), len(game.table.players[1].deck))


@pytest.mark.card("1C9")
def test_a_dwarven_axe_says_nothing_of_a_lost_skirmish() -> None:
    """The bearer has to win."""
    at = standing()
    gimli, orc = at.play(GIMLI), at.play(ORC)
    at.play("1C9", on=gimli)
    [top] = at.deck(1, ORC)
    game = at.skirmish(gimli, orc).pass_().pass_()
    assert (1, terms.DECK) == (game.wounds(gimli), game.zone(top))


@pytest.mark.card("2C5")
@pytest.mark.parametrize(("weapons", "bonus", "damage"), [(0, 2, 1), (1, 2, 1), (2, 4, 2)])
def test_a_flurry_of_blows(weapons: int, bonus: int, damage: int) -> None:
    """With two hand weapons the Dwarf is stronger by four instead of two, and gets damage +1."""
    at = standing()
    gimli = at.play(GIMLI)
    for id in (WEAPON, "2C10")[:weapons]:
        at.play(id, on=gimli)
    at.hand(0, "2C5")
    game = at.skirmish(gimli, at.play(ORC))
    before = game.strength(gimli)
    game.choose("play", "2C5")
    assert (before + bonus, damage) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))


# Elves.


@pytest.mark.card("1U44")
@pytest.mark.parametrize("discards", [True, False])
def test_foul_creation(discards: bool) -> None:
    """A hand is revealed; a minion of Isengard in it may be discarded by the player who looks, who then draws two."""
    at = standing()
    elf = at.play(LEGOLAS)
    at.hand(0, "1U44")
    at.deck(0, MERRY, SAM, GIMLI)
    uruk, orc = at.hand(1, URUK, ORC)
    game = at.fellowship().choose("play", "1U44")
    assert (0, 1) == (game.asked, game.wounds(elf))
    game.choose("yes" if discards else "no")
    expected = (terms.DISCARD_PILE, 2) if discards else (terms.HAND, 0)
    assert (*expected, terms.HAND) == (game.zone(uruk), len(game.table.players[0].hand), game.zone(orc))


@pytest.mark.card("1U44")
def test_foul_creation_finds_nothing() -> None:
    """Without a minion of Isengard in that hand nobody is asked, and no card is drawn."""
    at = standing()
    at.play(LEGOLAS)
    at.hand(0, "1U44")
    at.deck(0, MERRY, SAM)
    at.hand(1, ORC)
    game = at.fellowship().choose("play", "1U44")
    assert (False, 0, 1) == (game.offered("yes"), len(game.table.players[0].hand), len(game.table.players[1].hand))


@pytest.mark.card("3U18")
def test_galdor_sends_a_minion_back() -> None:
    """He exerts in the regroup phase, and a minion returns to its owner's hand; what it bore is discarded."""
    at = standing()
    galdor, orc = at.play("3U18"), at.play(ORC)
    blade = at.play(possession("Blade", side=terms.SHADOW), on=orc)
    game = at.regroup().choose("use", galdor)
    assert ([terms.HAND, terms.DISCARD_PILE], 1) == (zones(game, orc, blade), game.wounds(galdor))


@pytest.mark.card("3U18")
def test_galdor_follows_an_elf_and_needs_a_minion() -> None:
    """Without an Elf he is not played, without a minion he cannot be used."""
    at = standing()
    at.hand(0, "3U18")
    assert not at.fellowship().offered("play", "3U18")
    at = standing()
    galdor = at.play("3U18")
    assert not at.regroup().offered("use", galdor)


# Gondor.


def fleeing(tokens: int) -> tuple[Playing, int, int]:
    """Boromir has won; there is an exhausted Orc and one that is not."""
    at = standing().pool(tokens)
    boromir, loser = at.play(BOROMIR), at.play(minion("Losing Orc", strength=5, vitality=4))
    tired = at.play(ORC, wounds=3)
    at.hand(0, "2U33")
    return at.skirmish(boromir, loser).pass_().pass_().choose("respond", "2U33"), tired, loser


@pytest.mark.card("2U33")
@pytest.mark.parametrize("pays", [True, False])
def test_flee_in_terror_unless_the_owner_pays(pays: bool) -> None:
    """The exhausted Orc is discarded, unless its owner removes three tokens."""
    game, tired, loser = fleeing(4)
    assert 1 == game.asked
    game.choose("yes" if pays else "no")
    expected = (terms.PLAY, 1) if pays else (terms.DISCARD_PILE, 4)
    assert (*expected, terms.PLAY) == (game.zone(tired), game.table.twilight, game.zone(loser))


@pytest.mark.card("2U33")
def test_who_cannot_pay_is_not_asked() -> None:
    """Two tokens are not enough."""
    game, tired, _loser = fleeing(2)
    assert (terms.DISCARD_PILE, 2) == (game.zone(tired), game.table.twilight)


@pytest.mark.card("2C37")
@pytest.mark.parametrize(("fierce", "strength"), [(False, 9), (True, 11)])
def test_the_sentinels_of_numenor(fierce: bool, strength: int) -> None:
    """Two more for a companion of Gondor, four in a fierce skirmish."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.hand(0, "2C37")
    game = at.skirmish(boromir, at.play(ORC), fierce=fierce).choose("play", "2C37")
    assert strength == game.strength(boromir)


@pytest.mark.card("3C43")
@pytest.mark.parametrize(("cost", "healed"), [(0, 0), (1, 1), (5, 2)])
def test_the_might_of_numenor(cost: int, healed: int) -> None:
    """As many companions are healed as the card revealed costs, one wound each, as far as they are wounded."""
    at = standing()
    hurt = [at.play(BOROMIR, wounds=2), at.play(GIMLI, wounds=2)]
    at.play(LEGOLAS)
    at.play(ORC)
    at.hand(0, "3C43")
    at.hand(1, minion("Of Some Cost", cost=cost))
    game = at.maneuver().choose("play", "3C43")
    if healed == 1:
        game.choose("choose", hurt[0])
    assert 4 - healed == sum(game.wounds(one) for one in hurt)
    assert healed < 1 or game.wounds(hurt[0]) == 1


# Isengard.


@pytest.mark.card("1C138")
@pytest.mark.parametrize("here", [True, False])
def test_in_sarumans_snows_nobody_uses_skirmish_actions(here: bool) -> None:
    """At that site neither side plays skirmish events or uses skirmish abilities; at others all is as ever."""
    at = standing(site=3).pool(3)
    at.play("1C138", on=at.table.path[2 if here else 1])
    boromir = at.play(BOROMIR)
    at.hand(0, "1C116")
    game = at.skirmish(boromir, at.play(ORC))
    if here:
        assert 1 == game.wounds(boromir)  # nobody had anything to do, so the Orc has won
        atoms.start_phase(game.table, terms.SKIRMISH)
        assert "LR-26.12" in [reason.rule for reason in about_abilities(game.table, 0, boromir)]
    else:
        assert (True, True) == (game.offered("play", "1C116"), game.offered("use", boromir))


@pytest.mark.card("1C138")
def test_the_snows_do_not_hinder_other_phases_and_melt() -> None:
    """Maneuver actions are used as ever; a minion of Isengard exerts for it; at the end of the turn it is gone."""
    at = standing(site=3).pool(3)
    snows = at.play("1C138", on=at.table.path[2])
    at.play(ORC)
    game = at.maneuver()
    assert game.offered("use")
    while game.table.turn == 0:
        game.choose(game.options()[0].verb)
    assert terms.DISCARD_PILE == game.zone(snows)
    at = standing(site=3).pool(3)
    uruk = at.play(URUK)
    at.hand(1, "1C138")
    assert 1 == at.shadow().choose("play", "1C138").wounds(uruk)


@pytest.mark.card("3C49")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_abandoning_reason_for_madness(count: int) -> None:
    """Up to three cards go, and as many are drawn."""
    at = standing().pool(1)
    at.play(URUK)
    cards = at.hand(1, "3C49", ORC, ORC, ORC, ORC)[1:]
    at.deck(1, URUK, URUK, URUK, URUK)
    game = at.shadow().choose("play", "3C49").choose_all(*cards[:count])
    player = game.table.players[1]
    assert (4, 4 - count, 1 + count) == (len(player.hand), len(player.deck), len(player.discard))


RACES = [((), 0), ((GIMLI,), 1), ((GIMLI, LEGOLAS, BOROMIR), 3), ((GIMLI, "1C7", SAM, GANDALF), 2)]
"""Companions, and how many of the races count: Hobbits do not, nor two of one race."""


@pytest.mark.card("3C63")
@pytest.mark.parametrize(("companions", "count"), RACES)
def test_one_of_you_must_do_this(companions: tuple[str, ...], count: int) -> None:
    """A minion of Isengard exerts, then as many companions as there are races, chosen by their player."""
    at = standing().pool(1)
    uruk = at.play(URUK)
    all_of_them = [at.frodo(), *[at.play(id) for id in companions]]
    at.hand(1, "3C63")
    game = hand_over(at.maneuver()).choose("play", "3C63")
    if count and count < len(all_of_them):
        assert 0 == game.asked
        game.choose_all(*all_of_them[:count])
    assert (count, 1) == (sum(game.wounds(one) for one in all_of_them), game.wounds(uruk))


@pytest.mark.card("3U92")
@pytest.mark.parametrize(("companions", "count"), RACES)
def test_massing_in_the_east(companions: tuple[str, ...], count: int) -> None:
    """A minion of Sauron exerts, and a card goes from the Free Peoples player's deck for each race."""
    at = standing().pool(1)
    orc = at.play(SAURON_ORC)
    for id in companions:
        at.play(id)
    at.deck(0, *[MERRY] * 5)
    at.hand(1, "3U92")
    game = hand_over(at.regroup()).choose("play", "3U92")
    assert (5 - count, 1) == (len(game.table.players[0].deck), game.wounds(orc))


# Scouts.

SCOUTS = [card("2C47"), card("2C89")]


def plan(*costs: Effect, effects: tuple[Effect, ...] = ()) -> str:
    """A Free Peoples event with such a cost, that adds three burdens."""
    return event("Plan", Action((terms.MANEUVER,), (*effects, add_burdens(3)), costs))


@pytest.mark.parametrize("id", SCOUTS)
@pytest.mark.parametrize(
    ("plan_id", "offered"),
    [
        (plan(Spot(RANGER)), True),
        (plan(exert(RANGER)), True),
        (plan(effects=(Spot(RANGER),)), True),
        (plan(Spot(COMPANION)), False),
        (plan(), False),
    ],
    ids=["spots", "exerts", "will spot", "spots another", "neither"],
)
def test_a_scout_cancels_what_a_ranger_is_needed_for(id: str, plan_id: str, offered: bool) -> None:
    """An event that spots or exerts a ranger, if no other would do, is cancelled; others are not."""
    at = standing(site=6)
    at.play(ARAGORN)
    scout = at.play(id)
    at.hand(0, plan_id)
    game = at.maneuver().choose("play", plan_id)
    assert offered == game.offered("respond", scout)
    if offered:
        game.choose("respond", scout)
        if id == "2C89":
            game.choose("choice", amount=1)
        assert (0, 1) == (burdens(game), game.wounds(scout))
    else:
        assert 3 == burdens(game)


@pytest.mark.card("2C89")
def test_an_orc_scout_may_be_discarded_instead() -> None:
    """An exhausted one still can."""
    at = standing(site=6)
    at.play(ARAGORN)
    scout = at.play("2C89", wounds=1)
    id = plan(Spot(RANGER))
    at.hand(0, id)
    game = at.maneuver().choose("play", id).choose("respond", scout)
    assert (0, terms.DISCARD_PILE) == (burdens(game), game.zone(scout))


@pytest.mark.parametrize("id", SCOUTS)
def test_a_special_ability_is_no_event(id: str) -> None:
    """An ability that exerts a ranger is not answered."""
    at = standing(site=6)
    ranger = at.play(
        companion("Ranger", keywords=(("ranger", 1),), abilities=(Action((terms.MANEUVER,), (add_burdens(3),)),))
    )
    scout = at.play(id)
    game = at.maneuver().choose("use", ranger)
    assert (False, 3) == (game.offered("respond", scout), burdens(game))


@pytest.mark.parametrize(("id", "culture"), [card("2C47", "isengard"), card("2C89", "sauron")])
def test_a_scout_makes_roaming_cheaper(id: str, culture: str) -> None:
    """One token less for minions of its culture."""
    at = standing(site=2)
    at.play(id)
    own, other = at.hand(
        1, minion("Own", culture=culture, site_number=6), minion("Other", culture="moria", site_number=6)
    )
    table = at.shadow().table
    assert (1, 2) == (roaming_penalty(table, own), roaming_penalty(table, other))


# Moria.


@pytest.mark.card("2C61")
@pytest.mark.parametrize(("moves", "tokens"), [(1, 0), (2, 3)])
def test_flankers_come_when_the_fellowship_hurries(moves: int, tokens: int) -> None:
    """Three tokens may be added if it has moved more than once this turn."""
    at = standing(site=4).pool(5)
    at.table.moves = moves
    at.hand(1, "2C61")
    game = at.shadow().choose("play", "2C61")
    assert (moves > 1) == game.offered("respond", "2C61")
    if moves > 1:
        game.choose("respond", "2C61")
    assert tokens == game.table.twilight


@pytest.mark.card("2C62")
@pytest.mark.parametrize(("moves", "strength"), [(1, 6), (2, 9)])
def test_a_pursuer_is_stronger_after_a_second_move(moves: int, strength: int) -> None:
    """Strength +3 while the fellowship has moved more than once."""
    at = standing(site=4)
    at.table.moves = moves
    pursuer = at.play("2C62")
    assert strength == at.skirmish(at.play(GIMLI), pursuer).strength(pursuer)
