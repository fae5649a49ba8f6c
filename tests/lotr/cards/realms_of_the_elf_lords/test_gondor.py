"""Gondor cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import takes_part
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import ARAGORN, BOROMIR, EOMER, GIMLI, LEGOLAS, play_to, standing, zones
from tests.lotr.samples import ally, artifact, companion, condition, event, minion, possession, site

ORC = minion("Orc", strength=9, vitality=4)


@pytest.mark.card("3C37")
def test_answering_the_cries() -> None:
    """Answering the Cries: a Gondor tale is discarded from hand to make a Gondor companion strength +2."""
    at = standing()
    answer, boromir = at.play("3C37"), at.play(BOROMIR)
    tale, other = at.hand(0, condition("Tale", culture="gondor", keywords=(("tale", 1),)), "1C24")
    game = at.skirmish(boromir, at.play(ORC)).choose("use", answer)
    assert ([terms.DISCARD_PILE, terms.HAND], 9) == (zones(game, tale, other), game.strength(boromir))
    assert not game.offered("use", answer)


@pytest.mark.card("3C43")
@pytest.mark.parametrize(("cost", "healed"), [(0, 0), (1, 1), (5, 2)])
def test_the_might_of_numenor(cost: int, healed: int) -> None:
    """Might of Númenor: a random card is revealed, and its cost is the number of companions healed."""
    at = standing()
    hurt = [at.play(BOROMIR, wounds=2), at.play(GIMLI, wounds=2)]
    at.play(LEGOLAS)
    at.play(ORC)
    at.hand(0, "3C43")
    at.hand(1, minion("Of Some Cost", cost=cost))
    game = at.maneuver().choose("play", "3C43")
    if healed == 1:
        game.choose("choose", hurt[0])
    assert 4 - healed == sum(game.wounds(one) for one in hurt)
    assert healed < 1 or game.wounds(hurt[0]) == 1


@pytest.mark.card("3P122")
def test_boromir_heals_at_the_price_of_twilight() -> None:
    """Boromir: two tokens are added to heal him once."""
    at = standing()
    boromir = at.play("3P122", wounds=2)
    game = at.fellowship().choose("use", boromir).choose("use", boromir)
    assert (0, 4) == (game.wounds(boromir), game.table.twilight)


HEIR, BANNER, BOWMEN, HORN, SHARDS, SHARP, VOICE = "3R38", "3R39", "3R41", "3R42", "3R44", "3U46", "3U47"
GUARD = ally("Guard of the Citadel", culture="gondor", race="man")
NOT_OF_GONDOR = [(EOMER, 0), (GUARD, 0), (BOROMIR, 2)]
"""Characters that cannot exert as a companion of Gondor: another culture, an ally, an exhausted one."""


@pytest.mark.card(HEIR)
@pytest.mark.parametrize(("id", "tokens"), [(HEIR, 5), (ARAGORN, 7)])
def test_the_heir_removes_two_tokens_before_a_move(id: str, tokens: int) -> None:
    """Aragorn: a move in the fellowship phase first removes two tokens (LR-13.14)."""
    at = standing(site=1).pool(3)
    at.lay_this("1U327", 1)
    at.play(id)
    assert tokens == at.fellowship().choose("move").table.twilight


@pytest.mark.card(HEIR)
def test_the_heir_does_nothing_when_the_fellowship_moves_on_in_the_regroup_phase() -> None:
    """Aragorn: a move in the regroup phase removes no tokens."""
    at = standing(site=2).pool(3)
    at.lay_this(site("Third", 3, shadow_number=2), 1)
    at.play(HEIR)
    game = at.regroup().pass_().pass_()
    assert 7 == game.choose("move").table.twilight


@pytest.mark.card(BANNER)
def test_the_banner_of_the_white_tree() -> None:
    """Banner of the White Tree: a Gondor companion exerts to be strength +3 and defender +1."""
    at = standing()
    boromir, aragorn = at.play(BOROMIR), at.play(ARAGORN)
    at.play(ORC)
    at.hand(0, BANNER)
    game = at.maneuver().choose("play", BANNER).choose("choose", boromir)
    assert (1, 10, 8) == (game.wounds(boromir), game.strength(boromir), game.strength(aragorn))
    assert (1, 0) == tuple([keyword(game.table, one, terms.DEFENDER) for one in (boromir, aragorn)])
    play_to(game, terms.REGROUP)
    assert (7, 0) == (game.strength(boromir), keyword(game.table, boromir, terms.DEFENDER))


@pytest.mark.card(BANNER, BOWMEN)
@pytest.mark.parametrize(("id", "wounds"), NOT_OF_GONDOR)
def test_a_companion_of_gondor_exerts(id: str, wounds: int) -> None:
    """Banner of the White Tree and Gondor Bowmen: a Gondor companion must exert to use either condition."""
    at = standing()
    at.play(id, wounds=wounds)
    at.play(ORC)
    at.hand(0, BANNER)
    assert not at.maneuver().offered("play", BANNER)
    at = standing()
    at.play(id, wounds=wounds)
    at.play(ORC)
    bowmen = at.play(BOWMEN)
    assert not at.archery().offered("use", bowmen)


@pytest.mark.card(BOWMEN)
def test_gondor_bowmen_shoot_twice() -> None:
    """Gondor Bowmen: it is discarded and a companion exerts to add 2 to the fellowship archery total."""
    at = standing()
    boromir, orc = at.play(BOROMIR), at.play(ORC)
    at.play(ARAGORN)
    bowmen = at.play(BOWMEN)
    game = at.archery().choose("use", bowmen)
    assert 0 == game.asked
    game.choose("choose", boromir)
    assert (1, terms.DISCARD_PILE) == (game.wounds(boromir), game.zone(bowmen))
    while game.table.phase == terms.ARCHERY:
        game.choose("wound" if game.offered("wound") else "pass")
    assert 2 == game.wounds(orc)


@pytest.mark.card(HORN)
def test_the_horn_of_boromir_calls_an_ally() -> None:
    """Horn of Boromir: he exerts to make an ally strength +3 and let it take part in skirmishes."""
    at = standing()
    boromir = at.play(BOROMIR)
    horn = at.play(HORN, on=boromir)
    called, other = at.play(ally("Called")), at.play(GUARD)
    at.play(ORC)
    game = at.maneuver().choose("use", horn)
    assert sorted([called, other]) == sorted(game.choices())
    game.choose("choose", called)
    assert (1, 6, 3) == (game.wounds(boromir), game.strength(called), game.strength(other))
    assert [True, False] == [takes_part(game.table, one) for one in (called, other)]
    play_to(game, terms.REGROUP)
    assert (3, False) == (game.strength(called), takes_part(game.table, called))


@pytest.mark.card(HORN)
def test_the_horn_is_boromirs_and_needs_an_ally() -> None:
    """Horn of Boromir: only Boromir can bear it, and the ability needs an ally and a Boromir who can exert."""
    at = standing()
    at.play(ARAGORN)
    at.hand(0, HORN)
    assert not at.fellowship().offered("play", HORN)
    for wounds, friend in ((0, ARAGORN), (2, GUARD)):
        at = standing()
        horn = at.play(HORN, on=at.play(BOROMIR, wounds=wounds))
        at.play(friend)
        at.play(ORC)
        assert not at.maneuver().offered("use", horn)


@pytest.mark.card(SHARDS)
def test_the_shards_of_narsil_keep_cards_of_gondor() -> None:
    """The Shards of Narsil: Gondor cards are stacked from hand, and a token returns one to hand."""
    at = standing()
    shards = at.play(SHARDS)
    answer, banner, horse = at.hand(0, BANNER, BOWMEN, EOMER)
    game = at.fellowship().choose("use", shards, amount=0)
    assert sorted([answer, banner]) == sorted(game.choices())
    game.choose("choose", banner)
    assert (terms.STACKED, terms.HAND, 0) == (game.zone(banner), game.zone(answer), game.table.twilight)
    game.choose("use", shards, amount=0)
    assert (answer, terms.STACKED) == (game.table.cards[shards].stacked[1], game.zone(answer))
    game.choose("use", shards, amount=1).choose("choose", banner)
    assert [terms.HAND, terms.STACKED, terms.HAND] == zones(game, banner, answer, horse)
    assert 1 == game.table.twilight


@pytest.mark.card(SHARDS)
def test_nothing_comes_from_shards_with_nothing_on_them() -> None:
    """The Shards of Narsil: cards stacked on another card cannot be taken into hand."""
    at = standing()
    shards, other = at.play(SHARDS), at.play(condition("Other"))
    kept = at.stack(BANNER, 0, other)
    at.hand(0, BANNER)
    game = at.fellowship()
    if any(option.amount == 1 for option in game.options("use") if option.subject == shards):
        game.choose("use", shards, amount=1)
    assert terms.STACKED == game.zone(kept)


@pytest.mark.card(SHARP)
def test_the_shards_are_still_sharp() -> None:
    """Still Sharp: a Gondor companion is strength +3 and damage +1 in this skirmish."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(EOMER)
    at.play(GUARD)
    at.play(SHARDS)
    at.hand(0, SHARP)
    game = at.skirmish(boromir, at.play(ORC)).choose("play", SHARP)
    assert (10, 1) == (game.strength(boromir), keyword(game.table, boromir, terms.DAMAGE))


@pytest.mark.card(SHARP)
def test_without_the_shards_nothing_is_sharp() -> None:
    """Still Sharp: The Shards of Narsil must be spotted."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(artifact("Other Shards", culture="gondor"))
    at.hand(0, SHARP)
    assert not at.skirmish(boromir, at.play(ORC)).offered("play", SHARP)


@pytest.mark.card(VOICE)
def test_the_voice_of_rauros_is_heard_by_all_of_aragorns_signet() -> None:
    """Voice of Rauros: each companion with Aragorn's signet is damage +1 until the regroup phase."""
    at = standing()
    aragorn = at.play(ARAGORN)
    signed = [at.play(companion("First", signet="aragorn")), at.play(companion("Second", signet="aragorn"))]
    others = [at.play(companion("Third", signet="frodo")), at.play(ally("Fourth", signet="aragorn"))]
    at.play(ORC)
    at.hand(0, VOICE)
    game = at.maneuver().choose("play", VOICE)
    assert [1, 1, 0, 0] == [keyword(game.table, one, terms.DAMAGE) for one in (*signed, *others)]
    assert 1 == game.wounds(aragorn)
    play_to(game, terms.REGROUP)
    assert [0, 0] == [keyword(game.table, one, terms.DAMAGE) for one in signed]


@pytest.mark.card(VOICE)
def test_the_voice_of_rauros_is_aragorns() -> None:
    """Voice of Rauros: only Aragorn can exert for the event."""
    at = standing()
    at.play(BOROMIR)
    at.play(ORC)
    at.hand(0, VOICE)
    assert not at.maneuver().offered("play", VOICE)


SIDES = (terms.FREE_PEOPLES, terms.SHADOW)
CITADEL, RESISTED, WARILY = "3R40", "3U45", "3C48"


@pytest.mark.card(CITADEL)
@pytest.mark.parametrize(("fighter", "strength", "offered"), [
    (GIMLI, 3, True), (GIMLI, 9, False), (GUARD, 9, False), (GIMLI, 30, False),
])  # fmt: skip
def test_the_citadel_heals_after_a_turn_without_defeat(fighter: str, strength: int, offered: bool) -> None:
    """Citadel of Minas Tirith: a Gondor companion may be healed after a turn without a lost skirmish."""
    at = standing()
    boromir, aragorn = at.play(BOROMIR, wounds=2), at.play(ARAGORN, wounds=2)
    at.play(EOMER, wounds=1)
    at.play(GUARD, wounds=1)
    at.play(CITADEL)
    man = at.play(fighter, wounds=0)
    game = at.skirmish(man, at.play(minion("Foe", strength=strength, vitality=1))).pass_().pass_()
    while game.table.turn == 0 and not game.offered("respond", CITADEL):
        game.choose("stop" if game.offered("stop") else "pass")
    assert offered == game.offered("respond", CITADEL)
    if offered:
        game.choose("respond", CITADEL)
        assert [boromir, aragorn] == game.choices()
        game.choose("choose", boromir)
        assert (1, 2) == (game.wounds(boromir), game.wounds(aragorn))


@pytest.mark.card(RESISTED)
def test_maneuver_events_cost_two_more_for_the_phase() -> None:
    """Some Who Resisted: each maneuver event of either side costs 2 more in this phase."""
    plans = [event(f"Plan {side}", Action((terms.MANEUVER,), (add_burdens(0),)), side=side, cost=1) for side in SIDES]
    shot = event("Shot", Action((terms.ARCHERY,), (add_burdens(0),)), cost=1)
    at = standing().pool(4)
    boromir = at.play(BOROMIR, wounds=2)
    at.play(ORC)
    resisted, plan, arrow = at.hand(0, RESISTED, plans[0], shot)
    (theirs,) = at.hand(1, plans[1])
    game = at.maneuver()
    before = [twilight_cost(game.table, one) for one in (plan, theirs, arrow)]
    game.choose("play", resisted)
    assert ([1, 1, 1], [3, 3, 1]) == (before, [twilight_cost(game.table, one) for one in (plan, theirs, arrow)])
    assert 2 == game.wounds(boromir)
    game.choose("play", theirs)
    assert 1 == game.table.twilight
    play_to(game, terms.ARCHERY)
    assert 1 == twilight_cost(game.table, plan)


@pytest.mark.card(RESISTED)
@pytest.mark.parametrize("id", [EOMER, GUARD])
def test_some_who_resisted_were_of_gondor(id: str) -> None:
    """Some Who Resisted: a Gondor companion must be spotted."""
    at = standing()
    at.play(id)
    at.play(ORC)
    at.hand(0, RESISTED)
    assert not at.maneuver().offered("play", RESISTED)


@pytest.mark.card(WARILY)
@pytest.mark.parametrize("played", [True, False])
def test_minions_cost_one_more_after_a_move_in_the_regroup_phase(played: bool) -> None:
    """We Must Go Warily: each minion costs 1 more until the next regroup phase."""
    at = standing(site=2).pool(5)
    boromir = at.play(BOROMIR)
    at.hand(0, WARILY)
    orc, weapon = at.hand(1, minion("Late Orc", cost=2), possession("Club", side=terms.SHADOW, cost=1))
    game = at.regroup().pass_().pass_().pass_().choose("move")
    game.choose("respond", WARILY) if played else game.pass_()
    assert (2 if played else 0, 3 if played else 2) == (game.wounds(boromir), twilight_cost(game.table, orc))
    assert 1 == twilight_cost(game.table, weapon)
    play_to(game, terms.REGROUP)
    assert 2 == twilight_cost(game.table, orc)


@pytest.mark.card(WARILY)
def test_nobody_goes_warily_in_the_fellowship_phase() -> None:
    """We Must Go Warily: it needs a regroup phase move and a Gondor companion who can exert twice."""
    at = standing(site=1)
    at.play(BOROMIR)
    at.hand(0, WARILY)
    assert not at.fellowship().choose("move").offered("respond", WARILY)
    at = standing(site=2)
    at.play(BOROMIR, wounds=1)
    at.play(GUARD)
    at.hand(0, WARILY)
    assert not at.regroup().pass_().pass_().choose("move").offered("respond", WARILY)
