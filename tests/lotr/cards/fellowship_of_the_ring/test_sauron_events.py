"""Sauron events of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.facade import exert, wound
from inglenook.lotr.dsl.filters import THIS, UNBOUND
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.stats import vitality_left
from tests.lotr.cards.mordor import (
    CAVE_ORC,
    ELF_AT_HOME,
    EXERT_ORC,
    EYE,
    FLAGON,
    OATH,
    SNOW,
    SONG,
    SPOT_ORC,
    STRONG_ORC_OF_MORDOR,
    TROLL_OF_MORDOR,
    WRAITH,
    exerts_one,
    many,
    served_by,
    sizes,
)
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, MERRY, burdens, card, hand_over, standing, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion

FRAIL = companion("Frail", strength=4, vitality=1)
ARCHER_OF_MORIA = "1C176"
SLAYER_OF_MORIA = minion(
    "Slayer of Moria", culture="moria", abilities=(Action((terms.REGROUP,), (wound(UNBOUND),), (exert(THIS),)),)
)


@pytest.mark.parametrize(
    ("id", "phase", "servants"),
    [
        card("1U239", terms.MANEUVER, SPOT_ORC),
        card("1U241", terms.SHADOW_PHASE, SPOT_ORC),
        card("1R245", terms.MANEUVER, SPOT_ORC),
        card("1R250", terms.MANEUVER, EXERT_ORC),
        card("1U251", terms.MANEUVER, SPOT_ORC),
        card("1C277", terms.SHADOW_PHASE, EXERT_ORC),
    ],
)
def test_an_orc_of_sauron_serves(id: str, phase: str, servants: list[bool]) -> None:
    """Curse From Mordor, Hate and similar Sauron events: a Sauron Orc, but no Moria Orc, is spotted or exerts."""
    assert servants == served_by(id, phase)


@pytest.mark.parametrize(("id", "phase"), [card("1R250", terms.MANEUVER), card("1C277", terms.SHADOW_PHASE)])
def test_one_orc_exerts(id: str, phase: str) -> None:
    """Hate and Shadow's Reach: of several Sauron Orcs, the player of the event chooses which exerts."""
    assert exerts_one(id, phase)


@pytest.mark.card("1U239")
@pytest.mark.parametrize(("companions", "times"), [(4, 0), (5, 1), (7, 3)])
def test_all_thought_bent_on_it(companions: int, times: int) -> None:
    """All Thought Bent on It: the Free Peoples player exerts a companion for each companion beyond four."""
    at = standing().pool(2)
    fellows = [at.frodo(), *many(at, companions)]
    at.play(ELF_AT_HOME)
    at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "1U239")
    game = hand_over(at.maneuver())
    assert (times > 0) == game.offered("play", "1U239")
    if times:
        game.choose("play", "1U239")
    asked = 0
    while game.prompt == "prompt-choose-exert":
        able = [fellow for fellow in fellows if vitality_left(game.table, fellow) > 1]
        assert (0, sorted(able)) == (game.asked, sorted(game.choices()))
        game.choose("choose", able[-1])
        asked += 1
    assert (times, times) == (asked, sum(game.wounds(fellow) for fellow in fellows))


@pytest.mark.card("1U251")
@pytest.mark.parametrize(("companions", "times"), [(5, 0), (6, 1), (8, 3)])
def test_a_host_avails_little(companions: int, times: int) -> None:
    """A Host Avails Little: for each companion beyond five, the Shadow player wounds one, not the Ring-bearer."""
    at = standing().pool(3)
    fellows = many(at, companions)
    at.play(ELF_AT_HOME)
    at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "1U251")
    game = hand_over(at.maneuver())
    assert (times > 0) == game.offered("play", "1U251")
    if times:
        game.choose("play", "1U251")
    asked = 0
    while game.prompt == "prompt-choose-wound":
        assert (1, sorted(fellows)) == (game.asked, sorted(game.choices()))
        game.choose("choose", fellows[asked])
        asked += 1
    assert (times, [1] * times) == (asked, [game.wounds(fellow) for fellow in fellows if game.wounds(fellow)])


@pytest.mark.card("1U241")
def test_a_curse_from_mordor() -> None:
    """Curse From Mordor: one Elven condition is discarded, but no other card."""
    at = standing()
    at.play(STRONG_ORC_OF_MORDOR)
    song, other = at.play(SONG), at.play(SONG)
    for id in (OATH, SNOW, FLAGON, LEGOLAS):
        at.play(id)
    at.hand(1, "1U241")
    game = at.shadow().choose("play", "1U241")
    assert (1, sorted([song, other])) == (game.asked, sorted(game.choices()))
    game.choose("choose", song)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, song, other)


@pytest.mark.card("1C277")
def test_shadows_reach() -> None:
    """Shadow's Reach: a Sauron Orc exerts to discard a Free Peoples condition of any culture."""
    at = standing().pool(1)
    orc = at.play(STRONG_ORC_OF_MORDOR)
    song, oath = at.play(SONG), at.play(OATH)
    for id in (SNOW, EYE, FLAGON):
        at.play(id)
    at.hand(1, "1C277")
    game = at.shadow().choose("play", "1C277")
    free = [card for card in game.choices() if game.table.cards[card].printed.title != "Bell"]
    assert (1, sorted([song, oath])) == (game.asked, sorted(free))
    game.choose("choose", oath)
    assert ([terms.PLAY, terms.DISCARD_PILE], 1) == (zones(game, song, oath), game.wounds(orc))


@pytest.mark.card("1R245")
@pytest.mark.parametrize(("before", "offered"), [(0, False), (2, True)])
def test_desperate_measures(before: int, offered: bool) -> None:
    """Desperate Measures: a burden is removed to make the Free Peoples player discard five cards from the deck."""
    at = standing().pool(2).burdens(before)
    at.play(STRONG_ORC_OF_MORDOR)
    at.deck(0, *[GIMLI] * 6)
    at.hand(1, "1R245")
    game = hand_over(at.maneuver())
    assert offered == game.offered("play", "1R245")
    if offered:
        game.choose("play", "1R245")
        assert (before - 1, (0, 1, 5)) == (burdens(game), sizes(game))


@pytest.mark.card("1R247")
@pytest.mark.parametrize(
    ("winner", "offered"), [(STRONG_ORC_OF_MORDOR, True), (CAVE_ORC, False), (TROLL_OF_MORDOR, False)]
)
def test_an_enheartened_foe(winner: str, offered: bool) -> None:
    """Enheartened Foe: a Sauron Orc who has won may become fierce until the regroup phase."""
    at = standing()
    orc, idle = at.play(winner), at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "1R247")
    game = at.skirmish(at.play(companion("Loser", strength=5, vitality=4)), orc)
    game.pass_().pass_()
    assert offered == game.offered("respond", "1R247")
    if offered:
        game.choose("respond", "1R247")
        assert (1, 0) == (keyword(game.table, orc, terms.FIERCE), keyword(game.table, idle, terms.FIERCE))
        while game.table.phase != terms.REGROUP:
            game.choose("done") if game.offered("done") else game.pass_()
        assert 0 == keyword(game.table, orc, terms.FIERCE)


@pytest.mark.card("1R247")
def test_a_loser_is_not_enheartened() -> None:
    """Enheartened Foe: a Sauron Orc who has lost does not allow the response."""
    at = standing()
    at.hand(1, "1R247")
    game = at.skirmish(at.play(companion("Winner", strength=12)), at.play(STRONG_ORC_OF_MORDOR))
    game.pass_().pass_()
    assert not game.offered("respond", "1R247")


@pytest.mark.card("1C248")
@pytest.mark.parametrize("number", [0, 2, 3])
def test_forces_of_mordor(number: int) -> None:
    """Forces of Mordor: a token is added for each Sauron minion that its player spots."""
    at = standing().pool(1)
    for id in (STRONG_ORC_OF_MORDOR, STRONG_ORC_OF_MORDOR, TROLL_OF_MORDOR, CAVE_ORC, WRAITH):
        at.play(id)
    at.hand(1, "1C248")
    game = at.shadow().choose("play", "1C248")
    assert [0, 1, 2, 3] == [option.amount for option in game.options("number")]
    assert 1 + number == game.choose("number", amount=number).table.twilight


@pytest.mark.card("1R250")
def test_hate() -> None:
    """Hate: a Sauron Orc exerts to wound a companion other than the Ring-bearer, but no ally."""
    at = standing()
    orc, gimli, merry = at.play(STRONG_ORC_OF_MORDOR), at.play(GIMLI), at.play(MERRY)
    at.play(ELF_AT_HOME)
    at.hand(1, "1R250")
    game = hand_over(at.maneuver()).choose("play", "1R250")
    assert (1, sorted([gimli, merry])) == (game.asked, sorted(game.choices()))
    game.choose("choose", merry)
    assert (1, 0, 1) == (game.wounds(orc), game.wounds(gimli), game.wounds(merry))


def killed_by(id: str, event: str, worn: bool = False, victim: str = FRAIL) -> Playing:
    """Returns the game after a minion has killed a character in a skirmish, with the event in hand."""
    at = standing().pool(3)
    if worn:
        at.wears()
    at.deck(0, *[GIMLI] * 10)
    at.dead(0, MERRY)
    at.hand(1, event)
    return at.skirmish(at.play(victim), at.play(id)).pass_().pass_()


@pytest.mark.card("1C273")
@pytest.mark.parametrize(("worn", "added"), [(False, 1), (True, 3)])
def test_the_rings_oppression(worn: bool, added: int) -> None:
    """The Ring's Oppression: a companion killed by a Sauron Orc adds a burden, or three if The One Ring is worn."""
    game = killed_by(STRONG_ORC_OF_MORDOR, "1C273", worn).choose("respond", "1C273")
    assert (added, 0) == (burdens(game), game.table.twilight)


@pytest.mark.card("1R265")
def test_orc_butchery() -> None:
    """Orc Butchery: three cards are discarded from the draw deck for each card in the dead pile."""
    game = killed_by(STRONG_ORC_OF_MORDOR, "1R265").choose("respond", "1R265")
    assert ((0, 4, 6), 3) == (sizes(game), game.table.twilight)


@pytest.mark.parametrize("event", [card("1R265"), card("1C273")])
@pytest.mark.rule("LG-100")
def test_whose_victims_count(event: str) -> None:
    """Orc Butchery and The Ring's Oppression: only a companion killed by a Sauron Orc allows the response."""
    friend = ally("Frail Friend", vitality=1, homes=(Home(2, terms.FELLOWSHIP_BLOCK),))
    for id, victim in (
        (CAVE_ORC, FRAIL),
        (TROLL_OF_MORDOR, FRAIL),
        (STRONG_ORC_OF_MORDOR, friend),
        (STRONG_ORC_OF_MORDOR, BOROMIR),
    ):
        assert not killed_by(id, event, victim=victim).offered("respond", event)
    game = killed_by(STRONG_ORC_OF_MORDOR, event).pass_()
    assert (0, 3, (0, 10, 0)) == (burdens(game), game.table.twilight, sizes(game))


@pytest.mark.parametrize("event", [card("1R265"), card("1C273")])
@pytest.mark.rule("LG-100")
@pytest.mark.parametrize(("slayer", "offered"), [("3R93", True), (SLAYER_OF_MORIA, False)])
def test_an_orc_kills_by_his_own_ability(event: str, slayer: str, offered: bool) -> None:
    """Orc Butchery and The Ring's Oppression: a companion killed by a Sauron Orc's ability counts."""
    at = standing(site=6).pool(3)
    frail, orc = at.play(FRAIL), at.play(slayer)
    at.hand(1, event)
    game = hand_over(at.regroup()).choose("use", orc)
    assert (terms.DEAD_PILE, offered) == (game.zone(frail), game.offered("respond", event))


@pytest.mark.parametrize("event", [card("1R265"), card("1C273")])
@pytest.mark.rule("LG-100")
def test_an_event_kills_for_nobody(event: str) -> None:
    """Orc Butchery and The Ring's Oppression: a wound from an event is not dealt by the Orc who exerts for it."""
    at = standing().pool(3)
    frail = at.play(FRAIL)
    at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, event, "1R250")
    game = hand_over(at.maneuver()).choose("play", "1R250")
    assert (terms.DEAD_PILE, False) == (game.zone(frail), game.offered("respond", event))


@pytest.mark.card("1C273")
def test_arrows_are_not_an_orcs_kill() -> None:
    """The Ring's Oppression: a companion killed by archery fire is not killed by a minion."""
    at = standing().pool(3)
    at.play(FRAIL)
    at.play(STRONG_ORC_OF_MORDOR)
    at.play(ARCHER_OF_MORIA)
    at.hand(1, "1C273")
    game = at.archery().pass_().pass_()
    game.choose("wound", FRAIL)
    assert (1, False) == (len(game.table.players[0].dead), game.offered("respond", "1C273"))


@pytest.mark.card("1R243")
@pytest.mark.parametrize(
    ("burden", "dead", "lost"), [(9, 3, True), (9, 2, False), (8, 4, True), (5, 7, True), (4, 7, False)]
)
def test_despair(burden: int, dead: int, lost: bool) -> None:
    """Despair: burdens and dead companions that total twelve corrupt the Ring-bearer."""
    at = standing().pool(2).burdens(burden)
    at.play(STRONG_ORC_OF_MORDOR)
    at.dead(0, ELF_AT_HOME, *[companion(f"Lost {number}") for number in range(dead)])
    at.dead(1, *[companion(f"Gone {number}") for number in range(9)])
    at.hand(1, "1R243")
    game = hand_over(at.maneuver())
    assert lost == game.offered("play", "1R243")
    if lost:
        game.choose("play", "1R243")
        assert (True, (1,)) == (game.table.over, game.table.winners)
        assert "log-corrupted" in game.log()


@pytest.mark.card("1R243")
def test_despair_is_of_one_player() -> None:
    """Despair: with three players the others continue, and the next Ring-bearer is not corrupted."""
    at = standing(seats=3).pool(2).burdens(9)
    at.play(STRONG_ORC_OF_MORDOR, seat=1)
    at.dead(0, *[companion(f"Lost {number}") for number in range(3)])
    at.hand(1, "1R243")
    game = at.maneuver()
    while 1 != game.asked:
        game.pass_()
    game.choose("play", "1R243")
    assert (False, [True, False, False]) == (game.table.over, [player.out for player in game.table.players])


@pytest.mark.card("1R246")
@pytest.mark.parametrize(("number", "less"), [(0, 0), (2, 2), (3, 3)])
def test_enduring_evil(number: int, less: int) -> None:
    """Enduring Evil: a character skirmishing a Sauron Orc is strength -1 for each burden spotted."""
    at = standing().burdens(3)
    boromir, gimli = at.play(BOROMIR), at.play(GIMLI)
    at.hand(1, "1R246")
    game = hand_over(at.skirmish(boromir, at.play(STRONG_ORC_OF_MORDOR), at.play(CAVE_ORC))).choose("play", "1R246")
    assert [0, 1, 2, 3] == [option.amount for option in game.options("number")]
    before = game.strength(gimli)
    game.choose("number", amount=number)
    assert (7 - less, before) == (game.strength(boromir), game.strength(gimli))


@pytest.mark.card("1R246")
@pytest.mark.parametrize("foe", [CAVE_ORC, TROLL_OF_MORDOR])
def test_evil_of_others_does_not_endure(foe: str) -> None:
    """Enduring Evil: a character skirmishing a Moria Orc or a Sauron Troll loses no strength."""
    at = standing().burdens(3)
    boromir = at.play(BOROMIR)
    at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "1R246")
    game = hand_over(at.skirmish(boromir, at.play(foe))).choose("play", "1R246").choose("number", amount=3)
    assert 7 == game.strength(boromir)
