"""Ringwraith possessions and conditions of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import fellowship_archery
from tests.lotr.cards.riders import (
    FRIEND,
    HERO,
    MAIL,
    ORC,
    RIDER,
    SECOND_RIDER,
    SONG,
    SPY,
    SWORD,
    VICTIM,
    fought,
)
from tests.lotr.cards.standing import (
    BELL,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    burdens,
    card,
    hand_over,
    laid_by,
    on_site,
    standing,
    zones,
)
from tests.lotr.samples import ally, artifact, companion, minion

STEED, POWER, BLADE_OF_NAZGUL, NINE = "1R208", "1U211", "1U218", "1U219"
NOT_DESTROYED, PALE_BLADE, SWORD_OF_MORGUL, WREATHED = "1U220", "1R221", "1U225", "1U238"
WITCH_KING, LEMENYA = "1R237", "1U232"
PATHS, PLAINS = "1U222", "1C331"


# Possessions.


@pytest.mark.parametrize(
    ("id", "right", "wrong"),
    [
        card(STEED, (RIDER, SECOND_RIDER), (ORC, SPY)),
        card(BLADE_OF_NAZGUL, (RIDER, SECOND_RIDER), (ORC, SPY)),
        card(PALE_BLADE, (WITCH_KING,), (RIDER, SPY)),
        card(SWORD_OF_MORGUL, (LEMENYA,), (RIDER, SPY)),
    ],
)
def test_who_may_bear_it(id: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """Ringwraith possessions: only a permitted bearer can be chosen, and one is required to play the card."""
    at = standing().pool(9)
    bearers = [at.play(one) for one in right]
    for one in wrong:
        at.play(one)
    at.hand(1, id)
    game = at.shadow().choose("play", id)
    if len(bearers) > 1:
        assert sorted(bearers) == sorted(game.choices("bear"))
        game.choose("bear", bearers[0])
    assert bearers[0] == game.table.cards[game.in_play(id)[0]].bearer
    at = standing().pool(9)
    for one in wrong:
        at.play(one)
    at.hand(1, id)
    assert not at.shadow().offered("play", id)


@pytest.mark.card(STEED)
def test_a_black_steed_gallops_on_plains() -> None:
    """Black Steed: the bearer is strength +2, and another +2 at a plains site."""
    for at, gain in ((standing(), 2), (on_site(PLAINS, 2), 4)):
        rider, other = at.play(RIDER), at.play(SECOND_RIDER)
        at.play(STEED, on=rider)
        game = at.maneuver()
        assert (9 + gain, 8) == (game.strength(rider), game.strength(other))


@pytest.mark.card(STEED)
@pytest.mark.parametrize(("site", "zone"), [(3, terms.PLAY), (4, terms.DISCARD_PILE)])
def test_no_steed_goes_underground(site: int, zone: str) -> None:
    """Black Steed: the mount is discarded at an underground site."""
    at = standing(site)
    rider = at.play(RIDER)
    steed = at.play(STEED, on=rider)
    at.hand(1, minion("Newcomer"))
    game = at.shadow().choose("play", minion("Newcomer"))
    assert [zone, terms.PLAY] == zones(game, steed, rider)


@pytest.mark.card(BLADE_OF_NAZGUL)
@pytest.mark.parametrize(("before", "bonus"), [(2, 0), (3, 1), (6, 1)])
def test_a_nazgul_sword(before: int, bonus: int) -> None:
    """Nazgûl Sword: the bearer is strength +2, and damage +1 with three or more burdens."""
    at = standing().burdens(before)
    rider, other = at.play(RIDER), at.play(SECOND_RIDER)
    at.play(BLADE_OF_NAZGUL, on=rider)
    table = at.maneuver().table
    assert (bonus, 0) == (keyword(table, rider, terms.DAMAGE), keyword(table, other, terms.DAMAGE))


@pytest.mark.parametrize(("blade", "bearer"), [card(PALE_BLADE, WITCH_KING), card(SWORD_OF_MORGUL, LEMENYA)])
def test_a_blade_with_a_name(blade: str, bearer: str) -> None:
    """The Pale Blade and Sword of Minas Morgul: the bearer is damage +1, and no other minion is."""
    at = standing()
    lord, other = at.play(bearer), at.play(RIDER)
    at.play(blade, on=lord)
    table = at.maneuver().table
    assert (1, 0) == (keyword(table, lord, terms.DAMAGE), keyword(table, other, terms.DAMAGE))


@pytest.mark.card(PALE_BLADE)
@pytest.mark.parametrize(
    ("winner", "wounds", "offered"), [(WITCH_KING, 0, True), (WITCH_KING, 3, False), (RIDER, 0, False)]
)
@pytest.mark.parametrize("used", [True, False])
def test_the_pale_blade_undoes_conditions(winner: str, wounds: int, offered: bool, used: bool) -> None:
    """The Pale Blade: when the Witch-king wins, he may exert to discard a Free Peoples condition."""
    at = standing()
    king = at.play(WITCH_KING, wounds=wounds)
    at.play(PALE_BLADE, on=king)
    victim = at.play(companion("Victim", strength=10, vitality=5))
    at.play(SWORD, on=victim)
    at.play("1U209")
    song = at.play(SONG)
    game = at.skirmish(victim, king if winner == WITCH_KING else at.play(minion("Strong", race="nazgul", strength=15)))
    game.pass_().pass_()
    while game.offered("suffer"):
        game.choose("suffer")
    assert offered == game.offered("respond", PALE_BLADE)
    if offered and used:
        game.choose("respond", PALE_BLADE)
        assert (1, sorted([song, *game.in_play(BELL)])) == (game.asked, sorted(game.choices()))
        game.choose("choose", song)
    elif offered:
        game.pass_()
    done = offered and used
    assert (terms.DISCARD_PILE if done else terms.PLAY, wounds + done) == (game.zone(song), game.wounds(king))


@pytest.mark.card(SWORD_OF_MORGUL)
def test_the_sword_of_minas_morgul_disarms() -> None:
    """Sword of Minas Morgul: an exertion of Lemenya discards a possession of a character that he fights."""
    at = standing()
    hero, other, lemenya = at.play(HERO), at.play(GIMLI), at.play(LEMENYA)
    blade = at.play(SWORD_OF_MORGUL, on=lemenya)
    sword, mail = at.play(SWORD, on=hero), at.play(MAIL, on=hero)
    at.play(artifact("Brooch"), on=hero)
    at.play(MAIL, on=other)
    game = hand_over(at.skirmish(hero, lemenya)).choose("use", blade)
    assert (1, sorted([sword, mail])) == (game.asked, sorted(game.choices()))
    game.choose("choose", mail)
    assert ([terms.DISCARD_PILE, terms.PLAY], 1) == (zones(game, mail, sword), game.wounds(lemenya))


@pytest.mark.card(SWORD_OF_MORGUL)
def test_an_exhausted_lemenya_disarms_nobody() -> None:
    """Sword of Minas Morgul: an exhausted Lemenya cannot exert."""
    at = standing()
    hero, lemenya = at.play(HERO), at.play(LEMENYA, wounds=1)
    blade = at.play(SWORD_OF_MORGUL, on=lemenya)
    at.play(MAIL, on=hero)
    assert not hand_over(at.skirmish(hero, lemenya)).offered("use", blade)


# Conditions.


@pytest.mark.card(POWER)
@pytest.mark.parametrize(
    ("victim", "foes", "added"),
    [
        (VICTIM, (RIDER,), 1),
        (VICTIM, (ORC, RIDER), 1),
        (VICTIM, (ORC,), 0),
        (ally("Weak Friend", strength=1), (RIDER,), 0),
    ],
)
def test_drawn_to_its_power(victim: str, foes: tuple[str, ...], added: int) -> None:
    """Drawn to Its Power: a companion, but not an ally, killed in a skirmish with a Nazgûl adds a burden."""
    at = standing()
    at.play(POWER)
    fallen = at.play(victim)
    game = fought(at.skirmish(fallen, *[at.play(foe) for foe in foes]))
    assert (terms.DEAD_PILE, added) == (game.zone(fallen), burdens(game))


@pytest.mark.card(POWER)
def test_death_by_a_wound_counts_too() -> None:
    """Drawn to Its Power: a companion killed by a wound rather than overwhelmed counts as well."""
    at = standing()
    at.play(POWER)
    fallen = at.play(companion("Tired", strength=8, vitality=3), wounds=2)
    game = fought(at.skirmish(fallen, at.play(RIDER)))
    assert (terms.DEAD_PILE, 1) == (game.zone(fallen), burdens(game))


@pytest.mark.card(NINE)
@pytest.mark.parametrize("used", [True, False])
def test_the_nine_servants_of_sauron(used: bool) -> None:
    """The Nine Servants of Sauron: when a Nazgûl is played, a Hobbit other than the Ring-bearer may exert."""
    at = standing().pool(9)
    sam, merry, at_home = at.play(SAM), at.play(MERRY), at.play(ally("Gardener", race="hobbit"))
    at.play(GIMLI)
    at.play(NINE)
    at.hand(1, SECOND_RIDER)
    game = at.shadow().choose("play", SECOND_RIDER)
    assert (1, True) == (game.asked, game.offered("respond", NINE))
    if used:
        game.choose("respond", NINE)
        assert (1, sorted([sam, merry, at_home])) == (game.asked, sorted(game.choices()))
        game.choose("choose", merry)
    else:
        game.pass_()
    assert int(used) == game.wounds(merry)


@pytest.mark.card(NINE)
@pytest.mark.parametrize(("seat", "foe"), [(1, ORC), (2, RIDER)])
def test_only_your_nazgul_make_hobbits_tremble(seat: int, foe: str) -> None:
    """The Nine Servants of Sauron: neither an Orc nor another player's Nazgûl triggers the condition."""
    at = standing(seats=3).pool(9)
    at.play(SAM)
    at.play(NINE, seat=1)
    at.hand(seat, foe)
    game = at.shadow()
    while game.asked != seat:
        game.pass_()
    game.choose("play", foe)
    assert not game.offered("respond", NINE)


@pytest.mark.card(NOT_DESTROYED)
@pytest.mark.parametrize("phase", [terms.MANEUVER, terms.SKIRMISH, terms.REGROUP])
@pytest.mark.parametrize(("pool", "payable"), [(3, True), (2, False)])
def test_not_easily_destroyed(phase: str, pool: int, payable: bool) -> None:
    """Not Easily Destroyed: in the maneuver or skirmish phase three tokens are removed to heal a Nazgûl."""
    at = standing().pool(pool)
    wounded, other, orc = at.play(RIDER, wounds=2), at.play(SECOND_RIDER, wounds=1), at.play(ORC, wounds=1)
    help = at.play(NOT_DESTROYED)
    if phase == terms.SKIRMISH:
        game = at.skirmish(at.play(HERO), orc)
    else:
        game = at.maneuver() if phase == terms.MANEUVER else at.regroup()
    offered = payable and phase != terms.REGROUP
    assert offered == hand_over(game).offered("use", help)
    if offered:
        game.choose("use", help)
        assert (1, sorted([wounded, other])) == (game.asked, sorted(game.choices()))
        game.choose("choose", wounded)
        assert (1, 1, 0) == (game.wounds(wounded), game.wounds(other), game.table.twilight)


@pytest.mark.card(WREATHED)
def test_wreathed_in_shadow() -> None:
    """Wreathed in Shadow: each token removed reduces the fellowship archery total by 1 in this phase."""
    at = standing().pool(2)
    for hero in (LEGOLAS, companion("Bowman", keywords=((terms.ARCHER, 2),))):
        at.play(hero)
    at.play(minion("Target", vitality=9))
    veil = at.play(WREATHED)
    game = hand_over(at.archery())
    before = fellowship_archery(game.table, 0)
    for left in (1, 0):
        game.choose("use", veil).pass_()
        assert (before - 2 + left, left) == (fellowship_archery(game.table, 0), game.table.twilight)
    assert not game.offered("use", veil)


@pytest.mark.card(PATHS)
@pytest.mark.parametrize(("pool", "owner", "offered"), [(3, 0, True), (2, 0, False), (3, 1, True)])
def test_paths_seldom_trodden(pool: int, owner: int, offered: bool) -> None:
    """Paths Seldom Trodden: three tokens are removed to replace the fellowship's site with the player's own."""
    at = standing(2).pool(pool)
    own = at.table.site()
    old = laid_by(at, 0, 2) if owner == 0 else own
    paths = at.play(PATHS)
    game = at.shadow()
    assert offered == game.offered("use", paths)
    if offered:
        game.choose("use", paths)
        assert (own, 0) == (game.table.site(), game.table.twilight)
        assert (terms.PATH if old == own else terms.ADVENTURE_DECK) == game.zone(old)


@pytest.mark.parametrize("id", [card(WREATHED), card(PATHS)])
@pytest.mark.parametrize(("foe", "offered"), [(RIDER, True), (ORC, False)])
def test_a_nazgul_must_be_there_for_it(id: str, foe: str, offered: bool) -> None:
    """Wreathed in Shadow and Paths Seldom Trodden: a Nazgûl must be spotted to play either condition."""
    at = standing().pool(5)
    at.play(foe)
    at.play(FRIEND)
    at.hand(1, id)
    assert offered == at.shadow().offered("play", id)
