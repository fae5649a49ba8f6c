"""Sites of The Fellowship of the Ring that help the Shadow side."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import minion_archery
from tests.lotr.cards.standing import GIMLI, LEGOLAS, SAM, before_site, on_site, standing, zones
from tests.lotr.samples import ally, companion, minion, possession

ORC = minion("Orc", strength=5, vitality=3, culture="sauron", cost=4)
FAR_ORC = minion("Far Orc", culture="sauron", cost=4, site_number=6)
NAZGUL = minion("Nazgul", race="nazgul", culture="wraith", cost=6)
FAR_NAZGUL = minion("Far Nazgul", race="nazgul", culture="wraith", cost=6, site_number=3)
DEAR_NAZGUL = minion("Dear Nazgul", race="nazgul", culture="wraith", cost=6)
DOOMED = companion("Doomed", strength=1)
BOWMAN = minion("Orc with a Bow", keywords=((terms.ARCHER, 1),))
HUNTER = companion("Hunter", keywords=((terms.ARCHER, 1),))
BLADE = possession("Blade", item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER))
BOW = possession("Bow", item_class=terms.RANGED_WEAPON_CLASS, on=On(CHARACTER))


@pytest.mark.card("1U328")
@pytest.mark.parametrize(("id", "cost"), [(FAR_NAZGUL, 6), (FAR_ORC, 6), (NAZGUL, 6)])
def test_the_nazgul_know_the_streets_of_bree(id: str, cost: int) -> None:
    """Bree Streets: a roaming Nazgûl pays no roaming penalty."""
    at = on_site("1U328", 2).pool(20)
    at.hand(1, id)
    assert 20 - cost == at.shadow().choose("play", id).table.twilight


@pytest.mark.card("1U332")
def test_hobbits_are_weary_in_the_marshes() -> None:
    """Midgewater Marshes: each Hobbit companion exerts when the fellowship moves here."""
    at = before_site("1U332", 2)
    sam, gimli = at.play(SAM), at.play(GIMLI)
    tired = at.play(companion("Tired Hobbit", race="hobbit", vitality=3), wounds=2)
    bounder = at.play("1C286")
    game = at.fellowship().choose("move")
    assert [1, 1, 0, 2, 0] == [game.wounds(one) for one in (at.frodo(), sam, gimli, tired, bounder)]


@pytest.mark.card("1U333")
def test_a_card_for_each_minion_on_the_moors() -> None:
    """Midgewater Moors: each minion played makes the Free Peoples player discard a card of choice from hand."""
    at = on_site("1U333", 2).pool(20)
    first, second, third = at.hand(0, GIMLI, LEGOLAS, SAM)
    at.play(ORC)
    at.hand(1, ORC, ORC, "1C192", ORC)
    game = at.shadow().choose("play", ORC)
    assert (0, sorted([first, second, third])) == (game.asked, sorted(game.choices()))
    game.choose("choose", second)
    assert [terms.HAND, terms.DISCARD_PILE, terms.HAND] == zones(game, first, second, third)
    game.choose("play", "1C192")
    assert 1 == game.asked
    game.choose("play", ORC).choose("choose", first).choose("play", ORC)
    assert () == game.table.players[0].hand


@pytest.mark.card("1U335")
@pytest.mark.parametrize(("id", "cost"), [(NAZGUL, 5), (ORC, 4)])
def test_the_nazgul_come_cheaply_to_the_weatherhills(id: str, cost: int) -> None:
    """Weatherhills: each Nazgûl costs 1 less."""
    at = on_site("1U335", 2).pool(20)
    at.hand(1, id, id)
    assert 20 - 2 * cost == at.shadow().choose("play", id).choose("play", id).table.twilight


@pytest.mark.card("1U336")
def test_the_nazgul_are_fierce_on_weathertop() -> None:
    """Weathertop: each Nazgûl, but no Orc, is fierce at this site only."""
    at = on_site("1U336", 2)
    nazgul, orc = at.play(NAZGUL), at.play(ORC)
    table = at.maneuver().table
    assert [1, 0] == [keyword(table, one, terms.FIERCE) for one in (nazgul, orc)]
    at = standing(site=3)
    at.lay_this("1U336", 1)
    nazgul = at.play(NAZGUL)
    assert 0 == keyword(at.maneuver().table, nazgul, terms.FIERCE)


@pytest.mark.card("1U338")
def test_the_first_nazgul_at_the_ford() -> None:
    """Ford of Bruinen: the first Nazgûl played here each turn costs 5 less, even after an Orc."""
    at = on_site("1U338", 3).pool(30)
    order = (ORC, NAZGUL, DEAR_NAZGUL)
    at.hand(1, *order)
    game = at.shadow()
    costs = []
    for id in order:
        before = game.table.twilight
        costs.append(before - game.choose("play", id).table.twilight)
    assert [4, 1, 6] == costs


@pytest.mark.card("1U338")
def test_only_one_nazgul_of_all_players_is_the_first_at_the_ford() -> None:
    """Ford of Bruinen: only one Nazgûl in each turn is the first, even with two Shadow players."""
    at = on_site("1U338", 3, seats=3).pool(30)
    at.hand(1, NAZGUL)
    at.hand(2, DEAR_NAZGUL)
    game = at.shadow()
    costs = []
    while game.table.phase == terms.SHADOW_PHASE:
        before = game.table.twilight
        for id in (NAZGUL, DEAR_NAZGUL):
            if game.offered("play", id):
                costs.append(before - game.choose("play", id).table.twilight)
                break
        else:
            game.pass_()
    assert [1, 6] == costs


@pytest.mark.card("1U338", "1U60")
@pytest.mark.rule("LG-92")
def test_the_ford_is_cheap_only_there() -> None:
    """Ford of Bruinen: the text gained by Silinde at another site makes no Nazgûl cheaper."""
    at = standing(4).pool(30)
    at.lay_this("1U338", 0)
    at.play("1U60")
    at.hand(1, NAZGUL)
    assert 30 - 6 == at.shadow().choose("play", NAZGUL).table.twilight


@pytest.mark.card("1U347")
def test_blades_are_sharp_on_the_stairway() -> None:
    """Moria Stairway: a hand weapon gives companions and minions, but not allies, damage +1."""
    at = on_site("1U347", 4)
    armed = [at.play(GIMLI), at.play(ORC), at.play(ally("Armed Ally"))]
    for one in armed:
        at.play(BLADE, on=one)
    bowman = at.play(LEGOLAS)
    at.play(BOW, on=bowman)
    bare = at.play(ORC)
    table = at.maneuver().table
    # Gimli has damage +1 of his own.
    assert [2, 1, 0, 0, 0] == [keyword(table, one, terms.DAMAGE) for one in (*armed, bowman, bare)]


@pytest.mark.card("1U357")
@pytest.mark.parametrize(("archers", "arrows"), [(0, 0), (1, 2), (4, 8), (6, 10)])
def test_archers_in_the_brown_lands(archers: int, arrows: int) -> None:
    """Brown Lands: each archer minion adds 1 to the minion archery total, up to 4."""
    at = on_site("1U357", 8)
    at.play(HUNTER)
    at.play(ORC)
    for _archer in range(archers):
        at.play(BOWMAN)
    assert arrows == minion_archery(at.archery().table)


@pytest.mark.card("1U330")
@pytest.mark.parametrize(
    ("friend", "phase"),
    [(SAM, terms.REGROUP), (GIMLI, terms.ASSIGNMENT), (ally("Man at Home", race="man"), terms.REGROUP)],
    ids=["hobbits", "a dwarf", "an ally"],
)
def test_hobbits_alone_escape_by_the_ferry(friend: str, phase: str) -> None:
    """Buckleberry Ferry: assignment and skirmishes are skipped if all companions are Hobbits."""
    at = on_site("1U330", 2)
    at.play(friend)
    at.play(minion("Fierce Orc", keywords=((terms.FIERCE, 1),)))
    game = at.archery().passes()
    assert phase == game.phases()[0]
    assert (phase == terms.ASSIGNMENT) == (terms.ASSIGNMENT in game.phases())


@pytest.mark.card("1U330")
@pytest.mark.parametrize(("friend", "phases"), [(DOOMED, [terms.REGROUP]), (GIMLI, [])], ids=["killed", "alive"])
def test_when_the_last_of_the_others_falls_the_hobbits_escape(friend: str, phases: list[str]) -> None:
    """Buckleberry Ferry: the remaining skirmishes are skipped when the last companion who is no Hobbit dies."""
    at = on_site("1U330", 2)
    other = at.play(friend)
    game = at.skirmishes((other, (at.play(ORC),)), (at.frodo(), (at.play(ORC),)))
    game.choose("skirmish", other).passes()
    assert phases == game.phases()
    assert (friend == GIMLI) == (game.table.defender == at.frodo())
