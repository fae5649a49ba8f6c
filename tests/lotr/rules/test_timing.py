"""Phases, timing words and the action procedure (LR-10)."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import Draw
from inglenook.lotr.dsl.facade import a, add_twilight, exert, make
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import COMPANION, RING_BEARER, THIS, ForPhase
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.registry import fits
from inglenook.lotr.index import Context
from inglenook.lotr.library import LIBRARY, Printed
from tests.lotr.cards.standing import in_rohan, on_site
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import companion, condition, event, minion

BOAST = event("Boast", Action((terms.MANEUVER,), (make(a(COMPANION & ~RING_BEARER), more_strength(2)),)))
SNARE = event("Snare", Action((terms.MANEUVER,), (Draw(),)), side=terms.SHADOW)
SNACK = Action((terms.FELLOWSHIP,), (add_twilight(1),), costs=(exert(THIS),))


@pytest.mark.rule("LR-10.1")
def test_the_seven_phases_follow_each_other() -> None:
    """With a minion in play and no actions, a turn runs through all seven phases."""
    at = Position(site=2)
    at.play(companion(vitality=9))
    at.hand(1, minion(vitality=9))
    game = at.start_of_turn(0)
    seen = [game.table.phase]
    while "prompt-move-again" != game.prompt:
        verb = next(option.verb for option in game.options())
        if game.prompt == "prompt-shadow-action" and game.offered("play"):
            verb = "play"
        if game.prompt == "prompt-assign-defenders":
            verb = "assign"
        game.choose(verb)
        if game.table.phase != seen[-1]:
            seen.append(game.table.phase)

    assert [terms.ASSIGNMENT, terms.REGROUP] == [phase for phase in seen if phase in (terms.ASSIGNMENT, terms.REGROUP)]
    told = [line.message.arguments["phase"] for line in game.game.log if line.message.id == "log-phase"]
    words = [getattr(word, "id", "") for word in told]
    order = ("fellowship", "shadow", "maneuver", "archery", "assignment", "regroup")
    assert [f"word-{phase}" for phase in order] == words
    assert "log-skirmish" in game.log()


@pytest.mark.rule("LR-10.2", "LR-10.3", "LX-42")
def test_the_start_of_a_turn() -> None:
    """At the start of a turn the pool is emptied, then each text applies once, in the player's order."""
    dawn = condition("Dawn", Trigger(Happening(terms.TURN_STARTS, whose=terms.YOU), (add_twilight(1),)))
    at = Position()
    at.play(dawn, seat=0)
    at.play(dawn, seat=0)
    at.hand(0, companion())
    game = at.pool(9).start_of_turn(0)
    assert "prompt-required-order" == game.prompt
    game.choose("respond")

    assert 2 == game.table.twilight


@pytest.mark.rule("LR-10.4", "LR-10.5")
def test_turns_go_clockwise_and_procedures_counter_clockwise() -> None:
    """Turns go clockwise, and Shadow phases and other procedures counter-clockwise."""
    at = Position(seats=4)
    at.hand(1, minion())
    at.hand(2, minion())
    at.hand(3, minion())
    game = at.pool(0).shadow()
    asked = []
    while game.prompt == "prompt-shadow-action":
        asked.append(game.asked)
        game.pass_()
    assert [3, 2, 1] == asked
    while game.table.turn == 0:
        game.choose(next(option.verb for option in game.options()))

    assert 1 == game.table.turn


@pytest.mark.rule("LX-59", "LR-10.6", "LR-10.8")
def test_who_has_passed_may_act_later() -> None:
    """A player who has passed may act later, and the phase ends after three passes in a row."""
    at = Position(seats=3)
    at.play(companion())
    at.play(minion(), seat=2)
    at.hand(0, BOAST, BOAST)
    at.hand(1, SNARE)
    at.hand(2, SNARE, SNARE)
    game = at.maneuver()
    asked = []
    for act in (False, True, False, True, False, False):
        asked.append(game.asked)
        game.choose("play" if act else "pass")
    assert [0, 2, 1, 0, 2, 1] == asked
    assert (terms.MANEUVER, 0) == (game.table.phase, game.asked)
    game.pass_()

    assert terms.MANEUVER != game.table.phase


@pytest.mark.rule("LR-10.9", "LR-10.7")
def test_all_have_passed_one_after_another() -> None:
    """A phase ends after all players have passed in succession."""
    at = Position()
    at.play(companion())
    at.play(minion())
    at.hand(0, BOAST)
    at.hand(1, SNARE)
    game = at.maneuver().pass_().pass_()

    assert terms.MANEUVER != game.table.phase


@pytest.mark.rule("LR-10.10")
@pytest.mark.parametrize("phase", [terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.SKIRMISH, terms.REGROUP])
def test_the_phases_of_the_action_procedure(phase: str) -> None:
    """In each phase with the action procedure the Free Peoples player is asked first."""
    good = event("Good", Action((phase,), (Draw(),)))
    evil = event("Evil", Action((phase,), (Draw(),)), side=terms.SHADOW)
    at = Position()
    man, orc = at.play(companion()), at.play(minion())
    at.hand(0, good)
    at.hand(1, evil)
    if phase == terms.SKIRMISH:
        game = at.skirmish(man, orc)
    else:
        starts = {"maneuver": at.maneuver, "archery": at.archery, "assignment": at.assignment, "regroup": at.regroup}
        game = starts[phase]()
    assert (0, True) == (game.asked, game.offered("play", good))
    game.pass_()

    assert (1, True) == (game.asked, game.offered("play", evil))


@pytest.mark.rule("LR-10.12", "LR-10.14")
def test_an_action_only_in_its_phase() -> None:
    """A maneuver event is not offered in the fellowship phase."""
    at = Position()
    at.play(companion())
    at.hand(0, BOAST, companion("Held"))
    game = at.fellowship()

    assert not game.offered("play", BOAST)


@pytest.mark.rule("LR-10.13")
def test_an_effect_lasts_until_its_phase_ends() -> None:
    """Strength given in the maneuver phase ends with that phase."""
    at = Position()
    man = at.play(companion())
    at.play(minion())
    at.hand(0, BOAST, BOAST)
    game = at.maneuver().choose("play", BOAST)
    assert 7 == game.strength(man)
    game.passes()

    assert 5 == game.strength(man)


@pytest.mark.rule("LR-10.15", "LR-1.22")
def test_an_event_works_once_and_is_discarded() -> None:
    """An event works once and is discarded."""
    at = Position()
    man = at.play(companion())
    at.play(minion())
    card, _other = at.hand(0, BOAST, BOAST)
    game = at.maneuver().choose("play", card)

    assert (7, terms.DISCARD_PILE) == (game.strength(man), game.zone(card))


@pytest.mark.rule("LR-10.17", "LR-10.16")
def test_a_special_ability_only_from_play() -> None:
    """A special ability can be used only while its card is in play."""
    cook = companion("Cook", vitality=4, abilities=(SNACK,))
    at = Position()
    in_play = at.play(cook)
    (in_hand,) = at.hand(0, cook)
    game = at.fellowship()

    assert [in_play] == [option.subject for option in game.options("use")]
    assert game.offered("play", in_hand)


@pytest.mark.rule("LR-10.18")
def test_a_special_ability_as_often_as_it_can_be_paid_for() -> None:
    """A special ability may be used while it can be paid for: with vitality 4, three exertions in one phase."""
    at = Position()
    cook = at.play(companion("Cook", vitality=4, abilities=(SNACK,)))
    at.hand(0, companion())
    game = at.fellowship()
    for _time in range(3):
        game.choose("use", cook)

    assert (3, False) == (game.table.twilight, game.offered("use", cook))


@pytest.mark.rule("LR-10.19", "LG-57")
def test_a_response_is_no_phase_action() -> None:
    """A response is not offered in the action procedure, but when its situation occurs in any phase."""
    at = Position()
    at.play("1P364")
    man = at.play(companion(vitality=4))
    orc = at.play(minion(strength=9))
    (intimidate, _other) = at.hand(0, "1C76", companion("Held"))
    game = at.skirmish(man, orc)
    assert ("prompt-respond-wound", True) == (game.prompt, game.offered("respond", intimidate))
    game.choose("respond", intimidate)

    assert 0 == game.wounds(man)


@pytest.mark.rule("LX-40", "LR-10.20")
def test_an_action_for_two_phases_is_one_of_the_phase_it_is_done_in() -> None:
    """An action for maneuver or skirmish is offered in both phases, and lasts for the phase it is used in."""
    either = event("Either", Action((terms.MANEUVER, terms.SKIRMISH), (make(a(COMPANION), more_strength(2)),)))
    at = Position()
    man, orc = at.play(companion(vitality=5)), at.play(minion(vitality=5))
    at.hand(0, either)
    assert at.maneuver().offered("play", either)

    at = Position()
    man, orc = at.play(companion(vitality=5)), at.play(minion(vitality=5))
    at.hand(0, either, either)
    game = at.skirmish(man, orc).choose("play", either).choose("choose", man)
    assert 7 == game.strength(man)
    game.passes()
    assert 5 == game.strength(man)


@pytest.mark.rule("LX-40", "LR-10.20")
@pytest.mark.parametrize(
    ("id", "phase", "free"),
    [
        pytest.param("4U147", terms.SKIRMISH, True, marks=pytest.mark.card("4U147")),
        pytest.param("4U147", terms.ARCHERY, False, marks=pytest.mark.card("4U147")),
        pytest.param("4R167", terms.ARCHERY, True, marks=pytest.mark.card("4R167")),
        pytest.param("4R167", terms.SKIRMISH, False, marks=pytest.mark.card("4R167")),
    ],
)
def test_an_event_for_two_phases_is_forbidden_in_one(id: str, phase: str, free: bool) -> None:
    """An event for two phases that is forbidden in one can be played in the other."""
    volley = event("Volley", Action((terms.ARCHERY, terms.SKIRMISH), (add_twilight(1),)))
    at = in_rohan(4)
    site = at.control(1, 1)
    at.stack(minion("Pillager", race="uruk-hai"), 1, site)
    if id == "4R167":
        at.play(id, on=site)
    else:
        at.play(id)
    man, orc = at.play(companion(vitality=9)), at.play(minion(vitality=9))
    at.hand(0, volley)
    game = at.archery() if phase == terms.ARCHERY else at.skirmish(man, orc)

    assert (phase, free) == (game.table.phase, game.offered("play", volley))


@pytest.mark.rule("LR-10.20")
@pytest.mark.card("3C117")
def test_an_event_for_two_phases_is_no_maneuver_event_before() -> None:
    """At the Gates of Argonath, an event for fellowship or maneuver can be played as a fellowship event."""
    thunder = event("Thunder", Action((terms.FELLOWSHIP, terms.MANEUVER), (add_twilight(1),)))
    at = on_site("3C117", 8)
    at.hand(0, thunder, BOAST)
    game = at.fellowship()

    assert (True, False) == (game.offered("play", thunder), game.offered("play", BOAST))


@pytest.mark.rule("LR-10.21")
def test_one_action_is_finished_before_another_begins() -> None:
    """While a target is chosen, no other action is offered."""
    at = Position()
    at.play(companion("One"))
    at.play(companion("Two"))
    at.play(minion())
    at.hand(0, BOAST, BOAST)
    game = at.maneuver().choose("play", BOAST)

    assert {"choose"} == {option.verb for option in game.options()}


# Events with several timing words.


def timing_words(card: Printed) -> list[str]:
    """Returns the timing words of an event."""
    return [*card.actions, *([terms.RESPONSE_TIME] if card.answers else [])]


EVENTS_FOR_SEVERAL = (
    "1C110", "1C315", "2C26", "3C22", "3U26", "4C129", "4R84", "4U99", "4U110", "4U234", "5C30", "5R96",
)  # fmt: skip


PHASES = (
    terms.FELLOWSHIP, terms.SHADOW_PHASE, terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.SKIRMISH,
    terms.REGROUP,
)  # fmt: skip


@pytest.mark.rule("LR-10.20", "LG-117")
def test_an_event_is_one_of_the_phase_it_is_played_in() -> None:
    """An event with several timing words counts as one of the phase it is played in."""
    several = []
    for card in LIBRARY.all().values():
        if card.type != terms.EVENT_TYPE or card.id.startswith("sample:"):
            continue
        words = timing_words(card)
        if len(words) > 1:
            several.append(card.id)
        for phase in PHASES:
            at = Position()
            event = at.hand(0, card.id)[0]
            atoms.start_phase(at.table, phase)
            found = [word for word in words if fits(at.table, ForPhase(word), event, Context(0, event))]
            expected = [word for word in card.actions if len(words) == 1 or word == phase]
            assert expected == found, card.id
    assert sorted(EVENTS_FOR_SEVERAL) == sorted(several)


@pytest.mark.rule("LG-117")
@pytest.mark.card("4U355")
def test_a_response_beside_a_silent_entrance() -> None:
    """Where skirmish events are forbidden, a response to something outside skirmishes is allowed."""
    answer = Response(Happening(terms.EXERTED_NOW, COMPANION), (add_twilight(1),))
    both = event("Two Sides", Action((terms.SKIRMISH,), (add_twilight(1),)), answer)
    at = Position(site=6, sites=TOWERS_SITES)
    at.lay_this("4U355", 0)
    at.play(companion("Runner", abilities=(Action((terms.REGROUP,), (add_twilight(1),), (exert(THIS),)),)))
    at.hand(0, both)
    game = at.regroup().choose("use")
    assert game.offered("respond", both)
