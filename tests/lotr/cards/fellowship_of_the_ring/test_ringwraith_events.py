"""Ringwraith events of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.library import printed
from tests.lotr.cards.riders import FRIEND, HERO, ORC, RIDER, SECOND_RIDER, SONG, SWORD, fought
from tests.lotr.cards.standing import BELL, GIMLI, LEGOLAS, burdens, card, hand_over, standing, zones
from tests.lotr.positions import RULING_RING, Playing, Position
from tests.lotr.samples import ally, minion

STRONGER = [
    # The event, the burdens, whether the Ring is worn, and what a Nazgûl gains in strength and damage.
    card("1R204", 0, False, 2, 0),
    card("1R204", 0, True, 5, 0),
    card("1R210", 3, False, 1, 1),
    card("1R210", 5, False, 1, 1),
    card("1U213", 0, False, 2, 0),
    card("1U227", 4, False, 2, 0),
    card("1U227", 5, False, 4, 0),
]


def facing(event: str, burdens: int = 0, worn: bool = False, pool: int = 5) -> tuple[Playing, Thing, Thing]:
    """Returns a skirmish of Gimli and a Nazgûl, with another Nazgûl, an Orc and the event in hand."""
    at = standing().burdens(burdens).pool(pool)
    if worn:
        at.wears()
    gimli, rider, other = at.play(GIMLI), at.play(RIDER), at.play(SECOND_RIDER)
    at.play(ORC)
    at.hand(1, event)
    return hand_over(at.skirmish(gimli, rider)), rider, other


@pytest.mark.parametrize(("event", "before", "worn", "gain", "more_damage"), STRONGER)
def test_a_nazgul_gets_stronger(event: str, before: int, worn: bool, gain: int, more_damage: int) -> None:
    """All Veils Removed, Dark Whispers, Frozen by Fear and Threshold of Shadow: only a Nazgûl gains strength."""
    game, rider, other = facing(event, before, worn)
    game.choose("play", event)
    if game.prompt == "prompt-spot-or-not":
        game.choose("yes")
    assert sorted([rider, other]) == sorted(game.choices())
    game.choose("choose", rider)
    assert (9 + gain, more_damage) == (game.strength(rider), keyword(game.table, rider, terms.DAMAGE))
    assert (8, 5 - printed(event).cost) == (game.strength(other), game.table.twilight)
    while game.table.phase == terms.SKIRMISH:
        fought(game)
    assert (9, 0) == (game.strength(rider), keyword(game.table, rider, terms.DAMAGE))


@pytest.mark.card("1U227")
def test_burdens_need_not_be_spotted() -> None:
    """Threshold of Shadow: a player who does not spot five burdens gives only strength +2 (LR-27.3)."""
    game, rider, _other = facing("1U227", 5)
    game.choose("play", "1U227").choose("no").choose("choose", rider)
    assert 11 == game.strength(rider)


@pytest.mark.card("1R210")
@pytest.mark.parametrize(("before", "ways"), [(2, []), (3, [0]), (5, [0]), (6, [0, 1])])
def test_dark_whispers(before: int, ways: list[int]) -> None:
    """Dark Whispers: three burdens are required, and with six its player has a choice."""
    game, _rider, _other = facing("1R210", before)
    assert ways == [option.amount for option in game.options("play")]


@pytest.mark.card("1R210")
def test_louder_whispers() -> None:
    """Dark Whispers: with six burdens a Nazgûl is strength +3 and damage +2."""
    game, rider, _other = facing("1R210", 6)
    game.choose("play", "1R210", amount=1).choose("choose", rider)
    assert (12, 2) == (game.strength(rider), keyword(game.table, rider, terms.DAMAGE))


@pytest.mark.card("1U213")
@pytest.mark.parametrize(("fights", "gain"), [("later", 3), ("now", 3), ("before", 2)])
def test_frozen_by_fear(fights: str, gain: int) -> None:
    """Frozen by Fear: a Nazgûl is strength +3 while a skirmish of the Ring-bearer is pending or in progress."""
    at = standing().pool(5)
    gimli, rider, orc = at.play(GIMLI), at.play(RIDER), at.play(minion("Coward", strength=1, vitality=3))
    at.hand(1, "1U213")
    if fights == "now":
        game = at.skirmish(at.frodo(), rider)
    else:
        game = at.skirmishes((at.frodo(), (orc,)), (gimli, (rider,)))
        if fights == "before":
            fought(game.choose("skirmish", at.frodo()))
        else:
            game.choose("skirmish", gimli)
    game = hand_over(game).choose("play", "1U213")
    assert 9 + gain == game.strength(rider)


@pytest.mark.card("1U203")
@pytest.mark.parametrize(("foe", "offered"), [(RIDER, True), (ORC, False)])
@pytest.mark.parametrize("used", [True, False])
def test_all_blades_perish(foe: str, offered: bool, used: bool) -> None:
    """All Blades Perish: a wound to a Nazgûl, but not to an Orc, may be prevented."""
    at = standing()
    hero, villain = at.play(HERO), at.play(foe)
    at.hand(1, "1U203")
    game = at.skirmish(hero, villain).pass_().pass_()
    assert offered == game.offered("respond", "1U203")
    if offered and used:
        game.choose("respond", "1U203")
    elif offered:
        game.pass_()
    assert (0 if offered and used else 1) == game.wounds(villain)


EXERTING = ["1R205", "1R212", "1U223", "1U226"]


@pytest.mark.parametrize("event", [card(id) for id in EXERTING])
@pytest.mark.parametrize(
    ("foe", "wounds", "pool", "offered"), [(RIDER, 1, 9, True), (RIDER, 2, 9, False), (ORC, 0, 9, False)]
)
def test_a_nazgul_exerts_for_it(event: str, foe: str, wounds: int, pool: int, offered: bool) -> None:
    """Beauty Is Fading, Fear, Relentless Charge and Their Power Is in Terror: a Nazgûl who can exert must pay."""
    at = standing().pool(pool)
    payer = at.play(foe, wounds=wounds)
    at.play(FRIEND)
    at.play(LEGOLAS)
    at.hand(1, event)
    game = hand_over(at.maneuver())
    assert offered == game.offered("play", event)
    if offered:
        game.choose("play", event)
        assert (wounds + 1, 9 - printed(event).cost) == (game.wounds(payer), game.table.twilight)


@pytest.mark.parametrize("event", [card(id) for id in EXERTING])
def test_its_player_says_which_nazgul_exerts(event: str) -> None:
    """Beauty Is Fading, Fear, Relentless Charge and Their Power Is in Terror: its player picks the Nazgûl."""
    at = standing().pool(9)
    rider, other = at.play(RIDER), at.play(SECOND_RIDER)
    at.play(FRIEND)
    at.hand(1, event)
    game = hand_over(at.maneuver()).choose("play", event)
    assert (1, sorted([rider, other])) == (game.asked, sorted(game.choices()))
    game.choose("choose", other)
    assert (0, 1) == (game.wounds(rider), game.wounds(other))


@pytest.mark.card("1R205")
def test_beauty_is_fading() -> None:
    """Beauty Is Fading: a Free Peoples possession or condition is discarded, but no character or Shadow card."""
    at = standing().pool(5)
    gimli = at.play(GIMLI)
    sword, rider = at.play(SWORD, on=gimli), at.play(RIDER)
    at.play("1R216", on=rider)
    at.play("1U209")
    at.play(FRIEND)
    song = at.play(SONG)
    at.hand(1, "1R205")
    game = hand_over(at.maneuver()).choose("play", "1R205")
    assert (1, sorted([sword, song, *game.in_play(BELL)])) == (game.asked, sorted(game.choices()))
    game.choose("choose", sword)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, sword, song, gimli)


@pytest.mark.card("1R205")
def test_faded_beauty() -> None:
    """Beauty Is Fading: without such a card a companion or ally is discarded, but never the Ring-bearer."""
    at = Position().pool(5)
    gimli, friend, rider = at.play(GIMLI), at.play(FRIEND), at.play(RIDER)
    at.play("1R216", on=rider)
    at.play("1U209")
    at.hand(1, "1R205")
    game = at.maneuver().choose("play", "1R205")
    assert (1, sorted([gimli, friend])) == (game.asked, sorted(game.choices()))
    game.choose("choose", gimli)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, gimli, friend, rider)


@pytest.mark.card("1R205")
def test_one_such_card_is_enough() -> None:
    """Beauty Is Fading: if a single Free Peoples possession is in play, it is discarded instead of a companion."""
    at = Position().pool(5)
    gimli = at.play(GIMLI)
    sword = at.play(SWORD, on=gimli)
    at.play(RIDER)
    at.hand(1, "1R205")
    game = at.maneuver().choose("play", "1R205")
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, sword, gimli)


@pytest.mark.card("1R212")
def test_fear() -> None:
    """Fear: the player's own Nazgûl exerts to discard an ally."""
    for own in (True, False):
        at = standing(seats=3).pool(5)
        at.play(GIMLI)
        friend, other = at.play(FRIEND), at.play(ally("Second Friend"))
        at.play(RIDER, seat=1 if own else 2)
        at.hand(1, "1R212")
        game = hand_over(at.maneuver())
        while game.asked != 1:
            game.pass_()
        assert own == game.offered("play", "1R212")
        if own:
            game.choose("play", "1R212")
            assert (1, sorted([friend, other])) == (game.asked, sorted(game.choices()))
            assert [terms.DISCARD_PILE, terms.PLAY] == zones(game.choose("choose", friend), friend, other)


@pytest.mark.parametrize(("event", "struck"), [card("1U223", (1, 0, 0, 0, 0)), card("1U226", (0, 0, 1, 1, 0))])
def test_all_are_wounded(event: str, struck: tuple[int, ...]) -> None:
    """Relentless Charge and Their Power Is in Terror: every archer companion or every ally is wounded."""
    at = standing().pool(5)
    archers = ((terms.ARCHER, 1),)
    ids = (LEGOLAS, GIMLI, FRIEND, ally("Bowman", keywords=archers), minion("Orc Bowman", keywords=archers))
    cards = [at.play(id) for id in ids]
    at.play(RIDER)
    at.hand(1, event)
    game = hand_over(at.maneuver()).choose("play", event)
    assert struck == tuple([game.wounds(one) for one in cards])


@pytest.mark.card("1R214")
@pytest.mark.parametrize(("foe", "wounds", "way"), [(RIDER, 0, 1), (RIDER, 0, 2), (RIDER, 3, 2), (ORC, 0, 0)])
def test_in_the_ringwraiths_wake(foe: str, wounds: int, way: int) -> None:
    """In the Ringwraith's Wake: after a Nazgûl wins, the Ring-bearer exerts or a burden is added."""
    at = standing()
    atoms.set_wounds(at.table, at.frodo(), wounds)
    at.hand(1, "1R214")
    game = at.skirmish(at.play(GIMLI), at.play(foe)).pass_().pass_()
    assert bool(way) == game.offered("respond", "1R214")
    if way:
        game.choose("respond", "1R214")
        if not wounds:
            assert 0 == game.asked
            game.choose("choice", amount=way)
        assert (wounds + (way == 1), int(way == 2)) == (game.wounds(at.frodo()), burdens(game))


@pytest.mark.card("1U215")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_the_masters_will(x: int) -> None:
    """The Master's Will: a card is revealed per Nazgûl spotted; Ringwraith cards go to hand, others are discarded."""
    at = standing().pool(3)
    at.play(RIDER)
    at.play(SECOND_RIDER)
    at.play(ORC)
    wraith, orc, left = at.deck(1, "1U226", ORC, "1U203")
    at.hand(1, "1U215")
    game = at.shadow().choose("play", "1U215")
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=x)
    assert (terms.HAND if x else terms.DECK) == game.zone(wraith)
    assert (terms.DISCARD_PILE if x == 2 else terms.DECK) == game.zone(orc)
    assert (terms.DECK, 2) == (game.zone(left), game.table.twilight)


@pytest.mark.card("1R217")
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_morgul_gates(pool: int, offered: bool) -> None:
    """Morgul Gates: a Nazgûl is played from hand for 2 less, but an Orc cannot be played."""
    at = standing(3).pool(pool)
    at.hand(1, "1R217", "1U232", minion("Runner", cost=2))
    game = at.shadow()
    assert (offered, False) == (game.offered("play", "1R217"), game.offered("play", "1U232"))
    if offered:
        game.choose("play", "1R217")
        assert (1, 0) == (len(game.in_play("1U232")), game.table.twilight)


@pytest.mark.card("1R228")
@pytest.mark.parametrize(("race", "wounds", "offered"), [("nazgul", 0, True), ("nazgul", 2, False), ("orc", 0, False)])
def test_the_twilight_world(race: str, wounds: int, offered: bool) -> None:
    """The Twilight World: when The One Ring is put on, a Nazgûl exerts to add two burdens."""
    at = standing()
    villain = at.play(minion("Villain", race=race, strength=4, vitality=3), wounds=wounds)
    if offered:
        at.play(SECOND_RIDER)
    at.hand(1, "1R228")
    game = at.skirmish(at.frodo(), villain).pass_().pass_().choose("respond", RULING_RING)
    assert offered == game.offered("respond", "1R228")
    if offered:
        game.choose("respond", "1R228")
        assert 1 == game.asked
        game.choose("choose", villain)
    assert (wounds + offered, 3 if offered else 1) == (game.wounds(villain), burdens(game))
