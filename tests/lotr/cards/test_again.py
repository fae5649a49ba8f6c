"""What prints no limit can be done again in the same phase, as often as it can be paid for; and who heals where."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, MERRY, PIPPIN, SAM, in_rohan, on_site, standing
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import companion, minion

URUK = minion("Uruk Once More", culture="isengard", race="uruk-hai", strength=9, vitality=3)
ORC = minion("Orc Once More", strength=5, vitality=5)
WILD_MAN = minion("Wild Man Once More", culture="dunland", race="man")
GOBLIN = minion("Goblin Once More", culture="moria")
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
SHADOW = [
    # The same, but the last is the discard pile.
    ("1U345", 4, (GOBLIN, GOBLIN), (), ("1C180", "1C180")),
    ("1C349", 5, (), (), ()),
    ("1C196", 0, (), (ORC,) * 6, (GOBLIN, GOBLIN)),
    ("4U358", 8, (), (WILD_MAN, WILD_MAN), ()),
    ("4U363", 9, (), (), (ORC, ORC)),
]
SKIRMISH = [
    # The card, at which site of the Two Towers, and whose it is.
    ("4C49", 4, 0),
    ("4C74", 4, 0),
    ("4C286", 4, 0),
    ("1C145", 4, 1),
    ("4C191", 5, 1),
]


def named(rows: Sequence[tuple[object, ...]]) -> list[object]:
    """Each row with the mark of its card."""
    return [pytest.param(*row, marks=pytest.mark.card(str(row[0]))) for row in rows]


def where(id: str, site: int) -> Position:
    """At the site that is the card, or anywhere with the card in play."""
    sites = {"sites": TOWERS_SITES} if id[0] == "4" else {}
    if site:
        return on_site(id, site, **sites).pool(20).burdens(6)
    at = standing(4, frodo=id if id == "4C302" else "1C290", **sites).pool(20).burdens(6)
    if id != "4C302":
        at.play(id)
    return at


def use(game: Playing, id: str) -> Playing:
    """Uses the card, and answers everything that follows in the first way that is not passing."""
    prompt = game.prompt
    game.choose("use", id)
    while game.prompt != prompt:
        pending = game.game.pending
        assert pending is not None
        options = [option for option in pending.options if option.verb != "pass"]
        game.game.answer(tuple(option.key for option in options[: max(1, pending.least)]))
    return game


@pytest.mark.parametrize(("id", "site", "in_play", "in_hand", "deck"), named(FELLOWSHIP))
def test_again_in_the_fellowship_phase(
    id: str, site: int, in_play: tuple[str, ...], in_hand: tuple[str, ...], deck: tuple[str, ...]
) -> None:
    """Used once it is offered again."""
    at = where(id, site)
    for one in in_play:
        at.play(one)
    at.hand(0, *in_hand)
    at.deck(0, *deck)
    assert use(at.fellowship(), id).offered("use", id)


@pytest.mark.parametrize(("id", "site", "in_play", "in_hand", "discarded"), named(SHADOW))
def test_again_in_the_shadow_phase(
    id: str, site: int, in_play: tuple[str, ...], in_hand: tuple[str, ...], discarded: tuple[str, ...]
) -> None:
    """Used once it is offered again."""
    at = where(id, site)
    for one in in_play:
        at.play(one)
    at.hand(1, *in_hand)
    at.discard(1, *discarded)
    assert use(at.shadow(), id).offered("use", id)


@pytest.mark.parametrize(("id", "site", "seat"), named(SKIRMISH))
def test_again_in_a_skirmish(id: str, site: int, seat: int) -> None:
    """Used once it is offered again, when the others have passed."""
    at = in_rohan(site).pool(20)
    hero, uruk = at.play(BOROMIR), at.play(URUK)
    card = at.play(id)
    if id == "4C286":
        at.play("4C283", on=card)
    game = at.skirmish(hero, uruk)
    if seat:
        game.pass_()
    use(game, id).pass_()
    assert (seat, True) == (game.asked, game.offered("use", id))


@pytest.mark.card("1U360")
def test_a_second_minion_becomes_fierce_at_emyn_muil() -> None:
    """The site serves as many minions as their player likes."""
    at = on_site("1U360", 9)
    orcs = [at.play(ORC), at.play(ORC)]
    game = at.maneuver().pass_().choose("use", "1U360").choose("choose", orcs[0])
    game.pass_().choose("use", "1U360").choose("choose", orcs[1])
    assert [1, 1] == [game.wounds(orc) for orc in orcs]


SANCTUARIES = [("1C337", 3), ("1U340", 3), ("1U350", 6), ("1C351", 6), ("4U341", 3), ("4U342", 3), ("4U354", 6)]
OTHERS = [("1U345", 4), ("1C331", 2), ("4U335", 2), ("4U344", 4)]


@pytest.mark.parametrize(
    ("id", "number", "heals"), named([(*row, True) for row in SANCTUARIES] + [(*row, False) for row in OTHERS])
)
def test_where_companions_heal(id: str, number: int, heals: bool) -> None:
    """At the start of a turn at a sanctuary, and not at another site."""
    at = on_site(id, number)
    gimli = at.play(GIMLI, wounds=1)
    game = at.start_of_turn()
    assert heals == game.offered("heal", gimli)
