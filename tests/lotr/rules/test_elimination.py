"""Tests of elimination in games of three to six, and conceding (LR-21.9 to LR-21.15, LG-11, LG-24 to LG-28, LG-87)."""

from __future__ import annotations

import pytest

from inglenook.bots.uniform import Uniform
from inglenook.kernel.decisions import NOTHING, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import IllegalAside
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved.snapshots import resume, save
from inglenook.lotr import atoms
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import DiscardFromHand, Draw
from inglenook.lotr.dsl.facade import add_burdens, add_twilight
from inglenook.lotr.dsl.filters import COMPANION, SITE
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.movement import supplier
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import companion, condition, event, minion, possession

ALL_PHASES = (terms.FELLOWSHIP, terms.SHADOW_PHASE, terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.SKIRMISH)
BELL = condition("Bell", *[Action((phase,), (add_twilight(1),)) for phase in (*ALL_PHASES, terms.REGROUP)])
DRUMS = condition(
    "Drums", *[Action((phase,), (add_twilight(1),)) for phase in (*ALL_PHASES[1:], terms.REGROUP)], side=terms.SHADOW
)
DESPAIR = event("Despair", Action(ALL_PHASES, (add_burdens(10),)))
CURSE = condition("Curse", on=On(COMPANION), side=terms.SHADOW)
SPEAR = possession("Spear", on=On(COMPANION))
SNARE = condition("Snare", on=On(SITE), side=terms.SHADOW)
SPARE = [event(f"Spare {number}", Action((terms.ARCHERY,), (Draw(1),))) for number in range(4)]
STRONG = minion("Strong", strength=20)


def concede(game: Playing, seat: Seat) -> Playing:
    """Concedes for a player."""
    game.game.aside(seat, "concede")
    return game


def zones(game: Playing, owner: Seat) -> set[str]:
    """Returns the zones of a player's cards."""
    return {piece.zone for piece in game.table.cards if piece.owner == owner}


def owners(game: Playing) -> list[Seat]:
    """Returns the owners of the sites on the path."""
    return [game.table.cards[site].owner for site in game.table.path]


def corrupted(seats: int, turn: Seat = 0, site: int = 2) -> Position:
    """Returns a game in which the Free Peoples player holds a card that corrupts his own Ring-bearer."""
    at = Position(seats=seats, turn=turn, site=site)
    at.hand(turn, DESPAIR)
    for seat in range(seats):
        at.play(BELL, seat=seat)
        at.play(DRUMS, seat=seat)
    return at


# Out of the game.


@pytest.mark.rule("LR-21.9", "LG-26")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_game_goes_on_without_him(seats: int, turn: Seat) -> None:
    """After an elimination the next remaining player clockwise has a turn."""
    game = corrupted(seats, turn).fellowship().choose("play", DESPAIR)
    others = [seat for seat in range(seats) if seat != turn]
    assert (others, False) == (game.table.remaining(), game.table.over)
    assert ((turn + 1) % seats, "prompt-fellowship-action") == (game.table.turn, game.prompt)
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LG-26")
def test_who_is_out_is_passed_over_when_turns_are_taken() -> None:
    """When seat 1 is out, seat 2 follows seat 0, and seat 0 follows the last seat."""
    at = Position(seats=3)
    for seat in range(3):
        at.play(BELL, seat=seat)
    game = concede(at.fellowship(), 1)
    turns = [game.table.turn]
    for _question in range(40):
        game.choose("move" if game.prompt == "prompt-fellowship-action" else "stop" if game.offered("stop") else "pass")
        if game.table.turn != turns[-1]:
            turns.append(game.table.turn)
        if len(turns) == 4:
            break
    assert [0, 2, 0, 2] == turns


@pytest.mark.rule("LR-21.10")
def test_his_marker_and_all_his_cards_are_removed() -> None:
    """An eliminated player's marker and cards are removed from all zones, and from cards of others."""
    at = corrupted(3)
    friend = at.play(companion("Friend"))
    at.play(SPEAR, on=friend)
    at.hand(0, SPARE[0])
    at.deck(0, *SPARE)
    at.discard(0, SPARE[1])
    at.dead(0, companion("Fallen"))
    theirs = at.play(companion("Theirs"), seat=1)
    curse = at.play(CURSE, seat=0, on=theirs)
    host = at.play(DRUMS, seat=2)
    at.stack(minion(), 0, host)
    game = at.fellowship().choose("play", DESPAIR)
    assert {terms.NO_ZONE} == zones(game, 0)
    assert ((), ()) == (game.table.cards[theirs].borne, game.table.cards[host].stacked)
    path = LordOfTheRings().view(game.table, 1)["path"]
    assert isinstance(path, list)
    assert [[], [1, 2]] == [place["markers"] for place in path if isinstance(place, dict)]
    assert (terms.NO_ZONE, NOTHING) == (game.zone(curse), game.table.cards[curse].bearer)


@pytest.mark.rule("LR-21.11")
def test_cards_of_others_on_his_cards_go_to_their_owners_discard_piles() -> None:
    """Cards of others borne by, or stacked on, an eliminated player's cards go to their owners' discard piles."""
    at = corrupted(3)
    friend = at.play(companion("Friend"))
    curses = at.play(CURSE, seat=1, on=friend), at.play(CURSE, seat=2, on=at.frodo())
    host = at.play(condition("Hoard"))
    stacked = at.stack(minion(), 2, host)
    game = at.fellowship().choose("play", DESPAIR)
    assert [terms.DISCARD_PILE] * 3 == [game.zone(card) for card in (*curses, stacked)]
    assert ((curses[0],), {curses[1], stacked}) == (
        game.table.players[1].discard,
        set(game.table.players[2].discard),
    )


# Sites.


@pytest.mark.rule("LX-71", "LR-21.12", "LR-21.13")
def test_his_sites_are_replaced() -> None:
    """Sites 2T and 5T of the eliminated P3 are replaced by P2, to the right, and then by P1."""
    at = Position(seats=4, site=1, sites=TOWERS_SITES)
    for number, owner in ((2, 2), (3, 0), (4, 1), (5, 2)):
        at.lay(owner, number)
    for seat in range(4):
        at.marker(seat, 5)
    at.play(BELL)
    game = concede(at.fellowship(), 2)
    assert [1, 1, 0, 1, 0] == owners(game)
    assert [1, 2, 3, 4, 5] == [game.table.cards[site].printed.site_number for site in game.table.path]
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LR-21.13")
@pytest.mark.parametrize(
    ("out", "suppliers"), [(0, [3, 2, 1, 3]), (1, [0, 3, 2, 0]), (2, [1, 0, 3, 1]), (3, [2, 1, 0, 2])]
)
def test_the_others_take_turns_to_the_right(out: Seat, suppliers: list[Seat]) -> None:
    """The sites of an eliminated player are replaced in turn to the right, and round again."""
    at = Position(seats=4, site=1)
    atoms.put(at.table, at.table.path[0], terms.ADVENTURE_DECK)
    for number in (1, 2, 3, 4):
        at.lay(out, number)
    at.play(BELL)
    at.play(BELL, seat=1)
    game = concede(at.fellowship(), out)
    assert suppliers == owners(game)


@pytest.mark.rule("LR-21.12")
def test_what_lies_on_a_replaced_site_stays_there() -> None:
    """Cards of other players on a replaced site move to the new one; those of the eliminated player are gone."""
    at = Position(seats=3, site=1)
    site = at.lay(2, 2)
    at.play(BELL)
    theirs, his = at.play(SNARE, seat=1, on=site), at.play(SNARE, seat=2, on=site)
    game = concede(at.fellowship(), 2)
    assert ((theirs,), terms.NO_ZONE) == (game.table.cards[game.table.path[1]].borne, game.zone(his))


@pytest.mark.rule("LR-21.15", "LG-25")
def test_controlled_sites() -> None:
    """An eliminated player's sites stay controlled by others; sites that player controlled return to the path."""
    at = Position(seats=4, site=1)
    for number, owner in ((2, 2), (3, 1), (4, 2), (5, 0)):
        at.lay(owner, number)
    for seat in range(4):
        at.marker(seat, 5)
    at.control(3, 1)
    at.control(3, 2)  # his own site, controlled by another
    at.control(2, 3)  # the site of another, controlled by him
    at.control(2, 4)  # his own site, controlled by himself
    at.play(BELL)
    game = concede(at.fellowship(), 2)
    held = {
        piece.printed.site_number: (piece.owner, piece.controller)
        for piece in game.table.cards
        if piece.zone == terms.CONTROLLED
    }
    assert {1: (1, 3), 2: (1, 3)} == held
    on_path = [NOTHING if site == NOTHING else game.table.cards[site].owner for site in game.table.path]
    assert [NOTHING, NOTHING, 1, 0, 0] == on_path
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LG-11")
@pytest.mark.parametrize(("site", "out", "expected"), [(1, 1, 2), (1, 2, 1), (3, 3, 2), (3, 2, 3)])
def test_an_arrow_at_an_empty_seat_points_at_the_next_one(site: int, out: Seat, expected: Seat) -> None:
    """The arrow of a site passes over an eliminated player in its own direction."""
    at = Position(seats=4, site=site)
    at.play(BELL)
    game = concede(at.fellowship(), out)
    assert expected == supplier(game.table)


# The turn.


@pytest.mark.rule("LR-21.14", "LG-24")
@pytest.mark.parametrize("phase", ALL_PHASES[2:4])
def test_without_a_fellowship_the_turn_ends(phase: str) -> None:
    """When the fellowship's player is eliminated, the turn ends: minions are discarded and the pool is emptied."""
    at = corrupted(3).pool(6)
    orcs = at.play(minion(), seat=1), at.play(minion(), seat=2)
    game = (at.maneuver() if phase == terms.MANEUVER else at.archery()).choose("play", DESPAIR)
    assert (1, "prompt-fellowship-action", 0) == (game.table.turn, game.prompt, game.table.twilight)
    assert [terms.DISCARD_PILE] * 2 == [game.zone(orc) for orc in orcs]
    assert [] == [phase for phase in game.phases() if phase in (terms.ASSIGNMENT, terms.REGROUP)]


@pytest.mark.rule("LR-21.14", "LR-21.9")
@pytest.mark.parametrize("fierce", [False, True])
def test_killed_in_a_skirmish_with_others_to_come(fierce: bool) -> None:
    """When the Ring-bearer is killed, the other skirmishes are not fought, and no assignment outlasts the turn."""
    at = corrupted(3)
    friend = at.play(companion("Friend"))
    keywords = ((terms.FIERCE, 1),) if fierce else ()
    first, second = at.play(minion("First", strength=20, keywords=keywords)), at.play(STRONG, seat=2)
    game = at.skirmishes((at.frodo(), (first,)), (friend, (second,)))
    game.choose("skirmish", at.frodo()).passes()
    assert (1, (), NOTHING, ()) == (
        game.table.turn,
        game.table.assignments,
        game.table.defender,
        game.table.attackers,
    )
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LR-21.9")
def test_a_shadow_player_who_goes_takes_his_minions_along() -> None:
    """When a Shadow player is out, the companion wins the skirmish against his minions, and other skirmishes go on."""
    at = Position(seats=3, site=4)
    at.play(BELL)
    friend = at.play(companion("Friend"))
    his, theirs = at.play(STRONG, seat=2), at.play(minion(strength=3, vitality=3), seat=1)
    atoms.assign(at.table, at.frodo(), (theirs,))
    game = concede(at.skirmish(friend, his), 2)
    assert (terms.NO_ZONE, terms.PLAY) == (game.zone(his), game.zone(friend))
    assert (at.frodo(), terms.SKIRMISH) == (game.table.defender, game.table.phase)
    game.pass_()
    assert 1 == game.wounds(theirs)


@pytest.mark.rule("LG-28")
def test_opponents() -> None:
    """A Shadow player's only opponent is the Free Peoples player, whose opponents are all Shadow players still in the
    game.
    """
    theft = event("Theft", Action((terms.REGROUP,), (DiscardFromHand(whose=terms.AN_OPPONENT),)), side=terms.SHADOW)
    at = Position(seats=4)
    at.play(BELL)
    at.hand(0, SPARE[0])
    at.hand(2, SPARE[1])
    at.hand(1, theft)
    game = at.regroup().pass_().choose("play", theft)
    assert ([], [SPARE[1]]) == (
        [game.table.cards[card].printed.id for card in game.table.players[0].hand],
        [game.table.cards[card].printed.id for card in game.table.players[2].hand],
    )
    scatter = event("Scatter", Action((terms.REGROUP,), (DiscardFromHand(whose=terms.AN_OPPONENT),)))
    at = Position(seats=4)
    at.hand(0, scatter)
    for seat in (1, 2, 3):
        at.hand(seat, SPARE[seat])
    game = concede(at.regroup(), 2).choose("play", scatter)
    assert {2, 4} == {option.amount for option in game.options()}, "named by place: seats 1 and 3"


# Conceding.


@pytest.mark.rule("LG-87", "LR-21.9")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("phase", [*ALL_PHASES, terms.REGROUP])
def test_anybody_may_concede_while_an_action_is_asked_for(seats: int, phase: str) -> None:
    """Any player may concede while somebody is asked for an action; the others are then asked again."""
    for seat in range(seats):
        at = corrupted(seats)
        orc = at.play(minion(strength=3, vitality=3), seat=1)
        starts = {
            terms.FELLOWSHIP: at.fellowship,
            terms.SHADOW_PHASE: at.shadow,
            terms.MANEUVER: at.maneuver,
            terms.ARCHERY: at.archery,
            terms.ASSIGNMENT: at.assignment,
        }
        if phase == terms.SKIRMISH:
            game = at.skirmish(at.frodo(), orc)
        else:
            game = starts.get(phase, at.regroup)()
        concede(game, seat)
        assert seat not in game.table.remaining()
        assert (seats - 1, {terms.NO_ZONE}) == (len(game.table.remaining()), zones(game, seat))
        assert (1 if seat == 0 else 0) == game.table.turn
        assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LG-87", "LR-21.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_between_two_players_who_concedes_has_lost(seat: Seat) -> None:
    """Between two players, the other player wins at once when one concedes."""
    at = corrupted(2)
    game = concede(at.fellowship(), seat)
    assert ((1 - seat,), True) == (game.table.winners, game.game.over)
    assert ["log-conceded", "log-out", "log-won"] == game.log()[-3:]


@pytest.mark.rule("LG-87", "KR-11")
def test_who_is_out_cannot_concede_again() -> None:
    """An eliminated player cannot concede, and nobody can while a target is chosen."""
    game = concede(corrupted(3).fellowship(), 1)
    assert ((), 1) == (game.game.asides(1), len(game.game.asides(2)))
    with pytest.raises(IllegalAside):
        concede(game, 1)


@pytest.mark.rule("LG-87", "KR-9")
def test_a_conceded_game_is_saved_and_resumed() -> None:
    """A concession is saved and restored like an answer."""
    game = concede(corrupted(4).maneuver(), 2)
    resumed = resume(save(game.game), "saved", {"lotr": LordOfTheRings()})
    assert (game.game.digest(), [0, 1, 3]) == (resumed.digest(), resumed.table.remaining())


@pytest.mark.rule("LR-21.9", "LG-87", "KR-15")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_in_which_players_concede_come_to_an_end(seats: int) -> None:
    """Games in which players concede at random end with a winner, without a fault in any position."""
    decks = [starter_deck(("towers-aragorn", "towers-theoden")[seat % 2]).data() for seat in range(seats)]
    rulebook = LordOfTheRings()
    dice = Dice(f"concede {seats}")
    game = Game.start(rulebook, {"decks": decks, "format": "tower", "bids": [0] * seats}, "concede")
    bot = Uniform(Dice("bot"))
    while game.pending is not None:
        able = [seat for seat in range(seats) if game.asides(seat)]
        if able and dice.below("whether", 60) == 0:
            game.aside(able[dice.below("who", len(able))], "concede")
            assert [] == rulebook.faults(game.since_checkpoint()[0])
        else:
            game.pick(bot.choose(SeatPlayer(game, game.pending.seat)))
    assert 1 == len(game.table.winners)
