"""Tests of the regroup phase: actions, reconciling, moving again or stopping (LR-20.1 to LR-20.16)."""

from __future__ import annotations

import pytest

from inglenook.kernel.messages import Name, Player
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Discard, DiscardFromDeck, Draw, WearRing
from inglenook.lotr.dsl.facade import a, add_burdens, add_twilight, make, strength
from inglenook.lotr.dsl.filters import MINION, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.rules.turn import EndTurn, Regroup
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion, possession

RALLY = condition("Rally", Action((terms.REGROUP,), (add_twilight(1),)))
CAMP = condition("Camp", Action((terms.FELLOWSHIP,), (add_twilight(1),)))
GRUMBLE = condition("Grumble", Action((terms.REGROUP,), (add_twilight(2),)), side=terms.SHADOW)
DRUMS = condition("Drums", Action((terms.SHADOW_PHASE,), (add_twilight(1),)), side=terms.SHADOW)
SHIELD_WALL = event("Shield Wall", Action((terms.MANEUVER,), (add_twilight(1),)))
ORC = minion("Orc", strength=3, vitality=3)
CARD = [event(f"Card {number}", Action((terms.ARCHERY,), (Draw(1),))) for number in range(14)]


def reconciling(hand: int, deck: int) -> tuple[Position, Playing]:
    """Returns a game in which a Shadow player with this many cards is about to reconcile."""
    at = Position()
    at.hand(1, *CARD[:hand])
    at.deck(1, *CARD[hand : hand + deck])
    return at, at.regroup()


def counts(game: Playing, seat: int) -> tuple[int, int, int]:
    """Returns the numbers of a player's cards in hand, deck and discard pile."""
    player = game.table.players[seat]
    return len(player.hand), len(player.deck), len(player.discard)


# The phase.


@pytest.mark.rule("LR-20.1", "LR-22.7")
def test_the_ring_comes_off_as_the_phase_begins() -> None:
    """The Ring is taken off before any regroup action."""
    at = Position().wears()
    at.play(RALLY)
    game = at.start(terms.SKIRMISH, Regroup(), EndTurn())
    assert ("prompt-phase-action", False) == (game.prompt, game.table.players[0].wearing)
    assert ["log-ring-taken-off", "log-phase"] == game.log()


@pytest.mark.rule("LR-22.8")
@pytest.mark.parametrize("verb", ["stop", "move"])
def test_a_ring_put_on_in_the_phase_comes_off_at_its_end(verb: str) -> None:
    """A Ring put on in the regroup phase, of any version, comes off at its end, whether the fellowship moves or not."""
    at = Position()
    at.play(condition("Hide", Action((terms.REGROUP,), (WearRing(),))))
    at.play(DRUMS)
    at.play(CAMP, seat=1)
    game = at.regroup().choose("use")
    game.passes()
    assert ("prompt-move-again", True) == (game.prompt, game.table.players[0].wearing)
    game.choose(verb)
    assert ["log-ring-put-on", "log-ring-taken-off"] == [line for line in game.log() if "log-ring" in line]
    assert False is game.table.players[0].wearing


@pytest.mark.rule("LR-20.2")
def test_regroup_actions_follow_the_action_procedure() -> None:
    """In the regroup phase players act one at a time from the Free Peoples player on, until all pass in a row."""
    at = Position(seats=3)
    at.play(RALLY)
    at.play(GRUMBLE, seat=1)
    at.play(GRUMBLE, seat=2)
    game = at.regroup()
    asked = []
    for verb in ("use", "use", "pass", "pass", "use", "pass", "pass"):
        asked.append(game.asked)
        game.choose(verb)
    assert ([0, 2, 1, 0, 2, 1, 0], "prompt-phase-action", 2) == (asked, game.prompt, game.asked)
    game.pass_()
    assert ("prompt-move-again", 5) == (game.prompt, game.table.twilight)


@pytest.mark.rule("LG-84")
def test_until_the_regroup_phase_ends_as_the_phase_begins() -> None:
    """Effects until the regroup phase have ended at a second move; effects for the turn continue."""
    at = Position()
    at.play(RALLY)
    at.play(DRUMS)
    friend = at.play(companion("Friend", strength=5))
    charge = event(
        "Charge",
        Action(
            (terms.MANEUVER,),
            (
                make(a(Titled("Friend")), strength(3), until=terms.UNTIL_REGROUP),
                make(a(Titled("Friend")), strength(1), until=terms.THIS_TURN),
            ),
        ),
    )
    orc = at.play(ORC)
    flight = event("Flight", Action((terms.MANEUVER,), (Discard(a(MINION)),)))
    at.hand(0, charge, flight)
    game = at.maneuver().choose("play", charge)
    assert 9 == game.strength(friend)
    game.choose("play", flight).passes()
    assert (terms.DISCARD_PILE, terms.REGROUP, 6) == (game.zone(orc), game.table.phase, game.strength(friend))
    game.passes().choose("move")
    assert (terms.SHADOW_PHASE, 6) == (game.table.phase, game.strength(friend))


# Reconciling.


@pytest.mark.rule("LR-20.3", "LG-47")
def test_every_shadow_player_reconciles_from_the_right() -> None:
    """All Shadow players reconcile counter-clockwise before the Free Peoples player is asked to move again."""
    at = Position(seats=4)
    for seat in (1, 2, 3):
        at.hand(seat, CARD[0])
        at.deck(seat, CARD[1], CARD[2])
    at.hand(0, CARD[0])
    at.deck(0, CARD[1])
    game = at.regroup()
    asked = []
    while game.prompt == "prompt-reconcile":
        asked.append(game.asked)
        game.pass_()
    assert ([3, 2, 1], "prompt-move-again", 1) == (asked, game.prompt, len(game.table.players[0].hand))
    assert [3, 3, 3] == [len(game.table.players[seat].hand) for seat in (1, 2, 3)]


@pytest.mark.rule("LX-63", "LR-20.4")
@pytest.mark.parametrize(
    ("hand", "deck", "discards", "after"),
    [
        pytest.param(8, 5, 1, (8, 4, 1), id="hand 8, discard one, draw one"),
        pytest.param(8, 5, 0, (8, 5, 0), id="hand 8, discard none"),
        pytest.param(10, 2, 1, (8, 2, 2), id="hand 10, discard one, then one more"),
        pytest.param(10, 2, 0, (8, 2, 2), id="hand 10, discard none, then two"),
        pytest.param(9, 2, 1, (8, 2, 1), id="hand 9, discard one"),
        pytest.param(3, 2, 0, (5, 0, 0), id="hand 3, a deck of 2"),
        pytest.param(3, 7, 0, (8, 2, 0), id="hand 3, a deck of 7"),
        pytest.param(3, 7, 1, (8, 1, 1), id="hand 3, discard one"),
    ],
)
@pytest.mark.rule("LR-20.5")
def test_reconciling(hand: int, deck: int, discards: int, after: tuple[int, int, int]) -> None:
    """A player reconciles by discarding up to one card and then bringing the hand to eight."""
    _at, game = reconciling(hand, deck)
    assert "prompt-reconcile" == game.prompt
    game.choose("discard" if discards else "pass")
    if game.prompt == "prompt-too-many":
        options = game.options()
        assert game.game.pending is not None
        over = game.game.pending.least
        assert over == game.game.pending.most
        game.choose_all(*[option.subject for option in options[:over]])
    assert ("prompt-move-again", after) == (game.prompt, counts(game, 1))
    drawn = [line.message.arguments["count"] for line in game.game.log if line.message.id == "log-drew"]
    assert ([deck - after[1]] if deck > after[1] else []) == drawn


@pytest.mark.rule("LR-20.4")
def test_at_most_one_card_is_discarded_first() -> None:
    """A player reconciling may first discard at most one card of the player's choice."""
    _at, game = reconciling(3, 0)
    assert ["pass", "discard", "discard", "discard"] == [option.verb for option in game.options()]
    assert game.game.pending is not None and 1 == game.game.pending.most
    game.choose("discard", CARD[1])
    assert (2, 0, 1) == counts(game, 1)
    assert "prompt-move-again" == game.prompt


@pytest.mark.rule("LR-20.6")
def test_the_player_chooses_what_goes_above_eight() -> None:
    """A player reconciling with more than eight cards chooses which to discard, exactly the surplus."""
    _at, game = reconciling(10, 0)
    game.pass_()
    assert game.game.pending is not None
    assert (2, 2, 10) == (game.game.pending.least, game.game.pending.most, len(game.options()))
    game.choose_all(CARD[4], CARD[7])
    gone = [game.table.cards[card].printed.id for card in game.table.players[1].discard]
    assert [CARD[4], CARD[7]] == gone


@pytest.mark.rule("LR-20.7", "LR-21.8")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    """A player with an empty deck draws nothing when reconciling, and loses nothing."""
    _at, game = reconciling(2, 0)
    game.pass_()
    assert ((2, 0, 0), False) == (counts(game, 1), game.table.over)


@pytest.mark.rule("LG-48")
def test_the_rule_of_four_does_not_limit_reconciling() -> None:
    """A Free Peoples player who stops fills an empty hand to eight in spite of the rule of 4."""
    at = Position()
    at.deck(0, *CARD[:10])
    at.play(CAMP, seat=1)
    game = at.regroup().choose("stop")
    assert (8, 2, 0) == counts(game, 0)


# Moving again or stopping.


@pytest.mark.rule("LR-20.8")
def test_move_again_or_stop() -> None:
    """After the Shadow players have reconciled, the Free Peoples player chooses to move again or stop."""
    game = Position(seats=4).regroup()
    assert ("prompt-move-again", 0, ["stop", "move"]) == (
        game.prompt,
        game.asked,
        [option.verb for option in game.options()],
    )
    assert game.game.pending is not None and 3 == game.game.pending.prompt.arguments["left"]


@pytest.mark.rule("LR-20.9", "LR-20.10")
def test_moving_again() -> None:
    """A second move supplies a site and adds both kinds of tokens; the Shadow phase follows."""
    at = Position(site=2).pool(1)
    at.play(companion("Friend"))
    at.play(DRUMS)
    at.hand(0, event("Song", Action((terms.FELLOWSHIP,), (Draw(1),))))
    game = at.regroup().choose("move")
    site = game.table.site()
    shadow_number = game.table.cards[site].printed.shadow_number
    assert (3, 3, 1) == (game.table.players[0].site, len(game.table.path), game.table.cards[site].owner)
    assert 1 + shadow_number + 2 == game.table.twilight
    assert ([terms.SHADOW_PHASE], "prompt-shadow-action") == (game.phases(), game.prompt)


@pytest.mark.rule("LR-20.11", "LR-20.13")
def test_what_stays_when_the_fellowship_moves_again() -> None:
    """At a second move minions, wounds and tokens stay, and the Free Peoples player does not reconcile."""
    at = Position(site=2).pool(4)
    friend = at.play(companion("Friend"), wounds=2)
    orc = at.play(ORC, wounds=1)
    at.play(DRUMS)
    at.hand(0, CARD[0])
    at.deck(0, *CARD[1:4])
    game = at.regroup().choose("move")
    shadow_number = game.table.cards[game.table.site()].printed.shadow_number
    assert (terms.PLAY, 1, 2) == (game.zone(orc), game.wounds(orc), game.wounds(friend))
    assert (4 + shadow_number + 2, (1, 3, 0)) == (game.table.twilight, counts(game, 0))


@pytest.mark.rule("LR-20.12")
def test_who_stops_reconciles() -> None:
    """The Free Peoples player who stops moving reconciles like the Shadow players."""
    at = Position()
    at.hand(0, *CARD[:3])
    at.deck(0, *CARD[3:11])
    at.play(CAMP, seat=1)
    game = at.regroup().choose("stop")
    assert ("prompt-reconcile", 0) == (game.prompt, game.asked)
    game.choose("discard", CARD[0])
    assert (8, 2, 1) == counts(game, 0)


@pytest.mark.rule("LR-20.14", "LR-20.15", "LR-20.16")
def test_minions_go_when_the_turn_is_over() -> None:
    """At the end of the turn minions are discarded with the cards on them, and the next player has a turn."""
    at = Position(seats=3)
    at.play(CAMP, seat=1)
    orcs = [at.play(ORC, seat=1), at.play(ORC, seat=2)]
    whip = at.play(possession("Whip", on=On(MINION), side=terms.SHADOW), seat=1, on=orcs[0])
    snare = at.play(GRUMBLE, seat=2)
    at.hand(0, CARD[0])
    game = at.regroup().passes().choose("stop")
    assert ("prompt-reconcile", terms.PLAY) == (game.prompt, game.zone(orcs[0])), "he reconciles first"
    game.pass_()
    assert [terms.DISCARD_PILE] * 3 == [game.zone(card) for card in (*orcs, whip)]
    assert (terms.PLAY, 1, "prompt-fellowship-action") == (game.zone(snare), game.table.turn, game.prompt)


@pytest.mark.rule("LR-20.16")
def test_the_end_of_the_turn_is_a_moment() -> None:
    """Texts about the end of the turn apply after the minions are discarded, and not at a further move."""
    dusk = condition("Dusk", Trigger(Happening(terms.TURN_ENDS), (add_burdens(1),)))
    at = Position()
    at.play(dusk)
    at.play(DRUMS)
    at.play(CAMP, seat=1)
    at.play(ORC)
    game = at.regroup().choose("move")
    assert 0 == game.table.players[0].burdens
    game = at_stop(dusk)
    assert (1, 1) == (game.table.players[0].burdens, game.table.turn)


def at_stop(card: str) -> Playing:
    """Returns the game after a turn with this card in play, when the next player is asked."""
    at = Position()
    at.play(card)
    at.play(CAMP, seat=1)
    return at.regroup().choose("stop")


@pytest.mark.rule("LG-47")
def test_minions_are_discarded_from_the_right() -> None:
    """Minions are discarded at the end of the turn in counter-clockwise order of players."""
    at = Position(seats=3)
    first, second = at.play(minion("First"), seat=1), at.play(minion("Second"), seat=2)
    at.play(CAMP, seat=1)
    game = at.regroup().choose("stop")
    discarded = [line.message.arguments["card"] for line in game.game.log if line.message.id == "log-discarded"]
    names = [name.definition for name in discarded if isinstance(name, Name)]
    assert [game.table.cards[second].printed.id, game.table.cards[first].printed.id] == names


@pytest.mark.rule("LR-20.4", "LR-28.2")
def test_a_discard_says_where_the_card_came_from() -> None:
    """The log tells the source of a discarded card, since another copy may be in play."""
    at = Position()
    at.hand(1, *CARD[:6])
    game = at.regroup().choose("discard")
    (told,) = [line.message for line in game.game.log if line.message.id == "log-discarded-from-hand"]
    assert told.arguments["player"] == Player(1)
    assert "log-discarded" not in game.log()
    at = Position()
    at.deck(0, *CARD[:3])
    milled = at.after(DiscardFromDeck(2)).log()
    assert (milled.count("log-discarded-from-deck"), milled.count("log-discarded")) == (2, 1)  # and the event


@pytest.mark.rule("LR-20.5")
def test_cards_drawn_in_reconciling_are_told() -> None:
    """Each card drawn when reconciling can be responded to; discarding before it is no draw."""
    at = Position()
    greed = Trigger(Happening(terms.TAKEN_INTO_HAND, whose=terms.AN_OPPONENT), (add_burdens(1),))
    at.play(condition("Greed", greed))
    at.hand(1, *CARD[:6])
    at.deck(1, *CARD[6:12])
    game = at.regroup().choose("discard")
    assert 3 == game.table.players[0].burdens
