"""The Shadow of the Fellowship block that came with the later starters: Orcs of Mordor, of Moria and of Isengard."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.stats import roaming_penalty
from inglenook.lotr.words import filters, terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import Home, On
from inglenook.lotr.words.facade import add_burdens
from tests.lotr.cards.standing import (
    BOROMIR,
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
from tests.lotr.samples import ally, companion, condition, event, minion, possession

ORC = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
GOBLIN = minion("Cave Orc", strength=9, vitality=4, culture="moria")
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
TRACKER = minion("Tracking Orc", vitality=4, culture="sauron", keywords=(("tracker", 1),))
FAR = minion("Far From Mordor", culture="sauron", site_number=6, cost=2)
FAR_URUK = minion("Far From Isengard", culture="isengard", site_number=6, cost=2)
CLUB = possession("Club", side=terms.SHADOW, item_class=terms.HAND_WEAPON_CLASS)


# Wounds in a skirmish.


@pytest.mark.parametrize("id", [card("1U267"), card("1C271")])
def test_an_orc_stabs_whom_he_skirmishes(id: str) -> None:
    """He exerts, and the character in his skirmish takes a wound; nobody else."""
    at = standing(site=6)
    gimli, boromir, orc = at.play(GIMLI), at.play(BOROMIR), at.play(id)
    game = hand_over(at.skirmish(gimli, orc)).choose("use", orc)
    assert (1, 0, 1) == (game.wounds(gimli), game.wounds(boromir), game.wounds(orc))


@pytest.mark.card("1C255")
def test_the_strength_of_mordor() -> None:
    """An Orc of Sauron exerts to wound whom he is skirmishing; one outside the skirmish exerts in vain."""
    at = standing().pool(2)
    gimli, orc, goblin = at.play(GIMLI), at.play(ORC), at.play(GOBLIN)
    idle = at.play(ORC)
    at.hand(1, "1C255", "1C255")
    game = hand_over(at.skirmish(gimli, orc, goblin)).choose("play", "1C255")
    assert sorted([orc, idle]) == sorted(game.choices())
    game.choose("choose", orc)
    assert (1, 1) == (game.wounds(gimli), game.wounds(orc))
    hand_over(game).choose("play", "1C255").choose("choose", idle)
    assert (1, 1) == (game.wounds(gimli), game.wounds(idle))


# Trackers.


@pytest.mark.parametrize("id", [card("1C261"), card("1U262")])
def test_a_tracker_makes_roaming_cheaper(id: str) -> None:
    """One token less for each, for minions of Sauron of the same player; not for those of Isengard."""
    at = standing(site=2)
    at.play(id)
    orc, uruk = at.hand(1, FAR, FAR_URUK)
    table = at.shadow().table
    assert (1, 2) == (roaming_penalty(table, orc), roaming_penalty(table, uruk))


@pytest.mark.card("1C261")
@pytest.mark.parametrize(("phase", "offered"), [(terms.REGROUP, True), (terms.MANEUVER, False)])
def test_an_ambusher_cancels_a_regroup_event(phase: str, offered: bool) -> None:
    """He exerts, and a Free Peoples event of the regroup phase does nothing; it is discarded all the same."""
    at = standing()
    ambusher = at.play("1C261")
    id = event("Plan", Action((phase,), (add_burdens(3),)))
    [plan] = at.hand(0, id)
    game = (at.regroup() if phase == terms.REGROUP else at.maneuver()).choose("play", id)
    assert offered == game.offered("respond", ambusher)
    if offered:
        game.choose("respond", ambusher)
        assert (0, 1, terms.DISCARD_PILE) == (burdens(game), game.wounds(ambusher), game.zone(plan))


@pytest.mark.card("1U262")
def test_an_assassin_finds_a_hobbit() -> None:
    """With two Hobbit companions, the Free Peoples player has to assign one of the Hobbits to him."""
    at = standing()
    merry, assassin = at.play(MERRY), at.play("1U262")
    at.play(GIMLI)
    game = hand_over(at.assignment()).choose("use", assassin)
    assert (0, sorted([at.frodo(), merry])) == (game.asked, sorted(game.choices()))
    game.choose("choose", merry)
    assert ((merry, (assassin,)),) == game.table.assignments


@pytest.mark.card("1U262")
@pytest.mark.rule("LG-90", "LR-17.10")
@pytest.mark.parametrize(("site", "at_home"), [(2, True), (3, False)])
def test_an_assassin_finds_a_hobbit_at_home(site: int, at_home: bool) -> None:
    """An ally who is a Hobbit can be the one where it may take part in skirmishes; it is not asked for a companion."""
    host = ally("Host", race="hobbit", homes=(Home(2, terms.FELLOWSHIP_BLOCK),))
    at = standing(site=site)
    merry, friend, assassin = at.play(MERRY), at.play(host), at.play("1U262")
    game = hand_over(at.assignment()).choose("use", assassin)
    hobbits = [at.frodo(), merry, friend] if at_home else [at.frodo(), merry]
    assert ("prompt-choose-assign-fighter", sorted(hobbits)) == (game.prompt, sorted(game.choices()))
    game.choose("choose", hobbits[-1])
    assert ((hobbits[-1], (assassin,)),) == game.table.assignments


@pytest.mark.card("1U262")
def test_an_assassin_needs_two_hobbits() -> None:
    """Frodo alone is not enough."""
    at = standing()
    assassin = at.play("1U262")
    at.play(GIMLI)
    assert not hand_over(at.assignment()).offered("use", assassin)


# Orcs.


@pytest.mark.card("1C266")
def test_a_chieftain_is_paid_for_his_weapon_once_a_turn() -> None:
    """Two tokens when a weapon is played on him, only the first time in a turn, and not for other things."""
    at = standing(site=6).pool(6)
    chief = at.play("1C266")
    mail = possession("Orc Mail", side=terms.SHADOW, on=On(filters.ORC), item_class=terms.ARMOR_CLASS)
    bow = possession("Orc Bow", side=terms.SHADOW, on=On(filters.ORC), item_class=terms.RANGED_WEAPON_CLASS)
    at.hand(1, mail, "1C269", bow)
    game = at.shadow()
    tokens = []
    for id in (mail, "1C269", bow):
        game.choose("play", id)
        tokens.append(game.table.twilight)
    assert ([6, 7, 7], 3) == (tokens, len(game.table.cards[chief].borne))


@pytest.mark.card("1C268")
@pytest.mark.parametrize("used", [True, False])
def test_an_inquisitor_takes_a_card_at_random(used: bool) -> None:
    """When he is played, one card of the Free Peoples player's hand may go."""
    at = standing(site=6).pool(3)
    at.hand(0, MERRY, SAM)
    at.hand(1, "1C268")
    game = at.shadow().choose("play", "1C268")
    game.choose("respond", "1C268") if used else game.pass_()
    assert 2 - int(used) == len(game.table.players[0].hand)
    assert int(used) == len(game.table.players[0].discard)


@pytest.mark.card("1U280")
def test_the_tower_lieutenant_takes_two_cards() -> None:
    """Each time he wins, two cards of the Free Peoples player's hand go at random."""
    at = standing(site=6)
    lieutenant, gimli = at.play("1U280"), at.play(GIMLI)
    at.hand(0, MERRY, SAM, LEGOLAS)
    game = at.skirmish(gimli, lieutenant).pass_().pass_().choose("respond", lieutenant)
    assert (1, 2) == (len(game.table.players[0].hand), len(game.table.players[0].discard))


@pytest.mark.card("3C94")
@pytest.mark.parametrize(("conditions", "strength"), [(0, 6), (2, 8)])
def test_a_butcher_grows_with_the_conditions_of_sauron(conditions: int, strength: int) -> None:
    """One more for each; conditions of others do not count."""
    at = standing(site=6)
    butcher = at.play("3C94")
    at.play(condition("Snow", side=terms.SHADOW, culture="isengard"))
    for number in range(conditions):
        at.play(condition(f"Eye {number}", side=terms.SHADOW, culture="sauron"))
    assert strength == at.skirmish(at.play(GIMLI), butcher).strength(butcher)


@pytest.mark.card("3C98")
def test_a_swordsman_is_stronger_with_a_weapon() -> None:
    """Two more, beside what the weapon gives."""
    at = standing(site=6)
    armed, bare = at.play("3C98"), at.play("3C98")
    at.play(CLUB, on=armed)
    game = at.skirmish(at.play(GIMLI), armed, bare)
    assert (11, 9) == (game.strength(armed), game.strength(bare))


@pytest.mark.card("3C101")
def test_a_warrior_gives_a_condition_for_two_cards() -> None:
    """He exerts and a condition of Sauron of his own player goes, and with it two cards of the other's deck."""
    at = standing(site=6)
    warrior = at.play("3C101")
    eye = at.play(condition("Eye", side=terms.SHADOW, culture="sauron"))
    at.deck(0, MERRY, SAM, GIMLI)
    game = hand_over(at.maneuver()).choose("use", warrior)
    assert (1, terms.DISCARD_PILE, 1, 2) == (
        game.wounds(warrior),
        game.zone(eye),
        len(game.table.players[0].deck),
        len(game.table.players[0].discard),
    )
    assert not hand_over(game).offered("use", warrior)


# Things and conditions of Sauron.


@pytest.mark.card("1C269")
def test_a_scimitar_is_worth_three_at_most() -> None:
    """One more strength for each token, at most three in a skirmish; what is paid beyond is wasted."""
    at = standing(site=6).pool(5)
    orc = at.play(ORC)
    scimitar = at.play("1C269", on=orc)
    game = at.skirmish(at.play(GIMLI), orc)
    seen = [game.strength(orc)]
    for _time in range(4):
        hand_over(game).choose("use", scimitar)
        seen.append(game.strength(orc))
    assert ([11, 12, 13, 14, 14], 1) == (seen, game.table.twilight)


@pytest.mark.card("1C278")
@pytest.mark.parametrize(("tokens", "offered"), [(2, False), (3, True)])
def test_strength_born_of_fear(tokens: int, offered: bool) -> None:
    """Three tokens for one more strength of an Orc of Sauron."""
    at = standing().pool(tokens)
    fear, orc = at.play("1C278"), at.play(ORC)
    game = hand_over(at.skirmish(at.play(GIMLI), orc, at.play(GOBLIN)))
    assert offered == game.offered("use", fear)
    if offered:
        game.choose("use", fear)
        assert (10, 0) == (game.strength(orc), game.table.twilight)


@pytest.mark.card("1C281")
def test_under_the_watching_eye() -> None:
    """A tracker exerts to play it; then every move exerts a companion whom the Free Peoples player picks."""
    at = standing(site=3)
    tracker = at.play(TRACKER)
    at.play(ORC)
    at.hand(1, "1C281")
    game = at.shadow().choose("play", "1C281")
    assert 1 == game.wounds(tracker)
    at = standing(site=3)
    at.play("1C281")
    gimli = at.play(GIMLI)
    game = at.fellowship().choose("move")
    assert (0, sorted([gimli, at.frodo()])) == (game.asked, sorted(game.choices()))
    game.choose("choose", gimli)
    assert 1 == game.wounds(gimli)


@pytest.mark.card("2U92")
@pytest.mark.parametrize(("tracker", "cards"), [(False, 1), (True, 2)])
def test_spies_of_mordor(tracker: bool, cards: int) -> None:
    """A move in the regroup phase lets their player draw a card, or two with a tracker of Sauron."""
    at = standing(site=3)
    spies = at.play("2U92")
    at.hand(1, *[ORC] * 8)
    at.deck(1, ORC, ORC, ORC)
    if tracker:
        at.play(TRACKER)
    game = at.regroup().pass_().pass_()
    while not game.offered("move"):
        game.pass_()
    game.choose("move").choose("respond", spies)
    assert 8 + cards == len(game.table.players[1].hand)


@pytest.mark.card("2U92")
def test_spies_do_not_watch_the_first_move() -> None:
    """A move in the fellowship phase is not answered; and the card needs an Orc of Sauron to be played."""
    at = standing(site=3)
    at.play("2U92")
    at.deck(1, ORC)
    game = at.fellowship().choose("move")
    assert (False, 0) == (game.offered("respond"), len(game.table.players[1].hand))
    at = standing(site=3).pool(5)
    at.hand(1, "2U92")
    at.play(GOBLIN)
    assert not at.shadow().offered("play", "2U92")


@pytest.mark.card("2C95")
@pytest.mark.parametrize(("id", "strength"), [(BOROMIR, 13), (LEGOLAS, 13), (GIMLI, 11)])
def test_a_vile_blade(id: str, strength: int) -> None:
    """Two more against Men and Elves, beside its own two."""
    at = standing()
    orc = at.play(ORC)
    at.play("2C95", on=orc)
    assert strength == at.skirmish(at.play(id), orc).strength(orc)


# Moria.


@pytest.mark.card("1C182")
@pytest.mark.parametrize(("race", "added"), [("man", 1), ("hobbit", 2)])
def test_a_goblin_spear_kills_hope(race: str, added: int) -> None:
    """A companion killed by its bearer in a skirmish adds a burden, a Hobbit two."""
    at = standing()
    victim, goblin = at.play(companion("Victim", strength=1, race=race)), at.play(GOBLIN)
    at.play("1C182", on=goblin)
    game = at.skirmish(victim, goblin).pass_().pass_()
    assert (terms.DEAD_PILE, added) == (game.zone(victim), burdens(game))


@pytest.mark.card("1C182")
def test_a_spear_that_does_not_kill_adds_nothing() -> None:
    """Another minion's victim, or a mere wound, is no burden."""
    at = standing()
    victim, goblin, idle = at.play(companion("Victim", strength=1)), at.play(GOBLIN), at.play(GOBLIN)
    at.play("1C182", on=idle)
    game = at.skirmish(victim, goblin).pass_().pass_()
    assert (terms.DEAD_PILE, 0) == (game.zone(victim), burdens(game))


@pytest.mark.card("1U188")
@pytest.mark.parametrize(("number", "tokens"), [(3, 3 + 3 + 4), (1, 2 + 3)], ids=["to site 4", "to site 2"])
def test_the_long_dark_frightens_dwarves(number: int, tokens: int) -> None:
    """At sites 4 and 5 each Dwarf companion adds two tokens beside the usual ones; elsewhere none."""
    at = standing(site=number)
    at.play("1U188")
    at.play(GIMLI)
    at.play("1C7")
    assert tokens == at.fellowship().choose("move").table.twilight


@pytest.mark.card("1U188")
def test_the_long_dark_is_discarded_for_an_orc() -> None:
    """Strength +2 for an Orc of Moria of the same player."""
    at = standing()
    dark, goblin = at.play("1U188"), at.play(GOBLIN)
    game = hand_over(at.skirmish(at.play(GIMLI), goblin, at.play(ORC))).choose("use", dark)
    assert (11, terms.DISCARD_PILE) == (game.strength(goblin), game.zone(dark))


@pytest.mark.card("2C65")
@pytest.mark.parametrize(("item", "damage"), [("1C182", 2), ("1C180", 0)])
def test_a_spearman_with_his_spear(item: str, damage: int) -> None:
    """Damage +2 with a Goblin Spear, and with nothing else."""
    at = standing(site=4)
    spearman = at.play("2C65")
    at.play(item, on=spearman)
    assert damage == keyword(at.skirmish(at.play(GIMLI), spearman).table, spearman, terms.DAMAGE)


@pytest.mark.card("2C69")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("elf", "verb", "strength"), [(False, "", 5), (True, "yes", 3), (True, "no", 5)])
def test_old_differences(elf: bool, verb: str, strength: int) -> None:
    """A Dwarf in a skirmish with an Orc of Moria is weaker by one, by three if an Elf is spotted besides."""
    at = standing()
    gimli = at.play(GIMLI)
    if elf:
        at.play(LEGOLAS)
    at.hand(1, "2C69")
    game = hand_over(at.skirmish(gimli, at.play(GOBLIN))).choose("play", "2C69")
    assert elf == (game.prompt == "prompt-spot-or-not")
    if elf:
        game.choose(verb)
    assert strength == game.strength(gimli)


# Isengard.


@pytest.mark.card("1C160")
def test_an_uruk_hai_sword_costs_a_card() -> None:
    """Each time its bearer wins, the top card of the Free Peoples player's deck goes."""
    at = standing(site=5)
    uruk = at.play(URUK)
    sword = at.play("1C160", on=uruk)
    merry, sam = at.deck(0, MERRY, SAM)
    game = at.skirmish(at.play(GIMLI), uruk).pass_().pass_().choose("respond", sword)
    assert (11, [terms.DISCARD_PILE, terms.DECK]) == (game.strength(uruk), zones(game, merry, sam))


@pytest.mark.card("3C56")
def test_a_forger_brings_twilight() -> None:
    """One token for an exertion, as long as he can."""
    at = standing(site=4)
    forger = at.play("3C56")
    game = at.shadow().choose("use", forger)
    assert (1, 1, False) == (game.table.twilight, game.wounds(forger), game.offered("use", forger))


@pytest.mark.card("3C74")
@pytest.mark.parametrize(("dead", "strength", "fierce"), [("", 6, 0), (ally("Fallen"), 9, 1), (SAM, 6, 0)])
def test_a_raider_is_roused_by_a_dead_ally(dead: str, strength: int, fierce: int) -> None:
    """Strength +3 and fierce while an ally lies in the dead pile; a companion there does not count."""
    at = standing(site=5)
    raider = at.play("3C74")
    if dead:
        at.dead(0, dead)
    game = at.skirmish(at.play(GIMLI), raider)
    assert (strength, fierce) == (game.strength(raider), keyword(game.table, raider, terms.FIERCE))
