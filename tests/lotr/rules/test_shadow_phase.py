"""Tests of the Shadow phases: their order, actions and next phases (LR-14.1 to LR-14.12, LR-14.22)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING, Seat
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import SkipPhase, Transfer
from inglenook.lotr.dsl.facade import a, add_twilight, exert, make, strength
from inglenook.lotr.dsl.filters import COMPANION, MINION, ORC, POSSESSION, YOURS
from inglenook.lotr.rules.phases import skips
from inglenook.lotr.state import NOBODY
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import artifact, companion, condition, event, minion, possession

CHEAP = minion("Snaga", strength=2, vitality=2)
COSTLY = minion("Olog", strength=12, vitality=3, cost=4)
AXE = possession("Goblin Axe", side=terms.SHADOW, on=On(MINION), item_class=terms.HAND_WEAPON_CLASS, strength=1)
CROWN = artifact("Black Crown", side=terms.SHADOW, on=On(MINION), strength=2)
DRUMS = condition("Drums", side=terms.SHADOW)
DREAD = condition("Dread", side=terms.SHADOW, on=On(COMPANION), strength=-1)
WHIPS = condition("Whips", Continuous((strength(2),), of=ORC), side=terms.SHADOW)
RAGE = event("Rage", Action((terms.SHADOW_PHASE,), (make(a(ORC), strength(3)),)), side=terms.SHADOW)
FORGE = condition("Forge", Action((terms.SHADOW_PHASE,), (add_twilight(2),), costs=(exert(ORC),)), side=terms.SHADOW)
OWN_FORGE = condition(
    "Own Forge", Action((terms.SHADOW_PHASE,), (add_twilight(2),), costs=(exert(ORC & YOURS),)), side=terms.SHADOW
)
HORN = condition("War Horn", Action((terms.MANEUVER,), (add_twilight(1),)), side=terms.SHADOW)
SONG = condition("Song", Action((terms.SHADOW_PHASE,), (add_twilight(1),)))
REST = condition("Rest", Action((terms.REGROUP,), (add_twilight(1),)))


def asked_until_all_passed(game: Playing) -> list[Seat]:
    """Returns the players asked for Shadow actions if each passes at once."""
    asked = []
    while game.prompt == "prompt-shadow-action":
        asked.append(game.asked)
        game.pass_()
    return asked


# The player whose phase it is.


@pytest.mark.rule("LR-14.1", "LR-10.5", "LX-58")
@pytest.mark.parametrize(
    ("seats", "turn", "order"),
    [(2, 0, [1]), (3, 0, [2, 1]), (4, 0, [3, 2, 1]), (4, 2, [1, 0, 3]), (6, 1, [0, 5, 4, 3, 2])],
)
def test_one_phase_each_from_the_right_counter_clockwise(seats: int, turn: Seat, order: list[Seat]) -> None:
    """In P1's turn of four players clockwise, the Shadow phases are those of P4, P3, P2."""
    at = Position(seats=seats, turn=turn)
    for seat in range(seats):
        at.hand(seat, CHEAP)
    assert order == asked_until_all_passed(at.shadow())


@pytest.mark.rule("LR-14.2")
def test_any_number_of_actions_in_any_order_by_one_player() -> None:
    """A Shadow player may take any number of actions in the own phase while all other players wait."""
    at = Position(seats=3).pool(9)
    at.play(SONG)
    at.play(HORN, seat=2)
    at.play(FORGE, seat=1)
    at.hand(1, CHEAP)
    at.hand(2, CHEAP, DRUMS, CHEAP, RAGE)
    game = at.shadow()
    for card in (DRUMS, CHEAP, RAGE, CHEAP):
        assert (2, "prompt-shadow-action") == (game.asked, game.prompt)
        assert (False, False) == (game.offered("use", SONG), game.offered("use", HORN))
        game.choose("play", card)
    assert (1, "prompt-shadow-action") == (game.asked, game.prompt)


@pytest.mark.rule("LR-14.3", "LR-14.6")
@pytest.mark.parametrize(
    ("card", "bearer"),
    [(CHEAP, ""), (DRUMS, ""), (AXE, CHEAP), (CROWN, CHEAP), (DREAD, "1P365")],
    ids=["minion", "condition", "possession", "artifact", "condition on a companion"],
)
def test_cards_are_played_from_hand_to_where_their_text_says(card: str, bearer: str) -> None:
    """Shadow cards are played throughout the phase, on a bearer if their text names one."""
    at = Position()
    at.play("1P365")
    at.play(CHEAP)
    drums, (played,) = at.hand(1, DRUMS)[0], at.hand(1, card)
    game = at.shadow().choose("play", drums).choose("play", played)
    if game.prompt == "prompt-choose-bearer":
        game.choose("bear", bearer)
    borne_by = game.table.cards[played].bearer
    found = "" if borne_by == NOTHING else game.table.cards[borne_by].printed.id
    assert (terms.PLAY, bearer) == (game.zone(played), found)


@pytest.mark.rule("LR-14.3")
def test_free_peoples_cards_are_not_played_in_a_shadow_phase() -> None:
    """A Shadow player cannot play Free Peoples cards in a Shadow phase."""
    at = Position().pool(9)
    at.hand(1, companion(), possession("Cloak"), CHEAP)
    game = at.shadow()
    assert [CHEAP] == [game.table.cards[option.subject].printed.id for option in game.options("play")]


@pytest.mark.rule("LR-14.4")
@pytest.mark.parametrize("item", [AXE, CROWN])
def test_shadow_artifacts_are_played_as_possessions_are(item: str) -> None:
    """A Shadow artifact is played on a minion, whose strength it changes; without a minion it cannot be played."""
    at = Position()
    at.hand(1, DRUMS, item)
    assert not at.shadow().offered("play", item)

    at = Position()
    orc = at.play(CHEAP)
    at.hand(1, item)
    game = at.shadow().choose("play", item)
    assert 2 + (1 if item == AXE else 2) == game.strength(orc)


# Cards of other Shadow players.


@pytest.mark.rule("LR-14.7", "LR-14.6")
@pytest.mark.parametrize("item", [AXE, CROWN, condition("Fury", side=terms.SHADOW, on=On(MINION), strength=1)])
def test_minions_of_other_shadow_players_bear_nothing_of_yours(item: str) -> None:
    """A Shadow item cannot be played on another player's minion, and goes on the only own minion unasked."""
    at = Position(seats=3)
    at.play(CHEAP, seat=1)
    at.hand(2, DRUMS, item)
    assert not at.shadow().offered("play", item)

    at = Position(seats=3)
    theirs, mine = at.play(CHEAP, seat=1), at.play(CHEAP, seat=2)
    (card,) = at.hand(2, item)
    game = at.shadow().choose("play", item)
    assert ((), (card,)) == (game.table.cards[theirs].borne, game.table.cards[mine].borne)


@pytest.mark.rule("LR-14.7")
def test_nor_by_a_transfer() -> None:
    """An effect that transfers an axe reaches the player's own minions only."""
    theft = event("Theft", Action((terms.SHADOW_PHASE,), (Transfer(a(POSSESSION), a(MINION)),)), side=terms.SHADOW)
    at = Position(seats=3)
    orcs = [at.play(CHEAP, seat=2), at.play(CHEAP, seat=2), at.play(CHEAP, seat=1)]
    axe = at.play(AXE, seat=2, on=orcs[0])
    at.hand(2, theft)
    game = at.shadow().choose("play", theft)
    assert orcs[1] == game.table.cards[axe].bearer


@pytest.mark.rule("LR-14.8")
def test_a_shadow_card_lies_in_the_support_area_of_whoever_played_it() -> None:
    """A Shadow card is played to the support area of its own player."""
    at = Position(seats=3)
    (drums,) = at.hand(2, DRUMS)
    game = at.shadow().choose("play", drums)
    lies_at = [seat for seat in range(3) if drums in game.table.players[seat].in_play]
    assert ([2], "prompt-choose-bearer" in game.log()) == (lies_at, False)


@pytest.mark.rule("LR-14.9")
def test_bonuses_reach_the_minions_of_other_shadow_players() -> None:
    """The whips of one Shadow player make the Orcs of all Shadow players stronger."""
    at = Position(seats=3)
    orcs = [at.play(CHEAP, seat=1), at.play(CHEAP, seat=2)]
    at.hand(2, WHIPS)
    game = at.shadow().choose("play", WHIPS)
    assert [4, 4] == [game.strength(orc) for orc in orcs]


@pytest.mark.rule("LR-14.10")
def test_events_may_be_played_on_minions_of_other_shadow_players() -> None:
    """A Shadow player's event can make the Orc of another Shadow player stronger."""
    at = Position(seats=3)
    theirs, mine = at.play(CHEAP, seat=1), at.play(CHEAP, seat=2)
    at.hand(2, RAGE, DRUMS)
    game = at.shadow().choose("play", RAGE).choose("choose", theirs)
    assert (5, 2) == (game.strength(theirs), game.strength(mine))


@pytest.mark.rule("LR-14.11")
def test_a_minion_of_another_player_may_exert_for_you() -> None:
    """A minion of another player may exert for a cost unless the text asks for one of the player's own."""
    at = Position(seats=3)
    theirs = at.play(CHEAP, seat=1)
    at.play(OWN_FORGE, seat=2)
    forge = at.play(FORGE, seat=2)
    game = at.shadow()
    assert not game.offered("use", OWN_FORGE)
    game.choose("use", forge)
    assert (1, 2) == (game.wounds(theirs), game.table.twilight)


@pytest.mark.rule("LR-14.12")
def test_all_pay_from_one_pool() -> None:
    """All Shadow players pay from one pool: when the first takes four of five tokens, one is left."""
    at = Position(seats=3).pool(5)
    at.hand(2, COSTLY)
    at.hand(1, COSTLY, CHEAP)
    game = at.shadow()
    game.choose("play", COSTLY)
    assert (1, 1) == (game.asked, game.table.twilight)
    assert (False, True) == (game.offered("play", COSTLY), game.offered("play", CHEAP))


@pytest.mark.rule("LR-14.12")
def test_what_the_first_leaves_is_the_next_ones() -> None:
    """When the first Shadow player passes, the next may spend all tokens of the pool."""
    at = Position(seats=3).pool(5)
    at.hand(2, COSTLY)
    at.hand(1, COSTLY, CHEAP)
    game = at.shadow().pass_()
    assert (1, True) == (game.asked, game.offered("play", COSTLY))


# Consequences.


@pytest.mark.rule("LR-14.22")
def test_the_maneuver_phase_follows_the_last_shadow_phase() -> None:
    """After each Shadow phase comes the next Shadow player to the right, and finally the maneuver phase."""
    at = Position(seats=3)
    at.play(CHEAP, seat=1)
    at.play(HORN, seat=1)
    at.hand(2, CHEAP)
    at.hand(1, CHEAP)
    game = at.shadow().pass_().pass_()
    assert [terms.SHADOW_PHASE, terms.SHADOW_PHASE, terms.MANEUVER] == game.phases()
    assert (1, "prompt-phase-action") == (game.asked, game.prompt)


@pytest.mark.rule("LR-14.22", "LR-10.13")
def test_what_lasts_for_a_shadow_phase_ends_with_it() -> None:
    """An effect for a Shadow phase ends with that phase, also when another Shadow phase follows."""
    at = Position(seats=3)
    orc = at.play(CHEAP, seat=2)
    at.hand(2, RAGE, DRUMS)
    at.hand(1, DRUMS)
    game = at.shadow().choose("play", RAGE)
    assert (2, 5) == (game.asked, game.strength(orc))
    game.pass_()
    assert (1, 2) == (game.asked, game.strength(orc))


@pytest.mark.rule("LR-14.23", "LX-75", "LR-10.1")
def test_without_minions_play_goes_straight_to_the_regroup_phase() -> None:
    """Without minions, maneuver, archery, assignment and skirmishes are skipped, but not the regroup phase."""
    at = Position()
    at.play(HORN)
    at.play(REST)
    at.hand(1, CHEAP)
    at.deck(1, DRUMS, DRUMS)
    game = at.shadow().pass_()
    assert [terms.SHADOW_PHASE, terms.REGROUP] == game.phases()
    assert (0, True) == (game.asked, game.offered("use", REST))
    game.passes()
    assert (1, "prompt-reconcile") == (game.asked, game.prompt)
    game.pass_()
    assert 3 == len(game.table.players[1].hand)


@pytest.mark.rule("LR-14.23")
def test_a_minion_played_before_is_enough() -> None:
    """The maneuver phase follows if any minion is in play, although none was played in this Shadow phase."""
    at = Position()
    at.play(CHEAP)
    game = at.shadow()
    phases = [terms.SHADOW_PHASE, terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT]
    assert phases == game.phases()


@pytest.mark.rule("LR-14.1")
@pytest.mark.parametrize("whose", [terms.EACH_SHADOW_PLAYER, terms.AN_OPPONENT])
def test_a_shadow_phase_that_is_skipped_is_not_held(whose: str) -> None:
    """A skipped Shadow phase is not held or told as begun, and only one phase is skipped."""
    at = Position().pool(9)
    [orc] = at.hand(1, minion("Late Orc"))
    game = at.after(SkipPhase(terms.SHADOW_PHASE, whose))
    assert ((terms.SHADOW_PHASE, 1),) == game.table.skips
    game.choose("move")
    assert terms.HAND == game.zone(orc)
    assert (False, True, 0) == (
        terms.SHADOW_PHASE in game.phases(),
        "log-phase-skipped" in game.log(),
        len(game.table.skips),
    )


@pytest.mark.rule("LR-14.1")
def test_two_skips_are_two_phases() -> None:
    """Two effects that skip a player's next Shadow phase skip two of them."""
    at = Position()
    for _time in range(2):
        atoms.skip_next(at.table, terms.SHADOW_PHASE, 1)
    assert [True, True, False] == [skips(at.table, terms.SHADOW_PHASE, 1) for _time in range(3)]


@pytest.mark.rule("LR-10.4")
def test_what_would_be_skipped_is_forgotten_with_the_turn() -> None:
    """An effect that skips a Shadow phase does not reach the next turn."""
    at = Position()
    atoms.skip_next(at.table, terms.ARCHERY, NOBODY)
    assert () == at.start_of_turn().table.skips
