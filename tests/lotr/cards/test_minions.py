"""Minions of many cultures: damage bonuses, roaming and repeated abilities."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    in_rohan,
    on_site,
    standing,
)
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import companion, minion

BOUND = companion("Bound Once More", keywords=((terms.RING_BOUND_KEYWORD, 1),))
FELLOWSHIP = [
    # The card, its site (0: it lies in play), who is in play, what is in hand, what is in the draw deck.
    ("1C326", 1, (), (GIMLI, LEGOLAS), ()),
    ("1U340", 3, (), (BOROMIR, "1U70"), ()),
    ("1C351", 6, (LEGOLAS,), (), ()),
    ("1P364", 0, (), (LEGOLAS, "4C49"), ()),
    ("4U328", 1, (GIMLI, LEGOLAS, MERRY, PIPPIN), (), (BOROMIR,)),
    ("4U341", 3, (), (), (BOROMIR,)),
    ("4U354", 6, (BOROMIR, "4C286"), ("4C278", "4C278"), ()),
    ("4C302", 0, (), (SAM, BOUND), ()),
]
GOBLIN_ONCE_MORE = minion("Goblin Once More", culture="moria")
ORC_ONCE_MORE = minion("Orc Once More", strength=5, vitality=5)
WILD_MAN_ONCE_MORE = minion("Wild Man Once More", culture="dunland", race="man")
SHADOW = [
    # Cards as above, but the last is the discard pile.
    ("1U345", 4, (GOBLIN_ONCE_MORE, GOBLIN_ONCE_MORE), (), ("1C180", "1C180")),
    ("1C349", 5, (), (), ()),
    ("1C196", 0, (), (ORC_ONCE_MORE,) * 6, (GOBLIN_ONCE_MORE, GOBLIN_ONCE_MORE)),
    ("4U358", 8, (), (WILD_MAN_ONCE_MORE, WILD_MAN_ONCE_MORE), ()),
    ("4U363", 9, (), (), (ORC_ONCE_MORE, ORC_ONCE_MORE)),
]
SKIRMISH = [
    # The card, at which site of the Two Towers, and whose it is.
    ("4C49", 4, 0),
    ("4C74", 4, 0),
    ("4C286", 4, 0),
    ("1C145", 4, 1),
    ("4C191", 5, 1),
]
URUK_ONCE_MORE = minion("Uruk Once More", culture="isengard", race="uruk-hai", strength=9, vitality=3)
PARTY_AGAIN = "4C207"
DEFENDER = "4C184"
WARRIOR = "4C165"
REAR_GUARD = "4C191"
FANATIC = "4C185"
STALKER = "4C197"
SOLDIER = "1C154"
PARTY = "1C158"
RAGER = "1C150"
BROOD = "1C145"
SAVAGE = "1C151"
SHAMAN = "1C152"
SLAYER = "1U153"
ISENGARD = (BROOD, RAGER, SAVAGE, SHAMAN, SLAYER, SOLDIER, PARTY)
REGULAR = "4C192"
STRIKE_TWICE = (*ISENGARD, PARTY_AGAIN, WARRIOR, DEFENDER, FANATIC, REAR_GUARD, REGULAR, STALKER)
SAVAGE_MAN = "4C17"
BRIGAND = "4C10"
BAND = "4C4"
ROBBER = "4C16"
SCOUT = "1C191"
SCAVENGERS = "1C179"
RUNNER = "1U178"
MARKSMAN = "1C176"
MADMAN = "4C12"
SNEAK = "1U181"
PILLAGER = "4U13"
TROOP = "1C177"
STRIKE_ONCE = (MARKSMAN, TROOP, RUNNER, SCAVENGERS, SNEAK, SCOUT, BAND, BRIGAND, MADMAN, PILLAGER, ROBBER, SAVAGE_MAN)
FIGHTERS = [pytest.param(id, 2, marks=pytest.mark.card(id)) for id in STRIKE_TWICE] + [
    pytest.param(id, 1, marks=pytest.mark.card(id)) for id in STRIKE_ONCE
]


def named(rows: Sequence[tuple[object, ...]]) -> list[object]:
    """Returns each test row marked with its card."""
    return [pytest.param(*row, marks=pytest.mark.card(str(row[0]))) for row in rows]


def use(game: Playing, id: str) -> Playing:
    """Returns the game after the card is used and each question answered with the first option."""
    prompt = game.prompt
    game.choose("use", id)
    while game.prompt != prompt:
        pending = game.game.pending
        assert pending is not None
        options = [option for option in pending.options if option.verb != "pass"]
        game.game.answer(tuple(option.key for option in options[: max(1, pending.least)]))
    return game


def where(id: str, site: int) -> Position:
    """Returns the game at the site that is the card, or at any site with the card in play."""
    sites = {"sites": TOWERS_SITES} if id[0] == "4" else {}
    if site:
        return on_site(id, site, **sites).pool(20).burdens(6)
    at = standing(4, frodo=id if id == "4C302" else "1C290", **sites).pool(20).burdens(6)
    if id != "4C302":
        at.play(id)
    return at


@pytest.mark.parametrize(("id", "wounds"), FIGHTERS)
def test_how_hard_they_strike(id: str, wounds: int) -> None:
    """Minions with damage +1 wound the loser twice, and other minions once."""
    at = standing(site=5)
    hero = at.play(companion("Just Weaker", strength=printed(id).strength - 1, vitality=5))
    game = at.skirmish(hero, at.play(id)).pass_().pass_()
    if game.offered("suffer"):
        game.choose("suffer")  # the wounds first, before what the victory brings besides
    assert wounds == game.wounds(hero)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (*STRIKE_TWICE, *STRIKE_ONCE)])
def test_where_they_roam(id: str) -> None:
    """Minions cost 2 more before their own site number, and cannot be played with one token too few."""
    own = printed(id).site_number
    cost = printed(id).cost
    for site, price in ((own - 1, cost + 2), (own, cost)):
        for pool, offered in ((price - 1, False), (price, True)):
            at = standing(site).pool(pool)
            at.hand(1, id)
            game = at.shadow()
            assert offered == game.offered("play", id)
            if offered:
                assert 0 == game.choose("play", id).table.twilight


@pytest.mark.parametrize(("id", "site", "seat"), named(SKIRMISH))
def test_again_in_a_skirmish(id: str, site: int, seat: int) -> None:
    """Repeatable skirmish abilities are offered again when the other players have passed."""
    at = in_rohan(site).pool(20)
    hero, uruk = at.play(BOROMIR), at.play(URUK_ONCE_MORE)
    card = at.play(id)
    if id == "4C286":
        at.play("4C283", on=card)
    game = at.skirmish(hero, uruk)
    if seat:
        game.pass_()
    use(game, id).pass_()
    assert (seat, True) == (game.asked, game.offered("use", id))


@pytest.mark.parametrize(("id", "site", "in_play", "in_hand", "discarded"), named(SHADOW))
def test_again_in_the_shadow_phase(
    id: str, site: int, in_play: tuple[str, ...], in_hand: tuple[str, ...], discarded: tuple[str, ...]
) -> None:
    """Repeatable Shadow abilities are offered again after use."""
    at = where(id, site)
    for one in in_play:
        at.play(one)
    at.hand(1, *in_hand)
    at.discard(1, *discarded)
    assert use(at.shadow(), id).offered("use", id)


@pytest.mark.parametrize(("id", "site", "in_play", "in_hand", "deck"), named(FELLOWSHIP))
def test_again_in_the_fellowship_phase(
    id: str, site: int, in_play: tuple[str, ...], in_hand: tuple[str, ...], deck: tuple[str, ...]
) -> None:
    """Repeatable fellowship abilities are offered again after use."""
    at = where(id, site)
    for one in in_play:
        at.play(one)
    at.hand(0, *in_hand)
    at.deck(0, *deck)
    assert use(at.fellowship(), id).offered("use", id)
