"""Sites 1 to 4 of The Fellowship of the Ring."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import SITE
from inglenook.lotr.stats import move_limit
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    before_site,
    on_site,
    standing,
    zones,
)
from tests.lotr.samples import ally, companion, condition, event, minion

SANCTUARIES = [("1C337", 3), ("1U340", 3), ("1U350", 6), ("1C351", 6), ("4U341", 3), ("4U342", 3), ("4U354", 6)]
OTHERS = [("1U345", 4), ("1C331", 2), ("4U335", 2), ("4U344", 4)]
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
SWORD = "1C299"
BOUNDER = "1C286"
BARLIMAN = "1U70"
RANGER = companion("Ranger", keywords=(("ranger", 1),))
RANGER_AT_HOME = ally("Ranger at Home", keywords=(("ranger", 1),))
ORC_AT_THE_SITE = minion("Orc at the Site", strength=5, vitality=3)
GOBLIN_AT_THE_SITE = minion("Goblin at the Site", culture="moria", cost=4)
SCIMITAR = "1C180"
URUK_AT_THE_SITE = minion("Uruk at the Site", culture="isengard", race="uruk-hai", cost=4)


def named(rows: Sequence[tuple[object, ...]]) -> list[object]:
    """Returns each test row marked with its card."""
    return [pytest.param(*row, marks=pytest.mark.card(str(row[0]))) for row in rows]


@pytest.mark.card("1U320")
@pytest.mark.parametrize(("id", "tokens"), [(BOROMIR, 5), (GIMLI, 4), (BOUNDER, 1), (SWORD, 1)])
def test_companions_are_dear_on_the_east_road(id: str, tokens: int) -> None:
    """East Road: each companion costs 2 more, but allies and possessions do not."""
    at = on_site("1U320", 1)
    at.hand(0, id)
    assert tokens == at.fellowship().choose("play", id).table.twilight


@pytest.mark.card("1U320")
def test_the_east_road_is_forgotten_once_left() -> None:
    """East Road: companions cost no more once the fellowship has left the site."""
    at = standing(site=2)
    at.lay_this("1U320", 0)
    at.hand(0, GIMLI)
    assert 2 == at.fellowship().choose("play", GIMLI).table.twilight


@pytest.mark.card("1U321")
def test_farmer_maggots_fields() -> None:
    """Farmer Maggot's Fields: a Hobbit exerts to play Merry or Pippin from the draw deck at the usual cost."""
    at = on_site("1U321", 1)
    merry, _sam, pippin = at.deck(0, MERRY, SAM, PIPPIN)
    game = at.fellowship().choose("use", "1U321")
    assert sorted([merry, pippin]) == sorted(game.choices("play"))
    game.choose("play", pippin)
    assert (terms.PLAY, 1, 1) == (game.zone(pippin), game.wounds(at.frodo()), game.table.twilight)


@pytest.mark.card("1C326")
def test_a_hobbit_in_the_westfarthing_brings_a_friend() -> None:
    """Westfarthing: a Hobbit exerts to play a companion or ally for 1 less."""
    at = on_site("1C326", 1)
    sam, bounder = at.play(SAM), at.play(BOUNDER)
    gimli, barliman = at.hand(0, GIMLI, BARLIMAN)
    at.hand(0, SWORD)
    game = at.fellowship().choose("use", "1C326")
    assert sorted([at.frodo(), sam, bounder]) == sorted(game.choices())
    game.choose("choose", bounder)
    assert sorted([gimli, barliman]) == sorted(game.choices("play"))
    game.choose("play", gimli)
    assert (1, 1, terms.PLAY) == (game.table.twilight, game.wounds(bounder), game.zone(gimli))


@pytest.mark.card("1C326")
def test_nobody_to_bring_to_the_westfarthing() -> None:
    """Westfarthing: the action needs a companion or ally in hand and a Hobbit who can exert."""
    at = on_site("1C326", 1)
    at.hand(0, SWORD)
    assert not at.fellowship().offered("use", "1C326")
    at = on_site("1C326", 1)
    atoms.set_wounds(at.table, at.frodo(), 3)
    at.hand(0, GIMLI)
    assert not at.fellowship().offered("use", "1C326")


@pytest.mark.card("1U327")
@pytest.mark.parametrize(("friend", "limit"), [(RANGER, 3), (RANGER_AT_HOME, 3), (BOROMIR, 2)])
def test_a_ranger_at_bree_gate(friend: str, limit: int) -> None:
    """Bree Gate: a ranger raises the move limit for the turn, even after the ranger or the site is left behind."""
    at = on_site("1U327", 2)
    ranger = at.play(friend)
    game = at.start_of_turn()
    assert limit == move_limit(game.table)
    atoms.put(game.table, ranger, terms.DISCARD_PILE)
    game.choose("move")
    assert (3, limit) == (game.table.site_number(), move_limit(game.table))


@pytest.mark.card("1U329")
@pytest.mark.parametrize(("keywords", "offered"), [((("stealth", 1),), False), ((), True)])
def test_no_stealth_in_the_breeland_forest(keywords: tuple[tuple[str, int], ...], offered: bool) -> None:
    """Breeland Forest: stealth events cannot be played at this site."""
    at = on_site("1U329", 2)
    id = event("Quiet Step", Action((terms.SKIRMISH,), (add_burdens(0),)), keywords=keywords)
    at.hand(0, id)
    assert offered == at.skirmish(at.play(GIMLI), at.play(STRONG_ORC)).offered("play", id)


@pytest.mark.parametrize(
    ("id", "number", "heals"), named([(*row, True) for row in SANCTUARIES] + [(*row, False) for row in OTHERS])
)
def test_where_companions_heal(id: str, number: int, heals: bool) -> None:
    """Sanctuaries: companions are healed at the start of the turn at a sanctuary, but not at another site."""
    at = on_site(id, number)
    gimli = at.play(GIMLI, wounds=1)
    game = at.start_of_turn()
    assert heals == game.offered("heal", gimli)


@pytest.mark.card("1C331")
def test_ettenmoors_serves_both_sides() -> None:
    """Ettenmoors: each player may exert an own companion or minion for strength +2."""
    at = on_site("1C331", 2)
    gimli, legolas = at.play(GIMLI), at.play(LEGOLAS)
    at.play(BOUNDER)
    orc, tired = at.play(ORC_AT_THE_SITE), at.play(ORC_AT_THE_SITE, wounds=2)
    game = at.skirmish(gimli, orc, tired).choose("use", "1C331")
    assert sorted([at.frodo(), gimli, legolas]) == sorted(game.choices())
    game.choose("choose", gimli)
    assert (8, 1) == (game.strength(gimli), game.wounds(gimli))
    game.choose("use", "1C331")  # the minion that is not exhausted
    assert (7, 1, 5) == (game.strength(orc), game.wounds(orc), game.strength(tired))


@pytest.mark.card("1U334")
def test_trollshaw_forest_rewards_the_well_equipped() -> None:
    """Trollshaw Forest: playing an item, but no condition, on a companion draws a card."""
    at = on_site("1U334", 2)
    at.play(ally("Waiting Hobbit", race="hobbit"))
    at.hand(0, "1C299", "1C299")
    at.deck(0, GIMLI, GIMLI, GIMLI)
    game = at.fellowship().choose("play", "1C299").choose("bear", at.frodo())
    assert 2 == len(game.table.players[0].deck)
    game.choose("play", "1C299")
    assert 2 == len(game.table.players[0].deck)


@pytest.mark.card("1C337")
@pytest.mark.parametrize(("pool", "after"), [(5, 3), (1, 0)])
def test_two_tokens_go_on_leaving_the_council_courtyard(pool: int, after: int) -> None:
    """Council Courtyard: two tokens are removed when the fellowship leaves, before tokens for the move are added."""
    at = on_site("1C337", 3).pool(pool)
    assert after + 3 + 1 == at.fellowship().choose("move").table.twilight


@pytest.mark.card("1U339")
@pytest.mark.parametrize(("id", "offered"), [(SAM, True), (GIMLI, False)])
def test_frodos_bedroom(id: str, offered: bool) -> None:
    """Frodo's Bedroom: playing a Hobbit here draws a card."""
    at = on_site("1U339", 3)
    at.hand(0, id)
    at.deck(0, LEGOLAS, LEGOLAS)
    game = at.fellowship()
    assert offered == game.offered("use", "1U339")
    if offered:
        game.choose("use", "1U339")
        assert (1, 1) == (len(game.in_play(id)), len(game.table.players[0].deck))


@pytest.mark.card("1U340")
def test_a_man_in_rivendell_brings_a_card() -> None:
    """Rivendell Terrace: playing a Man, companion or ally, at its cost draws a card."""
    at = on_site("1U340", 3)
    top, below = at.deck(0, MERRY, SAM)
    boromir, barliman = at.hand(0, BOROMIR, BARLIMAN)
    at.hand(0, GIMLI)
    game = at.fellowship().choose("use", "1U340")
    assert sorted([boromir, barliman]) == sorted(game.choices("play"))
    game.choose("play", boromir)
    assert (3, [terms.PLAY, terms.HAND, terms.DECK]) == (game.table.twilight, zones(game, boromir, top, below))


@pytest.mark.card("1U340")
def test_no_man_no_card_in_rivendell() -> None:
    """Rivendell Terrace: no card is drawn unless a Man is played."""
    at = on_site("1U340", 3)
    at.deck(0, MERRY)
    at.hand(0, GIMLI)
    assert not at.fellowship().offered("use", "1U340")


@pytest.mark.card("1U344")
@pytest.mark.parametrize("choice", [1, 2])
def test_dwarrowdelf_chamber(choice: int) -> None:
    """Dwarrowdelf Chamber: the Free Peoples player exerts Gimli or two other companions."""
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
    """Dwarrowdelf Chamber: without Gimli two other companions exert."""
    at = before_site("1U344", 4)
    sam = at.play(SAM)
    game = at.fellowship().choose("move")
    assert (1, 1) == (game.wounds(sam), game.wounds(at.frodo()))


@pytest.mark.card("1U345")
def test_a_weapon_from_the_mithril_mine() -> None:
    """Mithril Mine: a token is removed to play a Shadow weapon from the discard pile at its cost."""
    at = on_site("1U345", 4).pool(1)
    goblin = at.play(GOBLIN_AT_THE_SITE)
    scimitar = at.discard(1, SCIMITAR)[0]
    at.discard(1, "1C157")
    game = at.shadow().choose("use", "1U345")
    assert (goblin, 0) == (game.table.cards[scimitar].bearer, game.table.twilight)


@pytest.mark.card("1U345")
@pytest.mark.parametrize(
    ("pool", "discarded"),
    [(0, SCIMITAR), (5, "1C157"), (1, "4C142"), (5, SWORD)],
    ids=["no token", "no weapon", "token spent", "not of the shadow"],
)
def test_nothing_in_the_mithril_mine(pool: int, discarded: str) -> None:
    """Mithril Mine: the action needs a token and an affordable Shadow weapon in the discard pile."""
    at = on_site("1U345", 4).pool(pool)
    at.play(GOBLIN_AT_THE_SITE)
    at.play(URUK_AT_THE_SITE)
    at.discard(1, discarded)
    assert not at.shadow().offered("use", "1U345")


@pytest.mark.card("1C346")
def test_the_free_peoples_player_chooses_who_exerts_at_moria_lake() -> None:
    """Moria Lake: the Free Peoples player exerts Frodo or two other companions, but no allies."""
    for choice, expected in ((1, (1, 0, 0, 0)), (2, (0, 1, 1, 0))):
        at = before_site("1C346", 4)
        gimli, legolas, boromir = at.play(GIMLI), at.play(LEGOLAS), at.play(BOROMIR)
        at.play(BOUNDER)
        game = at.fellowship().choose("move")
        assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
        game.choose("choice", amount=choice)
        if choice == 2:
            assert sorted([gimli, legolas, boromir]) == sorted(game.choices())
            game.choose_all(gimli, legolas)
        assert expected == tuple(game.wounds(card) for card in (at.frodo(), gimli, legolas, boromir))


@pytest.mark.card("1C346")
@pytest.mark.parametrize(
    ("frodo", "gimli", "after"),
    [(3, 0, (3, 1, 1)), (0, 2, (1, 2, 0)), (3, 2, (3, 2, 1))],
    ids=["frodo cannot", "the others cannot", "neither in full"],
)
def test_what_can_be_done_in_full_must_be_done_at_moria_lake(frodo: int, gimli: int, after: tuple[int, ...]) -> None:
    """Moria Lake: a choice that can be carried out in full must be taken, else as many exert as can."""
    at = before_site("1C346", 4)
    dwarf, elf = at.play(GIMLI, wounds=gimli), at.play(LEGOLAS)
    atoms.set_wounds(at.table, at.frodo(), frodo)
    game = at.fellowship().choose("move")
    if game.offered("choice"):
        game.choose("choice", amount=2)
    assert after == tuple(game.wounds(card) for card in (at.frodo(), dwarf, elf))


@pytest.mark.card("1U348")
def test_the_weather_of_caradhras() -> None:
    """Pass of Caradhras: with an Isengard minion, a weather card is played from the draw deck once a turn."""
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
    """Pass of Caradhras: a minion of another culture is not enough."""
    at = on_site("1U348", 4)
    at.play(STRONG_ORC)
    assert not at.shadow().offered("use", "1U348")
