"""Elven events of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import ELF as AN_ELF
from inglenook.lotr.evaluation.positions import takes_part
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from tests.lotr.cards.standing import GIMLI, LEGOLAS, burdens, card, standing, zones
from tests.lotr.samples import ally, companion, condition, event, minion, possession

ORC = minion("Orc", strength=5, vitality=4)
ARCHER_ORC = minion("Archer", strength=9, vitality=4, keywords=((terms.ARCHER, 1),))
ELF = companion("Elf", culture="elven", race="elf")
ELF_BOWMAN = companion("Elf Bowman", culture="elven", race="elf", keywords=((terms.ARCHER, 1),))
BOWMAN = companion("Bowman", keywords=((terms.ARCHER, 1),))
SINGER = ally("Singer", culture="elven", race="elf")
BOWMAN_ALLY = ally("Elf Bowman", culture="elven", race="elf", keywords=((terms.ARCHER, 1),))
RIVENDELL, LORIEN = (Home(3, terms.FELLOWSHIP_BLOCK),), (Home(6, terms.FELLOWSHIP_BLOCK),)
DOUBLE_SHOT, SONG, LIGHTFOOTED, SEEN = "1R38", "1C39", "1C52", "1C58"
HOUSE, SHIP = "1U64", "1U65"


@pytest.mark.card(DOUBLE_SHOT)
@pytest.mark.parametrize(("elf", "offered"), [(ELF_BOWMAN, True), (ELF, False), (BOWMAN, False), (BOWMAN_ALLY, False)])
def test_a_double_shot(elf: str, offered: bool) -> None:
    """Double Shot: with an Elf archer companion spotted, the fellowship archery total rises by 1."""
    at = standing()
    who = at.play(elf)
    at.play(ORC)
    at.hand(0, DOUBLE_SHOT)
    game = at.archery()
    assert offered == game.offered("play", DOUBLE_SHOT)
    if offered:
        game.choose("play", DOUBLE_SHOT)
        assert (2, 0) == (fellowship_archery(game.table, 0), game.wounds(who))
        assert 1 == fellowship_archery(game.passes().table, 0)


@pytest.mark.card(SONG)
@pytest.mark.parametrize(("friend", "left"), [(ELF, 2), (SINGER, 2), (GIMLI, 3)])
def test_an_elf_song_takes_a_burden(friend: str, left: int) -> None:
    """Elf-song: with an Elf spotted, a burden is removed."""
    at = standing().burdens(3)
    at.play(friend)
    at.hand(0, SONG)
    game = at.fellowship()
    assert (left == 2) == game.offered("play", SONG)
    if left == 2:
        game.choose("play", SONG)
        assert 1 == game.table.twilight
    assert left == burdens(game)


@pytest.mark.card(LIGHTFOOTED)
@pytest.mark.parametrize(("friend", "offered"), [(ELF, True), (SINGER, False), (GIMLI, False)])
def test_lightfootedness(friend: str, offered: bool) -> None:
    """Lightfootedness: with an Elf companion spotted, the minion archery total is reduced by 1."""
    at = standing()
    at.play(friend)
    for _archer in range(3):
        at.play(ARCHER_ORC)
    at.hand(0, LIGHTFOOTED)
    game = at.archery()
    assert offered == game.offered("play", LIGHTFOOTED)
    if offered:
        game.choose("play", LIGHTFOOTED)
        assert 2 == minion_archery(game.table)


@pytest.mark.card(SEEN)
def test_the_seen_and_the_unseen() -> None:
    """The Seen and the Unseen: two Elves, companions or allies, exert to discard a condition of either side."""
    at = standing()
    elves = [at.play(ELF), at.play(SINGER)]
    shadow = at.play(condition("Eye", side=terms.SHADOW, culture="sauron"))
    own = at.play(condition("Song", culture="elven"))
    sword = at.play(possession("Sword"), on=elves[0])
    at.hand(0, SEEN)
    game = at.fellowship().choose("play", SEEN)
    assert ({shadow, own}, False) == ({shadow, own} & set(game.choices()), sword in game.choices())
    game.choose("choose", shadow)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, shadow, own)
    assert [1, 1] == [game.wounds(elf) for elf in elves]


@pytest.mark.card(SEEN)
@pytest.mark.parametrize("other", [GIMLI, ""])
def test_one_elf_sees_too_little(other: str) -> None:
    """The Seen and the Unseen: two Elves must exert, and a Dwarf cannot replace one of them."""
    at = standing()
    at.play(ELF)
    if other:
        at.play(other)
    at.play(condition("Eye", side=terms.SHADOW, culture="sauron"))
    at.hand(0, SEEN)
    assert not at.fellowship().offered("play", SEEN)


HELP = [card(HOUSE, RIVENDELL, LORIEN), card(SHIP, LORIEN, RIVENDELL)]


@pytest.mark.parametrize(("id", "home", "elsewhere"), HELP)
@pytest.mark.rule("LR-23.7")
def test_an_ally_comes_to_fight(id: str, home: tuple[Home, ...], elsewhere: tuple[Home, ...]) -> None:
    """Swan-ship of the Galadhrim and Support of the Last Homely House: an Elf ally exerts to fight with strength +3."""
    at = standing(site=2)
    elf = at.play(ally("Elf of the House", race="elf", strength=4, homes=home))
    other = at.play(ally("Elf of Elsewhere", race="elf", strength=4, homes=elsewhere))
    man = at.play(ally("Man of the House", race="man", strength=4, homes=home))
    companion_ = at.play(ELF)
    at.play(ORC)
    at.hand(0, id)
    game = at.maneuver()
    assert [False, False, False] == [takes_part(game.table, one) for one in (elf, other, man)]
    game.choose("play", id)
    assert [True, False, False] == [takes_part(game.table, one) for one in (elf, other, man)]
    assert [7, 4, 4] == [game.strength(one) for one in (elf, other, man)]
    assert [1, 0, 0, 0] == [game.wounds(one) for one in (elf, other, man, companion_)]
    while terms.ASSIGNMENT not in game.phases():
        game.passes()
    assert (7, True) == (game.strength(elf), takes_part(game.table, elf))


@pytest.mark.parametrize(("id", "home", "elsewhere"), HELP)
def test_the_help_of_an_ally_ends(id: str, home: tuple[Home, ...], elsewhere: tuple[Home, ...]) -> None:
    """Swan-ship of the Galadhrim and Support of the Last Homely House: the effect ends in the regroup phase."""
    at = standing(site=2)
    elf = at.play(ally("Elf of the House", race="elf", strength=4, homes=home))
    at.play(ally("Elf of Elsewhere", race="elf", homes=elsewhere))
    orc = at.play(minion("Lonely Orc", vitality=1))
    at.play(ELF_BOWMAN)
    at.hand(0, id)
    game = at.maneuver().choose("play", id)
    while game.table.phase != terms.REGROUP:
        game.passes()
    assert (4, False) == (game.strength(elf), takes_part(game.table, elf))
    assert terms.DISCARD_PILE == game.zone(orc)


@pytest.mark.parametrize(("id", "home", "elsewhere"), HELP)
def test_nobody_of_that_home_can_come(id: str, home: tuple[Home, ...], elsewhere: tuple[Home, ...]) -> None:
    """Swan-ship of the Galadhrim and Support of the Last Homely House: an Elf ally of that home must exert."""
    at = standing(site=2)
    at.play(ally("Weary Elf", race="elf", vitality=1, homes=home))
    at.play(ally("Elf of Elsewhere", race="elf", homes=elsewhere))
    at.play(LEGOLAS)
    at.play(ORC)
    at.hand(0, id)
    assert not at.maneuver().offered("play", id)


COUNCIL = "1R35"
TALE = condition("Tale", keywords=(("tale", 1),), cost=1, on=On(AN_ELF))
SONG_OF_OLD = event("Song of Old", Action((terms.FELLOWSHIP,), (add_burdens(1),)), keywords=(("tale", 1),), cost=1)
WAR_SONG = event("War Song", Action((terms.MANEUVER,), (add_burdens(1),)), keywords=(("tale", 1),))


@pytest.mark.card(COUNCIL)
@pytest.mark.rule("LR-28.10", "LR-10.14")
def test_the_council_tells_a_tale() -> None:
    """The Council of Elrond: a tale is played from the draw deck at its cost, but no event of another phase."""
    at = standing()
    elf = at.play(ELF)
    at.hand(0, COUNCIL)
    [tale, song, _war_song, _no_tale] = at.deck(0, TALE, SONG_OF_OLD, WAR_SONG, GIMLI)
    game = at.fellowship().choose("play", COUNCIL)
    assert sorted([tale, song]) == sorted(game.choices("play"))
    game.choose("play", tale)
    assert (elf, 3, 3) == (game.table.cards[tale].bearer, game.table.twilight, len(game.table.players[0].deck))


@pytest.mark.card(COUNCIL)
def test_the_council_tells_an_event() -> None:
    """The Council of Elrond: a tale event played from the deck takes effect and goes to the discard pile."""
    at = standing()
    at.play(ELF)
    at.hand(0, COUNCIL)
    [song] = at.deck(0, SONG_OF_OLD)
    game = at.fellowship().choose("play", COUNCIL).choose("play", song)
    assert (terms.DISCARD_PILE, 1, 3) == (game.zone(song), burdens(game), game.table.twilight)


@pytest.mark.card(COUNCIL)
@pytest.mark.rule("LR-28.12")
def test_the_council_may_find_nothing() -> None:
    """The Council of Elrond: the search may find no card, but an Elf must be spotted to play the event."""
    at = standing()
    at.play(ELF)
    at.hand(0, COUNCIL)
    at.deck(0, TALE)
    game = at.fellowship().choose("play", COUNCIL).choose("find-nothing")
    assert (1, 2) == (len(game.table.players[0].deck), game.table.twilight)
    at = standing()
    at.play(GIMLI)
    at.hand(0, COUNCIL)
    at.deck(0, TALE)
    assert not at.fellowship().offered("play", COUNCIL)
