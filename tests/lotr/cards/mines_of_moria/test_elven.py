"""Elven cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import minion_archery
from tests.lotr.cards.standing import GIMLI, LEGOLAS, standing, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, minion, possession, site

ARCHER = minion("Archer", strength=9, vitality=4, keywords=((terms.ARCHER, 1),))
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, race="uruk-hai", culture="isengard", keywords=((terms.DAMAGE, 2),))
DAMAGING_ORC = minion("Hard Orc", strength=9, vitality=4, keywords=((terms.DAMAGE, 1),))
NAZGUL = minion("Nazgul", strength=9, vitality=4, race="nazgul", culture="wraith")
SINGER = ally("Singer", culture="elven", race="elf", vitality=3)


@pytest.mark.card("2U16")
@pytest.mark.parametrize(("friend", "offered"), [(SINGER, True), (GIMLI, False)])
def test_an_elf_knows_the_blended_race(friend: str, offered: bool) -> None:
    """A Blended Race: an Elf must be spotted to play the condition."""
    at = standing()
    at.play(friend)
    at.hand(0, "2U16")
    assert offered == at.fellowship().offered("play", "2U16")


@pytest.mark.card("2U16")
def test_a_blended_race() -> None:
    """A Blended Race: Uruk-hai lose 2 strength and their damage bonuses."""
    at = standing()
    at.play("2U16")
    uruk, orc = at.play(URUK), at.play(DAMAGING_ORC)
    legolas = at.play(LEGOLAS)
    game = at.skirmish(legolas, uruk)
    assert (7, 0) == (game.strength(uruk), keyword(game.table, uruk, terms.DAMAGE))
    assert (9, 1) == (game.strength(orc), keyword(game.table, orc, terms.DAMAGE))
    assert 1 == game.passes().wounds(legolas)


@pytest.mark.card("2U16")
def test_a_blended_race_until_the_regroup_phase() -> None:
    """A Blended Race: the condition is discarded when the regroup phase starts."""
    at = standing()
    wisdom, uruk = at.play("2U16"), at.play(URUK)
    game = at.skirmish(at.play(LEGOLAS), uruk)
    assert terms.PLAY == game.zone(wisdom)
    while game.table.phase != terms.REGROUP:
        game.passes()
    assert (terms.DISCARD_PILE, 9) == (game.zone(wisdom), game.strength(uruk))


@pytest.mark.card("2R19")
@pytest.mark.parametrize(("kind", "wounds"), [("river", 2), ("forest", 1)])
def test_the_angry_flood(kind: str, wounds: int) -> None:
    """Release the Angry Flood: an Elf exerts to wound each Nazgûl once, or twice at a river."""
    at = standing(site=1)
    at.lay_this(site(f"Place of {kind}", 1, keywords=((kind, 1),)), 1)
    elf, riders, orc = at.play(LEGOLAS), [at.play(NAZGUL), at.play(NAZGUL)], at.play(STRONG_ORC)
    at.hand(0, "2R19")
    game = at.maneuver().choose("play", "2R19")
    assert ([wounds, wounds], 0, 1) == ([game.wounds(one) for one in riders], game.wounds(orc), game.wounds(elf))


@pytest.mark.card("2R19")
def test_only_an_elf_calls_the_flood() -> None:
    """Release the Angry Flood: a companion who is no Elf cannot exert."""
    at = standing()
    at.play(GIMLI)
    at.play(NAZGUL)
    at.hand(0, "2R19")
    assert not at.maneuver().offered("play", "2R19")


@pytest.mark.card("2R20")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("foe", "spots", "gone"), [(STRONG_ORC, "yes", 2), (STRONG_ORC, "no", 1), (NAZGUL, "", 1)])
def test_secret_sentinels(foe: str, spots: str, gone: int) -> None:
    """Secret Sentinels: an Elf ally exerts to discard a condition, or two if an Orc is spotted."""
    at = standing()
    singer = at.play(SINGER)
    at.play(foe)
    eyes = [at.play(condition(f"Eye {number}", side=terms.SHADOW)) for number in range(3)]
    sword = at.play(possession("Sword"), on=at.play(LEGOLAS))
    at.hand(0, "2R20")
    game = at.maneuver().choose("play", "2R20")
    if spots:
        game.choose(spots)
    assert (set(eyes) <= set(game.choices()), sword in game.choices()) == (True, False)
    game.choose_all(*eyes[:gone])
    assert (gone, 1) == (zones(game, *eyes).count(terms.DISCARD_PILE), game.wounds(singer))


@pytest.mark.card("2R20")
def test_sentinels_are_allies() -> None:
    """Secret Sentinels: neither an Elf companion nor an ally of another race can exert."""
    at = standing()
    at.play(LEGOLAS)
    at.play(ally("Man of Bree"))
    at.play(STRONG_ORC)
    at.play(condition("Eye", side=terms.SHADOW))
    at.hand(0, "2R20")
    assert not at.maneuver().offered("play", "2R20")


@pytest.mark.card("2U18")
@pytest.mark.parametrize(("id", "total"), [(LEGOLAS, 1), (GIMLI, 2), (SINGER, 2)])
def test_the_hosts_make_archery_less(id: str, total: int) -> None:
    """Hosts of the Last Alliance: the minion archery total is 1 less while an Elf companion can be spotted."""
    at = standing()
    at.play("2U18")
    at.play(id)
    at.play(ARCHER)
    at.play(ARCHER)
    assert total == minion_archery(at.archery().table)


@pytest.mark.card("2U18")
def test_the_hosts_save_an_elf() -> None:
    """Hosts of the Last Alliance: the condition is discarded to prevent a wound to an Elf."""
    at = standing()
    hosts, elf = at.play("2U18"), at.play(LEGOLAS)
    game = at.skirmish(elf, at.play(STRONG_ORC)).pass_().pass_().choose("respond", hosts)
    assert (0, terms.DISCARD_PILE) == (game.wounds(elf), game.zone(hosts))


ELF_BOWMAN = companion("Elf Bowman", strength=20, culture="elven", race="elf", keywords=((terms.ARCHER, 1),))
FOE = minion("Foe", strength=11, vitality=4)


def won(hero: str, pool: int = 5, seats: int = 2) -> tuple[Playing, list[Thing]]:
    """Returns the game after a companion has won against the first of three minions, with the event in hand."""
    at = standing(seats=seats).pool(pool)
    foes = [at.play(FOE), at.play(FOE), at.play(STRONG_ORC, seat=seats - 1)]
    at.hand(0, "2U17")
    return at.skirmish(at.play(hero), foes[0]).passes(seats), foes


@pytest.mark.card("2U17")
@pytest.mark.parametrize("pays", [True, False])
def test_an_archer_dismays_the_enemies(pays: bool) -> None:
    """Dismay Our Enemies: an opponent discards a minion of choice or removes three tokens."""
    game, foes = won(ELF_BOWMAN)
    game.choose("respond", "2U17")
    assert 1 == game.asked
    game.choose("yes" if pays else "no")
    if not pays:
        assert (1, sorted(foes)) == (game.asked, sorted(game.choices()))
        game.choose("choose", foes[2])
    assert (5 - 3 * pays, terms.PLAY if pays else terms.DISCARD_PILE) == (game.table.twilight, game.zone(foes[2]))
    assert [terms.PLAY, terms.PLAY] == zones(game, *foes[:2])


@pytest.mark.card("2U17")
def test_too_few_tokens_prevent_nothing() -> None:
    """Dismay Our Enemies: with two tokens in the pool the opponent cannot prevent the discard."""
    game, foes = won(ELF_BOWMAN, pool=2)
    game.choose("respond", "2U17").choose("choose", foes[1])
    assert (terms.DISCARD_PILE, 2) == (game.zone(foes[1]), game.table.twilight)


@pytest.mark.card("2U17")
@pytest.mark.parametrize(
    "hero",
    [
        companion("Elf Swordsman", strength=20, culture="elven", race="elf"),
        companion("Bowman of Gondor", strength=20, keywords=((terms.ARCHER, 1),)),
    ],
)
def test_only_an_elf_archer_dismays(hero: str) -> None:
    """Dismay Our Enemies: only a win by an Elf archer allows the response."""
    game, _foes = won(hero)
    assert not game.offered("respond", "2U17")


@pytest.mark.card("2U17")
def test_of_two_opponents_one_is_dismayed() -> None:
    """Dismay Our Enemies: the player chooses which opponent discards a minion or pays."""
    game, foes = won(ELF_BOWMAN, seats=3)
    game.choose("respond", "2U17").choose("player", amount=3)
    assert 2 == game.asked
    game.choose("no")
    assert 2 == game.asked
    assert terms.DISCARD_PILE == game.choose("choose", foes[2]).zone(foes[2])
