"""Elven cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import vitality
from inglenook.lotr.rules.archery import fellowship_archery
from inglenook.lotr.stats import resistance
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
from tests.lotr.samples import ally, condition, minion, possession, site

SINGER = ally("Singer", culture="elven", race="elf", vitality=2)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


@pytest.mark.card("3U18")
def test_galdor_sends_a_minion_back() -> None:
    """Galdor: he exerts in the regroup phase to return a minion to hand, and its possessions are discarded."""
    at = standing()
    galdor, orc, other = at.play("3U18"), at.play(STRONG_ORC), at.play(URUK)
    blade = at.play(possession("Blade", side=terms.SHADOW), on=orc)
    game = at.regroup().choose("use", galdor).choose("choose", orc)
    assert ([terms.HAND, terms.PLAY, terms.DISCARD_PILE], 1) == (zones(game, orc, other, blade), game.wounds(galdor))


@pytest.mark.parametrize("id", [card("3U18"), card("3U20"), card("3U25")])
@pytest.mark.parametrize(("friend", "offered"), [(LEGOLAS, True), (GIMLI, False)])
def test_a_councillor_follows_an_elf(id: str, friend: str, offered: bool) -> None:
    """Galdor, Golradir and Saelbeth: an Elf must be spotted to play the ally."""
    at = standing()
    at.play(friend)
    at.hand(0, id)
    assert offered == at.fellowship().offered("play", id)


@pytest.mark.card("3U18")
def test_galdor_needs_a_minion() -> None:
    """Galdor: the ability needs a minion in play."""
    for minions in (0, 1):
        at = standing()
        galdor = at.play("3U18")
        if minions:
            at.play(STRONG_ORC)
        assert bool(minions) == at.regroup().offered("use", galdor)


@pytest.mark.parametrize(("id", "uruk"), [card("3U20", False), card("3U25", True)])
def test_a_councillor_weakens_a_foe(id: str, uruk: bool) -> None:
    """Golradir and Saelbeth: Golradir exerts to make an Orc strength -1, and Saelbeth an Uruk-hai."""
    at = standing()
    elf, targets = at.play(id), [at.play(URUK if uruk else STRONG_ORC) for _foe in range(2)]
    other = at.play(STRONG_ORC if uruk else URUK)
    game = at.skirmish(at.play(GIMLI), targets[0], other).choose("use", elf)
    assert sorted(targets) == sorted(game.choices())
    game.choose("choose", targets[0])
    assert ([8, 9, 9], 1) == ([game.strength(one) for one in (*targets, other)], game.wounds(elf))


@pytest.mark.card("3P121")
@pytest.mark.parametrize(("kind", "total"), [("river", 2), ("forest", 2), ("plains", 1)])
def test_legolas_shoots_better_by_rivers_and_in_forests(kind: str, total: int) -> None:
    """Legolas: the fellowship archery total is 1 higher at a river or in a forest."""
    at = standing(site=1)
    at.lay_this(site(f"Place of {kind}", 1, keywords=((kind, 1),)), 1)
    at.play("3P121")
    at.play(STRONG_ORC)
    assert total == fellowship_archery(at.archery().table, 0)


@pytest.mark.card("3U9")
@pytest.mark.parametrize(("below", "strength"), [(LEGOLAS, 8), (GIMLI, 9)])
def test_beren_and_luthien(below: str, strength: int) -> None:
    """Beren and Lúthien: an Elven ally exerts to discard the bottom card; an Elven card weakens an Elf's foe."""
    at = standing()
    tale, singer, elf, orc = at.play("3U9"), at.play(SINGER), at.play(LEGOLAS), at.play(STRONG_ORC)
    second = at.play(STRONG_ORC)
    top, bottom = at.deck(0, LEGOLAS, below)
    game = at.skirmish(elf, orc, second).choose("use", tale)
    if strength == 8:
        game.choose("choose", orc)
    assert [terms.DECK, terms.DISCARD_PILE] == zones(game, top, bottom)
    assert (strength, 9, 1) == (game.strength(orc), game.strength(second), game.wounds(singer))


@pytest.mark.card("3U9")
def test_beren_and_luthien_are_sung_by_elves_for_elves() -> None:
    """Beren and Lúthien: only an Elven ally can exert, and only a minion fighting an Elf loses strength."""
    at = standing()
    tale, elf, orc = at.play("3U9"), at.play(LEGOLAS), at.play(STRONG_ORC)
    at.play(ally("Man of Bree", race="man"))
    at.deck(0, LEGOLAS)
    assert not at.skirmish(elf, orc).offered("use", tale)
    at = standing()
    tale, gimli, orc = at.play("3U9"), at.play(GIMLI), at.play(STRONG_ORC)
    at.play(SINGER)
    at.deck(0, LEGOLAS)
    assert 9 == at.skirmish(gimli, orc).choose("use", tale).strength(orc)


FORESTS, EVENSTAR, KNIVES, NENYA, PHIAL, VILYA = "3R15", "3R19", "3R21", "3R23", "3U24", "3R27"
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
    """Gift of the Evenstar, Long-knives of Legolas, Nenya and Vilya: only the named character can be the bearer."""
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
    """Forests of Lothlórien: with three Elven allies, each move may wound a minion."""
    at = standing(seats=3)
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
    """Forests of Lothlórien: wounding a minion is optional."""
    at = standing()
    at.play(FORESTS)
    orc = at.play(STRONG_ORC)
    for _singer in range(3):
        at.play(SINGER)
    assert 0 == at.fellowship().choose("move").pass_().wounds(orc)


@pytest.mark.card(EVENSTAR)
@pytest.mark.parametrize(("lady", "offered"), [(ARWEN, True), (LEGOLAS, False)])
def test_the_evenstar_is_arwens_gift(lady: str, offered: bool) -> None:
    """Gift of the Evenstar: Arwen must be spotted to play it."""
    at = standing()
    at.play(ARAGORN)
    at.play(lady)
    at.hand(0, EVENSTAR)
    assert offered == at.fellowship().offered("play", EVENSTAR)


@pytest.mark.card(EVENSTAR)
@pytest.mark.parametrize("paid", [1, 2])
def test_the_gift_of_the_evenstar(paid: int) -> None:
    """Gift of the Evenstar: Aragorn exerts or two cards are discarded to make a minion fighting him strength -1."""
    at = standing()
    aragorn, foe, other = at.play(ARAGORN), at.play(STRONG_ORC), at.play(STRONG_ORC)
    gift = at.play(EVENSTAR, on=aragorn)
    cards = at.hand(0, GIMLI, GIMLI, GIMLI)
    game = at.skirmish(aragorn, foe, other).choose("use", gift).choose("choice", amount=paid)
    if paid == 2:
        game.choose_all(*cards[:2])
    game.choose("choose", foe)
    assert (8, 9) == (game.strength(foe), game.strength(other))
    assert (2 - paid, 3 if paid == 1 else 1) == (game.wounds(aragorn), len(game.table.players[0].hand))


@pytest.mark.card(EVENSTAR)
def test_the_evenstar_asks_a_price_and_is_for_aragorns_foes() -> None:
    """Gift of the Evenstar: the ability needs a payable cost and a minion skirmishing Aragorn."""
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
    """Long-knives of Legolas: each Orc and Uruk-hai skirmishing Legolas is strength -2."""
    at = standing()
    legolas = at.play(LEGOLAS)
    foes, other = [at.play(STRONG_ORC), at.play(URUK), at.play(NAZGUL)], at.play(STRONG_ORC)
    game = at.skirmish(legolas, *foes)
    before = game.strength(legolas)
    at.play(KNIVES, on=legolas)
    assert [7, 7, 9, 9] == [game.strength(one) for one in (*foes, other)]
    assert before + 1 == game.strength(legolas)


@pytest.mark.card(NENYA)
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_nenya_renews_a_hand(cards: int) -> None:
    """Nenya: at the start of the regroup phase up to two cards may be discarded to draw as many."""
    at = standing()
    lady = at.play(GALADRIEL)
    ring = at.play(NENYA, on=lady)
    hand = at.hand(0, GIMLI, GIMLI, GIMLI)
    drawn = at.deck(0, LEGOLAS, LEGOLAS, LEGOLAS)
    game = at.skirmish(at.play(BOROMIR), at.play(minion("Weak", strength=1, vitality=1)))
    assert 4 == vitality(game.table, lady)
    game.passes().choose("respond", ring)
    assert game.game.pending is not None and 2 == game.game.pending.most
    game.choose_all(*hand[:cards])
    assert [terms.DISCARD_PILE] * cards + [terms.HAND] * (3 - cards) == zones(game, *hand)
    assert [terms.HAND] * cards + [terms.DECK] * (3 - cards) == zones(game, *drawn)


@pytest.mark.card(NENYA)
def test_nenya_may_rest() -> None:
    """Nenya: discarding cards is optional."""
    at = standing()
    at.play(NENYA, on=at.play(GALADRIEL))
    hand = at.hand(0, GIMLI)
    game = at.skirmish(at.play(BOROMIR), at.play(minion("Weak", strength=1, vitality=1))).passes()
    assert [terms.HAND] == zones(game.pass_(), *hand)


@pytest.mark.card(PHIAL)
@pytest.mark.parametrize(("friend", "offered"), [(SINGER, True), (GIMLI, False)])
def test_the_phial_is_given_by_an_elf(friend: str, offered: bool) -> None:
    """Phial of Galadriel: an Elf exerts to play it on the Ring-bearer, who gets resistance +2."""
    at = standing()
    at.play(SAM)
    givers, frodo = [at.play(friend), at.play(friend)], at.frodo()
    at.hand(0, PHIAL)
    game = at.fellowship()
    before = resistance(game.table, frodo)
    assert offered == game.offered("play", PHIAL)
    if offered:
        game.choose("play", PHIAL)
        assert (0, sorted(givers)) == (game.asked, sorted(game.choices()))
        game.choose("choose", givers[0])
        assert (1, before + 2) == (game.wounds(givers[0]), resistance(game.table, frodo))
        assert frodo == game.table.cards[game.in_play(PHIAL)[0]].bearer


@pytest.mark.card(VILYA)
def test_vilya_undoes_a_condition() -> None:
    """Vilya: Elrond exerts twice to return a Shadow condition to its owner's hand."""
    at = standing()
    elrond = at.play(ELROND)
    ring = at.play(VILYA, on=elrond)
    eyes = [at.play(condition(f"Eye {number}", side=terms.SHADOW)) for number in range(2)]
    own = at.play(condition("Song"))
    orc = at.play(STRONG_ORC)
    game = at.maneuver()
    assert 5 == vitality(game.table, elrond)
    game.choose("use", ring)
    assert (True, set()) == (set(eyes) <= set(game.choices()), {own, orc} & set(game.choices()))
    game.choose("choose", eyes[1])
    assert ([terms.PLAY, terms.HAND], 2) == (zones(game, *eyes), game.wounds(elrond))
    assert eyes[1] in game.table.players[1].hand


@pytest.mark.card(VILYA)
def test_vilya_needs_elronds_strength() -> None:
    """Vilya: Elrond must be able to exert twice."""
    at = standing()
    ring = at.play(VILYA, on=at.play(ELROND, wounds=3))
    at.play(STRONG_ORC)
    assert not at.maneuver().offered("use", ring)
    at = standing()
    ring = at.play(VILYA, on=at.play(ELROND, wounds=2))
    at.play(STRONG_ORC)
    assert at.maneuver().offered("use", ring)  # the drum is a Shadow condition
