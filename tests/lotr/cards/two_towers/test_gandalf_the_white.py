"""Gandalf cards of The Two Towers about the White Wizard, his spells, his staff and the Ents."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import takes_part
from tests.lotr.cards.standing import GANDALF, GIMLI, MERRY, PIPPIN, SAM, in_rohan, zones
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

ORC = minion("Orc", strength=5, vitality=3)
MORIA_ORC = minion("Orc of Moria", culture="moria", strength=1, vitality=1)
TREE = companion("Tree", race="ent", strength=8, vitality=3)
RIDER = "4U88"
WEAK = minion("Weak", strength=1, vitality=9)
ALLY_ENT = ally("Old Ent", race="ent", culture="gandalf", strength=8, vitality=4)
WIZARD = "4C90"


@pytest.mark.card(RIDER)
@pytest.mark.parametrize(
    ("fighter", "answer", "tokens"), [(GANDALF, "respond", 1), (GANDALF, "pass", 0), (GIMLI, "", 0)]
)
def test_the_white_rider_is_beheld(fighter: str, answer: str, tokens: int) -> None:
    """Behold the White Rider: a token may be added each time Gandalf wins a skirmish."""
    at = in_rohan()
    rider, hero = at.play(RIDER), at.play(fighter)
    game = at.skirmish(hero, at.play(WEAK)).passes()
    assert bool(answer) == game.offered("respond", rider)
    if answer:
        game.choose(answer)
    assert tokens == game.table.cards[rider].tokens


@pytest.mark.card(RIDER)
@pytest.mark.parametrize("tokens", [1, 3])
def test_the_white_rider_strikes(tokens: int) -> None:
    """Behold the White Rider: each token wounds a minion fighting Gandalf, and then it is discarded."""
    at = in_rohan()
    gandalf, first, second = at.play(GANDALF), at.play(WEAK), at.play(WEAK)
    rider, idle = at.play(RIDER, tokens=tokens, culture="gandalf"), at.play(WEAK)
    game = at.skirmish(gandalf, first, second).choose("use", rider)
    for wound in range(tokens):
        assert sorted([first, second]) == sorted(game.choices())
        game.choose("choose", second if wound else first)
    assert [1, tokens - 1, 0] == [game.wounds(one) for one in (first, second, idle)]
    assert terms.DISCARD_PILE == game.zone(rider)


@pytest.mark.card("4R89")
def test_greyhame_brings_somebody_back() -> None:
    """Gandalf, Greyhame: two tokens are added to play a character from the discard pile at its cost."""
    at = in_rohan().pool(1)
    gandalf = at.play("4R89")
    gimli, friend, _horn, _orc = at.discard(0, GIMLI, ally("Friend", cost=1), condition("Horn"), ORC)
    game = at.fellowship().choose("use", gandalf)
    assert sorted([gimli, friend]) == sorted(game.choices("play"))
    game.choose("play", gimli)
    assert (terms.PLAY, 3 + game.table.cards[gimli].printed.cost) == (game.zone(gimli), game.table.twilight)


@pytest.mark.card("4R89")
@pytest.mark.parametrize(("pool", "zone"), [(2, terms.DISCARD_PILE), (0, terms.HAND), (0, terms.DEAD_PILE)])
def test_greyhame_does_not_always_help(pool: int, zone: str) -> None:
    """Gandalf, Greyhame: the action needs fewer than two tokens in the pool and a character in discard."""
    at = in_rohan().pool(pool)
    gandalf = at.play("4R89")
    put = {terms.DISCARD_PILE: at.discard, terms.HAND: at.hand, terms.DEAD_PILE: at.dead}[zone]
    put(0, GIMLI)
    assert not at.fellowship().offered("use", gandalf)


@pytest.mark.card(WIZARD)
@pytest.mark.parametrize(("pool", "strength"), [(2, 7), (3, 10), (4, 10)])
def test_the_white_wizard_in_twilight(pool: int, strength: int) -> None:
    """Gandalf, The White Wizard: strength +3 while three twilight tokens can be spotted."""
    at = in_rohan().pool(pool)
    gandalf, gimli = at.play(WIZARD), at.play(GIMLI)
    game = at.fellowship()
    assert (strength, game.table.cards[gimli].printed.strength) == (game.strength(gandalf), game.strength(gimli))


@pytest.mark.card("4R91")
@pytest.mark.parametrize(("pool", "bonus"), [(1, 0), (2, 2)])
def test_a_walking_stick_in_twilight(pool: int, bonus: int) -> None:
    """Gandalf's Staff, Walking Stick: with two tokens Gandalf is damage +2, and only he can bear it."""
    at = in_rohan().pool(pool)
    gandalf = at.play(GANDALF)
    at.play(companion("Other Wizard", race="wizard", culture="gandalf"))
    at.hand(0, "4R91")
    game = at.fellowship().choose("play", "4R91")
    [staff] = game.in_play("4R91")
    assert gandalf == game.table.cards[staff].bearer
    at = in_rohan().pool(pool)
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    at.play("4R91", on=gandalf)
    table = at.fellowship().table
    plain = dict(table.cards[gimli].printed.keywords).get(terms.DAMAGE, 0)
    assert (bonus, plain) == (keyword(table, gandalf, terms.DAMAGE), keyword(table, gimli, terms.DAMAGE))


@pytest.mark.card("4R92")
def test_grown_suddenly_tall() -> None:
    """Grown Suddenly Tall: with Gandalf spotted, each condition of both sides is discarded."""
    at = in_rohan()
    at.play(GANDALF)
    song, curse = at.play(condition("Song")), at.play(condition("Curse", side=terms.SHADOW))
    thing = at.play(possession("Thing"))
    at.hand(0, "4R92")
    game = at.fellowship().choose("play", "4R92")
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY] == zones(game, song, curse, thing)
    at = in_rohan()
    at.play(GIMLI)
    at.hand(0, "4R92")
    assert not at.fellowship().offered("play", "4R92")


@pytest.mark.card("4C93")
def test_have_patience() -> None:
    """Have Patience: with Gandalf spotted, an unbound companion is healed twice."""
    at = in_rohan()
    gandalf, veteran = at.play(GANDALF, wounds=1), at.play(companion("Veteran", vitality=5), wounds=3)
    at.play(SAM, wounds=1)
    at.play(ally("Friend"), wounds=1)
    at.hand(0, "4C93")
    game = at.fellowship().choose("play", "4C93")
    assert (0, sorted([gandalf, veteran])) == (game.asked, sorted(game.choices()))
    game.choose("choose", veteran)
    assert (1, 1) == (game.wounds(veteran), game.wounds(gandalf))
    at = in_rohan()
    at.play(GIMLI, wounds=2)
    at.hand(0, "4C93")
    assert not at.fellowship().offered("play", "4C93")


@pytest.mark.card("4U96")
def test_a_forked_tongue_does_no_harm() -> None:
    """Keep Your Forked Tongue: a companion with Gandalf's signet takes no wounds in this skirmish."""
    at = in_rohan().pool(3)
    friend = at.play(companion("Friend", signet="gandalf", strength=5))
    at.play(companion("Stranger", signet="frodo"))
    at.play(ally("Ally", signet="gandalf"))
    wizard = at.play(WIZARD)
    at.hand(0, "4U96")
    game = at.skirmish(friend, at.play(minion("Stronger", strength=9))).choose("play", "4U96")
    assert sorted([friend, wizard]) == sorted(game.choices())
    game.choose("choose", friend).passes()
    assert (0, terms.PLAY) == (game.wounds(friend), game.zone(friend))


@pytest.mark.card("4U96")
@pytest.mark.parametrize(("id", "pool", "offered"), [(WIZARD, 3, True), (WIZARD, 2, False), (GIMLI, 5, False)])
def test_when_a_tongue_is_forked(id: str, pool: int, offered: bool) -> None:
    """Keep Your Forked Tongue: Gandalf and three tokens besides the event's cost are spotted (LR-26.13)."""
    at = in_rohan().pool(pool)
    hero = at.play(id)
    at.hand(0, "4U96")
    assert offered == at.skirmish(hero, at.play(ORC)).offered("play", "4U96")


@pytest.mark.card("4C98")
def test_mithrandir_drives_the_weak_away() -> None:
    """Mithrandir, Mithrandir!: Gandalf exerts to wound each minion with strength 6 or less."""
    at = in_rohan()
    gandalf, friend = at.play(GANDALF), at.play(companion("Friend", strength=3))
    orcs = [at.play(minion(f"Orc of {strength}", strength=strength, vitality=3)) for strength in (5, 6, 7)]
    at.hand(0, "4C98")
    game = at.maneuver().choose("play", "4C98")
    assert [1, 0, 1, 1, 0] == [game.wounds(one) for one in (gandalf, friend, *orcs)]
    at = in_rohan()
    at.play(GANDALF, wounds=3)
    at.play(ORC)
    at.hand(0, "4C98")
    assert not at.maneuver().offered("play", "4C98")


@pytest.mark.card("4U99")
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.MANEUVER])
def test_a_roll_of_thunder(phase: str) -> None:
    """Roll of Thunder: with Gandalf spotted, a Shadow possession or artifact is discarded."""
    for hero, offered in ((GANDALF, True), (GIMLI, False)):
        at = in_rohan()
        at.play(hero)
        at.play(ORC)
        club, idol = (at.play(thing("Thing", side=terms.SHADOW)) for thing in (possession, artifact))
        at.play(possession("Cloak"))
        at.play(condition("Curse", side=terms.SHADOW))
        at.hand(0, "4U99")
        game = at.fellowship() if phase == terms.FELLOWSHIP else at.maneuver()
        assert offered == game.offered("play", "4U99")
        if offered:
            game.choose("play", "4U99")
            assert sorted([club, idol]) == sorted(game.choices())
            game.choose("choose", idol)
            assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, club, idol)


@pytest.mark.card("4U101")
def test_stump_and_bramble() -> None:
    """Stump and Bramble: an Ent ally is damage +2 and can take part in skirmishes until the regroup phase."""
    at = in_rohan(4)
    first, second, friend = at.play(ALLY_ENT), at.play(ALLY_ENT), at.play(ally("Friend"))
    at.play(minion("Orc", culture="isengard"))
    at.hand(0, "4U101")
    game = at.maneuver().choose("play", "4U101")
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", second)
    table = game.table
    assert [0, 2, 0] == [keyword(table, one, terms.DAMAGE) for one in (first, second, friend)]
    assert [False, True, False] == [takes_part(table, one) for one in (first, second, friend)]
    assert {terms.UNTIL_REGROUP} == {lasting.until for lasting in table.lasting}


@pytest.mark.card("4U101")
@pytest.mark.parametrize(
    ("ent", "foe", "offered"),
    [
        (ALLY_ENT, minion("Orc", culture="isengard"), True),
        (ALLY_ENT, MORIA_ORC, False),
        (TREE, minion("Orc", culture="isengard"), False),
        (ally("Friend"), minion("Orc", culture="isengard"), False),
    ],
)
def test_who_hides_in_stump_and_bramble(ent: str, foe: str, offered: bool) -> None:
    """Stump and Bramble: an Isengard minion and an Ent ally must be spotted."""
    at = in_rohan(4)
    at.play(ent)
    at.play(foe)
    at.hand(0, "4U101")
    assert offered == at.maneuver().offered("play", "4U101")


@pytest.mark.card("4C102")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_a_task_that_was_not_done(chosen: int) -> None:
    """Task Was Not Done: Gandalf exerts to discard up to two wounded minions."""
    at = in_rohan()
    gandalf = at.play(GANDALF)
    at.play(GIMLI, wounds=1)
    hurt = [at.play(ORC, wounds=1) for _orc in range(3)]
    at.play(ORC)
    at.hand(0, "4C102")
    game = at.regroup().choose("play", "4C102")
    assert (hurt, 1) == (sorted(game.choices()), game.wounds(gandalf))
    assert game.game.pending is not None
    assert (0, 2) == (game.game.pending.least, game.game.pending.most)
    game.choose_all(*hurt[:chosen])
    assert [terms.DISCARD_PILE] * chosen + [terms.PLAY] * (3 - chosen) == zones(game, *hurt)


@pytest.mark.card("4C102")
def test_a_task_needs_strength() -> None:
    """Task Was Not Done: an exhausted Gandalf cannot exert."""
    at = in_rohan()
    at.play(GANDALF, wounds=3)
    at.play(ORC, wounds=1)
    at.hand(0, "4C102")
    assert not at.regroup().offered("play", "4C102")


@pytest.mark.card("4C104")
def test_the_oldest_living_thing_heals() -> None:
    """Treebeard, Oldest Living Thing: he exerts and an unbound companion is discarded from hand to heal another."""
    at = in_rohan()
    treebeard, gimli, merry = at.play("4C104"), at.play(GIMLI, wounds=2), at.play(MERRY, wounds=1)
    at.play(SAM, wounds=1)
    pippin, sam, friend = at.hand(0, PIPPIN, SAM, ally("Friend", cost=1))
    game = at.fellowship().choose("use", treebeard)
    assert sorted([gimli, merry]) == sorted(game.choices())
    game.choose("choose", gimli)
    assert (1, 1, 1) == (game.wounds(treebeard), game.wounds(gimli), game.wounds(merry))
    assert [terms.DISCARD_PILE, terms.HAND, terms.HAND] == zones(game, pippin, sam, friend)
    assert not game.offered("use", treebeard)
