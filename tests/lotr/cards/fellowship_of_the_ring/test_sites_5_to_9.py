"""Sites 5 to 9 of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.rules.archery import minion_archery
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    GIMLI,
    LEGOLAS,
    before_site,
    on_site,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion

ORC_ONCE_MORE = minion("Orc Once More", strength=5, vitality=5)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
TRACKING_ORC = minion("Tracking Orc", culture="sauron", keywords=(("tracker", 1),), cost=1)
TROLL_AT_THE_SITE = minion("Troll at the Site", culture="moria", race="troll", cost=4)
GOBLIN_AT_THE_SITE = minion("Goblin at the Site", culture="moria", cost=4)
URUK_AT_THE_SITE = minion("Uruk at the Site", culture="isengard", race="uruk-hai", cost=4)
DEAR_ORC = minion("Dear Orc", culture="sauron", cost=4)
ORC_AT_THE_SITE = minion("Orc at the Site", strength=5, vitality=3)
BOUNDER = "1C286"
BARLIMAN = "1U70"
RANGER_AT_HOME = ally("Ranger at Home", keywords=(("ranger", 1),))
BALROG = minion("The Balrog", race="balrog", culture="moria", cost=14, unique=True)


def at_the_glade_without_elves() -> Playing:
    """Returns an exhausted Elf and a Dwarf."""
    at = on_site("1C351", 6)
    at.play(LEGOLAS, wounds=2)
    at.play(GIMLI)
    return at.fellowship()


@pytest.mark.card("1C349")
@pytest.mark.parametrize("zone", [terms.DECK, terms.HAND])
def test_the_balrog_comes_to_the_bridge(zone: str) -> None:
    """The Bridge of Khazad-dûm: The Balrog is played from the draw deck or hand for 6 less."""
    at = on_site("1C349", 5).pool(8)
    balrog = at.deck(1, ORC_AT_THE_SITE, BALROG, ORC_AT_THE_SITE)[1] if zone == terms.DECK else at.hand(1, BALROG)[0]
    game = at.shadow()
    assert not game.offered("play", balrog)  # at its full cost it cannot be paid
    game.choose("use", "1C349").choose("play", balrog)
    assert (terms.PLAY, 0) == (game.zone(balrog), game.table.twilight)


@pytest.mark.card("1C349")
def test_no_balrog_comes_to_the_bridge() -> None:
    """The Bridge of Khazad-dûm: the search may find no card, and The Balrog's cost must be paid."""
    at = on_site("1C349", 5).pool(7)
    balrog = at.deck(1, BALROG)[0]
    game = at.shadow().choose("use", "1C349")
    assert (terms.DECK, "prompt-shadow-action") == (game.zone(balrog), game.prompt)


@pytest.mark.card("1U350")
def test_the_first_goblin_at_dimrill_dale_is_cheap() -> None:
    """Dimrill Dale: the first Moria Orc played in each Shadow phase costs 2 less."""
    at = on_site("1U350", 6).pool(20)
    order = (URUK_AT_THE_SITE, TROLL_AT_THE_SITE, DEAR_ORC, GOBLIN_AT_THE_SITE, GOBLIN_AT_THE_SITE)
    at.hand(1, *order)
    game = at.shadow()
    costs = []
    for id in order:
        before = game.table.twilight
        costs.append(before - game.choose("play", id).table.twilight)
    assert [4, 4, 4, 2, 4] == costs


@pytest.mark.card("1U350")
def test_the_first_goblin_of_each_shadow_phase() -> None:
    """Dimrill Dale: each Shadow player's phase has its own first Moria Orc."""
    at = on_site("1U350", 6, seats=3).pool(20)
    at.hand(1, GOBLIN_AT_THE_SITE, GOBLIN_AT_THE_SITE)
    at.hand(2, GOBLIN_AT_THE_SITE)
    game = at.shadow()
    costs = []
    while game.table.phase == terms.SHADOW_PHASE:
        before = game.table.twilight
        if game.offered("play", GOBLIN_AT_THE_SITE):
            game.choose("play", GOBLIN_AT_THE_SITE)
            costs.append((game.table.shadow_player, before - game.table.twilight))
        else:
            game.pass_()
    assert [(2, 2), (1, 2), (1, 4)] == costs


@pytest.mark.card("1C351")
def test_an_elf_in_the_glade_lets_look_at_a_hand() -> None:
    """Galadriel's Glade: an Elf exerts so that the Free Peoples player looks at an opponent's hand."""
    at = on_site("1C351", 6, seats=3)
    legolas = at.play(LEGOLAS)
    first, second = at.hand(1, GIMLI)[0], at.hand(2, ORC_AT_THE_SITE)[0]
    game = at.fellowship().choose("use", "1C351").choose("player", amount=3)
    assert [True, False] == [knows(game.table, seat, second) for seat in (0, 1)]
    assert (False, 1) == (knows(game.table, 0, first), game.wounds(legolas))
    game = at_the_glade_without_elves()
    assert not game.offered("use", "1C351")


@pytest.mark.card("1U352")
def test_allies_of_lothlorien_are_stronger_at_home() -> None:
    """Lothlórien Woods: allies with home site 6 have strength +3."""
    at = on_site("1U352", 6)
    home = at.play(ally("Of the Wood", homes=(Home(6, terms.FELLOWSHIP_BLOCK),)))
    guest = at.play(ally("Guest", homes=(Home(3, terms.FELLOWSHIP_BLOCK),)))
    table = at.fellowship().table
    assert (6, 3) == (strength(table, home), strength(table, guest))


@pytest.mark.card("1U352", "1C67")
@pytest.mark.rule("LG-92")
def test_the_wood_is_told_of_elsewhere() -> None:
    """Lothlórien Woods and Uruviel: Uruviel gives the site's bonus to allies of site 6 at any site."""
    at = standing(3)
    at.lay_this("1U352", 0)
    at.play("1C67")
    of_the_wood = at.play(ally("Of the Wood", homes=(Home(6, terms.FELLOWSHIP_BLOCK),)))
    host = at.play(ally("Host", homes=(Home(3, terms.FELLOWSHIP_BLOCK),)))
    stranger = at.play(ally("Stranger", homes=(Home(6, terms.TOWERS_BLOCK),)))
    game = at.fellowship()
    assert [6, 3, 3] == [game.strength(card) for card in (of_the_wood, host, stranger)]


@pytest.mark.card("1U353")
def test_every_ally_is_left_behind_at_the_anduin() -> None:
    """Anduin Confluence: every active ally is discarded when the fellowship moves here."""
    at = before_site("1U353", 7)
    allies = [at.play(BOUNDER), at.play(BARLIMAN)]
    other = at.play(BARLIMAN, seat=1)
    gimli = at.play(GIMLI)
    game = at.fellowship().choose("move")
    assert [terms.DISCARD_PILE] * 2 + [terms.PLAY] * 2 == zones(game, *allies, other, gimli)


@pytest.mark.card("1C354")
def test_nobody_shoots_in_the_wilderland() -> None:
    """Anduin Wilderland: the archery phase is skipped."""
    at = on_site("1C354", 7)
    at.play(LEGOLAS)
    at.play(STRONG_ORC)
    game = at.maneuver().pass_().pass_()
    assert [terms.ASSIGNMENT] == game.phases()


@pytest.mark.card("1U355")
@pytest.mark.parametrize(
    ("friend", "wounds"), [(BOROMIR, [1, 1, 2]), (ARAGORN, [0, 0, 2]), (RANGER_AT_HOME, [0, 0, 2])], ids=str
)
def test_without_a_ranger_all_exert_at_the_silverlode(friend: str, wounds: list[int]) -> None:
    """Silverlode Banks: each companion exerts when the fellowship moves here without a ranger."""
    at = before_site("1U355", 7)
    hero, gimli = at.play(friend), at.play(GIMLI, wounds=2)
    game = at.fellowship().choose("move")
    assert wounds == [game.wounds(card) for card in (at.frodo(), hero, gimli)]


@pytest.mark.card("1C356")
@pytest.mark.parametrize(("companions", "arrows"), [(4, 0), (6, 4)])
def test_anduin_banks_is_no_place_for_a_crowd(companions: int, arrows: int) -> None:
    """Anduin Banks: the minion archery total is 2 higher for each companion beyond four."""
    at = on_site("1C356", 8)
    for number in range(companions - 1):
        at.play(companion(f"Of Many {number}"))
    at.play(STRONG_ORC)
    assert arrows == minion_archery(at.archery().table)


@pytest.mark.card("1U358")
def test_a_card_of_gondor_heals_at_the_pillars() -> None:
    """Pillars of the Kings: a Gondor card is discarded from hand to heal a Gondor companion."""
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


@pytest.mark.card("1U359")
@pytest.mark.parametrize(("orcs", "offered"), [(4, False), (5, True)])
def test_five_orcs_at_nen_hithoel(orcs: int, offered: bool) -> None:
    """Shores of Nen Hithoel: with five Orc minions spotted, the fellowship cannot move again this turn."""
    at = on_site("1U359", 8)
    at.play(URUK_AT_THE_SITE)
    for _orc in range(orcs):
        at.play(ORC_AT_THE_SITE)
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


@pytest.mark.card("1U360")
def test_a_second_minion_becomes_fierce_at_emyn_muil() -> None:
    """Emyn Muil: the action can be used for several minions in a phase."""
    at = on_site("1U360", 9)
    orcs = [at.play(ORC_ONCE_MORE), at.play(ORC_ONCE_MORE)]
    game = at.maneuver().pass_().choose("use", "1U360")
    assert 1 == game.asked
    game.choose("choose", orcs[0])
    game.pass_().choose("use", "1U360").choose("choose", orcs[1])
    assert [1, 1] == [game.wounds(orc) for orc in orcs]


@pytest.mark.card("1U360")
def test_emyn_muil_makes_a_minion_fierce() -> None:
    """Emyn Muil: a minion exerts in the maneuver phase to be fierce until the regroup phase."""
    at = on_site("1U360", 9)
    orc = at.play(ORC_AT_THE_SITE)
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
    """Emyn Muil: neither an exhausted minion nor another player's minion can exert."""
    at = on_site("1U360", 9, seats=3)
    at.play(ORC_AT_THE_SITE, seat=1, wounds=2)
    at.play(ORC_AT_THE_SITE, seat=2)
    game = at.maneuver().pass_()
    seen = {}
    for _player in range(2):
        seen[game.asked] = game.offered("use", "1U360")
        game.pass_()
    assert {1: False, 2: True} == seen


@pytest.mark.card("1U361")
@pytest.mark.parametrize(("id", "cost"), [(URUK_AT_THE_SITE, 3), (GOBLIN_AT_THE_SITE, 4), ("1C157", 1)])
def test_isengard_comes_cheaply_to_amon_hen(id: str, cost: int) -> None:
    """Slopes of Amon Hen: each Isengard minion costs 1 less, but Isengard conditions do not."""
    at = on_site("1U361", 9).pool(10)
    at.hand(1, id, id)
    game = at.shadow().choose("play", id).choose("play", id)
    assert 10 - 2 * cost == game.table.twilight


@pytest.mark.card("1C362")
def test_the_summit_of_amon_hen() -> None:
    """Summit of Amon Hen: for each burden, the Shadow players may draw a card."""
    at = before_site("1C362", 9, seats=3).burdens(2)
    at.deck(1, STRONG_ORC, STRONG_ORC, STRONG_ORC)
    at.deck(2, STRONG_ORC, STRONG_ORC, STRONG_ORC)
    game = at.fellowship().choose("move")
    first = game.asked
    game.choose("yes").choose("no")
    hands = {seat: len(game.table.players[seat].hand) for seat in (1, 2)}
    assert {first: 2, 3 - first: 0} == hands


@pytest.mark.card("1U363")
def test_trackers_gather_at_tol_brandir() -> None:
    """Tol Brandir: up to three trackers are played from the discard pile at cost, ending the Shadow phase."""
    at = on_site("1U363", 9).pool(9)
    trackers = at.discard(1, *[TRACKING_ORC] * 4)
    at.discard(1, STRONG_ORC)
    game = at.shadow().choose("use", "1U363")
    game.choose("play", trackers[0]).choose("yes").choose("play", trackers[1]).choose("no")
    assert ([terms.PLAY, terms.PLAY, terms.DISCARD_PILE], 7) == (zones(game, *trackers[:3]), game.table.twilight)
    assert terms.MANEUVER == game.table.phase


@pytest.mark.card("1U363")
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(
    ("pool", "pile", "offered"), [(1, TRACKING_ORC, True), (0, TRACKING_ORC, False), (9, STRONG_ORC, False)]
)
def test_one_tracker_must_gather_at_tol_brandir(pool: int, pile: str, offered: bool) -> None:
    """Tol Brandir: at least one tracker must be played."""
    at = on_site("1U363", 9).pool(pool)
    at.discard(1, pile)
    assert offered == at.shadow().offered("use", "1U363")


@pytest.mark.card("1U363")
def test_the_third_tracker_is_the_last() -> None:
    """Tol Brandir: after three trackers no further tracker is offered."""
    at = on_site("1U363", 9).pool(9)
    trackers = at.discard(1, *[TRACKING_ORC] * 4)
    game = at.shadow().choose("use", "1U363").choose("play", trackers[0])
    for tracker in trackers[1:3]:
        game.choose("yes").choose("play", tracker)
    assert (terms.MANEUVER, terms.DISCARD_PILE) == (game.table.phase, game.zone(trackers[3]))
