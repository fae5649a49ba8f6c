"""Moving, and the adventure path (LR-13), with the move limit (LX-64, LX-65)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING, Seat
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.amounts import Count, StrengthOf, Twilight
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.conditions import AtSite
from inglenook.lotr.dsl.effects import CancelSkirmish, Discard, Draw, PlayNextSite, When
from inglenook.lotr.dsl.facade import a, add_burdens, add_twilight, exert, make, shadow_number, strength, wound
from inglenook.lotr.dsl.filters import ALLY, COMPANION, CONDITION, HOBBIT, RING_BEARER, SITE, THIS
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import strength as strength_of
from inglenook.lotr.evaluation.positions import takes_part
from inglenook.lotr.library import LIBRARY, printed
from inglenook.lotr.responses.consequences import lose
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.stats import move_limit
from tests.lotr.positions import FELLOWSHIP_SITES, TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, condition, event, fellowship_event, minion, site

OTHERS = COMPANION & ~RING_BEARER
SNAGA = minion("Snaga")
"""A minion of cost 0 in a Shadow player's hand stops the game at the Shadow phase."""
PLAIN = tuple(site(f"Plain {number}", number) for number in range(1, 10))
"""Sites without text, with Shadow number 0 and an arrow to the right."""


def with_site(*sites: str) -> tuple[str, ...]:
    """Returns a path of plain sites with some replaced."""
    numbers = {printed(id).site_number: id for id in sites}
    return tuple(numbers.get(number, PLAIN[number - 1]) for number in range(1, 10))


def moved(at: Position) -> Playing:
    """Returns the Shadow phase after the move of the fellowship phase."""
    for seat in range(at.table.seats):
        if seat != at.table.turn:
            at.hand(seat, SNAGA)
    game = at.fellowship()
    if game.offered("move"):
        game.choose("move")
    assert "prompt-shadow-action" == game.prompt
    return game


def next_site_is_from(game: Playing) -> Seat:
    """Returns the owner of the fellowship's new site."""
    return game.table.cards[game.table.site()].owner


# The move.


@pytest.mark.rule("LR-13.1", "LR-13.2")
def test_the_fellowship_must_move_one_site_forward() -> None:
    """The fellowship phase ends only with the move, by which this player's marker advances one site."""
    at = Position(seats=3, site=2)
    at.hand(0, ally("Waiting"))
    for seat in (1, 2):
        at.hand(seat, SNAGA)
    game = at.fellowship()
    assert ["move", "play"] == [option.verb for option in game.options()]
    game.choose("move")
    assert [3, 2, 2] == [player.site for player in game.table.players]
    assert (terms.SHADOW_PHASE, 1) == (game.table.phase, game.table.moves)


@pytest.mark.rule("LR-13.1", "LR-10.13")
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
def test_the_move_belongs_to_the_phase_in_which_it_is_made(phase: str) -> None:
    """An effect until the end of the fellowship or regroup phase counts for the move made in it, and then ends."""
    softly = event("Softly", Action((phase,), (make(a(RING_BEARER), strength(3)),)))
    looks = Trigger(Happening(terms.MOVES_TO, phase=phase), (add_twilight(StrengthOf(RING_BEARER)),))
    at = Position(sites=PLAIN)
    at.play(condition("Looks", looks))
    at.hand(0, softly)
    at.hand(1, SNAGA)
    before = strength_of(at.table, at.frodo())
    if phase == terms.FELLOWSHIP:
        game = at.fellowship().choose("play", softly)
    else:
        game = at.regroup().choose("play", softly).pass_().choose("move")
    assert ("prompt-shadow-action", before + 3 + 1) == (game.prompt, game.table.twilight)
    assert before == game.strength(at.frodo())


# The player who supplies the site.


@pytest.mark.rule("LR-13.3", "LR-13.7", "LG-10")
def test_the_next_site_comes_from_a_shadow_players_adventure_deck() -> None:
    """The next site is the one with the next number in a Shadow player's adventure deck, and moves to the path."""
    at = Position(site=2)
    game = moved(at)
    card = game.table.site()
    assert (1, 3) == (game.table.cards[card].owner, game.table.cards[card].printed.site_number)
    assert (card, terms.PATH) == (game.table.path[2], game.zone(card))
    assert (9, 6) == tuple(len(game.table.players[seat].adventure) for seat in (0, 1))


@pytest.mark.rule("LR-13.4", "LR-13.5", "LD-25")
@pytest.mark.parametrize(
    ("arrow", "turn", "supplier"), [("right", 0, 3), ("left", 0, 1), ("right", 2, 1), ("left", 3, 0)]
)
def test_the_arrow_on_the_site_that_is_left_points_to_the_supplier(arrow: str, turn: Seat, supplier: Seat) -> None:
    """The arrow on the left site names the supplier: among four players, right is the one before, left the next."""
    at = Position(seats=4, site=2, turn=turn, sites=with_site(site("Crossing", 2, arrow=arrow)))
    assert supplier == next_site_is_from(moved(at))


@pytest.mark.rule("LR-13.5")
def test_the_arrows_of_all_sites_follow_one_pattern() -> None:
    """Arrows point left on sites 1 and 2, then right and left in turn for two numbers each."""
    sites = [
        card for id, card in LIBRARY.all().items() if card.type == terms.SITE_TYPE and not id.startswith("sample:")
    ]
    left = [card.id for card in sites if card.definition.arrow == terms.LEFT]
    assert left == [card.id for card in sites if card.site_number in (1, 2, 5, 6, 9)]
    assert {terms.LEFT, terms.RIGHT} == {card.definition.arrow for card in sites}


@pytest.mark.rule("LG-11")
@pytest.mark.parametrize(("arrow", "gone", "supplier"), [("right", 3, 2), ("left", 1, 2)])
def test_a_player_who_is_out_is_passed_over(arrow: str, gone: Seat, supplier: Seat) -> None:
    """The next remaining player in the arrow's direction supplies the site when a player is out."""
    at = Position(seats=4, site=2, sites=with_site(site("Crossing", 2, arrow=arrow)))
    lose(at.table, gone)
    assert supplier == next_site_is_from(moved(at))


@pytest.mark.rule("LR-13.6")
@pytest.mark.parametrize("arrow", ["right", "left"])
def test_with_two_players_the_other_one_supplies_the_site(arrow: str) -> None:
    """With two players the other player supplies the next site, whatever the arrow."""
    at = Position(site=2, sites=with_site(site("Crossing", 2, arrow=arrow)))
    assert 1 == next_site_is_from(moved(at))


@pytest.mark.rule("LR-13.8")
def test_a_site_that_lies_there_is_used() -> None:
    """A site that already lies on the path is used, even the mover's own, and no other is laid."""
    at = Position(seats=3, site=2)
    lying = at.lay(0, 3)
    game = moved(at)
    assert lying == game.table.site()
    assert "log-site-laid" not in game.log()


# Tokens.


@pytest.mark.rule("LR-13.9", "LR-13.10", "LR-13.11")
def test_tokens_for_a_move() -> None:
    """A move by Frodo and three companions to Shadow number 2 adds six tokens; allies do not count."""
    at = Position(site=2, sites=with_site(site("Third", 3, shadow_number=2))).pool(1)
    for _card in range(3):
        at.play(companion())
    at.play(ally())
    at.play(ally())
    assert 7 == moved(at).table.twilight


@pytest.mark.rule("LR-13.9")
def test_the_shadow_number_is_that_of_the_new_site_as_it_is_now() -> None:
    """A move adds the Shadow number of the new site with all modifiers, and never less than zero."""
    grows = Continuous((shadow_number(Count(ALLY)),))
    sites = with_site(site("Second", 2, shadow_number=9), site("Third", 3, grows, shadow_number=2))
    at = Position(site=2, sites=sites)
    at.play(ally())
    at.play(condition("Stealth", Continuous((shadow_number(-2),), of=SITE)))
    assert (2 + 1 - 2) + 1 == moved(at).table.twilight
    at = Position(site=2, sites=sites)
    at.play(condition("Stealth", Continuous((shadow_number(-5),), of=SITE)))
    assert 0 + 1 == moved(at).table.twilight


@pytest.mark.rule("LR-13.12")
def test_both_kinds_of_tokens_are_added_for_a_move_in_the_regroup_phase() -> None:
    """A move in the regroup phase adds tokens for the Shadow number, here 4, and for two companions."""
    at = Position(site=3, sites=with_site(site("Fourth", 4, shadow_number=4))).pool(2)
    at.play(companion())
    at.hand(1, SNAGA)
    game = at.regroup().pass_().choose("move")
    assert (4, 2 + 4 + 2) == (game.table.site_number(), game.table.twilight)


@pytest.mark.rule("LR-13.13")
@pytest.mark.parametrize("start", [1, 3, 6, 8])
def test_no_tokens_are_added_for_regions(start: int) -> None:
    """Regions add no tokens: a move to Shadow number 0 adds only those for companions, from first to last site."""
    at = Position(site=start, sites=PLAIN)
    assert 1 == moved(at).table.twilight


# The steps of a move.


@pytest.mark.rule("LR-13.14", "LG-9")
def test_the_steps_of_a_move_in_their_order() -> None:
    """A move has the steps supply, moves from, moves, the marker, moves to, Shadow number, companions."""
    at = Position(site=2, sites=with_site(site("Third", 3, shadow_number=3)))
    at.play(companion(vitality=3))
    at.deck(0, SNAGA)
    at.play(condition("To", Trigger(Happening(terms.MOVES_TO), (exert(OTHERS),))))
    at.play(condition("Moves", Trigger(Happening(terms.MOVES), (add_burdens(1),))))
    at.play(condition("From", Trigger(Happening(terms.MOVES_FROM), (Draw(1),))))
    game = moved(at)
    told = [line.message for line in game.game.log]
    steps = ["log-site-laid", "log-drew", "log-burdens", "log-moved", "log-exerted", "log-twilight", "log-twilight"]
    assert steps == [message.id for message in told if message.id in steps]
    assert [3, 5] == [message.arguments["tokens"] for message in told if message.id == "log-twilight"]


@pytest.mark.rule("LR-13.14")
def test_moves_from_speaks_of_the_old_site_and_moves_to_of_the_new_one() -> None:
    """The old site's "moves from" and the new site's "moves to" texts apply at their own steps and moves only."""
    old = site("Second", 2, Trigger(Happening(terms.MOVES_FROM, THIS), (add_twilight(10),)))
    new = site("Third", 3, Trigger(Happening(terms.MOVES_TO, THIS), (add_twilight(100),)))
    sites = with_site(old, new)
    assert 111 == moved(Position(site=2, sites=sites)).table.twilight
    assert 1 == moved(Position(site=1, sites=sites)).table.twilight
    assert 1 == moved(Position(site=3, sites=sites)).table.twilight


@pytest.mark.rule("LR-13.15")
def test_the_new_sites_own_moves_to_text_comes_before_the_tokens() -> None:
    """A text about moving to a site resolves before the tokens are added; its Shadow ability can use all of them."""
    doubles = Trigger(Happening(terms.MOVES_TO, THIS), (add_twilight(Twilight()),))
    use = Action((terms.SHADOW_PHASE,), (add_twilight(Twilight()),))
    at = Position(site=2, sites=with_site(site("Third", 3, doubles, use, shadow_number=3))).pool(2)
    game = moved(at)
    assert 2 + 2 + 3 + 1 == game.table.twilight
    game.choose("use", game.table.site())
    assert 16 == game.table.twilight


@pytest.mark.rule("LR-13.15")
def test_other_text_of_the_new_site_waits_until_the_move_is_done() -> None:
    """A new site's text about exertions does not apply to an exertion caused by moving to it."""
    told = Trigger(Happening(terms.EXERTED_NOW), (add_twilight(10),))
    weary = condition("Weary", Trigger(Happening(terms.MOVES_TO), (exert(OTHERS),)))
    at = Position(site=2, sites=with_site(site("Toll", 3, told)))
    hero = at.play(companion(vitality=3))
    at.play(weary)
    game = moved(at)
    assert (1, 2) == (game.wounds(hero), game.table.twilight)


@pytest.mark.rule("LR-13.15")
def test_the_text_of_a_site_is_there_when_the_move_is_done() -> None:
    """A new site's text can respond in the Shadow phase after the move."""
    told = Trigger(Happening(terms.EXERTED_NOW), (add_twilight(10),))
    at = Position(site=2, sites=with_site(site("Toll", 3, told)))
    at.play(companion(vitality=3))
    torment = event("Torment", Action((terms.SHADOW_PHASE,), (exert(OTHERS),)), side=terms.SHADOW)
    at.hand(1, torment)
    assert 12 == moved(at).choose("play", torment).table.twilight


@pytest.mark.rule("LR-13.14", "LG-24")
@pytest.mark.parametrize("step", [terms.MOVES_FROM, terms.MOVES, terms.MOVES_TO])
def test_a_move_that_kills_the_ring_bearer_goes_no_further(step: str) -> None:
    """A move that kills the Ring-bearer adds no tokens, and the next player has a turn."""
    deadly = condition("Deadly", Trigger(Happening(step, whose=terms.FREE_PEOPLES_PLAYER), (wound(RING_BEARER, 9),)))
    at = Position(seats=3, site=2, sites=PLAIN)
    at.play(deadly)
    at.hand(1, ally("Waiting"))
    game = at.fellowship()
    assert (1, "prompt-fellowship-action") == (game.asked, game.prompt)
    assert ([True, False, False], False) == ([player.out for player in game.table.players], game.table.arriving)
    assert (step == terms.MOVES_TO) == ("log-moved" in game.log())
    assert "log-twilight" not in game.log()


# Numbers and blocks.


@pytest.mark.rule("LR-13.17", "LX-20")
def test_number_and_block_together_identify_a_site() -> None:
    """Sites 6 and 6T have the same number, and an ally with home 6 is at home at 6 only."""
    dale, hall = printed(FELLOWSHIP_SITES[5]), printed(TOWERS_SITES[5])
    assert (6, 6) == (dale.site_number, hall.site_number)
    assert (terms.FELLOWSHIP_BLOCK, terms.TOWERS_BLOCK) == (dale.block, hall.block)
    for sites, at_home in ((FELLOWSHIP_SITES, True), (TOWERS_SITES, False)):
        at = Position(site=6, sites=sites)
        friend = at.play(ally(homes=(Home(6, terms.FELLOWSHIP_BLOCK),)))
        assert at_home == takes_part(at.table, friend)


@pytest.mark.rule("LR-13.18", "LX-22")
@pytest.mark.parametrize(
    ("sites", "number", "wounds"),
    [(FELLOWSHIP_SITES, 5, 0), (FELLOWSHIP_SITES, 6, 1), (TOWERS_SITES, 1, 1), (TOWERS_SITES, 5, 1)],
)
def test_a_site_number_in_text_means_its_block(sites: tuple[str, ...], number: int, wounds: int) -> None:
    """A text for the sites 1 to 5 does not apply at 1T to 5T, where the Hobbit gets +2 instead."""
    there = AtSite(most=5, block=terms.FELLOWSHIP_BLOCK)
    hide = When(there, (CancelSkirmish(HOBBIT),), (make(a(HOBBIT & OTHERS), strength(2)),))
    stealth = event("Stealth", Action((terms.SKIRMISH,), (hide,)))
    at = Position(site=number, sites=sites)
    hobbit = at.play(companion(race="hobbit", strength=3, vitality=4))
    foe = at.play(minion(strength=5, vitality=3))
    at.hand(0, stealth)
    game = at.skirmish(hobbit, foe).choose("play", stealth)
    # With 3 + 2 against 5 the Hobbit still loses the tie, but is not overwhelmed; a cancelled skirmish hurts nobody.
    assert wounds == game.wounds(hobbit)


@pytest.mark.rule("LR-13.19", "LG-41")
@pytest.mark.parametrize("sites", [FELLOWSHIP_SITES, TOWERS_SITES])
@pytest.mark.parametrize(("number", "offered"), [(5, False), (6, True), (7, False)])
def test_any_site_of_a_number_means_every_block(sites: tuple[str, ...], number: int, offered: bool) -> None:
    """ "At any site 6" holds at 6 and at 6T."""
    song = event("Song", Action((terms.FELLOWSHIP,), (add_twilight(1),), condition=AtSite(least=6, most=6)))
    at = Position(site=number, sites=sites)
    at.hand(0, song, ally("Waiting"))
    assert offered == at.fellowship().offered("play", song)


# Effects that play a site.


@pytest.mark.rule("LR-13.20", "LG-40")
def test_a_site_played_over_another_takes_its_place_and_what_lies_on_it() -> None:
    """The old site goes back to its owner's adventure deck; cards on it and stacked on it go to the new one."""
    at = Position(site=2)
    old = at.lay(1, 3)
    ward = at.play(condition("Ward"), on=old)
    below = at.stack(SNAGA, 1, old)
    game = at.after(PlayNextSite())
    new = game.table.path[2]
    assert (0, 3) == (game.table.cards[new].owner, game.table.cards[new].printed.site_number)
    assert terms.ADVENTURE_DECK == game.zone(old)
    assert old in game.table.players[1].adventure
    assert ((ward,), (below,)) == (game.table.cards[new].borne, game.table.cards[new].stacked)
    assert (new, new) == (game.table.cards[ward].bearer, game.table.cards[below].bearer)
    assert ((), ()) == (game.table.cards[old].borne, game.table.cards[old].stacked)


@pytest.mark.rule("LR-13.20", "LR-13.8")
def test_a_site_played_before_the_move_is_the_one_moved_to() -> None:
    """A site of the player's own played before the move is moved to, and no other site is supplied."""
    at = Position(site=2)
    id = fellowship_event(PlayNextSite())
    at.hand(0, id)
    at.hand(1, SNAGA)
    game = at.fellowship().choose("play", id)
    assert ("prompt-shadow-action", 3, 0) == (game.prompt, game.table.site_number(), next_site_is_from(game))


@pytest.mark.rule("LR-13.16", "LG-40")
def test_no_site_is_played_beyond_number_nine() -> None:
    """At site 9 an effect that plays the next site does nothing."""
    at = Position(site=9)
    id = event("Onward", Action((terms.MANEUVER,), (PlayNextSite(),)))
    at.play(minion())
    at.hand(0, id)
    game = at.maneuver().choose("play", id)
    assert 9 == len(game.table.path)
    assert NOTHING not in game.table.path


# The move limit.


@pytest.mark.rule("LX-64", "LR-20.18", "LR-20.19")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_move_limits(seats: int, limit: int) -> None:
    """The move limit is two with two players, otherwise the number of opponents at the start."""
    deck = starter_deck("fellowship-aragorn").data()
    game = LordOfTheRings().set_up({"format": "fellowship", "decks": [deck] * seats}, Position().table.dice)
    assert limit == move_limit(game)


@pytest.mark.rule("LX-65", "LR-20.21")
def test_a_changed_limit_stays_until_the_turn_ends() -> None:
    """A move limit raised to three stays for the turn after its card left play, and is two next turn."""
    faster = condition("Faster", Continuous((Modifier(terms.MOVE_LIMIT, 1),)))
    at = Position(site=2, sites=PLAIN)
    end = fellowship_event(Discard(a(CONDITION)))
    at.hand(0, faster, end)
    game = at.fellowship().choose("play", faster).choose("play", end)
    assert ([], 3, "prompt-move-again") == (game.in_play(faster), move_limit(game.table), game.prompt)
    game.choose("move").choose("move")
    assert (5, 1) == (game.table.players[0].site, game.table.turn)
    assert (2, 3) == (move_limit(game.table), game.table.players[1].site)
