"""Tests of the archery phase: totals, order and placement of wounds (LR-16)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.conditions import CanSpot
from inglenook.lotr.dsl.facade import a, add_twilight, cannot, keyword, make
from inglenook.lotr.dsl.filters import ALLY, COMPANION, MINION, URUK_HAI
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.positions import FRODO, Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

ARCHER = ((terms.ARCHER, 1),)
BOWMAN = companion("Bowman", keywords=ARCHER)
GUARD = companion("Guard")
ARCHER_ORC = minion("Archer Orc", vitality=3, keywords=ARCHER)
BRUTE = minion("Brute", vitality=3)
HERE = (Home(2, terms.FELLOWSHIP_BLOCK),)
THERE = (Home(3, terms.FELLOWSHIP_BLOCK),)
NEIGHBOUR = ally("Neighbour", keywords=ARCHER, homes=HERE)
STRANGER = ally("Stranger", keywords=ARCHER, homes=THERE)
SMITH = ally("Smith", homes=HERE)
SUMMONS = condition("Summons", Continuous((Modifier(terms.CAN, 1, terms.TAKE_PART),), of=ALLY))
BOWS = event("Bows", Action((terms.ARCHERY,), (make(a(COMPANION), keyword(terms.ARCHER)),)))


def changed_total(total: str, by: int) -> str:
    """Returns a condition that changes an archery total."""
    return condition("Wind", Continuous((Modifier(total, by),)), side=terms.SHADOW)


def arrows(game: Playing) -> tuple[object, object]:
    """Returns the archery totals told for the fellowship and for the minions."""
    for line in game.game.log:
        if line.message.id == "log-archery":
            return line.message.arguments["minions"], line.message.arguments["fellowship"]
    return 0, 0


def wounds(game: Playing, cards: list[Thing]) -> list[int]:
    """Returns the wounds on each of these cards."""
    return [game.wounds(card) for card in cards]


# When it happens.


@pytest.mark.rule("LR-16.1", "LR-16.2")
def test_actions_first_then_the_arrows() -> None:
    """Archery wounds come after all players have passed, and count what archery actions added."""
    at = Position()
    guard, orc = at.play(GUARD), at.play(BRUTE)
    at.hand(0, BOWS, BOWS)
    game = at.archery().choose("play", BOWS).choose("choose", guard)
    assert (0, terms.ARCHERY, "prompt-phase-action") == (game.wounds(orc), game.table.phase, game.prompt)
    game.pass_()
    assert ((0, 1), 1) == (arrows(game), game.wounds(orc))


@pytest.mark.rule("LR-16.1", "LR-10.6")
def test_archery_actions_go_round() -> None:
    """Archery actions begin with the Free Peoples player and continue to the right."""
    horn = Action((terms.ARCHERY,), (add_twilight(1),))
    at = Position(seats=3)
    at.play(BRUTE)
    at.play(condition("Horn", horn), seat=0)
    at.play(condition("Drum", horn, side=terms.SHADOW), seat=1)
    at.play(condition("Drum", horn, side=terms.SHADOW), seat=2)
    game = at.archery()
    asked = []
    for _pass in range(3):
        asked.append(game.asked)
        game.pass_()
    assert ([0, 2, 1], [terms.ASSIGNMENT]) == (asked, game.phases())


# Totals.


@pytest.mark.rule("LR-16.3", "LR-29.9")
def test_archer_minions_of_all_shadow_players_count() -> None:
    """Two archers of one Shadow player and one of another count three; no minion counts twice."""
    at = Position(seats=3)
    at.play(GUARD)
    for seat in (1, 1, 2):
        at.play(minion("Archer", keywords=((terms.ARCHER, 1), (terms.ARCHER, 1))), seat=seat)
    at.play(BRUTE, seat=2)
    assert (3, 0) == arrows(at.archery())


@pytest.mark.rule("LR-16.4", "LR-29.9")
def test_archer_companions_of_the_free_peoples_player_count() -> None:
    """The Free Peoples player's two archer companions count, but no guard and no archer of another fellowship."""
    at = Position(seats=3)
    at.play(BRUTE)
    for id in (BOWMAN, BOWMAN, GUARD):
        at.play(id)
    at.play(BOWMAN, seat=1)
    game = at.archery()
    game.choose("player")
    assert (0, 2) == arrows(game)


@pytest.mark.rule("LR-16.5", "LR-23.5", "LR-23.6")
@pytest.mark.parametrize(("added", "total"), [([], 1), ([0], 2), ([0, 1], 3)])
def test_archer_allies_at_home_may_be_added(added: list[int], total: int) -> None:
    """The player may add any number of archer allies at home; an archer away from home and a smith are not offered."""
    at = Position(site=2)
    at.play(BOWMAN)
    at.play(BRUTE)
    neighbours = [at.play(NEIGHBOUR), at.play(NEIGHBOUR)]
    at.play(STRANGER)
    at.play(SMITH)
    game = at.archery()
    assert ("prompt-archer-allies", neighbours) == (game.prompt, [option.subject for option in game.options()])
    game.choose_all(*[neighbours[place] for place in added])
    assert (0, total) == arrows(game)


@pytest.mark.rule("LR-16.5", "LR-23.7")
def test_an_ally_whom_a_card_lets_take_part_may_be_added() -> None:
    """An archer ally away from home may be added if a card lets that ally take part."""
    at = Position(site=2)
    at.play(BRUTE)
    stranger = at.play(STRANGER)
    at.play(SUMMONS)
    assert (0, 1) == arrows(at.archery().choose_all(stranger))


@pytest.mark.rule("LR-16.6", "LG-12")
def test_a_total_without_archers_can_be_changed() -> None:
    """Cards change an archery total of zero: two more for one side and one more for the other."""
    at = Position()
    at.play(BRUTE)
    at.play(changed_total(terms.MINION_ARCHERY, 2))
    at.play(changed_total(terms.FELLOWSHIP_ARCHERY, 1))
    assert (2, 1) == arrows(at.archery())


@pytest.mark.rule("LR-16.7")
@pytest.mark.parametrize("total", [terms.MINION_ARCHERY, terms.FELLOWSHIP_ARCHERY])
def test_a_total_below_nothing_is_nothing(total: str) -> None:
    """Three less than an archery total of one is zero: no wound there, and no change for the other side."""
    at = Position()
    bowman, orc = at.play(BOWMAN), at.play(ARCHER_ORC)
    at.play(changed_total(total, -3))
    game = at.archery()
    expected = (0, 1) if total == terms.MINION_ARCHERY else (1, 0)
    if expected[0]:
        game.choose("wound", bowman)
    assert (expected, list(expected)) == (arrows(game), wounds(game, [bowman, orc]))


@pytest.mark.rule("LX-46", "LR-27.4")
@pytest.mark.parametrize(("race", "total"), [("uruk-hai", 1), ("orc", 2)])
def test_uruk_hai_armory(race: str, total: int) -> None:
    """The fellowship archery total is one less while an Uruk-hai can be spotted; nobody is asked."""
    armory = Continuous((Modifier(terms.FELLOWSHIP_ARCHERY, -1),), condition=CanSpot(URUK_HAI))
    at = Position()
    at.play(BOWMAN)
    at.play(BOWMAN)
    orc = at.play(minion("Soldier", vitality=4, race=race))
    at.play(condition("Armory", armory, side=terms.SHADOW))
    game = at.archery()
    assert (total, "prompt-assign-defenders") == (game.wounds(orc), game.prompt)


# Placing wounds.


@pytest.mark.rule("LR-16.8", "LR-16.9")
def test_the_fellowship_is_wounded_first_as_its_player_likes() -> None:
    """The fellowship is wounded first, as its player distributes; the minions follow."""
    at = Position()
    guard, bowman, orc = at.play(GUARD), at.play(BOWMAN), at.play(ARCHER_ORC)
    at.play(ARCHER_ORC)
    game = at.archery()
    assert (0, "prompt-archery-wound") == (game.asked, game.prompt)
    assert {FRODO, GUARD, BOWMAN} == {game.table.cards[option.subject].printed.id for option in game.options()}
    game.choose("wound", guard)
    assert (0, [1, 0, 0]) == (game.asked, wounds(game, [guard, bowman, orc]))
    game.choose("wound", guard)
    assert (1, [2, 0, 0]) == (game.asked, wounds(game, [guard, bowman, orc]))
    game.choose("wound", orc)
    assert [2, 0, 1] == wounds(game, [guard, bowman, orc])


@pytest.mark.rule("LR-16.9", "LR-23.6")
def test_allies_that_may_take_part_may_be_wounded_in_their_place() -> None:
    """Allies at home may take the wounds, archers or not; allies elsewhere may not."""
    at = Position(site=2)
    smith, stranger = at.play(SMITH), at.play(STRANGER)
    at.play(ARCHER_ORC)
    game = at.archery()
    assert (True, False) == (game.offered("wound", smith), game.offered("wound", stranger))
    assert 1 == game.choose("wound", smith).wounds(smith)


@pytest.mark.rule("LR-16.10", "LX-61", "LD-30")
def test_one_shadow_player_is_named() -> None:
    """The Free Peoples player must name one Shadow player, and only that player's minions take the wounds."""
    at = Position(seats=3)
    at.play(BOWMAN)
    at.play(BOWMAN)
    theirs = [at.play(BRUTE, seat=1), at.play(BRUTE, seat=1)]
    others = at.play(BRUTE, seat=2)
    game = at.archery()
    assert (0, [3, 2]) == (game.asked, [option.amount for option in game.options()])
    game.choose("player", amount=2)
    assert (1, theirs) == (game.asked, [option.subject for option in game.options()])
    game.choose("wound", theirs[0]).choose("wound", theirs[1])
    assert [1, 1, 0] == wounds(game, [*theirs, others])


@pytest.mark.rule("LR-16.2", "LD-30")
def test_nobody_is_named_for_no_arrows() -> None:
    """With archery totals of zero no Shadow player is named, and the assignment phase follows."""
    at = Position(seats=3)
    at.play(BRUTE, seat=1)
    at.play(BRUTE, seat=2)
    assert "prompt-assign-defenders" == at.archery().prompt


@pytest.mark.rule("LD-31", "LR-16.14")
def test_a_shadow_player_without_minions_may_be_named() -> None:
    """Archery wounds given to a Shadow player without minions are ignored."""
    at = Position(seats=3)
    at.play(BOWMAN)
    orc = at.play(BRUTE, seat=1)
    game = at.archery().choose("player", amount=3)
    assert (0, "prompt-assign-defenders") == (game.wounds(orc), game.prompt)


@pytest.mark.rule("LR-16.11")
@pytest.mark.parametrize("chosen", [[0, 0], [0, 1], [1, 1]])
def test_the_player_named_distributes_the_wounds(chosen: list[int]) -> None:
    """The named Shadow player, not the Free Peoples player, distributes the wounds."""
    at = Position()
    at.play(BOWMAN)
    at.play(BOWMAN)
    orcs = [at.play(BRUTE), at.play(BRUTE)]
    game = at.archery()
    for place in chosen:
        assert 1 == game.asked
        game.choose("wound", orcs[place])
    assert [chosen.count(0), chosen.count(1)] == wounds(game, orcs)


@pytest.mark.rule("LR-16.12", "LR-3.29")
def test_archery_wounds_are_no_exertions_and_may_kill() -> None:
    """An archery wound is no exertion: exhausted characters die of it, and texts about wounds apply."""
    counting = Trigger(Happening(terms.WOUNDED_NOW, MINION), (add_twilight(1),))
    resting = Trigger(Happening(terms.EXERTED_NOW, MINION), (add_twilight(10),))
    at = Position()
    at.play(BOWMAN)
    orc = at.play(minion("Goblin", vitality=1))
    at.play(condition("Tally", counting, resting, Continuous((cannot(terms.BE_EXERTED),), of=MINION)))
    game = at.archery()
    assert (terms.DISCARD_PILE, 1) == (game.zone(orc), game.table.twilight)


@pytest.mark.rule("LR-16.13", "LR-16.14", "LX-60")
def test_what_cannot_be_placed_is_ignored() -> None:
    """Archery wounds that cannot be placed are ignored: five on minions with vitality one and two place three."""
    at = Position()
    for _archer in range(5):
        at.play(BOWMAN)
    weak, strong = at.play(minion("Weak", vitality=1)), at.play(minion("Strong", vitality=4), wounds=2)
    game = at.archery()
    game.choose("wound", strong)
    game.choose("wound", weak)
    assert (0, 5) == arrows(game)
    assert 3 == game.log().count("log-wounded")
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE] == [game.zone(weak), game.zone(strong)]


@pytest.mark.rule("LR-16.14")
def test_who_cannot_take_wounds_is_no_target() -> None:
    """A character that cannot take wounds is no target, and if no other is there, the wounds are ignored."""
    at = Position()
    bowman = at.play(BOWMAN)
    shielded = at.play(minion("Shielded", abilities=(Continuous((cannot(terms.TAKE_WOUNDS),)),)))
    game = at.archery()
    assert ((0, 1), [0, 0]) == (arrows(game), wounds(game, [bowman, shielded]))


@pytest.mark.rule("LR-16.15")
def test_without_minions_the_regroup_phase_follows() -> None:
    """When the last minion dies in the archery phase, the regroup phase follows."""
    at = Position()
    at.play(BOWMAN)
    at.play(minion("Goblin", vitality=1))
    assert [terms.REGROUP] == at.archery().phases()


@pytest.mark.rule("LR-16.15")
def test_with_a_minion_the_assignment_phase_follows() -> None:
    """The assignment phase follows the archery phase as soon as one minion has survived."""
    at = Position()
    at.play(BOWMAN)
    at.play(minion("Goblin", vitality=2))
    assert [terms.ASSIGNMENT] == at.archery().phases()


@pytest.mark.rule("LR-16.13", "LR-21.4")
def test_no_more_wounds_when_the_game_is_over() -> None:
    """When the first archery wound kills the Ring-bearer, the second is not asked about."""
    at = Position(frodo=companion("Weakling", vitality=1))
    at.play(GUARD)
    at.play(ARCHER_ORC)
    at.play(ARCHER_ORC)
    game = at.archery().choose("wound", at.frodo())
    assert ("", (1,), 1) == (game.prompt, game.table.winners, game.log().count("log-wounded"))
