"""Ringwraith cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.mordor import CAVE_ORC, FLAGON, OATH
from tests.lotr.cards.standing import BELL, EOMER, GIMLI, LEGOLAS, SAM, burdens, hand_over, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, artifact, companion, condition, minion

PLAIN_NAZG_L = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
MORDOR_ORC = minion("Orc of the Dark Land", culture="sauron", vitality=3, cost=6)
MORDOR_TROLL = minion("Troll of the Dark Land", culture="sauron", race="troll", vitality=4, cost=10)
MORDOR_BANNER = condition("Banner of the Dark Land", culture="sauron", side=terms.SHADOW)
RAIDING_MAN = minion("Raiding Man", culture="raider", race="man", cost=2)
TOLDEA_OF_THE_TOWER = minion("Úlairë Toldëa", culture="wraith", race="nazgul", strength=13, vitality=3)
PHIAL = artifact("Phial")
CULTURES = (GIMLI, LEGOLAS, EOMER)
"""Three cultures besides Frodo's: two beyond two."""
HERO = companion("Hero", strength=9, vitality=5)


def falls(game: Playing) -> Playing:
    """Returns the game after the skirmish is resolved and the loser has suffered the consequences."""
    game.passes()
    while game.offered("suffer"):
        game.choose("suffer")
    return game


@pytest.mark.card("6U83")
@pytest.mark.parametrize(("hand", "offered"), [(2, True), (1, False)])
def test_a_fell_beast(hand: int, offered: bool) -> None:
    """Fell Beast: two cards are discarded to play the mount, which makes a Nazgûl strength +2 and fierce."""
    at = in_rohan(4)
    nazgul = at.play(PLAIN_NAZG_L)
    cards = at.hand(1, *["4C297"] * hand)
    at.hand(1, "6U83")
    game = at.shadow()
    assert offered == game.offered("play", "6U83")
    if offered:
        game.choose("play", "6U83")
        assert (11, 1) == (game.strength(nazgul), keyword(game.table, nazgul, terms.FIERCE))
        assert [terms.DISCARD_PILE] * 2 == zones(game, *cards)


@pytest.mark.card("6U84")
def test_spied_from_above() -> None:
    """Spied From Above: a Nazgûl exerts twice to play a Ringwraith or Sauron minion for 8 less, exhausted."""
    at = in_rohan(4).pool(2)
    nazgul, orc = at.play(PLAIN_NAZG_L), at.play(MORDOR_ORC)
    spy = at.play("6U84")
    witch, troll, *_others = at.hand(1, "6P122", MORDOR_TROLL, CAVE_ORC, RAIDING_MAN, MORDOR_BANNER, "6U83")
    at.deck(1, MORDOR_ORC)
    at.discard(1, MORDOR_ORC)
    game = hand_over(at.regroup()).choose("use", spy)
    assert (1, 2, sorted([witch, troll])) == (game.asked, game.wounds(nazgul), sorted(game.choices("play")))
    game.choose("play", troll)
    assert ((terms.PLAY, 3), (2, 0), 0) == (
        (game.zone(troll), game.wounds(troll)),
        (game.wounds(nazgul), game.wounds(orc)),
        game.table.twilight,
    )


@pytest.mark.parametrize(
    ("id", "exertions"),
    [pytest.param("6U84", 2, marks=pytest.mark.card("6U84")), pytest.param("6R89", 1, marks=pytest.mark.card("6R89"))],
)
def test_which_nazgul_exerts(id: str, exertions: int) -> None:
    """Spied From Above and Winged and Ominous: the Shadow player chooses which of several Nazgûl exerts."""
    at = in_rohan(4).pool(2)
    wraiths = [at.play(PLAIN_NAZG_L), at.play(PLAIN_NAZG_L)]
    above = at.play(id)
    at.hand(1, MORDOR_ORC)
    game = hand_over(at.regroup()).choose("use", above)
    assert (1, sorted(wraiths)) == (game.asked, sorted(game.choices()))
    game.choose("choose", wraiths[1])
    assert [0, exertions] == [game.wounds(wraith) for wraith in wraiths]


@pytest.mark.card("6U84")
@pytest.mark.parametrize(
    ("spy", "wounds", "minion", "pool", "offered"),
    [
        ("nazgul", 0, "troll", 2, True),
        ("nazgul", 1, "troll", 2, False),
        ("nazgul", 0, "troll", 1, False),
        ("nazgul", 0, "orc", 0, True),
        ("nazgul", 0, "cave orc", 9, False),
        ("orc", 0, "troll", 2, False),
    ],
)
def test_who_is_spied_from_above(spy: str, wounds: int, minion: str, pool: int, offered: bool) -> None:
    """Spied From Above: the action needs a Nazgûl who can exert twice and an affordable minion of the two cultures."""
    at = in_rohan(4).pool(pool)
    at.play({"nazgul": PLAIN_NAZG_L, "orc": MORDOR_ORC}[spy], wounds=wounds)
    above = at.play("6U84")
    at.hand(1, {"troll": MORDOR_TROLL, "orc": MORDOR_ORC, "cave orc": CAVE_ORC}[minion])
    assert offered == hand_over(at.regroup()).offered("use", above)


@pytest.mark.card("6R85")
@pytest.mark.parametrize("number", [0, 1])
def test_the_sword_of_dol_guldur(number: int) -> None:
    """Sword of Dol Guldur: when Toldëa wins, a Free Peoples possession or condition is discarded."""
    at = in_rohan(4)
    hero = at.play(HERO)
    mine = [at.play(OATH), at.play(FLAGON)]
    kept = [at.play(PHIAL), at.play("6U84"), at.play("6R89")]
    toldea = at.play(TOLDEA_OF_THE_TOWER)
    sword = at.play("6R85", on=toldea)
    game = at.skirmish(hero, toldea)
    assert 15 == game.strength(toldea)
    falls(game)
    [bell] = game.in_play(BELL)
    assert (0, sorted([*mine, bell])) == (game.asked, sorted(game.choices()))
    game.choose("choose", mine[number])
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, mine[number], mine[1 - number])
    assert [terms.PLAY] * 4 == zones(game, *kept, sword)


@pytest.mark.card("6R85")
@pytest.mark.parametrize(("bearer", "winner"), [("nazgul", "nazgul"), ("toldea", "nazgul")])
def test_the_sword_of_dol_guldur_in_other_hands(bearer: str, winner: str) -> None:
    """Sword of Dol Guldur: nothing is discarded if another Nazgûl bears the sword or wins the skirmish."""
    at = in_rohan(4)
    hero, flagon = at.play(HERO), at.play(FLAGON)
    wraiths = {"nazgul": at.play(PLAIN_NAZG_L), "toldea": at.play(TOLDEA_OF_THE_TOWER)}
    at.play("6R85", on=wraiths[bearer])
    game = at.skirmish(hero, wraiths[winner]).passes()
    assert (terms.PLAY, 1, []) == (game.zone(flagon), game.wounds(hero), game.choices())


@pytest.mark.card("6R85")
def test_who_can_bear_the_sword_of_dol_guldur() -> None:
    """Sword of Dol Guldur: any Nazgûl can bear the sword, but no other minion."""
    at = in_rohan(4).pool(9)
    nazgul, toldea = at.play(PLAIN_NAZG_L), at.play(TOLDEA_OF_THE_TOWER)
    at.play(MORDOR_ORC)
    at.hand(1, "6R85")
    game = at.shadow().choose("play", "6R85")
    assert sorted([nazgul, toldea]) == sorted(game.choices("bear"))


@pytest.mark.card("6U86")
def test_lemenya_carries_a_companion_off() -> None:
    """Úlairë Lemenya: he exerts and three cards are discarded to return a companion other than Frodo to hand."""
    at = in_rohan(4)
    eomer, legolas = at.play(EOMER), at.play(LEGOLAS)
    bow = at.play("4U62", on=legolas)
    lemenya = at.play("6U86")
    cards = at.hand(1, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = hand_over(at.regroup()).choose("use", lemenya)
    assert (1, sorted([eomer, legolas])) == (game.asked, sorted(game.choices()))
    game.choose("choose", legolas)
    assert [terms.HAND, terms.DISCARD_PILE, terms.PLAY] == zones(game, legolas, bow, eomer)
    assert ((legolas,), 1) == (game.table.players[0].hand, game.wounds(lemenya))
    assert [terms.DISCARD_PILE] * 3 == zones(game, *cards)


@pytest.mark.card("6U87")
@pytest.mark.parametrize(("companions", "nazgul", "wounds"), [(3, True, 2), (2, True, 1), (1, True, 0), (3, False, 0)])
def test_nertea_hunts_the_ring_bound(companions: int, nazgul: bool, wounds: int) -> None:
    """Úlairë Nertëa: with another Nazgûl, a Ring-bound companion exerts for each culture beyond two."""
    at = in_rohan(4).pool(4)
    for hero in CULTURES[:companions]:
        at.play(hero)
    if nazgul:
        at.play(PLAIN_NAZG_L)
    at.hand(1, "6U87")
    game = at.shadow().choose("play", "6U87")
    assert wounds == game.wounds(at.frodo())


@pytest.mark.card("6R88")
@pytest.mark.parametrize("exerting", [True, False])
def test_toldea_wins(exerting: bool) -> None:
    """Úlairë Toldëa: when he wins, the Free Peoples player exerts a companion or adds a burden."""
    at = in_rohan(4)
    hero, other, tired = at.play(HERO), at.play(companion("Other")), at.play(companion("Tired"), wounds=2)
    helper = at.play(ally("Helper", vitality=4))
    game = falls(at.skirmish(hero, at.play("6R88")))
    assert (0, 0) == (game.asked, burdens(game))
    game.choose("choice", amount=1 if exerting else 2)
    if exerting:
        assert (0, sorted([hero, other, at.frodo()])) == (game.asked, sorted(game.choices()))
        game.choose("choose", other)
    assert [1, int(exerting), 2, 0] == [game.wounds(card) for card in (hero, other, tired, helper)]
    assert 1 - int(exerting) == burdens(game)


@pytest.mark.card("6R88")
def test_toldea_while_another_wins() -> None:
    """Úlairë Toldëa: a skirmish won by another Nazgûl does not trigger the ability."""
    at = in_rohan(4)
    hero = at.play(HERO)
    at.play("6R88")
    game = at.skirmish(hero, at.play(PLAIN_NAZG_L)).passes()
    assert (1, 0, False) == (game.wounds(hero), burdens(game), game.offered("choice"))


@pytest.mark.card("6R89")
@pytest.mark.parametrize(("servant", "wounds", "offered"), [(0, 0, True), (0, 2, False), (1, 0, False)])
def test_winged_and_ominous_gathers_tokens(servant: int, wounds: int, offered: bool) -> None:
    """Winged and Ominous: in the regroup phase a Nazgûl exerts to put a Ringwraith token on the condition."""
    at = in_rohan(4)
    nazgul = at.play((PLAIN_NAZG_L, MORDOR_ORC)[servant], wounds=wounds)
    above, other = at.play("6R89"), at.play("6U84")
    game = hand_over(at.regroup())
    assert offered == game.offered("use", above)
    if offered:
        game.choose("use", above)
        assert (1, ("wraith", 1), 0) == (
            game.wounds(nazgul),
            (game.table.cards[above].culture_tokens, game.table.cards[above].tokens),
            game.table.cards[other].tokens,
        )


@pytest.mark.card("6R89")
@pytest.mark.parametrize(("tokens", "left"), [(2, None), (3, 0), (5, 2)])
def test_winged_and_ominous_gives_twilight(tokens: int, left: int | None) -> None:
    """Winged and Ominous: in the Shadow phase three tokens are taken off the condition to add two twilight tokens."""
    at = in_rohan(4).pool(1)
    above = at.play("6R89", tokens=tokens, culture="wraith")
    at.play("6R89", tokens=2, culture="wraith")
    game = at.shadow()
    assert (left is not None) == game.offered("use", above)
    if left is not None:
        game.choose("use", above)
        assert (3, left) == (game.table.twilight, game.table.cards[above].tokens)


@pytest.mark.card("6P122")
@pytest.mark.parametrize("exerting", [True, False])
def test_the_witch_king_rejoices(exerting: bool) -> None:
    """The Witch-king: when a Nazgûl kills a companion, a companion exerts or an ally is wounded twice."""
    at = in_rohan(4)
    victim, hero, helper = at.play(companion("Victim", strength=1)), at.play(HERO), at.play(ally("Helper", vitality=4))
    at.play("6P122")
    other = at.play(ally("Helper", vitality=4))
    game = falls(at.skirmish(victim, at.play(PLAIN_NAZG_L)))
    assert 1 == game.asked
    game.choose("choice", amount=2 if exerting else 1)
    assert (1, True, not exerting) == (game.asked, game.offered("choose"), other in game.choices())
    game.choose("choose", hero if exerting else helper)
    assert (terms.DEAD_PILE, int(exerting), 0 if exerting else 2) == (
        game.zone(victim),
        game.wounds(hero),
        game.wounds(helper),
    )


@pytest.mark.card("6P122")
def test_the_witch_king_and_the_deeds_of_orcs() -> None:
    """The Witch-king: a companion killed by an Orc does not trigger the ability."""
    at = in_rohan(4)
    victim = at.play(companion("Victim", strength=1))
    at.play(ally("Helper", vitality=4))
    at.play("6P122")
    game = falls(at.skirmish(victim, at.play(PLAIN_ORC)))
    assert (terms.DEAD_PILE, False) == (game.zone(victim), game.offered("choice"))


@pytest.mark.card("6P122", "1U211")
@pytest.mark.rule("LG-104")
def test_the_witch_king_and_deaths_beside_the_skirmish() -> None:
    """The Witch-king and Drawn to Its Power: a death after the skirmish has ended does not count as in a skirmish."""
    at = in_rohan(4)
    victim, frodo, sam = at.play(companion("Loser", strength=8, vitality=4)), at.frodo(), at.play(SAM)
    at.play(ally("Helper", vitality=4))
    at.play("6P122")
    at.play("1U211")
    at.table.cards[frodo].wounds = 3
    game = falls(at.skirmish(victim, at.play("2U83")))
    game.choose("respond", "2U83").choose("respond", sam)
    assert (terms.DEAD_PILE, sam) == (game.zone(frodo), game.table.players[0].ring_bearer)
    assert (0, False) == (burdens(game), game.offered("choice"))


@pytest.mark.card("6P122", "1U211")
@pytest.mark.rule("LG-104")
def test_the_witch_king_and_who_strikes_from_beside_the_skirmish() -> None:
    """The Witch-king and Drawn to Its Power: a Nazgûl outside the skirmish who kills a companion does not count."""
    at = in_rohan(4)
    victim = at.play(companion("Victim", vitality=1))
    at.play(ally("Helper", vitality=4))
    at.play("6P122")
    at.play("1U211")
    strikes = Action((terms.SKIRMISH,), effects=(wound(COMPANION),))
    far = at.play(minion("Nazgûl on High", culture="wraith", race="nazgul", abilities=(strikes,)))
    game = hand_over(at.skirmish(victim, at.play(PLAIN_ORC))).choose("use", far).choose("choose", victim)
    answered = game.offered("respond") or game.offered("choice")
    assert (terms.DEAD_PILE, 0, False) == (game.zone(victim), burdens(game), answered)
