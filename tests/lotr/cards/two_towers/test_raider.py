"""Raider cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.advice.reasons import why_not
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.effects import Effect, Exert, Spot
from inglenook.lotr.dsl.facade import a, add_burdens, cannot, exert
from inglenook.lotr.dsl.filters import COMPANION, RANGER, RING_BEARER
from tests.lotr.cards.standing import burdens, hand_over, in_rohan, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion, site

KNIGHT = companion("Knight of Gondor", culture="gondor", race="man", vitality=4)
SOLDIER = "4U220"
WARRIOR = "4C222"
ROHIR = companion("Man of Rohan", culture="rohan", race="man", vitality=4)
SPEARMAN = "4C221"
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
MARCH = "4C241"
PLAIN_SOUTHRON = minion("Plain Southron", strength=5, vitality=4, culture="raider", race="man")
STRIKE = "4C260"


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (SOLDIER, SPEARMAN, WARRIOR)])
@pytest.mark.parametrize(("pool", "verb", "wounds"), [(3, "respond", 1), (3, "pass", 0), (2, "", 0)])
def test_a_man_of_the_desert_strikes_first(id: str, pool: int, verb: str, wounds: int) -> None:
    """Desert Soldier, Desert Spearman and Desert Warrior: three tokens wound a companion as its skirmish starts."""
    at = in_rohan(4).pool(pool)
    hero = at.play(ROHIR)
    at.play(KNIGHT)
    game = at.skirmishes((hero, (at.play(id),)))
    if verb:
        assert 1 == game.asked
        game.choose(verb)
    assert (wounds, pool - 3 * wounds) == (game.wounds(hero), game.table.twilight)


@pytest.mark.card(SOLDIER, SPEARMAN, WARRIOR)
@pytest.mark.parametrize("id", [SOLDIER, SPEARMAN, WARRIOR])
def test_a_man_of_the_desert_strikes_an_ally(id: str) -> None:
    """Desert Soldier, Desert Spearman and Desert Warrior: an ally skirmishing the minion can be wounded as well."""
    at = in_rohan(4).pool(3)
    friend = at.play(ally("Friend", vitality=3))
    assert 1 == at.skirmishes((friend, (at.play(id),))).choose("respond", id).wounds(friend)


@pytest.mark.card(SOLDIER)
def test_a_man_of_the_desert_in_no_skirmish() -> None:
    """Desert Soldier: another minion's skirmish does not trigger the ability."""
    at = in_rohan(4).pool(9)
    hero, orc = at.play(ROHIR), at.play(PLAIN_ORC)
    at.play(SOLDIER)
    assert 0 == at.skirmishes((hero, (orc,))).asked


@pytest.mark.card(MARCH)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("companions", "verb", "strength"), [(5, "", 8), (6, "yes", 10), (6, "no", 8)])
def test_on_the_march(companions: int, verb: str, strength: int) -> None:
    """On the March: a Raider Man is strength +3, or +5 with six companions spotted."""
    at = standing().pool(2)
    hero, foe = at.play(KNIGHT), at.play(PLAIN_SOUTHRON)
    for _one in range(companions - 2):
        at.play(KNIGHT)
    at.hand(1, MARCH)
    game = hand_over(at.skirmish(hero, foe)).choose("play", MARCH)
    if verb:
        game.choose(verb)
    assert (strength, 0) == (game.strength(foe), game.table.twilight)


@pytest.mark.card(STRIKE)
@pytest.mark.parametrize(("foe", "wounds"), [(PLAIN_SOUTHRON, 1), (PLAIN_ORC, 0)])
def test_a_whirling_strike(foe: str, wounds: int) -> None:
    """Whirling Strike: a companion or ally skirmishing a Raider Man is wounded."""
    at = standing().pool(3)
    hero, enemy = at.play(ally("Fighter")), at.play(foe)
    at.play(KNIGHT)
    at.hand(1, STRIKE)
    game = hand_over(at.skirmish(hero, enemy)).choose("play", STRIKE)
    assert wounds == game.wounds(hero)


WILDERNESS = "4R237"


def move(number: int, tokens: int, block: str = terms.TOWERS_BLOCK) -> Playing:
    """Returns the game after a move that adds three tokens, with Ithilien Wilderness in play."""
    at = standing(number - 1).pool(tokens)
    at.play(WILDERNESS)
    at.lay_this(site("Ruins", number, block=block, shadow_number=2), 1)
    return at.fellowship().choose("move")


@pytest.mark.card(WILDERNESS)
@pytest.mark.parametrize("number", [7, 8, 9])
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 11), ("pass", 3)])
def test_the_wilderness_at_the_end_of_the_phase(number: int, verb: str, tokens: int) -> None:
    """Ithilien Wilderness: eight tokens may be added at the end of a phase with a move to site 7 or later."""
    game = move(number, 0)
    assert (1, terms.FELLOWSHIP) == (game.asked, game.table.phase)
    assert tokens == game.choose(verb).table.twilight


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_begins_at_site_7_of_its_block() -> None:
    """Ithilien Wilderness: the move must be to sites 7 to 9 of the Tower block with fewer than seven tokens."""
    assert not move(6, 0).offered("respond")
    assert not move(7, 0, terms.FELLOWSHIP_BLOCK).offered("respond")
    assert move(7, 3).offered("respond")
    assert not move(7, 4).offered("respond")


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_speaks_once_for_a_move() -> None:
    """Ithilien Wilderness: tokens are added only at the end of the phase with the move."""
    game = move(7, 0).choose("pass")
    while game.table.phase != terms.REGROUP:
        assert not game.offered("respond")
        game.pass_()
    assert (7, ()) == (game.table.site_number(), game.table.reached_in_phase)


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_after_a_move_in_the_regroup_phase() -> None:
    """Ithilien Wilderness: a move in the regroup phase counts as well (LR-13.12)."""
    at = standing(6).pool(0)
    at.play(WILDERNESS)
    at.lay_this(site("Ruins", 7, block=terms.TOWERS_BLOCK, shadow_number=2), 1)
    game = at.regroup().passes()
    while not game.offered("move"):
        game.pass_()
    game.choose("move")
    assert (1, terms.REGROUP, True) == (game.asked, game.table.phase, game.offered("respond"))


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_hides_a_southron() -> None:
    """Ithilien Wilderness: it is discarded in a skirmish to make a Raider Man strength +2."""
    at = in_rohan(4)
    condition, foe = at.play(WILDERNESS), at.play(PLAIN_SOUTHRON)
    at.play(BEAST)
    game = hand_over(at.skirmish(at.play(KNIGHT), foe)).choose("use", condition)
    assert (7, terms.DISCARD_PILE) == (game.strength(foe), game.zone(condition))


WRATH = "4R261"
BEAST = minion("Southron Beast", culture="raider", race="creature")
RANGER_OF_ITHILIEN = companion("Ranger of the Vale", keywords=(("ranger", 1),), vitality=3)


def plan(*costs: Effect, effects: tuple[Effect, ...] = (), **facts: str) -> str:
    """Returns a maneuver event with the given costs that adds three burdens."""
    return event("Plan", Action((terms.MANEUVER,), (*effects, add_burdens(3)), costs), **facts)


def in_wrath(plan_id: str, *minions: str, copies: int = 1) -> tuple[Position, Thing]:
    """Returns a game with a ranger, Wrath of Harad, the given minions, and the event in hand."""
    at = in_rohan(4)
    ranger = at.play(RANGER_OF_ITHILIEN)
    for id in (*minions, *[WRATH] * copies):
        at.play(id)
    at.hand(0, plan_id)
    return at, ranger


@pytest.mark.card(WRATH)
@pytest.mark.rule("LR-26.16", "LG-94")
@pytest.mark.parametrize(
    ("plan_id", "due"),
    [
        (plan(exert(RANGER)), True),
        (plan(Spot(RANGER)), True),
        (plan(effects=(Spot(RANGER),)), True),
        (plan(Spot(COMPANION)), False),
        (plan(exert(RING_BEARER)), False),
        (plan(), False),
    ],
    ids=["exerts", "spots", "will spot", "spots Frodo", "exerts Frodo", "neither"],
)
def test_a_plan_with_a_ranger_costs_a_wound(plan_id: str, due: bool) -> None:
    """Wrath of Harad: an event that spots or exerts a ranger also costs a wound to a companion."""
    at, ranger = in_wrath(plan_id, PLAIN_SOUTHRON)
    hermit = at.play(ally("Hermit"))
    game = at.maneuver().choose("play", plan_id)
    if due:
        assert (0, [at.frodo(), ranger], 0) == (game.asked, game.choices(), burdens(game))
        game.choose("choose", at.frodo())
    exerted = plan_id == plan(exert(RING_BEARER))
    assert (due + exerted, 0, 3) == (game.wounds(at.frodo()), game.wounds(hermit), burdens(game))


@pytest.mark.card(WRATH)
@pytest.mark.rule("LG-94")
def test_a_plan_by_choice_of_the_ranger() -> None:
    """Wrath of Harad: an event that any companion can pay for costs a wound only if a ranger exerts."""
    plan_id = plan(exert(COMPANION))
    for exerts_ranger in (True, False):
        at, ranger = in_wrath(plan_id, PLAIN_SOUTHRON)
        game = at.maneuver().choose("play", plan_id).choose("choose", ranger if exerts_ranger else at.frodo())
        assert exerts_ranger == (game.prompt == "prompt-choose-wound")


@pytest.mark.card(WRATH)
@pytest.mark.rule("LG-94", "LG-64")
def test_a_plan_with_a_ranger_who_exerts_as_often_as_said() -> None:
    """Wrath of Harad: an event for which a ranger exerts X times costs a wound as well."""
    plan_id = plan(Exert(a(RANGER), x="often"))
    at, ranger = in_wrath(plan_id, PLAIN_SOUTHRON)
    game = at.maneuver().choose("play", plan_id).choose("number", amount=1)
    assert ([at.frodo(), ranger], 1) == (game.choices(), game.wounds(ranger))


@pytest.mark.card(WRATH)
@pytest.mark.parametrize(
    ("minions", "side", "wounds"),
    [
        ((), terms.FREE_PEOPLES, 0),
        ((PLAIN_ORC, BEAST), terms.FREE_PEOPLES, 0),
        ((PLAIN_SOUTHRON,), terms.SHADOW, 0),
        ((PLAIN_SOUTHRON,), terms.FREE_PEOPLES, 2),
    ],
    ids=["no minion", "no Raider Man", "a Shadow event", "two of them"],
)
def test_the_wrath_of_men_of_harad(minions: tuple[str, ...], side: str, wounds: int) -> None:
    """Wrath of Harad: it needs a Raider Man in play, and two copies cost two wounds."""
    plan_id = plan(Spot(RANGER), side=side)
    at = in_rohan(4)
    at.play(RANGER_OF_ITHILIEN)
    for id in (*minions, WRATH, WRATH):
        at.play(id)
    at.hand(0 if side == terms.FREE_PEOPLES else 1, plan_id)
    game = at.maneuver() if side == terms.FREE_PEOPLES else hand_over(at.maneuver())
    game.choose("play", plan_id)
    for _wound in range(wounds):
        game.choose("choose", at.frodo())
    assert (wounds, 3) == (game.wounds(at.frodo()), burdens(game))


@pytest.mark.card(WRATH)
@pytest.mark.rule("LR-26.16")
@pytest.mark.parametrize(
    ("plan_id", "offered"), [(plan(exert(RANGER)), False), (plan(Spot(RANGER)), False), (plan(exert(COMPANION)), True)]
)
def test_a_wound_that_nobody_can_take(plan_id: str, offered: bool) -> None:
    """Wrath of Harad: an event that needs a ranger cannot be played if no companion can be wounded."""
    shielded = condition("Shield", Continuous((cannot(terms.TAKE_WOUNDS),), of=COMPANION))
    at, _ranger = in_wrath(plan_id, PLAIN_SOUTHRON)
    at.play(shielded)
    game = at.maneuver()
    [card] = game.table.players[0].hand
    assert offered == game.offered("play", plan_id)
    if not offered:
        assert ["why-cost"] == [reason.message.id for reason in why_not(game.table, 0, card, game.game.pending)]


@pytest.mark.card(WRATH)
def test_the_wrath_is_spent() -> None:
    """Wrath of Harad: it is discarded in a skirmish to make a Raider Man strength +2."""
    at = in_rohan(4)
    southron, other, _orc, wrath = at.play(PLAIN_SOUTHRON), at.play(PLAIN_SOUTHRON), at.play(PLAIN_ORC), at.play(WRATH)
    at.play(BEAST)
    game = hand_over(at.skirmish(at.play(ROHIR), southron)).choose("use", wrath)
    assert [southron, other] == game.choices()
    game.choose("choose", southron)
    assert (7, 5, terms.DISCARD_PILE) == (game.strength(southron), game.strength(other), game.zone(wrath))
