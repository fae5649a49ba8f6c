"""Isengard events, conditions and items of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    ARAGORN,
    GANDALF,
    GIMLI,
    LEGOLAS,
    burdens,
    card,
    hand_over,
    standing,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion

URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
STRANGER = minion("Strange Uruk", strength=9, vitality=4, race="uruk-hai")
ISENGARD_ORC = minion("Orc of Isengard", strength=6, vitality=4, culture="isengard")
ORC = minion("Orc", strength=6, vitality=3)
GOBLIN = minion("Goblin", culture="moria")
SARUMAN = "3R68"
STORM, FROST, SPIES = "2U48", "1U135", "1R140"


def against_aragorn(wounds: int = 0) -> tuple[Playing, int]:
    """Returns the game after the event has been played with Aragorn in play."""
    at = standing()
    aragorn = at.play(ARAGORN, wounds=wounds)
    at.play(GIMLI)
    at.play(ISENGARD_ORC, wounds=3)
    at.hand(1, "3R50")
    return hand_over(at.maneuver()).choose("play", "3R50"), aragorn


@pytest.mark.card("3R50")
@pytest.mark.parametrize(("verb", "wounds", "gained"), [("no", 3, 0), ("yes", 0, 2)])
def test_aragorn_is_tempted(verb: str, wounds: int, gained: int) -> None:
    """Can You Protect Me From Yourself?: Aragorn is exhausted unless two burdens are added."""
    game, aragorn = against_aragorn()
    assert (0, "prompt-pay-to-prevent") == (game.asked, game.prompt)
    game.choose(verb)
    assert (wounds, gained) == (game.wounds(aragorn), burdens(game))


@pytest.mark.card("3R50")
def test_others_are_not_tempted() -> None:
    """Can You Protect Me From Yourself?: an Isengard minion is required, and only Aragorn is affected."""
    at = standing()
    at.play(ARAGORN)
    at.play(STRANGER)
    at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
    at.hand(1, "3R50")
    assert not hand_over(at.maneuver()).offered("play", "3R50")
    at = standing()
    gimli = at.play(GIMLI)
    at.play(URUK)
    at.hand(1, "3R50")
    game = hand_over(at.maneuver()).choose("play", "3R50").choose("no")
    assert (0, 0) == (game.wounds(gimli), game.wounds(at.frodo()))


@pytest.mark.card("3C51")
@pytest.mark.parametrize(("id", "healed"), [(GIMLI, 2), (GANDALF, 3), ("1C290", 0)])
def test_coming_for_the_ring(id: str, healed: int) -> None:
    """Coming for the Ring: a random card is revealed, and its cost is the number of Isengard minions healed."""
    at = standing().pool(2)
    minions = [at.play(one, wounds=2) for one in (URUK, ISENGARD_ORC, URUK)]
    other = at.play(STRANGER, wounds=2)
    revealed = at.hand(0, id)[0]
    at.hand(1, "3C51")
    game = hand_over(at.regroup()).choose("play", "3C51")
    if healed == 2:
        assert (1, minions) == (game.asked, game.choices())
        game.choose_all(*minions[:2])
    assert [1] * healed + [2] * (3 - healed) == [game.wounds(one) for one in minions]
    assert (2, True) == (game.wounds(other), knows(game.table, 1, revealed))


@pytest.mark.card("3C51")
def test_only_one_card_is_revealed() -> None:
    """Coming for the Ring: only one of two cards in hand is revealed."""
    at = standing().pool(2)
    at.play(URUK)
    cards = at.hand(0, GIMLI, LEGOLAS)
    at.hand(1, "3C51")
    game = hand_over(at.regroup()).choose("play", "3C51")
    assert 1 == [knows(game.table, 1, one) for one in cards].count(True)


@pytest.mark.card("3R52")
def test_a_fell_voice_brings_the_weather_back() -> None:
    """A Fell Voice on the Air: Saruman exerts to play an Isengard weather condition from discard for 2 less."""
    at = standing(site=5).pool(0)
    voice, saruman, uruk = at.play("3R52"), at.play(SARUMAN), at.play(URUK)
    pile = at.discard(1, STORM, FROST, SPIES, "1R123")
    at.hand(1, STORM)
    game = at.shadow().choose("use", voice)
    assert pile[:2] == game.choices("play")
    game.choose("play", pile[0])
    if game.offered("choose"):
        game.choose("choose", uruk)  # a minion of Isengard exerts for the storm, as ever
    assert (terms.PLAY, 1, 1) == (game.zone(pile[0]), game.wounds(saruman), game.wounds(uruk))


@pytest.mark.card("3R52")
def test_a_fell_voice_takes_off_two() -> None:
    """A Fell Voice on the Air: two of a cost of four are saved, and weather events cannot be played."""
    weather: tuple[tuple[str, int], ...] = (("weather", 1),)
    facts = {"culture": "isengard", "side": terms.SHADOW, "keywords": weather}
    at = standing(site=5).pool(5)
    voice = at.play("3R52")
    at.play(SARUMAN)
    long_winter = condition("Long Winter", cost=4, **facts)
    thaw = event("Thaw", Action((terms.SHADOW_PHASE,), (add_burdens(1),)), **facts)
    rain = condition("Rain Elsewhere", side=terms.SHADOW, culture="moria", keywords=weather)
    at.discard(1, long_winter, thaw, rain)
    assert 3 == at.shadow().choose("use", voice).table.twilight


@pytest.mark.card("3R52")
@pytest.mark.parametrize(
    ("id", "pile", "offered"), [(SARUMAN, STORM, True), (ISENGARD_ORC, STORM, False), (SARUMAN, SPIES, False)]
)
def test_what_a_fell_voice_needs(id: str, pile: str, offered: bool) -> None:
    """A Fell Voice on the Air: Saruman and an Isengard weather condition in discard are required."""
    at = standing(site=5).pool(5)
    voice = at.play("3R52")
    at.play(id)
    at.play(URUK)
    at.discard(1, pile)
    assert offered == at.shadow().offered("use", voice)


@pytest.mark.card("3U53")
@pytest.mark.parametrize(
    ("ids", "offered"), [((STRANGER, GOBLIN), True), ((STRANGER, ORC), False), ((ISENGARD_ORC, GOBLIN), False)]
)
def test_hate_and_anger(ids: tuple[str, str], offered: bool) -> None:
    """Hate and Anger: with an Uruk-hai and a Moria minion spotted, three cards are drawn."""
    at = standing().pool(2)
    minions = [at.play(id) for id in ids]
    at.play(condition("Drums of Moria", culture="moria", side=terms.SHADOW))
    at.deck(1, *[ORC] * 4)
    at.hand(1, "3U53")
    game = at.shadow()
    assert offered == game.offered("play", "3U53")
    if offered:
        game.choose("play", "3U53")
        assert (3, [0, 0]) == (len(game.table.players[1].hand), [game.wounds(one) for one in minions])


@pytest.mark.card("3R54")
def test_isengard_is_hollowed() -> None:
    """Hollowing of Isengard: the condition is discarded to add three tokens."""
    at = standing()
    hollow = at.play("3R54")
    game = at.shadow().choose("use", hollow)
    assert (3, terms.DISCARD_PILE) == (game.table.twilight, game.zone(hollow))


@pytest.mark.parametrize(
    ("id", "able", "unable"),
    [
        card("3R54", ISENGARD_ORC, URUK),
        card("3R54", ISENGARD_ORC, ORC),
        card("3R71", ISENGARD_ORC, STRANGER),
        card("3R67", ISENGARD_ORC, STRANGER),
    ],
)
def test_who_must_be_there_to_play_it(id: str, able: str, unable: str) -> None:
    """Hollowing of Isengard, Tower of Orthanc and The Palantír of Orthanc: an Isengard minion must be spotted."""
    for spotted in (able, unable):
        at = standing().pool(4)
        at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
        minion = at.play(spotted, wounds=2)
        thing = at.hand(1, id)[0]
        game = at.shadow()
        assert (spotted == able) == game.offered("play", id)
        if spotted == able:
            game.choose("play", id)
            assert (NOTHING, 2) == (game.table.cards[thing].bearer, game.wounds(minion))


@pytest.mark.parametrize("id", [card("3R52"), card("3U72")])
def test_it_lies_in_the_support_area(id: str) -> None:
    """A Fell Voice on the Air and Trapped and Alone: each is played to the support area without a requirement."""
    at = standing().pool(1)
    thing = at.hand(1, id)[0]
    game = at.shadow().choose("play", id)
    assert (terms.PLAY, NOTHING) == (game.zone(thing), game.table.cards[thing].bearer)


@pytest.mark.card("3C55")
def test_an_axe_of_isengard() -> None:
    """Isengard Axe: an Isengard Orc bears it for strength +2, and playing it adds a token."""
    at = standing()
    orc = at.play(ISENGARD_ORC)
    at.play(URUK)
    at.play(ORC)
    axe = at.hand(1, "3C55")[0]
    game = at.shadow().choose("play", "3C55")
    assert (orc, 1, 8) == (game.table.cards[axe].bearer, game.table.twilight, game.strength(orc))


@pytest.mark.card("3C70")
@pytest.mark.parametrize(("cards", "more"), [(0, 3), (2, 3), (3, 2), (5, 2)])
def test_servants_to_saruman(cards: int, more: int) -> None:
    """Servants to Saruman: an Isengard Orc is strength +2, or +3 with fewer than three cards in hand."""
    at = standing()
    orcs = [at.play(ISENGARD_ORC), at.play(ISENGARD_ORC)]
    others = [at.play(URUK), at.play(ORC)]
    at.hand(1, "3C70", *[URUK] * cards)
    at.hand(0, *[GIMLI] * 4)
    game = hand_over(at.skirmish(at.play(companion("Hero", strength=30)), *orcs, *others)).choose("play", "3C70")
    assert orcs == game.choices()
    game.choose("choose", orcs[1])
    assert [6, 6 + more, 9, 6] == [game.strength(one) for one in (*orcs, *others)]


@pytest.mark.card("3R71")
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 3), ("pass", 0)])
def test_the_tower_of_orthanc_sees_who_is_weary(verb: str, tokens: int) -> None:
    """Tower of Orthanc: each move may add three tokens while a companion is exhausted."""
    at = standing()
    tower = at.play("3R71")
    at.play(GIMLI, wounds=2)
    quiet = standing()
    quiet.play(GIMLI, wounds=2)
    game = at.fellowship().choose("move")
    assert (1, True) == (game.asked, game.offered("respond", tower))
    game.choose(verb)
    assert tokens == game.table.twilight - quiet.fellowship().choose("move").table.twilight


@pytest.mark.card("3R71")
def test_the_tower_of_orthanc_sees_nobody() -> None:
    """Tower of Orthanc: neither an exhausted ally nor a companion with vitality 2 counts."""
    at = standing()
    tower = at.play("3R71")
    at.play(GIMLI, wounds=1)
    at.play(ally("Old Friend", vitality=1))
    game = at.fellowship().choose("move")
    assert not game.offered("respond", tower)
