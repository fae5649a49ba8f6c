"""Sauron cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.effects import Discard, DiscardFromHand, Effect, SeeHand
from inglenook.lotr.dsl.facade import add_burdens, cannot
from inglenook.lotr.dsl.filters import EVENT, This
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.evaluation.positions import controlled_sites, is_roaming
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.requirements.legality import may_play
from tests.lotr.cards.mordor import EYE as EYE_OF_MORDOR
from tests.lotr.cards.mordor import SNOW, SONG, TROLL_OF_MORDOR
from tests.lotr.cards.standing import BELL, DRUM, burdens, card, choices_of, hand_over, in_rohan, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
CROWD = companion("Crowd")
WEAK_ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", race="orc", cost=2, site_number=6)
SAURON_MINION = minion("Servant", culture="sauron")
PLAIN_ELF = companion("Plain Elf", race="elf", vitality=4)


def comes(at: Position, id: str) -> Playing:
    """Returns the game after the minion is played from hand in the Shadow phase."""
    at.hand(1, id)
    return at.shadow().choose("play", id)


@pytest.mark.parametrize(
    ("id", "burdens_", "companions", "hand", "offered"),
    [
        pytest.param(*row, marks=pytest.mark.card(row[0]))
        for row in (
            *(("5C98", 5, 0, 0, True), ("5C98", 4, 0, 0, False), ("5C99", 0, 5, 0, True), ("5C99", 0, 4, 0, False)),
            *(("5C109", 0, 0, 2, True), ("5C109", 0, 0, 1, False)),
        )
    ],
)
def test_an_orc_brings_a_card(id: str, burdens_: int, companions: int, hand: int, offered: bool) -> None:
    """Gate Trooper, Gate Veteran and Orc Runner: the Orc may exert to draw a card if its condition is met."""
    at = in_rohan(6).pool(2).burdens(burdens_)
    for _one in range(companions):
        at.play(CROWD)
    top, under = at.deck(1, PLAIN_ORC, PLAIN_ORC)
    cards = at.hand(1, *[PLAIN_ORC] * hand)
    game = comes(at, id)
    assert offered == game.offered("respond")
    if offered:
        game.choose("respond")
        assert (1, [terms.HAND, terms.DECK]) == (game.wounds(game.in_play(id)[0]), zones(game, top, under))
        assert [terms.DISCARD_PILE] * hand == zones(game, *cards)


@pytest.mark.parametrize(
    ("id", "less"),
    [card("5R100", 3), card("5U104", 3), card("5U107", 3), card("5C108", 1), card("5C109", 1)],
)
def test_trackers_make_orcs_at_home(id: str, less: int) -> None:
    """Grishnákh, Orc Runner and other trackers: Sauron Orcs in play and in hand have a lower site number."""
    at = in_rohan(6 - less)
    far_orc = minion("Far Orc", race="orc", culture="moria", site_number=6)
    far_troll = minion("Far Troll", race="troll", culture="sauron", site_number=6)
    [orc, other, troll] = at.hand(1, WEAK_ORC_OF_MORDOR, far_orc, far_troll)
    before = is_roaming(at.table, orc)
    tracker = at.play(id)
    roaming = [is_roaming(at.table, one) for one in (orc, tracker, other, troll)]
    assert [True, False, False, True, True] == [before, *roaming]
    atoms.place_marker(at.table, 0, 5 - less)
    assert is_roaming(at.table, orc)
    assert may_play(at.pool(4).table, 1, orc) and not may_play(at.pool(3).table, 1, orc)


@pytest.mark.card("5U104")
def test_a_cutthroat_gives_up_another_orc() -> None:
    """Orc Cutthroat: the cutthroat exerts and another Mordor Orc is discarded to wound the companion it fights."""
    at = in_rohan(6)
    hero, cutthroat = at.play(PLAIN_ELF), at.play("5U104")
    game = at.skirmish(hero, cutthroat)
    assert not hand_over(game).offered("use", cutthroat)
    at = in_rohan(6)
    hero, cutthroat, orc = at.play(PLAIN_ELF), at.play("5U104"), at.play(WEAK_ORC_OF_MORDOR)
    game = hand_over(at.skirmish(hero, cutthroat)).choose("use", cutthroat)
    assert (1, 1, terms.DISCARD_PILE) == (game.wounds(hero), game.wounds(cutthroat), game.zone(orc))


@pytest.mark.card("5C108")
@pytest.mark.parametrize(("pool", "offered"), [(4, True), (3, False)])
def test_a_pursuer_brings_a_card(pool: int, offered: bool) -> None:
    """Orc Pursuer: when played, the pursuer may exert and remove two tokens to draw a card."""
    at = in_rohan(6).pool(pool)
    [top] = at.deck(1, PLAIN_ORC)
    game = comes(at, "5C108")
    assert offered == game.offered("respond")
    if offered:
        game.choose("respond")
        assert (0, terms.HAND) == (game.table.twilight, game.zone(top))


@pytest.mark.card("5C97")
@pytest.mark.parametrize(
    ("id", "pool", "wounds", "offered"),
    [
        (EYE_OF_MORDOR, 2, 0, True),
        (EYE_OF_MORDOR, 1, 0, False),
        (EYE_OF_MORDOR, 2, 1, False),
        (SNOW, 2, 0, False),
        (SAURON_MINION, 2, 0, False),
    ],
)
def test_a_soldier_is_glad_of_a_condition(id: str, pool: int, wounds: int, offered: bool) -> None:
    """Gate Soldier: when its player plays a Sauron condition, the soldier may exert and remove two tokens to draw."""
    at = in_rohan(6).pool(pool)
    [top, below] = at.deck(1, PLAIN_ORC, PLAIN_ORC)
    soldier = at.play("5C97", wounds=wounds)
    game = comes(at, id)
    assert offered == game.offered("respond", soldier)
    if offered:
        game.choose("respond", soldier)
        assert (1, 0) == (game.wounds(soldier), game.table.twilight)
        assert [terms.HAND, terms.DECK] == zones(game, top, below)


@pytest.mark.card("5C97")
def test_a_soldier_may_let_it_be() -> None:
    """Gate Soldier: declining the ability costs nothing and draws no card."""
    at = in_rohan(6).pool(2)
    [top] = at.deck(1, PLAIN_ORC)
    soldier = at.play("5C97")
    game = comes(at, EYE_OF_MORDOR).pass_()
    assert (0, 2, terms.DECK) == (game.wounds(soldier), game.table.twilight, game.zone(top))


@pytest.mark.card("5C97")
def test_a_soldier_does_not_care_for_conditions_of_others() -> None:
    """Gate Soldier: a Sauron condition played by another Shadow player does not trigger the ability."""
    at = in_rohan(6, seats=3).pool(9)
    at.hand(2, EYE_OF_MORDOR)
    soldier = at.play("5C97", seat=1)
    game = at.shadow().choose("play", EYE_OF_MORDOR)
    assert game.in_play(EYE_OF_MORDOR)
    assert not game.offered("respond", soldier)


@pytest.mark.card("5R100")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_grishnakh_offers_a_choice(answer: str) -> None:
    """Grishnákh: Grishnákh exerts twice to draw three cards, unless the Free Peoples player adds two burdens."""
    at = in_rohan(6)
    cards = at.deck(1, *[PLAIN_ORC] * 4)
    grishnakh, _orc = at.play("5R100"), at.play(WEAK_ORC_OF_MORDOR)
    game = at.shadow().choose("use", grishnakh)
    assert (0, 2) == (game.asked, game.wounds(grishnakh))
    game.choose(answer)
    drawn, taken = (0, 2) if answer == "yes" else (3, 0)
    assert [terms.HAND] * drawn + [terms.DECK] * (4 - drawn) == zones(game, *cards)
    assert taken == burdens(game)


@pytest.mark.parametrize(
    ("id", "phase", "fellow", "wounds", "offered"),
    [
        card(id, phase, *row)
        for id, phase in (("5R100", terms.SHADOW_PHASE), ("5U107", terms.MANEUVER))
        for row in (
            (WEAK_ORC_OF_MORDOR, 0, True),
            (WEAK_ORC_OF_MORDOR, 1, False),
            (TROLL_OF_MORDOR, 0, False),
            (PLAIN_ORC, 0, False),
        )
    ],
)
def test_captains_need_another_orc(id: str, phase: str, fellow: str, wounds: int, offered: bool) -> None:
    """Grishnákh and Orc Patrol: each needs another Mordor Orc in play and must be able to exert twice."""
    at = in_rohan(6)
    captain, _fellow = at.play(id, wounds=wounds), at.play(fellow)
    game = at.shadow() if phase == terms.SHADOW_PHASE else hand_over(at.maneuver())
    assert offered == game.offered("use", captain)


@pytest.mark.card("5U107")
def test_a_patrol_discards_any_condition() -> None:
    """Orc Patrol: the patrol exerts twice to discard any condition, but no possession and no minion."""
    at = in_rohan(6)
    patrol, _orc = at.play("5U107"), at.play(WEAK_ORC_OF_MORDOR)
    song, eye = at.play(SONG), at.play(EYE_OF_MORDOR)
    bells = [piece for piece, one in enumerate(at.table.cards) if one.printed.id in (BELL, DRUM)]
    game = hand_over(at.maneuver()).choose("use", patrol)
    assert sorted([song, eye, *bells]) == choices_of(game, 1)
    game.choose("choose", song)
    assert (2, terms.DISCARD_PILE, terms.PLAY) == (game.wounds(patrol), game.zone(song), game.zone(eye))


@pytest.mark.card("5R103")
@pytest.mark.parametrize(
    ("sites", "condition_", "answer", "drawn"),
    [
        *((sites, EYE_OF_MORDOR, "respond", min(sites, 3)) for sites in (1, 2, 3, 4)),
        (2, EYE_OF_MORDOR, "pass", 0),
        (2, SNOW, "", 0),
    ],
)
def test_a_captain_draws_for_each_site(sites: int, condition_: str, answer: str, drawn: int) -> None:
    """Orc Captain: with a Sauron condition in play, a card is drawn for each controlled site, up to three."""
    at = in_rohan(6).pool(3)
    at.play(condition_)
    for number in range(sites):
        at.control(1, number + 1)
    cards = at.deck(1, *[PLAIN_ORC] * 4)
    game = comes(at, "5R103")
    assert bool(answer) == game.offered("respond")
    if answer:
        game.choose(answer)
    assert [terms.HAND] * drawn + [terms.DECK] * (4 - drawn) == zones(game, *cards)


@pytest.mark.parametrize(("id", "zone", "wounds"), [card("5U105", terms.PLAY, 1), card("5C106", terms.DISCARD_PILE, 0)])
def test_orcs_take_control(id: str, zone: str, wounds: int) -> None:
    """Orc Fighter and Orc Infantry: with a Sauron condition, one exerts or is discarded to take control of a site."""
    at = in_rohan(6)
    orc, _condition = at.play(id), at.play(SNOW)
    assert not hand_over(at.regroup()).offered("use", orc)
    at = in_rohan(6)
    orc, _condition = at.play(id), at.play(EYE_OF_MORDOR)
    game = hand_over(at.regroup()).choose("use", orc)
    assert (zone, wounds, 1) == (game.zone(orc), game.wounds(orc), controlled_sites(game.table, 1))


@pytest.mark.card("5U105")
def test_an_exhausted_fighter_takes_no_site() -> None:
    """Orc Fighter: an exhausted fighter cannot take control of a site."""
    at = in_rohan(6)
    orc, _condition = at.play("5U105", wounds=2), at.play(EYE_OF_MORDOR)
    assert not hand_over(at.regroup()).offered("use", orc)


EYE = "5R96"


@pytest.mark.card(EYE)
@pytest.mark.parametrize(("orc", "change"), [(WEAK_ORC_OF_MORDOR, -2), (PLAIN_ORC, 0)])
def test_the_eye_weighs_on_the_ring_bound(orc: str, change: int) -> None:
    """Eye of Barad-Dûr: a character fighting a Sauron Orc is strength -1 for each Ring-bound companion."""
    at = in_rohan()
    elf = at.play(PLAIN_ELF)
    at.play("1C311")
    at.hand(1, EYE)
    game = hand_over(at.skirmish(elf, at.play(orc)))
    before = game.strength(elf)
    game.choose("play", EYE)
    assert before + change == game.strength(elf)


@pytest.mark.card(EYE)
@pytest.mark.parametrize("answer", ["respond", "pass"])
def test_the_eye_sees_who_reveals_it(answer: str) -> None:
    """Eye of Barad-Dûr: when a Free Peoples card reveals it from hand, it may be discarded to add two burdens."""
    at = in_rohan()
    eye, _orc = at.hand(1, EYE, PLAIN_ORC)
    game = at.after(SeeHand(terms.AN_OPPONENT, to_all=True))
    assert 1 == game.asked
    game.choose(answer)
    burdens = game.table.players[0].burdens
    assert ((2, terms.DISCARD_PILE) if answer == "respond" else (0, terms.HAND)) == (burdens, game.zone(eye))


@pytest.mark.card(EYE)
@pytest.mark.rule("LG-116")
def test_the_eye_is_discarded_and_not_played() -> None:
    """Eye of Barad-Dûr: it can be discarded from hand even where skirmish events cannot be played."""
    costly = condition("Silence", Continuous((cannot(terms.BE_PLAYED),), of=EVENT), side="free_peoples")
    at = in_rohan()
    eye = at.hand(1, EYE)[0]
    at.play(costly)
    at.play(condition("Bell of Events", Trigger(Happening(terms.PLAYED, EVENT), (add_burdens(5),))))
    watcher = condition("Watcher", Action((terms.FELLOWSHIP,), (SeeHand(terms.AN_OPPONENT, to_all=True),)))
    at.play(watcher)
    game = at.fellowship().choose("use", watcher)
    game.choose("respond", eye)
    assert (2, terms.DISCARD_PILE) == (game.table.players[0].burdens, game.zone(eye))
    assert "log-discarded-from-hand" in game.log()
    assert "log-played" not in game.log()


@pytest.mark.rule("LG-116")
def test_the_eye_alone_discards_itself_from_hand() -> None:
    """Eye of Barad-Dûr is the only event that can be discarded from hand by its own text."""
    found = set()
    for printed in LIBRARY.all().values():
        for ability in printed.abilities if printed.type == terms.EVENT_TYPE else ():
            costs = [cost for cost, _path in words_in(getattr(ability, "costs", ()), "")]
            found |= {
                printed.id for cost in costs if isinstance(cost, (Discard, DiscardFromHand)) and names_itself(cost)
            }
    assert {id for id in found if not id.startswith("sample:")} == {EYE}


def names_itself(cost: Effect) -> bool:
    """Whether a cost concerns the card that prints it."""
    return any(isinstance(word, This) for word, _path in words_in((cost,), ""))


@pytest.mark.card(EYE)
@pytest.mark.parametrize("at_random", [0, 1])
def test_the_eye_is_not_woken_by_a_look(at_random: int) -> None:
    """Eye of Barad-Dûr: a look at the hand by one player does not count as revealing it."""
    at = in_rohan()
    at.hand(1, EYE)
    assert not at.after(SeeHand(terms.AN_OPPONENT, at_random=at_random)).offered("respond", EYE)
