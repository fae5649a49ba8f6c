"""Tests of Sam taking over the Ring: when he may, what he gets, and exceptions (LR-22.20 to 22.24, LD-37, LG-80)."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.conditions import CanSpot
from inglenook.lotr.dsl.facade import add_burdens, wound
from inglenook.lotr.dsl.filters import COMPANION, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import vitality
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.stats import resistance
from tests.lotr.hobbits import (
    ALL_RIDDLES,
    BLESSING,
    CURSE,
    DART,
    DARTS,
    DEATHS,
    DESPAIR,
    GUARDIAN,
    ISILDURS_BANE,
    RULING_RING,
    SAM,
    Fellowship,
    bearer,
    offered_to_sam,
)
from tests.lotr.samples import companion, condition, event, minion

# Sam takes over.


@pytest.mark.rule("LR-22.20", "LD-37")
@pytest.mark.parametrize("how", DEATHS)
def test_sam_takes_over_however_frodo_died(how: str) -> None:
    """Sam takes over when Frodo dies by wounds, by being overwhelmed, by archery or by an effect."""
    fellowship = Fellowship()
    game = fellowship.dies(how)
    assert (True, 0) == (offered_to_sam(game, fellowship.sam), game.asked)
    game.choose("respond", fellowship.sam)
    player = game.table.players[0]
    assert (fellowship.sam, fellowship.sam) == (player.ring_bearer, game.table.cards[player.ring].bearer)
    assert (terms.DEAD_PILE, False, False) == (game.zone(fellowship.frodo), player.out, game.table.over)
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LX-69", "LR-22.23", "LR-22.24")
def test_neither_burdens_nor_wearing_pass_to_sam() -> None:
    """Sam who takes over a worn Ring does not wear it and has no burdens; if he is killed later, he loses."""
    fellowship = Fellowship()
    fellowship.at.burdens(6).wears()
    fellowship.at.hand(1, DART)
    atoms.set_wounds(fellowship.at.table, fellowship.sam, 3)
    game = fellowship.dies("overwhelmed").choose("respond", fellowship.sam)
    player = game.table.players[0]
    assert (fellowship.sam, False, 0) == (player.ring_bearer, player.wearing, player.burdens)
    while not game.offered("play", DART):
        game.pass_()
    game.choose("play", DART)
    assert (1,) == game.table.winners


@pytest.mark.rule("LR-22.24")
@pytest.mark.parametrize("burdens", [0, 1, 5, 9])
def test_however_many_burdens_frodo_had(burdens: int) -> None:
    """Burdens on a killed Frodo leave play with him, even more than Sam could bear."""
    fellowship = Fellowship()
    fellowship.at.burdens(burdens)
    game = fellowship.dies("shot").choose("respond", fellowship.sam)
    assert (0, False) == (game.table.players[0].burdens, game.table.over)


@pytest.mark.rule("LR-22.20")
@pytest.mark.parametrize("wounds", [0, 1, 3], ids=["unhurt", "wounded", "exhausted"])
def test_sam_takes_over_wounded_or_not(wounds: int) -> None:
    """Sam takes over without a cost and keeps his wounds."""
    fellowship = Fellowship()
    atoms.set_wounds(fellowship.at.table, fellowship.sam, wounds)
    game = fellowship.dies("overwhelmed").choose("respond", fellowship.sam)
    assert (fellowship.sam, wounds) == (bearer(game), game.wounds(fellowship.sam))


@pytest.mark.rule("LG-27", "LG-80")
@pytest.mark.parametrize(
    ("ring", "strength", "vitality_now"), [(RULING_RING, 4, 4), (ISILDURS_BANE, 4, 5), (ALL_RIDDLES, 3, 6)]
)
def test_the_bonuses_of_the_ring_are_his(ring: str, strength: int, vitality_now: int) -> None:
    """Sam as Ring-bearer has the Ring's strength and vitality bonuses, and his resistance is 5."""
    fellowship = Fellowship(ring=ring, frodos_wounds=0)
    game = fellowship.dies("overwhelmed").choose("respond", fellowship.sam)
    sam = fellowship.sam
    assert (strength, vitality_now) == (game.strength(sam), vitality(game.table, sam))
    assert 5 == resistance(game.table, bearer(game))


@pytest.mark.rule("LG-80", "LR-18.20")
def test_frodos_skirmish_is_lost_and_sams_own_goes_on() -> None:
    """When Frodo is killed, Sam fights his own coming skirmish as the Ring-bearer with the Ring's bonus."""
    fellowship = Fellowship()
    at = fellowship.at
    troll, orc = at.play(minion(strength=20)), at.play(minion(strength=3, vitality=3))
    game = at.skirmishes((fellowship.frodo, (troll,)), (fellowship.sam, (orc,)))
    game.choose("skirmish", fellowship.frodo).pass_()
    game.choose("respond", fellowship.sam)
    assert ("prompt-phase-action", fellowship.sam) == (game.prompt, game.table.defender)
    assert (4, fellowship.sam) == (game.strength(fellowship.sam), bearer(game))
    game.pass_()
    assert (1, 0, terms.PLAY) == (game.wounds(orc), game.wounds(fellowship.sam), game.zone(troll))


@pytest.mark.rule("LG-80", "LR-18.20")
def test_frodo_killed_in_sams_skirmish() -> None:
    """When an effect kills Frodo in Sam's skirmish, Sam has the Ring and its strength before it is resolved."""
    stab = event("Stab", Action((terms.SKIRMISH,), (wound(Titled("Frodo")),)), side=terms.SHADOW)
    fellowship = Fellowship()
    at = fellowship.at
    orc = at.play(minion(strength=3, vitality=3))
    at.hand(1, stab)
    game = at.skirmish(fellowship.sam, orc).pass_().choose("play", stab)
    game.choose("respond", fellowship.sam)
    assert (fellowship.sam, orc) == (game.table.defender, game.table.attackers[0])
    game.passes()
    assert (1, 0) == (game.wounds(orc), game.wounds(fellowship.sam))


@pytest.mark.rule("LR-22.20", "LR-3.15")
def test_a_death_that_follows_frodos_does_not_forestall_sam() -> None:
    """A companion that lived only through Frodo dies with him at once, and Sam can still take over."""
    fellowship = Fellowship()
    courage = condition(
        "Courage", Continuous((Modifier(terms.VITALITY, 2),), of=Titled("Faint"), condition=CanSpot(Titled("Frodo")))
    )
    fellowship.at.play(courage)
    faint = fellowship.at.play(companion("Faint", vitality=2), wounds=3)
    game = fellowship.dies("overwhelmed")
    assert (terms.DEAD_PILE, True) == (game.zone(faint), offered_to_sam(game, fellowship.sam))
    game.choose("respond", fellowship.sam)
    assert (fellowship.sam, False) == (bearer(game), game.table.over)


@pytest.mark.rule("LR-22.24", "LG-22")
def test_a_burden_that_follows_frodos_death_corrupts_nobody() -> None:
    """A burden added by a response to Frodo's death is removed with his others and corrupts nobody."""
    grief = condition("Grief", Trigger(Happening(terms.KILLED, COMPANION), (add_burdens(1),)), side=terms.SHADOW)
    fellowship = Fellowship()
    fellowship.at.play(grief)
    fellowship.at.burdens(9)
    game = fellowship.dies("overwhelmed")
    assert (True, 10) == (offered_to_sam(game, fellowship.sam), game.table.players[0].burdens)
    game.choose("respond", fellowship.sam)
    assert (0, False) == (game.table.players[0].burdens, game.table.over)


@pytest.mark.rule("LR-22.20", "LR-22.17")
@pytest.mark.parametrize(
    ("ring", "burdens", "wounds"), [(RULING_RING, 1, 0), (ISILDURS_BANE, 2, 0)], ids=["ruling ring", "isildur's bane"]
)
def test_sam_can_put_on_the_ring_he_took_over(ring: str, burdens: int, wounds: int) -> None:
    """The text of the Ring that Sam took over applies to him as it did to Frodo."""
    fellowship = Fellowship(ring=ring, frodos_wounds=0)
    at = fellowship.at
    troll, orc = at.play(minion(strength=20)), at.play(minion(strength=6))
    game = at.skirmishes((fellowship.frodo, (troll,)), (fellowship.sam, (orc,)))
    game.choose("skirmish", fellowship.frodo).pass_().choose("respond", fellowship.sam).pass_()
    assert "prompt-respond-wound" == game.prompt
    game.choose("respond")
    assert (burdens, wounds) == (game.table.players[0].burdens, game.wounds(fellowship.sam))
    assert "log-ring-put-on" in game.log()


# Sam does not take over.


@pytest.mark.rule("LR-21.4")
@pytest.mark.parametrize("how", DEATHS)
def test_without_sam_a_killed_frodo_is_a_loss(how: str) -> None:
    """Without Sam, the death of Frodo loses the game."""
    game = Fellowship(sam=False).dies(how)
    assert ((1,), True) == (game.table.winners, game.game.over)


@pytest.mark.rule("LR-21.4", "LR-22.20")
@pytest.mark.parametrize("where", ["hand", "deck", "discard", "dead", "nowhere"])
def test_sam_must_be_in_the_fellowship(where: str) -> None:
    """Sam in hand, deck, discard pile or dead pile does not take over."""
    fellowship = Fellowship(sam=False)
    if where != "nowhere":
        getattr(fellowship.at, where)(0, SAM)
    game = fellowship.dies("overwhelmed")
    assert (1,) == game.table.winners


@pytest.mark.rule("LR-22.20")
def test_no_other_companion_takes_over() -> None:
    """No companion other than Sam takes over the Ring."""
    fellowship = Fellowship(sam=False)
    fellowship.at.play(companion("Merry", race="hobbit"))
    fellowship.at.play("1P365")
    assert (1,) == fellowship.dies("overwhelmed").table.winners


@pytest.mark.rule("LR-22.20")
def test_the_sam_of_another_player_is_no_help() -> None:
    """A Sam in another player's fellowship does not take over."""
    fellowship = Fellowship(seats=3, sam=False)
    fellowship.at.play(SAM, seat=1)
    game = fellowship.dies("overwhelmed")
    assert [1, 2] == game.table.remaining()


@pytest.mark.rule("LD-37", "LR-22.20")
@pytest.mark.parametrize("how", DEATHS)
def test_sam_takes_over_without_being_asked(how: str) -> None:
    """Sam takes over without a question, because the rulebook has no declining."""
    fellowship = Fellowship(may_decline=False)
    game = fellowship.dies(how)
    assert (fellowship.sam, False) == (bearer(game), game.table.over)
    assert "log-ring-taken-over" in [line.message.id for line in game.game.log]


@pytest.mark.rule("LD-37", "LR-21.4")
@pytest.mark.parametrize("how", DEATHS)
def test_declining_loses_the_game(how: str) -> None:
    """With the switch that makes taking over optional, declining loses the game."""
    game = Fellowship().dies(how).pass_()
    assert (1,) == game.table.winners


@pytest.mark.rule("LG-80")
@pytest.mark.parametrize("watched", [False, True], ids=["", "deaths could be answered"])
def test_both_killed_at_the_same_moment(watched: bool) -> None:
    """When a lost card kills Frodo and Sam at the same moment, Sam is not asked."""
    fellowship = Fellowship()
    at = fellowship.at
    at.play(BLESSING)
    if watched:
        at.play(GUARDIAN)
    for hobbit in (fellowship.frodo, fellowship.sam):
        atoms.set_wounds(at.table, hobbit, 4)
    game = fellowship.struck(terms.MANEUVER, CURSE)
    assert ((1,), [terms.DEAD_PILE] * 2) == (
        game.table.winners,
        [game.zone(card) for card in (fellowship.frodo, fellowship.sam)],
    )


@pytest.mark.rule("LG-80", "LR-21.5")
def test_one_effect_that_wounds_both_one_after_another() -> None:
    """When one effect wounds Frodo and then Sam to death, Sam takes over, is killed, and the game is lost."""
    fellowship = Fellowship()
    atoms.set_wounds(fellowship.at.table, fellowship.sam, 3)
    game = fellowship.struck(terms.MANEUVER, DARTS)
    assert offered_to_sam(game, fellowship.sam)
    game.choose("respond", fellowship.sam)
    assert (1,) == game.table.winners


@pytest.mark.rule("LX-70", "LR-22.21", "LR-21.7")
def test_sam_does_not_help_a_corrupted_frodo() -> None:
    """Burdens equal to Frodo's resistance lose the game at once, also with Sam in the fellowship."""
    fellowship = Fellowship()
    fellowship.at.burdens(9)
    game = fellowship.struck(terms.MANEUVER, DESPAIR)
    assert ((1,), False) == (game.table.winners, "log-ring-taken-over" in game.log())


@pytest.mark.rule("LR-22.21", "LR-22.4")
def test_sam_does_not_help_when_the_ring_turns_a_deadly_wound_into_the_last_burden() -> None:
    """Exhausted Frodo with nine burdens who puts on the Ring against a wound is corrupted, and Sam cannot help."""
    fellowship = Fellowship()
    fellowship.at.burdens(9)
    orc = fellowship.at.play(minion(strength=6))
    game = fellowship.at.skirmish(fellowship.frodo, orc).passes().choose("respond")
    assert ((1,), True) == (game.table.winners, "log-corrupted" in game.log())


@pytest.mark.rule("LR-22.22")
def test_the_death_of_a_frodo_who_is_not_the_ring_bearer() -> None:
    """The death of a Frodo who is not the Ring-bearer, because Sam is, loses nothing and asks nothing."""
    fellowship = Fellowship()
    table = fellowship.at.table
    atoms.make_ring_bearer(table, 0, fellowship.sam)
    atoms.change_bearer(table, table.players[0].ring, fellowship.sam)
    fellowship.at.burdens(2)
    game = fellowship.dies("overwhelmed")
    assert (terms.DEAD_PILE, False, 0) == (
        game.zone(fellowship.frodo),
        offered_to_sam(game, fellowship.sam),
        len(game.table.winners),
    )
    assert (fellowship.sam, 2) == (bearer(game), game.table.players[0].burdens)


@pytest.mark.rule("LD-37")
def test_a_sam_without_the_text_cannot() -> None:
    """A Sam without the ability to take over the Ring is not asked."""
    fellowship = Fellowship(sam=False)
    fellowship.at.play(companion("Sam", race="hobbit", unique=True))
    assert (1,) == fellowship.dies("overwhelmed").table.winners


@pytest.mark.rule("LR-22.24", "SR-48")
def test_burdens_that_leave_play_with_frodo_leave_the_account() -> None:
    """The log and the end page count no burdens of Frodo after Sam has taken over."""
    fellowship = Fellowship()
    fellowship.at.burdens(3)
    game = fellowship.dies("shot").choose("respond", fellowship.sam)
    (line,) = [line.message for line in game.game.log if line.message.id == "log-burdens"]
    assert (0, 3) == (line.arguments["burdens"], line.arguments["before"])
