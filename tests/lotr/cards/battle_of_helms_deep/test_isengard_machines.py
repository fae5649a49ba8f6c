"""Machines of Isengard in Battle of Helm's Deep and Ents of Fangorn, and the Uruk-hai that use them."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import card, choices_of, hand_over, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, minion

RAM, DEVILRY, LADDER, ASSAULT = "5U44", "5R49", "5U57", "6U58"
RAGER, SAVAGE, SLAYER = "5U45", "5R46", "5R47"
URUK = minion("Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
STRANGE_URUK = minion("Strange Uruk", strength=9, vitality=3, race="uruk-hai")
ORC = minion("Orc", strength=9, vitality=3, culture="isengard")
HERO = companion("Hero", strength=5, vitality=6)
FRIEND = ally("Friend", vitality=4, homes=(Home(4, terms.TOWERS_BLOCK),))
FAR_FRIEND = ally("Far Friend", vitality=4, homes=(Home(8, terms.TOWERS_BLOCK),))
CATAPULT = condition("Catapult", side=terms.SHADOW, keywords=(("machine", 1),))
PALISADE = condition("Palisade", side=terms.SHADOW)


def tokens(game: Playing, card: int) -> tuple[int, str]:
    """Returns the tokens on a card, and their culture."""
    piece = game.table.cards[card]
    return piece.tokens, piece.culture_tokens


# Building.


@pytest.mark.parametrize("id", [card(id) for id in (RAM, DEVILRY, LADDER, ASSAULT)])
def test_an_uruk_builds_a_machine(id: str) -> None:
    """Assault Ladder, Battering Ram, Devilry of Orthanc and Scaling Ladder: an Uruk-hai exerts to add a token."""
    at = in_rohan(4)
    machine, other = at.play(id), at.play(CATAPULT)
    uruk, stranger, orc = at.play(URUK), at.play(STRANGE_URUK, wounds=1), at.play(ORC)
    game = at.shadow().choose("use", machine)
    assert [uruk, stranger] == choices_of(game, 1)
    game.choose("choose", stranger)
    assert ((1, "isengard"), (0, "")) == (tokens(game, machine), tokens(game, other))
    game.choose("use", machine).choose("use", machine)
    assert (3, 2, 2, 0) == (tokens(game, machine)[0], *[game.wounds(one) for one in (uruk, stranger, orc)])
    assert not game.offered("use", machine)


@pytest.mark.parametrize("id", [card("5C61"), card("5C62")])
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_engineers_work_on_a_machine(id: str, verb: str) -> None:
    """Uruk Engineer and Uruk Sapper: when played, either may add a token to any machine, but to no other card."""
    at = in_rohan(5).pool(3)
    ram, catapult, palisade = at.play(RAM), at.play(CATAPULT), at.play(PALISADE)
    at.hand(1, id)
    game = at.shadow().choose("play", id)
    assert game.offered("respond", id)
    game.choose(verb)
    if verb == "respond":
        assert [ram, catapult] == choices_of(game, 1)
        game.choose("choose", catapult)
    there = (1, "isengard") if verb == "respond" else (0, "")
    assert [(0, ""), there, (0, "")] == [tokens(game, one) for one in (ram, catapult, palisade)]


@pytest.mark.parametrize("id", [card("5C61"), card("5C62")])
def test_engineers_without_a_machine(id: str) -> None:
    """Uruk Engineer and Uruk Sapper: without a machine no token is added, and the damage bonus still applies."""
    at = in_rohan(5).pool(3)
    palisade = at.play(PALISADE)
    [engineer] = at.hand(1, id)
    game = at.shadow().choose("play", id).choose("respond", engineer)
    assert ((0, ""), 1) == (tokens(game, palisade), keyword(game.table, engineer, terms.DAMAGE))


# Effects of machines.


@pytest.mark.card(RAM)
@pytest.mark.parametrize(("companions", "number", "offered"), [(5, 1, True), (4, 1, False), (5, 0, False)])
def test_a_ram(companions: int, number: int, offered: bool) -> None:
    """Battering Ram: with five companions and a token spotted, the ram is discarded to make an Uruk-hai damage +1."""
    at = in_rohan(4)
    heroes = [at.play(HERO) for _hero in range(companions - 1)]
    at.play(CATAPULT, tokens=3, culture="isengard")
    ram = at.play(RAM, tokens=number, culture="isengard")
    uruk, stranger = at.play(URUK), at.play(STRANGE_URUK)
    at.play(ORC)
    game = hand_over(at.skirmish(heroes[0], uruk))
    assert offered == game.offered("use", ram)
    if offered:
        game.choose("use", ram)
        assert [uruk, stranger] == choices_of(game, 1)
        game.choose("choose", uruk)
        assert [1, 0] == [keyword(game.table, one, terms.DAMAGE) for one in (uruk, stranger)]
        assert terms.DISCARD_PILE == game.zone(ram)
        game.passes(2)
        assert (2, 0) == (game.wounds(heroes[0]), keyword(game.table, uruk, terms.DAMAGE))


@pytest.mark.card(LADDER)
@pytest.mark.parametrize(("number", "culture", "offered"), [(1, "isengard", True), (0, "", False), (1, "moria", False)])
def test_a_scaling_ladder(number: int, culture: str, offered: bool) -> None:
    """Scaling Ladder: with an Isengard token on it spotted, the ladder is discarded to heal an Uruk-hai."""
    at = in_rohan(4)
    ladder = at.play(LADDER, tokens=number, culture=culture)
    uruk, stranger, orc = at.play(URUK, wounds=2), at.play(STRANGE_URUK, wounds=1), at.play(ORC, wounds=1)
    game = hand_over(at.skirmish(at.play(HERO), uruk))
    assert offered == game.offered("use", ladder)
    if offered:
        game.choose("use", ladder)
        assert [uruk, stranger] == choices_of(game, 1)
        game.choose("choose", uruk)
        assert [1, 1, 1] == [game.wounds(one) for one in (uruk, stranger, orc)]
        assert terms.DISCARD_PILE == game.zone(ladder)


@pytest.mark.card(ASSAULT)
@pytest.mark.parametrize(("number", "offered"), [(3, True), (2, False)])
def test_an_assault_ladder(number: int, offered: bool) -> None:
    """Assault Ladder: with three tokens spotted, the ladder is discarded to make an Uruk-hai strength +3."""
    at = in_rohan(4)
    at.play(CATAPULT, tokens=3, culture="isengard")
    ladder = at.play(ASSAULT, tokens=number, culture="isengard")
    uruk, stranger = at.play(URUK), at.play(STRANGE_URUK)
    at.play(ORC)
    game = hand_over(at.skirmish(at.play(HERO), uruk))
    assert offered == game.offered("use", ladder)
    if offered:
        game.choose("use", ladder)
        assert [uruk, stranger] == choices_of(game, 1)
        game.choose("choose", uruk)
        assert (12, 9, terms.DISCARD_PILE) == (game.strength(uruk), game.strength(stranger), game.zone(ladder))
        assert 9 == game.passes(2).strength(uruk)


@pytest.mark.card(DEVILRY)
@pytest.mark.parametrize(("number", "offered"), [(8, True), (7, False)])
def test_devilry(number: int, offered: bool) -> None:
    """Devilry of Orthanc: with eight tokens spotted, the condition is discarded to make every character exert."""
    at = in_rohan(4)
    devilry = at.play(DEVILRY, tokens=number, culture="isengard")
    everybody = [at.frodo(), at.play(HERO), at.play(FAR_FRIEND), at.play(URUK), at.play(ORC)]
    exhausted = at.play(ORC, wounds=2)
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", devilry)
    if offered:
        game.choose("use", devilry)
        assert ([1] * 5, 2) == ([game.wounds(one) for one in everybody], game.wounds(exhausted))
        assert terms.DISCARD_PILE == game.zone(devilry)


# Berserkers.

PRICES = [card(RAGER, 3), card(SAVAGE, 4), card(SLAYER, 5)]


@pytest.mark.parametrize(("id", "gain"), [card(RAGER, 1), card(SAVAGE, 1), card(SLAYER, 2)])
def test_berserkers_smell_blood(id: str, gain: int) -> None:
    """Berserk Rager, Berserk Savage and Berserk Slayer: strength +1 for each wound in the minion's own skirmish."""
    at = in_rohan(5)
    hero, berserker, helper = at.play(HERO, wounds=2), at.play(id, wounds=1), at.play(ORC, wounds=1)
    at.play(HERO, wounds=1)
    at.play(ORC, wounds=1)
    strength = at.table.cards[berserker].printed.strength
    game = at.skirmish(hero, berserker, helper)
    assert strength + 4 * gain == game.strength(berserker)
    at = in_rohan(5)
    hero, berserker, helper = at.play(HERO, wounds=2), at.play(id, wounds=1), at.play(ORC, wounds=1)
    game = at.skirmish(hero, helper)
    assert (strength, 1) == (game.strength(berserker), keyword(game.table, berserker, terms.DAMAGE))


@pytest.mark.parametrize(("id", "price"), PRICES)
def test_what_berserkers_pay(id: str, price: int) -> None:
    """Berserk Rager, Berserk Savage and Berserk Slayer: the cost is tokens from one machine and two exertions."""
    at = in_rohan(5)
    ram, catapult = at.play(RAM, tokens=price + 1, culture="isengard"), at.play(CATAPULT, tokens=9, culture="isengard")
    at.play(PALISADE, tokens=9, culture="isengard")
    berserker = at.play(id)
    game = hand_over(at.skirmish(at.play(HERO), berserker)).choose("use", berserker)
    assert [ram, catapult] == choices_of(game, 1)
    game.choose("choose", ram)
    assert (1, 9, 2) == (tokens(game, ram)[0], tokens(game, catapult)[0], game.wounds(berserker))


@pytest.mark.parametrize(("id", "price"), PRICES)
@pytest.mark.parametrize(
    ("lacking", "culture", "wounds", "offered"),
    [(0, "isengard", 0, True), (1, "isengard", 0, False), (0, "moria", 0, False), (0, "isengard", 1, False)],
)
def test_berserkers_who_cannot_pay(id: str, price: int, lacking: int, culture: str, wounds: int, offered: bool) -> None:
    """Berserk Rager, Berserk Savage and Berserk Slayer: enough tokens on one machine and two exertions are required."""
    at = in_rohan(5)
    at.play(RAM, tokens=price - lacking, culture=culture)
    at.play(CATAPULT, tokens=price - 1, culture="isengard")
    berserker = at.play(id, wounds=wounds)
    assert offered == hand_over(at.skirmish(at.play(HERO), berserker)).offered("use", berserker)


@pytest.mark.card(RAGER)
def test_a_rager_wounds_all_allies() -> None:
    """Berserk Rager: every ally is wounded twice, at home or not, and no companion is wounded."""
    at = in_rohan(4)
    at.play(RAM, tokens=3, culture="isengard")
    rager, hero, friend, far = at.play(RAGER), at.play(HERO), at.play(FRIEND), at.play(FAR_FRIEND)
    game = hand_over(at.skirmish(hero, rager)).choose("use", rager)
    assert [2, 2, 0, 0] == [game.wounds(one) for one in (friend, far, hero, at.frodo())]


@pytest.mark.card(SAVAGE)
def test_a_savage_grows() -> None:
    """Berserk Savage: strength +8 for the skirmish, and the two exertions raise the strength further."""
    at = in_rohan(5)
    at.play(RAM, tokens=4, culture="isengard")
    savage, hero, orc = at.play(SAVAGE), at.play(HERO), at.play(ORC)
    game = hand_over(at.skirmish(hero, savage)).choose("use", savage)
    assert (12 + 8 + 2, 9) == (game.strength(savage), game.strength(orc))
    game.passes(2)
    assert 12 == game.strength(savage)


@pytest.mark.card(SLAYER)
def test_a_slayer_wounds_all_companions() -> None:
    """Berserk Slayer: every companion, including the Ring-bearer, is wounded once, which makes the slayer stronger."""
    at = in_rohan(4)
    at.play(RAM, tokens=5, culture="isengard")
    slayer, hero, other, friend = at.play(SLAYER), at.play(HERO), at.play(HERO), at.play(FRIEND)
    game = hand_over(at.skirmish(hero, slayer)).choose("use", slayer)
    game.pass_()  # the Ring would take Frodo's wound
    assert [1, 1, 1, 0] == [game.wounds(one) for one in (hero, other, at.frodo(), friend)]
    assert 12 + 2 * 3 == game.strength(slayer)
    assert [terms.PLAY, terms.PLAY] == zones(game, slayer, hero)
