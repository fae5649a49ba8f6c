"""Dwarven cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GANDALF, GIMLI, LEGOLAS, burdens, standing, zones
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, condition, minion, possession

GIMLIS_PIPE, GANDALFS_PIPE = "3U2", "1U74"
LEAF = possession("Leaf", keywords=(("pipeweed", 1),))


def two_pipes(wounds: int = 0) -> Position:
    """Returns Gimli and Gandalf with their pipes, four burdens and pipeweed for two uses."""
    at = standing(seats=3).burdens(4)
    at.play(GIMLIS_PIPE, on=at.play(GIMLI, wounds=wounds))
    at.play(GANDALFS_PIPE, on=at.play(GANDALF))
    at.play(LEAF)
    at.play(LEAF)
    return at


def pipes_to_spot(game: Playing) -> int:
    """Returns the highest number of pipes offered when Gandalf uses his pipe."""
    game.choose("use", GANDALFS_PIPE)
    if game.prompt == "prompt-choose-discard":
        game.choose("choose")
    return max(option.amount for option in game.options())


@pytest.mark.card(GIMLIS_PIPE)
def test_gimli_blows_one_more_ring() -> None:
    """Gimli's Pipe: each exertion of Gimli lets one more pipe be spotted than is in play."""
    assert 2 == pipes_to_spot(two_pipes().fellowship())
    game = two_pipes().fellowship().choose("use", GIMLIS_PIPE)
    assert 3 == pipes_to_spot(game)
    game = two_pipes().fellowship().choose("use", GIMLIS_PIPE).choose("use", GIMLIS_PIPE)
    assert 4 == pipes_to_spot(game)
    assert 0 == burdens(game.choose("number", amount=4))


@pytest.mark.card(GIMLIS_PIPE)
def test_gimli_must_exert_for_it() -> None:
    """Gimli's Pipe: only Gimli can bear the pipe, and an exhausted Gimli cannot exert."""
    assert not two_pipes(wounds=2).fellowship().offered("use", GIMLIS_PIPE)
    at = standing(seats=3)
    at.play(BOROMIR)
    at.hand(0, GIMLIS_PIPE)
    assert not at.fellowship().offered("play", GIMLIS_PIPE)


@pytest.mark.card(GIMLIS_PIPE)
def test_the_ring_of_smoke_is_gone_with_the_phase() -> None:
    """Gimli's Pipe: the added pipes end with the fellowship phase (LR-10.13)."""
    game = two_pipes().fellowship().choose("use", GIMLIS_PIPE)
    assert [terms.SPOTTED] == [lasting.stat for lasting in game.table.lasting]
    assert () == game.choose("move").table.lasting


BOOK = "3R1"


@pytest.mark.card(BOOK)
@pytest.mark.parametrize(("site", "dwarves", "drawn"), [(3, 2, 0), (4, 1, 1), (4, 2, 2), (7, 2, 2)])
def test_the_book_of_mazarbul_is_read_under_way(site: int, dwarves: int, drawn: int) -> None:
    """Book of Mazarbul: from site 4 on, each fellowship phase may draw a card for each Dwarf companion."""
    at = standing(site=site)
    book = at.play(BOOK, on=at.play(GIMLI))
    for _dwarf in range(dwarves - 1):
        at.play("1C7")
    at.play("1U17")
    at.play(LEGOLAS)
    at.deck(0, *[BOROMIR] * 5)
    game = at.start_of_turn()
    assert (drawn > 0) == game.offered("respond", book)
    if drawn:
        game.choose("respond", book)
    assert drawn == len(game.table.players[0].hand)
    assert not game.choose("move").offered("respond", book)  # the phases that follow are not meant


@pytest.mark.card(BOOK)
def test_the_book_of_mazarbul_may_stay_shut() -> None:
    """Book of Mazarbul: drawing is optional and only possible in the Fellowship block (LR-13.18)."""
    at = standing(site=4)
    at.play(BOOK, on=at.play(GIMLI))
    at.deck(0, BOROMIR)
    assert () == at.start_of_turn().pass_().table.players[0].hand
    at = standing(site=4, sites=TOWERS_SITES)
    at.play(BOOK, on=at.play(GIMLI))
    at.deck(0, BOROMIR)
    assert not at.start_of_turn().offered("respond", BOOK)


KHAZAD_DUM = "3R3"


@pytest.mark.card(KHAZAD_DUM)
@pytest.mark.parametrize("heals", [True, False])
def test_a_tale_heals_in_the_mines_of_khazad_dum(heals: bool) -> None:
    """Mines of Khazad-Dûm: when a Dwarven tale is played, a Dwarf companion may be healed."""
    at = standing(seats=3)
    mines = at.play(KHAZAD_DUM)
    gimli, guard = at.play(GIMLI, wounds=2), at.play("1C7", wounds=1)
    at.play("1U17", wounds=1)
    at.play(LEGOLAS, wounds=1)
    at.hand(0, "1C24")
    game = at.fellowship().choose("play", "1C24")
    if heals:
        game.choose("respond", mines)
        assert sorted([gimli, guard]) == sorted(game.choices())
        game.choose("choose", gimli)
    else:
        game.pass_()
    assert [2 - heals, 1] == [game.wounds(gimli), game.wounds(guard)]


@pytest.mark.card(KHAZAD_DUM)
@pytest.mark.parametrize("id", ["1C21", condition("Elven Song", culture="elven", keywords=(("tale", 1),))])
def test_what_is_no_dwarven_tale_heals_nobody(id: str) -> None:
    """Mines of Khazad-Dûm: neither a Dwarven condition without tale nor a tale of another culture heals a Dwarf."""
    at = standing()
    mines = at.play(KHAZAD_DUM)
    at.play(GIMLI, wounds=2)
    at.hand(0, id)
    assert not at.fellowship().choose("play", id).offered("respond", mines)


WELCOME = "3U4"


@pytest.mark.card(WELCOME)
def test_a_royal_welcome() -> None:
    """A Royal Welcome: in the regroup phase a Dwarf ally exerts to heal a Dwarf companion."""
    at = standing(seats=3)
    welcome = at.play(WELCOME)
    grimir, gimli, legolas = at.play("1U17", wounds=1), at.play(GIMLI, wounds=2), at.play(LEGOLAS, wounds=1)
    guard = at.play("1C7", wounds=1)
    at.play(ally("Elf at Home", race="elf"))
    game = at.regroup().choose("use", welcome)
    assert sorted([gimli, guard]) == sorted(game.choices())
    game.choose("choose", gimli)
    assert [2, 1, 1, 1] == [game.wounds(one) for one in (grimir, gimli, legolas, guard)]
    game.pass_().pass_()
    assert (0, False) == (game.asked, game.offered("use", welcome))  # the ally is exhausted, and companions do not do


SONG = "3U5"


@pytest.mark.card(SONG)
def test_the_song_of_durin_makes_weapons_of_moria_dear() -> None:
    """Song of Durin: each Moria weapon costs 2 more."""
    at = standing(seats=3).pool(20)
    at.play(SONG)
    orc = at.play(minion("Orc", culture="moria"))
    whip = possession("Whip", culture="sauron", item_class=terms.HAND_WEAPON_CLASS, side=terms.SHADOW, cost=1)
    mail = possession("Mail", culture="moria", item_class=terms.ARMOR_CLASS, side=terms.SHADOW, cost=1)
    bow = possession("Bow", culture="moria", item_class=terms.RANGED_WEAPON_CLASS, side=terms.SHADOW, cost=1)
    cards = at.hand(1, "1C180", bow, whip, mail)
    table = at.shadow().table
    assert [2, 3, 1, 1] == [twilight_cost(table, one, orc) for one in cards]


@pytest.mark.card(SONG)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_song_of_durin_ends_with_an_echo(count: int) -> None:
    """Song of Durin: it is discarded to discard up to two Moria conditions."""
    at = standing(seats=3)
    song = at.play(SONG)
    drums = [at.play(condition(f"Drum {number}", culture="moria", side=terms.SHADOW)) for number in (1, 2, 3)]
    at.play(condition("Storm", culture="isengard", side=terms.SHADOW))
    at.play(possession("Whip", culture="moria", side=terms.SHADOW))
    game = at.fellowship().choose("use", song)
    assert game.game.pending is not None
    assert (drums, 2) == (game.choices(), game.game.pending.most)
    game.choose_all(*drums[:count])
    assert [terms.DISCARD_PILE] * count + [terms.PLAY] * (3 - count) == zones(game, *drums)
    assert terms.DISCARD_PILE == game.zone(song)


STORM_OF_ARGUMENT = "3C6"


@pytest.mark.card(STORM_OF_ARGUMENT)
@pytest.mark.parametrize(("cost", "count"), [(0, 0), (2, 1), (2, 2)])
def test_a_storm_of_argument(cost: int, count: int) -> None:
    """Storm of Argument: a random card is revealed, and its cost is the number of Dwarven cards shuffled back."""
    at = standing()
    at.hand(0, STORM_OF_ARGUMENT)
    [shown] = at.hand(1, minion("Shown", cost=cost))
    ours = at.discard(0, GIMLI, "1C3", "1C24")
    at.discard(0, LEGOLAS)
    game = at.fellowship().choose("play", STORM_OF_ARGUMENT)
    assert knows(game.table, 0, shown)
    if cost:
        assert ours == game.choices()
        game.choose_all(*ours[:count])
    assert [terms.DECK] * count + [terms.DISCARD_PILE] * (3 - count) == zones(game, *ours)
    assert (1, terms.HAND) == (game.table.twilight, game.zone(shown))


@pytest.mark.card(STORM_OF_ARGUMENT)
def test_a_storm_of_argument_shows_one_card() -> None:
    """Storm of Argument: only one card of the chosen opponent's hand is revealed."""
    at = standing(seats=3)
    at.hand(0, STORM_OF_ARGUMENT)
    hand = at.hand(2, *[minion(f"Orc {number}", cost=1) for number in (1, 2, 3)])
    at.discard(0, GIMLI)
    game = at.fellowship().choose("play", STORM_OF_ARGUMENT).choose("player", amount=3)
    assert [1, 1] == [sum(knows(game.table, seat, one) for one in hand) for seat in (0, 1)]
