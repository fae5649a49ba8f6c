"""Tests of the first game with Fellowship starters and of the Two Towers Starter Rules (LR-6)."""

from __future__ import annotations

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BadSetup
from inglenook.lotr.decks.starters import STARTERS
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Burden, Choose, Draw
from inglenook.lotr.dsl.facade import add_twilight
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.effects.piles import draw
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.house_rules import DEFAULTS, FIRST_GAME, STARTER_RULES
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.fellowship import MOVE
from inglenook.lotr.scenario_terms import LotrScenarioTerms
from inglenook.scenarios import PASSED, run
from tests.lotr.beginnings import Beginning, set_up_game
from tests.lotr.positions import Position
from tests.lotr.samples import ally, artifact, companion, condition, event, minion, possession

FELLOWSHIP_STARTERS = ("fellowship-aragorn", "fellowship-gandalf")
TOWERS_STARTERS = ("towers-aragorn", "towers-theoden")
EVERY_PHASE = (terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.REGROUP)
HORN = condition("Horn of All Hours", *[Action((phase,), (add_twilight(1),)) for phase in EVERY_PHASE])
BELL = condition("Bell", Action((terms.FELLOWSHIP,), (add_twilight(1),)))
SPEAR = possession("Spear", on=On(COMPANION), cost=1)
FIND = event("Find", Action((terms.FELLOWSHIP,), (Draw(5),)))
FILLER = [event(f"Filler {number}", Action((terms.REGROUP,), (Draw(1),))) for number in range(10)]


def first_game(seed: str = "set up", starters: tuple[str, ...] = FELLOWSHIP_STARTERS) -> Beginning:
    """Returns a first game with the fellowships that the starters prescribe."""
    fellowships = [list(STARTERS[name].begins_with) for name in starters]
    return set_up_game(*starters, seed=seed, rules="first-game", fellowships=fellowships)


# The first game.


@pytest.mark.rule("LR-6.1", "LX-13")
def test_only_the_sites_one_to_seven_are_used() -> None:
    """In a first game, sites 8 and 9 are left out of every adventure deck."""
    table = first_game().table
    for seat in (0, 1):
        sites = [piece for piece in table.cards if piece.owner == seat and piece.printed.type == terms.SITE_TYPE]
        assert [1, 2, 3, 4, 5, 6, 7] == sorted(piece.printed.site_number for piece in sites)


@pytest.mark.rule("LX-13", "LR-6.3", "LR-6.4")
@pytest.mark.parametrize(("seat", "companions"), [(0, ["Frodo", "Aragorn"]), (1, ["Frodo", "Gandalf"])])
def test_the_fellowships_of_the_starters(seat: int, companions: list[str]) -> None:
    """The Fellowship starters prescribe Aragorn or Gandalf beside Frodo with the Ring, without a choice."""
    game = first_game()
    bearer = game.table.players[seat].ring_bearer
    assert (companions, "prompt-fellowship-action") == (game.fellowship(seat), game.prompt)
    assert ("Frodo", bearer) == (
        game.table.cards[bearer].printed.title,
        game.table.cards[game.table.players[seat].ring].bearer,
    )
    assert 0 == game.table.twilight


@pytest.mark.rule("LR-6.2", "LX-13")
def test_a_first_game_of_hobbits() -> None:
    """The list of hobbits, by either name of the rule set, starts with Merry, Pippin, Sam and Frodo."""
    setup = set_up(2, {"deck1": "first-hobbits", "deck2": "fellowship-gandalf", "rules": "short"})
    game = Beginning(LordOfTheRings().set_up(setup, Dice("set up")))
    assert ["Frodo", "Merry", "Pippin", "Sam"] == game.fellowship(0)
    assert ("prompt-fellowship-action", 7) == (game.prompt, game.table.options["sites"])


@pytest.mark.rule("LR-6.3", "LR-6.4")
@pytest.mark.parametrize("rules", ["short", "first-game"])
def test_a_scenario_prescribes_fellowships_as_the_command_line_does(rules: str) -> None:
    """A first-game scenario prescribes the starting fellowship as the command line does."""
    text = (
        "title: A first game\ngame: lotr\nplayers: [P1, P2]\n"
        f"start: {{rules: {rules}, switches: {{mulligan: 0}}}}\nplay:\n"
        "  - expect: {asked: P2, prompt: prompt-fellowship-action}\n"
    )
    outcome = run(text, {"lotr": LotrScenarioTerms})
    assert PASSED == outcome.status, repr(outcome.message)


@pytest.mark.rule("LR-6.3", "LR-9.8")
@pytest.mark.parametrize("other", ["moria-gimli", "elf-lords-legolas"])
def test_whose_deck_prescribes_nobody_chooses(other: str) -> None:
    """In a short game with another deck its player chooses the starting fellowship."""
    setup = set_up(2, {"deck1": "fellowship-aragorn", "deck2": other, "rules": "first-game"})
    game = Beginning(LordOfTheRings().set_up(setup, Dice("set up")))

    assert [["1P365"], None] == setup["fellowships"]
    assert (1, "prompt-starting-fellowship") == (game.asked, game.prompt)


@pytest.mark.rule("LR-6.3", "LR-6.4")
@pytest.mark.parametrize("given", [[["1P365"]], [["1P365"], ["1P365"]], [["1P365", "1C92"], []], "Aragorn"])
def test_a_fellowship_that_the_decks_do_not_have_is_refused(given: Data) -> None:
    """A prescribed fellowship must consist of companions in each player's own draw deck."""
    with pytest.raises(BadSetup):
        set_up_game(*FELLOWSHIP_STARTERS, rules="first-game", fellowships=given)


@pytest.mark.rule("LR-6.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_all_other_cards_form_the_draw_deck(seat: int) -> None:
    """In a first game eight cards are in hand, and the rest of sixty less the companion in the deck."""
    player = first_game().table.players[seat]
    assert (8, 51) == (len(player.hand), len(player.deck))


@pytest.mark.rule("LR-6.6", "LR-6.10")
@pytest.mark.parametrize("rules", ["first-game", "starter-rules"])
def test_the_first_player_is_drawn_and_nobody_has_burdens(rules: str) -> None:
    """In a first game the first player is drawn by chance, without bids or burdens."""
    starters = FELLOWSHIP_STARTERS if rules == "first-game" else TOWERS_STARTERS
    first = set()
    for seed in range(12):
        game = set_up_game(*starters, seed=str(seed), rules=rules)
        first.add(game.table.order[0])
        assert [0, 0] == [player.burdens for player in game.table.players]
        assert ([], "prompt-starting-fellowship") == (game.told("log-bid"), game.prompt)
    assert {0, 1} == first


@pytest.mark.rule("LR-6.7")
@pytest.mark.parametrize(("sites", "winners"), [(7, (0,)), (9, ())])
def test_a_first_game_is_won_at_site_seven(sites: int, winners: tuple[int, ...]) -> None:
    """A first game is won after the skirmishes at site 7; a full game is not."""
    at = Position(site=7, switches={"sites": sites})
    orc = at.play(minion(strength=1))
    game = at.skirmish(at.frodo(), orc)
    assert winners == game.table.winners


@pytest.mark.rule("LR-6.7")
def test_the_ring_bearer_must_survive_the_skirmishes_at_site_seven() -> None:
    """With the short game, the Ring-bearer must survive the skirmishes at site 7."""
    at = Position(site=7, switches=FIRST_GAME)
    troll = at.play(minion(strength=20))
    game = at.skirmish(at.frodo(), troll)
    assert (1,) == game.table.winners


# The Starter Rules.


@pytest.mark.rule("LR-6.8")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_two_or_more_players_with_a_starter_each(seats: int) -> None:
    """Two or more players can play with the same starter."""
    starters = [TOWERS_STARTERS[seat % 2] for seat in range(seats)]
    game = set_up_game(*starters, rules="starter-rules")
    assert (seats, 1) == (game.table.seats, game.table.options["starter-rules"])


@pytest.mark.rule("LR-6.12", "LR-6.13")
@pytest.mark.parametrize(
    ("rules", "phases"),
    [
        (DEFAULTS, [terms.SHADOW_PHASE, terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT]),
        (STARTER_RULES, [terms.SHADOW_PHASE, terms.ASSIGNMENT]),
    ],
    ids=["printed", "starter rules"],
)
def test_there_is_no_maneuver_and_no_archery_phase(rules: dict[str, int], phases: list[str]) -> None:
    """In the Starter Rules the assignment phase follows the Shadow phases without maneuver or archery."""
    at = Position(site=2, switches=rules)
    archer = at.play(minion(keywords=((terms.ARCHER, 1),)))
    game = at.shadow()
    assert (phases, True) == (game.phases(), game.offered("assign", at.frodo(), archer))
    assert (0 if rules is STARTER_RULES else 1) == game.wounds(at.frodo())


@pytest.mark.rule("LR-6.14", "LR-6.15", "LD-42")
@pytest.mark.parametrize(
    ("rules", "asked"),
    [(DEFAULTS, ["assignment", "assignment", "regroup"]), (STARTER_RULES, [])],
    ids=["printed", "starter rules"],
)
def test_there_are_no_assignment_and_no_regroup_actions(rules: dict[str, int], asked: list[str]) -> None:
    """The Starter Rules have no assignment and regroup actions; hands are filled and a move is offered."""
    at = Position(site=2, switches=rules)
    at.play(HORN)
    at.play(minion(keywords=((terms.FIERCE, 1),)))
    at.hand(1, *FILLER[:2])
    at.deck(1, *FILLER[2:])
    game = at.shadow()
    actions = []
    while game.prompt != "prompt-move-again":
        if game.prompt == "prompt-phase-action" and game.table.phase not in (terms.MANEUVER, terms.ARCHERY):
            actions.append(game.table.phase)
        game.choose("done" if game.offered("done") else "pass")
    assert (asked, 8) == (actions, len(game.table.players[1].hand))
    assert game.offered("move")


@pytest.mark.rule("LR-6.16")
@pytest.mark.parametrize(("rules", "drawn"), [(DEFAULTS, 4), (STARTER_RULES, 5)], ids=["printed", "starter rules"])
def test_there_is_no_rule_of_four(rules: dict[str, int], drawn: int) -> None:
    """The Starter Rules have no rule of 4: five cards can be drawn in a fellowship phase."""
    at = Position(switches=rules)
    at.hand(0, FIND)
    at.deck(0, *FILLER)
    game = at.fellowship().choose("play", FIND)
    assert drawn == len([card for card in game.table.players[0].hand])


@pytest.mark.rule("LR-6.16")
@pytest.mark.parametrize(("rules", "offered"), [(DEFAULTS, False), (STARTER_RULES, True)])
def test_there_is_no_rule_of_nine(rules: dict[str, int], offered: bool) -> None:
    """The Starter Rules have no rule of 9: a tenth companion can be played."""
    at = Position(switches=rules)
    for number in range(8):
        at.play(companion(f"Stray {number}"))
    tenth = companion("Tenth")
    at.hand(0, tenth)
    at.play(condition("Bell", Action((terms.FELLOWSHIP,), (add_twilight(1),))))
    assert offered == at.fellowship().offered("play", tenth)


@pytest.mark.rule("LR-6.16")
@pytest.mark.parametrize(("rules", "offered"), [(DEFAULTS, True), (STARTER_RULES, False)])
def test_there_are_no_transfers(rules: dict[str, int], offered: bool) -> None:
    """The Starter Rules have no transfers."""
    at = Position(switches=rules)
    at.play(companion("Friend"))
    spear = at.play(SPEAR, on=at.frodo())
    at.play(condition("Bell", Action((terms.FELLOWSHIP,), (add_twilight(1),))))
    game = at.fellowship()
    assert (True, offered) == (game.offered(MOVE), game.offered("transfer", spear))


@pytest.mark.rule("LR-6.17")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_ring_of_the_variant(seat: int) -> None:
    """The Two Towers starters contain The Ruling Ring."""
    table = set_up_game(*TOWERS_STARTERS, rules="starter-rules").table
    assert "The Ruling Ring" == table.cards[table.players[seat].ring].printed.definition.subtitle


@pytest.mark.rule("LR-6.18", "LR-5.22")
@pytest.mark.parametrize(("rules", "hand"), [(DEFAULTS, 1), (FIRST_GAME, 1), (STARTER_RULES, 3)])
def test_an_empty_deck_is_made_anew_only_under_the_starter_rules(rules: dict[str, int], hand: int) -> None:
    """Under the Starter Rules an empty draw deck is replaced by the shuffled discard pile."""
    at = Position(switches=rules)
    at.deck(0, FILLER[0])
    at.discard(0, *FILLER[1:3])
    for _card in range(3):
        draw(at.table, 0)
    assert (hand, 3 - hand) == (len(at.table.players[0].hand), len(at.table.players[0].discard))


@pytest.mark.rule("LR-6.18", "LG-63", "LG-75")
@pytest.mark.parametrize(("discarded", "burdens"), [(2, 0), (1, 1)])
def test_what_is_discarded_counts_as_cards_to_draw(discarded: int, burdens: int) -> None:
    """With an empty deck two cards can be drawn under the Starter Rules if the discard pile has them."""
    feast = event("Feast or Gloom", Action((terms.FELLOWSHIP,), (Choose(((Draw(2),), (Burden(1),))),)))
    at = Position(switches=STARTER_RULES)
    at.discard(0, *FILLER[:discarded])
    at.hand(0, feast)
    game = at.fellowship().choose("play", feast)
    assert burdens == game.table.players[0].burdens


@pytest.mark.rule("LR-6.18", "LR-6.19")
@pytest.mark.parametrize(("once", "expected"), [(0, [True, True, True]), (1, [True, False, True])])
def test_how_often_the_deck_is_made_anew(once: int, expected: list[bool]) -> None:
    """The Starter Rules reshuffle the discard pile whenever the deck is empty; a switch allows it once."""
    at = Position(switches={**STARTER_RULES, "reshuffle-once": once})
    drawn = []
    for seat in (0, 0, 1):
        at.discard(seat, FILLER[0])
        drawn.append(draw(at.table, seat))
    assert expected == drawn


@pytest.mark.rule("LR-6.16")
@pytest.mark.parametrize("kind", [ally("Neighbour"), artifact("Heirloom", on=On(COMPANION))])
def test_the_starter_rules_know_no_allies_and_no_artifacts(kind: str) -> None:
    """The Starter Rules refuse allies and artifacts, and explain why."""
    for rules in (DEFAULTS, STARTER_RULES):
        at = Position(switches=rules).pool(0)
        at.play(companion("Friend"))
        at.play(BELL)
        (card,) = at.hand(0, kind)
        game = at.fellowship()
        refused = rules is STARTER_RULES
        assert refused is not game.offered("play", kind)
        reasons = [reason.rule for reason in game.game.why_not(0, card)]
        assert refused == ("LR-6.16" in reasons)


@pytest.mark.rule("LD-6")
def test_the_two_variants_are_separate_and_can_be_put_together() -> None:
    """Seven sites and the reshuffle are separate switches, and a table can use both."""
    assert (7, 0) == (FIRST_GAME["sites"], FIRST_GAME.get("reshuffle", 0))
    assert (9, 1) == ({**DEFAULTS, **STARTER_RULES}["sites"], STARTER_RULES["reshuffle"])
    both = set_up_game(*TOWERS_STARTERS, rules="first-game", switches={"reshuffle": 1}).table.options
    assert (7, 1, 0) == (both["sites"], both["reshuffle"], both["starter-rules"])
