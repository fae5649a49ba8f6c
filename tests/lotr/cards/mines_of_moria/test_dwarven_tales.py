"""Dwarven tales and possessions of Mines of Moria, and cards paid for from the draw deck."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import COMPANION, DWARF
from inglenook.lotr.evaluation.modifiers import keyword, vitality
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, card, standing, zones
from tests.lotr.samples import ally, companion, condition, minion, possession

STRONG_ORC = minion("Orc", strength=9, vitality=4)
HAND_AXE = "2C10"


BENEATH = "2R1"
BOW = possession("Bow of Erebor", culture="dwarven", item_class=terms.RANGED_WEAPON_CLASS, on=On(DWARF), cost=1)
ELVEN_KNIFE = possession("Knife", culture="elven", item_class=terms.HAND_WEAPON_CLASS, on=On(DWARF))
SOME_DWARF = companion("Some Dwarf", race="dwarf", culture="dwarven")


@pytest.mark.card(BENEATH)
def test_a_weapon_from_beneath_the_mountains() -> None:
    """Beneath the Mountains: three cards of the draw deck are discarded to play a Dwarven weapon from discard."""
    at = standing()
    gimli = at.play(GIMLI)
    at.play(BENEATH)
    bow, axe = at.discard(0, BOW, "1C9")
    at.discard(0, ELVEN_KNIFE, GIMLI, "1C8")
    paid = at.deck(0, SOME_DWARF, HAND_AXE, "1C9", SOME_DWARF)
    game = at.fellowship().choose("use", BENEATH)
    assert [terms.DISCARD_PILE] * 3 + [terms.DECK] == zones(game, *paid)
    assert sorted([bow, axe]) == sorted(game.choices("play"))  # what was just discarded is not among them (LR-26.31)
    game.choose("play", bow)
    assert (gimli, 1) == (game.table.cards[bow].bearer, game.table.twilight)


@pytest.mark.card(BENEATH)
@pytest.mark.parametrize(("deck", "pile"), [(2, BOW), (3, "1C8")], ids=["short deck", "no weapon"])
def test_beneath_the_mountains_needs_a_deck_and_a_weapon(deck: int, pile: str) -> None:
    """Beneath the Mountains: the action needs three cards and a playable Dwarven weapon (LR-26.23)."""
    at = standing()
    at.play(GIMLI)
    at.play(BENEATH)
    at.discard(0, pile)
    at.deck(0, *[SOME_DWARF] * deck)
    assert not at.fellowship().offered("use", BENEATH)


DISQUIET = "2C2"


@pytest.mark.card(DISQUIET)
@pytest.mark.parametrize(("foe", "spots", "defender"), [(STRONG_ORC, True, 2), (STRONG_ORC, False, 1), ("", None, 1)])
def test_disquiet_makes_a_dwarf_watchful(foe: str, spots: bool | None, defender: int) -> None:
    """Disquiet of Our People: a Dwarf exerts to be defender +1, or +2 if an Orc is spotted."""
    at = standing(seats=3)
    gimli, other = at.play(GIMLI), at.play(SOME_DWARF, wounds=2)
    at.play(foe or minion("Uruk", race="uruk-hai"))
    at.hand(0, DISQUIET)
    game = at.maneuver().choose("play", DISQUIET)
    if spots is not None:
        assert "prompt-spot-or-not" == game.prompt
        game.choose("yes" if spots else "no")
    found = [keyword(game.table, one, terms.DEFENDER) for one in (gimli, other)]
    assert ([defender, 0], 1, 1) == (found, game.wounds(gimli), game.table.twilight)
    assert [terms.UNTIL_REGROUP] == [lasting.until for lasting in game.table.lasting]


@pytest.mark.card(DISQUIET)
def test_disquiet_needs_a_dwarf_who_can_exert() -> None:
    """Disquiet of Our People: neither an exhausted Dwarf nor an Elf can exert."""
    at = standing()
    at.play(GIMLI, wounds=2)
    at.play(LEGOLAS)
    at.play(STRONG_ORC)
    at.hand(0, DISQUIET)
    assert not at.maneuver().offered("play", DISQUIET)


BRACERS, ENDURANCE = "2U3", "2U4"


@pytest.mark.card(BRACERS)
@pytest.mark.parametrize("used", [True, False])
def test_bracers_take_a_blow(used: bool) -> None:
    """Dwarven Bracers: the possession is discarded to prevent a wound to its bearer."""
    at = standing(seats=3)
    gimli = at.play(GIMLI)
    bracers = at.play(BRACERS, on=gimli)
    game = at.skirmish(gimli, at.play(STRONG_ORC))
    assert 7 == game.strength(gimli)
    game.passes(3)
    game.choose("respond", bracers) if used else game.pass_()
    assert (int(not used), terms.DISCARD_PILE if used else terms.PLAY) == (game.wounds(gimli), game.zone(bracers))


@pytest.mark.card(BRACERS)
def test_bracers_save_nobody_else() -> None:
    """Dwarven Bracers: a wound to another Dwarf cannot be prevented."""
    at = standing()
    at.play(BRACERS, on=at.play(GIMLI))
    other = at.play(SOME_DWARF)
    game = at.skirmish(other, at.play(STRONG_ORC)).pass_().pass_()
    assert (False, 1) == (game.offered("respond", BRACERS), game.wounds(other))


@pytest.mark.card(ENDURANCE)
def test_endurance_of_dwarves() -> None:
    """Endurance of Dwarves: the bearer is vitality +1, and discarding it gives strength +1 in a skirmish."""
    at = standing(seats=3)
    gimli, other = at.play(GIMLI), at.play(SOME_DWARF)
    endurance = at.play(ENDURANCE, on=gimli)
    game = at.skirmish(gimli, at.play(STRONG_ORC))
    assert (4, 3) == (vitality(game.table, gimli), vitality(game.table, other))
    game.choose("use", endurance)
    assert (7, 5, terms.DISCARD_PILE) == (game.strength(gimli), game.strength(other), game.zone(endurance))
    assert 3 == vitality(game.table, gimli)


@pytest.mark.parametrize("id", [card(BRACERS), card(ENDURANCE), card("3R1")])
def test_what_dwarves_alone_bear(id: str) -> None:
    """Dwarven Bracers, Endurance of Dwarves and Book of Mazarbul: only a Dwarf can be the bearer."""
    at = standing(seats=3)
    at.play(LEGOLAS)
    at.play(BOROMIR)
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)
    at = standing(seats=3)
    dwarves = [at.play(SOME_DWARF), at.play(ally("Dwarf Ally", race="dwarf"))]
    at.play(LEGOLAS)
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert sorted(dwarves) == sorted(game.choices("bear"))


FROR, GLOIN = "2C6", "2R7"


@pytest.mark.card(FROR)
@pytest.mark.parametrize(("race", "strength"), [("uruk-hai", 8), ("orc", 5)])
def test_fror_hates_uruk_hai(race: str, strength: int) -> None:
    """Frór: strength +3 while he is skirmishing an Uruk-hai."""
    at = standing()
    fror = at.play(FROR)
    foe = at.play(minion("Foe", race=race, strength=6))
    at.play(minion("Onlooker", race="uruk-hai"))
    game = at.skirmish(fror, foe)
    assert strength == game.strength(fror)


@pytest.mark.card(FROR)
def test_fror_follows_a_dwarf() -> None:
    """Frór: a Dwarf must be spotted to play Frór."""
    for there, offered in ((LEGOLAS, False), (GIMLI, True)):
        at = standing()
        at.play(there)
        at.hand(0, FROR)
        assert offered == at.fellowship().offered("play", FROR)


@pytest.mark.card(GLOIN)
@pytest.mark.parametrize(("tales", "strength"), [(0, 5), (1, 6), (4, 9), (5, 9)])
def test_gloin_lives_on_tales(tales: int, strength: int) -> None:
    """Glóin: strength +1 for each Dwarven tale in play, up to +4."""
    at = standing()
    gloin = at.play(GLOIN)
    for _tale in range(tales):
        at.play("1C24")
    at.play(condition("Elven Song", culture="elven", keywords=(("tale", 1),)))
    at.play("1C21")
    assert strength == at.fellowship().strength(gloin)


GOLDEN = "2U8"
CAVE_ORC = minion("Cave Orc", culture="moria", cost=1)


@pytest.mark.card(GOLDEN)
@pytest.mark.parametrize(("site", "price"), [(2, 3), (4, 1)], ids=["open air", "underground"])
def test_golden_light_keeps_orcs_of_moria_away(site: int, price: int) -> None:
    """Golden Light on the Land: each Moria Orc costs 2 more unless the fellowship is underground."""
    at = standing(site=site).pool(9)
    at.play(GOLDEN)
    others = (minion("Sauron's Orc", culture="sauron", cost=1), minion("Troll", culture="moria", race="troll", cost=1))
    at.hand(1, CAVE_ORC, *others)
    game = at.shadow().choose("play", CAVE_ORC)
    assert 9 - price == game.table.twilight
    for id in others:
        game.choose("play", id)
    assert 9 - price - 2 == game.table.twilight


@pytest.mark.card(GOLDEN)
def test_golden_light_fades() -> None:
    """Golden Light on the Land: a Dwarf must be spotted, and it is discarded when the regroup phase starts."""
    at = standing(seats=3)
    at.play(GIMLI)
    light = at.play(GOLDEN)
    game = at.fellowship()
    assert terms.PLAY == game.zone(light)
    game.choose("move").passes()
    assert (terms.REGROUP, terms.DISCARD_PILE) == (game.table.phase, game.zone(light))
    for there, offered in ((LEGOLAS, False), (GIMLI, True)):
        at = standing(seats=3)
        at.play(there)
        at.hand(0, GOLDEN)
        assert offered == at.fellowship().offered("play", GOLDEN)


GREAT_WORKS = "2C9"


@pytest.mark.card(GREAT_WORKS)
@pytest.mark.rule("LG-119")
@pytest.mark.parametrize("wanted", [True, False])
def test_great_works_are_recalled_by_a_dwarf(wanted: bool) -> None:
    """Great Works Begun There: playing a Dwarf may discard two cards to take a Dwarven event from discard."""
    at = standing()
    works = at.play(GREAT_WORKS)
    at.hand(0, SOME_DWARF)
    strike, fury = at.discard(0, "1C3", "1C4")
    at.discard(0, "1C76", GIMLI)
    top = at.deck(0, "1C5", GIMLI, GIMLI)
    game = at.fellowship().choose("play", SOME_DWARF)
    if not wanted:
        game.pass_()
        assert [terms.DECK] * 3 == zones(game, *top)
        return
    game.choose("respond", works)
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.DECK] == zones(game, *top)
    assert sorted([strike, fury, top[0]]) == sorted(game.choices())  # what came out of the deck, too (LG-119)
    game.choose("choose", fury)
    assert terms.HAND == game.zone(fury)


@pytest.mark.card(GREAT_WORKS)
@pytest.mark.parametrize(("played", "deck"), [(LEGOLAS, 3), (SOME_DWARF, 1)], ids=["an elf", "short deck"])
def test_great_works_need_a_dwarf_and_two_cards(played: str, deck: int) -> None:
    """Great Works Begun There: only playing a Dwarf counts, and two cards in the draw deck are required."""
    at = standing()
    works = at.play(GREAT_WORKS)
    at.hand(0, played)
    at.discard(0, "1C3")
    at.deck(0, *[GIMLI] * deck)
    assert not at.fellowship().choose("play", played).offered("respond", works)


LIGHT_OF_BURDENS = "2R11"
CURSE = condition("Curse", culture="moria", side=terms.SHADOW, on=On(COMPANION))
STORM = condition("Storm", culture="isengard", side=terms.SHADOW, keywords=(("weather", 1),))


@pytest.mark.card(LIGHT_OF_BURDENS)
@pytest.mark.parametrize("choice", [1, 2])
def test_dwarves_make_light_of_burdens(choice: int) -> None:
    """Make Light of Burdens: a Dwarf exerts and three cards are discarded to discard weather or a Shadow condition."""
    at = standing(seats=3)
    gimli, legolas = at.play(GIMLI), at.play(LEGOLAS)
    own, theirs = at.play(CURSE, seat=1, on=gimli), at.play(CURSE, seat=1, on=legolas)
    storm, plain = at.play(STORM), at.play(condition("Drums", side=terms.SHADOW))
    mine = at.play(ENDURANCE, on=gimli)
    at.play(possession("Chain", side=terms.SHADOW), seat=1, on=gimli)
    at.play(possession("Cloud", side=terms.SHADOW, keywords=(("weather", 1),)))
    at.play(LIGHT_OF_BURDENS)
    at.play(STRONG_ORC)
    at.deck(0, *[SOME_DWARF] * 4)
    game = at.maneuver().choose("use", LIGHT_OF_BURDENS)
    assert (1, 1, 0) == (len(game.table.players[0].deck), game.wounds(gimli), game.wounds(legolas))
    game.choose("choice", amount=choice)
    gone = own if choice == 1 else storm
    assert [gone] == [one for one in (own, theirs, storm, plain, mine) if game.zone(one) == terms.DISCARD_PILE]


@pytest.mark.card(LIGHT_OF_BURDENS)
@pytest.mark.parametrize(("deck", "wounds"), [(2, 0), (3, 2)], ids=["short deck", "exhausted"])
def test_burdens_are_not_light_for_nothing(deck: int, wounds: int) -> None:
    """Make Light of Burdens: three cards in the deck and a Dwarf companion who can exert are required."""
    at = standing()
    at.play(GIMLI, wounds=wounds)
    at.play(ally("Dwarf Ally", race="dwarf"))
    at.play(LIGHT_OF_BURDENS)
    at.play(STORM)
    at.play(STRONG_ORC)
    at.deck(0, *[SOME_DWARF] * deck)
    assert not at.maneuver().offered("use", LIGHT_OF_BURDENS)


DWARROWDELF = "2R12"


@pytest.mark.card(DWARROWDELF)
@pytest.mark.parametrize(("site", "damage"), [(2, 1), (4, 4)], ids=["open air", "underground"])
def test_the_realm_of_dwarrowdelf(site: int, damage: int) -> None:
    """Realm of Dwarrowdelf: three cards make a Dwarf strength +1, and damage +1 underground, up to three times."""
    at = standing(site=site)
    gimli, legolas = at.play(GIMLI), at.play(LEGOLAS)
    realm = at.play(DWARROWDELF)
    at.deck(0, *[SOME_DWARF] * 14)
    game = at.skirmish(gimli, at.play(minion("Hard Orc", strength=20)))
    for _time in range(4):
        game.choose("use", realm).pass_()
    assert (9, damage, 6) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE), game.strength(legolas))
    assert (2, False) == (len(game.table.players[0].deck), game.offered("use", realm))


@pytest.mark.card(DWARROWDELF)
def test_dwarrowdelf_is_for_any_dwarf() -> None:
    """Realm of Dwarrowdelf: the player chooses the Dwarf who gets the bonuses."""
    at = standing(site=4)
    gimli, other, legolas = at.play(GIMLI), at.play(SOME_DWARF), at.play(LEGOLAS)
    at.play(DWARROWDELF)
    at.deck(0, *[SOME_DWARF] * 3)
    game = at.skirmish(gimli, at.play(STRONG_ORC)).choose("use", DWARROWDELF)
    assert sorted([gimli, other]) == sorted(game.choices())
    game.choose("choose", other)
    assert (6, 1) == (game.strength(other), keyword(game.table, other, terms.DAMAGE))
    assert (6, 1, 6) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE), game.strength(legolas))


TIDINGS = "2U13"


@pytest.mark.card(TIDINGS)
@pytest.mark.parametrize(("pool", "pays", "drawn"), [(2, None, 3), (3, False, 3), (3, True, 0)])
def test_tidings_of_erebor(pool: int, pays: bool | None, drawn: int) -> None:
    """Tidings of Erebor: three cards are drawn unless a Shadow player removes three tokens."""
    at = standing().pool(pool)
    at.play(GIMLI)
    at.hand(0, TIDINGS)
    at.deck(0, *[SOME_DWARF] * 4)
    game = at.regroup().choose("play", TIDINGS)
    if pays is not None:
        assert (1, "prompt-pay-to-prevent") == (game.asked, game.prompt)
        game.choose("yes" if pays else "no")
    assert (drawn, 0 if pays else pool) == (len(game.table.players[0].hand), game.table.twilight)


@pytest.mark.card(TIDINGS)
def test_tidings_of_erebor_are_for_dwarves() -> None:
    """Tidings of Erebor: a Dwarf must be spotted."""
    at = standing()
    at.play(LEGOLAS)
    at.hand(0, TIDINGS)
    at.deck(0, SOME_DWARF)
    assert not at.regroup().offered("play", TIDINGS)


DURIN = "2C14"


@pytest.mark.card(DURIN)
@pytest.mark.parametrize("healed", [(True, True), (True, False), (False, False)])
def test_dwarves_heal_as_they_leave_the_deep(healed: tuple[bool, bool]) -> None:
    """Till Durin Wakes Again: each Dwarf companion may be healed when leaving an underground site."""
    at = standing(seats=3, site=4)
    tale = at.play(DURIN)
    dwarves = [at.play(GIMLI, wounds=2), at.play(SOME_DWARF, wounds=2)]
    others = [at.play(LEGOLAS, wounds=2), at.play(ally("Dwarf Ally", race="dwarf"), wounds=2)]
    game = at.fellowship().choose("move")
    for wanted in healed:
        game.choose("respond", tale) if wanted else game.pass_()
    assert [2 - wanted for wanted in healed] == [game.wounds(one) for one in dwarves]
    assert [2, 2] == [game.wounds(one) for one in others]
    assert not game.offered("respond", tale)


@pytest.mark.card(DURIN)
def test_durin_sleeps_in_the_open_air() -> None:
    """Till Durin Wakes Again: leaving a site that is not underground heals no companion."""
    at = standing(site=3)
    tale = at.play(DURIN)
    gimli = at.play(GIMLI, wounds=2)
    game = at.fellowship().choose("move")
    assert (False, 2) == (game.offered("respond", tale), game.wounds(gimli))
