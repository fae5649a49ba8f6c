"""Elven companions and allies of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import CHARACTER, FREE_PEOPLES_CARD
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, card, hand_over, standing
from tests.lotr.positions import FELLOWSHIP_SITES
from tests.lotr.samples import ally, companion, condition, event, minion, site

ORC = minion("Orc", strength=9, vitality=4)
ORC_OF_MORDOR = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
RIDER, LADY = "3U7", "3R8"
CALAGLIN, DINENDAL, ELROND, ERESTOR, GALADRIEL = "3U10", "3U12", "3R13", "3C14", "3R17"
RIVENDELL, LORIEN = (Home(3, terms.FELLOWSHIP_BLOCK),), (Home(6, terms.FELLOWSHIP_BLOCK),)
COUNSELLOR = ally("Counsellor", culture="elven", race="elf", homes=RIVENDELL, vitality=4)
SINGER = ally("Singer", culture="elven", race="elf", homes=LORIEN)
GUEST = ally("Guest", culture="shire", race="hobbit", homes=RIVENDELL)
STRANGER = ally("Stranger", culture="elven", race="elf", homes=(Home(3, terms.TOWERS_BLOCK),))


@pytest.mark.card(RIDER)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_arwen_rides_for_the_ring_bearer(verb: str) -> None:
    """Arwen, Elven Rider: three cards may be discarded from hand to prevent a wound to the Ring-bearer."""
    at = standing()
    arwen, frodo = at.play(RIDER), at.frodo()
    at.hand(0, ORC, ORC, ORC, ORC)
    game = at.skirmish(frodo, at.play(minion("Foe", strength=6))).passes(2)
    game.choose(verb, arwen if verb == "respond" else -1)
    if verb == "respond":
        game.choose_all(*game.choices()[:3])
        assert not game.prompt.startswith("prompt-respond")  # the wound does not come back
    saved = verb == "respond"
    assert (0 if saved else 1, 1 if saved else 4) == (game.wounds(frodo), len(game.table.players[0].hand))


@pytest.mark.card(RIDER)
@pytest.mark.parametrize(("cards", "bearer"), [(2, True), (3, False)])
def test_arwen_has_to_pay_and_rides_for_nobody_else(cards: int, bearer: bool) -> None:
    """Arwen, Elven Rider: three cards are required, and only the Ring-bearer is protected."""
    at = standing()
    arwen = at.play(RIDER)
    hero = at.frodo() if bearer else at.play(GIMLI)
    at.hand(0, *(ORC,) * cards)
    game = at.skirmish(hero, at.play(minion("Foe", strength=7))).passes(2)
    assert not game.offered("respond", arwen)
    if bearer:
        game.pass_()  # the Ring may be put on
    assert 1 == game.wounds(hero)


@pytest.mark.card(LADY)
@pytest.mark.parametrize(
    ("house", "strength"),
    [
        ((COUNSELLOR, COUNSELLOR, COUNSELLOR), 6),
        ((COUNSELLOR, COUNSELLOR), 9),
        ((COUNSELLOR, COUNSELLOR, SINGER), 9),
        ((COUNSELLOR, COUNSELLOR, GUEST), 9),
        ((COUNSELLOR, COUNSELLOR, STRANGER), 9),
    ],
)
def test_the_house_of_elrond_is_with_arwen(house: tuple[str, ...], strength: int) -> None:
    """Arwen, Lady Undómiel: with three Elven allies of site 3, each minion she fights is strength -3."""
    at = standing()
    arwen, foes, other = at.play(LADY), [at.play(ORC), at.play(ORC)], at.play(ORC)
    for one in house:
        at.play(one)
    game = at.skirmish(arwen, *foes)
    assert [strength, strength, 9] == [game.strength(one) for one in (*foes, other)]


@pytest.mark.card(CALAGLIN)
def test_calaglin_wounds_a_minion() -> None:
    """Calaglin: he exerts in the regroup phase to wound a minion."""
    at = standing()
    elf, foes = at.play(CALAGLIN), [at.play(ORC), at.play(ORC)]
    game = at.regroup().choose("use", elf)
    assert sorted(foes) == sorted(game.choices())
    game.choose("choose", foes[1])
    assert ([0, 1], 1) == ([game.wounds(foe) for foe in foes], game.wounds(elf))


@pytest.mark.card(DINENDAL)
@pytest.mark.parametrize(("pool", "left"), [(5, 3), (1, 0)])
def test_dinendal_removes_two_tokens(pool: int, left: int) -> None:
    """Dínendal: he exerts in the regroup phase to remove two tokens, or one if there is only one."""
    at = standing().pool(pool)
    elf = at.play(DINENDAL)
    at.play(ORC)
    game = at.regroup().choose("use", elf)
    assert (left, 1) == (game.table.twilight, game.wounds(elf))


@pytest.mark.parametrize("id", [card(CALAGLIN), card(DINENDAL)])
def test_a_scout_of_lorien_has_to_exert(id: str) -> None:
    """Calaglin and Dínendal: an exhausted ally cannot use the ability."""
    at = standing().pool(3)
    elf = at.play(id, wounds=2)
    at.play(ORC)
    assert not at.regroup().offered("use", elf)


@pytest.mark.parametrize("id", [card(CALAGLIN), card(DINENDAL)])
def test_a_scout_of_lorien_is_an_archer(id: str) -> None:
    """Calaglin and Dínendal: at home at site 6 the ally may add to the fellowship archery total."""
    at = standing(site=6)
    elf = at.play(id)
    at.play(ORC)
    game = at.archery().passes()
    assert ("prompt-archer-allies", [elf]) == (game.prompt, game.choices())


@pytest.mark.card(ELROND)
@pytest.mark.parametrize("times", [0, 1, 2])
def test_elrond_heals_one_of_his_house(times: int) -> None:
    """Elrond, Herald to Gil-galad: at the start of the turn an ally of site 3 may be healed up to twice."""
    at = standing(site=4)
    elrond, elf, guest = at.play(ELROND, wounds=1), at.play(COUNSELLOR, wounds=3), at.play(GUEST, wounds=1)
    others = [at.play(SINGER, wounds=1), at.play(STRANGER, wounds=1), at.play(LEGOLAS, wounds=1)]
    game = at.start_of_turn().choose("respond", elrond)
    assert sorted([elrond, elf, guest]) == sorted(game.choices())
    game.choose("choose", elf)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=times)
    assert (1, 3 - times, 1) == (game.wounds(elrond), game.wounds(elf), game.wounds(guest))
    assert [1, 1, 1] == [game.wounds(one) for one in others]


@pytest.mark.card(ELROND)
def test_elrond_may_leave_it() -> None:
    """Elrond, Herald to Gil-galad: healing is optional and only possible in his own player's turns."""
    at = standing(site=4)
    at.play(ELROND)
    guest = at.play(GUEST, wounds=1)
    game = at.start_of_turn()
    assert 1 == game.pass_().wounds(guest)
    at = standing(site=4)
    elrond, guest = at.play(ELROND), at.play(GUEST, wounds=1)
    game = at.start_of_turn().choose("respond", elrond)
    assert [0, 1] == [option.amount for option in game.options("number")]
    at = standing(site=4)
    at.play(ELROND)
    at.play(GUEST, wounds=1)
    assert not at.start_of_turn(1).offered("respond", ELROND)


@pytest.mark.card(ELROND)
def test_elrond_heals_a_companion_when_the_fellowship_rests() -> None:
    """Elrond, Herald to Gil-galad: in the regroup phase he exerts twice to heal a companion."""
    at = standing()
    elrond, boromir, gimli = at.play(ELROND), at.play(BOROMIR, wounds=2), at.play(GIMLI, wounds=1)
    at.play(GUEST, wounds=1)
    at.play(ORC)
    game = at.regroup().choose("use", elrond)
    assert sorted([boromir, gimli]) == sorted(game.choices())
    game.choose("choose", boromir)
    assert (2, 1) == (game.wounds(elrond), game.wounds(boromir))
    assert not game.pass_().pass_().offered("use", elrond)
    at = standing()
    weary = at.play(ELROND, wounds=2)
    at.play(BOROMIR, wounds=1)
    at.play(ORC)
    assert not at.regroup().offered("use", weary)


@pytest.mark.card(ERESTOR)
@pytest.mark.parametrize(("friend", "offered"), [(LEGOLAS, True), (GIMLI, False)])
def test_erestor_follows_an_elf(friend: str, offered: bool) -> None:
    """Erestor: an Elf must be spotted to play Erestor."""
    at = standing()
    at.play(friend)
    at.hand(0, ERESTOR)
    assert offered == at.fellowship().offered("play", ERESTOR)


@pytest.mark.card(ERESTOR)
@pytest.mark.parametrize(
    ("hero", "foe", "saved"), [(LEGOLAS, ORC_OF_MORDOR, True), (LEGOLAS, ORC, False), (GIMLI, ORC_OF_MORDOR, False)]
)
def test_erestor_saves_an_elf_from_mordor(hero: str, foe: str, saved: bool) -> None:
    """Erestor: he exerts to prevent a wound to an Elf from a Sauron minion."""
    at = standing()
    erestor, who = at.play(ERESTOR), at.play(hero)
    game = at.skirmish(who, at.play(foe)).passes(2)
    assert saved == game.offered("respond", erestor)
    if saved:
        game.choose("respond", erestor)
    assert ((0, 1) if saved else (1, 0)) == (game.wounds(who), game.wounds(erestor))


PLAGUE = Action((terms.MANEUVER,), (wound(CHARACTER & FREE_PEOPLES_CARD),))
EVENT = event("Plague", PLAGUE, side=terms.SHADOW, culture="sauron")
OTHER_EVENT = event("Plague", PLAGUE, side=terms.SHADOW, culture="moria")
CONDITION = condition("Plague", PLAGUE, side=terms.SHADOW, culture="sauron")


@pytest.mark.card(ERESTOR)
@pytest.mark.parametrize(("source", "saved"), [(EVENT, True), (OTHER_EVENT, False), (CONDITION, False)])
def test_erestor_saves_an_elf_from_events_of_sauron(source: str, saved: bool) -> None:
    """Erestor: a wound from a Sauron event can be prevented, but not from a condition or another culture's event."""
    at = standing()
    erestor, elf = at.play(ERESTOR), at.play(LEGOLAS)
    at.play(ORC)
    if source == CONDITION:
        at.play(CONDITION)
    else:
        at.hand(1, source)
    game = hand_over(at.maneuver()).choose("use" if source == CONDITION else "play", source).choose("choose", elf)
    assert saved == game.offered("respond", erestor)
    if saved:
        assert 0 == game.choose("respond", erestor).wounds(elf)


@pytest.mark.card(ERESTOR)
def test_erestor_does_not_stop_arrows() -> None:
    """Erestor: an archery wound cannot be prevented, because it comes from no minion (LR-16.3)."""
    at = standing()
    at.play(ERESTOR)
    elf = at.play(LEGOLAS)
    at.play(minion("Archer of Mordor", culture="sauron", vitality=4, keywords=((terms.ARCHER, 1),)))
    game = at.archery().passes().choose("wound", elf)
    assert (1, False) == (game.wounds(elf), game.offered("respond", ERESTOR))


@pytest.mark.card(GALADRIEL)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_galadriel_may_heal_an_elf(verb: str) -> None:
    """Galadriel: at the start of her player's turn an Elf may be healed once."""
    at = standing(site=4)
    lady, elf, singer = at.play(GALADRIEL, wounds=1), at.play(LEGOLAS, wounds=2), at.play(SINGER, wounds=1)
    gimli = at.play(GIMLI, wounds=1)
    game = at.start_of_turn().choose(verb, lady if verb == "respond" else -1)
    if verb == "respond":
        assert sorted([lady, elf, singer]) == sorted(game.choices())
        game.choose("choose", elf)
    healed = 1 if verb == "respond" else 0
    assert (1, 2 - healed, 1, 1) == tuple(game.wounds(one) for one in (lady, elf, singer, gimli))


@pytest.mark.card(GALADRIEL)
def test_galadriel_rests_in_the_turns_of_others() -> None:
    """Galadriel: no Elf is healed at the start of another player's turn."""
    at = standing(site=4)
    at.play(GALADRIEL)
    at.play(LEGOLAS, wounds=1)
    assert not at.start_of_turn(1).offered("respond", GALADRIEL)


def sites_with_next(kind: str) -> tuple[str, ...]:
    """Returns the usual sites with site 3 of the given kind."""
    return (*FELLOWSHIP_SITES[:2], site(f"Place of {kind}", 3, keywords=((kind, 1),)), *FELLOWSHIP_SITES[3:])


@pytest.mark.card(GALADRIEL)
@pytest.mark.rule("LR-13.20")
@pytest.mark.parametrize(("kind", "laid"), [("forest", True), ("river", False)])
@pytest.mark.parametrize("taken", [True, False])
def test_galadriel_leads_into_a_forest(kind: str, laid: bool, taken: bool) -> None:
    """Galadriel: she exerts to play the player's own next site if it is a forest."""
    at = standing(site=2, sites=sites_with_next(kind))
    lady = at.play(GALADRIEL)
    if taken:
        at.lay(1, 3)
    game = at.fellowship().choose("use", lady)
    path = game.table.path
    owner = game.table.cards[path[2]].owner if len(path) > 2 and path[2] >= 0 else -1
    assert (0 if laid else 1 if taken else -1, 1) == (owner, game.wounds(lady))


@pytest.mark.card(GALADRIEL)
def test_galadriel_has_to_exert() -> None:
    """Galadriel: an exhausted Galadriel cannot use the ability."""
    at = standing(site=2, sites=sites_with_next("forest"))
    lady = at.play(GALADRIEL, wounds=2)
    assert not at.fellowship().offered("use", lady)


@pytest.mark.card(LADY)
def test_arwen_does_not_weaken_the_foes_of_others() -> None:
    """Arwen: only minions that skirmish Arwen herself lose strength."""
    at = standing()
    at.play(LADY)
    for _elf in range(3):
        at.play(COUNSELLOR)
    orc = at.play(ORC)
    assert 9 == at.skirmish(at.play(companion("Guard")), orc).strength(orc)
