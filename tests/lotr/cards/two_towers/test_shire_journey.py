"""Shire cards of The Two Towers about sites, cancelled skirmishes and protected cards."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import DiscardFromDeck, DiscardFromHand, Effect, MoveCards, SeeDeck, Unless
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import ANYTHING
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    burdens,
    card,
    choices_of,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import FELLOWSHIP_SITES, TOWERS_SITES, Playing
from tests.lotr.samples import ally, event, minion

CLIFFS, ESCAPE, COURTEOUS, CLOAK, AWAY, WORK = "4R299", "4R300", "4R301", "4R303", "4R304", "4U305"
PACK = "4R317"
ORC = minion("Orc", strength=5, vitality=4)
BRUTE = minion("Brute", strength=30, vitality=4)
FARMER = ally("Farmer", race="hobbit", culture="shire")


# Cliffs of Emyn Muil.


@pytest.mark.card(CLIFFS)
@pytest.mark.parametrize(("there", "taken", "left"), [(3, 2, 1), (3, 1, 2), (3, 0, 3), (1, 1, 0)])
def test_the_cliffs_take_up_to_two_burdens(there: int, taken: int, left: int) -> None:
    """Cliffs of Emyn Muil: leaving site 1 of the Tower block may remove up to two burdens."""
    at = in_rohan(1).burdens(there)
    at.play(CLIFFS)
    at.hand(0, GIMLI)
    game = at.fellowship().choose("move")
    assert ("prompt-how-many", min(2, there)) == (game.prompt, max(option.amount for option in game.options()))
    game.choose("number", amount=taken)
    assert (left, 2) == (burdens(game), game.table.site_number())


@pytest.mark.card(CLIFFS)
@pytest.mark.parametrize(("site", "sites"), [(2, TOWERS_SITES), (1, FELLOWSHIP_SITES)])
def test_elsewhere_the_cliffs_are_of_no_help(site: int, sites: tuple[str, ...]) -> None:
    """Cliffs of Emyn Muil: leaving another site removes no burden."""
    at = standing(site, sites=sites).burdens(3)
    at.play(CLIFFS)
    game = at.fellowship().choose("move")
    assert (3, site + 1) == (burdens(game), game.table.site_number())


@pytest.mark.card(CLIFFS)
def test_a_stone_from_the_cliffs() -> None:
    """Cliffs of Emyn Muil: it is discarded to wound a minion skirmishing a Hobbit companion."""
    at = in_rohan(3)
    merry, first, second, idle = at.play(MERRY), at.play(ORC), at.play(ORC), at.play(ORC)
    cliffs = at.play(CLIFFS)
    game = at.skirmish(merry, first, second).choose("use", cliffs)
    assert [first, second] == choices_of(game)
    game.choose("choose", second)
    assert (terms.DISCARD_PILE, [0, 1, 0]) == (
        game.zone(cliffs),
        [game.wounds(one) for one in (first, second, idle)],
    )


@pytest.mark.card(CLIFFS)
@pytest.mark.parametrize("fighter", [GIMLI, FARMER])
def test_a_stone_for_hobbit_companions_only(fighter: str) -> None:
    """Cliffs of Emyn Muil: no minion skirmishing a Dwarf or a Hobbit ally is wounded."""
    at = in_rohan(3)
    orc, cliffs = at.play(ORC), at.play(CLIFFS)
    game = at.skirmish(at.play(fighter), orc).choose("use", cliffs)
    assert (terms.DISCARD_PILE, 0) == (game.zone(cliffs), game.wounds(orc))


# Escape.


@pytest.mark.card(ESCAPE)
@pytest.mark.parametrize(("pool", "answer", "stands"), [(0, "", False), (1, "no", False), (1, "yes", True)])
def test_an_escape(pool: int, answer: str, stands: bool) -> None:
    """Escape: the bearer exerts twice to cancel its skirmish unless a Shadow player removes a token."""
    at = in_rohan().pool(pool)
    merry = at.play(MERRY)
    escape = at.play(ESCAPE, on=merry)
    game = at.skirmish(merry, at.play(BRUTE)).choose("use", escape)
    if answer:
        assert ("prompt-pay-to-prevent", 1) == (game.prompt, game.asked)
        game.choose(answer)
    assert (2, terms.PLAY, not stands) == (
        game.wounds(merry),
        game.zone(merry),
        "log-skirmish-cancelled" in game.log(),
    )
    assert (0 if stands else pool) == game.table.twilight


@pytest.mark.card(ESCAPE)
def test_an_escape_needs_strength_and_is_for_oneself() -> None:
    """Escape: the bearer must be able to exert twice, and another's skirmish is not cancelled."""
    at = in_rohan()
    merry = at.play(MERRY, wounds=3)
    escape = at.play(ESCAPE, on=merry)
    assert not at.skirmish(merry, at.play(BRUTE)).offered("use", escape)
    at = in_rohan()
    merry, gimli = at.play(MERRY), at.play(GIMLI)
    escape = at.play(ESCAPE, on=merry)
    game = at.skirmish(gimli, at.play(ORC)).choose("use", escape)
    assert (2, gimli, False) == (game.wounds(merry), game.table.defender, "log-skirmish-cancelled" in game.log())


@pytest.mark.card(ESCAPE)
def test_who_can_escape() -> None:
    """Escape: only an unbound Hobbit can bear it, at most one copy each."""
    at = in_rohan()
    merry, pippin = at.play(MERRY), at.play(PIPPIN)
    at.play(SAM)
    at.play(GIMLI)
    at.hand(0, ESCAPE, ESCAPE, ESCAPE)
    game = at.fellowship().choose("play", ESCAPE)
    assert sorted([merry, pippin]) == sorted(game.choices("bear"))
    game.choose("bear", merry).choose("play", ESCAPE)
    assert [1, 1] == [len(game.table.cards[one].borne) for one in (merry, pippin)]
    assert not game.offered("play", ESCAPE)


# Frodo, Courteous Halfling.

UNBOUND = (MERRY, PIPPIN, GIMLI)
TOP = DiscardFromDeck(2, terms.FREE_PEOPLES_PLAYER)
BOTTOM = DiscardFromDeck(2, terms.FREE_PEOPLES_PLAYER, bottom=True)
HAND = DiscardFromHand(2, whose=terms.FREE_PEOPLES_PLAYER)
RANDOM = DiscardFromHand(1, whose=terms.FREE_PEOPLES_PLAYER, at_random=True)
PRICE = Unless(terms.FREE_PEOPLES_PLAYER, price=(DiscardFromHand(2),), effects=(add_burdens(3),))
SEARCH = (
    SeeDeck(2, terms.FREE_PEOPLES_PLAYER, remember="seen"),
    MoveCards(ANYTHING, terms.DECK, terms.DISCARD_PILE, 2, among="seen"),
)


def robbed(friends: tuple[str, ...], *effects: Effect, side: str = terms.SHADOW) -> tuple[Playing, list[Thing]]:
    """Returns the game after a card of a side discards cards from the Free Peoples player's hand and deck."""
    at = in_rohan(frodo=COURTEOUS)
    for friend in friends:
        at.play(friend)
    at.play(ORC)
    cards = [*at.hand(0, LEGOLAS, LEGOLAS), *at.deck(0, SAM, SAM, SAM)]
    theft = event(f"Theft of {side}", Action((terms.MANEUVER,), effects), side=side)
    at.hand(1 if side == terms.SHADOW else 0, theft)
    game = at.maneuver()
    game = game.pass_() if side == terms.SHADOW else game
    return game.choose("play", theft), cards


@pytest.mark.card(COURTEOUS)
@pytest.mark.parametrize(
    ("theft", "gone"),
    [((TOP,), [2, 3]), ((HAND,), [0, 1]), ((RANDOM,), [0]), (SEARCH, [2, 3])],
    ids=["top", "hand", "at random", "search"],
)
@pytest.mark.parametrize("friends", [UNBOUND, UNBOUND[:2], (*UNBOUND[:2], SAM)], ids=["three", "two", "one bound"])
def test_shadow_cards_do_not_discard_from_hand_or_deck(
    theft: tuple[Effect, ...], gone: list[int], friends: tuple[str, ...]
) -> None:
    """Frodo, Courteous Halfling: with three unbound companions, Shadow cards discard no card from hand or deck."""
    game, cards = robbed(friends, *theft)
    lost = [place for place, one in enumerate(cards) if game.zone(one) == terms.DISCARD_PILE]
    if friends == UNBOUND:
        assert [] == lost
    else:
        assert len(gone) == len(lost) and (theft == (RANDOM,) or gone == lost)


@pytest.mark.card(COURTEOUS)
def test_what_frodo_does_not_guard() -> None:
    """Frodo, Courteous Halfling: bottom cards, Free Peoples cards and chosen costs are not affected."""
    game, cards = robbed(UNBOUND, BOTTOM)
    assert [terms.DISCARD_PILE] * 2 == zones(game, *cards[3:])
    game, cards = robbed(UNBOUND, TOP, side=terms.FREE_PEOPLES)
    assert [terms.DISCARD_PILE] * 2 == zones(game, *cards[2:4])
    game, cards = robbed(UNBOUND, PRICE)
    game.choose("yes")
    assert (0, [terms.DISCARD_PILE] * 2) == (burdens(game), zones(game, *cards[:2]))


@pytest.mark.card(COURTEOUS)
def test_cards_of_the_shadow_player_are_not_guarded() -> None:
    """Frodo, Courteous Halfling: a Shadow card can still discard its own player's cards."""
    at = in_rohan(frodo=COURTEOUS)
    for friend in UNBOUND:
        at.play(friend)
    at.play(ORC)
    deck = at.deck(1, ORC, ORC)
    mine = event("Spending", Action((terms.MANEUVER,), (DiscardFromDeck(2),)), side=terms.SHADOW)
    at.hand(1, mine)
    game = at.maneuver().pass_().choose("play", mine)
    assert [terms.DISCARD_PILE] * 2 == zones(game, *deck)


# Frodo's Cloak.


@pytest.mark.card(CLOAK)
@pytest.mark.parametrize("site", [1, 4])
def test_hidden_under_the_cloak(site: int) -> None:
    """Frodo's Cloak: at sites 1 to 4 of the Tower block, a burden and the cloak cancel Frodo's skirmish."""
    at = in_rohan(site).burdens(2)
    cloak = at.play(CLOAK, on=at.frodo())
    atoms.set_wounds(at.table, at.frodo(), 1)
    game = at.skirmish(at.frodo(), at.play(BRUTE))
    assert 1 == len(game.options("use")) - 1  # and the bell
    game.choose("use", cloak)
    found = (burdens(game), game.zone(cloak), game.wounds(at.frodo()))
    assert ((3, terms.DISCARD_PILE, 1), True) == (found, "log-skirmish-cancelled" in game.log())


@pytest.mark.card(CLOAK)
def test_the_cloak_hides_nobody_else() -> None:
    """Frodo's Cloak: another companion's skirmish is not cancelled."""
    at = in_rohan(4)
    cloak, gimli = at.play(CLOAK, on=at.frodo()), at.play(GIMLI)
    game = at.skirmish(gimli, at.play(ORC)).choose("use", cloak)
    assert (gimli, 1, terms.DISCARD_PILE) == (game.table.defender, burdens(game), game.zone(cloak))


@pytest.mark.card(CLOAK)
@pytest.mark.parametrize(("site", "sites"), [(5, TOWERS_SITES), (3, FELLOWSHIP_SITES)])
def test_the_cloak_as_a_blanket(site: int, sites: tuple[str, ...]) -> None:
    """Frodo's Cloak: at any other site it is discarded to remove a burden and heal Frodo."""
    at = standing(site, sites=sites).burdens(2)
    cloak = at.play(CLOAK, on=at.frodo())
    atoms.set_wounds(at.table, at.frodo(), 2)
    game = at.skirmish(at.frodo(), at.play(ORC)).choose("use", cloak)
    found = (burdens(game), game.zone(cloak), game.wounds(at.frodo()))
    assert ((1, terms.DISCARD_PILE, 1), False) == (found, "log-skirmish-cancelled" in game.log())


@pytest.mark.parametrize(("id", "worn"), [card(CLOAK, ["frodo"]), card(PACK, ["frodo", "sam"])])
def test_who_may_bear_it(id: str, worn: list[str]) -> None:
    """Frodo's Cloak and Sam's Pack: only Frodo can bear the cloak, only a Ring-bound Hobbit the pack."""
    at = in_rohan()
    known = {"frodo": at.frodo(), "sam": at.play(SAM)}
    at.play(MERRY)
    at.play("6C45")
    [item] = at.hand(0, id)
    game = at.fellowship().choose("play", id)
    if len(worn) > 1:
        assert sorted([known[who] for who in worn]) == sorted(game.choices("bear"))
        game.choose("bear", known["frodo"])
    assert at.frodo() == game.table.cards[item].bearer


# Get On and Get Away.


@pytest.mark.card(AWAY)
def test_two_sites_ahead() -> None:
    """Get On and Get Away: two burdens are added to play the player's own next two sites."""
    at = in_rohan(2)
    theirs = at.lay(1, 3)
    at.hand(0, AWAY)
    game = at.fellowship().choose("play", AWAY)
    owners = [game.table.cards[site].owner for site in game.table.path[2:]]
    assert (2, [0, 0], terms.ADVENTURE_DECK) == (burdens(game), owners, game.zone(theirs))
    numbers = [game.table.cards[site].printed.site_number for site in game.table.path[2:]]
    assert [3, 4] == numbers


@pytest.mark.card(AWAY)
@pytest.mark.rule("LR-26.20")
@pytest.mark.parametrize(("site", "laid"), [(7, [8, 9]), (8, [9])])
def test_no_site_after_the_last(site: int, laid: list[int]) -> None:
    """Get On and Get Away: only the remaining sites are played, and an own site stays."""
    at = in_rohan(site)
    at.hand(0, AWAY)
    game = at.fellowship().choose("play", AWAY)
    assert laid == [game.table.cards[one].printed.site_number for one in game.table.path[site:]]
    at = in_rohan(2)
    own = at.lay(0, 3)
    at.hand(0, AWAY)
    game = at.fellowship().choose("play", AWAY)
    assert (own, 4, 0) == (
        game.table.path[2],
        len(game.table.path),
        game.table.cards[game.table.path[3]].owner,
    )


# Good Work.


@pytest.mark.card(WORK)
@pytest.mark.parametrize(
    ("winner", "verb", "tokens"), [(MERRY, "respond", 1), (MERRY, "pass", 0), (FARMER, "respond", 1), (GIMLI, "", 0)]
)
def test_a_hobbit_does_good_work(winner: str, verb: str, tokens: int) -> None:
    """Good Work: a Shire token may be added each time a Hobbit, companion or ally, wins a skirmish."""
    at = in_rohan()
    work = at.play(WORK)
    game = at.skirmish(at.play(winner), at.play(minion("Weak", strength=1, vitality=4))).pass_().pass_()
    assert bool(verb) == game.offered("respond", work)
    if verb:
        game.choose(verb)
    piece = game.table.cards[work]
    assert (tokens, "shire" if tokens else "") == (piece.tokens, piece.culture_tokens)


@pytest.mark.card(WORK)
@pytest.mark.parametrize(("tokens", "culture", "left"), [(0, "", 5), (2, "shire", 3), (4, "shire", 2), (2, "elven", 5)])
def test_the_wages_of_good_work(tokens: int, culture: str, left: int) -> None:
    """Good Work: a burden is removed for each Shire token, up to three, and then it is discarded."""
    at = in_rohan().burdens(5)
    work = at.play(WORK, tokens=tokens, culture=culture)
    game = at.fellowship().choose("use", work)
    assert (left, terms.DISCARD_PILE) == (burdens(game), game.zone(work))
