"""Events of Isengard of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.responses.answers import may_answer_from_hand
from inglenook.lotr.responses.facts import Facts
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, SAM, burdens, fierce, hand_over, play_to, standing, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, artifact, companion, condition, event, minion, possession

URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
STRANGER = minion("Strange Uruk", strength=9, vitality=4, race="uruk-hai")
ISENGARD_ORC = minion("Orc of Isengard", strength=6, vitality=3, culture="isengard")
ORC = minion("Orc", strength=6, vitality=3)
STRONG = companion("Strong", strength=10, vitality=6)
MANEUVERS = [
    ("1R123", 3, ISENGARD_ORC, STRANGER),
    ("1R124", 2, ISENGARD_ORC, STRANGER),
    ("1R137", 0, STRANGER, ISENGARD_ORC),
]
"""Events of the maneuver phase, their cost, a minion that can exert for it and one that cannot."""
SWORD = possession("Sword", item_class="hand_weapon", strength=2)
RING_OF_MEN = artifact("Ring of Men", strength=1)


def five(at: Position) -> list[Thing]:
    """Returns four companions besides the Ring-bearer; two of them and the Ring-bearer are exhausted."""
    atoms.set_wounds(at.table, at.frodo(), 3)
    return [at.play(GIMLI, wounds=2), at.play(BOROMIR, wounds=2), at.play(LEGOLAS, wounds=1), at.play(SAM)]


@pytest.mark.parametrize(
    ("id", "cost", "able", "unable"), [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in MANEUVERS]
)
def test_who_exerts_for_an_event_of_the_maneuver_phase(id: str, cost: int, able: str, unable: str) -> None:
    """Caradhras Has Not Forgiven Us, Cruel Caradhras and Saruman's Reach: a minion of the named kind exerts."""
    at = standing().pool(cost)
    five(at)
    minions = [at.play(able), at.play(able)]
    at.play(unable)
    at.hand(1, id)
    game = hand_over(at.maneuver()).choose("play", id)
    assert (1, minions) == (game.asked, game.choices())
    game.choose("choose", minions[1])
    assert (1, 0) == (game.wounds(minions[1]), game.table.twilight)
    at = standing().pool(cost)
    five(at)
    at.play(able, wounds=3 if able == STRANGER else 2)
    at.play(unable)
    at.hand(1, id)
    assert not hand_over(at.maneuver()).offered("play", id)


@pytest.mark.card("1R123")
def test_caradhras_takes_an_exhausted_companion() -> None:
    """Caradhras Has Not Forgiven Us: an exhausted companion other than the Ring-bearer is discarded."""
    at = standing().pool(3)
    gimli, boromir, _legolas, _sam = five(at)
    at.play(ally("Old Friend", vitality=1))
    at.play(URUK)
    at.hand(1, "1R123")
    game = hand_over(at.maneuver()).choose("play", "1R123")
    assert (1, [gimli, boromir]) == (game.asked, game.choices())
    game.choose("choose", boromir)
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, gimli, boromir)


@pytest.mark.card("1R123")
def test_caradhras_forgives_four() -> None:
    """Caradhras Has Not Forgiven Us: five companions must be spotted, and allies do not count."""
    at = standing().pool(3)
    heroes = five(at)
    atoms.put(at.table, heroes[-1], terms.DISCARD_PILE)
    at.play(ally("Old Friend"))
    at.play(URUK)
    at.hand(1, "1R123")
    assert not hand_over(at.maneuver()).offered("play", "1R123")


@pytest.mark.card("1R124")
@pytest.mark.parametrize(("choice", "gained", "wounds"), [(1, 0, 1), (2, 1, 0)])
def test_cruel_caradhras_leaves_a_choice(choice: int, gained: int, wounds: int) -> None:
    """Cruel Caradhras: the Free Peoples player exerts the Ring-bearer or adds a burden."""
    at = standing().pool(2)
    at.play(URUK)
    at.hand(1, "1R124")
    game = hand_over(at.maneuver()).choose("play", "1R124")
    assert 0 == game.asked
    game.choose("choice", amount=choice)
    assert (gained, wounds) == (burdens(game), game.wounds(at.frodo()))


@pytest.mark.card("1R124")
def test_an_exhausted_ring_bearer_leaves_no_choice() -> None:
    """Cruel Caradhras: with an exhausted Ring-bearer a burden is added without a choice (LG-63)."""
    at = standing().pool(2)
    five(at)
    at.play(URUK)
    at.hand(1, "1R124")
    game = hand_over(at.maneuver()).choose("play", "1R124")
    assert (1, 3) == (burdens(game), game.wounds(at.frodo()))


@pytest.mark.card("1U126")
def test_hunt_them_down() -> None:
    """Hunt Them Down!: any Uruk-hai, but not an Orc, is fierce until the regroup phase."""
    at = standing().pool(3)
    uruks = [at.play(URUK), at.play(STRANGER)]
    at.play(ISENGARD_ORC)
    at.hand(1, "1U126")
    game = hand_over(at.maneuver()).choose("play", "1U126")
    assert uruks == game.choices()
    game.choose("choose", uruks[1])
    assert [0, 1] == [fierce(game, uruk) for uruk in uruks]
    assert 1 == fierce(play_to(game, terms.ASSIGNMENT), uruks[1])
    assert 0 == fierce(play_to(game, terms.REGROUP), uruks[1])


@pytest.mark.card("1R128")
def test_a_battle_cry() -> None:
    """Lurtz's Battle Cry: an Uruk-hai is strength -1 and damage +1 in this skirmish."""
    at = standing().pool(1)
    uruks = [at.play(URUK), at.play(STRANGER)]
    orc = at.play(ISENGARD_ORC)
    hero = at.play(STRONG)
    at.hand(1, "1R128")
    game = hand_over(at.skirmish(hero, *uruks, orc)).choose("play", "1R128")
    assert uruks == game.choices()
    game.choose("choose", uruks[0])
    damages = [keyword(game.table, uruk, terms.DAMAGE) for uruk in uruks]
    assert ([8, 9, 6], [1, 0]) == ([game.strength(card) for card in (*uruks, orc)], damages)
    game.pass_().pass_()
    assert (9, 0) == (game.strength(uruks[0]), keyword(game.table, uruks[0], terms.DAMAGE))


@pytest.mark.card("1R132")
def test_a_possession_is_parried() -> None:
    """Parry: one possession of either side gives no strength until the regroup phase; artifacts cannot be chosen."""
    at = standing().pool(2)
    hero, uruk = at.play(STRONG), at.play(STRANGER)
    mine = at.play(SWORD, on=hero)
    at.play(RING_OF_MEN, on=hero)
    theirs = at.play(possession("Scimitar", side=terms.SHADOW, item_class="hand_weapon", strength=1), on=uruk)
    at.hand(1, "1R132")
    game = hand_over(at.maneuver()).choose("play", "1R132")
    assert [mine, theirs] == game.choices()
    assert 11 == game.choose("choose", mine).strength(hero)
    assert (11, 10) == (play_to(game, terms.ASSIGNMENT).strength(hero), game.strength(uruk))
    assert 13 == play_to(game, terms.REGROUP).strength(hero)


@pytest.mark.card("1R132")
@pytest.mark.parametrize(("id", "offered"), [(STRANGER, True), (ISENGARD_ORC, False)])
def test_only_uruks_can_parry(id: str, offered: bool) -> None:
    """Parry: an Uruk-hai must be spotted, but need not exert."""
    at = standing().pool(2)
    at.play(SWORD, on=at.play(STRONG))
    minion = at.play(id, wounds=2)
    at.hand(1, "1R132")
    game = hand_over(at.maneuver())
    assert offered == game.offered("play", "1R132")
    if offered:
        assert 2 == game.choose("play", "1R132").wounds(minion)


@pytest.mark.card("1U136")
def test_sarumans_power_ends_all_conditions() -> None:
    """Saruman's Power: an Isengard minion exerts to discard every condition of both sides."""
    at = standing().pool(2)
    hero, orc = at.play(STRONG), at.play(ISENGARD_ORC)
    gone = [
        at.play(condition("Hope")),
        at.play(condition("Fear", side=terms.SHADOW)),
        at.play(condition("Oath"), on=hero),
    ]
    sword = at.play(SWORD, on=hero)
    at.play(STRANGER)
    at.hand(1, "1U136")
    spare = at.play(ISENGARD_ORC)
    game = at.shadow().choose("play", "1U136")
    assert (1, [orc, spare]) == (game.asked, game.choices())
    game.choose("choose", orc)
    assert ([terms.DISCARD_PILE] * 3, terms.PLAY) == (zones(game, *gone), game.zone(sword))
    assert 1 == game.wounds(orc)


@pytest.mark.card("1U136")
def test_sarumans_power_needs_a_minion_of_isengard() -> None:
    """Saruman's Power: a minion of another culture cannot exert for the event."""
    at = standing().pool(2)
    at.play(STRANGER)
    at.hand(1, "1U136")
    assert not at.shadow().offered("play", "1U136")


@pytest.mark.card("1R137")
@pytest.mark.parametrize("choice", [1, 2])
def test_sarumans_reach_leaves_a_choice(choice: int) -> None:
    """Saruman's Reach: the Free Peoples player exerts two companions, or the Ring-bearer wears The One Ring."""
    at = standing()
    heroes = [at.frodo(), at.play(GIMLI), at.play(SAM)]
    at.play(ally("Onlooker"))
    at.play(URUK)
    at.hand(1, "1R137")
    game = hand_over(at.maneuver()).choose("play", "1R137")
    assert 0 == game.asked
    game.choose("choice", amount=choice)
    if choice == 1:
        assert (0, heroes) == (game.asked, game.choices())
        game.choose_all(*heroes[1:])
    assert [0, 2 - choice, 2 - choice] == [game.wounds(hero) for hero in heroes]
    assert (choice == 2) == game.table.players[0].wearing
    assert not play_to(game, terms.REGROUP).table.players[0].wearing


@pytest.mark.card("1R137")
def test_one_companion_is_not_enough_for_sarumans_reach() -> None:
    """Saruman's Reach: if two companions cannot exert, the Ring-bearer must wear The One Ring (LG-63)."""
    at = standing()
    hero = at.play(GIMLI, wounds=2)
    at.play(URUK)
    at.hand(1, "1R137")
    game = hand_over(at.maneuver()).choose("play", "1R137")
    assert (True, 0, 2) == (game.table.players[0].wearing, game.wounds(at.frodo()), game.wounds(hero))


@pytest.mark.card("1R139")
@pytest.mark.parametrize(("companions", "numbers"), [(3, [0]), (4, [0, 1])])
def test_savagery_matches_numbers(companions: int, numbers: list[int]) -> None:
    """Savagery to Match Their Numbers: only the second choice needs five companions, including the Ring-bearer."""
    at = standing()
    heroes = [at.play(companion(f"Man {place}", vitality=6)) for place in range(companions)]
    at.play(ally("Onlooker"))
    at.hand(1, "1R139")
    game = hand_over(at.skirmish(heroes[0], at.play(URUK)))
    assert numbers == [option.amount for option in game.options("play")]


@pytest.mark.card("1R139")
@pytest.mark.parametrize(("number", "more", "is_fierce"), [(0, 2, 0), (1, 4, 1)])
def test_savagery(number: int, more: int, is_fierce: int) -> None:
    """Savagery to Match Their Numbers: an Uruk-hai is stronger, or stronger still and fierce with five companions."""
    at = standing()
    heroes = [at.play(companion(f"Man {place}", strength=10, vitality=9)) for place in range(4)]
    uruks = [at.play(URUK), at.play(STRANGER)]
    orc = at.play(ISENGARD_ORC)
    at.hand(1, "1R139")
    game = hand_over(at.skirmish(heroes[0], *uruks, orc)).choose("play", "1R139", amount=number)
    assert uruks == game.choices()
    game.choose("choose", uruks[0])
    assert ([9 + more, 9, 6], is_fierce) == ([game.strength(card) for card in (*uruks, orc)], fierce(game, uruks[0]))
    game.pass_().pass_()
    assert (9 + more * number, is_fierce) == (game.strength(uruks[0]), fierce(game, uruks[0]))
    play_to(game, terms.REGROUP)
    assert (9, 0) == (game.strength(uruks[0]), fierce(game, uruks[0]))


def stealing(at: Position, keyword: str) -> str:
    """Returns a Free Peoples event of the skirmish phase that adds a burden."""
    id = event("Creeping", Action((terms.SKIRMISH,), (add_burdens(1),)), keywords=((keyword, 1),))
    at.hand(0, id)
    return id


@pytest.mark.card("1U161")
@pytest.mark.parametrize(("choice", "wounds", "zone"), [(1, 1, terms.PLAY), (2, 0, terms.DISCARD_PILE)])
def test_wariness_cancels_a_stealth_event(choice: int, wounds: int, zone: str) -> None:
    """Wariness: an Uruk-hai exerts or is discarded to cancel a stealth event."""
    at = standing()
    uruks, _orc = [at.play(STRANGER), at.play(URUK)], at.play(ISENGARD_ORC)
    at.hand(1, "1U161")
    id = stealing(at, "stealth")
    game = at.skirmish(at.play(STRONG), uruks[0]).choose("play", id)
    assert 1 == game.asked
    game.choose("respond", "1U161")
    assert (1, 2) == (game.asked, len(game.options("choice")))
    game.choose("choice", amount=choice)
    assert (1, uruks) == (game.asked, game.choices())
    game.choose("choose", uruks[0])
    assert (0, wounds, zone) == (burdens(game), game.wounds(uruks[0]), game.zone(uruks[0]))


@pytest.mark.card("1U161")
def test_an_exhausted_uruk_can_only_be_discarded() -> None:
    """Wariness: an exhausted Uruk-hai can only be discarded, and a player may decline to cancel the event."""
    at = standing()
    uruk = at.play(STRANGER, wounds=3)
    at.hand(1, "1U161")
    id = stealing(at, "stealth")
    game = at.skirmish(at.play(STRONG), uruk).choose("play", id)
    assert (1, 0) == (burdens(game.pass_()), len(game.table.players[1].discard))
    at = standing()
    uruk = at.play(STRANGER, wounds=3)
    at.hand(1, "1U161")
    id = stealing(at, "stealth")
    game = at.skirmish(at.play(STRONG), uruk).choose("play", id).choose("respond", "1U161")
    assert (0, terms.DISCARD_PILE) == (burdens(game), game.zone(uruk))


@pytest.mark.card("1U161")
@pytest.mark.parametrize(("keyword", "id"), [("spell", URUK), ("stealth", ISENGARD_ORC)])
def test_what_wariness_cannot_do(keyword: str, id: str) -> None:
    """Wariness: an event without stealth cannot be cancelled, and an Uruk-hai is required."""
    at = standing()
    minion = at.play(id)
    at.hand(1, "1U161")
    played = stealing(at, keyword)
    game = at.skirmish(at.play(STRONG), minion).choose("play", played)
    assert (False, 1) == (game.offered("respond", "1U161"), burdens(game))


@pytest.mark.card("1U161")
def test_the_uruk_of_another_player_is_not_wary() -> None:
    """Wariness: a player without an Uruk-hai cannot use another player's Uruk-hai."""
    at = standing(seats=3)
    uruk = at.play(URUK, seat=1)
    at.hand(2, "1U161")
    id = stealing(at, "stealth")
    game = at.skirmish(at.play(STRONG), uruk).choose("play", id)
    assert not game.offered("respond", "1U161")


LURTZ, OTHER_LURTZ = "1R127", minion("Lurtz", race="uruk-hai", subtitle="Halfling Hunter", unique=True)
SAVAGE, SOLDIER = "1C151", "1C154"


def bred(at: Position, id: str) -> Playing:
    """Returns the game after an Uruk-hai has been played with the event in hand."""
    at.hand(1, id, "1C122")
    return at.shadow().choose("play", id)


@pytest.mark.card("1C122")
def test_the_breeding_pit_gives_back_copies() -> None:
    """Breeding Pit: all cards of the played Uruk-hai's title go from the player's discard pile beneath the deck."""
    at = standing(site=5).pool(3)
    pile = at.discard(1, SAVAGE, SOLDIER, SAVAGE)
    theirs = at.discard(0, SAVAGE)
    top = at.deck(1, ORC)
    game = bred(at, SAVAGE).choose("respond", "1C122")
    while game.prompt.startswith("prompt-order"):
        game.choose_all(pile[0], pile[2])
    assert (top[0], 3) == (game.table.players[1].deck[0], len(game.table.players[1].deck))
    assert [terms.DECK, terms.DISCARD_PILE, terms.DECK] == zones(game, *pile)
    assert (terms.DISCARD_PILE, 0) == (game.zone(theirs[0]), game.table.twilight)


@pytest.mark.card("1C122")
def test_another_version_is_a_copy_too() -> None:
    """Breeding Pit: a card of the same title with a different subtitle counts (LR-24.5)."""
    at = standing(site=5).pool(8)
    other = at.discard(1, OTHER_LURTZ)[0]
    game = bred(at, LURTZ).choose("respond", "1C122")
    assert terms.DECK == game.zone(other)


@pytest.mark.card("1C122")
@pytest.mark.parametrize(("id", "pool"), [(ISENGARD_ORC, 3), (SAVAGE, 2)])
def test_when_nothing_is_bred(id: str, pool: int) -> None:
    """Breeding Pit: the response needs an Uruk-hai, not an Orc, and a twilight token for the cost."""
    at = standing(site=5).pool(pool)
    at.discard(1, id)
    assert not bred(at, id).offered("respond", "1C122")


@pytest.mark.card("1C122")
def test_what_another_player_breeds_is_not_yours() -> None:
    """Breeding Pit: only the player of the Uruk-hai can respond, even if no card moves."""
    at = standing(site=5, seats=3).pool(5)
    at.discard(1, SAVAGE)
    at.hand(1, SAVAGE, "1C122")
    at.hand(2, "1C122")
    game = at.shadow().pass_().choose("play", SAVAGE)
    assert (1, True) == (game.asked, game.offered("respond", "1C122"))
    assert 1 == len(game.pass_().table.players[1].discard)


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize(("id", "player", "asked"), [(SAVAGE, 1, True), (SAVAGE, 2, False), (ISENGARD_ORC, 1, False)])
def test_who_may_hold_the_breeding_pit_is_asked(id: str, player: int, asked: bool) -> None:
    """Uruk Savage: after playing an Uruk-hai, a player with cards in hand is asked for a response."""
    at = standing(site=5, seats=3)
    at.hand(1, SOLDIER)
    played = at.play(id, seat=player)
    assert asked == may_answer_from_hand(at.table, Facts(terms.PLAYED, played, seat=player), 1)
