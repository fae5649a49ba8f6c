"""Dwarven cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import takes_part
from inglenook.lotr.library import printed
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    card,
    standing,
)
from tests.lotr.samples import companion, minion, possession

ORC = minion("Orc", strength=5, vitality=3)
ARCHER = minion("Archer", strength=9, vitality=4, keywords=((terms.ARCHER, 1),))
STRONG_ORC = minion("Orc", strength=9, vitality=4)
DWARVEN_WEAPON = possession("Axe of Erebor", culture="dwarven", item_class=terms.HAND_WEAPON_CLASS, strength=0)
ELVEN_WEAPON = possession("Elven Knife", culture="elven", item_class=terms.HAND_WEAPON_CLASS, strength=0)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
FARIN = "1C11"
HALDIR = "1U48"
GUARD = "1C7"
MORIA_ORC = minion("Cave Orc", strength=9, vitality=4, culture="moria")
WEAK = minion("Weak Orc", strength=1, vitality=4)


@pytest.mark.parametrize(
    ("id", "fighter", "foe", "item", "bonus"),
    [
        card("1C3", GIMLI, STRONG_ORC, "", 2),
        card("1C3", GIMLI, STRONG_ORC, DWARVEN_WEAPON, 3),
        card("1C3", GIMLI, STRONG_ORC, ELVEN_WEAPON, 2),
        card("1C3", GIMLI, STRONG_ORC, "1C8", 2),
        card("1C32", LEGOLAS, STRONG_ORC, "", 2),
        card("1C32", LEGOLAS, ARCHER, "", 4),
    ],
)
def test_an_event_for_the_strength_of_a_fighter(id: str, fighter: str, foe: str, item: str, bonus: int) -> None:
    """Axe Strike and Border Defenses: the fighter gets +2, or more if the condition is met."""
    at = standing()
    who = at.play(fighter)
    kin = at.play(companion("Kin", race=printed(fighter).race))
    if item:
        at.play(item, on=who)
    at.hand(0, id)
    game = at.skirmish(who, at.play(foe))
    before = game.strength(who)
    game.choose("play", id)
    if game.prompt != "prompt-phase-action":
        game.choose("choose", who)
    assert (before + bonus, 5) == (game.strength(who), game.strength(kin))


@pytest.mark.parametrize(("id", "race"), [card(GUARD, "dwarf"), card(FARIN, "dwarf"), card(HALDIR, "elf")])
def test_a_companion_follows_one_of_his_race(id: str, race: str) -> None:
    """Dwarf Guard, Farin and Haldir: another character of the same race must be spotted to play the companion."""
    at = standing()
    at.hand(0, id)
    at.play(companion("Of Another Race"))
    assert not at.fellowship().offered("play", id)
    at = standing()
    at.hand(0, id)
    at.play(companion("Of His Race", race=race))
    assert 1 == len(at.fellowship().choose("play", id).in_play(id))


@pytest.mark.card("1C9")
def test_a_dwarven_axe_costs_the_owner_of_the_loser_a_card() -> None:
    """Dwarven Axe: the owner of the minion that loses discards the top card, and no card if the bearer loses."""
    at = standing(seats=3)
    gimli, orc = at.play(GIMLI), at.play(WEAK, seat=2)
    at.play("1C9", on=gimli)
    at.deck(1, STRONG_ORC)
    top, _next = at.deck(2, STRONG_ORC, STRONG_ORC)
    game = at.skirmish(gimli, orc).passes(3).choose("suffer")  # the other has to follow
    assert (8, terms.DISCARD_PILE) == (game.strength(gimli), game.zone(top))
    assert [1, 1] == [len(game.table.players[seat].deck) for seat in (1, 2)]


@pytest.mark.card("1C9")
def test_a_dwarven_axe_says_nothing_of_a_lost_skirmish() -> None:
    """Dwarven Axe: no card is discarded if the bearer loses the skirmish."""
    at = standing()
    gimli, orc = at.play(GIMLI), at.play(STRONG_ORC)
    at.play("1C9", on=gimli)
    [top] = at.deck(1, STRONG_ORC)
    game = at.skirmish(gimli, orc).pass_().pass_()
    assert (1, terms.DECK) == (game.wounds(gimli), game.zone(top))


@pytest.mark.card("1C9")
def test_a_dwarven_axe_is_for_a_dwarf_and_his_own_victories() -> None:
    """Dwarven Axe: only a Dwarf can bear the axe, and only the bearer's own win discards a card."""
    at = standing()
    at.play("1C9", on=at.play(GIMLI))
    legolas, orc = at.play(LEGOLAS), at.play(ORC)
    [top] = at.deck(1, STRONG_ORC)
    game = at.skirmish(legolas, orc).pass_().pass_()
    assert (1, terms.DECK, "prompt-phase-action") == (game.wounds(orc), game.zone(top), game.prompt)
    for bearer, offered in ((LEGOLAS, False), (GUARD, True)):
        at = standing()
        at.play(bearer)
        at.hand(0, "1C9")
        assert offered == at.fellowship().offered("play", "1C9")


@pytest.mark.parametrize(
    ("id", "foe", "strength"),
    [card(FARIN, STRONG_ORC, 7), card(FARIN, URUK, 5), card("1U51", STRONG_ORC, 6)],
)
def test_a_companion_is_stronger_against_some(id: str, foe: str, strength: int) -> None:
    """Farin: stronger while skirmishing an Orc, but not against an Uruk-hai."""
    at = standing()
    who = at.play(id)
    game = at.skirmish(who, at.play(foe))
    assert strength == game.strength(who)


@pytest.mark.card("1U12")
def test_gimli_puts_a_card_back_for_two_tokens() -> None:
    """Gimli, Dwarf of Erebor: two tokens are added to put a card from hand beneath the draw deck."""
    at = standing().pool(1)
    at.play(GIMLI)
    top = at.deck(0, BOROMIR)
    bow, shield = at.hand(0, LEGOLAS, "1C107")
    game = at.fellowship().choose("use", GIMLI)
    assert sorted([bow, shield]) == sorted(game.choices())
    game.choose("choose", bow)
    assert ((top[0], bow), 3) == (game.table.players[0].deck, game.table.twilight)


@pytest.mark.card("1U12")
@pytest.mark.parametrize(("pool", "offered"), [(0, True), (1, True), (2, False)])
def test_gimli_does_so_only_while_the_pool_is_low(pool: int, offered: bool) -> None:
    """Gimli, Dwarf of Erebor: the ability needs fewer than two tokens in the twilight pool."""
    at = standing().pool(pool)
    at.play(GIMLI)
    at.hand(0, LEGOLAS, BOROMIR)
    game = at.fellowship()
    assert offered == game.offered("use", GIMLI)
    if offered:
        game.choose("use", GIMLI).choose("choose", LEGOLAS)
        assert not game.offered("use", GIMLI)


@pytest.mark.card("1U12")
def test_gimli_strikes_twice() -> None:
    """Gimli, Dwarf of Erebor: damage +1, so the loser of the skirmish takes two wounds."""
    at = standing()
    gimli, orc = at.play(GIMLI), at.play(ORC)
    game = at.skirmish(gimli, orc).pass_().pass_()
    assert 2 == game.wounds(orc)


@pytest.mark.card("1C19")
@pytest.mark.parametrize(("choice", "wounds"), [(1, [1, 1]), (2, [2, 0])])
def test_here_lies_balin(choice: int, wounds: list[int]) -> None:
    """Here Lies Balin, Son of Fundin: a Dwarf exerts to wound two Orcs once or one Orc twice."""
    at = standing(seats=3)
    gimli, first, second = at.play(GIMLI), at.play(STRONG_ORC), at.play(STRONG_ORC)
    at.play(URUK)
    at.hand(0, "1C19")
    game = at.maneuver().choose("play", "1C19").choose("choice", amount=choice)
    if choice == 2:
        assert sorted([first, second]) == sorted(game.choices())
        game.choose("choose", first)
    assert (wounds, 1) == ([game.wounds(first), game.wounds(second)], game.wounds(gimli))


@pytest.mark.card("1C21")
def test_the_lord_of_moria_makes_dwarves_deadly() -> None:
    """Lord of Moria: each Dwarf is damage +1, but no other character is."""
    at = standing()
    gimli, guard, legolas = at.play(GIMLI), at.play(GUARD), at.play(LEGOLAS)
    at.play("1C21")
    table = at.fellowship().table
    assert [2, 1, 0] == [keyword(table, one, terms.DAMAGE) for one in (gimli, guard, legolas)]


@pytest.mark.card("1C24")
@pytest.mark.parametrize(("foe", "strength"), [(MORIA_ORC, 7), (STRONG_ORC, 6)])
def test_the_stairs_of_khazad_dum(foe: str, strength: int) -> None:
    """Stairs of Khazad-dûm: each Dwarf skirmishing a Moria minion is strength +1."""
    at = standing()
    gimli, guard = at.play(GIMLI), at.play(GUARD)
    at.play("1C24")
    game = at.skirmish(gimli, at.play(foe))
    assert (strength, 4) == (game.strength(gimli), game.strength(guard))
    at = standing()
    legolas = at.play(LEGOLAS)
    at.play("1C24")
    assert 6 == at.skirmish(legolas, at.play(foe)).strength(legolas)


@pytest.mark.card("1C25")
def test_still_draws_breath() -> None:
    """Still Draws Breath: a Dwarf who has won a skirmish is healed, and no other character is."""
    at = standing(seats=3)
    gimli, guard = at.play(GIMLI, wounds=2), at.play(GUARD, wounds=1)
    at.hand(0, "1C25")
    game = at.skirmish(gimli, at.play(minion("Weak", strength=1, vitality=4))).passes(3)
    game.choose("respond", "1C25")
    assert (1, 1) == (game.wounds(gimli), game.wounds(guard))
    at = standing(seats=3)
    legolas, orc = at.play(LEGOLAS, wounds=1), at.play(WEAK)
    at.hand(0, "1C25")
    assert not at.skirmish(legolas, orc).passes(3).offered("respond", "1C25")


@pytest.mark.card("1U27")
def test_thrarin_goes_with_the_fellowship() -> None:
    """Thrarin: he exerts to take part in archery and skirmishes away from home until the regroup phase."""
    at = standing(seats=3, site=5)
    thrarin = at.play("1U27")
    at.play(STRONG_ORC)
    game = at.maneuver()
    assert not takes_part(game.table, thrarin)
    game.choose("use", thrarin)
    assert (True, 1) == (takes_part(game.table, thrarin), game.wounds(thrarin))
    assert terms.UNTIL_REGROUP == game.table.lasting[-1].until


@pytest.mark.parametrize(("id", "bonus", "wounds"), [card("1C4", 3, 1), card("1C5", 2, 0)])
def test_a_blow_of_a_dwarf(id: str, bonus: int, wounds: int) -> None:
    """Battle Fury and Cleaving Blow: a Dwarf gains strength and damage +1, and Battle Fury also costs an exertion."""
    at = standing(seats=3)
    gimli, legolas, guard = at.play(GIMLI), at.play(LEGOLAS), at.play(GUARD)
    at.hand(0, id)
    game = at.skirmish(gimli, at.play(STRONG_ORC))
    before = game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE), game.strength(legolas)
    game.choose("play", id).choose("choose", gimli)
    after = game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE), game.strength(legolas)
    assert ((before[0] + bonus, before[1] + 1, before[2]), wounds, 4) == (
        after,
        game.wounds(gimli),
        game.strength(guard),
    )


@pytest.mark.card("1C4")
def test_an_exhausted_dwarf_has_no_fury() -> None:
    """Battle Fury: an exhausted Dwarf cannot exert for the event."""
    at = standing()
    gimli = at.play(GIMLI, wounds=2)
    at.hand(0, "1C4")
    assert not at.skirmish(gimli, at.play(STRONG_ORC)).offered("play", "1C4")


@pytest.mark.card("1C6")
def test_delving() -> None:
    """Delving: a Dwarf companion, but not an ally, exerts to draw three cards."""
    at = standing(seats=3)
    at.play(LEGOLAS)
    at.play("1U17")
    at.hand(0, "1C6")
    assert not at.fellowship().offered("play", "1C6")
    at = standing(seats=3)
    gimli = at.play(GIMLI)
    at.hand(0, "1C6")
    drawn = at.deck(0, ORC, ORC, URUK, ORC)[:3]
    game = at.fellowship().choose("play", "1C6")
    assert (drawn, 1) == (list(game.table.players[0].hand), game.wounds(gimli))


@pytest.mark.card("1C18")
def test_halls_of_my_home_shows_the_top_of_any_deck() -> None:
    """Halls of My Home: three cards are revealed, and one Shadow card among them may be discarded."""
    at = standing(seats=3)
    gimli = at.play(GIMLI)
    at.hand(0, "1C18")
    first, second, third, fourth = at.deck(1, ORC, companion("Friend"), URUK, ARCHER)
    game = at.fellowship().choose("play", "1C18").choose("player", amount=2)
    assert [True, True, True, False] == [knows(game.table, 1, one) for one in (first, second, third, fourth)]
    assert game.game.pending is not None
    assert (sorted([first, third]), 1) == (sorted(game.choices()), game.game.pending.most)
    game.choose_all(first).choose_all(third, second)
    assert (terms.DISCARD_PILE, (third, second, fourth)) == (game.zone(first), game.table.players[1].deck)
    assert 1 == game.wounds(gimli)


@pytest.mark.card("1C18")
def test_halls_of_my_home_takes_nothing_if_you_do_not_want_it() -> None:
    """Halls of My Home: no Shadow card need be discarded, and only the player knows the order of the returned cards."""
    at = standing()
    at.play(GIMLI)
    at.hand(0, "1C18")
    first, second = at.deck(0, ORC, URUK)
    at.deck(1, ORC)
    game = at.fellowship().choose("play", "1C18").choose("player", amount=1).choose_all().choose_all(second, first)
    assert (second, first) == game.table.players[0].deck
    assert [[True, True], [False, False]] == [
        [knows(game.table, seat, one) for one in (first, second)] for seat in (0, 1)
    ]


@pytest.mark.card("1R22")
@pytest.mark.parametrize(("more", "tokens"), [(0, 1), (2, 3), (4, 5)])
def test_mithril_shaft_digs_until_you_stop(more: int, tokens: int) -> None:
    """Mithril Shaft: a token is added for each discarded card, up to five, and the last card is taken into hand."""
    at = standing(seats=3)
    gimli = at.play(GIMLI)
    at.hand(0, "1R22")
    cards = at.deck(0, ORC, URUK, ARCHER, WEAK, STRONG_ORC, ORC)
    at.play(ORC)
    game = at.pool(0).maneuver().choose("play", "1R22")
    for _time in range(more):
        assert "prompt-go-on" == game.prompt
        game.choose("yes")
    if more < 4:
        game.choose("no")
    assert (cards[more],) == game.table.players[0].hand
    assert (tokens, 6 - tokens, 1) == (game.table.twilight, len(game.table.players[0].deck), game.wounds(gimli))
    assert cards[:more] == [card for card in game.table.players[0].discard if card in cards]


@pytest.mark.card("1R22")
def test_mithril_shaft_ends_with_the_deck() -> None:
    """Mithril Shaft: the effect ends when the draw deck is empty."""
    at = standing()
    at.play(GIMLI)
    at.hand(0, "1R22")
    (only,) = at.deck(0, ORC)
    at.play(ORC)
    game = at.pool(0).maneuver().choose("play", "1R22")
    assert (1, terms.HAND) == (game.table.twilight, game.zone(only))
    assert "prompt-go-on" != game.prompt
