"""Nazgûl of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.filters import CHARACTER
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.riders import FRIEND, HERO, MAIL, ORC, RIDER, SECOND_RIDER, SPY, SWORD, fought
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, hand_over, laid_by, standing, zones
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

ATTEA, CANTEA, ENQUEA, LEMENYA = "1R229", "1R230", "1U231", "1U232"
NELYA, NERTEA, OTSEA, TOLDEA, WITCH_KING = "1U233", "1U234", "1U235", "1R236", "1R237"
BOW = possession("Fine Bow", item_class=terms.RANGED_WEAPON_CLASS, on=On(CHARACTER))
HEIRLOOM = artifact("Heirloom", item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER))
CURSE = condition("Curse", side=terms.SHADOW, culture="sauron", on=On(CHARACTER))
SPELL = condition("Spell of Fear", side=terms.SHADOW, culture="wraith", on=On(CHARACTER))


@pytest.mark.card(ATTEA)
def test_attea_gathers_strength() -> None:
    """Úlairë Attëa: each token removed gives strength +1, up to +5 in a skirmish."""
    at = standing().pool(7)
    attea = at.play(ATTEA)
    game = hand_over(at.skirmish(at.play(HERO), attea))
    for gain, left in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (5, 1)):
        game.choose("use", attea).pass_()
        assert (12 + gain, left) == (game.strength(attea), game.table.twilight)
    fought(game)
    assert 12 == game.strength(attea)


@pytest.mark.card(ATTEA)
def test_attea_needs_twilight() -> None:
    """Úlairë Attëa: the ability cannot be used without a twilight token."""
    at = standing()
    attea = at.play(ATTEA)
    assert not hand_over(at.skirmish(at.play(HERO), attea)).offered("use", attea)


@pytest.mark.card(CANTEA)
def test_cantea_breaks_weapons() -> None:
    """Úlairë Cantëa: his exertion discards a weapon of a character that he fights, but no armor."""
    at = standing()
    hero, other, cantea = at.play(HERO), at.play(GIMLI), at.play(CANTEA)
    sword, bow, heirloom = (at.play(id, on=hero) for id in (SWORD, BOW, HEIRLOOM))
    at.play(MAIL, on=hero)
    at.play(SWORD, on=other)
    at.play("1R216", on=cantea)
    game = hand_over(at.skirmish(hero, cantea)).choose("use", cantea)
    assert (1, sorted([sword, bow, heirloom])) == (game.asked, sorted(game.choices()))
    game.choose("choose", bow)
    assert ([terms.DISCARD_PILE, terms.PLAY], 1) == (zones(game, bow, sword), game.wounds(cantea))


@pytest.mark.card(CANTEA)
def test_an_exhausted_cantea_breaks_nothing() -> None:
    """Úlairë Cantëa: an exhausted Cantëa cannot use the ability."""
    at = standing()
    hero, cantea = at.play(HERO), at.play(CANTEA, wounds=2)
    at.play(SWORD, on=hero)
    assert not hand_over(at.skirmish(hero, cantea)).offered("use", cantea)


@pytest.mark.card(ENQUEA)
@pytest.mark.parametrize(
    ("companions", "burdens", "wounds", "offered"),
    [(5, 4, 0, False), (6, 0, 0, True), (2, 5, 0, True), (6, 5, 3, False)],
)
def test_enquea_wounds_a_companion(companions: int, burdens: int, wounds: int, offered: bool) -> None:
    """Úlairë Enquëa: with six companions or five burdens, he exerts to wound a companion, not the Ring-bearer."""
    at = standing().burdens(burdens)
    heroes = [at.play(companion(f"Hero {number}")) for number in range(companions - 1)]
    at.play(FRIEND)
    enquea = at.play(ENQUEA, wounds=wounds)
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", enquea)
    if offered:
        game.choose("use", enquea)
        if len(heroes) > 1:
            assert (1, sorted(heroes)) == (game.asked, sorted(game.choices()))
            game.choose("choose", heroes[0])
        assert (1, 1) == (game.wounds(heroes[0]), game.wounds(enquea))


@pytest.mark.card(LEMENYA)
def test_lemenya_weakens_who_bears_a_ringwraith_condition() -> None:
    """Úlairë Lemenya: a companion or ally bearing Ringwraith conditions is strength -2, however many it bears."""
    at = standing()
    gimli, friend, legolas, orc = at.play(GIMLI), at.play(FRIEND), at.play(LEGOLAS), at.play(ORC)
    at.play(possession("Dark Gift", side=terms.SHADOW, culture="wraith", on=On(CHARACTER)), seat=1, on=legolas)
    for victim, curse in ((gimli, SPELL), (gimli, SPELL), (friend, SPELL), (legolas, CURSE), (orc, SPELL)):
        at.play(curse, seat=1, on=victim)
    game = at.maneuver()
    assert [6, 3, 6, 9] == [game.strength(one) for one in (gimli, friend, legolas, orc)]
    at.play(LEMENYA)
    assert [4, 1, 6, 9] == [game.strength(one) for one in (gimli, friend, legolas, orc)]


@pytest.mark.card(NELYA)
def test_nelya_leads_astray() -> None:
    """Úlairë Nelya: he exerts to replace any site of an opponent with the player's own of that number."""
    at = standing(2)
    nelya = at.play(NELYA)
    first, second = laid_by(at, 0, 1), laid_by(at, 0, 2)
    own = at.lay(1, 3)
    game = at.shadow().choose("use", nelya)
    assert (sorted([first, second]), 1) == (sorted(game.choices()), game.wounds(nelya))
    game.choose("choose", first)
    new = game.table.path[0]
    assert (1, 1) == (game.table.cards[new].owner, game.table.cards[new].printed.site_number)
    assert [terms.ADVENTURE_DECK, terms.PATH, terms.PATH] == zones(game, first, second, own)


@pytest.mark.card(NELYA)
@pytest.mark.parametrize(("wounds", "owner"), [(2, 0), (0, 1)])
def test_nelya_needs_strength_and_a_strange_site(wounds: int, owner: int) -> None:
    """Úlairë Nelya: the ability needs a Nelya who can exert and an opponent's site in play."""
    at = standing(1)
    if owner == 0:
        laid_by(at, 0, 1)
    nelya = at.play(NELYA, wounds=wounds)
    assert not at.shadow().offered("use", nelya)


@pytest.mark.card(NERTEA)
@pytest.mark.parametrize(("companions", "plays"), [(4, 0), (5, 1), (6, 2)])
def test_nertea_calls_minions_back(companions: int, plays: int) -> None:
    """Úlairë Nertëa: for each companion beyond four, a minion may be played from the discard pile at its cost."""
    at = standing(3).pool(12)
    for number in range(companions - 1):
        at.play(companion(f"Hero {number}"))
    at.play(FRIEND)
    first, second, third = at.discard(1, *[minion(f"Runner {number}", cost=2) for number in range(3)])
    at.discard(1, "1U203", SPELL)
    at.hand(1, NERTEA)
    game = at.shadow().choose("play", NERTEA)
    for number in range(plays):
        game.choose("yes")
        assert sorted([first, second, third][number:]) == sorted(game.choices("play"))
        game.choose("play", [first, second, third][number])
    assert (plays, 8 - 2 * plays) == (zones(game, first, second, third).count(terms.PLAY), game.table.twilight)
    assert "prompt-shadow-action" == game.prompt


@pytest.mark.card(NERTEA)
def test_nertea_need_not_call() -> None:
    """Úlairë Nertëa: each minion may be declined."""
    at = standing(3).pool(12)
    for number in range(5):
        at.play(companion(f"Hero {number}"))
    runner = at.discard(1, minion("Runner", cost=2))[0]
    at.hand(1, NERTEA)
    game = at.shadow().choose("play", NERTEA).choose("no").choose("no")
    assert (terms.DISCARD_PILE, 8) == (game.zone(runner), game.table.twilight)


@pytest.mark.card(OTSEA)
def test_otsea_makes_a_minion_fierce() -> None:
    """Úlairë Otsëa: he exerts to make a Ringwraith minion, even himself, fierce until the regroup phase."""
    at = standing()
    at.play(HERO)
    otsea, rider, spy = at.play(OTSEA), at.play(RIDER), at.play(SPY)
    at.play(ORC)
    at.play("1U209")
    game = at.shadow().choose("use", otsea)
    assert (1, sorted([otsea, rider, spy])) == (game.asked, sorted(game.choices()))
    game.choose("choose", spy)
    assert (1, 1, 0) == (
        game.wounds(otsea),
        keyword(game.table, spy, terms.FIERCE),
        keyword(game.table, rider, terms.FIERCE),
    )
    while game.table.phase != terms.REGROUP:
        assert keyword(game.table, spy, terms.FIERCE)
        game.choose("done" if game.offered("done") else "pass")
    assert not keyword(game.table, spy, terms.FIERCE)


@pytest.mark.card(OTSEA)
def test_an_exhausted_otsea() -> None:
    """Úlairë Otsëa: an exhausted Otsëa cannot use the ability."""
    at = standing()
    otsea = at.play(OTSEA, wounds=2)
    assert not at.shadow().offered("use", otsea)


@pytest.mark.card(TOLDEA)
@pytest.mark.parametrize(("burdens", "offered"), [(3, False), (4, True)])
def test_toldea_picks_his_victim(burdens: int, offered: bool) -> None:
    """Úlairë Toldëa: with four burdens, he is assigned to a companion other than the Ring-bearer at no cost."""
    at = standing().burdens(burdens)
    gimli, boromir, toldea = at.play(GIMLI), at.play(BOROMIR), at.play(TOLDEA)
    at.play(ally("At Home", homes=(Home(2, terms.FELLOWSHIP_BLOCK),)))
    game = hand_over(at.assignment())
    assert offered == game.offered("use", toldea)
    if offered:
        game.choose("use", toldea)
        assert (1, sorted([gimli, boromir])) == (game.asked, sorted(game.choices()))
        game.choose("choose", boromir)
        assert ([(boromir, (toldea,))], 0) == (list(game.table.assignments), game.wounds(toldea))


@pytest.mark.card(WITCH_KING)
def test_the_witch_king_leads_the_nine() -> None:
    """The Witch-king: strength +2 for each other Nazgûl of any player."""
    at = standing(seats=3)
    king = at.play(WITCH_KING, seat=1)
    game = at.maneuver()
    assert 14 == game.strength(king)
    at.play(RIDER, seat=1)
    at.play(ORC, seat=1)
    at.play(SPY, seat=1)
    assert 16 == game.strength(king)
    at.play(SECOND_RIDER, seat=2)
    assert 18 == game.strength(king)


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (ATTEA, CANTEA, ENQUEA, NELYA, TOLDEA, WITCH_KING)]
)
def test_the_fierce_ones(id: str) -> None:
    """The Witch-king and five of the Úlairi: each minion printed as fierce is fierce."""
    at = standing()
    assert 1 == keyword(at.table, at.play(id), terms.FIERCE)
