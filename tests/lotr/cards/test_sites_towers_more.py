"""The sites of the Two Towers block that came with the later starters."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from inglenook.lotr.rules.turn import EndTurn, Regroup
from inglenook.lotr.stats import move_limit, twilight_cost
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import On
from inglenook.lotr.words.effects import Wound
from inglenook.lotr.words.facade import a, add_burdens
from inglenook.lotr.words.filters import CHARACTER, MINION
from tests.lotr.cards import standing
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, MERRY, SAM, THEODEN, burdens, hand_over, zones
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import companion, event, minion, possession

ORC = minion("Orc of the Wall", strength=5, vitality=3)
ARCHER = minion("Archer of the Wall", keywords=((terms.ARCHER, 1),))
BLADE = possession("Blade", item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER))
SPEAR = possession("Spear of Shadow", item_class=terms.HAND_WEAPON_CLASS, on=On(MINION), side=terms.SHADOW)
HELM = possession("Helm", item_class="helm", on=On(CHARACTER))
WARG = possession("Tame Warg", item_class=terms.MOUNT_CLASS, on=On(MINION), side=terms.SHADOW)
HORSE = "4C283"


def on_site(id: str, number: int, **facts: Any) -> Position:
    """The fellowship stands at this site of the Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


def before_site(id: str, number: int, **facts: Any) -> Position:
    """This site of the Two Towers comes next."""
    return standing.before_site(id, number, sites=TOWERS_SITES, **facts)


@pytest.mark.card("4U323")
def test_who_leaves_the_east_wall_adds_twilight() -> None:
    """Two tokens, besides those of the move itself: site 2 has a Shadow number of 1, and Frodo is one companion."""
    assert 4 == on_site("4U323", 1).fellowship().choose("move").table.twilight


@pytest.mark.card("4U327")
def test_gimli_joins_on_the_plains() -> None:
    """Two unbound companions exert, and he comes out of the draw deck; with one it cannot be done."""
    at = on_site("4U327", 1)
    eomer = at.play(EOMER)
    site = at.table.site()
    assert not at.fellowship().offered("use", site)
    at = on_site("4U327", 1)
    eomer, merry = at.play(EOMER), at.play(MERRY)
    [gimli, _legolas] = at.deck(0, GIMLI, LEGOLAS)
    game = at.fellowship().choose("use", at.table.site())
    if game.options("choose"):
        game.choose_all(eomer, merry)
    assert [gimli] == game.choices("play")
    game.choose("play", gimli)
    assert (1, 1, terms.PLAY) == (game.wounds(eomer), game.wounds(merry), game.zone(gimli))


@pytest.mark.card("4U330")
@pytest.mark.parametrize(("hobbit", "limit"), [(MERRY, 3), (SAM, 2)])
def test_hobbits_at_derndingle(hobbit: str, limit: int) -> None:
    """An unbound Hobbit lets the fellowship move once more; Sam is bound."""
    at = on_site("4U330", 2)
    at.play(hobbit)
    assert limit == move_limit(at.start_of_turn().table)


@pytest.mark.card("4U333")
@pytest.mark.parametrize("healed", [0, 2, 3])
def test_the_camp_heals_three_wounds(healed: int) -> None:
    """Up to three in all, here all from the same companion, when the fellowship phase starts."""
    at = on_site("4U333", 2)
    eomer = at.play(companion("Wounded", vitality=6), wounds=5)
    game = at.start_of_turn()
    for time in range(3):
        if time < healed:
            game.choose_all(eomer)
        else:
            game.choose_all()
    assert (5 - healed, "prompt-fellowship-action") == (game.wounds(eomer), game.prompt)


@pytest.mark.card("4U336")
def test_the_wold_sees_who_is_assigned() -> None:
    """Each companion the Free Peoples player assigns adds a token, however many he faces; a Shadow player's do not."""
    at = on_site("4U336", 2)
    stout = at.play(companion("Stout", keywords=((terms.DEFENDER, 1),)))
    first, second, third = at.play(ORC), at.play(ORC), at.play(ORC)
    game = at.assignment().passes()
    game.choose("assign", stout, first).choose("assign", stout, second).choose("done")
    assert 1 == game.table.twilight
    game.choose("assign", at.frodo(), third)
    assert 1 == game.table.twilight


@pytest.mark.card("4U337")
def test_a_new_hand_at_the_barrows() -> None:
    """The whole hand goes beneath the draw deck, in the order its owner likes, and four cards are drawn."""
    at = on_site("4U337", 3)
    one, other = at.hand(0, ORC, ORC)
    deck = at.deck(0, *[GIMLI] * 5)
    game = at.fellowship().choose("use", at.table.site()).choose_all(other, one)
    player = game.table.players[0]
    assert (tuple(deck[:4]), (deck[4], other, one)) == (player.hand, player.deck)


@pytest.mark.card("4U338")
def test_no_weapons_in_the_golden_hall() -> None:
    """Every weapon of the Free Peoples is discarded at the door, a helm is not, nor a weapon of the Shadow."""
    at = before_site("4U338", 3)
    eomer, gimli = at.play(EOMER), at.play(GIMLI)
    blade, other, helm = at.play(BLADE, on=eomer), at.play("4U62", on=gimli), at.play(HELM, on=eomer)
    spear = at.play(SPEAR, on=at.play(ORC))
    game = at.fellowship().choose("move")
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, blade, other, helm, spear)


@pytest.mark.card("4U339")
def test_a_mount_from_the_stables() -> None:
    """A Man of Rohan exerts for a mount of Rohan out of the draw deck, once a turn."""
    at = on_site("4U339", 3)
    eomer = at.play(EOMER)
    first, _second, _bow = at.deck(0, HORSE, HORSE, "4U62")
    site = at.table.site()
    game = at.fellowship().choose("use", site)
    assert HORSE == game.table.cards[game.choices("play")[0]].printed.id
    game.choose("play", first)
    assert (1, terms.PLAY, False) == (game.wounds(eomer), game.zone(first), game.offered("use", site))


@pytest.mark.card("4U343")
def test_the_white_mountains_are_steep() -> None:
    """Companions and allies cost three more, possessions do not."""
    at = on_site("4U343", 4)
    cards = at.hand(0, THEODEN, "4C277", "4U62")
    assert [5, 4, 1] == [twilight_cost(at.table, card) for card in cards]


@pytest.mark.card("4U349")
def test_swords_at_helms_gate() -> None:
    """Whoever bears a hand weapon is two stronger, on both sides."""
    at = on_site("4U349", 5)
    eomer, orc, idle = at.play(EOMER), at.play(ORC), at.play(ORC)
    at.play(BLADE, on=eomer)
    at.play(SPEAR, on=orc)
    game = at.skirmish(eomer, orc)
    assert [9, 7, 5] == [game.strength(card) for card in (eomer, orc, idle)]


@pytest.mark.card("4U351")
@pytest.mark.parametrize(("archers", "arrows"), [(0, 0), (1, 0), (2, 1)])
def test_arrows_on_the_parapet(archers: int, arrows: int) -> None:
    """One arrow more for the fellowship, one less for the minions, never less than none."""
    at = on_site("4U351", 5)
    for _archer in range(archers):
        at.play(ARCHER)
    assert (arrows, 1) == (minion_archery(at.table), fellowship_archery(at.table, 0))


@pytest.mark.card("5U118")
@pytest.mark.parametrize(("pool", "site"), [(9, 8), (8, 7)])
def test_driven_from_the_wall(pool: int, site: int) -> None:
    """A Shadow player with a minion pays nine tokens, and the fellowship has to move again."""
    at = on_site("5U118", 7).pool(pool)
    at.play(ORC)
    wall = at.table.site()
    game = at.regroup()
    assert not game.offered("use", wall)
    hand_over(game)
    assert (pool == 9) == game.offered("use", wall)
    if pool == 9:
        game.choose("use", wall)
    game.passes()
    if site == 7:
        assert game.offered("stop")
    assert site == game.table.players[0].site


@pytest.mark.card("5U118")
def test_nobody_is_driven_beyond_the_move_limit() -> None:
    """With no move left the fellowship stays."""
    at = on_site("5U118", 7).pool(9)
    at.play(ORC)
    atoms.count_move(at.table)
    atoms.count_move(at.table)
    game = hand_over(at.regroup()).choose("use", at.table.site()).passes()
    assert 7 == game.table.players[0].site


@pytest.mark.card("5U119")
@pytest.mark.parametrize(("mounted", "wounds"), [(True, 0), (False, 1)])
def test_riders_in_the_wizards_valley(mounted: bool, wounds: int) -> None:
    """The owner of a mounted minion may pay two tokens to prevent its wound; on foot it takes it."""
    at = on_site("5U119", 8).pool(2)
    orc = at.play(ORC)
    if mounted:
        at.play(WARG, on=orc)
    shot = event("Shot", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at.hand(0, shot)
    game = at.maneuver().choose("play", shot)
    if mounted:
        assert 1 == game.asked
        game.choose("respond", at.table.site())
    assert (wounds, 2 if wounds else 0) == (game.wounds(orc), game.table.twilight)


@pytest.mark.card("5U120")
@pytest.mark.rule("LG-85")
@pytest.mark.parametrize(("id", "over"), [("5U120", False), ("4U363", True)])
def test_not_yet_won_in_the_caverns(id: str, over: bool) -> None:
    """Elsewhere the game is won before the regroup phase; here it is held, and won when the Shadow has reconciled."""
    at = on_site(id, 9)
    game = at.start(terms.SKIRMISH, Regroup(), EndTurn())
    assert over == (game.game.pending is None)
    if not over:
        assert "prompt-phase-action" == game.prompt
        game.passes()
    assert (0,) == game.table.winners


@pytest.mark.card("5U120")
def test_a_victory_put_off_is_kept() -> None:
    """What is still to come there can be written down and read again, as every step of the rules can."""
    game = on_site("5U120", 9).start(terms.SKIRMISH, Regroup(), EndTurn())
    known = LordOfTheRings().steps()
    assert "SurviveToWin" in [type(step).__name__ for step in game.table.agenda]
    assert [] == [type(step).__name__ for step in game.table.agenda if type(step).__name__ not in known]


@pytest.mark.card("5U120")
def test_lost_in_the_caverns() -> None:
    """A regroup action can still corrupt the Ring-bearer."""
    at = on_site("5U120", 9).burdens(9)
    whisper = event("Whisper", Action((terms.REGROUP,), (add_burdens(1),)), side=terms.SHADOW)
    at.hand(1, whisper)
    game = hand_over(at.start(terms.SKIRMISH, Regroup(), EndTurn())).choose("play", whisper)
    assert ((1,), 10) == (game.table.winners, burdens(game))
