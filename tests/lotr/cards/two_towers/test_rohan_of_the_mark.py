"""Rohan cards of The Two Towers: Men of the Mark, their mounts and weapons, and villagers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import TakeControl, Wound
from inglenook.lotr.dsl.facade import each
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import fellowship_archery
from tests.lotr.cards.standing import BOROMIR, EOMER, EOWYN, card, choices_of, hand_over, in_rohan, zones
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, event, minion

VILLAGER = ally("Villager", culture="rohan", race="man", keywords=(("villager", 1),))
STRANGE_VILLAGER = ally("Strange Villager", culture="shire", race="hobbit", keywords=(("villager", 1),))
FARMER = ally("Farmer", culture="rohan", race="man")
ENT = companion("Ent", culture="rohan", race="ent", vitality=4)
ROHIR = companion("Rohir", culture="rohan", vitality=4)
STRANGER = companion("Stranger", culture="gondor", vitality=4)
ORC = minion("Orc", strength=5, vitality=4)
URUK = minion("Uruk", strength=5, vitality=4, race="uruk-hai", culture="isengard")
HORSE = "4C287"
SIEGE = event("Siege", Action((terms.MANEUVER,), (TakeControl(),)), side=terms.SHADOW)
BLIZZARD = event("Blizzard", Action((terms.MANEUVER, terms.SKIRMISH), (Wound(each(COMPANION), 2),)), side=terms.SHADOW)
ALDOR, CEORL, MARSHAL, SPEAR, EOTHAIN = "4R262", "4U264", "4R267", "4U268", "4R269"
LADY, HER_SWORD, FIGHT, FIREFOOT, FORTH = "4R271", "4R272", "4C273", "4R274", "4U275"
FORTRESS, HELM, HLAFWINE, MAIL, LEOD = "4U276", "4R279", "4C281", "4R284", "4U285"
FLOWERS, SUPPLIES, SWORD, KING, VALLEYS, STORE = "4R289", "4R290", "4C291", "4C292", "4R293", "4R294"


def riders(at: Position, count: int) -> None:
    """Returns the given number of mounted Men of Rohan and a mounted companion of another culture."""
    for number in range(count):
        at.play(HORSE, on=at.play(companion(f"Rider {number}", culture="rohan")))
    at.play(HORSE, on=at.play(BOROMIR))
    at.play(ROHIR)


@pytest.mark.card(ALDOR)
@pytest.mark.parametrize(("friend", "offered"), [(STRANGE_VILLAGER, True), (FARMER, False)])
def test_aldor_shoots_for_a_villager(friend: str, offered: bool) -> None:
    """Aldor: with a villager spotted, he exerts to add 1 to the fellowship archery total."""
    at = in_rohan()
    aldor, other = at.play(ALDOR), at.play(friend)
    at.play(ORC)
    game = at.archery()
    before = fellowship_archery(game.table, 0)
    assert offered == game.offered("use", aldor)
    if offered:
        game.choose("use", aldor)
        assert (1, 0, before + 1) == (game.wounds(aldor), game.wounds(other), fellowship_archery(game.table, 0))


@pytest.mark.card(CEORL)
@pytest.mark.parametrize("prevents", [True, False])
def test_ceorl_defends_a_site(prevents: bool) -> None:
    """Ceorl: he and a villager exert so that an opponent does not take control of a site."""
    at = in_rohan(site=4)
    ceorl, villager, farmer = at.play(CEORL), at.play(VILLAGER), at.play(FARMER)
    at.play(ORC)
    at.hand(1, SIEGE)
    site = at.table.path[0]
    game = hand_over(at.maneuver()).choose("play", SIEGE)
    game.choose("respond" if prevents else "pass")
    assert [int(prevents), int(prevents), 0] == [game.wounds(one) for one in (ceorl, villager, farmer)]
    assert prevents == (terms.CONTROLLED != game.zone(site))


@pytest.mark.card(CEORL)
@pytest.mark.parametrize(("wounds", "friend"), [(2, VILLAGER), (0, FARMER)])
def test_ceorl_needs_strength_and_a_villager(wounds: int, friend: str) -> None:
    """Ceorl: he must be able to exert, and so must a villager."""
    at = in_rohan(site=4)
    at.play(CEORL, wounds=wounds)
    at.play(friend)
    at.play(ORC)
    at.hand(1, SIEGE)
    site = at.table.path[0]
    game = hand_over(at.maneuver()).choose("play", SIEGE)
    assert terms.CONTROLLED == game.zone(site)


@pytest.mark.card(MARSHAL)
@pytest.mark.parametrize(("friend", "cost"), [(FARMER, 2), (BOROMIR, 3), (ENT, 3)])
def test_the_marshal_is_cheaper_among_men_of_rohan(friend: str, cost: int) -> None:
    """Éomer, Third Marshal of Riddermark: the cost is 1 less while a Rohan Man can be spotted."""
    at = in_rohan()
    at.play(friend)
    at.hand(0, MARSHAL)
    assert cost == at.fellowship().choose("play", MARSHAL).table.twilight


@pytest.mark.card(MARSHAL)
def test_the_marshal_grows_by_the_wounds_of_his_foes() -> None:
    """Éomer, Third Marshal of Riddermark: strength +2 for each wound on minions he is skirmishing."""
    at = in_rohan()
    marshal = at.play(MARSHAL, wounds=1)
    first, second = at.play(ORC, wounds=2), at.play(ORC, wounds=1)
    at.play(ORC, wounds=3)
    assert 7 + 6 == at.skirmish(marshal, first, second).strength(marshal)


@pytest.mark.card(SPEAR)
@pytest.mark.parametrize(
    ("bearer", "mounted", "damage"), [(EOMER, True, 2), (EOMER, False, 0), (MARSHAL, True, 2), (ROHIR, True, 0)]
)
def test_eomers_spear(bearer: str, mounted: bool, damage: int) -> None:
    """Éomer's Spear: only a mounted Éomer is damage +2."""
    at = in_rohan()
    man = at.play(bearer)
    at.play(SPEAR, on=man)
    if mounted:
        at.play(HORSE, on=man)
    assert damage == keyword(at.maneuver().table, man, terms.DAMAGE)


@pytest.mark.parametrize("id", [card(SPEAR), card(FIREFOOT), card(MAIL), card(SWORD)])
@pytest.mark.parametrize(("bearer", "offered"), [(BOROMIR, False), (ENT, False), (ROHIR, True)])
def test_who_bears_the_things_of_the_mark(id: str, bearer: str, offered: bool) -> None:
    """Éomer's Spear, Firefoot, King's Mail and Sword of Rohan: only a Man of Rohan can be the bearer."""
    at = in_rohan()
    at.play(bearer)
    at.hand(0, id)
    assert offered == at.fellowship().offered("play", id)


@pytest.mark.card(EOTHAIN)
@pytest.mark.parametrize(("site", "wounds"), [(3, 1), (2, 0)])
def test_eothain_knows_the_plains(site: int, wounds: int) -> None:
    """Éothain: each minion exerts when the fellowship moves to a plains site."""
    at = in_rohan(site)
    eothain = at.play(EOTHAIN)
    orcs = [at.play(ORC), at.play(URUK)]
    game = at.fellowship().choose("move")
    if wounds:
        game.choose("respond", eothain)  # the site at that place has a text of its own
    assert [wounds, wounds, 0] == [game.wounds(one) for one in (*orcs, eothain)]


@pytest.mark.card(LADY)
@pytest.mark.parametrize(("wounds", "cards", "offered"), [(2, 3, True), (1, 3, False), (2, 1, False)])
def test_an_exhausted_eowyn_holds_out(wounds: int, cards: int, offered: bool) -> None:
    """Éowyn: while exhausted, two cards may be discarded to prevent a wound in a skirmish."""
    at = in_rohan()
    lady = at.play(LADY, wounds=wounds)
    hand = at.hand(0, *[ROHIR] * cards)
    game = at.skirmish(lady, at.play(minion("Strong", strength=8))).pass_().pass_()
    assert offered == game.offered("respond", lady)
    if offered:
        game.choose("respond", lady).choose_all(*hand[:2])
        assert (wounds, terms.PLAY) == (game.wounds(lady), game.zone(lady))
        assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.HAND] == zones(game, *hand)


@pytest.mark.card(LADY)
def test_eowyn_holds_out_in_skirmishes_only() -> None:
    """Éowyn: a wound in the maneuver phase cannot be prevented."""
    at = in_rohan()
    lady = at.play(LADY, wounds=2)
    at.play(ORC)
    at.hand(0, ROHIR, ROHIR)
    at.hand(1, BLIZZARD)
    assert terms.DEAD_PILE == hand_over(at.maneuver()).choose("play", BLIZZARD).zone(lady)


@pytest.mark.card(LADY)
@pytest.mark.rule("LG-104")
@pytest.mark.parametrize("fights", [True, False])
def test_eowyn_holds_out_in_her_own_skirmish_only(fights: bool) -> None:
    """Éowyn: a wound in another companion's skirmish cannot be prevented."""
    at = in_rohan()
    lady, other = at.play(LADY, wounds=2), at.play(ROHIR)
    at.hand(0, ROHIR, ROHIR)
    at.hand(1, BLIZZARD)
    game = hand_over(at.skirmish(lady if fights else other, at.play(ORC))).choose("play", BLIZZARD)
    assert fights == game.offered("respond", lady)
    assert fights == (game.zone(lady) == terms.PLAY)


@pytest.mark.card(HER_SWORD)
@pytest.mark.parametrize(("friend", "damage"), [(STRANGE_VILLAGER, 1), (FARMER, 0)])
def test_eowyns_sword(friend: str, damage: int) -> None:
    """Éowyn's Sword: damage +1 while a villager can be spotted, and only Éowyn can bear it."""
    at = in_rohan()
    eowyn = at.play(EOWYN)
    at.play(HER_SWORD, on=eowyn)
    at.play(friend)
    assert damage == keyword(at.maneuver().table, eowyn, terms.DAMAGE)
    for bearer, offered in ((EOMER, False), (EOWYN, True)):
        at = in_rohan()
        at.play(bearer)
        at.hand(0, HER_SWORD)
        assert offered == at.fellowship().offered("play", HER_SWORD)


@pytest.mark.card(FIGHT)
@pytest.mark.parametrize(("friend", "answer", "gain"), [(VILLAGER, 1, 3), (VILLAGER, 0, 2), (ENT, None, 2)])
def test_a_fight_for_the_villagers(friend: str, answer: int | None, gain: int) -> None:
    """Fight for the Villagers: a Rohan Man is strength +2, or +3 if a villager is spotted."""
    at = in_rohan()
    man = at.play(ROHIR)
    at.play(friend)
    at.play(BOROMIR)
    at.hand(0, FIGHT)
    game = at.skirmish(man, at.play(ORC)).choose("play", FIGHT)
    while game.prompt != "prompt-phase-action":
        if game.offered("choose"):
            assert {man, *game.in_play(VILLAGER)} == set(game.choices())
            game.choose("choose", man)
        else:
            game.choose("yes" if answer else "no")
    assert 5 + gain == game.strength(man)


@pytest.mark.card(FIREFOOT)
@pytest.mark.parametrize(("bearer", "defender"), [(EOMER, 1), (ROHIR, 0)])
def test_firefoot(bearer: str, defender: int) -> None:
    """Firefoot: Éomer is defender +1, and each minion fighting the bearer exerts as the skirmish starts."""
    at = in_rohan()
    man = at.play(bearer)
    at.play(FIREFOOT, on=man)
    orcs = [at.play(ORC), at.play(ORC), at.play(ORC)]
    game = at.skirmishes((man, (orcs[0], orcs[1])))
    assert [1, 1, 0] == [game.wounds(orc) for orc in orcs]
    assert defender == keyword(game.table, man, terms.DEFENDER)


@pytest.mark.card(FORTH)
def test_forth_eorlingas() -> None:
    """Forth Eorlingas!: Théoden exerts to make a companion with his signet defender +1."""
    at = in_rohan()
    theoden = at.play(KING)
    signed, second = at.play(companion("Signed", signet="theoden")), at.play(companion("Second", signet="theoden"))
    at.play(ally("Signed Ally", signet="theoden"))
    at.play(ORC)
    at.hand(0, FORTH)
    game = at.maneuver().choose("play", FORTH)
    assert sorted([signed, second]) == choices_of(game)
    game.choose("choose", signed)
    assert [1, 0] == [keyword(game.table, one, terms.DEFENDER) for one in (signed, second)]
    assert 1 == game.wounds(theoden)
    while game.table.phase != terms.REGROUP:
        assert 1 == keyword(game.table, signed, terms.DEFENDER)
        game.choose("pass" if game.offered("pass") else "done")
    assert 0 == keyword(game.table, signed, terms.DEFENDER)


@pytest.mark.card(FORTH)
@pytest.mark.parametrize(("king", "wounds"), [(EOMER, 0), (KING, 1)])
def test_nobody_calls_the_eorlingas_but_theoden(king: str, wounds: int) -> None:
    """Forth Eorlingas!: a Théoden who can exert is required."""
    at = in_rohan()
    at.play(king, wounds=wounds)
    at.play(companion("Signed", signet="theoden"))
    at.play(ORC)
    at.hand(0, FORTH)
    assert not at.maneuver().offered("play", FORTH)


@pytest.mark.card(FORTRESS)
@pytest.mark.parametrize(
    ("winner", "answer", "tokens"), [(ROHIR, "respond", 1), (ROHIR, "pass", 0), (ENT, "", 0), (STRANGER, "", 0)]
)
def test_a_fortress_counts_victories(winner: str, answer: str, tokens: int) -> None:
    """Fortress Never Fallen: a token may be added each time a Rohan Man wins."""
    at = in_rohan()
    fortress, man = at.play(FORTRESS), at.play(winner)
    game = at.skirmish(man, at.play(minion("Weak", strength=1, vitality=4))).pass_().pass_()
    assert bool(answer) == game.offered("respond", fortress)
    if answer:
        game.choose(answer)
    assert tokens == game.table.cards[fortress].tokens


@pytest.mark.card(FORTRESS)
def test_a_fortress_breaks_the_siege() -> None:
    """Fortress Never Fallen: each token discards a Shadow condition, and then the fortress is discarded."""
    at = in_rohan()
    fortress = at.play(FORTRESS, tokens=2, culture="rohan")
    own = at.play(condition("Own"))
    works = [at.play(condition("Works", side=terms.SHADOW)) for _work in range(3)]
    at.play(ORC)
    game = at.regroup().choose("use", fortress)
    drum, *rest = [one for one in game.choices() if one not in works]
    assert (0, "Drum", []) == (game.asked, game.table.cards[drum].printed.title, rest)
    game.choose("choose", works[0]).choose("choose", works[1])
    gone = terms.DISCARD_PILE
    assert [gone, gone, terms.PLAY, terms.PLAY, gone] == zones(game, *works, own, fortress)
