"""Sites 1 to 4 of The Two Towers."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import CHARACTER, COMPANION, MINION
from inglenook.lotr.stats import move_limit, twilight_cost
from tests.lotr.cards import standing
from tests.lotr.cards.standing import (
    EOMER,
    EOWYN,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    THEODEN,
    zones,
)
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import companion, event, minion, possession

HORSE = "4C283"
MULE = possession("Mule", culture="gandalf", item_class=terms.MOUNT_CLASS, on=On(COMPANION))
CHAIN = "4C278"
GUMA = "4C277"
SOUTHRON_OF_THE_PATH = minion("Southron of the Path", culture="raider", race="man")
ORC_OF_THE_PATH = minion("Orc of the Path", strength=5, vitality=3, cost=3)
WILD_MAN_OF_THE_PATH = minion("Wild Man of the Path", culture="dunland", race="man", vitality=2, cost=2)
WARG_OF_THE_PATH = minion("Warg of the Path", culture="dunland", race="warg")
URUK_OF_THE_PATH = minion("Uruk of the Path", culture="isengard", race="uruk-hai", strength=9, vitality=4, cost=4)
ORC_OF_THE_WALL = minion("Orc of the Wall", strength=5, vitality=3)
SPEAR = possession("Spear of Shadow", item_class=terms.HAND_WEAPON_CLASS, on=On(MINION), side=terms.SHADOW)
BLADE = possession("Blade", item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER))
HELM = possession("Helm", item_class="helm", on=On(CHARACTER))


def on_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the fellowship at the given site of The Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


def rider(at: Position, id: str = EOMER, wounds: int = 0) -> Thing:
    """Returns a mounted character."""
    hero = at.play(id, wounds=wounds)
    at.play(HORSE, on=hero)
    return hero


def before_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the given site of The Two Towers as the next site."""
    return standing.before_site(id, number, sites=TOWERS_SITES, **facts)


def shot(at: Position) -> Playing:
    """Returns the archery phase after all players have passed."""
    return at.archery().pass_().pass_()


@pytest.mark.card("4U323")
def test_who_leaves_the_east_wall_adds_twilight() -> None:
    """East Wall of Rohan: two tokens are added when the fellowship leaves."""
    assert 4 == on_site("4U323", 1).fellowship().choose("move").table.twilight


@pytest.mark.card("4U326")
@pytest.mark.parametrize(("item", "limit"), [(HORSE, 3), (CHAIN, 2), (MULE, 2)], ids=["mount", "armor", "mule"])
def test_riders_in_horse_country(item: str, limit: int) -> None:
    """Horse-country: with a Rohan mount in play, the move limit is 1 higher this turn."""
    at = on_site("4U326", 1)
    at.play(item, on=at.play(EOWYN))
    game = at.start_of_turn()
    assert limit == move_limit(game.table)
    assert (2, limit) == (game.choose("move").table.site_number(), move_limit(game.table))


@pytest.mark.card("4U326")
def test_a_rider_mounted_too_late() -> None:
    """Horse-country: a mount played after the fellowship has left does not raise the move limit."""
    at = standing.in_rohan(site=2)
    at.play(EOMER)
    at.hand(0, HORSE)
    assert 2 == move_limit(at.fellowship().choose("play", HORSE).table)


@pytest.mark.card("4U327")
def test_gimli_joins_on_the_plains() -> None:
    """Plains of Rohan: two unbound companions exert to play Gimli from the draw deck."""
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


@pytest.mark.card("4U328")
def test_two_companions_call_aragorn_in_the_riddermark() -> None:
    """The Riddermark: two unbound companions exert to play Aragorn from the draw deck."""
    at = on_site("4U328", 1)
    heroes = [at.play(GIMLI), at.play(LEGOLAS), at.play(EOMER)]
    at.play(SAM)
    aragorn = at.deck(0, MERRY, "4P364")[1]
    game = at.fellowship().choose("use", "4U328")
    assert sorted(heroes) == sorted(game.choices())
    game.choose_all(*heroes[:2]).choose("play", aragorn)
    assert (terms.PLAY, 4, [1, 1, 0]) == (
        game.zone(aragorn),
        game.table.twilight,
        [game.wounds(hero) for hero in heroes],
    )


@pytest.mark.card("4U328")
def test_one_companion_is_not_enough_in_the_riddermark() -> None:
    """The Riddermark: neither an exhausted nor a Ring-bound companion can exert as the second."""
    at = on_site("4U328", 1)
    at.play(GIMLI)
    at.play(LEGOLAS, wounds=2)
    at.play(SAM)
    at.deck(0, "4P364")
    assert not at.fellowship().offered("use", "4U328")


@pytest.mark.card("4U330")
@pytest.mark.parametrize(("hobbit", "limit"), [(MERRY, 3), (SAM, 2)])
def test_hobbits_at_derndingle(hobbit: str, limit: int) -> None:
    """Derndingle: an unbound Hobbit raises the move limit by 1 this turn."""
    at = on_site("4U330", 2)
    at.play(hobbit)
    assert limit == move_limit(at.start_of_turn().table)


@pytest.mark.card("4U333")
@pytest.mark.parametrize("healed", [0, 2, 3])
def test_the_camp_heals_three_wounds(healed: int) -> None:
    """Plains of Rohan Camp: up to three wounds are healed at the start of the fellowship phase."""
    at = on_site("4U333", 2)
    eomer = at.play(companion("Wounded", vitality=6), wounds=5)
    game = at.start_of_turn()
    for time in range(3):
        if time < healed:
            game.choose_all(eomer)
        else:
            game.choose_all()
    assert (5 - healed, "prompt-fellowship-action") == (game.wounds(eomer), game.prompt)


@pytest.mark.parametrize(
    ("id", "number"),
    [
        pytest.param("4U334", 2, marks=pytest.mark.card("4U334")),
        pytest.param("4U342", 3, marks=pytest.mark.card("4U342")),
    ],
)
def test_wild_men_fear_no_arrows(id: str, number: int) -> None:
    """Rohirrim Village and Westemnet Plains: Dunland Men cannot take wounds in the archery phase."""
    spear = event("Spear", Action((terms.ARCHERY, terms.MANEUVER), (Wound(a(MINION)),)))
    at = on_site(id, number)
    at.play(LEGOLAS)
    wild_man = at.play(WILD_MAN_OF_THE_PATH)
    others = [at.play(one) for one in (ORC_OF_THE_PATH, WARG_OF_THE_PATH, SOUTHRON_OF_THE_PATH)]
    at.hand(0, spear)
    game = at.archery().choose("play", spear)
    assert sorted(others) == sorted(game.choices())
    game.choose("choose", others[0]).pass_().pass_()
    assert sorted(others) == sorted(game.choices("wound"))
    game.choose("wound", others[0])
    assert (0, 2) == (game.wounds(wild_man), game.wounds(others[0]))
    at = on_site(id, number)
    wild_man = at.play(WILD_MAN_OF_THE_PATH)
    at.hand(0, spear)
    assert 1 == at.maneuver().choose("play", spear).wounds(wild_man)


@pytest.mark.card("4U334", "4U342")
def test_wild_men_elsewhere_fear_arrows() -> None:
    """Rohirrim Village and Westemnet Plains: at another site Dunland Men can take archery wounds."""
    at = standing.in_rohan(site=4)
    at.play(LEGOLAS)
    wild_man = at.play(WILD_MAN_OF_THE_PATH)
    assert 1 == shot(at).wounds(wild_man)


@pytest.mark.card("4U335")
def test_uruks_come_tired_to_their_camp() -> None:
    """Uruk Camp: each Uruk-hai exerts when it is played here."""
    at = on_site("4U335", 2).pool(20)
    before = at.play(URUK_OF_THE_PATH)
    frail = minion("Frail Uruk", culture="isengard", race="uruk-hai", vitality=1)
    at.hand(1, URUK_OF_THE_PATH, URUK_OF_THE_PATH, frail, ORC_OF_THE_PATH)
    game = at.shadow()
    for id in (URUK_OF_THE_PATH, URUK_OF_THE_PATH, frail, ORC_OF_THE_PATH):
        game.choose("play", id)
    new = [card for card in game.in_play(URUK_OF_THE_PATH) if card != before]
    assert [0, 1, 1, 0, 0] == [
        game.wounds(card) for card in (before, *new, game.in_play(frail)[0], game.in_play(ORC_OF_THE_PATH)[0])
    ]


@pytest.mark.card("4U336")
def test_the_wold_sees_who_is_assigned() -> None:
    """Wold of Rohan: each companion or ally that the Free Peoples player assigns adds a token."""
    at = on_site("4U336", 2)
    stout = at.play(companion("Stout", keywords=((terms.DEFENDER, 1),)))
    first, second, third = at.play(ORC_OF_THE_WALL), at.play(ORC_OF_THE_WALL), at.play(ORC_OF_THE_WALL)
    game = at.assignment().passes()
    game.choose("assign", stout, first).choose("assign", stout, second).choose("done")
    assert 1 == game.table.twilight
    game.choose("assign", at.frodo(), third)
    assert 1 == game.table.twilight


@pytest.mark.card("4U337")
def test_a_new_hand_at_the_barrows() -> None:
    """Barrows of Edoras: the whole hand goes beneath the draw deck, and four cards are drawn."""
    at = on_site("4U337", 3)
    one, other = at.hand(0, ORC_OF_THE_WALL, ORC_OF_THE_WALL)
    deck = at.deck(0, *[GIMLI] * 5)
    game = at.fellowship().choose("use", at.table.site()).choose_all(other, one)
    player = game.table.players[0]
    assert (tuple(deck[:4]), (deck[4], other, one)) == (player.hand, player.deck)


@pytest.mark.card("4U338")
def test_no_weapons_in_the_golden_hall() -> None:
    """Golden Hall: each Free Peoples weapon is discarded when the fellowship moves here."""
    at = before_site("4U338", 3)
    eomer, gimli = at.play(EOMER), at.play(GIMLI)
    blade, other, helm = at.play(BLADE, on=eomer), at.play("4U62", on=gimli), at.play(HELM, on=eomer)
    spear = at.play(SPEAR, on=at.play(ORC_OF_THE_WALL))
    game = at.fellowship().choose("move")
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, blade, other, helm, spear)


@pytest.mark.card("4U339")
def test_a_mount_from_the_stables() -> None:
    """Stables: a Man of Rohan exerts to play a Rohan mount from the draw deck, once in a turn."""
    at = on_site("4U339", 3)
    eomer = at.play(EOMER)
    first, _second, _bow = at.deck(0, HORSE, HORSE, "4U62")
    site = at.table.site()
    game = at.fellowship().choose("use", site)
    assert HORSE == game.table.cards[game.choices("play")[0]].printed.id
    game.choose("play", first)
    assert (1, terms.PLAY, False) == (game.wounds(eomer), game.zone(first), game.offered("use", site))


@pytest.mark.card("4U341")
@pytest.mark.parametrize("taking", [True, False])
def test_theoden_is_found_in_the_throne_room(taking: bool) -> None:
    """Throne Room: Théoden can be played from the draw deck at his cost, but the search may find no card."""
    at = on_site("4U341", 3)
    theoden = at.deck(0, GIMLI, THEODEN, EOMER)[1]
    game = at.fellowship().choose("use", "4U341")
    game.choose("play" if taking else "find-nothing")
    assert (terms.PLAY if taking else terms.DECK, 2 if taking else 0) == (game.zone(theoden), game.table.twilight)
    assert 2 + (not taking) == len(game.table.players[0].deck)


@pytest.mark.card("4U341")
def test_a_theoden_in_hand_is_not_meant() -> None:
    """Throne Room: Théoden cannot be played from hand, or while another Théoden is in play."""
    at = on_site("4U341", 3)
    theoden = at.hand(0, THEODEN)[0]
    at.deck(0, GIMLI)
    game = at.fellowship().choose("use", "4U341")
    assert (terms.HAND, "prompt-fellowship-action") == (game.zone(theoden), game.prompt)


@pytest.mark.card("4U343")
def test_the_white_mountains_are_steep() -> None:
    """Ered Nimrais: each companion and ally costs 3 more."""
    at = on_site("4U343", 4)
    cards = at.hand(0, THEODEN, "4C277", "4U62")
    assert [5, 4, 1] == [twilight_cost(at.table, card) for card in cards]


@pytest.mark.card("4U344")
def test_the_mounted_heal_on_coming_to_the_westemnet_hills() -> None:
    """Westemnet Hills: each mounted companion and ally is healed when the fellowship moves here."""
    at = before_site("4U344", 4)
    eomer, guma = rider(at, EOMER, wounds=2), rider(at, GUMA, wounds=1)
    gimli = at.play(GIMLI, wounds=1)
    game = at.fellowship().choose("move")
    assert [1, 0, 1] == [game.wounds(card) for card in (eomer, guma, gimli)]


@pytest.mark.card("4U346")
@pytest.mark.parametrize(("riders", "tokens"), [(0, 3), (2, 5)])
def test_horses_are_seen_at_the_white_rocks(riders: int, tokens: int) -> None:
    """White Rocks: the Shadow number is 1 higher for each mounted companion."""
    at = before_site("4U346", 4)
    for id in (EOMER, EOWYN)[:riders]:
        rider(at, id)
    at.play(GIMLI)
    rider(at, GUMA)
    companions = 2 + riders
    assert tokens + companions == at.fellowship().choose("move").table.twilight
