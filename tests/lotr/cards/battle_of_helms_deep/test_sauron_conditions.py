"""Sauron conditions of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.stats import shadow_number, twilight_cost
from tests.lotr.cards.mordor import CAVE_ORC, EYE, SNOW, STRONG_ORC_OF_MORDOR, TROLL_OF_MORDOR
from tests.lotr.cards.standing import SAM, choices_of, hand_over, in_rohan, standing, zones
from tests.lotr.samples import ally, companion, condition, minion

MARSHES, SQUEAK, MORANNON, TEETH = "5R95", "5U101", "5R102", "5U110"
ORC = minion("Orc of the Gate", culture="sauron", cost=5, vitality=2)
HERO = companion("Hero", strength=9, vitality=5)
DEAR = condition("Dear Condition", side=terms.SHADOW, culture="sauron", cost=2)
OLD_HOBBIT = ally("Old Hobbit", race="hobbit", homes=(Home(1, terms.TOWERS_BLOCK),))


@pytest.mark.card(MARSHES)
@pytest.mark.parametrize(
    ("site", "hero", "orc", "less"),
    [
        (4, SAM, STRONG_ORC_OF_MORDOR, 1),
        (4, HERO, STRONG_ORC_OF_MORDOR, 0),
        (4, SAM, CAVE_ORC, 0),
        (4, SAM, TROLL_OF_MORDOR, 0),
        (3, SAM, STRONG_ORC_OF_MORDOR, 0),
        (5, SAM, STRONG_ORC_OF_MORDOR, 0),
    ],
)
def test_the_marshes_weaken_the_ring_bound(site: int, hero: str, orc: str, less: int) -> None:
    """Dead Marshes: only a Ring-bound companion fighting a Sauron Orc at site 4 of the Tower block is weaker."""
    at = in_rohan(site)
    fighter, idle = at.play(hero), at.frodo()
    game = at.skirmish(fighter, at.play(orc))
    before = [game.strength(one) for one in (fighter, idle)]
    at.play(MARSHES)
    assert [before[0] - less, before[1]] == [game.strength(one) for one in (fighter, idle)]


@pytest.mark.card(MARSHES)
@pytest.mark.rule("LR-13.18")
def test_the_marshes_are_not_in_the_fellowship_block() -> None:
    """Dead Marshes: site 4 of the Fellowship block does not count."""
    at = standing(4)
    sam = at.play(SAM)
    game = at.skirmish(sam, at.play(STRONG_ORC_OF_MORDOR))
    before = game.strength(sam)
    at.play(MARSHES)
    assert before == game.strength(sam)


@pytest.mark.card(MARSHES)
@pytest.mark.parametrize("plays", [1, 2])
def test_up_to_two_conditions_rise_from_the_marshes(plays: int) -> None:
    """Dead Marshes: with two Sauron Orcs spotted, it is discarded to play up to two Sauron conditions at cost."""
    at = in_rohan(6).pool(5)
    marshes = at.play(MARSHES)
    for _orc in range(2):
        at.play(ORC)
    eyes, other = at.discard(1, DEAR, DEAR, DEAR), at.discard(1, SNOW, ORC)
    game = hand_over(at.maneuver()).choose("use", marshes)
    for number in range(plays):
        assert 1 == game.asked
        if number:
            game.choose("yes")
        assert eyes[number:] == game.choices("play")
        game.choose("play", eyes[number])
    if plays < 2:
        game.choose("no")
    assert [terms.PLAY] * plays + [terms.DISCARD_PILE] * (3 - plays) == zones(game, *eyes)
    assert [terms.DISCARD_PILE] * 3 == zones(game, marshes, *other)
    assert 5 - 2 * plays == game.table.twilight


@pytest.mark.card(MARSHES)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(("pool", "pile", "offered"), [(2, DEAR, True), (1, DEAR, False), (9, SNOW, False)])
def test_nothing_rises_from_the_marshes(pool: int, pile: str, offered: bool) -> None:
    """Dead Marshes: at least one Sauron condition must be played."""
    at = in_rohan(6).pool(pool)
    marshes = at.play(MARSHES)
    for _orc in range(2):
        at.play(ORC)
    at.discard(1, pile)
    assert offered == hand_over(at.maneuver()).offered("use", marshes)


@pytest.mark.card(MARSHES)
@pytest.mark.parametrize(("others", "offered"), [((ORC,), True), ((CAVE_ORC, TROLL_OF_MORDOR), False)])
def test_the_marshes_need_two_orcs(others: tuple[str, ...], offered: bool) -> None:
    """Dead Marshes: two Sauron Orcs must be spotted."""
    at = in_rohan(6)
    marshes, _orc = at.play(MARSHES), at.play(ORC)
    for other in others:
        at.play(other)
    at.discard(1, EYE)
    assert offered == hand_over(at.maneuver()).offered("use", marshes)


@pytest.mark.card(SQUEAK)
@pytest.mark.parametrize(
    ("frodo", "sam", "home", "hero", "more"),
    [(0, 0, 0, 2, 0), (1, 0, 0, 0, 1), (1, 1, 0, 0, 2), (0, 1, 1, 0, 2), (2, 1, 0, 0, 3), (2, 2, 1, 0, 3)],
)
def test_hobbits_squeak(frodo: int, sam: int, home: int, hero: int, more: int) -> None:
    """I'd Make You Squeak: each wound on a Hobbit adds 1 to the Shadow number of every site, up to 3."""
    at = in_rohan(3)
    atoms.set_wounds(at.table, at.frodo(), frodo)
    for id, wounds in ((SAM, sam), (OLD_HOBBIT, home), (HERO, hero)):
        at.play(id, wounds=wounds)
    before = [shadow_number(at.table, site) for site in at.table.path]
    at.play(SQUEAK)
    assert [number + more for number in before] == [shadow_number(at.table, site) for site in at.table.path]


@pytest.mark.card(SQUEAK)
def test_two_orcs_make_hobbits_squeak() -> None:
    """I'd Make You Squeak: two different Sauron Orcs exert to play the condition."""
    at = in_rohan(6)
    at.hand(1, SQUEAK)
    one = at.play(ORC)
    for id, wounds in ((TROLL_OF_MORDOR, 0), (CAVE_ORC, 0), (ORC, 1)):
        at.play(id, wounds=wounds)
    assert not at.shadow().offered("play", SQUEAK)
    at = in_rohan(6)
    at.hand(1, SQUEAK)
    one, two, three = [at.play(ORC) for _orc in range(3)]
    game = at.shadow().choose("play", SQUEAK)
    assert [one, two, three] == choices_of(game, 1)
    game.choose_all(one, three)
    assert [1, 0, 1] == [game.wounds(orc) for orc in (one, two, three)]
    assert game.in_play(SQUEAK)


@pytest.mark.card(MORANNON)
@pytest.mark.rule("LG-103")
def test_the_first_orc_at_the_gate_is_cheaper() -> None:
    """Morannon: at site 4 of the Tower block the first Sauron Orc played each turn costs 3 less."""
    at = in_rohan(4).pool(20)
    dear_troll = minion("Dear Troll", culture="sauron", race="troll", cost=5)
    one, two, troll, goblin = at.hand(1, ORC, ORC, dear_troll, minion("Dear Goblin", culture="moria", cost=5))
    before = [twilight_cost(at.table, card) for card in (one, two, troll, goblin)]
    at.play(MORANNON)
    assert [5, 5, 5, 5] == before
    assert [2, 2, 5, 5] == [twilight_cost(at.table, card) for card in (one, two, troll, goblin)]
    game = at.shadow().choose("play", goblin)
    assert 2 == twilight_cost(game.table, one)
    game.choose("play", one)
    assert (13, 5) == (game.table.twilight, twilight_cost(game.table, two))
    atoms.start_turn(game.table, 0)
    assert 2 == twilight_cost(game.table, two)


@pytest.mark.card(MORANNON)
@pytest.mark.rule("LR-13.18")
@pytest.mark.parametrize(("site", "rohan", "cost"), [(4, True, 2), (3, True, 5), (5, True, 5), (4, False, 5)])
def test_the_gate_is_at_site_four(site: int, rohan: bool, cost: int) -> None:
    """Morannon: only site 4 of the Tower block counts."""
    at = in_rohan(site) if rohan else standing(site)
    [orc] = at.hand(1, ORC)
    at.play(MORANNON)
    assert cost == twilight_cost(at.table, orc)


@pytest.mark.card(MORANNON)
@pytest.mark.rule("LG-103")
def test_orcs_played_elsewhere_do_not_count_at_the_gate() -> None:
    """Morannon: a Sauron Orc played at site 3 earlier in the turn does not count as the first at site 4."""
    at = in_rohan(3).pool(20)
    one, two = at.hand(1, ORC, ORC)
    at.play(MORANNON)
    game = at.shadow().choose("play", one)
    assert 5 == twilight_cost(game.table, two)
    at.lay(1, 4)
    atoms.place_marker(game.table, 0, 4)
    atoms.count_move(game.table)
    assert 2 == twilight_cost(game.table, two)


@pytest.mark.card(MORANNON)
@pytest.mark.parametrize(
    ("cards", "orcs", "offered"),
    [
        (4, (ORC, ORC), True),
        (3, (ORC, ORC), False),
        (4, (ORC,), False),
        (4, (ORC, CAVE_ORC, TROLL_OF_MORDOR), False),
    ],
)
def test_the_gate_opens_once(cards: int, orcs: tuple[str, ...], offered: bool) -> None:
    """Morannon: with two Sauron Orcs spotted, the condition and four cards from hand are discarded for three."""
    at = in_rohan(6)
    gate = at.play(MORANNON)
    for orc in orcs:
        at.play(orc)
    hand, deck = at.hand(1, *[SNOW] * cards), at.deck(1, *[SNOW] * 4)
    game = at.shadow()
    assert offered == game.offered("use", gate)
    if offered:
        game.choose("use", gate)
        assert [terms.DISCARD_PILE] * 5 == zones(game, *hand, gate)
        assert [terms.HAND] * 3 + [terms.DECK] == zones(game, *deck)


@pytest.mark.card(TEETH)
def test_an_orc_waits_at_the_teeth() -> None:
    """Teeth of Mordor: three tokens are removed to stack a Sauron Orc of the player's choice on the condition."""
    at = in_rohan(6).pool(4)
    teeth = at.play(TEETH)
    one, two, troll, goblin = [at.play(id) for id in (ORC, ORC, TROLL_OF_MORDOR, CAVE_ORC)]
    game = hand_over(at.regroup()).choose("use", teeth)
    assert [one, two] == choices_of(game, 1)
    game.choose("choose", two)
    assert [terms.PLAY, terms.STACKED, terms.PLAY, terms.PLAY] == zones(game, one, two, troll, goblin)
    assert (1, (two,)) == (game.table.twilight, game.table.cards[teeth].stacked)


@pytest.mark.card(TEETH)
@pytest.mark.parametrize(
    ("id", "pool", "offered"), [(ORC, 3, True), (ORC, 2, False), (TROLL_OF_MORDOR, 3, False), (CAVE_ORC, 3, False)]
)
def test_the_teeth_need_an_orc_and_three_tokens(id: str, pool: int, offered: bool) -> None:
    """Teeth of Mordor: the action needs a Sauron Orc and three twilight tokens."""
    at = in_rohan(6).pool(pool)
    teeth, _minion = at.play(TEETH), at.play(id)
    assert offered == hand_over(at.regroup()).offered("use", teeth)


@pytest.mark.card(TEETH)
@pytest.mark.parametrize(("pool", "offered"), [(5, True), (4, False)])
def test_an_orc_comes_from_the_teeth(pool: int, offered: bool) -> None:
    """Teeth of Mordor: in the Shadow phase an Orc stacked on the condition can be played at its cost."""
    at = in_rohan(6).pool(pool)
    teeth, others = at.play(TEETH), at.play(TEETH)
    orc, elsewhere = at.stack(ORC, 1, teeth), at.stack(minion("Far", culture="sauron"), 1, others)
    for other in (minion("Odd", culture="moria"), TROLL_OF_MORDOR):
        at.stack(other, 1, teeth)
    game = at.shadow()
    assert offered == game.offered("use", teeth)
    if offered:
        game.choose("use", teeth)
        assert (terms.PLAY, 0, terms.STACKED) == (game.zone(orc), game.table.twilight, game.zone(elsewhere))
