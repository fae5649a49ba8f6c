"""Sauron conditions of The Fellowship of the Ring, except those about skirmishes."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Heal
from inglenook.lotr.dsl.facade import a, add_burdens
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.rules.archery import minion_archery
from inglenook.lotr.stats import move_limit, twilight_cost
from tests.lotr.cards.mordor import (
    CAVE_ORC,
    ELF_AT_HOME,
    EXERT_ORC,
    SPOT_ORC,
    STRONG_ORC_OF_MORDOR,
    TRACKING_ORC,
    TROLL_OF_MORDOR,
    WRAITH,
    exerts_one,
    many,
    served_by,
    sizes,
)
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GIMLI,
    LEGOLAS,
    SAM,
    burdens,
    card,
    standing,
    zones,
)
from tests.lotr.samples import ally, companion, condition, event, minion

ANYBODY = [True, True, True, True]


@pytest.mark.parametrize(
    ("id", "servants"),
    [
        card("1U242", SPOT_ORC),
        card("1R244", EXERT_ORC),
        card("1U249", ANYBODY),
        card("1R252", EXERT_ORC),
        card("1R253", EXERT_ORC),
        card("1R254", [False, True, True, True]),
        card("1U260", ANYBODY),
        card("1R263", ANYBODY),
        card("1R264", ANYBODY),
        card("1U274", EXERT_ORC),
        card("1U275", ANYBODY),
        card("1R276", ANYBODY),
        card("1R279", EXERT_ORC),
        card("1R282", EXERT_ORC),
        card("1C283", SPOT_ORC),
    ],
)
def test_what_a_condition_asks_for(id: str, servants: list[bool]) -> None:
    """Journey Into Danger and similar Sauron conditions: a Sauron Orc is spotted or exerts if the text says so."""
    assert servants == served_by(id, terms.SHADOW_PHASE)


@pytest.mark.parametrize(
    ("id", "verb"),
    [
        card("1R244", "play"),
        card("1R252", "play"),
        card("1R253", "play"),
        card("1U274", "play"),
        card("1R276", "use"),
        card("1R279", "play"),
        card("1R282", "play"),
    ],
)
def test_one_orc_exerts(id: str, verb: str) -> None:
    """Thin and Stretched and similar Sauron conditions: one Sauron Orc of its player's choice exerts once."""
    assert exerts_one(id, terms.SHADOW_PHASE, verb)


@pytest.mark.parametrize(
    ("id", "bearers"),
    [
        card("1R244", ["Frodo", "Aragorn", "Gimli", "Legolas"]),
        card("1R254", ["Orc of Mordor", "Troll of Mordor"]),
        card("1R279", ["Frodo"]),
        card("1R282", ["Aragorn"]),
        card("1C283", ["Frodo", "Aragorn", "Gimli"]),
    ],
)
def test_who_bears_a_condition(id: str, bearers: list[str]) -> None:
    """Mordor Enraged, The Weight of a Legacy and similar conditions: only the bearer that the text names is allowed."""
    at = standing().pool(2)
    for other in (ARAGORN, GIMLI, LEGOLAS, ELF_AT_HOME, STRONG_ORC_OF_MORDOR, TROLL_OF_MORDOR, CAVE_ORC):
        at.play(other)
    at.hand(1, id)
    game = at.shadow().choose("play", id)
    if len(bearers) > 1:
        assert sorted(bearers) == sorted(game.table.cards[host].printed.title for host in game.choices("bear"))
        game.choose("bear")
    [played] = game.in_play(id)
    assert game.table.cards[game.table.cards[played].bearer].printed.title in bearers


@pytest.mark.card("1U242")
def test_summons_of_the_dark_lord_take_his_own() -> None:
    """The Dark Lord's Summons: three tokens reveal the top card, and a Sauron card goes to hand."""
    at = standing().pool(3)
    summons = at.play("1U242")
    [top, _next] = at.deck(1, STRONG_ORC_OF_MORDOR, STRONG_ORC_OF_MORDOR)
    at.hand(1, CAVE_ORC)
    game = at.shadow().choose("use", summons)
    assert (0, terms.HAND, (2, 1, 0)) == (game.table.twilight, game.zone(top), sizes(game, 1))
    assert not game.offered("use", summons)


@pytest.mark.card("1U242")
def test_summons_of_the_dark_lord_cost_a_card_else() -> None:
    """The Dark Lord's Summons: a revealed card of another culture is discarded with a card from hand."""
    at = standing().pool(3)
    summons = at.play("1U242")
    [top, _next] = at.deck(1, CAVE_ORC, STRONG_ORC_OF_MORDOR)
    kept, given = at.hand(1, WRAITH, STRONG_ORC_OF_MORDOR)
    game = at.shadow().choose("use", summons)
    assert (1, sorted([kept, given])) == (game.asked, sorted(game.choices()))
    game.choose("choose", given)
    assert [terms.DISCARD_PILE, terms.HAND, terms.DISCARD_PILE] == zones(game, top, kept, given)
    assert (1, 1, 2) == sizes(game, 1)


@pytest.mark.card("1R253")
@pytest.mark.parametrize(("companions", "more"), [(4, 0), (5, 2)])
def test_a_journey_into_danger(companions: int, more: int) -> None:
    """Journey Into Danger: with five companions in play, each companion costs 2 more, but allies do not."""
    at = standing()
    at.play("1R253")
    many(at, companions)
    fellow, friend = at.hand(0, companion("Late", cost=1), ally("Friend", cost=1))
    table = at.fellowship().table
    assert (1 + more, 1) == (twilight_cost(table, fellow), twilight_cost(table, friend))


@pytest.mark.card("1R254")
def test_mordor_enraged() -> None:
    """Mordor Enraged: the bearer exerts to add a token for each archer companion."""
    archer = (("archer", 1),)
    at = standing()
    orc = at.play(STRONG_ORC_OF_MORDOR, wounds=2)
    rage = at.play("1R254", on=orc)
    for id in (LEGOLAS, companion("Archer", keywords=archer), ally("Far Archer", keywords=archer), GIMLI):
        at.play(id)
    at.play(minion("Orc Archer", keywords=archer))
    game = at.shadow().choose("use", rage)
    assert (2, 3) == (game.table.twilight, game.wounds(orc))
    assert not game.offered("use", rage)


@pytest.mark.parametrize(
    ("id", "living", "dead", "limit"),
    [
        card("1U260", 6, 0, 3),
        card("1U260", 7, 0, 2),
        card("1U260", 6, 3, 3),
        card("1U274", 7, 2, 3),
        card("1U274", 1, 3, 2),
    ],
)
def test_the_fellowship_moves_less(id: str, living: int, dead: int, limit: int) -> None:
    """The Number Must Be Few and Sauron's Defenses: the move limit is 1 less with enough living or dead companions."""
    at = standing(seats=4)
    many(at, living)
    at.play(ELF_AT_HOME)
    at.dead(0, ELF_AT_HOME, *[companion(f"Lost {number}") for number in range(dead)])
    at.play(id)
    assert limit == move_limit(at.start_of_turn().table)


@pytest.mark.card("1U260")
@pytest.mark.rule("LR-20.17", "LR-20.21")
def test_the_fellowship_moves_once_at_least() -> None:
    """The Number Must Be Few: the move limit never drops below 1, and stays reduced if companions leave play."""
    at = standing()
    fellows = many(at, 7)
    at.play("1U260")
    at.play("1U260")
    game = at.start_of_turn()
    assert 1 == move_limit(game.table)
    at = standing()
    fellows = many(at, 6)
    at.play("1U260")
    seventh = companion("Seventh", vitality=1)
    at.hand(0, seventh, GIMLI)
    game = at.fellowship()
    assert (2, 6) == (move_limit(game.table), len(fellows) + 1)
    assert 1 == move_limit(game.choose("play", seventh).table)


@pytest.mark.card("1R264")
@pytest.mark.parametrize(("id", "arrows"), [(STRONG_ORC_OF_MORDOR, 1), (CAVE_ORC, 0), (TROLL_OF_MORDOR, 0)])
def test_orc_bowmen(id: str, arrows: int) -> None:
    """Orc Bowmen: the minion archery total is 1 higher for each copy while a Sauron Orc can be spotted."""
    at = standing()
    at.play("1R264")
    at.play(id)
    at.play(id)
    assert arrows == minion_archery(at.archery().table)


@pytest.mark.card("1U275")
@pytest.mark.parametrize(("keywords", "offered"), [((("stealth", 1),), True), ((("spell", 1),), False)])
def test_seeking_it_always(keywords: tuple[tuple[str, int], ...], offered: bool) -> None:
    """Seeking It Always: a Sauron tracker exerts to cancel a stealth event, but no other event."""
    at = standing()
    seeking, tracker, other = at.play("1U275"), at.play(TRACKING_ORC), at.play(TRACKING_ORC)
    at.play(STRONG_ORC_OF_MORDOR)
    at.play(minion("Uruk Tracker", culture="isengard", race="uruk-hai", keywords=(("tracker", 1),)))
    id = event("Sneak", Action((terms.MANEUVER,), (add_burdens(2),)), keywords=keywords)
    [sneak] = at.hand(0, id)
    game = at.maneuver().choose("play", id)
    assert offered == game.offered("respond", seeking)
    if offered:
        game.choose("respond", seeking)
        assert (1, sorted([tracker, other])) == (game.asked, sorted(game.choices()))
        game.choose("choose", tracker)
        assert (1, 0, terms.DISCARD_PILE) == (game.wounds(tracker), burdens(game), game.zone(sneak))
    else:
        assert 2 == burdens(game)


@pytest.mark.card("1U275")
def test_only_an_event_is_found_out() -> None:
    """Seeking It Always: an ability of a stealth condition cannot be cancelled."""
    at = standing()
    seeking = at.play("1U275")
    at.play(TRACKING_ORC)
    cloak = at.play(condition("Cloak", Action((terms.MANEUVER,), (add_burdens(2),)), keywords=(("stealth", 1),)))
    assert not at.maneuver().choose("use", cloak).offered("respond", seeking)


@pytest.mark.card("1U275")
@pytest.mark.parametrize(("id", "wounds"), [(STRONG_ORC_OF_MORDOR, 0), (TRACKING_ORC, 3)])
def test_nobody_seeks_without_a_tracker(id: str, wounds: int) -> None:
    """Seeking It Always: neither an Orc without tracker nor an exhausted tracker can exert."""
    at = standing()
    seeking = at.play("1U275")
    at.play(id, wounds=wounds)
    sneak = event("Sneak", Action((terms.MANEUVER,), (add_burdens(2),)), keywords=(("stealth", 1),))
    at.hand(0, sneak)
    assert not at.maneuver().choose("play", sneak).offered("respond", seeking)


@pytest.mark.card("1R276")
@pytest.mark.parametrize(
    ("tokens", "id", "wounds", "offered"),
    [
        (2, STRONG_ORC_OF_MORDOR, 0, True),
        (1, STRONG_ORC_OF_MORDOR, 0, False),
        (2, STRONG_ORC_OF_MORDOR, 3, False),
        (2, CAVE_ORC, 0, False),
        (2, TROLL_OF_MORDOR, 0, False),
    ],
)
def test_seeking_its_master(tokens: int, id: str, wounds: int, offered: bool) -> None:
    """Seeking Its Master: a Sauron Orc exerts and two tokens are removed to draw a card."""
    at = standing().pool(tokens)
    seeking, orc = at.play("1R276"), at.play(id, wounds=wounds)
    at.deck(1, CAVE_ORC, CAVE_ORC)
    game = at.shadow()
    assert offered == game.offered("use", seeking)
    if offered:
        game.choose("use", seeking)
        assert (1, 0, (1, 1, 0)) == (game.wounds(orc), game.table.twilight, sizes(game, 1))


@pytest.mark.card("1R282")
def test_the_weight_of_a_legacy() -> None:
    """The Weight of a Legacy: any version of Aragorn bearing it is strength -1."""
    at = standing()
    aragorn, boromir = at.play(ARAGORN), at.play(BOROMIR)
    before = at.table.cards[aragorn].printed.strength
    at.play("1R282", on=aragorn)
    game = at.skirmish(boromir, at.play(STRONG_ORC_OF_MORDOR))
    assert (before - 1, 7) == (game.strength(aragorn), game.strength(boromir))


@pytest.mark.card("1C283")
@pytest.mark.parametrize(("site", "healed"), [(3, 0), (2, 1)])
def test_you_bring_great_evil(site: int, healed: int) -> None:
    """You Bring Great Evil: the bearer cannot be healed at a sanctuary, but can be elsewhere."""
    at = standing(site=site)
    gimli, sam = at.play(GIMLI, wounds=1), at.play(SAM, wounds=1)
    at.play("1C283", on=gimli)
    rest = event("Rest", Action((terms.FELLOWSHIP,), (Heal(a(COMPANION, count=2)),)))
    at.hand(0, rest, rest)
    game = at.fellowship().choose("play", rest)
    assert (1 - healed, 0) == (game.wounds(gimli), game.wounds(sam))
