"""Gandalf cards of Mines of Moria about staffs, spells and cheaper items."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER
from inglenook.lotr.evaluation.modifiers import keyword, vitality
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GANDALF, GIMLI, LEGOLAS, standing, zones
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

ORC = minion("Orc", strength=5, vitality=3)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
GANDALFS_STAFF, WIZARD_STAFF = "2R22", "2C29"


@pytest.mark.card(GANDALFS_STAFF)
def test_gandalfs_staff_makes_spells_cheaper() -> None:
    """Gandalf's Staff: each Gandalf spell costs 1 less, but never below 0."""
    at = standing(seats=3)
    at.play(GANDALFS_STAFF, on=at.play(GANDALF))
    spells = at.hand(0, "1C76", "2R27")
    others = at.hand(0, "1R71", condition("Song", culture="elven", cost=2, keywords=(("spell", 1),)))
    table = at.fellowship().table
    assert [1, 0, 2, 2] == [twilight_cost(table, one) for one in (*spells, *others)]


@pytest.mark.card(GANDALFS_STAFF)
def test_gandalfs_staff_ends_a_skirmish() -> None:
    """Gandalf's Staff: Gandalf exerts twice to cancel a skirmish that he is in."""
    at = standing(seats=3)
    gandalf, orc = at.play(GANDALF), at.play(STRONG_ORC)
    staff = at.play(GANDALFS_STAFF, on=gandalf)
    assert 5 == vitality(at.table, gandalf)
    game = at.skirmish(gandalf, orc).choose("use", staff)
    assert (2, 0, True) == (game.wounds(gandalf), game.wounds(orc), "log-skirmish-cancelled" in game.log())


@pytest.mark.card(GANDALFS_STAFF)
def test_gandalfs_staff_is_for_his_own_skirmish() -> None:
    """Gandalf's Staff: only Gandalf's own skirmish is cancelled, and only Gandalf can bear the staff."""
    at = standing(seats=3)
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    staff = at.play(GANDALFS_STAFF, on=gandalf)
    game = at.skirmish(gimli, at.play(STRONG_ORC)).choose("use", staff)
    assert (2, False) == (game.wounds(gandalf), "log-skirmish-cancelled" in game.log())
    at = standing(seats=3)
    gandalf = at.play(GANDALF, wounds=3)
    staff = at.play(GANDALFS_STAFF, on=gandalf)
    assert not at.skirmish(gandalf, at.play(STRONG_ORC)).offered("use", staff)
    at = standing(seats=3)
    at.play(companion("Other Wizard", race="wizard", culture="gandalf"))
    at.hand(0, GANDALFS_STAFF)
    assert not at.fellowship().offered("play", GANDALFS_STAFF)


WISDOM = "2C23"
CLOAK = possession("Cloak", on=On(CHARACTER), cost=2)
BOOK = artifact("Book", on=On(CHARACTER), cost=2)
SONG = condition("Song", on=On(CHARACTER), cost=2)
FRIEND = ally("Friend", signet="gandalf")


@pytest.mark.card(WISDOM)
@pytest.mark.parametrize(
    ("item", "bearer", "price"),
    [
        (CLOAK, GANDALF, 1),
        (BOOK, GANDALF, 1),
        (CLOAK, "2P122", 1),  # Gandalf with another signet
        (CLOAK, LEGOLAS, 1),
        (CLOAK, FRIEND, 1),
        (SONG, GANDALF, 2),
        (CLOAK, BOROMIR, 2),
    ],
)
def test_gandalfs_wisdom_equips_his_friends(item: str, bearer: str, price: int) -> None:
    """Gandalf's Wisdom: items cost 1 less when played on Gandalf or a character with his signet."""
    at = standing()
    at.play(WISDOM)
    who = at.play(bearer)
    at.hand(0, item)
    game = at.fellowship().choose("play", item).choose("bear", who)
    assert price == game.table.twilight


HUGIN = "2C24"


@pytest.mark.card(HUGIN)
def test_hugin_keeps_a_card_for_later() -> None:
    """Hugin: he exerts to put a Free Peoples card from the discard pile beneath the draw deck."""
    at = standing(seats=3)
    hugin = at.play(HUGIN)
    gimli, strike = at.discard(0, GIMLI, "1C3")
    at.discard(0, ORC)
    top = at.deck(0, BOROMIR)
    game = at.fellowship().choose("use", hugin)
    assert sorted([gimli, strike]) == sorted(game.choices())
    game.choose("choose", strike)
    assert ((top[0], strike), 1) == (game.table.players[0].deck, game.wounds(hugin))
    assert (True, terms.DISCARD_PILE) == (knows(game.table, 1, strike), game.zone(gimli))


ASUNDER = "2R27"


@pytest.mark.card(ASUNDER)
@pytest.mark.parametrize("staff", [GANDALFS_STAFF, WIZARD_STAFF])
def test_a_staff_is_broken_for_a_minion(staff: str) -> None:
    """Staff Asunder: the staff is discarded and Gandalf exerts twice to discard a minion he is skirmishing."""
    at = standing(seats=3)
    gandalf, first, second, other = at.play(GANDALF), at.play(STRONG_ORC), at.play(ORC), at.play(ORC)
    borne = at.play(staff, on=gandalf)
    at.hand(0, ASUNDER)
    game = at.skirmish(gandalf, first, second).choose("play", ASUNDER)
    assert (terms.DISCARD_PILE, 2) == (game.zone(borne), game.wounds(gandalf))
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", first)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, first, second, other)


@pytest.mark.card(ASUNDER)
@pytest.mark.parametrize(
    ("staff", "wounds", "offered"),
    [
        (WIZARD_STAFF, 1, True),
        (WIZARD_STAFF, 2, False),
        (GANDALFS_STAFF, 1, True),
        (GANDALFS_STAFF, 2, False),
        ("1R75", 0, False),
    ],
)
def test_gandalf_exerts_without_the_staff(staff: str, wounds: int, offered: bool) -> None:
    """Staff Asunder: Gandalf exerts after the staff is discarded, so its vitality bonus does not count."""
    at = standing()
    gandalf = at.play(GANDALF, wounds=wounds)
    at.play(staff, on=gandalf)
    at.hand(0, ASUNDER)
    assert offered == at.skirmish(gandalf, at.play(STRONG_ORC)).offered("play", ASUNDER)


@pytest.mark.card(ASUNDER)
def test_the_staff_of_another_is_not_broken() -> None:
    """Staff Asunder: Gandalf must bear the staff himself."""
    at = standing()
    gandalf = at.play(GANDALF)
    at.play(WIZARD_STAFF, on=at.play(companion("Other Wizard", race="wizard", culture="gandalf")))
    at.hand(0, ASUNDER)
    assert not at.skirmish(gandalf, at.play(STRONG_ORC)).offered("play", ASUNDER)


FLAME = "2U28"


@pytest.mark.card(FLAME)
@pytest.mark.parametrize(("pool", "pays", "defender"), [(1, None, 1), (2, False, 1), (2, True, 0)])
def test_the_wielder_of_the_flame(pool: int, pays: bool | None, defender: int) -> None:
    """Wielder of the Flame: a companion is defender +1 unless a Shadow player removes three tokens."""
    at = standing().pool(pool)
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    at.play(ally("Bystander"))
    orc = at.play(ORC)
    at.hand(0, FLAME)
    game = at.maneuver().choose("play", FLAME)
    if pays is not None:
        assert (1, "prompt-pay-to-prevent") == (game.asked, game.prompt)  # before anybody is chosen (LG-73)
        game.choose("yes" if pays else "no")
    if defender:
        assert sorted([at.frodo(), gandalf, gimli]) == sorted(game.choices())
        game.choose("choose", gimli)
        assert [terms.UNTIL_REGROUP] == [lasting.until for lasting in game.table.lasting]
    assert [defender, 0, 0] == [keyword(game.table, one, terms.DEFENDER) for one in (gimli, gandalf, orc)]
    assert (0 if pays else pool + 1) == game.table.twilight


@pytest.mark.card(FLAME)
def test_the_flame_has_its_wielder() -> None:
    """Wielder of the Flame: Gandalf must be spotted."""
    at = standing()
    at.play(GIMLI)
    at.play(ORC)
    at.hand(0, FLAME)
    assert not at.maneuver().offered("play", FLAME)


CANNOT_PASS = "2U30"
FIERCE_ORC = minion("Fierce Orc", strength=5, vitality=3, keywords=((terms.FIERCE, 1),))


@pytest.mark.card(CANNOT_PASS)
def test_a_minion_cannot_pass() -> None:
    """You Cannot Pass!: a minion of the player's choice cannot be fierce until the regroup phase."""
    at = standing()
    at.play(WIZARD_STAFF, on=at.play(GANDALF))
    first, second = at.play(FIERCE_ORC), at.play(FIERCE_ORC)
    at.hand(0, CANNOT_PASS)
    game = at.maneuver().choose("play", CANNOT_PASS)
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", first)
    assert [0, 1] == [keyword(game.table, one, terms.FIERCE) for one in (first, second)]
    assert ([terms.UNTIL_REGROUP], 1) == ([lasting.until for lasting in game.table.lasting], game.table.twilight)


@pytest.mark.card(CANNOT_PASS)
def test_they_pass_a_gandalf_without_a_staff() -> None:
    """You Cannot Pass!: Gandalf must bear a staff himself."""
    for bearer in ("", companion("Other Wizard", race="wizard", culture="gandalf")):
        at = standing()
        at.play("1R75", on=at.play(GANDALF))
        if bearer:
            at.play(WIZARD_STAFF, on=at.play(bearer))
        at.play(FIERCE_ORC)
        at.hand(0, CANNOT_PASS)
        assert not at.maneuver().offered("play", CANNOT_PASS)
