"""Possessions and conditions of the Shire in The Fellowship of the Ring, and Frodo's Pipe."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.stats import shadow_number
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    card,
    choices_of,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, condition, minion, possession, site

LEAF, TOBY, MAP, STONE_TROLLS, TALE, STING = "1C300", "1C305", "1R318", "1R314", "1C317", "1R313"
BILBOS_PIPE, GAFFERS_PIPE, FRODOS_PIPE = "1U285", "1U292", "3U107"
BILBO = "1R284"
PLAIN_PIPE = possession("Plain Pipe", item_class=terms.PIPE_CLASS)
ORC = minion("Orc", strength=5, vitality=3)
URUK = minion("Uruk", race="uruk-hai", strength=5, vitality=3)
TROLL = minion("Troll", race="troll", strength=5, vitality=3)
MAN = minion("Man", race="man", strength=5, vitality=3)


@pytest.mark.parametrize(
    ("id", "bearers"),
    [
        card(BILBOS_PIPE, ("frodo", SAM, BILBO)),
        card(GAFFERS_PIPE, ("frodo", SAM, BILBO)),
        card("1C299", ("frodo", SAM, BILBO)),
        card("3C108", ("frodo", SAM, BILBO)),
        card(FRODOS_PIPE, ("frodo",)),
        card(STING, ("frodo",)),
        card(TALE, ("frodo", SAM)),
        card("3U106", ("frodo", SAM)),
    ],
)
def test_who_may_bear_it(id: str, bearers: tuple[str, ...]) -> None:
    """Frying Pan, Sting and other Shire items: a Hobbit, a Hobbit companion or only Frodo can be the bearer."""
    at = standing()
    known = {SAM: at.play(SAM), BILBO: at.play(BILBO), GIMLI: at.play(GIMLI), "frodo": at.frodo()}
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    if len(bearers) == 1:
        assert [id] == [game.table.cards[item].printed.id for item in game.table.cards[at.frodo()].borne][-1:]
    else:
        assert sorted([known[who] for who in bearers]) == sorted(game.choices("bear"))


def smoking(pipe: str, at: Position) -> tuple[Playing, Thing]:
    """Returns the game with Frodo bearing this pipe, Sam another, and pipeweed in the support area."""
    sam = at.play(SAM)
    at.play(PLAIN_PIPE, on=sam)
    own = at.play(pipe, on=at.frodo())
    weed, more = at.play(TOBY), at.play(LEAF)
    at.play(possession("Apple"))
    game = at.fellowship().choose("use", own)
    assert [weed, more] == choices_of(game)
    game.choose("choose", weed)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, weed, more)
    return game, own


@pytest.mark.parametrize("id", [card(BILBOS_PIPE), card(GAFFERS_PIPE), card(FRODOS_PIPE)])
def test_no_smoke_without_weed(id: str) -> None:
    """Bilbo's Pipe, The Gaffer's Pipe and Frodo's Pipe: a pipeweed possession must be discarded."""
    at = standing().pool(3)
    own = at.play(id, on=at.frodo())
    at.play(possession("Apple"))
    at.play(condition("Smoke", keywords=(("pipeweed", 1),)))
    assert not at.fellowship().offered("use", own)


@pytest.mark.card(BILBOS_PIPE)
@pytest.mark.parametrize("pipes", [0, 1, 2])
def test_bilbo_tells_old_tales_again(pipes: int) -> None:
    """Bilbo's Pipe: a tale is shuffled from the discard pile into the draw deck for each pipe spotted."""
    at = standing()
    tales = at.discard(0, TALE, STONE_TROLLS, "1C24")
    at.discard(0, SAM, LEAF)
    game, _pipe = smoking(BILBOS_PIPE, at)
    assert [0, 1, 2] == sorted(option.amount for option in game.options())
    game.choose("number", amount=pipes)
    if pipes:
        assert sorted(tales) == choices_of(game)
        game.choose_all(*tales[:pipes])
    deck = game.table.players[0].deck
    assert sorted(tales[:pipes]) == sorted(deck)


@pytest.mark.card(GAFFERS_PIPE)
@pytest.mark.parametrize("pipes", [0, 1, 2])
def test_the_gaffer_blows_twilight_away(pipes: int) -> None:
    """The Gaffer's Pipe: a twilight token is removed for each pipe spotted."""
    game, _pipe = smoking(GAFFERS_PIPE, standing().pool(5))
    assert 5 - pipes == game.choose("number", amount=pipes).table.twilight


@pytest.mark.card(FRODOS_PIPE)
@pytest.mark.parametrize("pipes", [0, 1, 2])
def test_frodo_heals_a_friend(pipes: int) -> None:
    """Frodo's Pipe: a companion with Frodo's signet is healed once for each pipe spotted."""
    at = standing()
    boromir, gimli = at.play(BOROMIR, wounds=2), at.play(GIMLI, wounds=2)
    merry, aragorn = at.play(MERRY, wounds=1), at.play(ARAGORN, wounds=2)
    friend = at.play(ally("Friend", signet="frodo"), wounds=2)
    game, _pipe = smoking(FRODOS_PIPE, at)
    game.choose("number", amount=pipes)
    if game.offered("choose"):
        assert boromir in choices_of(game) and not {gimli, aragorn, friend} & set(game.choices())
        game.choose("choose", boromir)
    found = [game.wounds(one) for one in (boromir, gimli, merry, aragorn)]
    assert [2 - pipes, 2, 1, 2] == found


@pytest.mark.card(LEAF)
@pytest.mark.parametrize("gone", [0, 1, 2, None])
def test_longbottom_leaf_lets_you_discard(gone: int | None) -> None:
    """Longbottom Leaf: when it is played, its player may discard up to two cards from hand."""
    at = standing()
    at.hand(0, LEAF, SAM, MERRY, GIMLI)
    game = at.fellowship().choose("play", LEAF)
    if gone is None:
        game.pass_()
    else:
        game.choose("respond", LEAF)
        assert game.game.pending is not None and 2 == game.game.pending.most
        game.choose_all(*(SAM, MERRY)[:gone])
    assert (gone or 0, 3 - (gone or 0)) == (len(game.table.players[0].discard), len(game.table.players[0].hand))


@pytest.mark.card(TOBY)
@pytest.mark.parametrize("drawn", [True, False])
def test_old_toby_lets_you_draw(drawn: bool) -> None:
    """Old Toby: when it is played, its player may draw a card."""
    at = standing()
    at.play(TOBY)
    at.hand(0, TOBY, SAM)
    at.deck(0, GIMLI, MERRY)
    game = at.fellowship().choose("play", TOBY).choose(*(("respond",) if drawn else ("pass",)))
    assert ((2, 1) if drawn else (1, 2)) == (len(game.table.players[0].hand), len(game.table.players[0].deck))
    assert not game.offered("respond")


@pytest.mark.card(LEAF, TOBY)
def test_both_are_pipeweed() -> None:
    """Longbottom Leaf and Old Toby: either can be discarded as pipeweed for Gandalf's Pipe."""
    at = standing().burdens(2)
    gandalf = at.play("1P364")
    pipe = at.play("1U74", on=gandalf)
    weeds = [at.play(LEAF), at.play(TOBY)]
    assert sorted(weeds) == sorted(at.fellowship().choose("use", pipe).choices())


@pytest.mark.card(STING)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
@pytest.mark.parametrize(("orcs", "removed"), [(0, 0), (2, 2), (5, 4)])
def test_sting_glows(phase: str, orcs: int, removed: int) -> None:
    """Sting: Frodo exerts to reveal an opponent's hand, and a token is removed for each Orc, up to four."""
    at = standing().pool(6)
    sting = at.play(STING, on=at.frodo())
    at.hand(1, *[ORC] * orcs, URUK, TROLL)
    at.hand(0, SAM)
    game = (at.fellowship() if phase == terms.FELLOWSHIP else at.regroup()).choose("use", sting)
    assert (6 - removed, 1) == (game.table.twilight, game.wounds(at.frodo()))
    assert "log-saw-hand" in game.log()


@pytest.mark.card(STING)
def test_sting_needs_frodo_rested() -> None:
    """Sting: the ability needs a Frodo who can exert and the fellowship or regroup phase."""
    at = standing().pool(6)
    sting = at.play(STING, on=at.frodo())
    at.hand(1, ORC)
    at.play(ORC)
    assert not at.maneuver().offered("use", sting)
    at = standing().pool(6)
    sting = at.play(STING, on=at.frodo())
    at.hand(1, ORC)
    atoms.set_wounds(at.table, at.frodo(), 3)
    assert not at.fellowship().offered("use", sting)


@pytest.mark.card(STING)
@pytest.mark.rule("LR-26.37")
@pytest.mark.parametrize("orcs", [2, 3, 5])
def test_sting_glows_four_times_in_a_phase(orcs: int) -> None:
    """Sting: at most four tokens are removed in a phase, even if the ability is used twice."""
    at = standing().pool(12)
    sting = at.play(STING, on=at.frodo())
    at.hand(1, *[ORC] * orcs)
    at.hand(0, SAM)
    game = at.fellowship().choose("use", sting).choose("use", sting)
    assert 8 == game.table.twilight
    atoms.start_phase(game.table, terms.REGROUP)
    assert (8, {}) == (game.table.twilight, game.table.tokens_in_phase)


@pytest.mark.card(STING)
@pytest.mark.rule("LR-26.37")
def test_each_sting_has_a_limit_of_its_own() -> None:
    """Sting: a second copy has its own limit of four tokens."""
    at = standing().pool(6)
    first, second = at.play(STING, on=at.frodo()), at.play(STING, on=at.frodo())
    at.hand(1, *[ORC] * 4)
    at.hand(0, SAM)
    game = at.fellowship().choose("use", first).choose("use", second)
    assert (0, {first: 4, second: 2}) == (game.table.twilight, game.table.tokens_in_phase)


@pytest.mark.card(STONE_TROLLS)
@pytest.mark.parametrize(("foe", "bonus"), [(TROLL, 3), (URUK, 3), (ORC, 0), (MAN, 0)])
def test_the_tale_of_the_stone_trolls(foe: str, bonus: int) -> None:
    """Stone Trolls: the bearer is strength +3 while skirmishing a Troll or an Uruk-hai."""
    at = standing()
    legolas, gimli = at.play(LEGOLAS), at.play(GIMLI)
    at.play(STONE_TROLLS, on=legolas)
    enemy = at.play(foe)
    before = [at.table.cards[one].printed.strength for one in (legolas, gimli, enemy)]
    game = at.skirmish(legolas, enemy)
    assert [bonus, 0, 0] == [game.strength(one) - was for one, was in zip((legolas, gimli, enemy), before, strict=True)]


@pytest.mark.card(STONE_TROLLS)
def test_the_trolls_are_far_away() -> None:
    """Stone Trolls: a Troll in another companion's skirmish gives the bearer no strength."""
    at = standing()
    legolas, gimli = at.play(LEGOLAS), at.play(GIMLI)
    at.play(STONE_TROLLS, on=legolas)
    game = at.skirmish(gimli, at.play(TROLL))
    assert (6, 6) == (game.strength(legolas), game.strength(gimli))


@pytest.mark.card(STONE_TROLLS)
@pytest.mark.parametrize("bilbo", [True, False])
def test_bilbo_tells_of_stone_trolls(bilbo: bool) -> None:
    """Stone Trolls: Bilbo must be spotted, and each character can bear one copy."""
    at = standing()
    gimli, bounder = at.play(GIMLI), at.play("1C286")
    at.play(STONE_TROLLS, on=gimli)
    teller = at.play(BILBO) if bilbo else None
    at.hand(0, STONE_TROLLS)
    game = at.fellowship()
    assert bilbo == game.offered("play", STONE_TROLLS)
    if teller is not None:
        game.choose("play", STONE_TROLLS)
        assert sorted([bounder, teller, at.frodo()]) == sorted(game.choices("bear"))


@pytest.mark.card(TALE)
def test_there_and_back_again() -> None:
    """There and Back Again: its discarding gives Hobbit companions strength +2 until the regroup phase."""
    at = standing()
    sam, pippin, bounder, gimli = at.play(SAM), at.play(PIPPIN), at.play("1C286"), at.play(GIMLI)
    tale = at.play(TALE, on=sam)
    at.play(ORC)
    who = (sam, pippin, at.frodo(), bounder, gimli)
    game = at.maneuver()
    before = [game.strength(one) for one in who]
    game.choose("use", tale)
    assert terms.DISCARD_PILE == game.zone(tale)
    assert [2, 2, 2, 0, 0] == [game.strength(one) - was for one, was in zip(who, before, strict=True)]
    while game.table.phase != terms.REGROUP:
        assert before[0] + 2 == game.strength(sam)
        game.choose("pass" if game.offered("pass") else "done")
    assert before[0] == game.strength(sam)


@pytest.mark.card(MAP)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
def test_thrors_map_shows_the_way(phase: str) -> None:
    """Thrór's Map: two Hobbits exert and the map is discarded to play the player's own next site."""
    at = standing(3)
    sam, gimli, bounder = at.play(SAM), at.play(GIMLI), at.play("1C286")
    chart = at.play(MAP)
    theirs = at.lay(1, 4)
    at.hand(0, PIPPIN)
    game = (at.fellowship() if phase == terms.FELLOWSHIP else at.regroup()).choose("use", chart)
    assert sorted([sam, bounder, at.frodo()]) == choices_of(game)
    assert gimli not in game.choices()
    game.choose_all(sam, bounder)
    assert (1, 1, 0) == (game.wounds(sam), game.wounds(bounder), game.wounds(at.frodo()))
    assert [terms.DISCARD_PILE, terms.ADVENTURE_DECK] == zones(game, chart, theirs)
    assert 0 == game.table.cards[game.table.path[3]].owner


@pytest.mark.card(MAP)
def test_thrors_map_needs_two_hobbits() -> None:
    """Thrór's Map: two Hobbits who can exert are required."""
    at = standing(3)
    at.play(SAM, wounds=3)
    chart = at.play(MAP)
    assert not at.fellowship().offered("use", chart)


TALENT = "1U316"


@pytest.mark.card(TALENT)
@pytest.mark.parametrize(
    ("hobbits", "asked", "less"), [(1, None, 0), (2, None, 1), (3, None, 1), (4, True, 2), (4, False, 1)]
)
def test_a_talent_for_not_being_seen(hobbits: int, asked: bool | None, less: int) -> None:
    """A Talent for Not Being Seen: the Shadow number is 1 less with two Hobbit companions, 2 less with four."""
    at = standing(2)
    at.play(TALENT)
    at.play("1C286")
    for friend in (SAM, MERRY, PIPPIN)[: hobbits - 1]:
        at.play(friend)
    at.lay_this(site("Road", 3, shadow_number=4), 1)
    at.hand(0, GIMLI)
    game = at.fellowship().choose("move")
    if asked is not None:
        assert "prompt-spot-or-not" == game.prompt
        game.choose("yes" if asked else "no")
    assert 4 - less + hobbits == game.table.twilight


@pytest.mark.card(TALENT)
def test_the_talent_is_one_of_hobbits() -> None:
    """A Talent for Not Being Seen: only Hobbit companions count, not other companions."""
    at = standing(2)
    at.play(TALENT)
    for friend in (SAM, GIMLI, LEGOLAS):
        at.play(friend)
    at.lay_this(site("Road", 3, shadow_number=4), 1)
    assert 4 - 1 + 4 == at.fellowship().choose("move").table.twilight


@pytest.mark.card(TALENT)
def test_the_talent_is_for_each_move() -> None:
    """A Talent for Not Being Seen: the reduction applies only to the current move."""
    at = standing(2)
    at.play(TALENT)
    at.play(SAM)
    at.lay_this(site("Road", 3, shadow_number=4), 1)
    at.hand(0, GIMLI)
    at.hand(1, ORC)
    game = at.fellowship().choose("move")
    assert (terms.SHADOW_PHASE, 4) == (game.table.phase, shadow_number(game.table, game.table.site()))


@pytest.mark.card(TALENT)
@pytest.mark.parametrize("wounds", [0, 3])
def test_a_hobbit_exerts_for_the_talent(wounds: int) -> None:
    """A Talent for Not Being Seen: any Hobbit who can exert pays the cost."""
    at = standing()
    gimli, sam = at.play(GIMLI), at.play(SAM, wounds=wounds)
    atoms.set_wounds(at.table, at.frodo(), wounds)
    at.hand(0, TALENT)
    game = at.fellowship()
    assert (wounds == 0) == game.offered("play", TALENT)
    if wounds == 0:
        game.choose("play", TALENT)
        assert sorted([sam, at.frodo()]) == choices_of(game)
        game.choose("choose", sam)
        assert (0, 1, 0) == (game.wounds(at.frodo()), game.wounds(sam), game.wounds(gimli))
