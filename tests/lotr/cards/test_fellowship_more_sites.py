"""The sites of the Fellowship block that came with the later starters."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import strength
from inglenook.lotr.rules.archery import minion_archery
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import Home, On
from inglenook.lotr.words.facade import add_burdens
from inglenook.lotr.words.filters import SITE
from tests.lotr.cards.standing import GIMLI, LEGOLAS, MERRY, PIPPIN, SAM, before_site, burdens, on_site, zones
from tests.lotr.samples import ally, companion, condition, event, minion

ORC = minion("Orc", strength=9, vitality=4)
TRACKER = minion("Tracking Orc", culture="sauron", keywords=(("tracker", 1),), cost=1)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


@pytest.mark.card("1U321")
def test_farmer_maggots_fields() -> None:
    """A Hobbit exerts, and Merry or Pippin comes out of the draw deck, at the usual cost; nobody else does."""
    at = on_site("1U321", 1)
    merry, _sam, pippin = at.deck(0, MERRY, SAM, PIPPIN)
    game = at.fellowship().choose("use", "1U321")
    assert sorted([merry, pippin]) == sorted(game.choices("play"))
    game.choose("play", pippin)
    assert (terms.PLAY, 1, 1) == (game.zone(pippin), game.wounds(at.frodo()), game.table.twilight)


@pytest.mark.card("1U329")
@pytest.mark.parametrize(("keywords", "offered"), [((("stealth", 1),), False), ((), True)])
def test_no_stealth_in_the_breeland_forest(keywords: tuple[tuple[str, int], ...], offered: bool) -> None:
    """Stealth events cannot be played here, others can."""
    at = on_site("1U329", 2)
    id = event("Quiet Step", Action((terms.SKIRMISH,), (add_burdens(0),)), keywords=keywords)
    at.hand(0, id)
    assert offered == at.skirmish(at.play(GIMLI), at.play(ORC)).offered("play", id)


@pytest.mark.card("1U334")
def test_trollshaw_forest_rewards_the_well_equipped() -> None:
    """An item played on a companion draws a card; a condition on him does not, nor an item on an ally."""
    at = on_site("1U334", 2)
    at.play(ally("Waiting Hobbit", race="hobbit"))
    at.hand(0, "1C299", "1C299")
    at.deck(0, GIMLI, GIMLI, GIMLI)
    game = at.fellowship().choose("play", "1C299").choose("bear", at.frodo())
    assert 2 == len(game.table.players[0].deck)
    game.choose("play", "1C299")
    assert 2 == len(game.table.players[0].deck)


@pytest.mark.card("1U339")
@pytest.mark.parametrize(("id", "offered"), [(SAM, True), (GIMLI, False)])
def test_frodos_bedroom(id: str, offered: bool) -> None:
    """A Hobbit played here draws a card."""
    at = on_site("1U339", 3)
    at.hand(0, id)
    at.deck(0, LEGOLAS)
    game = at.fellowship()
    assert offered == game.offered("use", "1U339")
    if offered:
        game.choose("use", "1U339")
        assert (1, 0) == (len(game.in_play(id)), len(game.table.players[0].deck))


@pytest.mark.card("1U344")
@pytest.mark.parametrize("choice", [1, 2])
def test_dwarrowdelf_chamber(choice: int) -> None:
    """Gimli exerts, or two others do: that is for the Free Peoples player to say."""
    at = before_site("1U344", 4)
    gimli, sam = at.play(GIMLI), at.play(SAM)
    game = at.fellowship().choose("move")
    assert 0 == game.asked
    game.choose("choice", amount=choice)
    assert ((1, 0, 0) if choice == 1 else (0, 1, 1)) == (
        game.wounds(gimli),
        game.wounds(sam),
        game.wounds(at.frodo()),
    )


@pytest.mark.card("1U344")
def test_dwarrowdelf_chamber_without_gimli() -> None:
    """Then two others exert."""
    at = before_site("1U344", 4)
    sam = at.play(SAM)
    game = at.fellowship().choose("move")
    assert (1, 1) == (game.wounds(sam), game.wounds(at.frodo()))


@pytest.mark.card("1U348")
def test_the_weather_of_caradhras() -> None:
    """With a minion of Isengard, a card of weather is played out of the deck, once a turn; no other card is."""
    at = on_site("1U348", 4).pool(9)
    snow_id = condition("Snow", side=terms.SHADOW, keywords=(("weather", 1),), on=On(SITE))
    snow, _other, _eye = at.deck(1, snow_id, snow_id, condition("Eye", side=terms.SHADOW))
    uruk = at.play(URUK)
    game = at.shadow().choose("use", "1U348")
    assert [snow_id, snow_id] == [game.table.cards[one].printed.id for one in game.choices("play")]
    game.choose("play", snow)
    assert (terms.PLAY, False, 0) == (game.zone(snow), game.offered("use", "1U348"), game.wounds(uruk))


@pytest.mark.card("1U348")
def test_the_pass_needs_a_minion_of_isengard() -> None:
    """Another minion does not know it."""
    at = on_site("1U348", 4)
    at.play(ORC)
    assert not at.shadow().offered("use", "1U348")


@pytest.mark.card("1U352")
def test_allies_of_lothlorien_are_stronger_at_home() -> None:
    """Three more for an ally whose home is site 6; others get nothing."""
    at = on_site("1U352", 6)
    home = at.play(ally("Of the Wood", homes=(Home(6, terms.FELLOWSHIP_BLOCK),)))
    guest = at.play(ally("Guest", homes=(Home(3, terms.FELLOWSHIP_BLOCK),)))
    table = at.fellowship().table
    assert (6, 3) == (strength(table, home), strength(table, guest))


@pytest.mark.card("1C356")
@pytest.mark.parametrize(("companions", "arrows"), [(4, 0), (6, 4)])
def test_anduin_banks_is_no_place_for_a_crowd(companions: int, arrows: int) -> None:
    """Two more for the minions' archery for each companion beyond four."""
    at = on_site("1C356", 8)
    for number in range(companions - 1):
        at.play(companion(f"Of Many {number}"))
    at.play(ORC)
    assert arrows == minion_archery(at.archery().table)


@pytest.mark.card("1C362")
def test_the_summit_of_amon_hen() -> None:
    """For each burden a card, for whichever Shadow player wants them; or nothing."""
    at = before_site("1C362", 9, seats=3).burdens(2)
    at.deck(1, ORC, ORC, ORC)
    at.deck(2, ORC, ORC, ORC)
    game = at.fellowship().choose("move")
    first = game.asked
    game.choose("yes").choose("no")
    hands = {seat: len(game.table.players[seat].hand) for seat in (1, 2)}
    assert {first: 2, 3 - first: 0} == hands


@pytest.mark.card("2U116")
def test_hobbiton_woods_lays_ones_own_site_2() -> None:
    """A Hobbit exerts, and site 2 is the Free Peoples player's own, in place of one that lies there."""
    at = on_site("2U116", 1)
    old = at.lay(1, 2)
    game = at.fellowship().choose("use", "2U116")
    assert (0, terms.ADVENTURE_DECK, 1) == (
        game.table.cards[game.table.path[1]].owner,
        game.zone(old),
        game.wounds(at.frodo()),
    )


@pytest.mark.card("3U116")
def test_the_hills_of_eregion_weigh_on_the_ring_bearer() -> None:
    """A burden for whoever comes there."""
    assert 1 == burdens(before_site("3U116", 4).fellowship().choose("move"))


@pytest.mark.card("3U119")
@pytest.mark.parametrize(("elves", "answer", "left"), [(1, "", 2), (2, "yes", 1), (2, "no", 2)])
def test_the_house_of_elrond(elves: int, answer: str, left: int) -> None:
    """Who comes there with two Elves may remove a burden; with one, nobody is asked."""
    at = before_site("3U119", 3).burdens(2)
    for number in range(elves):
        at.play(companion(f"Elf {number}", race="elf"))
    game = at.fellowship().choose("move")
    assert bool(answer) == game.offered("yes")
    if answer:
        game.choose(answer)
    assert left == burdens(game)


@pytest.mark.card("1C354")
def test_nobody_shoots_in_the_wilderland() -> None:
    """From the maneuver phase play goes on to assignment, archers or not."""
    at = on_site("1C354", 7)
    at.play(LEGOLAS)
    at.play(ORC)
    game = at.maneuver().pass_().pass_()
    assert [terms.ASSIGNMENT] == game.phases()


@pytest.mark.card("1U363")
def test_trackers_gather_at_tol_brandir() -> None:
    """Up to three come back from the discard pile, each paid for; then that Shadow phase is over."""
    at = on_site("1U363", 9).pool(9)
    trackers = at.discard(1, *[TRACKER] * 4)
    at.discard(1, ORC)
    game = at.shadow().choose("use", "1U363")
    for tracker in trackers[:2]:
        game.choose("yes").choose("play", tracker)
    game.choose("no")
    assert ([terms.PLAY, terms.PLAY, terms.DISCARD_PILE], 7) == (zones(game, *trackers[:3]), game.table.twilight)
    assert terms.MANEUVER == game.table.phase


@pytest.mark.card("1U363")
def test_without_trackers_the_phase_just_ends() -> None:
    """Nobody is asked for what cannot be done."""
    at = on_site("1U363", 9).pool(9)
    at.play(ORC)
    game = at.shadow().choose("use", "1U363")
    assert terms.MANEUVER == game.table.phase
