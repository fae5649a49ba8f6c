"""The sites of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.positions import is_roaming
from tests.lotr.cards.standing import GIMLI, SAM, before_site, on_site, standing
from tests.lotr.positions import TOWERS_SITES, Playing
from tests.lotr.samples import ally, companion, minion

ARCHER = minion("Goblin with a Bow", culture="moria", keywords=((terms.ARCHER, 1),), cost=4)
TROLL_ARCHER = minion("Troll with a Bow", culture="moria", race="troll", keywords=((terms.ARCHER, 1),), cost=4)
GOBLIN = minion("Goblin", culture="moria", cost=4)
FAR_URUK = minion("Far Uruk", culture="isengard", race="uruk-hai", cost=2, site_number=9)
FAR_ORC = minion("Far Orc", culture="isengard", cost=2, site_number=9)
ARCHER_OF_MORDOR = minion("Orc with a Bow", culture="sauron", keywords=((terms.ARCHER, 1),), cost=4)


@pytest.mark.card("2U116")
def test_hobbiton_woods_lays_ones_own_site_2() -> None:
    """Hobbiton Woods: a Hobbit exerts to play the player's own site 2, even in place of an opponent's."""
    at = on_site("2U116", 1)
    old = at.lay(1, 2)
    game = at.fellowship().choose("use", "2U116")
    assert (0, terms.ADVENTURE_DECK, 1) == (
        game.table.cards[game.table.path[1]].owner,
        game.zone(old),
        game.wounds(at.frodo()),
    )


@pytest.mark.card("2U116", "1C295")
@pytest.mark.rule("LG-92")
def test_hobbiton_woods_are_told_of_elsewhere() -> None:
    """Hobbiton Woods and Hobbit Farmer: the farmer's copied text still plays site 2, not the next site."""
    at = standing(4)
    at.lay_this("2U116", 0)
    at.play("1C295")
    old = at.table.path[1]
    game = at.fellowship().choose("use", "2U116")
    assert 0 == game.asked
    game.choose("choose", at.frodo())
    laid = game.table.path[1]
    assert (0, 2, terms.ADVENTURE_DECK) == (owner(game, laid), number(game, laid), game.zone(old))
    assert 4 == len(game.table.path)


@pytest.mark.card("2U116", "1C295")
@pytest.mark.rule("LG-97")
def test_hobbiton_woods_replace_a_site_that_was_taken() -> None:
    """Hobbiton Woods and Hobbit Farmer: a controlled site 2 is replaced and stays controlled."""
    at = standing(4)
    at.lay_this("2U116", 0)
    at.play("1C295")
    old = at.control(1, 2)
    game = at.fellowship().choose("use", "2U116").choose("choose", at.frodo())
    taken = [card for card, piece in enumerate(game.table.cards) if piece.zone == terms.CONTROLLED]
    assert [(0, 2)] == [(owner(game, card), number(game, card)) for card in taken]
    assert (1, terms.ADVENTURE_DECK) == (game.table.cards[taken[0]].controller, game.zone(old))


@pytest.mark.card("2U116")
@pytest.mark.rule("LR-13.18")
def test_hobbiton_woods_lay_no_site_of_the_other_block() -> None:
    """Hobbiton Woods: site 2 of the Tower block cannot be played."""
    at = standing(1, sites=TOWERS_SITES)
    at.lay_this("2U116", 0)
    before = list(at.table.path)
    assert before == list(at.fellowship().choose("use", "2U116").table.path)


def owner(game: Playing, card: Thing) -> int:
    """Returns the owner of a card."""
    return game.table.cards[card].owner


def number(game: Playing, card: Thing) -> int:
    """Returns the number of a site."""
    return game.table.cards[card].printed.site_number


@pytest.mark.card("2U118")
def test_the_first_archer_at_the_great_chasm() -> None:
    """Great Chasm: the first Moria archer played in a Shadow phase costs 2 less."""
    at = on_site("2U118", 4).pool(30)
    order = (GOBLIN, ARCHER_OF_MORDOR, TROLL_ARCHER, ARCHER)
    at.hand(1, *order)
    game = at.shadow()
    costs = []
    for id in order:
        before = game.table.twilight
        costs.append(before - game.choose("play", id).table.twilight)
    assert [4, 4, 2, 4] == costs


@pytest.mark.card("2U118")
def test_each_shadow_phase_has_a_first_archer() -> None:
    """Great Chasm: each Shadow player's phase has its own first Moria archer."""
    at = on_site("2U118", 4, seats=3).pool(30)
    at.hand(1, ARCHER)
    at.hand(2, ARCHER)
    game = at.shadow()
    while game.table.phase == terms.SHADOW_PHASE:
        game.choose("play", ARCHER) if game.offered("play", ARCHER) else game.pass_()
    assert 30 - 2 - 2 == game.table.twilight


@pytest.mark.card("2U120")
@pytest.mark.parametrize("healed", [(), (1,), (0, 1)])
def test_hobbits_may_heal_in_the_valley(healed: tuple[int, ...]) -> None:
    """Valley of the Silverlode: each Hobbit companion may be healed once."""
    at = before_site("2U120", 6)
    hobbits = [at.play(SAM, wounds=2), at.play(companion("Second Hobbit", race="hobbit"), wounds=1)]
    gimli = at.play(GIMLI, wounds=1)
    bounder = at.play(ally("Hobbit at Home", race="hobbit"), wounds=1)
    game = at.fellowship().choose("move")
    assert (0, sorted(hobbits)) == (game.asked, sorted(game.choices()))
    game.choose_all(*[hobbits[place] for place in healed])
    assert [2 - (0 in healed), 1 - (1 in healed), 1, 1] == [game.wounds(one) for one in (*hobbits, gimli, bounder)]


@pytest.mark.card("2C119")
@pytest.mark.parametrize(("id", "cost"), [(FAR_URUK, 2), (FAR_ORC, 4)], ids=["uruk-hai", "orc"])
def test_uruk_hai_know_their_way_in_hollin(id: str, cost: int) -> None:
    """Hollin: Uruk-hai are never roaming here and pay no roaming penalty."""
    at = on_site("2C119", 4).pool(9)
    at.hand(1, id)
    game = at.shadow().choose("play", id)
    assert 9 - cost == game.table.twilight
    assert (cost > 2) == is_roaming(game.table, game.in_play(id)[0])


@pytest.mark.card("2C119")
def test_uruk_hai_roam_elsewhere() -> None:
    """Hollin: Uruk-hai roam as usual at other sites."""
    at = standing(site=5)
    at.lay_this("2C119", 1)
    uruk = at.play(FAR_URUK)
    assert is_roaming(at.maneuver().table, uruk)
