"""Gandalf cards of The Two Towers about his fall and return, Shadowfax and Théoden."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.bearers import new_bearers
from tests.lotr.cards.standing import (
    ARAGORN,
    EOMER,
    GANDALF,
    GIMLI,
    LEGOLAS,
    THEODEN,
    choices_of,
    in_rohan,
    zones,
)
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, minion, possession

ORC = minion("Orc", strength=5, vitality=4)
STRONG = minion("Strong Orc", strength=11, vitality=4)
CURSE = condition("Curse", side=terms.SHADOW, on=On(COMPANION))
SONG = condition("Song", on=On(COMPANION))
HEARKEN, FELL, SHADOWFAX, EARTH, WELL_MET, WIZARDRY = "4R94", "4C97", "4R100", "4C105", "4R106", "4U108"
OTHER_GANDALF = "4C90"


@pytest.mark.card(HEARKEN)
def test_theoden_hearkens() -> None:
    """Hearken to Me: each Shadow condition borne by Théoden is discarded, and he is stronger."""
    at = in_rohan()
    at.play(GANDALF)
    theoden, eomer = at.play(THEODEN), at.play(EOMER)
    curses = [at.play(CURSE, on=theoden), at.play(CURSE, on=theoden)]
    kept = [
        at.play(SONG, on=theoden),
        at.play(possession("Shackle", side=terms.SHADOW), on=theoden),
        at.play(CURSE, on=eomer),
    ]
    at.hand(0, HEARKEN)
    strength = at.table.cards[theoden].printed.strength
    game = at.fellowship().choose("play", HEARKEN)
    assert [terms.DISCARD_PILE] * 2 + [terms.PLAY] * 3 == zones(game, *curses, *kept)
    assert (theoden, strength + 2) == (game.table.cards[game.in_play(HEARKEN)[0]].bearer, game.strength(theoden))


@pytest.mark.card(HEARKEN)
@pytest.mark.parametrize(
    ("wizard", "king", "offered"), [(GANDALF, THEODEN, True), (GIMLI, THEODEN, False), (GANDALF, EOMER, False)]
)
def test_who_hearkens_to_whom(wizard: str, king: str, offered: bool) -> None:
    """Hearken to Me: Gandalf must be spotted, and only Théoden can bear it."""
    at = in_rohan()
    at.play(wizard)
    at.play(king)
    at.hand(0, HEARKEN)
    assert offered == at.fellowship().offered("play", HEARKEN)


@pytest.mark.card(HEARKEN)
@pytest.mark.parametrize("hearkens", [True, False])
def test_no_shadow_condition_is_played_on_theoden(hearkens: bool) -> None:
    """Hearken to Me: Shadow conditions cannot be played on the bearer, but Free Peoples conditions can."""
    for id, seat, may in ((CURSE, 1, not hearkens), (SONG, 0, True)):
        at = in_rohan().pool(3)
        theoden, eomer = at.play(THEODEN), at.play(EOMER)
        if hearkens:
            at.play(HEARKEN, on=theoden)
        at.hand(seat, id)
        game = (at.shadow() if seat else at.fellowship()).choose("play", id)
        assert may == (theoden in game.choices("bear"))
        assert eomer in game.choices("bear")


@pytest.mark.card(HEARKEN)
@pytest.mark.rule("LR-12.11")
def test_a_transfer_is_no_play() -> None:
    """Hearken to Me: a Shadow condition can still be transferred to Théoden."""
    at = in_rohan()
    theoden, eomer = at.play(THEODEN), at.play(EOMER)
    at.play(HEARKEN, on=theoden)
    curse = at.play(CURSE, on=eomer)
    assert theoden in new_bearers(at.table, curse, COMPANION, Context(1, curse))


@pytest.mark.card(FELL)
@pytest.mark.parametrize("prevents", [True, False])
def test_long_he_fell(prevents: bool) -> None:
    """Long I Fell: Gandalf takes no wounds unless a Shadow player has a minion wounded."""
    at = in_rohan()
    gandalf, orc, other = at.play(GANDALF), at.play(STRONG), at.play(ORC)
    at.hand(0, FELL)
    game = at.skirmish(gandalf, orc).choose("play", FELL)
    assert 1 == game.asked
    game.choose("yes" if prevents else "no")
    if prevents:
        assert [orc, other] == choices_of(game, 0)
        game.choose("choose", other)
    game.passes()
    assert [prevents, 0, prevents] == [game.wounds(one) for one in (gandalf, orc, other)]


@pytest.mark.card(FELL)
@pytest.mark.parametrize("payer", [1, 2, None])
def test_any_shadow_player_may_stop_the_fall(payer: int | None) -> None:
    """Long I Fell: each Shadow player in turn may prevent the effect."""
    at = in_rohan(seats=3)
    gandalf, orc = at.play(GANDALF), at.play(STRONG)
    at.hand(0, FELL)
    game = at.skirmish(gandalf, orc).choose("play", FELL)
    asked = []
    while game.offered("yes"):
        asked.append(game.asked)
        game.choose("yes" if game.asked == payer else "no")
    assert len(asked) == len(set(asked)) and set(asked) <= {1, 2}
    assert (payer is not None) == (game.wounds(orc) == 1)
    assert payer is None or asked[-1] == payer


@pytest.mark.card(FELL)
def test_the_fall_saves_gandalf_alone() -> None:
    """Long I Fell: only Gandalf is protected, and he must be spotted."""
    for friend, offered in ((GANDALF, True), (LEGOLAS, False)):
        at = in_rohan()
        dwarf = at.play(companion("Weak Dwarf", race="dwarf", strength=8, vitality=4))
        at.play(friend)
        at.hand(0, FELL)
        game = at.skirmish(dwarf, at.play(STRONG))
        assert offered == game.offered("play", FELL)
        if offered:
            game.choose("play", FELL).choose("no").passes()
            assert 1 == game.wounds(dwarf)


SWORD = possession("Sword", item_class=terms.HAND_WEAPON_CLASS, on=On(COMPANION))
BOW = possession("Bow", item_class=terms.RANGED_WEAPON_CLASS, on=On(COMPANION))


@pytest.mark.card(SHADOWFAX)
def test_shadowfax_bears_no_swords() -> None:
    """Shadowfax: when it is played, each hand weapon borne by Gandalf is discarded."""
    at = in_rohan()
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    sword, bow, other = at.play(SWORD, on=gandalf), at.play(BOW, on=gandalf), at.play(SWORD, on=gimli)
    at.hand(0, SHADOWFAX)
    strength = at.table.cards[gandalf].printed.strength
    game = at.fellowship().choose("play", SHADOWFAX)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, sword, bow, other)
    assert strength + 2 == game.strength(gandalf)


@pytest.mark.card(SHADOWFAX)
@pytest.mark.parametrize(("weapon", "mounted", "may"), [(SWORD, True, False), (BOW, True, True), (SWORD, False, True)])
def test_what_gandalf_bears_on_shadowfax(weapon: str, mounted: bool, may: bool) -> None:
    """Shadowfax: Gandalf cannot bear a hand weapon any more, but other characters can."""
    at = in_rohan()
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    if mounted:
        at.play(SHADOWFAX, on=gandalf)
    at.hand(0, weapon)
    game = at.fellowship().choose("play", weapon)
    assert gimli in game.choices("bear")
    assert may == (gandalf in game.choices("bear"))


@pytest.mark.card(SHADOWFAX)
def test_only_gandalf_rides_shadowfax() -> None:
    """Shadowfax: only Gandalf can bear the mount."""
    for rider, offered in ((GANDALF, True), (companion("Wizard", race="wizard", culture="gandalf"), False)):
        at = in_rohan()
        at.play(rider)
        at.hand(0, SHADOWFAX)
        assert offered == at.fellowship().offered("play", SHADOWFAX)


@pytest.mark.card(SHADOWFAX)
@pytest.mark.parametrize("rides", [True, False])
def test_shadowfax_tramples(rides: bool) -> None:
    """Shadowfax: each minion fighting Gandalf exerts at the start of the skirmish."""
    at = in_rohan()
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    at.play(SHADOWFAX, on=gandalf)
    first, second, idle = at.play(ORC), at.play(ORC), at.play(ORC)
    game = at.skirmishes((gandalf if rides else gimli, (first, second)))
    assert terms.SKIRMISH == game.table.phase
    assert [int(rides), int(rides), 0] == [game.wounds(orc) for orc in (first, second, idle)]


@pytest.mark.card(EARTH)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("pool", "most"), [(0, 1), (3, 4), (4, 5), (9, 5)])
def test_under_the_living_earth(pool: int, most: int) -> None:
    """Under the Living Earth: Gandalf is strength +1 for each twilight token spotted, up to +5."""
    at = in_rohan().pool(pool)
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    strength, other = (at.table.cards[one].printed.strength for one in (gandalf, gimli))
    at.hand(0, EARTH)
    game = at.skirmish(gandalf, at.play(ORC)).choose("play", EARTH)
    assert list(range(most + 1)) == sorted(option.amount for option in game.options())
    game.choose(game.options()[0].verb, amount=most)
    assert (strength + most, other) == (game.strength(gandalf), game.strength(gimli))


def fellowship_of_three(*friends: str) -> Position:
    """Returns the game with Gandalf in the dead pile and these companions in play."""
    at = in_rohan()
    for friend in friends:
        at.play(friend)
    at.hand(0, WELL_MET)
    return at


@pytest.mark.card(WELL_MET)
def test_gandalf_comes_back() -> None:
    """Well Met Indeed: Gandalf is played from the dead pile at his usual cost."""
    at = fellowship_of_three(LEGOLAS, ARAGORN, GIMLI)
    gandalf, boromir = at.dead(0, GANDALF, "1U97")
    game = at.fellowship().choose("play", WELL_MET)
    assert [terms.PLAY, terms.DEAD_PILE] == zones(game, gandalf, boromir)
    assert (0, 5 + game.table.cards[gandalf].printed.cost) == (game.wounds(gandalf), game.table.twilight)


@pytest.mark.card(WELL_MET)
@pytest.mark.parametrize(
    ("friends", "offered"),
    [
        ((LEGOLAS, ARAGORN, GIMLI), True),
        ((ARAGORN, GIMLI), False),
        ((LEGOLAS, GIMLI), False),
        ((LEGOLAS, ARAGORN), False),
        ((LEGOLAS, EOMER, GIMLI), False),
        ((LEGOLAS, companion("Dwarf of Gondor", culture="gondor", race="dwarf"), GIMLI), False),
    ],
)
def test_who_must_be_well_met(friends: tuple[str, ...], offered: bool) -> None:
    """Well Met Indeed: an Elf, a Gondor Man and a Dwarf must be spotted."""
    at = fellowship_of_three(*friends)
    at.dead(0, GANDALF)
    assert offered == at.fellowship().offered("play", WELL_MET)


@pytest.mark.card(WELL_MET)
@pytest.mark.rule("LR-3.19", "LR-24.1")
@pytest.mark.parametrize("case", ["nobody", "another", "discarded", "in play"])
def test_when_gandalf_does_not_come_back(case: str) -> None:
    """Well Met Indeed: Gandalf must be in the dead pile, with no other Gandalf in play."""
    at = fellowship_of_three(LEGOLAS, ARAGORN, GIMLI)
    if case == "another":
        at.dead(0, "1U97")
    if case == "discarded":
        at.discard(0, GANDALF)
    if case == "in play":
        at.play(OTHER_GANDALF)
        at.dead(0, GANDALF)
    assert not at.fellowship().offered("play", WELL_MET)


@pytest.mark.card(WELL_MET)
@pytest.mark.rule("LR-3.19")
def test_the_dead_still_stand_against_their_copies() -> None:
    """Well Met Indeed: another Gandalf cannot be played while one is in the dead pile or in play."""
    at = fellowship_of_three(LEGOLAS, ARAGORN, GIMLI)
    at.dead(0, GANDALF)
    at.hand(0, OTHER_GANDALF)
    game = at.fellowship()
    assert not game.offered("play", OTHER_GANDALF)
    assert not game.choose("play", WELL_MET).offered("play", OTHER_GANDALF)


@pytest.mark.card(WELL_MET)
@pytest.mark.rule("LR-11.17")
@pytest.mark.parametrize(("more", "offered"), [(4, True), (5, False)])
def test_the_one_who_comes_back_is_counted_once(more: int, offered: bool) -> None:
    """Well Met Indeed: Gandalf in the dead pile counts only once toward the limit of nine companions."""
    at = fellowship_of_three(LEGOLAS, ARAGORN, GIMLI, *[companion(f"Friend {number}") for number in range(more)])
    at.dead(0, GANDALF)
    if not offered:
        at.dead(0, "1U97")
    assert offered == at.fellowship().offered("play", WELL_MET)


@pytest.mark.card(WIZARDRY)
@pytest.mark.parametrize(("minions", "offered"), [(2, False), (3, True)])
def test_wizardry_against_many(minions: int, offered: bool) -> None:
    """Wizardry Indeed: with more minions than companions, Gandalf exerts to make an opponent discard a minion."""
    at = in_rohan()
    gandalf = at.play(GANDALF)
    orcs = [at.play(ORC) for _orc in range(minions)]
    at.hand(0, WIZARDRY)
    game = at.maneuver()
    assert offered == game.offered("play", WIZARDRY)
    if offered:
        game.choose("play", WIZARDRY)
        assert orcs == choices_of(game, 1)
        game.choose("choose", orcs[1])
        assert [terms.PLAY, terms.DISCARD_PILE, terms.PLAY] == zones(game, *orcs)
        assert 1 == game.wounds(gandalf)


@pytest.mark.card(WIZARDRY)
@pytest.mark.parametrize(("hero", "wounds"), [(GANDALF, 3), (GIMLI, 0)])
def test_no_wizardry_without_gandalf(hero: str, wounds: int) -> None:
    """Wizardry Indeed: a Gandalf who can exert is required."""
    at = in_rohan()
    at.play(hero, wounds=wounds)
    for _orc in range(4):
        at.play(ORC)
    at.hand(0, WIZARDRY)
    assert not at.maneuver().offered("play", WIZARDRY)
