"""Cards of Battle of Helm's Deep: Dwarves, Elves, Isengard, Raiders."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Response
from inglenook.lotr.words.effects import Wound
from inglenook.lotr.words.facade import a
from inglenook.lotr.words.filters import COMPANION, MINION, RING_BEARER, THIS
from inglenook.lotr.words.happenings import Happening
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, hand_over, in_rohan, standing, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, event, minion

ORC = minion("Plain Orc", strength=5, vitality=4)
STRIKER = minion("Striker", strength=9, vitality=4, keywords=((terms.DAMAGE, 1),))
ELF = companion("Plain Elf", race="elf", vitality=4)
RIDER = minion("Rider of Wargs", culture="isengard", race="orc", strength=5, vitality=4, keywords=(("warg-rider", 1),))


def comes(at: Position, id: str) -> Playing:
    """The minion is played from hand in the Shadow phase."""
    at.hand(1, id)
    return at.shadow().choose("play", id)


# Dwarves and Elves.


@pytest.mark.card("5R5")
def test_baruk_khazad_is_followed_by_another_action() -> None:
    """A Dwarf exerts, a minion is wounded, and the same player acts again before the Shadow player does."""
    at = standing()
    gimli, orc = at.play(companion("Tough Dwarf", race="dwarf", vitality=5)), at.play(ORC)
    at.hand(0, "5R5", "5R5")
    game = at.maneuver().choose("play", "5R5")
    assert (0, 1, 1) == (game.asked, game.wounds(gimli), game.wounds(orc))
    game.choose("play", "5R5")
    assert (0, 2, 2) == (game.asked, game.wounds(gimli), game.wounds(orc))
    assert 1 == game.pass_().asked
    assert 0 == game.choose("use").asked  # and from there on they take turns as ever
    game.pass_().pass_()
    assert terms.MANEUVER != game.table.phase


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("wounds", "taken"), [(1, 1), (0, 2)])
def test_balglin_against_the_wounded(wounds: int, taken: int) -> None:
    """A wounded minion with damage +1 gives him only one wound in the skirmish."""
    at = standing()
    balglin, orc = at.play("5U10"), at.play(STRIKER, wounds=wounds)
    assert taken == at.skirmish(balglin, orc).pass_().pass_().wounds(balglin)


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("friend", "offered"), [(LEGOLAS, True), (GIMLI, False)])
def test_balglin_comes_to_an_elf(friend: str, offered: bool) -> None:
    """He needs an Elf to be played."""
    at = standing()
    at.play(friend)
    at.hand(0, "5U10")
    assert offered == at.fellowship().offered("play", "5U10")


@pytest.mark.card("5R11")
def test_three_elves_break_the_charge() -> None:
    """They exert, and the fellowship has two arrows more."""
    at = standing()
    elves = [at.play(ELF) for _elf in range(3)]
    orc = at.play(ORC)
    at.hand(0, "5R11")
    game = at.archery().choose("play", "5R11")
    if game.options("choose"):
        game.choose_all(*elves)
    game.passes()
    assert ([1, 1, 1], 2) == ([game.wounds(elf) for elf in elves], game.wounds(orc))


@pytest.mark.card("5P121")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_legolas_heals_a_friend_when_he_wins(verb: str) -> None:
    """A Dwarf or another Elf among the companions, if his player likes; not himself."""
    at = standing()
    legolas, gimli, elf = at.play("5P121", wounds=1), at.play(GIMLI, wounds=1), at.play(ELF, wounds=1)
    at.play(EOMER, wounds=1)
    game = at.skirmish(legolas, at.play(ORC)).passes()
    while not game.offered("respond"):
        game.choose("suffer")
    game.choose(verb)
    if verb == "respond":
        assert sorted([gimli, elf]) == sorted(game.choices())
        game.choose("choose", gimli)
    assert (1, verb == "pass", 1) == (game.wounds(legolas), bool(game.wounds(gimli)), game.wounds(elf))


# Isengard.


@pytest.mark.parametrize(
    ("id", "wounds", "fierce"),
    [
        pytest.param(id, wounds, fierce, marks=pytest.mark.card(id))
        for id, wounds, fierce in (
            *(("5C52", 0, 1), ("5C52", 1, 0), ("5C53", 1, 1), ("5C53", 2, 0), ("5C66", 0, 1), ("5C66", 1, 0)),
            *(("5C67", 0, 1), ("5C67", 1, 0), ("5R50", 1, 1), ("5R50", 2, 0)),
        )
    ],
)
def test_warg_riders_are_fierce_until_exhausted(id: str, wounds: int, fierce: int) -> None:
    """With one vitality left they are not fierce any more."""
    at = in_rohan(4)
    rider = at.play(id, wounds=wounds)
    assert fierce == keyword(at.table, rider, terms.FIERCE)


@pytest.mark.card("5R50")
@pytest.mark.parametrize(
    ("mount", "wounds", "ambush", "damage"), [("", 0, 1, 0), ("", 1, 0, 0), ("5U64", 0, 1, 1), ("5U64", 2, 1, 0)]
)
def test_a_foul_horde_by_its_vitality(mount: str, wounds: int, ambush: int, damage: int) -> None:
    """Three vitality left make an ambush, four a damage bonus; a War-warg brings two more."""
    at = in_rohan(4)
    horde = at.play("5R50", wounds=wounds)
    if mount:
        at.play(mount, on=horde)
    found = [keyword(at.table, horde, word) for word in (terms.AMBUSH, terms.DAMAGE)]
    assert [ambush, damage] == found


@pytest.mark.card("5U54")
@pytest.mark.parametrize(("sites", "verb", "tokens"), [(2, "respond", 5), (1, "respond", 4), (2, "pass", 3)])
def test_a_scimitar_of_isengard(sites: int, verb: str, tokens: int) -> None:
    """It may add a token for each site its player controls."""
    at = in_rohan(4).pool(3)
    for number in range(1, sites + 1):
        at.control(1, number)
    orc = at.play(RIDER)
    at.hand(1, "5U54")
    game = at.shadow().choose("play", "5U54").choose(verb)
    assert (tokens, 7) == (game.table.twilight, game.strength(orc))


@pytest.mark.card("5U63")
def test_a_berserker_smells_blood() -> None:
    """He gets +1 for each wound of anybody in his skirmish, his own among them; outside he gets nothing."""
    at = in_rohan(5)
    hero, berserker, other = at.play(ELF, wounds=2), at.play("5U63", wounds=1), at.play("5U63", wounds=1)
    at.play(ELF, wounds=1)
    assert 7 == at.table.cards[berserker].printed.strength
    game = at.skirmish(hero, berserker)
    assert (10, 7) == (game.strength(berserker), game.strength(other))


ARCHER_OF_WIT = companion("Wit", strength=5, vitality=4, abilities=(Action((terms.SKIRMISH,), (Wound(a(MINION)),)),))


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in ("5C65", "5U64")])
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_warg_cancels_a_special_ability(id: str, verb: str) -> None:
    """In its rider's skirmish he may exert to cancel a skirmish ability; its bonuses are his."""
    at = in_rohan(4)
    hero, rider = at.play(ARCHER_OF_WIT), at.play(RIDER)
    warg = at.play(id, on=rider)
    game = at.skirmish(hero, rider)
    assert 8 + (id == "5U64") == game.strength(rider)
    game.choose("use", hero)
    assert (1, True) == (game.asked, game.offered("respond", warg))
    game.choose(verb)
    assert 1 == game.wounds(rider)  # by his exertion, or by what he did not cancel
    assert (verb == "respond") == ("log-cancelled" in game.log())


@pytest.mark.card("5C65")
@pytest.mark.parametrize("elsewhere", [True, False])
def test_what_a_warg_does_not_cancel(elsewhere: bool) -> None:
    """An event, and an ability in a skirmish without its rider."""
    at = in_rohan(4)
    hero, rider, orc = at.play(ARCHER_OF_WIT), at.play(RIDER), at.play(ORC)
    at.play("5C65", on=rider)
    shot = event("Shot", Action((terms.SKIRMISH,), (Wound(a(MINION)),)))
    at.hand(0, shot)
    game = at.skirmish(hero, orc if elsewhere else rider)
    game.choose("use", hero) if elsewhere else game.choose("play", shot)
    assert 0 == game.asked and not game.offered("respond")


@pytest.mark.card("5C65", "5U64")
@pytest.mark.rule("LR-10.19")
@pytest.mark.parametrize("id", ["5C65", "5U64"])
def test_a_warg_does_not_cancel_a_response(id: str) -> None:
    """A response ability is not a skirmish special ability, though it is used in the skirmish."""
    at = in_rohan(4)
    hit_back = Response(Happening(terms.WOUNDED_NOW, THIS), (Wound(a(MINION)),))
    strike = Action((terms.SKIRMISH,), (Wound(a(COMPANION & ~RING_BEARER)),))
    hero = at.play(companion("Hits Back", strength=5, vitality=4, abilities=(hit_back,)))
    rider = at.play(RIDER)
    at.play(id, on=rider)
    blow = event("Blow", strike, side=terms.SHADOW)
    at.hand(1, blow)
    game = hand_over(at.skirmish(hero, rider)).choose("play", blow).choose("respond", hero)
    assert (0, 1) == (game.asked, game.wounds(rider))  # nobody was asked in between


@pytest.mark.card("5C66")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_warg_master_finds_a_warg(verb: str) -> None:
    """A mount of Isengard may come out of the discard pile, at its cost."""
    at = in_rohan(4).pool(5)
    [warg, mumak] = at.discard(1, "5C65", "5C73")
    game = comes(at, "5C66").choose(verb)
    if game.options("play") and game.prompt == "prompt-play-by-effect":
        game.choose("play", warg)
    zone, tokens = (terms.PLAY, 0) if verb == "respond" else (terms.DISCARD_PILE, 3)
    assert ([zone, terms.DISCARD_PILE], tokens) == (zones(game, warg, mumak), game.table.twilight)


@pytest.mark.card("5C68")
@pytest.mark.parametrize(("mounted", "wounds"), [(True, 0), (False, 1)])
def test_wolf_voices(mounted: bool, wounds: int) -> None:
    """An Orc of Isengard gets +2, and is healed if he rides."""
    at = in_rohan(4).pool(1)
    hero, rider = at.play(ELF), at.play(RIDER, wounds=1)
    if mounted:
        at.play("5C65", on=rider)
    at.hand(1, "5C68")
    game = hand_over(at.skirmish(hero, rider)).choose("play", "5C68")
    assert (7 + 3 * mounted, wounds) == (game.strength(rider), game.wounds(rider))


# Raiders.


@pytest.mark.card("5R70", "5C73")
def test_the_army_of_haradrim_calls_a_mumak() -> None:
    """Three tokens, and its cost, in the skirmish: the bearer is three stronger and fierce."""
    at = in_rohan(4).pool(5)
    hero, army = at.play(ELF), at.play("5R70")
    [mumak, _warg] = at.discard(1, "5C73", "5C65")
    game = hand_over(at.skirmish(hero, army)).choose("use", army)
    if game.prompt == "prompt-play-by-effect":
        game.choose("play", mumak)
    assert (terms.PLAY, 17, 1, 0) == (
        game.zone(mumak),
        game.strength(army),
        keyword(game.table, army, terms.FIERCE),
        game.table.twilight,
    )


@pytest.mark.card("5C73")
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 2), ("pass", 0)])
def test_a_mumak_that_wins(verb: str, tokens: int) -> None:
    """It may bring two tokens."""
    at = in_rohan(4)
    hero, southron = at.play(ELF), at.play("5C76")
    at.play("5C73", on=southron)
    game = at.skirmish(hero, southron).passes()
    while not game.offered("respond"):
        game.choose("suffer")
    assert tokens == game.choose(verb).table.twilight


@pytest.mark.parametrize(
    ("id", "cost"), [pytest.param(id, cost, marks=pytest.mark.card(id)) for id, cost in (("5C74", 4), ("5C75", 3))]
)
def test_southrons_follow_southrons(id: str, cost: int) -> None:
    """With one in play the next costs two less; each may ambush for two."""
    at = in_rohan(4)
    [card] = at.hand(1, id)
    alone = twilight_cost(at.table, card)
    at.play("5C76")
    assert (cost, cost - 2) == (alone, twilight_cost(at.table, card))
    assert 2 == keyword(at.table, card, terms.AMBUSH)


@pytest.mark.card("5C76")
@pytest.mark.parametrize(("foe", "pool", "offered"), [("5C74", 3, True), ("5C74", 2, False), (ORC, 3, False)])
def test_a_traveler_guards_southrons(foe: str, pool: int, offered: bool) -> None:
    """Three tokens prevent a wound of a Southron, himself or another."""
    at = in_rohan(4).pool(pool)
    target = at.play(foe)
    traveler = at.play("5C76")
    shot = event("Shot", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at.hand(0, shot)
    game = at.maneuver().choose("play", shot).choose("choose", target)
    assert offered == game.offered("respond", traveler)
    if offered:
        game.choose("respond", traveler)
        assert (0, 0) == (game.wounds(target), game.table.twilight)
