"""Elven cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import vitality
from inglenook.lotr.rules.archery import fellowship_archery
from inglenook.lotr.stats import resistance
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GIMLI,
    LEGOLAS,
    SAM,
    card,
    standing,
    zones,
)
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession, site

SINGER = ally("Singer", culture="elven", race="elf", vitality=2)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


@pytest.mark.card("3U18")
def test_galdor_sends_a_minion_back() -> None:
    """He exerts in the regroup phase, and a minion returns to its owner's hand; what it bore is discarded."""
    at = standing()
    galdor, orc = at.play("3U18"), at.play(STRONG_ORC)
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


@pytest.mark.parametrize(("id", "uruk"), [card("3U20", False), card("3U25", True)])
def test_a_councillor_weakens_a_foe(id: str, uruk: bool) -> None:
    """Golradir an Orc, Saelbeth an Uruk-hai, by one each time, at the price of an exertion; both follow an Elf."""
    at = standing()
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)
    at = standing()
    elf = at.play(id)
    orc, other = at.play(STRONG_ORC), at.play(URUK)
    game = at.skirmish(at.play(GIMLI), orc, other).choose("use", elf)
    assert ((9, 8) if uruk else (8, 9)) == (game.strength(orc), game.strength(other))
    assert 1 == game.wounds(elf)


@pytest.mark.card("3P121")
@pytest.mark.parametrize(("kind", "total"), [("river", 2), ("forest", 2), ("plains", 1)])
def test_legolas_shoots_better_by_rivers_and_in_forests(kind: str, total: int) -> None:
    """One more for the fellowship there, beside his own arrow."""
    at = standing(site=2)
    at.lay_this(site(f"Place of {kind}", 2, keywords=((kind, 1),)), 1)
    at.play("3P121")
    at.play(STRONG_ORC)
    assert total == fellowship_archery(at.archery().table, 0)


@pytest.mark.card("3U9")
@pytest.mark.parametrize(("below", "strength"), [(LEGOLAS, 8), (GIMLI, 9)])
def test_beren_and_luthien(below: str, strength: int) -> None:
    """An Elven ally exerts, the bottom card is discarded; if it is Elven, the foe of an Elf is weaker by one."""
    at = standing()
    tale, singer, elf, orc = at.play("3U9"), at.play(SINGER), at.play(LEGOLAS), at.play(STRONG_ORC)
    top, bottom = at.deck(0, LEGOLAS, below)
    game = at.skirmish(elf, orc).choose("use", tale)
    assert [terms.DECK, terms.DISCARD_PILE] == zones(game, top, bottom)
    assert (strength, 1) == (game.strength(orc), game.wounds(singer))


FORESTS, FRIENDS, EVENSTAR, KNIVES, HEALING = "3R15", "3C16", "3R19", "3R21", "3C22"
NENYA, PHIAL, NEAR, VILYA, VOICE = "3R23", "3U24", "3U26", "3R27", "3C28"
ELROND, GALADRIEL, ARWEN = "3R13", "3R17", "3U7"
NAZGUL = minion("Nazgul", strength=9, vitality=4, race="nazgul")
MAN = ally("Man of Bree", race="man")


@pytest.mark.parametrize(
    ("id", "right", "wrong"),
    [
        card(EVENSTAR, (ARAGORN,), (BOROMIR, LEGOLAS)),
        card(KNIVES, (LEGOLAS,), (GIMLI, ARAGORN)),
        card(NENYA, (GALADRIEL,), (ELROND, LEGOLAS)),
        card(VILYA, (ELROND,), (GALADRIEL, LEGOLAS)),
    ],
)
def test_who_may_bear_it(id: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """It goes to whom it is meant for, and with only others in play it cannot be played."""
    at = standing()
    bearers = [at.play(one) for one in right]
    for one in (*wrong, ARWEN):
        at.play(one)
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert bearers[0] == game.table.cards[game.in_play(id)[0]].bearer
    at = standing()
    for one in (*wrong, ARWEN):
        at.play(one)
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)


@pytest.mark.card(FORESTS)
@pytest.mark.parametrize(
    ("allies", "offered"), [((SINGER,) * 3, True), ((SINGER,) * 2, False), ((SINGER, SINGER, MAN, LEGOLAS), False)]
)
def test_the_forests_of_lothlorien(allies: tuple[str, ...], offered: bool) -> None:
    """With three Elven allies a minion may be wounded each time the fellowship moves."""
    at = standing()
    forests, orcs = at.play(FORESTS), [at.play(STRONG_ORC), at.play(STRONG_ORC)]
    for one in allies:
        at.play(one)
    game = at.fellowship().choose("move")
    assert offered == game.offered("respond", forests)
    if offered:
        game.choose("respond", forests)
        assert sorted(orcs) == sorted(game.choices())
        game.choose("choose", orcs[0])
        assert [1, 0] == [game.wounds(orc) for orc in orcs]


@pytest.mark.card(FORESTS)
def test_the_forests_may_stay_quiet() -> None:
    """The wound is the player's choice."""
    at = standing()
    at.play(FORESTS)
    orc = at.play(STRONG_ORC)
    for _singer in range(3):
        at.play(SINGER)
    assert 0 == at.fellowship().choose("move").pass_().wounds(orc)


@pytest.mark.card(FRIENDS)
@pytest.mark.parametrize(("cost", "healed"), [(0, 0), (2, 2), (9, 3)])
def test_friends_of_old(cost: int, healed: int) -> None:
    """A card of an opponent's hand shows its cost: so many Elven allies lose a wound each, as far as there are."""
    at = standing()
    allies = [at.play(SINGER, wounds=1) for _singer in range(3)]
    others = [at.play(MAN, wounds=1), at.play(LEGOLAS, wounds=1)]
    at.hand(0, FRIENDS)
    [shown] = at.hand(1, minion("Costly", cost=cost))
    game = at.fellowship().choose("play", FRIENDS)
    if game.options("choose"):
        game.choose_all(*allies[:healed])
    assert healed == [game.wounds(one) for one in allies].count(0)
    assert ([1, 1], terms.HAND) == ([game.wounds(one) for one in others], game.zone(shown))
    assert "log-saw-hand" in game.log()


@pytest.mark.card(FRIENDS)
def test_friends_of_old_find_an_empty_hand() -> None:
    """Nothing is revealed, nobody is healed."""
    at = standing()
    singer = at.play(SINGER, wounds=1)
    at.hand(0, FRIENDS)
    assert 1 == at.fellowship().choose("play", FRIENDS).wounds(singer)


@pytest.mark.card(EVENSTAR)
@pytest.mark.parametrize(("lady", "offered"), [(ARWEN, True), (LEGOLAS, False)])
def test_the_evenstar_is_arwens_gift(lady: str, offered: bool) -> None:
    """She has to be spotted."""
    at = standing()
    at.play(ARAGORN)
    at.play(lady)
    at.hand(0, EVENSTAR)
    assert offered == at.fellowship().offered("play", EVENSTAR)


@pytest.mark.card(EVENSTAR)
@pytest.mark.parametrize("paid", [1, 2])
def test_the_gift_of_the_evenstar(paid: int) -> None:
    """Aragorn exerts, or two cards are discarded: a minion he fights loses one."""
    at = standing()
    aragorn, foe, other = at.play(ARAGORN), at.play(STRONG_ORC), at.play(STRONG_ORC)
    gift = at.play(EVENSTAR, on=aragorn)
    cards = at.hand(0, GIMLI, GIMLI, GIMLI)
    game = at.skirmish(aragorn, foe).choose("use", gift).choose("choice", amount=paid)
    if paid == 2:
        game.choose_all(*cards[:2])
    assert (8, 9) == (game.strength(foe), game.strength(other))
    assert (2 - paid, 3 if paid == 1 else 1) == (game.wounds(aragorn), len(game.table.players[0].hand))


@pytest.mark.card(EVENSTAR)
def test_the_evenstar_asks_a_price_and_is_for_aragorns_foes() -> None:
    """Without cards and exhausted he cannot use it; a minion that fights another is not weaker."""
    at = standing()
    aragorn = at.play(ARAGORN, wounds=3)
    gift = at.play(EVENSTAR, on=aragorn)
    at.hand(0, GIMLI)
    assert not at.skirmish(aragorn, at.play(STRONG_ORC)).offered("use", gift)
    at = standing()
    gift, foe = at.play(EVENSTAR, on=at.play(ARAGORN)), at.play(STRONG_ORC)
    assert 9 == at.skirmish(at.play(GIMLI), foe).choose("use", gift).strength(foe)


@pytest.mark.card(KNIVES)
def test_the_long_knives_of_legolas() -> None:
    """Each Orc and Uruk-hai he fights loses two, a Nazgûl nothing, nor an Orc that fights nobody; he gains one."""
    at = standing()
    legolas = at.play(LEGOLAS)
    foes, other = [at.play(STRONG_ORC), at.play(URUK), at.play(NAZGUL)], at.play(STRONG_ORC)
    game = at.skirmish(legolas, *foes)
    before = game.strength(legolas)
    at.play(KNIVES, on=legolas)
    assert [7, 7, 9, 9] == [game.strength(one) for one in (*foes, other)]
    assert before + 1 == game.strength(legolas)


@pytest.mark.card(HEALING)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
@pytest.mark.parametrize(
    ("elves", "offered"), [((ELROND,), True), ((SINGER, SINGER), True), ((SINGER, MAN), False), ((LEGOLAS,), False)]
)
def test_a_master_of_healing(phase: str, elves: tuple[str, ...], offered: bool) -> None:
    """Elrond, or two Elven allies, must be spotted; then a companion or an ally loses a wound."""
    at = standing()
    for one in elves:
        at.play(one)
    hurt = [at.play(BOROMIR, wounds=2), at.play(MAN, wounds=1)]
    at.play(STRONG_ORC, wounds=1)
    at.hand(0, HEALING)
    game = at.fellowship() if phase == terms.FELLOWSHIP else at.regroup()
    assert offered == game.offered("play", HEALING)
    if offered:
        game.choose("play", HEALING)
        assert sorted(hurt) == sorted(game.choices())
        game.choose("choose", hurt[0])
        assert [1, 1] == [game.wounds(one) for one in hurt]


@pytest.mark.card(NENYA)
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_nenya_renews_a_hand(cards: int) -> None:
    """As the regroup phase starts up to two cards are discarded, and as many drawn."""
    at = standing()
    lady = at.play(GALADRIEL)
    ring = at.play(NENYA, on=lady)
    hand = at.hand(0, GIMLI, GIMLI, GIMLI)
    drawn = at.deck(0, LEGOLAS, LEGOLAS, LEGOLAS)
    game = at.skirmish(at.play(BOROMIR), at.play(minion("Weak", strength=1, vitality=1)))
    assert 4 == vitality(game.table, lady)
    game.passes().choose("respond", ring).choose_all(*hand[:cards])
    assert [terms.DISCARD_PILE] * cards + [terms.HAND] * (3 - cards) == zones(game, *hand)
    assert [terms.HAND] * cards + [terms.DECK] * (3 - cards) == zones(game, *drawn)


@pytest.mark.card(NENYA)
def test_nenya_may_rest() -> None:
    """The offer can be declined."""
    at = standing()
    at.play(NENYA, on=at.play(GALADRIEL))
    hand = at.hand(0, GIMLI)
    game = at.skirmish(at.play(BOROMIR), at.play(minion("Weak", strength=1, vitality=1))).passes()
    assert [terms.HAND] == zones(game.pass_(), *hand)


@pytest.mark.card(PHIAL)
@pytest.mark.parametrize(("friend", "offered"), [(SINGER, True), (GIMLI, False)])
def test_the_phial_is_given_by_an_elf(friend: str, offered: bool) -> None:
    """One exerts; the Ring-bearer alone may bear it, and his resistance is two more."""
    at = standing()
    at.play(SAM)
    giver, frodo = at.play(friend), at.frodo()
    at.hand(0, PHIAL)
    game = at.fellowship()
    before = resistance(game.table, frodo)
    assert offered == game.offered("play", PHIAL)
    if offered:
        game.choose("play", PHIAL)
        assert (1, before + 2) == (game.wounds(giver), resistance(game.table, frodo))
        assert frodo == game.table.cards[game.in_play(PHIAL)[0]].bearer


@pytest.mark.card(NEAR)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.MANEUVER])
def test_something_draws_near(phase: str) -> None:
    """An Elf exerts: a possession or artifact of Isengard goes; no condition, and nothing of another culture."""
    at = standing()
    elf, uruk = at.play(LEGOLAS), at.play(URUK)
    sword = at.play(possession("Sword", side=terms.SHADOW, culture="isengard"), on=uruk)
    stone = at.play(artifact("Stone", side=terms.SHADOW, culture="isengard"))
    at.play(possession("Blade", side=terms.SHADOW, culture="moria"), on=at.play(STRONG_ORC))
    at.play(condition("Storm", side=terms.SHADOW, culture="isengard"))
    at.hand(0, NEAR)
    game = (at.fellowship() if phase == terms.FELLOWSHIP else at.maneuver()).choose("play", NEAR)
    assert sorted([sword, stone]) == sorted(game.choices())
    game.choose("choose", stone)
    assert ([terms.PLAY, terms.DISCARD_PILE], 1) == (zones(game, sword, stone), game.wounds(elf))


@pytest.mark.card(NEAR)
def test_only_an_elf_feels_it() -> None:
    """A Dwarf cannot exert for it."""
    at = standing()
    at.play(GIMLI)
    at.play(artifact("Stone", side=terms.SHADOW, culture="isengard"))
    at.hand(0, NEAR)
    assert not at.fellowship().offered("play", NEAR)


@pytest.mark.card(VILYA)
def test_vilya_undoes_a_condition() -> None:
    """Elrond exerts twice: a Shadow condition goes back to its owner's hand, not one of the Free Peoples."""
    at = standing()
    elrond = at.play(ELROND)
    ring = at.play(VILYA, on=elrond)
    eyes = [at.play(condition(f"Eye {number}", side=terms.SHADOW)) for number in range(2)]
    own = at.play(condition("Song"))
    at.play(STRONG_ORC)
    game = at.maneuver()
    assert 5 == vitality(game.table, elrond)
    game.choose("use", ring)
    assert (True, False) == (set(eyes) <= set(game.choices()), own in game.choices())
    game.choose("choose", eyes[1])
    assert ([terms.PLAY, terms.HAND], 2) == (zones(game, *eyes), game.wounds(elrond))
    assert eyes[1] in game.table.players[1].hand


@pytest.mark.card(VILYA)
def test_vilya_needs_elronds_strength() -> None:
    """Two exertions must be left to him."""
    at = standing()
    ring = at.play(VILYA, on=at.play(ELROND, wounds=3))
    at.play(condition("Eye", side=terms.SHADOW))
    at.play(STRONG_ORC)
    assert not at.maneuver().offered("use", ring)


@pytest.mark.card(VOICE)
@pytest.mark.parametrize(("kind", "offered"), [("river", True), ("forest", True), ("plains", False)])
def test_the_voice_of_nimrodel(kind: str, offered: bool) -> None:
    """At a river or in a forest an Elf exerts, and the skirmish is cancelled: nobody wins it."""
    at = standing(site=2)
    at.lay_this(site(f"Place of {kind}", 2, keywords=((kind, 1),)), 1)
    elf, orc = at.play(LEGOLAS), at.play(STRONG_ORC)
    at.hand(0, VOICE)
    game = at.skirmish(elf, orc)
    assert offered == game.offered("play", VOICE)
    if offered:
        game.choose("play", VOICE).passes()
        assert (1, 0, True) == (game.wounds(elf), game.wounds(orc), "log-skirmish-cancelled" in game.log())


@pytest.mark.card(VOICE)
def test_the_voice_is_for_the_elf_who_fights() -> None:
    """If another Elf exerts, the skirmish goes on; a Dwarf cannot exert at all."""
    at = standing(site=2)
    at.lay_this(site("Place of river", 2, keywords=(("river", 1),)), 1)
    gimli, elf, orc = at.play(GIMLI), at.play(companion("Elf", race="elf")), at.play(STRONG_ORC)
    at.hand(0, VOICE)
    game = at.skirmish(gimli, orc).choose("play", VOICE)
    assert 1 == game.wounds(elf)
    assert (1, False) == (game.passes().wounds(gimli), "log-skirmish-cancelled" in game.log())
