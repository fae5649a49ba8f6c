"""Tests of the results shown beside options (KR-33)."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Name, Player
from inglenook.lotr.advice.results import results
from inglenook.lotr.cards.language import each, exert, make, strength
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Heal, Select, Wound
from inglenook.lotr.dsl.filters import ALLY, COMPANION, MINION, THIS
from inglenook.lotr.table import LotrTable
from tests.lotr.cards.standing import before_site
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, event, minion
from tests.lotr.test_dangers import INTUITION, positions

PATHFINDER = "1C110"
"""An event that lays the next site for a player who can spot a ranger."""


def told(game: Playing, verb: str) -> list[Message]:
    """Returns the result shown for the only option of this kind."""
    found = [messages for option, messages in results(game.game, game.asked) if option.verb == verb]
    assert len(found) == 1
    return found[0]


def wrapped(message: Message) -> Message:
    """Returns the result of a choice, or the message itself if it is not one."""
    found = message.arguments.get("told", message)
    assert isinstance(found, Message)
    return found


@pytest.mark.rule("KR-33", "LR-18.6")
@pytest.mark.parametrize(
    ("against", "fate"), [(3, "overwhelms"), (5, "wins"), (7, "loses"), (8, "survives"), (14, "overwhelmed")]
)
def test_an_event_tells_what_becomes_of_the_skirmish(against: int, fate: str) -> None:
    """An event's label tells that Frodo's 4 becomes 7, and the outcome against the minion."""
    at = Position(site=5)
    at.hand(0, INTUITION)
    game = at.skirmish(at.frodo(), at.play(minion(strength=against), seat=1))
    (message,) = [one for one in told(game, "play") if one.id.startswith("result-skirmish")]
    assert message.id == f"result-skirmish-{fate}"
    assert message.arguments["own"] == Message("result-change", {"before": 4, "after": 7})
    assert message.arguments["against"] == against
    assert message.arguments["side"] == "yours"


@pytest.mark.rule("KR-33")
def test_a_skirmish_that_would_be_canceled() -> None:
    """Up to site 4 the event's label tells that it cancels the skirmish."""
    at = Position(site=4)
    at.hand(0, INTUITION)
    game = at.skirmish(at.frodo(), at.play(minion(strength=8), seat=1))
    assert [one.id for one in told(game, "play")] == ["result-skirmish-canceled"]


@pytest.mark.rule("KR-33", "LR-13.15")
def test_a_move_tells_what_it_adds() -> None:
    """A move's label tells one token per companion and the Shadow number, or who supplies the site."""
    at = Position(site=1)
    at.play(companion())
    game = at.fellowship()
    (message,) = told(game, "move")
    assert message.id == "result-move-unknown"
    assert message.arguments["companions"] == 2


@pytest.mark.rule("KR-33", "LR-13.15")
@pytest.mark.parametrize("others", [2, 3])
def test_what_a_move_adds_is_not_told_of_an_effect_to_choose(others: int) -> None:
    """At Moria Lake an alternative's label does not count the tokens that the move adds in any case."""
    at = before_site("1C346", 4)
    for _companion in range(others):
        at.play(companion())
    game = at.fellowship().choose("move")
    assert game.prompt == "prompt-choose-effect"
    found = [message for _option, messages in results(game.game, game.asked) for message in messages]
    assert found and {message.id for message in found} == {"result-vitality"}


@pytest.mark.rule("KR-33", "LR-16.9")
def test_a_wound_tells_what_is_left() -> None:
    """An archery wound's label tells the vitality left, or that the wound kills."""
    at = Position(site=4)
    at.play(companion(vitality=1))
    at.play(minion(keywords=(("archer", 1),)), seat=1)
    game = at.archery()
    ids = sorted(messages[0].id for _option, messages in results(game.game, 0))
    assert ids == ["result-dies", "result-vitality"]


@pytest.mark.rule("KR-33", "KR-7")
def test_nothing_hidden_shows() -> None:
    """The results stay unchanged when everything the asked seat cannot see is dealt anew."""
    compared = 0
    for game in positions("results", 200):
        asked, (table, since) = game.pending, game.since_checkpoint()
        assert asked is not None
        here = results(game, asked.seat)
        if since or not here:
            continue
        other = table.copy()
        game.rulebook.redeal(other, asked.seat, Dice("anew"))
        dealt: Game[LotrTable] = Game(game.rulebook, other, game.setup, game.seed)
        dealt.run()
        if dealt.pending is None or dealt.pending.fingerprint() != asked.fingerprint():
            continue
        there = results(dealt, asked.seat)
        assert [(option.key, messages) for option, messages in here] == [
            (option.key, messages) for option, messages in there
        ]
        compared += 1
    assert compared > 15


@pytest.mark.rule("KR-33", "LR-3.3")
def test_who_is_chosen_as_a_target_tells_what_becomes_of_them() -> None:
    """An event's label, and then each target's label, tells the result for that target."""
    at = Position(site=4)
    weak, strong = at.play(minion("Weak", vitality=1)), at.play(minion("Strong", vitality=3))
    arrow = event("Arrow", Action((terms.MANEUVER,), (Wound(Select(MINION)),)))
    at.hand(0, arrow)
    game = at.maneuver()
    assert [(one.id, wrapped(one).id) for one in told(game, "play")] == [
        ("result-choice", "result-dies"),
        ("result-or", "result-vitality"),
    ]
    game.choose("play", arrow)
    found = {option.subject: [one.id for one in messages] for option, messages in results(game.game, 0)}
    assert found == {weak: ["result-dies"], strong: ["result-vitality"]}


@pytest.mark.rule("KR-33", "LR-3.3")
def test_of_targets_those_in_the_skirmish_are_told() -> None:
    """For an event with a target to choose, only the skirmish outcome is shown, by target."""
    at = Position(site=4)
    fighter = at.play(companion("Fighter", strength=6))
    at.play(companion("Bystander", strength=6))
    stronger = event("Help", Action((terms.SKIRMISH,), (make(Select(COMPANION), strength(2)),)))
    at.hand(0, stronger)
    (message,) = told(at.skirmish(fighter, at.play(minion(strength=7), seat=1)), "play")
    assert (message.id, wrapped(message).id) == ("result-choice", "result-skirmish-wins")


@pytest.mark.rule("KR-33", "LR-3.3")
def test_targets_that_do_not_fight_are_not_told_one_by_one() -> None:
    """Targets outside the skirmish are not listed, because they do not change its outcome."""
    at = Position(site=4)
    at.play(ally("One")), at.play(ally("Other"))
    at.hand(0, event("Help", Action((terms.SKIRMISH,), (make(Select(ALLY), strength(2)),))))
    fighter = at.play(companion())
    game = at.skirmish(fighter, at.play(minion(), seat=1))
    assert [one.id for one in told(game, "play")] == ["result-not-here"]


@pytest.mark.rule("KR-33", "LR-3.8")
def test_what_comes_whoever_is_chosen_is_told_first() -> None:
    """An event's certain effect on the minion is told directly, and the exertion as a choice."""
    at = Position(site=4)
    at.play(companion("One")), at.play(companion("Other"))
    at.play(minion("Weakened", strength=9), seat=1)
    weaker = Action((terms.MANEUVER,), (make(each(MINION), strength(-3)),), costs=(exert(COMPANION),))
    at.hand(0, event("Gloom", weaker))
    ids = [(one.id, wrapped(one).id) for one in told(at.maneuver(), "play")]
    assert ids[:2] == [("result-strength", "result-strength"), ("result-choice", "result-vitality")]


@pytest.mark.rule("KR-33", "LR-18.11", "LR-18.9")
@pytest.mark.parametrize(
    ("power", "vitality", "now", "fate"),
    [(3, 2, 5, "spares"), (3, 1, 5, "kills"), (1, 2, 3, "overwhelms"), (5, 2, 7, "wins"), (5, 1, 7, "kills")],
)
def test_the_shadow_is_told_whose_victory_it_is_and_who_lives(power: int, vitality: int, now: int, fate: str) -> None:
    """A Shadow event's label tells that the other player still wins at 8, and who lives."""
    at = Position(site=4)
    fighter = at.play(companion(strength=8))
    orc = minion(strength=power, vitality=vitality)
    at.hand(1, event("Rage", Action((terms.SKIRMISH,), (make(each(MINION), strength(2)),)), side=terms.SHADOW))
    game = at.skirmish(fighter, at.play(orc, seat=1))
    while game.asked != 1:
        game.pass_()
    (message,) = [one for one in told(game, "play") if one.id.startswith("result-skirmish")]
    assert message.id == f"result-skirmish-{fate}"
    assert message.arguments["against"] == Message("result-change", {"before": power, "after": now})
    assert (message.arguments["side"], message.arguments["player"]) == ("theirs", Player(0))
    assert message.arguments["minions"] == (() if fate == "wins" else (Name(orc),))


@pytest.mark.rule("KR-33", "LR-18.11", "LR-18.9")
@pytest.mark.parametrize(("against", "wounds", "fate"), [(13, 0, "survives"), (13, 2, "killed"), (9, 0, "loses")])
def test_who_loses_the_skirmish_is_told_to_live_or_die(against: int, wounds: int, fate: str) -> None:
    """An event's label tells that 7 instead of 5 is not overwhelmed by 13, and whether the loser lives."""
    at = Position(site=4)
    at.hand(0, event("Help", Action((terms.SKIRMISH,), (make(each(COMPANION), strength(2)),))))
    fighter = at.play(companion(strength=5), wounds=wounds)
    game = at.skirmish(fighter, at.play(minion(strength=against), seat=1))
    (message,) = [one for one in told(game, "play") if one.id.startswith("result-skirmish")]
    assert message.id == f"result-skirmish-{fate}"


@pytest.mark.rule("KR-33", "LR-22.6", "LR-22.10")
def test_a_ring_bearer_is_not_said_to_die_of_a_wound() -> None:
    """A lost skirmish is not told as the Ring-bearer's death by a wound, because the Ring may convert it."""
    for wearing in (False, True):
        at = Position(site=5)
        at.hand(0, INTUITION)
        at.table.cards[at.frodo()].wounds = 3
        if wearing:
            at.wears()
        game = at.skirmish(at.frodo(), at.play(minion(strength=8), seat=1))
        (message,) = [one for one in told(game, "play") if one.id.startswith("result-skirmish")]
        assert message.id in ("result-skirmish-loses", "result-skirmish-survives")


# Options without effect.


@pytest.mark.rule("KR-33", "LR-3.8")
@pytest.mark.parametrize(("wounds", "idle"), [(0, True), (1, False)])
def test_an_answer_that_changes_nothing_says_so(wounds: int, idle: bool) -> None:
    """Aragorn's healing ability tells whether there is a wound to heal."""
    at = Position(site=2)
    at.play("1P365")
    at.play("1R96", wounds=wounds)
    at.hand(0, PATHFINDER)
    assert ([one.id for one in told(at.start_of_turn(), "respond")] == ["result-nothing"]) is idle


@pytest.mark.rule("KR-33", "LR-26.20")
@pytest.mark.parametrize(("lies", "idle"), [(True, True), (False, False)])
def test_an_event_that_changes_nothing_but_its_cost_says_so(lies: bool, idle: bool) -> None:
    """Pathfinder's label says that it has no effect if the player's own next site already lies there."""
    at = Position(site=3)
    at.play("1R96")
    if lies:
        at.lay(0, 4)
    at.hand(0, PATHFINDER)
    game = at.fellowship()
    found = [one.id for option, messages in results(game.game, 0) if option.verb == "play" for one in messages]
    assert (found == ["result-nothing"]) is idle


@pytest.mark.rule("KR-33", "LR-3.8", "LR-26.20")
def test_what_only_costs_an_exertion_says_so() -> None:
    """The label of an ability that only costs an exertion says so."""
    at = Position(site=2)
    healing = Action((terms.FELLOWSHIP,), (Heal(each(ALLY)),), costs=(exert(THIS),))
    healer = at.play(companion("Healer", abilities=(healing,)))
    game = at.fellowship()
    assert healer in [option.subject for option in game.options("use")]
    assert [one.id for one in told(game, "use")] == ["result-vitality", "result-nothing-else"]


@pytest.mark.rule("KR-33", "LR-3.3")
def test_what_saves_somebody_is_not_nothing() -> None:
    """The label of a prevention compares with the outcome of a pass, not with the current table."""
    at = Position(site=4)
    at.table.cards[at.frodo()].wounds = 3
    game = at.skirmish(at.frodo(), at.play(minion(strength=4), seat=1))
    while game.prompt != "prompt-respond-wound":
        game.passes()
    found = [one.id for _option, messages in results(game.game, 0) for one in messages]
    assert not [id for id in found if id.startswith("result-nothing")]


@pytest.mark.rule("KR-33")
def test_strength_for_somebody_who_does_not_fight_is_told_as_such() -> None:
    """The label of strength for a character outside the skirmish says that the character does not fight."""
    at = Position(site=5)
    at.hand(0, INTUITION)
    fighter = at.play(companion())
    at.frodo()
    game = at.skirmish(fighter, at.play(minion(strength=8), seat=1))
    assert [one.id for one in told(game, "play")] == ["result-strength-elsewhere"]
