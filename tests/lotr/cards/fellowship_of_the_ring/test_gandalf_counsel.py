"""Gandalf cards of The Fellowship of the Ring that look at or exchange cards or change the move limit."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import POSSESSION
from inglenook.lotr.stats import move_limit
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GANDALF, GIMLI, LEGOLAS, MERRY, card, standing, zones
from tests.lotr.samples import ally, artifact, companion, condition, event, minion, possession

ORC = minion("Orc", strength=5, vitality=3)
URUK = minion("Uruk", culture="isengard", race="uruk-hai")
ALBERT, OTTAR = "1R69", "1R80"


@pytest.mark.parametrize("id", [card(ALBERT), card(OTTAR), card("2C24")])
def test_a_friend_of_gandalf_comes_with_him(id: str) -> None:
    """Albert Dreary, Ottar and Hugin: Gandalf must be spotted to play the ally; another Wizard does not count."""
    for there, offered in ((companion("Saruman", race="wizard", culture="gandalf"), False), (GANDALF, True)):
        at = standing(seats=3)
        at.play(there)
        at.hand(0, id)
        assert offered == at.fellowship().offered("play", id)


@pytest.mark.card(ALBERT)
def test_albert_dreary_clears_the_air() -> None:
    """Albert Dreary: he exerts to discard an Isengard or Moria condition, but no other card."""
    at = standing(seats=3)
    albert = at.play(ALBERT)
    isengard = at.play(condition("Storm", culture="isengard", side=terms.SHADOW))
    moria = at.play(condition("Drums", culture="moria", side=terms.SHADOW))
    at.play(condition("Fear", culture="sauron", side=terms.SHADOW))
    at.play(URUK)
    game = at.maneuver().choose("use", albert)
    assert sorted([isengard, moria]) == sorted(game.choices())
    game.choose("choose", moria)
    assert ([terms.PLAY, terms.DISCARD_PILE], 1) == (zones(game, isengard, moria), game.wounds(albert))


SECRET = "1R71"


@pytest.mark.card(SECRET)
def test_durins_secret_leads_further() -> None:
    """Durin's Secret: the event costs two twilight tokens and raises the move limit by 1 for this turn."""
    at = standing()
    for id in (GANDALF, GIMLI, LEGOLAS):
        at.play(id)
    at.hand(0, SECRET)
    game = at.fellowship()
    before = move_limit(game.table)
    game.choose("play", SECRET)
    assert (before + 1, 2) == (move_limit(game.table), game.table.twilight)
    while game.table.turn == 0:
        game.choose("stay" if game.offered("stay") else "move" if game.offered("move") else "pass")
    assert before == move_limit(game.table)


@pytest.mark.card(SECRET)
@pytest.mark.parametrize("missing", [GANDALF, GIMLI, LEGOLAS])
def test_durins_secret_takes_three_to_tell(missing: str) -> None:
    """Durin's Secret: Gandalf, a Dwarf and an Elf must all be spotted."""
    at = standing()
    for id in (GANDALF, GIMLI, LEGOLAS):
        if id != missing:
            at.play(id)
    at.hand(0, SECRET)
    assert not at.fellowship().offered("play", SECRET)


FRIEND = "1R72"


@pytest.mark.card(FRIEND)
@pytest.mark.parametrize(
    ("there", "strength"),
    [((), 7), ((MERRY,), 7), ((GIMLI,), 8), ((GIMLI, "1C7", LEGOLAS), 9), ((GIMLI, LEGOLAS, BOROMIR), 10)],
)
def test_gandalf_is_strong_among_many_races(there: tuple[str, ...], strength: int) -> None:
    """Gandalf, Friend of the Shirefolk: strength +1 for each race among Hobbit, Dwarf, Elf and Man."""
    at = standing()
    gandalf = at.play(FRIEND)
    for id in there:
        at.play(id)
    assert strength == at.fellowship().strength(gandalf)


@pytest.mark.card(FRIEND)
def test_gandalf_counts_companions_alone() -> None:
    """Gandalf, Friend of the Shirefolk: only companions count, so allies, minions and Wizards add no strength."""
    at = standing()
    gandalf = at.play(FRIEND)
    at.play(ally("Dwarf at Home", race="dwarf"))
    at.play(minion("Southron", race="man"))
    at.play(companion("Other Wizard", race="wizard"))
    assert 7 == at.fellowship().strength(gandalf)


CART = "1U73"
SWORD = possession("Sword", culture="gondor", cost=2)
HORN = artifact("Horn", culture="gondor")


@pytest.mark.card(CART)
def test_the_cart_carries_what_it_is_given() -> None:
    """Gandalf's Cart: a Free Peoples artifact or possession is stacked and can be played later as if from hand."""
    at = standing(seats=3)
    cart = at.play(CART)
    sword, horn = at.hand(0, SWORD, HORN)
    at.hand(0, GIMLI, possession("Whip", side=terms.SHADOW))
    game = at.fellowship().choose("use", cart)
    assert sorted([sword, horn]) == sorted(game.choices())
    game.choose("choose", sword)
    assert ([terms.STACKED, terms.HAND], (sword,)) == (zones(game, sword, horn), game.table.cards[cart].stacked)
    assert (0, 0) == (game.table.twilight, game.table.players[0].taken_into_hand)
    game.choose("use", cart, amount=1)
    assert (terms.PLAY, 2) == (game.zone(sword), game.table.twilight)


@pytest.mark.card(CART)
def test_the_cart_gives_only_what_can_be_played() -> None:
    """Gandalf's Cart: a stacked card can be chosen only if it can be played, for example on a Dwarf (LR-26.23)."""
    at = standing()
    cart = at.play(CART)
    armor = at.stack("1C8", 0, cart)
    at.hand(0, GIMLI)
    game = at.fellowship()
    assert [0] == [option.amount for option in game.options("use") if option.subject == cart]
    game.choose("play", GIMLI).choose("use", cart, amount=1)
    assert terms.PLAY == game.zone(armor)


@pytest.mark.card(CART)
def test_what_lies_on_the_cart_goes_with_it() -> None:
    """Gandalf's Cart: only cards stacked on this cart can be played, and they are discarded with it (LR-28.8)."""
    at = standing()
    cart, elsewhere = at.play(CART), at.play(condition("Chest"))
    at.stack(SWORD, 0, elsewhere)
    load = at.stack(HORN, 0, cart)
    game = at.fellowship().choose("use", cart, amount=1)
    assert (terms.PLAY, ()) == (game.zone(load), game.table.cards[cart].stacked)
    at = standing()
    cart = at.play(CART)
    load = at.stack(SWORD, 0, cart)
    robbery = event("Robbery", Action((terms.MANEUVER,), (Discard(a(POSSESSION)),)), side=terms.SHADOW)
    at.play(ORC)
    at.hand(1, robbery)
    game = at.maneuver().pass_().choose("play", robbery)
    assert [terms.DISCARD_PILE] * 2 == zones(game, cart, load)


GLAMDRING = "1R75"


@pytest.mark.card(GLAMDRING)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
def test_glamdring_shines_when_orcs_are_near(phase: str) -> None:
    """Glamdring: Gandalf exerts to reveal an opponent's hand, and a token is removed for each Orc in it."""
    at = standing().pool(5)
    gandalf = at.play(GANDALF)
    at.play(GLAMDRING, on=gandalf)
    hand = at.hand(1, ORC, ORC, URUK)
    game = at.fellowship() if phase == terms.FELLOWSHIP else at.regroup()
    game.choose("use", GLAMDRING)
    assert (3, 1) == (game.table.twilight, game.wounds(gandalf))
    assert all(knows(game.table, 0, one) for one in hand)


@pytest.mark.card(GLAMDRING)
def test_glamdring_tires_gandalf() -> None:
    """Glamdring: Gandalf must be able to exert, a chosen opponent reveals, and the pool never drops below 0."""
    at = standing()
    at.play(GLAMDRING, on=at.play(GANDALF, wounds=3))
    at.hand(1, ORC)
    assert not at.fellowship().offered("use", GLAMDRING)
    at = standing(seats=3).pool(1)
    at.play(GLAMDRING, on=at.play(GANDALF))
    at.hand(1, URUK)
    hand = at.hand(2, ORC, ORC)
    game = at.fellowship().choose("use", GLAMDRING).choose("player", amount=3)
    assert (0, [True, True]) == (game.table.twilight, [knows(game.table, 1, one) for one in hand])


@pytest.mark.card(OTTAR)
@pytest.mark.parametrize("count", [0, 1, 3])
def test_ottar_exchanges_cards(count: int) -> None:
    """Ottar: he exerts to discard up to three cards and draw as many."""
    at = standing(seats=3)
    ottar = at.play(OTTAR)
    hand = at.hand(0, GIMLI, LEGOLAS, BOROMIR, GANDALF)
    at.deck(0, MERRY, MERRY, MERRY, MERRY)
    game = at.fellowship().choose("use", ottar)
    assert game.game.pending is not None
    assert 3 == game.game.pending.most
    game.choose_all(*hand[:count])
    assert [terms.DISCARD_PILE] * count + [terms.HAND] * (4 - count) == zones(game, *hand)
    assert (4, 4 - count, 1) == (len(game.table.players[0].hand), len(game.table.players[0].deck), game.wounds(ottar))
    assert not game.offered("use", ottar)


QUESTIONS = "1R81"


@pytest.mark.card(QUESTIONS)
def test_questions_find_two_answers() -> None:
    """Questions That Need Answering: the player looks at four cards, takes two into hand and discards two."""
    at = standing().pool(2)
    at.play(GANDALF)
    at.hand(0, QUESTIONS)
    deck = at.deck(0, GIMLI, LEGOLAS, BOROMIR, MERRY, GIMLI)
    game = at.fellowship().choose("play", QUESTIONS)
    assert deck[:4] == game.choices()
    assert not any(knows(game.table, 1, one) for one in deck)
    game.choose_all(deck[1], deck[3])
    found = [terms.DISCARD_PILE, terms.HAND, terms.DISCARD_PILE, terms.HAND, terms.DECK]
    assert (found, 5) == (zones(game, *deck), game.table.twilight)


@pytest.mark.card(QUESTIONS)
@pytest.mark.parametrize(("pool", "gandalf", "offered"), [(2, True, True), (3, True, False), (0, False, False)])
def test_questions_are_asked_early_and_by_gandalf(pool: int, gandalf: bool, offered: bool) -> None:
    """Questions That Need Answering: it needs Gandalf and fewer than three tokens before its own cost (LR-26.13)."""
    at = standing().pool(pool)
    if gandalf:
        at.play(GANDALF)
    at.hand(0, QUESTIONS)
    at.deck(0, GIMLI, LEGOLAS, BOROMIR, MERRY)
    assert offered == at.fellowship().offered("play", QUESTIONS)


SECRET_FIRE = "1R83"


@pytest.mark.card(SECRET_FIRE)
def test_the_servant_of_the_secret_fire() -> None:
    """Servant of the Secret Fire: with Gandalf spotted, any minion is strength -3 in this skirmish."""
    at = standing()
    gimli = at.play(GIMLI)
    orc, other = at.play(ORC), at.play(URUK)
    at.play(GANDALF)
    at.hand(0, SECRET_FIRE)
    game = at.skirmish(gimli, orc).choose("play", SECRET_FIRE)
    assert sorted([orc, other]) == sorted(game.choices())
    game.choose("choose", orc)
    assert (2, 5, 1) == (game.strength(orc), game.strength(other), game.table.twilight)


@pytest.mark.card(SECRET_FIRE)
def test_the_secret_fire_has_one_servant() -> None:
    """Servant of the Secret Fire: the event cannot be played without Gandalf in play."""
    at = standing()
    gimli = at.play(GIMLI)
    at.play(companion("Other Wizard", race="wizard", culture="gandalf"))
    at.hand(0, SECRET_FIRE)
    assert not at.skirmish(gimli, at.play(ORC)).offered("play", SECRET_FIRE)


NEVER_LATE = "1R87"


@pytest.mark.card(NEVER_LATE)
def test_a_wizard_is_never_late() -> None:
    """A Wizard Is Never Late: a Gandalf companion or ally is played from the draw deck at its usual cost."""
    at = standing()
    at.hand(0, NEVER_LATE)
    gandalf, barliman, _others = at.deck(0, GANDALF, "1U70", GIMLI)
    at.deck(0, "1C76", "1U73")
    game = at.fellowship().choose("play", NEVER_LATE)
    assert sorted([gandalf, barliman]) == sorted(game.choices("play"))
    game.choose("play", gandalf)
    assert (terms.PLAY, 5, 4) == (game.zone(gandalf), game.table.twilight, len(game.table.players[0].deck))


@pytest.mark.card(NEVER_LATE)
def test_a_wizard_may_not_come() -> None:
    """A Wizard Is Never Late: the event can be played even if the search finds no card."""
    at = standing()
    at.play(GANDALF)
    at.hand(0, NEVER_LATE)
    at.deck(0, GANDALF, GIMLI)
    game = at.fellowship().choose("play", NEVER_LATE)
    assert [] == game.choices("play")
    assert (1, 2) == (game.table.twilight, len(game.table.players[0].deck))


FOLLY = "1U77"


@pytest.mark.card(FOLLY)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_folly_is_a_cloak(count: int) -> None:
    """Let Folly Be Our Cloak: any number of companions exert once each, and as many tokens are removed."""
    at = standing(seats=3).pool(5)
    gimli, legolas = at.play(GIMLI), at.play(LEGOLAS)
    at.play(BOROMIR, wounds=2)
    at.play("1U70")
    at.hand(0, FOLLY)
    game = at.fellowship().choose("play", FOLLY)
    assert sorted([at.frodo(), gimli, legolas]) == sorted(game.choices())
    game.choose_all(*(gimli, legolas)[:count])
    assert [5 - count, count] == [game.table.twilight, game.wounds(gimli) + game.wounds(legolas)]
