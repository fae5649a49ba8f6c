"""Skirmishes: their order, strength against strength, wounds, overwhelming, and how they end (LR-18)."""

from __future__ import annotations

import pytest

from inglenook.kernel.messages import Name
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.amounts import Count, Plus
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a, add_twilight, each, make, strength, wound
from inglenook.lotr.dsl.filters import COMPANION, MINION, InSkirmish
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion

IN_IT = InSkirmish()
ORC = minion("Orc", strength=3, vitality=3)
GUARD = companion("Guard", strength=5)
HORN = condition("Horn", Action((terms.SKIRMISH,), (add_twilight(1),)))
DRUM = condition("Drum", Action((terms.SKIRMISH,), (add_twilight(1),)), side=terms.SHADOW)
BRAVERY = event("Bravery", Action((terms.SKIRMISH,), (make(a(COMPANION & IN_IT), strength(3)),)))
STAB = event("Stab", Action((terms.SKIRMISH,), (wound(MINION & IN_IT),)))

# Consequences, counted in tokens of the pool: 1 for a victory, 10 for a defeat, 100 for a wound.
FALLS = condition("Falls", Trigger(Happening(terms.LOSES, MINION), (add_twilight(10),)))
PAINS = condition("Pains", Trigger(Happening(terms.WOUNDED_NOW), (add_twilight(100),)))


def as_offered(game: Playing) -> Playing:
    """Returns the wounds and texts that a skirmish triggers, in the order offered."""
    while game.prompt == "prompt-required-order":
        game.game.answer((game.options()[0].key,))
    return game


# One at a time.


@pytest.mark.rule("LR-18.1", "LR-18.2")
def test_the_free_peoples_player_names_one_after_another() -> None:
    """The Free Peoples player chooses the order of skirmishes, and each has its own skirmish phase."""
    phases = Trigger(Happening(terms.PHASE_STARTS, phase=terms.SKIRMISH), (add_twilight(1),))
    at = Position()
    guards, orcs = [at.play(GUARD) for _guard in range(3)], [at.play(ORC) for _orc in range(3)]
    at.play(condition("Watch", phases))
    game = at.skirmishes(*[(guard, (orc,)) for guard, orc in zip(guards, orcs, strict=True)])
    assert (0, [("skirmish", guard) for guard in guards]) == (
        game.asked,
        [(option.verb, option.subject) for option in game.options()],
    )
    game.choose("skirmish", guards[1])
    assert ([0, 1, 0], 1) == ([game.wounds(orc) for orc in orcs], game.table.twilight)
    assert [guards[0], guards[2]] == [option.subject for option in game.options()]
    game.choose("skirmish", guards[2])  # the last one needs no naming
    assert ([1, 1, 1], 3) == ([game.wounds(orc) for orc in orcs], game.table.twilight)
    assert 3 == game.log().count("log-skirmish")


@pytest.mark.rule("LR-18.1")
def test_texts_about_the_start_of_a_skirmish() -> None:
    """Texts about the start of a skirmish apply to the characters of the skirmish that begins."""
    eager = Trigger(Happening(terms.SKIRMISH_STARTS), (make(each(COMPANION & IN_IT), strength(1)),))
    at = Position()
    guard, other = at.play(GUARD), at.play(GUARD)
    orcs = [at.play(ORC), at.play(ORC)]
    at.play(condition("Eager", eager))
    at.play(HORN)
    game = at.skirmishes((guard, (orcs[0],)), (other, (orcs[1],))).choose("skirmish", other)
    assert [5, 6] == [game.strength(guard), game.strength(other)]


@pytest.mark.rule("LR-18.3", "LR-18.4")
def test_actions_first_then_it_is_resolved() -> None:
    """A skirmish is resolved after all players have passed in succession."""
    at = Position(seats=3)
    guard, orc = at.play(GUARD), at.play(ORC)
    at.play(HORN, seat=0)
    at.play(DRUM, seat=1)
    at.play(DRUM, seat=2)
    game = at.skirmish(guard, orc)
    asked = []
    for verb in ("use", "pass", "pass", "pass"):
        asked.append((game.asked, game.wounds(orc)))
        game.choose(verb)
    assert ([(0, 0), (2, 0), (1, 0), (0, 0)], 1) == (asked, game.wounds(orc))


@pytest.mark.rule("LR-18.5", "LR-10.13")
def test_the_effect_of_an_action_ends_with_its_skirmish() -> None:
    """Strength +3 from an action in the first skirmish does not count in the second."""
    at = Position()
    guard, other = at.play(GUARD), at.play(companion("Other"))
    orcs = [at.play(ORC), at.play(ORC)]
    at.hand(0, BRAVERY)
    at.play(HORN)
    game = at.skirmishes((guard, (orcs[0],)), (other, (orcs[1],))).choose("skirmish", guard).choose("play", BRAVERY)
    assert 8 == game.strength(guard)
    game.pass_()
    assert (terms.SKIRMISH, other, 5) == (game.table.phase, game.table.defender, game.strength(guard))


# Strength against strength.


@pytest.mark.rule("LR-18.7", "LR-18.8", "LR-18.9")
@pytest.mark.parametrize(
    ("good", "evil", "wounds"),
    [(8, (7,), (0, 1)), (7, (8,), (1, 0)), (6, (6,), (1, 0)), (8, (3, 3), (0, 1)), (6, (3, 3), (1, 0))],
)
def test_the_higher_total_wins(good: int, evil: tuple[int, ...], wounds: tuple[int, int]) -> None:
    """The side with the higher total wins, the Shadow on a tie; each loser takes one wound."""
    at = Position()
    guard = at.play(companion("Guard", strength=good))
    orcs = [at.play(minion("Orc", strength=number)) for number in evil]
    game = at.skirmish(guard, *orcs)
    assert (wounds[0], [wounds[1]] * len(orcs)) == (game.wounds(guard), [game.wounds(orc) for orc in orcs])


@pytest.mark.rule("LR-18.6", "LX-24", "LD-33")
def test_strengths_of_a_side_add_up() -> None:
    """Aragorn's 8 beats two Orcs of 3 without overwhelming them, and each takes one wound."""
    at = Position()
    aragorn, orcs = at.play("1P365"), [at.play(ORC), at.play(ORC)]
    game = at.skirmish(aragorn, *orcs)
    assert ([1, 1], 0) == ([game.wounds(orc) for orc in orcs], game.wounds(aragorn))
    told = [line.message.arguments for line in game.game.log if line.message.id == "log-strengths"]
    ours, theirs = (("1P365", 8),), ((ORC, 3), (ORC, 3))
    assert [{"fellowship": 8, "minions": 6, "fellowship_from": ours, "minions_from": theirs}] == told


@pytest.mark.rule("LR-18.10", "LX-25", "LR-29.11")
@pytest.mark.parametrize("bonuses", [(1,), (1, 1), (2, 1)])
def test_damage_bonuses_of_the_winner(bonuses: tuple[int, ...]) -> None:
    """Each loser takes one more wound for each damage bonus of the winner."""
    at = Position()
    hero = at.play(companion("Hero", strength=8, keywords=tuple((terms.DAMAGE, bonus) for bonus in bonuses)))
    orcs = [at.play(minion("Orc", strength=3, vitality=9)) for _orc in range(2)]
    game = at.skirmish(hero, *orcs)
    assert [1 + sum(bonuses)] * 2 == [game.wounds(orc) for orc in orcs]


@pytest.mark.rule("LR-18.10", "LX-26", "LR-29.10")
def test_damage_bonuses_of_a_side_add_up() -> None:
    """Two Orcs of strength 4 with damage +1 each win a tie against Aragorn, who takes three wounds."""
    at = Position()
    hero = at.play(companion("Hero", strength=8, vitality=9, keywords=((terms.DAMAGE, 3),)))
    orcs = [at.play(minion("Orc", strength=4, keywords=((terms.DAMAGE, 1),))) for _orc in range(2)]
    game = at.skirmish(hero, *orcs)
    assert (3, [0, 0]) == (game.wounds(hero), [game.wounds(orc) for orc in orcs])


# Consequences of a skirmish.


@pytest.mark.rule("LR-18.22")
def test_no_actions_after_it_is_resolved() -> None:
    """No skirmish actions are possible after the skirmish is resolved."""
    at = Position()
    guard, orc = at.play(GUARD), at.play(ORC)
    at.play(HORN)
    game = at.skirmish(guard, orc).pass_()
    assert ([terms.REGROUP], 1) == (game.phases(), game.wounds(orc))


@pytest.mark.rule("LR-18.23", "LR-18.24")
def test_what_the_outcome_triggers_comes_before_the_end() -> None:
    """Texts about a victory apply while the minions are still skirmishing; afterwards no character is assigned."""
    follow = Trigger(Happening(terms.WINS, COMPANION), (wound(MINION & IN_IT),))
    at = Position()
    guard, other = at.play(GUARD), at.play(GUARD)
    orcs = [at.play(ORC), at.play(ORC)]
    at.play(condition("Follow Up", follow))
    game = at.skirmishes((guard, (orcs[0],)), (other, (orcs[1],))).choose("skirmish", guard)
    as_offered(game)
    assert [2, 2] == [game.wounds(orc) for orc in orcs]
    assert ((), (), False) == (game.table.assignments, game.table.attackers, game.table.defender >= 0)


@pytest.mark.rule("LR-18.24", "LG-65")
def test_skirmishing_means_in_the_skirmish_under_way() -> None:
    """A character is skirmishing only during its own skirmish phase, not while assigned or afterwards."""
    at = Position()
    guard, other = at.play(GUARD), at.play(GUARD)
    orcs = [at.play(ORC), at.play(ORC)]
    at.play(condition("Fury", Continuous((strength(2),), of=COMPANION & IN_IT)))
    at.play(HORN)
    game = at.skirmishes((guard, (orcs[0],)), (other, (orcs[1],)))
    assert [5, 5] == [game.strength(guard), game.strength(other)]
    game.choose("skirmish", guard)
    assert [7, 5] == [game.strength(guard), game.strength(other)]
    game.pass_()
    assert [5, 7] == [game.strength(guard), game.strength(other)]


@pytest.mark.rule("LR-18.25")
def test_survivors_fight_again_after_another_move() -> None:
    """A companion and a minion that survived a skirmish can be assigned to each other after another move."""
    at = Position()
    guard, orc = at.play(GUARD), at.play(ORC)
    game = at.skirmish(guard, orc)
    assert (1, "prompt-move-again") == (game.wounds(orc), game.prompt)
    game.choose("move")
    assert ("prompt-assign-defenders", True) == (game.prompt, game.offered("assign", guard, orc))
    assert 2 == game.choose("assign", guard, orc).wounds(orc)


# Several at once.


@pytest.mark.rule("LG-17")
def test_the_owner_of_the_losers_orders_their_wounds() -> None:
    """The losers' owner orders their wounds where it matters, all wounds of one loser at a time."""
    at = Position()
    hero = at.play(companion("Hero", strength=8, keywords=((terms.DAMAGE, 1),)))
    ids = [minion("First", strength=3, vitality=3), minion("Second", strength=3, vitality=3)]
    orcs = [at.play(id) for id in ids]
    at.play(PAINS)
    game = at.skirmish(hero, *orcs)
    assert (1, "prompt-next-loser", orcs) == (game.asked, game.prompt, [option.subject for option in game.options()])
    game.choose("wound", orcs[1])
    wounded = [line.message.arguments["card"] for line in game.game.log if line.message.id == "log-wounded"]
    assert [Name(ids[1]), Name(ids[1]), Name(ids[0]), Name(ids[0])] == wounded


@pytest.mark.rule("LG-17")
def test_nobody_is_asked_for_an_order_that_does_not_matter() -> None:
    """The order of wounds is not asked if nothing in play responds to wounds or deaths."""
    at = Position()
    game = at.skirmish(at.play(companion("Hero", strength=8)), at.play(ORC), at.play(ORC))
    assert (2, "prompt-move-again") == (game.log().count("log-wounded"), game.prompt)


@pytest.mark.rule("LG-17")
def test_each_owner_orders_his_own() -> None:
    """Each owner orders the wounds of their own minions."""
    at = Position(seats=3)
    hero = at.play(companion("Hero", strength=14))
    theirs = [at.play(ORC, seat=1), at.play(ORC, seat=1)]
    others = at.play(ORC, seat=2)
    at.play(PAINS)
    game = at.skirmish(hero, *theirs, others)
    assert (1, theirs) == (game.asked, [option.subject for option in game.options()])
    game.choose("wound", theirs[0])
    assert [1, 1, 1] == [game.wounds(orc) for orc in (*theirs, others)]


@pytest.mark.rule("LG-18")
def test_the_overwhelmed_die_together() -> None:
    """Two overwhelmed characters die together, and neither is in play when texts about their deaths apply."""
    mourning = Trigger(Happening(terms.KILLED, MINION), (add_twilight(Plus(1, Count(MINION))),))
    at = Position()
    guard = at.play(companion("Guard", strength=12))
    orcs = [at.play(ORC), at.play(ORC)]
    at.play(condition("Mourning", mourning))
    game = at.skirmish(guard, *orcs)
    as_offered(game)
    assert 2 == game.table.twilight


@pytest.mark.rule("LG-67")
@pytest.mark.parametrize("orcs", [1, 2, 3])
def test_each_character_of_a_side_wins(orcs: int) -> None:
    """A text about winning a skirmish applies once for each character of the winning side."""
    at = Position()
    guard = at.play(companion("Guard", strength=6, vitality=9))
    side = [at.play(minion("Orc", strength=6 // orcs)) for _orc in range(orcs)]
    at.play(condition("Triumph", Trigger(Happening(terms.WINS, MINION), (add_twilight(1),)), side=terms.SHADOW))
    game = at.skirmish(guard, *side)
    as_offered(game)
    assert orcs == game.table.twilight


@pytest.mark.rule("LG-68")
@pytest.mark.parametrize(("first", "zone"), [("suffer", terms.DEAD_PILE), ("respond", terms.DISCARD_PILE)])
def test_the_free_peoples_player_orders_wounds_and_required_texts(first: str, zone: str) -> None:
    """The Free Peoples player orders wounds and required texts, whoever owns those texts."""
    rout = Trigger(Happening(terms.LOSES, COMPANION), (Discard(a(COMPANION & IN_IT)),))
    at = Position()
    guard, orc = at.play(companion("Guard", strength=5, vitality=2), wounds=1), at.play(minion("Orc", strength=6))
    at.play(condition("Rout", rout, side=terms.SHADOW))
    game = at.skirmish(guard, orc)
    assert (0, "prompt-required-order") == (game.asked, game.prompt)
    assert zone == game.choose(first).zone(guard)


@pytest.mark.rule("LG-78")
def test_dying_before_the_end_is_no_defeat_while_the_side_stands() -> None:
    """An Orc killed during a skirmish has not lost it while another minion of its side remains."""
    at = Position()
    guard, weak, orc = at.play(GUARD), at.play(minion("Weak", strength=1, vitality=1)), at.play(ORC)
    at.play(FALLS)
    at.hand(0, STAB)
    game = at.skirmish(guard, weak, orc).choose("play", STAB).choose("choose", weak)
    as_offered(game)
    assert (terms.DISCARD_PILE, 10) == (game.zone(weak), game.table.twilight)
