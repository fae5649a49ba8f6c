"""Gondor events and tales of The Fellowship of the Ring about rangers, Aragorn and Arwen."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Prevent, Wound
from inglenook.lotr.dsl.facade import a, add_burdens, wound
from inglenook.lotr.dsl.filters import ANYTHING, COMPANION
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import takes_part
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    GIMLI,
    SAM,
    burdens,
    card,
    hand_over,
    on_site,
    play_to,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion, possession, site

GUIDE, FATE, CHOICE, DAGGER, FOLLOWED = "1R88", "1R93", "1R100", "1C102", "1U109"
PURSUIT, VERSATILITY, KINGS, VALIANT = "1R111", "1U113", "1R115", "1R118"
ARWEN = "1R30"
RIVER, FOREST, FIELD = [site(word, 2, keywords=((word, 1),)) for word in ("river", "forest", "plains")]
ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
WATCHER = ally("Watcher", culture="gondor", race="man", keywords=(("ranger", 1),))
MAN = companion("Man of Gondor", culture="gondor", vitality=4)
KNIFE = possession("Knife", item_class="hand_weapon", on=On(ANYTHING))
SLING = possession("Sling", item_class="ranged_weapon", on=On(ANYTHING))
STAB = event("Stab", Action((terms.SKIRMISH,), (wound(COMPANION),)), side=terms.SHADOW)


@pytest.mark.card(GUIDE)
@pytest.mark.parametrize(("pool", "left"), [(6, 2), (3, 0)])
def test_an_able_guide_removes_four_tokens(pool: int, left: int) -> None:
    """An Able Guide: with a ranger spotted, four twilight tokens, or all if there are fewer, are removed."""
    at = standing().pool(pool)
    aragorn = at.play(ARAGORN, wounds=3)
    at.hand(0, GUIDE)
    game = at.regroup().choose("play", GUIDE)
    assert (left, 3) == (game.table.twilight, game.wounds(aragorn))


@pytest.mark.card(GUIDE)
def test_nobody_but_a_ranger_guides_the_fellowship() -> None:
    """An Able Guide: a companion who is no ranger is not enough to play the event."""
    at = standing().pool(6)
    at.play(BOROMIR)
    at.hand(0, GUIDE)
    assert not at.regroup().offered("play", GUIDE)


@pytest.mark.card(CHOICE)
@pytest.mark.parametrize("sentence", [0, 1])
def test_the_choice_of_luthien(sentence: int) -> None:
    """The Choice of Lúthien: Aragorn exerts to heal Arwen, or Arwen exerts to heal Aragorn."""
    at = standing()
    choice = at.play(CHOICE)
    people = [at.play(ARAGORN, wounds=1), at.play(ARWEN, wounds=1)]
    boromir = at.play(BOROMIR, wounds=1)
    at.play(ORC)
    game = at.maneuver().choose("use", choice, amount=sentence)
    expected = [2, 0] if sentence == 0 else [0, 2]
    assert (expected, 1) == ([game.wounds(one) for one in people], game.wounds(boromir))


@pytest.mark.card(FATE)
@pytest.mark.parametrize("sentence", [0, 1])
def test_arwens_fate(sentence: int) -> None:
    """Arwen's Fate: Aragorn exerts to make Arwen strength +3, or Arwen exerts to make Aragorn strength +3."""
    at = standing()
    aragorn, arwen, boromir = at.play(ARAGORN), at.play(ARWEN), at.play(BOROMIR)
    at.hand(0, FATE)
    game = at.skirmish(aragorn, at.play(ORC)).choose("play", FATE, amount=sentence)
    strengths = [game.strength(one) for one in (aragorn, arwen, boromir)]
    wounds = [game.wounds(one) for one in (aragorn, arwen, boromir)]
    expected = ([8, 9, 7], [1, 0, 0]) if sentence == 0 else ([11, 6, 7], [0, 1, 0])
    assert expected == (strengths, wounds)


@pytest.mark.parametrize("id", [card(CHOICE), card(FATE)])
@pytest.mark.parametrize(
    ("people", "offered"), [((BOROMIR,), 0), ((ARAGORN,), 1), ((ARWEN,), 1), ((ARAGORN, ARWEN), 2)]
)
def test_who_exerts_has_to_be_there(id: str, people: tuple[str, ...], offered: int) -> None:
    """The Choice of Lúthien and Arwen's Fate: Aragorn or Arwen must exert, even if the effect does nothing."""
    at = standing()
    fighter, *_others = [at.play(one) for one in people]
    orc = at.play(ORC)
    if id == CHOICE:
        thing = at.play(CHOICE)
        options = at.maneuver().options("use")
    else:
        (thing,) = at.hand(0, FATE)
        options = at.skirmish(fighter, orc).options("play")
    assert offered == len([option for option in options if option.subject == thing])


@pytest.mark.card(DAGGER)
def test_dagger_strike() -> None:
    """Dagger Strike: a Gondor or Shire companion bearing a hand weapon is strength +2 and damage +1."""
    at = standing()
    boromir, sam = at.play(BOROMIR), at.play(SAM)
    eomer, unarmed = at.play(EOMER), at.play(ARAGORN)
    guard = at.play(ally("Guard", culture="gondor"))
    for armed in (boromir, sam, eomer, guard):
        at.play(KNIFE, on=armed)
    at.play(SLING, on=unarmed)
    at.hand(0, DAGGER)
    before = 7
    game = at.skirmish(boromir, at.play(ORC)).choose("play", DAGGER)
    assert sorted([boromir, sam]) == sorted(game.choices())
    game.choose("choose", boromir)
    assert (before + 2, 1) == (game.strength(boromir), keyword(game.table, boromir, terms.DAMAGE))
    assert 0 == keyword(game.table, sam, terms.DAMAGE)


@pytest.mark.card(FOLLOWED)
def test_an_ally_follows_aragorn_until_the_regroup_phase() -> None:
    """One Whom Men Would Follow: Aragorn exerts to make an ally strength +2 and let it take part in skirmishes."""
    at = standing()
    aragorn, gimli = at.play(ARAGORN), at.play(GIMLI)
    follower, other = at.play(ally("Follower")), at.play(WATCHER)
    at.play(ORC)
    at.hand(0, FOLLOWED)
    game = at.maneuver().choose("play", FOLLOWED)
    assert sorted([follower, other]) == sorted(game.choices())
    game.choose("choose", follower)
    assert (1, 0, 5) == (game.wounds(aragorn), game.wounds(gimli), game.strength(follower))
    assert [True, False] == [takes_part(game.table, one) for one in (follower, other)]
    play_to(game, terms.REGROUP)
    assert (3, False) == (game.strength(follower), takes_part(game.table, follower))


@pytest.mark.card(FOLLOWED)
def test_men_follow_aragorn_alone() -> None:
    """One Whom Men Would Follow: the event cannot be played without Aragorn."""
    at = standing()
    at.play(BOROMIR)
    at.play(WATCHER)
    at.play(ORC)
    at.hand(0, FOLLOWED)
    assert not at.maneuver().offered("play", FOLLOWED)


@pytest.mark.card(PURSUIT)
def test_every_minion_is_wounded_by_the_pursuit() -> None:
    """Pursuit Just Behind: a ranger companion exerts to wound each minion once."""
    at = standing()
    aragorn, boromir = at.play(ARAGORN), at.play(BOROMIR)
    foes = [at.play(ORC), at.play(URUK)]
    at.hand(0, PURSUIT)
    game = at.regroup().choose("play", PURSUIT)
    assert [1, 0, 1, 1] == [game.wounds(one) for one in (aragorn, boromir, *foes)]


@pytest.mark.card(PURSUIT)
def test_of_two_rangers_the_player_says_who_pursues() -> None:
    """Pursuit Just Behind: of two ranger companions, the player chooses which exerts."""
    at = standing()
    rangers = [at.play(ARAGORN), at.play("1R96")]
    at.play(ORC)
    at.hand(0, PURSUIT)
    game = at.regroup().choose("play", PURSUIT)
    assert (0, rangers) == (game.asked, game.choices())
    game.choose("choose", rangers[1])
    assert [0, 1] == [game.wounds(one) for one in rangers]


@pytest.mark.card(PURSUIT)
@pytest.mark.parametrize(("id", "wounds"), [(WATCHER, 0), (BOROMIR, 0), (ARAGORN, 3)])
def test_who_does_not_pursue(id: str, wounds: int) -> None:
    """Pursuit Just Behind: neither a ranger ally, a companion who is no ranger nor an exhausted ranger can exert."""
    at = standing()
    at.play(id, wounds=wounds)
    at.play(ORC)
    at.hand(0, PURSUIT)
    assert not at.regroup().offered("play", PURSUIT)


@pytest.mark.card(VERSATILITY)
@pytest.mark.parametrize(("place", "offered"), [(RIVER, True), (FOREST, True), (FIELD, False)])
def test_a_rangers_versatility_at_rivers_and_in_forests(place: str, offered: bool) -> None:
    """A Ranger's Versatility: at a river or in a forest, a ranger exerts to exhaust a minion."""
    at = on_site(place, 2)
    watcher = at.play(WATCHER)
    at.play(BOROMIR)
    orc, uruk = at.play(ORC), at.play(URUK)
    at.hand(0, VERSATILITY)
    game = at.maneuver()
    assert offered == game.offered("play", VERSATILITY)
    if offered:
        game.choose("play", VERSATILITY).choose("choose", orc)
        assert [1, 3, 0] == [game.wounds(one) for one in (watcher, orc, uruk)]


@pytest.mark.card(VERSATILITY)
def test_who_is_no_ranger_is_not_versatile() -> None:
    """A Ranger's Versatility: a Boromir who is no ranger cannot exert for the event."""
    at = on_site(FOREST, 2)
    at.play(BOROMIR)
    at.play(ORC)
    at.hand(0, VERSATILITY)
    assert not at.maneuver().offered("play", VERSATILITY)


def stabbed(fighter: str) -> tuple[Playing, int]:
    """Returns a skirmish of the given companion in which the Shadow player plays an event."""
    at = standing()
    man = at.play(fighter)
    at.play(GIMLI if fighter == MAN else MAN)
    at.hand(0, KINGS)
    at.hand(1, STAB)
    return hand_over(at.skirmish(man, at.play(ORC))).choose("play", STAB), man


@pytest.mark.card(KINGS)
@pytest.mark.parametrize("cancelled", [True, False])
def test_the_strength_of_kings_cancels_a_skirmish_event(cancelled: bool) -> None:
    """Strength of Kings: a skirmish event is played without effect if the player responds."""
    game, man = stabbed(MAN)
    if cancelled:
        game.choose("respond", KINGS)
        assert (0, []) == (game.wounds(man), list(game.table.players[1].hand))
        assert "prompt-phase-action" == game.prompt
    else:
        game.pass_().choose("choose", man)
        assert 1 == game.wounds(man)


@pytest.mark.card(KINGS)
@pytest.mark.parametrize("fighter", [GIMLI, EOMER, companion("Elf of Gondor", culture="gondor", race="elf")])
def test_the_skirmish_has_to_be_one_of_a_man_of_gondor(fighter: str) -> None:
    """Strength of Kings: a Gondor Man must be in the skirmish himself."""
    game, _other = stabbed(fighter)
    assert not game.offered("respond", KINGS)


@pytest.mark.card(KINGS)
def test_an_ability_or_a_response_is_no_skirmish_event() -> None:
    """Strength of Kings: neither a minion's ability nor a response event can be cancelled."""
    at = standing()
    man = at.play(MAN)
    spear = at.play(condition("Spear", Action((terms.SKIRMISH,), (add_burdens(1),)), side=terms.SHADOW))
    at.hand(0, KINGS)
    game = hand_over(at.skirmish(man, at.play(ORC))).choose("use", spear)
    assert (1, False) == (burdens(game), game.offered("respond", KINGS))
    save = event("Save", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, ANYTHING), (Prevent(),)), side=terms.SHADOW)
    cut = event("Cut", Action((terms.SKIRMISH,), (Wound(a(ANYTHING), 1),)))
    at = standing()
    man, orc = at.play(MAN), at.play(ORC)
    at.hand(0, KINGS, cut)
    at.hand(1, save)
    game = at.skirmish(man, orc).choose("play", cut).pass_().choose("choose", orc).choose("respond", save)
    assert (0, "prompt-phase-action") == (game.wounds(orc), game.prompt)


@pytest.mark.card(VALIANT)
def test_a_valiant_man_of_the_west_takes_one_wound_in_each_skirmish() -> None:
    """Valiant Man of the West: Aragorn is defender +1 and takes at most one wound in each skirmish phase."""
    at = standing()
    aragorn, boromir = at.play(companion("Aragorn", strength=8, vitality=9, culture="gondor")), at.play(BOROMIR)
    striker = at.play(minion("Striker", strength=9, vitality=4, keywords=(("damage", 1), ("fierce", 1))))
    for _arrow in range(2):
        at.play(minion("Shooter", keywords=(("archer", 1),)))
    at.hand(0, VALIANT)
    game = at.maneuver().choose("play", VALIANT)
    assert (1, 0) == tuple([keyword(game.table, one, terms.DEFENDER) for one in (aragorn, boromir)])
    while not game.offered("wound"):
        game.pass_()
    game.choose("wound", aragorn).choose("wound", aragorn)
    seen = [game.wounds(aragorn)]
    for _round in range(2):
        while not game.offered("assign"):
            game.pass_()
        game.choose("assign", aragorn, striker)
        while game.table.phase != terms.SKIRMISH:
            game.choose("pass" if game.offered("pass") else "done")
        while game.table.phase == terms.SKIRMISH:
            game.pass_()
        seen.append(game.wounds(aragorn))
    assert [2, 3, 4] == seen
    play_to(game, terms.REGROUP)
    assert 0 == keyword(game.table, aragorn, terms.DEFENDER)


@pytest.mark.card(VALIANT)
def test_only_aragorn_is_that_valiant() -> None:
    """Valiant Man of the West: the event does nothing without Aragorn."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(ORC)
    at.hand(0, VALIANT)
    game = at.maneuver()
    if game.offered("play", VALIANT):
        game.choose("play", VALIANT)
    assert (0, ()) == (keyword(game.table, boromir, terms.DEFENDER), game.table.lasting)
    assert [terms.PLAY] == zones(game, boromir)


PLANS = "1R99"


@pytest.mark.card(PLANS)
def test_a_change_of_plans_gives_an_opponent_a_new_hand() -> None:
    """Change of Plans: a ranger exerts, and an opponent shuffles the hand into the deck and draws eight cards."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.play(ORC)
    old = at.hand(1, ORC, ORC, URUK)
    at.deck(1, *[URUK] * 9)
    kept = at.hand(0, PLANS, SAM)
    game = at.regroup().choose("play", PLANS)
    player = game.table.players[1]
    assert (8, 4, 1) == (len(player.hand), len(player.deck), game.wounds(aragorn))
    assert set(old) <= {*player.hand, *player.deck}
    assert [terms.DISCARD_PILE, terms.HAND] == zones(game, *kept)


@pytest.mark.card(PLANS)
def test_of_several_opponents_one_changes_plans() -> None:
    """Change of Plans: the player chooses which opponent gets a new hand."""
    at = standing(seats=3)
    at.play(WATCHER)
    at.play(ORC)
    hands = [at.hand(seat, ORC) for seat in (1, 2)]
    at.deck(2, URUK, URUK)
    at.hand(0, PLANS)
    game = at.regroup().choose("play", PLANS).choose("player", amount=3)
    assert (hands[0], 3) == (list(game.table.players[1].hand), len(game.table.players[2].hand))


@pytest.mark.card(PLANS)
def test_plans_are_changed_by_rangers_only() -> None:
    """Change of Plans: neither a Boromir who is no ranger nor an exhausted ranger can exert."""
    for id, wounds in ((BOROMIR, 0), (ARAGORN, 3)):
        at = standing()
        at.play(id, wounds=wounds)
        at.play(ORC)
        at.hand(0, PLANS)
        assert not at.regroup().offered("play", PLANS)
