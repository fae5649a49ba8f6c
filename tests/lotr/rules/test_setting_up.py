"""Tests of setting up: the table, the path, starting fellowships, hands, and decks in play (LR-9, LR-5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Message
from inglenook.lotr.decks.legality import IllegalDeck
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.conditions import CanSpot
from inglenook.lotr.dsl.effects import Draw, PlayNextSite, Spot
from inglenook.lotr.dsl.facade import add_burdens, add_twilight, cost
from inglenook.lotr.dsl.filters import COMPANION, ELF, THIS, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.effects.piles import draw
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.fellowship import MOVE
from inglenook.lotr.visibility import knows
from tests.lotr.beginnings import beginning, set_up_game
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, RULING_RING, TOWERS_SITES, Position
from tests.lotr.samples import ally, companion, condition, event, minion, possession, site

TWO = companion("Two", cost=2)
TOO = companion("Too", cost=2)
THREE = companion("Three", cost=3)
NONE = companion("None", cost=0)
FRIEND = ally("Friend", cost=1)
SPEAR = possession("Spear", cost=1)
LORE = condition("Lore", cost=1)
HASTE = event("Haste", Action((terms.FELLOWSHIP,), (Draw(1),)), cost=1)
LEGOLAS = companion("Legolas", cost=2, race="elf", unique=True)
ELF_GUARD = companion("Elf Guard", cost=2, race="elf", to_play=(Spot(ELF),))
HERALD = companion(
    "Herald", cost=2, abilities=(Trigger(Happening(terms.PLAYED, THIS), (add_burdens(1),), optional=True),)
)
CAPTAIN = companion("Captain", cost=2, abilities=(Continuous((cost(-1),), of=Titled("Three")),))
PROUD_FRODO = companion(
    "Frodo",
    strength=3,
    vitality=4,
    unique=True,
    cost=3,
    abilities=(Trigger(Happening(terms.PLAYED, THIS), (add_burdens(3),)),),
)
OTHER_FRODO = companion("Frodo", cost=0, unique=True)
NOISY_SITE = site(
    "Noisy Site",
    1,
    Trigger(Happening(terms.PLAYED, COMPANION), (add_twilight(5),)),
    Continuous((cost(-9),), of=COMPANION, condition=CanSpot(COMPANION)),
)
NOISY_PATH = (NOISY_SITE, *FELLOWSHIP_SITES[1:])


# Cards on the table.


@pytest.mark.rule("LR-9.1", "LR-5.19", "LR-5.20")
def test_adventure_decks_are_hidden_from_all_but_their_owners() -> None:
    """An adventure deck is visible to its owner only, before and during the game."""
    game = beginning([HASTE], [HASTE]).bid(0, 1).take(2)
    for seat in (0, 1):
        deck = game.table.players[seat].adventure
        assert {True} == {knows(game.table, seat, card) for card in deck}
        assert {False} == {knows(game.table, viewer, card) for card in deck for viewer in (1 - seat, -1)}
    seen = LordOfTheRings().view(game.table, 0)["seats"]
    assert isinstance(seen, dict)
    mine, theirs = seen["0"], seen["1"]
    assert isinstance(mine, dict) and isinstance(theirs, dict)
    assert (list, 9) == (type(mine["adventure"]), theirs["adventure"])
    assert 8 == len(game.table.players[0].adventure), "the first player has laid one"


@pytest.mark.rule("LR-9.2", "LR-22.1", "LR-22.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_frodo_bears_the_ring_and_does_not_wear_it(seat: Seat) -> None:
    """Each player's Frodo is the Ring-bearer, with the Ring visible under him and not worn."""
    table = beginning([], [], []).table
    player = table.players[seat]
    assert (FRODO, RULING_RING) == tuple(table.cards[card].printed.id for card in (player.ring_bearer, player.ring))
    assert (player.ring_bearer, False) == (table.cards[player.ring].bearer, player.wearing)
    assert (True, True) == (knows(table, -1, player.ring), knows(table, -1, player.ring_bearer))


@pytest.mark.rule("LR-9.4", "LR-9.5", "LR-9.6")
def test_the_first_player_opens_the_one_path() -> None:
    """The first player starts the path with the own site 1, and all markers go there."""
    game = beginning([HASTE], [HASTE], [HASTE]).bid(0, 2, 1).take(1).take(2)
    path = [(game.table.cards[card].owner, game.table.cards[card].printed.site_number) for card in game.table.path]
    assert ([(1, 1)], [1, 1, 1]) == (path, [player.site for player in game.table.players])


@pytest.mark.rule("LR-9.6")
def test_the_path_is_built_from_all_adventure_decks() -> None:
    """A site supplied by a Shadow player lies on the one path that all fellowships follow."""
    at = Position(seats=2, site=1, turn=0)
    at.lay_this(FELLOWSHIP_SITES[0], 0)
    at.hand(0, HASTE)
    at.hand(1, HASTE)
    game = at.fellowship().choose(MOVE)
    while game.prompt != "prompt-fellowship-action":
        game.choose("stop" if game.offered("stop") else "pass")
    assert ([0, 1], 1) == ([game.table.cards[card].owner for card in game.table.path], game.table.turn)
    game.choose(MOVE)
    assert (2, 2) == (game.table.players[1].site, len(game.table.path))


# The starting fellowship.


@pytest.mark.rule("LR-9.7", "LR-9.10")
def test_frodo_is_always_there_and_costs_nothing_of_the_four() -> None:
    """Frodo does not count among the companions of total cost 4, even with a cost of 3."""
    game = beginning([TWO, TOO], [], frodo=PROUD_FRODO, switches={"bidding": 0}).start_with(TWO).start_with(TOO)
    assert (["Frodo", "Two", "Too"], ["Frodo"]) == (game.fellowship(0), game.fellowship(1))


@pytest.mark.rule("LX-57", "LR-9.8", "LR-9.11")
@pytest.mark.parametrize(
    ("first", "second", "allowed"), [(TWO, "Too", True), (THREE, "Too", False), (THREE, "None", True)]
)
def test_companions_of_cost_four_together(first: str, second: str, allowed: bool) -> None:
    """Starting companions of costs 2 and 2 are allowed, 3 and 2 are not, and the pool stays empty."""
    game = beginning([TWO, TOO, THREE, NONE], [], switches={"bidding": 0})
    assert ["Two", "Too", "Three", "None"] == game.startable()
    game.start_with(first)
    assert allowed == (second in game.startable())
    assert ("prompt-starting-fellowship", 0, 2) == (game.prompt, game.table.twilight, len(game.fellowship(0)))
    assert game.game.pending is not None
    assert (2 if first == TWO else 1) == game.game.pending.prompt.arguments["left"]


@pytest.mark.rule("LR-9.8")
def test_who_chooses_looks_through_his_draw_deck() -> None:
    """Only the choosing player looks through the draw deck, which is shuffled afterwards."""
    game = beginning([TWO] + [SPEAR] * 20, [SPEAR] * 20, switches={"bidding": 0})
    deck = game.table.players[0].deck
    assert ({True}, {False}) == (
        {knows(game.table, 0, card) for card in deck},
        {knows(game.table, 1, card) for card in deck},
    )
    game.done()
    assert {False} == {knows(game.table, 0, card) for card in game.table.players[0].deck}


@pytest.mark.rule("LR-9.9")
def test_only_companions_can_be_added() -> None:
    """Only companions can be added to a starting fellowship, no other card, however cheap."""
    game = beginning([FRIEND, SPEAR, LORE, HASTE, TWO], [], switches={"bidding": 0})
    assert ["Two"] == game.startable()


@pytest.mark.rule("LR-9.12")
def test_site_text_does_nothing_while_fellowships_start() -> None:
    """Site texts about playing companions or their costs do not apply to starting fellowships."""
    game = beginning([TWO, THREE], [], sites=NOISY_PATH, switches={"bidding": 0})
    game.start_with(TWO)
    assert ([], 0, "Two") == (game.startable(), game.table.twilight, game.fellowship(0)[1])


@pytest.mark.rule("LR-9.13")
@pytest.mark.parametrize(("verb", "burdens"), [("respond", 1), ("pass", 0)])
def test_text_about_playing_may_be_used_by_a_starting_companion(verb: str, burdens: int) -> None:
    """A starting companion may use its text about being played."""
    game = beginning([HERALD], [], switches={"bidding": 0}).start_with(HERALD)
    assert game.asked == 0
    game.choose(verb)
    assert burdens == game.table.players[0].burdens


@pytest.mark.rule("LX-12", "LR-9.14", "LR-9.15")
def test_one_companion_may_meet_the_requirement_of_the_next() -> None:
    """An Elf who needs an Elf can start after Legolas, and not before him."""
    game = beginning([LEGOLAS, ELF_GUARD], [], switches={"bidding": 0})
    assert ["Legolas"] == game.startable()
    game.start_with(LEGOLAS)
    assert ["Elf Guard"] == game.startable()
    game.start_with(ELF_GUARD)
    assert ["Frodo", "Legolas", "Elf Guard"] == game.fellowship(0)


@pytest.mark.rule("LR-9.14", "LG-72")
@pytest.mark.parametrize("order", [("Two", "Too"), ("Too", "Two")])
def test_the_player_chooses_the_order(order: tuple[str, str]) -> None:
    """Starting companions come into play one by one in the order the player names."""
    cards = {"Two": TWO, "Too": TOO}
    game = beginning([TWO, TOO], [], switches={"bidding": 0})
    for title in order:
        game.start_with(cards[title])
    assert ["Frodo", *order] == game.fellowship(0)


@pytest.mark.rule("LR-9.16")
def test_a_companion_in_play_lowers_the_cost_of_the_next() -> None:
    """Starting companions of costs 2 and 3 are too many, unless the first makes the second cheaper."""
    game = beginning([CAPTAIN, THREE, NONE, HASTE], [HASTE], switches={"bidding": 0}).start_with(CAPTAIN)
    assert ["Three", "None"] == game.startable()
    game.start_with(THREE)
    assert (["Frodo", "Captain", "Three"], ["None"]) == (game.fellowship(0), game.startable())


@pytest.mark.rule("LR-9.17")
def test_fellowships_are_chosen_in_turn_order() -> None:
    """Starting fellowships are chosen in turn order, and later players see earlier choices."""
    game = beginning([TWO], [TOO], [THREE]).bid(0, 2, 1).take(1).take(2)
    asked = [game.asked]
    game.start_with(TOO)
    asked.append(game.asked)
    public = [knows(game.table, 2, card) for card in game.table.players[1].in_play]
    game.start_with(THREE)
    asked.append(game.asked)
    assert ([1, 2, 0], {True}) == (asked, set(public))


@pytest.mark.rule("LR-9.19")
def test_the_ring_bearer_is_not_played() -> None:
    """The Ring-bearer's text about being played does not apply, because he is not played."""
    game = beginning([], [], frodo=PROUD_FRODO, switches={"bidding": 0}).done()
    assert [0, 0] == [player.burdens for player in game.table.players]


@pytest.mark.rule("LG-50")
def test_a_second_frodo_cannot_start() -> None:
    """A second Frodo cannot be a starting companion, because Frodo is unique."""
    game = beginning([OTHER_FRODO, LEGOLAS, LEGOLAS], [], switches={"bidding": 0})
    assert ["Legolas", "Legolas"] == game.startable()
    game.start_with(LEGOLAS)
    assert "prompt-starting-fellowship" != game.prompt


@pytest.mark.rule("LG-50", "LG-49")
def test_the_rule_of_nine_holds_for_the_start() -> None:
    """Eight companions of cost 0 can start with Frodo; a ninth cannot."""
    game = beginning([companion(f"Stray {number}", cost=0) for number in range(9)], [], switches={"bidding": 0})
    for _companion in range(8):
        game.start_with(game.options("start-with")[0].subject)
    assert (9, False) == (len(game.fellowship(0)), game.prompt == "prompt-starting-fellowship")


@pytest.mark.rule("LD-15")
def test_a_starting_fellowship_adds_no_tokens_of_any_kind() -> None:
    """A starting fellowship adds neither twilight tokens nor burdens."""
    game = beginning([TWO, TOO, NONE], [], switches={"bidding": 0}).start_with(TWO).start_with(TOO)
    assert ("prompt-starting-fellowship", 0, 0) == (game.prompt, game.table.twilight, game.table.players[0].burdens)


# Hands and decks.


@pytest.mark.rule("LR-9.21")
@pytest.mark.parametrize(("cards", "hand"), [(20, 8), (8, 8), (5, 5)])
def test_each_player_draws_eight_cards(cards: int, hand: int) -> None:
    """Each player draws eight cards, or the whole deck if it is smaller."""
    game = beginning([SPEAR] * cards, [SPEAR] * cards, switches={"bidding": 0})
    assert [hand, hand] == [len(player.hand) for player in game.table.players]
    assert cards - hand == len(game.table.players[0].deck)


@pytest.mark.rule("LR-5.21", "LR-5.22", "LR-21.8")
def test_running_out_of_cards_is_harmless() -> None:
    """A player without cards to draw draws nothing and plays on."""
    at = Position()
    at.discard(0, SPEAR, LORE)
    at.hand(0, HASTE)
    game = at.fellowship().choose("play", HASTE)
    assert (0, 3, False) == (len(game.table.players[0].hand), len(game.table.players[0].discard), game.table.over)
    assert (False, 3) == (draw(game.table, 0), len(game.table.players[0].discard))


@pytest.mark.rule("LR-5.18")
@pytest.mark.parametrize("sites", [FELLOWSHIP_SITES, TOWERS_SITES], ids=["1 to 9", "1T to 9T"])
def test_no_path_is_longer_than_nine_sites(sites: tuple[str, ...]) -> None:
    """After the ninth site of a block no further site is supplied, of either block."""
    beyond = event("Beyond", Action((terms.MANEUVER,), (PlayNextSite(),)))
    lengths = []
    for number in (8, 9):
        at = Position(site=number, sites=sites)
        at.play(minion())
        at.hand(0, beyond, beyond)
        lengths.append(len(at.maneuver().choose("play", beyond).table.path))
    assert [9, 9] == lengths


@pytest.mark.rule("LG-29")
@pytest.mark.parametrize(("verb", "hand"), [("yes", 6), ("no", 8)])
def test_a_mulligan_where_it_is_agreed(verb: str, hand: int) -> None:
    """With the mulligan switch, each player in turn order may once shuffle the hand back and draw six."""
    game = beginning([SPEAR] * 20, [SPEAR] * 20, switches={"mulligan": 1}).bid(0, 1).take(1)
    assert ("prompt-mulligan", 1, -1) == (game.prompt, game.asked, game.table.turn)
    game.choose(verb)
    assert ("prompt-mulligan", 0) == (game.prompt, game.asked)
    game.choose("no")
    counts = [len(player.hand) for player in game.table.players]
    assert ([8, hand], 20 - hand) == (counts, len(game.table.players[1].deck))
    assert "prompt-mulligan" != game.prompt


@pytest.mark.rule("LG-29")
def test_no_mulligan_by_default() -> None:
    """Without the mulligan switch no player is asked for a mulligan."""
    game = beginning([SPEAR] * 20, [SPEAR] * 20, switches={"bidding": 0})
    assert "prompt-fellowship-action" == game.prompt


# Refused set-ups.


def refusal(setup: dict[str, Data]) -> BadSetup:
    """Returns the error about a set-up that cannot be played."""
    with pytest.raises(BadSetup) as problem:
        LordOfTheRings().set_up(setup, Dice("bad"))
    return problem.value


def faults_of(problem: BadSetup) -> list[str]:
    """Returns the ids of the faults of a set-up."""
    faults = problem.message.arguments.get("faults", ())
    if problem.message.id != "error-setup-faults":
        return [problem.message.id]
    assert isinstance(faults, tuple)
    return [fault.id for fault in faults if isinstance(fault, Message)]


ARAGORN = starter_deck("fellowship-aragorn")
GOOD: Data = ARAGORN.data()
UNKNOWN: Data = replace(ARAGORN, draw_deck=(*ARAGORN.draw_deck, ("1P999", 1))).data()
SMALL: Data = replace(ARAGORN, draw_deck=ARAGORN.draw_deck[1:]).data()


@pytest.mark.rule("LR-5.1", "LR-5.6", "LR-8.1")
@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"decks": [GOOD]}, ["error-seats"]),
        ({"decks": []}, ["error-no-decks"]),
        ({"decks": [GOOD] * 7}, ["error-seats"]),
        ({"format": "movie"}, ["error-unknown-format"]),
        ({"rules": "expert"}, ["error-unknown-rule-set"]),
        ({"switches": {"mulligans": 1}}, ["error-unknown-switch"]),
        ({"switches": {"mulligan": 2}}, ["error-switch"]),
        ({"switches": {"sites": 10}}, ["error-switch"]),
        ({"decks": [GOOD, SMALL]}, ["error-illegal-deck"]),
        ({"decks": [GOOD, "Gandalf"]}, ["error-deck-data"]),
        ({"bids": [1]}, ["error-bids"]),
        ({"bids": [1, -1]}, ["error-bids"]),
        ({"bids": [1, 1], "switches": {"bidding": 0}}, ["error-bids"]),
        ({"fellowships": [["1P365"]]}, ["error-fellowships"]),
        ({"fellowships": [["1P365"], ["1P364"]]}, ["error-fellowship"]),
        ({"decks": [GOOD, UNKNOWN], "fellowships": [[], ["1P999"]]}, ["error-illegal-deck", "error-fellowship"]),
        ({"switches": 5}, ["error-unknown-switch"]),
        ({"decks": "both"}, ["error-no-decks"]),
        (
            {"decks": [SMALL, GOOD, SMALL], "rules": "expert", "bids": [0]},
            ["error-unknown-rule-set", "error-illegal-deck", "error-illegal-deck", "error-bids"],
        ),
    ],
)
def test_a_bad_set_up_is_refused_with_every_fault(changes: dict[str, Any], faults: list[str]) -> None:
    """The error about a faulty set-up names every fault at once."""
    assert faults == faults_of(refusal({"format": "fellowship", "decks": [GOOD, GOOD], **changes}))


@pytest.mark.rule("LR-5.10", "LR-5.11")
def test_an_illegal_deck_is_refused_with_its_rules() -> None:
    """The error about an illegal deck names the rule for each fault."""
    problem = refusal({"format": "fellowship", "decks": [GOOD, SMALL]})
    assert isinstance(problem, IllegalDeck)
    assert ["LR-5.10", "LR-5.11"] == [reason.rule for reason in problem.reasons]


@pytest.mark.rule("LR-5.5", "LD-36")
def test_all_players_take_their_sites_from_one_block() -> None:
    """In open play the sites of the Fellowship block are barred, so two blocks never share a path."""
    towers = starter_deck("towers-aragorn").data()
    assert ["error-illegal-deck"] == faults_of(refusal({"format": "open", "decks": [towers, GOOD]}))
    table = set_up_game("towers-aragorn", "towers-theoden", format="open").table
    blocks = {card.printed.block for card in table.cards if card.printed.type == terms.SITE_TYPE}
    assert ({terms.TOWERS_BLOCK}, "open") == (blocks, table.format)
