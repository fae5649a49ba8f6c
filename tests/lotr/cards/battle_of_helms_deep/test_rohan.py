"""Rohan cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import minion_archery
from tests.lotr.cards.standing import EOMER, choices_of, in_rohan, play_to, zones
from tests.lotr.samples import ally, companion, condition, minion, possession

MACHINE = condition("Ram", side=terms.SHADOW, culture="isengard", keywords=(("machine", 1),))
VALIANT = companion("Valiant Man", culture="rohan", keywords=(("valiant", 1),))
RIDER_OF_WARGS = minion(
    "Rider of Wargs", culture="isengard", race="orc", strength=5, vitality=4, keywords=(("warg-rider", 1),)
)
HORSE = possession("Steed", item_class=terms.MOUNT_CLASS, on=On(CHARACTER), culture="rohan")
CLOAK = possession("Cloak", culture="elven", on=On(CHARACTER))
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
STRIKER = minion("Striker", strength=9, vitality=4, keywords=((terms.DAMAGE, 1),))
PLAIN_ELF = companion("Plain Elf", culture="rohan", race="elf", vitality=4)
PLAIN_MAN = companion("Plain Man", culture="gondor", race="man")


@pytest.mark.card("5U79")
@pytest.mark.parametrize("machine", [True, False])
def test_an_armory(machine: bool) -> None:
    """Armory: the condition is discarded to remove two tokens from a machine or to play a Rohan possession."""
    at = in_rohan()
    for _man in range(2):
        at.play(VALIANT)
    armory = at.play("5U79")
    ram, engine = [at.play(MACHINE, tokens=3, culture="isengard") for _machine in range(2)]
    [spear, bow, _charge] = at.discard(0, "4C288", "4U62", "4U282")
    game = at.maneuver().choose("use", armory)
    assert 0 == game.asked
    game.choose("choice", amount=1 if machine else 2)
    if machine:
        game.choose("choose", ram)
    assert (1 if machine else 3, 3) == (game.table.cards[ram].tokens, game.table.cards[engine].tokens)
    zone = terms.DISCARD_PILE if machine else terms.HAND
    assert [zone, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, spear, bow, armory)


@pytest.mark.card("5U79")
@pytest.mark.parametrize(("tokens", "left"), [((1, 0), (0, 0)), ((1, 3), (1, 1))])
def test_an_armory_before_a_machine_with_one_token(tokens: tuple[int, int], left: tuple[int, int]) -> None:
    """Armory: a single token is removed if no choice can be done in full, and two where possible (LR-26.20, LG-63)."""
    at = in_rohan()
    for _man in range(2):
        at.play(VALIANT)
    armory = at.play("5U79")
    rams = [at.play(MACHINE, tokens=number, culture="isengard" if number else "") for number in tokens]
    game = at.maneuver().choose("use", armory)
    if game.prompt == "prompt-choose-effect":
        game.choose("choice", amount=1)
    assert left == tuple([game.table.cards[ram].tokens for ram in rams])
    assert terms.DISCARD_PILE == game.zone(armory)


@pytest.mark.card("5U79", "5U80")
@pytest.mark.parametrize("id", ["5U79", "5U80"])
def test_a_fortification_needs_two_men(id: str) -> None:
    """Armory and Arrow-slits: two Men of Rohan must be spotted."""
    at = in_rohan()
    at.play(VALIANT)
    at.play(PLAIN_MAN)
    wall = at.play(id)
    at.play(MACHINE)
    assert not at.maneuver().offered("use", wall)


@pytest.mark.card("5U80")
def test_arrow_slits() -> None:
    """Arrow-slits: the condition is discarded to discard any possession or machine."""
    at = in_rohan()
    man = at.play(VALIANT)
    at.play(VALIANT)
    slits, ram, other = at.play("5U80"), at.play(MACHINE), at.play(condition("Banner", side=terms.SHADOW))
    steed, warg = at.play(HORSE, on=man), at.play("5C65", on=at.play(RIDER_OF_WARGS))
    game = at.maneuver().choose("use", slits)
    assert sorted([ram, steed, warg]) == choices_of(game)
    game.choose("choose", ram)
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY] == zones(game, ram, slits, other)


@pytest.mark.card("5C81", "5C83")
@pytest.mark.parametrize(("men", "offered"), [(2, True), (1, False)])
def test_ecglaf_finds_a_possession(men: int, offered: bool) -> None:
    """Ecglaf and Household Guard: with two valiant Men spotted, each exerts to play a Rohan possession from discard."""
    at = in_rohan()
    for _man in range(men):
        at.play("5C83")
    ecglaf = at.play("5C81")
    spear, second, _cloak = at.discard(0, "4C288", "4C288", CLOAK)
    game = at.fellowship()
    assert offered == game.offered("use", ecglaf)
    if offered:
        game.choose("use", ecglaf)
        assert [spear, second] == game.choices("play")
        game.choose("play", spear)
        game.choose("bear")
        assert (1, terms.PLAY) == (game.wounds(ecglaf), game.zone(spear))


@pytest.mark.card("5C88")
def test_a_bow_of_the_rohirrim() -> None:
    """Rohirrim Bow: the bearer exerts and the bow is discarded to wound a minion."""
    at = in_rohan()
    man, orc, other = at.play(EOMER), at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    bow = at.play("5C88", on=man)
    game = at.archery()
    assert 8 == game.strength(man)
    game.choose("use", bow).choose("choose", orc)
    assert 0 == game.wounds(other)
    assert (1, 1, terms.DISCARD_PILE) == (game.wounds(man), game.wounds(orc), game.zone(bow))


@pytest.mark.card("5R89")
@pytest.mark.parametrize("paid", [True, False])
def test_a_helm_ends_a_skirmish(paid: bool) -> None:
    """Rohirrim Helm: the helm is discarded to cancel the bearer's skirmish, unless a minion in it exerts."""
    at = in_rohan()
    man, orc, other = at.play(EOMER), at.play(STRIKER), at.play(STRIKER)
    at.play(PLAIN_ORC)
    helm = at.play("5R89", on=man)
    game = at.skirmish(man, orc, other).choose("use", helm)
    assert (1, terms.DISCARD_PILE) == (game.asked, game.zone(helm))
    game.choose("yes" if paid else "no")
    if paid:
        assert [orc, other] == choices_of(game, seat=1)
        game.choose("choose", orc)
    assert (int(paid), paid) == (game.wounds(orc), "log-skirmish-cancelled" not in game.log())


@pytest.mark.card("5C88", "5R89")
@pytest.mark.parametrize("id", ["5C88", "5R89"])
@pytest.mark.parametrize(("bearer", "offered"), [(VALIANT, True), (PLAIN_ELF, False), (PLAIN_MAN, False)])
def test_who_wears_a_helm(id: str, bearer: str, offered: bool) -> None:
    """Rohirrim Bow and Rohirrim Helm: only a Man of Rohan can bear either possession."""
    at = in_rohan()
    at.play(bearer)
    at.hand(0, id)
    assert offered == at.fellowship().offered("play", id)


@pytest.mark.card("5R89")
def test_a_helm_elsewhere() -> None:
    """Rohirrim Helm: the helm can be discarded during another companion's skirmish without effect (LG-62)."""
    at = in_rohan()
    helm = at.play("5R89", on=at.play(EOMER))
    game = at.skirmish(at.play(PLAIN_ELF), at.play(PLAIN_ORC)).choose("use", helm)
    if game.offered("no"):
        game.choose("no")
    assert (terms.DISCARD_PILE, terms.SKIRMISH) == (game.zone(helm), game.table.phase)
    assert "log-skirmish-cancelled" not in game.log()


@pytest.mark.card("5U92")
@pytest.mark.parametrize(("men", "offered"), [(5, True), (4, False)])
def test_sigewulf_before_five_valiant_men(men: int, offered: bool) -> None:
    """Sigewulf: Sigewulf exerts in the regroup phase to discard a minion of the player's choice."""
    at = in_rohan()
    for _man in range(men):
        at.play(VALIANT)
    sigewulf, orc, other = at.play("5U92"), at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    game = at.regroup()
    assert offered == game.offered("use", sigewulf)
    if offered:
        assert [orc, other] == choices_of(game.choose("use", sigewulf))
        game.choose("choose", orc)
        assert (1, terms.DISCARD_PILE) == (game.wounds(sigewulf), game.zone(orc))


@pytest.mark.card("5R94")
@pytest.mark.parametrize(("site", "wounds"), [(4, 0), (3, 1)])
def test_a_thundering_host(site: int, wounds: int) -> None:
    """Thundering Host: the condition is discarded to make a mounted Man of Rohan strength +3, and healed on plains."""
    at = in_rohan(site)
    man, walker = at.play(EOMER, wounds=1), at.play(VALIANT)
    at.play(HORSE, on=man)
    host = at.play("5R94")
    game = at.skirmish(man, at.play(PLAIN_ORC)).choose("use", host)
    assert (10, wounds, 5) == (game.strength(man), game.wounds(man), game.strength(walker))
    assert terms.DISCARD_PILE == game.zone(host)


@pytest.mark.card("5P122")
def test_eowyn_takes_up_a_spear() -> None:
    """Éowyn: a Rohan possession played on Éowyn in the maneuver phase heals her."""
    at = in_rohan()
    eowyn, other = at.play("5P122", wounds=1), at.play(EOMER)
    at.play(PLAIN_ORC)
    [spear, _cloak] = at.hand(0, "4C288", CLOAK)
    game = at.maneuver().choose("use", eowyn)
    assert (eowyn, 0, 0) == (game.table.cards[spear].bearer, game.wounds(eowyn), game.wounds(other))


SHIELD = "5C91"


@pytest.mark.card(SHIELD)
def test_a_shield_of_the_rohirrim_stops_an_arrow() -> None:
    """Rohirrim Shield: the minion archery total is reduced by 1, but never below 0."""
    for archers, arrows in ((2, 1), (1, 0), (0, 0)):
        at = in_rohan()
        at.play(SHIELD, on=at.play(EOMER))
        for _archer in range(archers):
            at.play(minion("Bowman", keywords=((terms.ARCHER, 1),)))
        assert arrows == minion_archery(at.archery().table)


@pytest.mark.card(SHIELD)
def test_a_broken_shield_saved_its_bearer() -> None:
    """Rohirrim Shield: the shield is discarded in the regroup phase to heal its bearer, who must be a Man of Rohan."""
    at = in_rohan()
    eomer = at.play(EOMER, wounds=2)
    shield = at.play(SHIELD, on=eomer)
    game = at.regroup().choose("use", shield)
    assert (1, [terms.DISCARD_PILE]) == (game.wounds(eomer), zones(game, shield))
    at = in_rohan()
    at.play(PLAIN_ELF)
    at.hand(0, SHIELD)
    assert not at.fellowship().offered("play", SHIELD)


GAMLING, HERE, SWIFT, NO_REST, PARAPET, SCOUT, KING = "5R82", "5R84", "5C85", "5R86", "5U87", "5C90", "5C93"
VALIANT_ENT = companion("Valiant Ent", culture="rohan", race="ent", keywords=(("valiant", 1),))
VALIANT_OF_GONDOR = companion("Valiant of Gondor", culture="gondor", keywords=(("valiant", 1),))
FARMER = ally("Farmer", culture="rohan", race="man")


@pytest.mark.card(GAMLING)
@pytest.mark.parametrize(("friend", "offered"), [(FARMER, True), (VALIANT_OF_GONDOR, False), (VALIANT_ENT, False)])
def test_gamling_comes_to_a_man_of_rohan(friend: str, offered: bool) -> None:
    """Gamling: a Man of Rohan must be spotted to play Gamling."""
    at = in_rohan()
    at.play(friend)
    at.hand(0, GAMLING)
    assert offered == at.fellowship().offered("play", GAMLING)


@pytest.mark.card(GAMLING)
def test_gamling_arms_himself_in_a_skirmish() -> None:
    """Gamling: a Rohan possession played on Gamling in a skirmish makes him strength +2 and damage +1."""
    at = in_rohan()
    gamling, other = at.play(GAMLING), at.play(EOMER)
    [shield, _cloak] = at.hand(0, SHIELD, CLOAK)
    game = at.skirmish(gamling, at.play(PLAIN_ORC)).choose("use", gamling)
    assert gamling == game.table.cards[shield].bearer
    assert (8, 1) == (game.strength(gamling), keyword(game.table, gamling, terms.DAMAGE))
    assert (7, 0) == (game.strength(other), keyword(game.table, other, terms.DAMAGE))
    assert not game.offered("use", gamling)
    game.pass_().pass_()
    assert 6 == game.strength(gamling)


@pytest.mark.card(HERE)
def test_theoden_is_here() -> None:
    """I Am Here: Théoden exerts twice to heal every other companion with his signet twice."""
    at = in_rohan()
    theoden = at.play(companion("Théoden", vitality=5, signet="theoden"))
    signed = [at.play(companion(name, vitality=5, signet="theoden"), wounds=3) for name in ("First", "Second")]
    other = at.play(companion("Other", vitality=5, signet="aragorn"), wounds=3)
    follower = at.play(ally("Follower", vitality=5, signet="theoden"), wounds=3)
    at.hand(0, HERE)
    game = at.fellowship().choose("play", HERE)
    assert [2, 1, 1, 3, 3] == [game.wounds(one) for one in (theoden, *signed, other, follower)]


@pytest.mark.card(HERE)
@pytest.mark.parametrize(("title", "vitality"), [("Théoden", 2), ("Éomer", 5)])
def test_theoden_must_be_able_to_be_here(title: str, vitality: int) -> None:
    """I Am Here: only Théoden can exert for the event, and he must be able to exert twice."""
    at = in_rohan()
    at.play(companion(title, vitality=vitality))
    at.play(companion("First", vitality=5, signet="theoden"), wounds=3)
    at.hand(0, HERE)
    assert not at.fellowship().offered("play", HERE)


@pytest.mark.card(SWIFT, NO_REST)
@pytest.mark.parametrize("id", [SWIFT, NO_REST])
@pytest.mark.parametrize(
    ("third", "offered"), [(VALIANT_OF_GONDOR, True), (VALIANT_ENT, False), (companion("Man", culture="rohan"), False)]
)
def test_three_valiant_men(id: str, third: str, offered: bool) -> None:
    """Let Us Be Swift and No Rest for the Weary: three valiant Men of any culture must be spotted."""
    at = in_rohan(4)
    for man in (VALIANT, VALIANT, third):
        at.play(man)
    at.play(PLAIN_ORC)
    at.play(MACHINE)
    at.control(1, 2)
    at.hand(0, id)
    game = at.regroup() if id == SWIFT else at.maneuver()
    assert offered == game.offered("play", id)


@pytest.mark.card(SWIFT)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_swift_discard_conditions_and_free_a_site(count: int) -> None:
    """Let Us Be Swift: up to two conditions are discarded and a site is liberated."""
    at = in_rohan(4)
    for _man in range(3):
        at.play(VALIANT)
    rams = [at.play(MACHINE), at.play(condition("Own")), at.play(MACHINE)]
    at.play(PLAIN_ORC)
    taken = at.control(1, 2)
    at.hand(0, SWIFT)
    game = at.regroup().choose("play", SWIFT)
    game.choose_all(*rams[:count])
    gone = [terms.DISCARD_PILE] * count + [terms.PLAY] * (3 - count)
    assert gone == zones(game, *rams)
    assert terms.CONTROLLED != game.zone(taken)


@pytest.mark.card(NO_REST)
def test_no_rest_for_a_valiant_man() -> None:
    """No Rest for the Weary: a valiant Man is defender +1 until the regroup phase."""
    at = in_rohan()
    men = [at.play(VALIANT), at.play(VALIANT), at.play(VALIANT_OF_GONDOR)]
    at.play(EOMER)
    at.play(VALIANT_ENT)
    at.play(PLAIN_ORC)
    at.hand(0, NO_REST)
    game = at.maneuver().choose("play", NO_REST)
    assert men == sorted(game.choices())
    game.choose("choose", men[2])
    assert [0, 0, 1] == [keyword(game.table, man, terms.DEFENDER) for man in men]
    play_to(game, terms.ASSIGNMENT)
    assert 1 == keyword(game.table, men[2], terms.DEFENDER)
    play_to(game, terms.REGROUP)
    assert 0 == keyword(game.table, men[2], terms.DEFENDER)


@pytest.mark.card(PARAPET)
@pytest.mark.parametrize("machine", [True, False])
def test_a_parapet(machine: bool) -> None:
    """Parapet: the condition is discarded to remove two machine tokens or reduce the minion archery total by 3."""
    at = in_rohan()
    for _man in range(2):
        at.play(VALIANT)
    parapet, ram = at.play(PARAPET), at.play(MACHINE, tokens=3, culture="isengard")
    for _archer in range(5):
        at.play(minion("Bowman", keywords=((terms.ARCHER, 1),)))
    game = at.archery().choose("use", parapet).choose("choice", amount=1 if machine else 2)
    assert ((1, 5) if machine else (3, 2)) == (game.table.cards[ram].tokens, minion_archery(game.table))
    assert terms.DISCARD_PILE == game.zone(parapet)


@pytest.mark.card(PARAPET)
def test_a_parapet_needs_two_men() -> None:
    """Parapet: a Man of Gondor does not count as one of the two Men of Rohan to be spotted."""
    at = in_rohan()
    at.play(VALIANT)
    at.play(VALIANT_OF_GONDOR)
    parapet = at.play(PARAPET)
    at.play(MACHINE, tokens=3, culture="isengard")
    at.play(PLAIN_ORC)
    assert not at.archery().offered("use", parapet)


@pytest.mark.card(SCOUT)
@pytest.mark.parametrize(
    ("wounds", "culture", "offered"), [(0, "rohan", True), (2, "rohan", False), (0, "shire", False)]
)
def test_a_scout_sends_a_possession_back(wounds: int, culture: str, offered: bool) -> None:
    """Rohirrim Scout: the scout exerts to return a Rohan possession to its owner's hand."""
    at = in_rohan()
    scout = at.play(SCOUT, wounds=wounds)
    steed = at.play(possession("Nag", item_class=terms.MOUNT_CLASS, on=On(CHARACTER), culture=culture), on=scout)
    at.play(possession("Pot", culture="shire"))
    at.play(PLAIN_ORC)
    game = at.regroup()
    assert offered == game.offered("use", scout)
    if offered:
        game.choose("use", scout)
        assert (1, [terms.HAND]) == (game.wounds(scout), zones(game, steed))


@pytest.mark.card(KING)
def test_the_king_of_the_golden_hall_arms_himself() -> None:
    """Théoden: a Rohan possession played on Théoden in the maneuver phase heals a Rohan ally."""
    at = in_rohan()
    king, farmer = at.play(KING, wounds=1), at.play(FARMER, wounds=2)
    stranger, eomer = at.play(ally("Stranger", culture="shire"), wounds=1), at.play(EOMER, wounds=1)
    at.play(PLAIN_ORC)
    [shield, _cloak] = at.hand(0, SHIELD, CLOAK)
    second = at.play(FARMER, wounds=2)
    game = at.maneuver().choose("use", king)
    assert king == game.table.cards[shield].bearer
    assert [farmer, second] == sorted(game.choices())
    game.choose("choose", farmer)
    assert [1, 1, 2, 1, 1] == [game.wounds(one) for one in (king, farmer, second, stranger, eomer)]
    assert not game.offered("use", king)
