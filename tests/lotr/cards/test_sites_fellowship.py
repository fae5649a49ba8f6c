"""The sites of the Fellowship block: what they do while the fellowship is there, comes or leaves."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.stats import move_limit
from inglenook.lotr.visibility import knows
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    before_site,
    on_site,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion

BOUNDER, BARLIMAN, SCIMITAR, SWORD = "1C286", "1U70", "1C180", "1C299"
ORC = minion("Orc at the Site", strength=5, vitality=3)
TROLL = minion("Troll at the Site", culture="moria", race="troll", cost=4)
DEAR_ORC = minion("Dear Orc", culture="sauron", cost=4)
GOBLIN = minion("Goblin at the Site", culture="moria", cost=4)
URUK = minion("Uruk at the Site", culture="isengard", race="uruk-hai", cost=4)
BALROG = minion("The Balrog", race="balrog", culture="moria", cost=14, unique=True)
RANGER = companion("Ranger", keywords=(("ranger", 1),))
RANGER_ALLY = ally("Ranger at Home", keywords=(("ranger", 1),))


# Costs.


@pytest.mark.card("1U320")
@pytest.mark.parametrize(("id", "tokens"), [(BOROMIR, 5), (GIMLI, 4), (BOUNDER, 1), (SWORD, 1)])
def test_companions_are_dear_on_the_east_road(id: str, tokens: int) -> None:
    """Two tokens more for a companion; allies and possessions cost what they cost."""
    at = on_site("1U320", 1)
    at.hand(0, id)
    assert tokens == at.fellowship().choose("play", id).table.twilight


@pytest.mark.card("1U320")
def test_the_east_road_is_forgotten_once_left() -> None:
    """It lies on the path behind the fellowship: companions cost what they cost."""
    at = standing(site=2)
    at.lay_this("1U320", 0)
    at.hand(0, GIMLI)
    assert 2 == at.fellowship().choose("play", GIMLI).table.twilight


@pytest.mark.card("1C326")
def test_a_hobbit_in_the_westfarthing_brings_a_friend() -> None:
    """A Hobbit exerts, and a companion or ally costs one token less; possessions are no friends."""
    at = on_site("1C326", 1)
    sam, bounder = at.play(SAM), at.play(BOUNDER)
    gimli, barliman = at.hand(0, GIMLI, BARLIMAN)
    at.hand(0, SWORD)
    game = at.fellowship().choose("use", "1C326")
    assert sorted([at.frodo(), sam, bounder]) == sorted(game.choices())
    game.choose("choose", bounder)
    assert sorted([gimli, barliman]) == sorted(game.choices("play"))
    game.choose("play", gimli)
    assert (1, 1, terms.PLAY) == (game.table.twilight, game.wounds(bounder), game.zone(gimli))


@pytest.mark.card("1C326")
def test_nobody_to_bring_to_the_westfarthing() -> None:
    """With no companion or ally in hand, or no Hobbit fit to exert, it is not offered."""
    at = on_site("1C326", 1)
    at.hand(0, SWORD)
    assert not at.fellowship().offered("use", "1C326")
    at = on_site("1C326", 1)
    atoms.set_wounds(at.table, at.frodo(), 3)
    at.hand(0, GIMLI)
    assert not at.fellowship().offered("use", "1C326")


@pytest.mark.card("1U350")
def test_the_first_goblin_at_dimrill_dale_is_cheap() -> None:
    """Two tokens less for the first Moria Orc of the phase, not for a minion of another culture, nor the second."""
    at = on_site("1U350", 6).pool(20)
    order = (URUK, TROLL, DEAR_ORC, GOBLIN, GOBLIN)
    at.hand(1, *order)
    game = at.shadow()
    costs = []
    for id in order:
        before = game.table.twilight
        costs.append(before - game.choose("play", id).table.twilight)
    assert [4, 4, 4, 2, 4] == costs


@pytest.mark.card("1U350")
def test_the_first_goblin_of_each_shadow_phase() -> None:
    """Each Shadow player has a phase of his own, and a first Moria Orc in it."""
    at = on_site("1U350", 6, seats=3).pool(20)
    at.hand(1, GOBLIN, GOBLIN)
    at.hand(2, GOBLIN)
    game = at.shadow()
    costs = []
    while game.table.phase == terms.SHADOW_PHASE:
        before = game.table.twilight
        if game.offered("play", GOBLIN):
            game.choose("play", GOBLIN)
            costs.append((game.table.shadow_player, before - game.table.twilight))
        else:
            game.pass_()
    assert [(2, 2), (1, 2), (1, 4)] == costs


@pytest.mark.card("1U361")
@pytest.mark.parametrize(("id", "cost"), [(URUK, 3), (GOBLIN, 4), ("1C157", 1)])
def test_isengard_comes_cheaply_to_amon_hen(id: str, cost: int) -> None:
    """One token less for each of its minions; its conditions cost what they cost."""
    at = on_site("1U361", 9).pool(10)
    at.hand(1, id, id)
    game = at.shadow().choose("play", id).choose("play", id)
    assert 10 - 2 * cost == game.table.twilight


# The move limit.


@pytest.mark.card("1U327")
@pytest.mark.parametrize(("friend", "limit"), [(RANGER, 3), (RANGER_ALLY, 3), (BOROMIR, 2)])
def test_a_ranger_at_bree_gate(friend: str, limit: int) -> None:
    """The fellowship may move once more in this turn, even when the ranger is gone and the gate is behind it."""
    at = on_site("1U327", 2)
    ranger = at.play(friend)
    game = at.start_of_turn()
    assert limit == move_limit(game.table)
    atoms.put(game.table, ranger, terms.DISCARD_PILE)
    game.choose("move")
    assert (3, limit) == (game.table.site_number(), move_limit(game.table))


@pytest.mark.card("1U359")
@pytest.mark.parametrize(("orcs", "offered"), [(4, False), (5, True)])
def test_five_orcs_at_nen_hithoel(orcs: int, offered: bool) -> None:
    """A Shadow player who spots five Orc minions keeps the fellowship from moving again; other minions do not count."""
    at = on_site("1U359", 8)
    at.play(URUK)
    for _orc in range(orcs):
        at.play(ORC)
    game = at.shadow()
    assert (1, offered) == (game.asked, game.offered("use", "1U359"))
    if offered:
        game.choose("use", "1U359")
    turns = game.table.turns
    asked = False
    while game.table.turns == turns and not game.table.over:
        asked = asked or game.prompt == "prompt-move-again"
        game.choose(next(verb for verb in ("stop", "pass", "done") if game.offered(verb)))
    assert offered != asked


# Exertions.


@pytest.mark.card("1C331")
def test_ettenmoors_serves_both_sides() -> None:
    """Each player may exert one of his own for strength +2: a companion, or a minion; allies not."""
    at = on_site("1C331", 2)
    gimli, legolas = at.play(GIMLI), at.play(LEGOLAS)
    at.play(BOUNDER)
    orc, tired = at.play(ORC), at.play(ORC, wounds=2)
    game = at.skirmish(gimli, orc, tired).choose("use", "1C331")
    assert sorted([at.frodo(), gimli, legolas]) == sorted(game.choices())
    game.choose("choose", gimli)
    assert (8, 1) == (game.strength(gimli), game.wounds(gimli))
    game.choose("use", "1C331")  # the minion that is not exhausted
    assert (7, 1, 5) == (game.strength(orc), game.wounds(orc), game.strength(tired))


@pytest.mark.card("1U360")
def test_emyn_muil_makes_a_minion_fierce() -> None:
    """Its own player exerts it in the maneuver phase; it then fights a second time.  The Free Peoples have none."""
    at = on_site("1U360", 9)
    orc = at.play(ORC)
    game = at.maneuver()
    assert not game.offered("use", "1U360")
    game.pass_().choose("use", "1U360")
    assert 1 == game.wounds(orc)
    seen = []
    while not game.table.over:
        if game.prompt == "prompt-assign-defenders":
            seen.append(game.table.fierce)
        game.choose("done" if game.offered("done") else "pass")
    assert [False, True] == seen


@pytest.mark.card("1U360")
def test_an_exhausted_minion_at_emyn_muil() -> None:
    """It cannot exert; nor may a Shadow player exert a minion of another."""
    at = on_site("1U360", 9, seats=3)
    at.play(ORC, seat=1, wounds=2)
    at.play(ORC, seat=2)
    game = at.maneuver().pass_()
    seen = {}
    for _player in range(2):
        seen[game.asked] = game.offered("use", "1U360")
        game.pass_()
    assert {1: False, 2: True} == seen


# Coming and going.


@pytest.mark.card("1C337")
@pytest.mark.parametrize(("pool", "after"), [(5, 3), (1, 0)])
def test_two_tokens_go_on_leaving_the_council_courtyard(pool: int, after: int) -> None:
    """As the fellowship moves away; then come those of the next site (3) and of Frodo."""
    at = on_site("1C337", 3).pool(pool)
    assert after + 3 + 1 == at.fellowship().choose("move").table.twilight


@pytest.mark.card("1C346")
def test_the_free_peoples_player_chooses_who_exerts_at_moria_lake() -> None:
    """Frodo, or two other companions, whom he names; not allies."""
    for choice, expected in ((1, (1, 0, 0, 0)), (2, (0, 1, 1, 0))):
        at = before_site("1C346", 4)
        gimli, legolas, boromir = at.play(GIMLI), at.play(LEGOLAS), at.play(BOROMIR)
        at.play(BOUNDER)
        game = at.fellowship().choose("move")
        assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
        game.choose("choice", amount=choice)
        if choice == 2:
            assert sorted([gimli, legolas, boromir]) == sorted(game.choices())
            game.choose_all(gimli, legolas)
        assert expected == tuple(game.wounds(card) for card in (at.frodo(), gimli, legolas, boromir))


@pytest.mark.card("1C346")
@pytest.mark.parametrize(
    ("frodo", "gimli", "after"),
    [(3, 0, (3, 1, 1)), (0, 2, (1, 2, 0)), (3, 2, (3, 2, 1))],
    ids=["frodo cannot", "the others cannot", "neither in full"],
)
def test_what_can_be_done_in_full_must_be_done_at_moria_lake(frodo: int, gimli: int, after: tuple[int, ...]) -> None:
    """With Frodo exhausted the two others exert; with one of two exhausted Frodo does; else whoever can."""
    at = before_site("1C346", 4)
    dwarf, elf = at.play(GIMLI, wounds=gimli), at.play(LEGOLAS)
    atoms.set_wounds(at.table, at.frodo(), frodo)
    game = at.fellowship().choose("move")
    if game.offered("choice"):
        game.choose("choice", amount=2)
    assert after == tuple(game.wounds(card) for card in (at.frodo(), dwarf, elf))


@pytest.mark.card("1U353")
def test_every_ally_is_left_behind_at_the_anduin() -> None:
    """They go to the discard pile when the fellowship arrives; those of other players, asleep now, stay."""
    at = before_site("1U353", 7)
    allies = [at.play(BOUNDER), at.play(BARLIMAN)]
    other = at.play(BARLIMAN, seat=1)
    gimli = at.play(GIMLI)
    game = at.fellowship().choose("move")
    assert [terms.DISCARD_PILE] * 2 + [terms.PLAY] * 2 == zones(game, *allies, other, gimli)


@pytest.mark.card("1U355")
@pytest.mark.parametrize(
    ("friend", "wounds"), [(BOROMIR, [1, 1, 2]), (ARAGORN, [0, 0, 2]), (RANGER_ALLY, [0, 0, 2])], ids=str
)
def test_without_a_ranger_all_exert_at_the_silverlode(friend: str, wounds: list[int]) -> None:
    """Each companion that can; with a ranger in play, be it an ally, nobody."""
    at = before_site("1U355", 7)
    hero, gimli = at.play(friend), at.play(GIMLI, wounds=2)
    game = at.fellowship().choose("move")
    assert wounds == [game.wounds(card) for card in (at.frodo(), hero, gimli)]


# Fellowship phases.


@pytest.mark.card("1U340")
def test_a_man_in_rivendell_brings_a_card() -> None:
    """Playing a Man, companion or ally, at his cost, is followed by a card; a Dwarf is none."""
    at = on_site("1U340", 3)
    top, below = at.deck(0, MERRY, SAM)
    boromir, barliman = at.hand(0, BOROMIR, BARLIMAN)
    at.hand(0, GIMLI)
    game = at.fellowship().choose("use", "1U340")
    assert sorted([boromir, barliman]) == sorted(game.choices("play"))
    game.choose("play", boromir)
    assert (3, [terms.PLAY, terms.HAND, terms.DECK]) == (game.table.twilight, zones(game, boromir, top, below))


@pytest.mark.card("1U340")
def test_no_man_no_card_in_rivendell() -> None:
    """It is the price."""
    at = on_site("1U340", 3)
    at.deck(0, MERRY)
    at.hand(0, GIMLI)
    assert not at.fellowship().offered("use", "1U340")


@pytest.mark.card("1C351")
def test_an_elf_in_the_glade_lets_look_at_a_hand() -> None:
    """The Free Peoples player alone sees the cards of the opponent he names."""
    at = on_site("1C351", 6, seats=3)
    legolas = at.play(LEGOLAS)
    first, second = at.hand(1, GIMLI)[0], at.hand(2, ORC)[0]
    game = at.fellowship().choose("use", "1C351").choose("player", amount=3)
    assert [True, False] == [knows(game.table, seat, second) for seat in (0, 1)]
    assert (False, 1) == (knows(game.table, 0, first), game.wounds(legolas))
    game = at_the_glade_without_elves()
    assert not game.offered("use", "1C351")


def at_the_glade_without_elves() -> Playing:
    """An exhausted Elf, and a Dwarf."""
    at = on_site("1C351", 6)
    at.play(LEGOLAS, wounds=2)
    at.play(GIMLI)
    return at.fellowship()


@pytest.mark.card("1U358")
def test_a_card_of_gondor_heals_at_the_pillars() -> None:
    """Discarded from hand, for a companion of Gondor; other cards and companions do not serve."""
    at = on_site("1U358", 8)
    boromir, eomer = at.play(BOROMIR, wounds=2), at.play(EOMER, wounds=1)
    at.play(ally("Steward at Home", culture="gondor"), wounds=1)
    shield, banner = at.hand(0, "1C107", "1C116")
    at.hand(0, GIMLI)
    game = at.fellowship().choose("use", "1U358")
    assert sorted([shield, banner]) == sorted(game.choices())
    game.choose("choose", banner)
    assert (1, 1, [terms.DISCARD_PILE]) == (game.wounds(boromir), game.wounds(eomer), zones(game, banner))
    game.choose("use", "1U358")  # the shield
    assert (0, False) == (game.wounds(boromir), game.offered("use", "1U358"))


# Shadow phases.


@pytest.mark.card("1U345")
def test_a_weapon_from_the_mithril_mine() -> None:
    """One token, and the weapon's cost: a Shadow weapon of the own discard pile, on a bearer it fits."""
    at = on_site("1U345", 4).pool(1)
    goblin = at.play(GOBLIN)
    scimitar = at.discard(1, SCIMITAR)[0]
    at.discard(1, "1C157")
    game = at.shadow().choose("use", "1U345")
    assert (goblin, 0) == (game.table.cards[scimitar].bearer, game.table.twilight)


@pytest.mark.card("1U345")
@pytest.mark.parametrize(
    ("pool", "discarded"),
    [(0, SCIMITAR), (5, "1C157"), (1, "4C142"), (5, SWORD)],
    ids=["no token", "no weapon", "token spent", "not of the shadow"],
)
def test_nothing_in_the_mithril_mine(pool: int, discarded: str) -> None:
    """Without a token, without a weapon, or with one whose own cost cannot be paid any more."""
    at = on_site("1U345", 4).pool(pool)
    at.play(GOBLIN)
    at.play(URUK)
    at.discard(1, discarded)
    assert not at.shadow().offered("use", "1U345")


@pytest.mark.card("1C349")
@pytest.mark.parametrize("zone", [terms.DECK, terms.HAND])
def test_the_balrog_comes_to_the_bridge(zone: str) -> None:
    """From the draw deck or from hand, for six tokens less; the deck is shuffled afterwards."""
    at = on_site("1C349", 5).pool(8)
    balrog = at.deck(1, ORC, BALROG, ORC)[1] if zone == terms.DECK else at.hand(1, BALROG)[0]
    game = at.shadow()
    assert not game.offered("play", balrog)  # at its full cost it cannot be paid
    game.choose("use", "1C349").choose("play", balrog)
    assert (terms.PLAY, 0) == (game.zone(balrog), game.table.twilight)


@pytest.mark.card("1C349")
def test_no_balrog_comes_to_the_bridge() -> None:
    """The deck may be searched in vain, or nothing taken; without the tokens he cannot come."""
    at = on_site("1C349", 5).pool(7)
    balrog = at.deck(1, BALROG)[0]
    game = at.shadow().choose("use", "1C349")
    assert (terms.DECK, "prompt-shadow-action") == (game.zone(balrog), game.prompt)
