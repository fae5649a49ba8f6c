"""Dwarven cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import choices_of, on_site, standing, zones
from tests.lotr.positions import TOWERS_SITES
from tests.lotr.samples import ally, companion, condition, event, minion, possession

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


@pytest.mark.card("5R5")
def test_baruk_khazad_is_followed_by_another_action() -> None:
    """Baruk Khazâd: a Dwarf exerts to wound a minion, and the Free Peoples player takes the next action as well."""
    at = standing()
    gimli, orc = at.play(companion("Tough Dwarf", race="dwarf", vitality=5)), at.play(PLAIN_ORC)
    at.hand(0, "5R5", "5R5")
    game = at.maneuver().choose("play", "5R5")
    assert (0, 1, 1) == (game.asked, game.wounds(gimli), game.wounds(orc))
    game.choose("play", "5R5")
    assert (0, 2, 2) == (game.asked, game.wounds(gimli), game.wounds(orc))
    assert 1 == game.pass_().asked
    assert 0 == game.choose("use").asked  # and from there on they take turns as ever
    game.pass_().pass_()
    assert terms.MANEUVER != game.table.phase


HELMS_GIMLI = "5R7"


@pytest.mark.card(HELMS_GIMLI)
def test_gimli_looks_for_the_next_one() -> None:
    """Gimli: after winning, Gimli may wound a minion assigned to another unbound companion, but not Frodo's minion."""
    for wanted in (True, False):
        at = standing(site=2)
        gimli, friend = at.play(HELMS_GIMLI), at.play(companion("Friend"))
        weak = at.play(minion("Weak Orc", strength=1, vitality=9))
        his, second, frodos, idle = (at.play(PLAIN_ORC) for _ in range(4))
        game = at.skirmishes((gimli, (weak,)), (friend, (his, second)), (at.frodo(), (frodos,)))
        game.choose("skirmish", HELMS_GIMLI).passes()
        game.choose("respond" if wanted else "pass")
        if wanted:
            assert (0, [his, second]) == (game.asked, game.choices())
            game.choose("choose", his)
        assert [1 if wanted else 0, 0, 0, 0] == [game.wounds(orc) for orc in (his, second, frodos, idle)]


KEEP, HORN, LIKING = "5C6", "5U8", "5U9"
TALE = condition("Tale of Old", culture="dwarven")
SONG = condition("Song of Old", culture="elven")
BOOT = possession("Boot", culture="dwarven")
DWARF = companion("Tough Dwarf", race="dwarf", vitality=5)
FRIEND = companion("Friend")
NEWS = event("News")
RUMOUR = event("Rumour", side=terms.SHADOW)


@pytest.mark.card(KEEP)
def test_defending_the_keep_with_a_card() -> None:
    """Defending the Keep: with a Dwarf spotted, a card is drawn or a Dwarven condition is played from discard."""
    for choice, hand, host in ((1, terms.HAND, terms.DISCARD_PILE), (2, terms.DECK, terms.PLAY)):
        at = standing().pool(0)
        at.play(DWARF)
        [top] = at.deck(0, NEWS)
        tale, song, boot = at.discard(0, "4C50", SONG, BOOT)
        at.hand(0, KEEP)
        game = at.fellowship().choose("play", KEEP)
        assert 0 == game.asked
        game.choose("choice", amount=choice)
        assert [hand, host, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, top, tale, song, boot)
        assert choice - 1 == game.table.twilight


@pytest.mark.card(KEEP)
@pytest.mark.rule("LG-63")
def test_defending_the_keep_as_far_as_it_goes() -> None:
    """Defending the Keep: only the possible choice is carried out, and nothing happens without a Dwarf."""
    at = standing()
    at.play(DWARF)
    [top] = at.deck(0, NEWS)
    at.discard(0, SONG, BOOT)
    at.hand(0, KEEP)
    assert terms.HAND == at.fellowship().choose("play", KEEP).zone(top)
    at = standing()
    at.play(FRIEND)
    at.deck(0, NEWS)
    at.hand(0, KEEP)
    assert not at.fellowship().offered("play", KEEP)


BRUTE = minion("Brute", keywords=((terms.DAMAGE, 2),))


@pytest.mark.card(HORN)
@pytest.mark.rule("LR-26.36")
@pytest.mark.parametrize(("site", "left"), [("4U349", 0), ("4U342", 2)])
def test_the_horn_sounds_at_a_battleground(site: str, left: int) -> None:
    """Horn of Helm: a Dwarf companion exerts at a battleground, and every minion loses its damage bonuses."""
    at = on_site(site, printed(site).site_number, sites=TOWERS_SITES)
    dwarf, foes = at.play(DWARF), [at.play(BRUTE), at.play(BRUTE)]
    horn = at.play(HORN)
    game = at.maneuver().choose("use", horn)
    assert [1, left, left] == [game.wounds(dwarf), *(keyword(game.table, foe, terms.DAMAGE) for foe in foes)]
    late = at.play(BRUTE)
    assert 2 == keyword(game.table, late, terms.DAMAGE)


@pytest.mark.card(HORN)
def test_the_horn_is_heard_until_the_regroup_phase() -> None:
    """Horn of Helm: minions regain their damage bonuses in the regroup phase, and companions never lose theirs."""
    at = on_site("4U349", 5, sites=TOWERS_SITES)
    at.play(DWARF)
    gimli, foe, horn = at.play(HELMS_GIMLI), at.play(BRUTE), at.play(HORN)
    game = at.maneuver().choose("use", horn).choose("choose", gimli)
    assert 1 == keyword(game.table, gimli, terms.DAMAGE)
    while game.table.phase != terms.REGROUP:
        assert 0 == keyword(game.table, foe, terms.DAMAGE)
        game.choose("pass" if game.offered("pass") else "done")
    assert 2 == keyword(game.table, foe, terms.DAMAGE)


@pytest.mark.card(HORN)
@pytest.mark.parametrize(("hero", "wounds"), [(FRIEND, 0), (DWARF, 4), (ally("Dwarf", race="dwarf"), 0)])
def test_who_cannot_blow_the_horn(hero: str, wounds: int) -> None:
    """Horn of Helm: only a Dwarf companion who can exert can use the horn."""
    at = on_site("4U349", 5, sites=TOWERS_SITES)
    at.play(hero, wounds=wounds)
    at.play(BRUTE)
    horn = at.play(HORN)
    assert not at.maneuver().offered("use", horn)


@pytest.mark.card(LIKING)
@pytest.mark.rule("LR-26.37")
def test_more_is_stacked_once_in_a_phase() -> None:
    """More to My Liking: the top card of the draw deck can be stacked on the condition once in each phase."""
    at = standing()
    liking, tale = at.play(LIKING), at.play(TALE)
    at.play(PLAIN_ORC)
    top, next_one = at.deck(0, NEWS, NEWS)
    game = at.maneuver().choose("use", liking)
    assert ((top,), (), (next_one,)) == (
        game.table.cards[liking].stacked,
        game.table.cards[tale].stacked,
        game.table.players[0].deck,
    )
    assert 0 == game.pass_().asked
    assert not game.offered("use", liking)


@pytest.mark.card(LIKING)
@pytest.mark.rule("LG-70")
def test_one_stacked_card_for_another() -> None:
    """More to My Liking: a card stacked on any Dwarven condition is discarded to take a card stacked here."""
    at = standing()
    at.play(DWARF)
    at.play(PLAIN_ORC)
    liking, tale, song = at.play(LIKING), at.play(TALE), at.play(SONG)
    mine, rumour, other = at.stack(NEWS, 0, liking), at.stack(RUMOUR, 0, liking), at.stack(NEWS, 0, tale)
    foreign, kept = at.stack(NEWS, 0, song), at.stack(NEWS, 0, at.play(BOOT))
    game = at.maneuver()
    game.choose("use", liking, amount=1)
    assert [mine, rumour, other] == choices_of(game)
    game.choose("choose", other)
    found = zones(game, mine, rumour, other, foreign, kept)
    assert [terms.HAND, terms.STACKED, terms.DISCARD_PILE, terms.STACKED, terms.STACKED] == found
    game.pass_().choose("use", liking, amount=1)  # the Shadow card pays as well, though nothing is left to take
    assert terms.DISCARD_PILE == game.zone(rumour)


@pytest.mark.card(LIKING)
@pytest.mark.parametrize(("hero", "host"), [(FRIEND, TALE), (DWARF, SONG)])
def test_nothing_more_to_my_liking(hero: str, host: str) -> None:
    """More to My Liking: no card can be taken without a Dwarf or without a card stacked on a Dwarven condition."""
    at = standing()
    at.play(hero)
    at.play(PLAIN_ORC)
    liking = at.play(LIKING)
    at.stack(NEWS, 0, at.play(host))
    assert [0] == [option.amount for option in at.maneuver().options("use") if option.subject == liking]
