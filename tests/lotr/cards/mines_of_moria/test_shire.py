"""Shire items, conditions and events of Mines of Moria, and Frodo, Reluctant Adventurer."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_twilight, wound
from inglenook.lotr.dsl.filters import CHARACTER
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    card,
    choices_of,
    standing,
)
from tests.lotr.samples import companion, condition, event, minion, possession

BILBO, BOUNDER = "2U96", "1C286"
CONSORTING, FRIENDS, FEARING, SWORD_PLAY, IMITATION = "2R97", "2U98", "2R100", "2U103", "2U106"
SUNLIGHT, INVITED, PROMISE, RED_BOOK = "2U107", "2U111", "2R112", "2R113"
ORC = minion("Orc", strength=5, vitality=3)
NAZGUL = minion("Nazgul", race="nazgul", strength=9, vitality=3)
TALE = condition("Tale", keywords=(("tale", 1),))
WEAPON_OF_MEN = possession("Sword", item_class=terms.HAND_WEAPON_CLASS)
PHASES = (terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.REGROUP)
DART = event("Dart of Any Phase", Action(PHASES, (wound(CHARACTER),)), side=terms.SHADOW)


@pytest.mark.parametrize("frodo", [card("2C102"), card("0P67")])
def test_frodo_carries_things_cheaply(frodo: str) -> None:
    """Frodo, Reluctant Adventurer: items and Shire tales cost 1 less when played on him."""
    at = standing(frodo=frodo)
    sam = at.play(SAM)
    ids = (
        "1C299",
        "1R50",
        condition("Song", culture="shire", cost=2, keywords=(("tale", 1),)),
        condition("Note", culture="shire", cost=2),
        condition("Lay", culture="elven", cost=2, keywords=(("tale", 1),)),
    )
    sword, legolas, tale, note, lay = at.hand(0, *ids)
    mail = at.hand(0, "2R105")[0]
    table = at.fellowship().table
    on_frodo = [twilight_cost(table, one, at.frodo()) for one in (sword, mail, tale, note, lay)]
    assert [0, table.cards[mail].printed.cost - 1, 1, 2, 2] == on_frodo
    assert [1, 2] == [twilight_cost(table, one, sam) for one in (sword, tale)]
    assert table.cards[legolas].printed.cost == twilight_cost(table, legolas)


@pytest.mark.card(CONSORTING)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
@pytest.mark.parametrize("paid", ["exert", "discard"])
def test_bilbo_consorts_with_wizards(phase: str, paid: str) -> None:
    """Consorting With Wizards: Bilbo exerts or the tale is discarded to remove a token."""
    at = standing().pool(3)
    bilbo = at.play(BILBO)
    tale = at.play(CONSORTING, on=bilbo)
    at.hand(0, SAM)
    game = (at.fellowship() if phase == terms.FELLOWSHIP else at.regroup()).choose("use", tale)
    game.choose("choice", amount=1 if paid == "exert" else 2)
    zone, wounds = (terms.PLAY, 1) if paid == "exert" else (terms.DISCARD_PILE, 0)
    assert (2, zone, wounds) == (game.table.twilight, game.zone(tale), game.wounds(bilbo))


@pytest.mark.card(CONSORTING)
def test_an_exhausted_bilbo_gives_the_tale_away() -> None:
    """Consorting With Wizards: with an exhausted Bilbo the tale is discarded without a choice."""
    at = standing().pool(3)
    tale = at.play(CONSORTING, on=at.play(BILBO, wounds=2))
    game = at.fellowship().choose("use", tale)
    assert (2, terms.DISCARD_PILE) == (game.table.twilight, game.zone(tale))


@pytest.mark.card(CONSORTING)
@pytest.mark.parametrize("phase", PHASES)
def test_bilbo_takes_wounds_from_archery_alone(phase: str) -> None:
    """Consorting With Wizards: Bilbo can be wounded only in archery phases."""
    at = standing()
    bilbo, bounder = at.play(BILBO), at.play(BOUNDER)
    at.play(CONSORTING, on=bilbo)
    at.play(ORC)
    at.hand(1, DART)
    starts = {terms.MANEUVER: at.maneuver, terms.ARCHERY: at.archery, terms.ASSIGNMENT: at.assignment}
    game = starts.get(phase, at.regroup)().pass_().choose("play", DART)
    assert (phase == terms.ARCHERY, True) == (bilbo in game.choices(), bounder in game.choices())


@pytest.mark.card(CONSORTING)
def test_only_bilbo_consorts_with_wizards() -> None:
    """Consorting With Wizards: only Bilbo can bear the tale."""
    at = standing()
    at.play(BOUNDER)
    at.hand(0, CONSORTING)
    assert not at.fellowship().offered("play", CONSORTING)
    at = standing()
    bilbo = at.play(BILBO)
    tale = at.hand(0, CONSORTING)[0]
    at.fellowship().choose("play", tale)
    assert bilbo == at.table.cards[tale].bearer


@pytest.mark.card(FRIENDS)
@pytest.mark.parametrize(("friend", "count"), [(BOROMIR, 2), (GIMLI, 1)])
def test_dear_friends(friend: str, count: int) -> None:
    """Dear Friends: a companion exerts to put one Free Peoples card, or two with Frodo's signet, beneath the deck."""
    at = standing()
    who = at.play(friend)
    at.play(BOUNDER)
    at.hand(0, FRIENDS, LEGOLAS)
    at.deck(0, LEGOLAS)
    sam, _orc, merry, pippin = at.discard(0, SAM, ORC, MERRY, PIPPIN)
    game = at.fellowship().choose("play", FRIENDS)
    assert sorted([who, at.frodo()]) == choices_of(game)
    game.choose("choose", who)
    assert sorted([sam, merry, pippin]) == choices_of(game)
    if count == 1:
        game.choose("choose", merry)
    else:
        game.choose_all(merry, sam).choose_all(sam, merry)
    deck = game.table.players[0].deck
    assert ([LEGOLAS, SAM, MERRY] if count == 2 else [LEGOLAS, MERRY]) == [
        game.table.cards[one].printed.id for one in deck
    ]
    assert 1 == game.wounds(who)


@pytest.mark.card(FEARING)
def test_searchers_and_trackers_are_dear() -> None:
    """Fearing the Worst: each search card and each tracker costs 2 more."""
    at = standing()
    at.play(FEARING)
    search = condition("Search", side=terms.SHADOW, cost=1, keywords=(("search", 1),))
    hunt = event("Hunt", side=terms.SHADOW, cost=0, keywords=(("search", 1),))
    tracker = minion("Tracker", cost=3, keywords=(("tracker", 1),))
    cards = at.hand(1, search, hunt, tracker, minion("Plain", cost=3))
    table = at.fellowship().table
    assert [3, 2, 5, 3] == [twilight_cost(table, one) for one in cards]


@pytest.mark.card(FEARING)
@pytest.mark.parametrize("able", [True, False])
def test_two_hobbits_fear_the_worst(able: bool) -> None:
    """Fearing the Worst: two Hobbits must exert to play the condition."""
    at = standing()
    sam, bounder = at.play(SAM, wounds=0 if able else 3), at.play(BOUNDER, wounds=0 if able else 1)
    at.play(GIMLI)
    at.hand(0, FEARING)
    game = at.fellowship()
    assert able == game.offered("play", FEARING)
    if able:
        game.choose("play", FEARING)
        assert sorted([sam, bounder, at.frodo()]) == choices_of(game)
        game.choose_all(sam, bounder)
        assert [1, 0, 1] == [game.wounds(one) for one in (sam, at.frodo(), bounder)]


@pytest.mark.card(SWORD_PLAY)
@pytest.mark.parametrize(("pool", "paid", "wounds"), [(3, True, 0), (3, False, 1), (2, None, 1)])
def test_hobbit_sword_play(pool: int, paid: bool | None, wounds: int) -> None:
    """Hobbit Sword-play: a Hobbit with a weapon exerts to wound a minion, unless its owner removes three tokens."""
    at = standing().pool(pool)
    sam, merry = at.play(SAM), at.play(MERRY)
    at.play(BOROMIR)
    at.play("1C299", on=sam)
    orc, other = at.play(ORC), at.play(ORC)
    at.hand(0, SWORD_PLAY)
    game = at.maneuver().choose("play", SWORD_PLAY)
    assert (1, 0) == (game.wounds(sam), game.wounds(merry))
    assert sorted([orc, other]) == choices_of(game)
    game.choose("choose", orc)
    if paid is not None:
        assert 1 == game.asked
        game.choose("yes" if paid else "no")
    assert (wounds, 0, pool - 3 if paid else pool) == (game.wounds(orc), game.wounds(other), game.table.twilight)


@pytest.mark.card(SWORD_PLAY)
@pytest.mark.rule("LG-73")
def test_the_owner_of_that_minion_is_asked() -> None:
    """Hobbit Sword-play: of two Shadow players, only the owner of the minion can prevent the wound."""
    at = standing(seats=3).pool(3)
    sam = at.play(SAM)
    at.play("1C299", on=sam)
    _mine, theirs = at.play(ORC, seat=1), at.play(ORC, seat=2)
    at.hand(0, SWORD_PLAY)
    game = at.maneuver().choose("play", SWORD_PLAY).choose("choose", theirs)
    assert ("prompt-pay-to-prevent", 2) == (game.prompt, game.asked)
    assert 1 == game.choose("no").wounds(theirs)


@pytest.mark.card(SWORD_PLAY)
def test_no_sword_no_play() -> None:
    """Hobbit Sword-play: the character who exerts must be a Hobbit bearing a weapon."""
    at = standing()
    at.play(SAM)
    man = at.play(companion("Swordsman"))
    at.play(WEAPON_OF_MEN, on=man)
    at.play(ORC)
    at.hand(0, SWORD_PLAY)
    assert not at.maneuver().offered("play", SWORD_PLAY)


@pytest.mark.card(IMITATION)
@pytest.mark.parametrize("used", [True, False])
def test_a_nice_imitation(used: bool) -> None:
    """Nice Imitation: the condition may be discarded to prevent a wound to a Hobbit."""
    at = standing()
    bounder, trick = at.play(BOUNDER), at.play(IMITATION)
    at.play(ORC)
    at.hand(1, DART)
    game = at.maneuver().pass_().choose("play", DART).choose("choose", bounder)
    assert game.offered("respond", trick)
    game.choose(*(("respond", trick) if used else ("pass",)))
    zone = terms.DISCARD_PILE if used else terms.PLAY
    assert (0 if used else 1, zone) == (game.wounds(bounder), game.zone(trick))


@pytest.mark.card(IMITATION)
def test_only_hobbits_are_imitated() -> None:
    """Nice Imitation: a wound to a Dwarf cannot be prevented."""
    at = standing()
    gimli, trick = at.play(GIMLI), at.play(IMITATION)
    at.play(ORC)
    at.hand(1, DART)
    game = at.maneuver().pass_().choose("play", DART).choose("choose", gimli)
    assert (False, 1) == (game.offered("respond", trick), game.wounds(gimli))


@pytest.mark.card(SUNLIGHT)
def test_nazgul_fear_the_sunlight() -> None:
    """Not Feared in Sunlight: each Nazgûl is strength -4 until the regroup phase starts."""
    at = standing()
    nazgul, orc, sam = at.play(NAZGUL), at.play(ORC), at.play(SAM)
    sunlight = at.play(SUNLIGHT)
    game = at.maneuver()
    assert (5, 5, 3) == (game.strength(nazgul), game.strength(orc), game.strength(sam))
    while game.table.phase != terms.REGROUP:
        assert terms.PLAY == game.zone(sunlight)
        game.choose("pass" if game.offered("pass") else "done")
    assert (terms.DISCARD_PILE, 9) == (game.zone(sunlight), game.strength(nazgul))


@pytest.mark.card(SUNLIGHT)
@pytest.mark.parametrize("other", [BOUNDER, GIMLI])
def test_two_hobbits_see_the_sun(other: str) -> None:
    """Not Feared in Sunlight: two Hobbits, companions or allies, must be spotted."""
    at = standing()
    at.play(other)
    at.hand(0, SUNLIGHT)
    assert (other == BOUNDER) == at.fellowship().offered("play", SUNLIGHT)


@pytest.mark.card(INVITED)
@pytest.mark.parametrize("wounds", [0, 2])
def test_practically_everyone_was_invited(wounds: int) -> None:
    """Practically Everyone Was Invited: Bilbo exerts to play a Hobbit from the draw deck."""
    at = standing()
    bilbo = at.play(BILBO, wounds=wounds)
    at.hand(0, INVITED, GIMLI)
    bounder, sam, _gimli = at.deck(0, BOUNDER, SAM, GIMLI)
    game = at.fellowship()
    assert (wounds == 0) == game.offered("play", INVITED)
    if wounds == 0:
        game.choose("play", INVITED)
        assert sorted([bounder, sam]) == sorted(game.choices("play"))
        game.choose("play", sam)
        assert (terms.PLAY, 1) == (game.zone(sam), game.wounds(bilbo))


@pytest.mark.card(PROMISE)
@pytest.mark.parametrize(
    ("tired", "bonus"), [((0, 0), 1), ((3, 0), 0), ((0, 3), 0), ((2, 2), 1)], ids=["fresh", "Frodo", "Sam", "hurt"]
)
def test_a_promise(tired: tuple[int, int], bonus: int) -> None:
    """A Promise: Frodo and Sam are each strength +1 while neither is exhausted."""
    at = standing()
    sam, merry = at.play(SAM, wounds=tired[1]), at.play(MERRY)
    atoms.set_wounds(at.table, at.frodo(), tired[0])
    before = strength(at.table, at.frodo())
    at.play(PROMISE)
    game = at.maneuver()
    assert (before + bonus, 3 + bonus, 3) == (game.strength(at.frodo()), game.strength(sam), game.strength(merry))


@pytest.mark.card(PROMISE)
def test_a_promise_needs_both() -> None:
    """A Promise: without Sam in play Frodo gets no strength."""
    at = standing()
    game = at.maneuver()
    before = game.strength(at.frodo())
    at.play(PROMISE)
    assert before == game.strength(at.frodo())


@pytest.mark.card(RED_BOOK)
@pytest.mark.parametrize("wanted", [True, False])
def test_the_red_book_grows(wanted: bool) -> None:
    """Red Book of Westmarch: each tale played draws a card if Bilbo can be spotted."""
    at = standing()
    at.play(BILBO)
    book = at.play(RED_BOOK)
    at.hand(0, TALE, TALE, condition("Note"))
    at.deck(0, SAM, MERRY, GIMLI)
    game = at.fellowship().choose("play", TALE)
    assert game.offered("respond", book)
    game.choose(*(("respond", book) if wanted else ("pass",)))
    assert (2 if wanted else 3) == len(game.table.players[0].deck)
    game.choose("play", TALE).choose("respond", book)
    assert (1 if wanted else 2) == len(game.table.players[0].deck)


@pytest.mark.card(RED_BOOK)
@pytest.mark.parametrize(("bilbo", "played"), [(False, TALE), (True, condition("Note"))])
def test_the_red_book_stays_shut(bilbo: bool, played: str) -> None:
    """Red Book of Westmarch: no card is drawn without Bilbo or for a card that is no tale."""
    at = standing()
    if bilbo:
        at.play(BILBO)
    book = at.play(RED_BOOK)
    at.hand(0, played, SAM)
    at.deck(0, SAM, MERRY)
    game = at.fellowship().choose("play", played)
    assert (False, 2) == (game.offered("respond", book), len(game.table.players[0].deck))


@pytest.mark.card(RED_BOOK)
def test_an_event_can_be_a_tale() -> None:
    """Red Book of Westmarch: an event with the tale keyword draws a card as well."""
    lay = event("Lay", Action((terms.FELLOWSHIP,), (add_twilight(1),)), keywords=(("tale", 1),))
    at = standing()
    at.play(BILBO)
    book = at.play(RED_BOOK)
    at.hand(0, lay, SAM)
    at.deck(0, MERRY)
    game = at.fellowship().choose("play", lay).choose("respond", book)
    assert 0 == len(game.table.players[0].deck)


@pytest.mark.card(RED_BOOK)
def test_the_red_book_is_itself_a_tale() -> None:
    """Red Book of Westmarch: the book triggers for its own play (LR-26.29)."""
    at = standing()
    at.play(BILBO)
    at.hand(0, RED_BOOK, SAM)
    at.deck(0, MERRY)
    game = at.fellowship().choose("play", RED_BOOK).choose("respond", RED_BOOK)
    assert 0 == len(game.table.players[0].deck)
