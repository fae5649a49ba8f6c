"""Elven companions and allies of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from tests.lotr.cards.standing import BOROMIR, GANDALF, GIMLI, LEGOLAS, card, standing
from tests.lotr.samples import ally, companion, minion

ORC = minion("Orc", strength=5, vitality=3)
URUK = minion("Uruk", strength=5, vitality=3, culture="isengard", race="uruk-hai")
NAZGUL = minion("Nazgul", strength=5, vitality=3, race="nazgul")
ARWEN, CELEBORN, ELROND, LORIEN_ELF = "1R30", "1R34", "1R40", "1C53"
OROPHIN, RUMIL = "1U56", "1U57"
RIVENDELL = (Home(3, terms.FELLOWSHIP_BLOCK),)
LORIEN = (Home(6, terms.FELLOWSHIP_BLOCK),)
COUNSELLOR = ally("Counsellor", culture="elven", race="elf", homes=RIVENDELL)
GUEST = ally("Guest of the House", race="hobbit", culture="shire", homes=RIVENDELL)
SINGER = ally("Singer", culture="elven", race="elf", homes=LORIEN)
STRANGER = ally("Stranger", homes=(Home(3, terms.TOWERS_BLOCK),))
ELVEN_FRIEND = ally("Friend of the Elves", culture="elven", race="man")


@pytest.mark.card(ARWEN)
@pytest.mark.parametrize(("foe", "strength"), [(NAZGUL, 9), (ORC, 6)])
def test_arwen_against_a_nazgul(foe: str, strength: int) -> None:
    """Arwen: strength +3 while she is skirmishing a Nazgûl."""
    at = standing()
    arwen, enemy = at.play(ARWEN), at.play(foe)
    assert strength == at.skirmish(arwen, enemy).strength(arwen)


@pytest.mark.card(ARWEN)
def test_arwen_is_no_stronger_while_others_fight_it() -> None:
    """Arwen: a Nazgûl in another companion's skirmish gives her no strength."""
    at = standing()
    arwen, boromir, rider = at.play(ARWEN), at.play(BOROMIR), at.play(NAZGUL)
    assert 6 == at.skirmish(boromir, rider).strength(arwen)


@pytest.mark.card(CELEBORN)
def test_celeborn_heals_an_elven_ally() -> None:
    """Celeborn: he exerts in the fellowship phase to heal an Elven ally, but no other ally and no companion."""
    at = standing()
    lord, singer, friend = at.play(CELEBORN), at.play(SINGER, wounds=2), at.play(ELVEN_FRIEND, wounds=1)
    at.play(GUEST, wounds=1)
    at.play(LEGOLAS, wounds=1)
    game = at.fellowship().choose("use", lord)
    assert sorted([lord, singer, friend]) == sorted(game.choices())
    game.choose("choose", singer)
    assert (1, 1, 1) == (game.wounds(lord), game.wounds(singer), game.wounds(friend))


@pytest.mark.card(CELEBORN)
def test_celeborn_exhausted_heals_nobody() -> None:
    """Celeborn: an exhausted Celeborn cannot use the ability."""
    at = standing()
    lord = at.play(CELEBORN, wounds=2)
    at.play(SINGER, wounds=1)
    assert not at.fellowship().offered("use", lord)


@pytest.mark.card(ELROND)
@pytest.mark.parametrize(("friend", "offered"), [(LEGOLAS, True), (GANDALF, True), (SINGER, True), (GIMLI, False)])
def test_elrond_comes_to_gandalf_or_an_elf(friend: str, offered: bool) -> None:
    """Elrond, Lord of Rivendell: Gandalf or an Elf must be spotted to play Elrond."""
    at = standing()
    at.play(friend)
    at.hand(0, ELROND)
    assert offered == at.fellowship().offered("play", ELROND)


@pytest.mark.card(ELROND)
def test_elrond_heals_his_house() -> None:
    """Elrond, Lord of Rivendell: at the start of the turn each ally whose home is site 3 is healed."""
    at = standing(site=4)
    elrond, elf, guest = at.play(ELROND, wounds=1), at.play(COUNSELLOR, wounds=2), at.play(GUEST, wounds=1)
    others = [at.play(SINGER, wounds=1), at.play(STRANGER, wounds=1), at.play(LEGOLAS, wounds=1)]
    game = at.start_of_turn()
    assert [0, 1, 0] == [game.wounds(one) for one in (elrond, elf, guest)]
    assert [1, 1, 1] == [game.wounds(one) for one in others]


@pytest.mark.card(ELROND)
def test_elrond_rests_in_the_turns_of_others() -> None:
    """Elrond, Lord of Rivendell: no ally is healed at the start of another player's turn."""
    at = standing(site=4)
    elf = at.play(COUNSELLOR, wounds=2)
    at.play(ELROND)
    assert 2 == at.start_of_turn(1).wounds(elf)


@pytest.mark.card(ELROND)
def test_elrond_draws_a_card() -> None:
    """Elrond, Lord of Rivendell: he exerts in the fellowship phase to draw a card."""
    at = standing()
    elrond = at.play(ELROND)
    at.deck(0, GIMLI, BOROMIR)
    game = at.fellowship().choose("use", elrond)
    assert (1, 1) == (game.wounds(elrond), len(game.table.players[0].hand))
    at = standing()
    weary = at.play(ELROND, wounds=3)
    at.deck(0, GIMLI)
    assert not at.fellowship().offered("use", weary)


@pytest.mark.card(LORIEN_ELF)
@pytest.mark.parametrize(("friend", "offered"), [(LEGOLAS, True), (GIMLI, False)])
def test_an_elf_of_lorien_follows_an_elf(friend: str, offered: bool) -> None:
    """Lórien Elf: an Elf must be spotted to play the companion, which is not unique."""
    at = standing()
    at.play(friend)
    at.hand(0, LORIEN_ELF, LORIEN_ELF)
    game = at.fellowship()
    assert offered == game.offered("play", LORIEN_ELF)
    if offered:
        game.choose("play", LORIEN_ELF).choose("play", LORIEN_ELF)
        assert 2 == len(game.in_play(LORIEN_ELF))


@pytest.mark.parametrize(("id", "target"), [card(OROPHIN, URUK), card(RUMIL, ORC)])
def test_a_bowman_of_lorien(id: str, target: str) -> None:
    """Orophin and Rúmil: in the archery phase Orophin exerts to wound an Uruk-hai, and Rúmil to wound an Orc."""
    at = standing()
    bowman, targets = at.play(id), [at.play(target), at.play(target)]
    others = [at.play(foe) for foe in (ORC, URUK, NAZGUL) if foe != target]
    at.play(companion("Guard", vitality=4))
    game = at.archery().choose("use", bowman)
    assert sorted(targets) == sorted(game.choices())
    game.choose("choose", targets[1])
    assert ([0, 1], [0, 0]) == ([game.wounds(foe) for foe in targets], [game.wounds(foe) for foe in others])
    assert 1 == game.wounds(bowman)


@pytest.mark.parametrize("id", [card(OROPHIN), card(RUMIL)])
def test_a_bowman_of_lorien_is_an_archer_at_home(id: str) -> None:
    """Orophin and Rúmil: at site 6 the ally may add to the fellowship archery total, but not elsewhere."""
    for here in (5, 6):
        at = standing(site=here)
        bowman = at.play(id)
        at.play(NAZGUL)
        game = at.archery().passes()
        assert (here == 6) == (game.prompt == "prompt-archer-allies" and [bowman] == game.choices())


@pytest.mark.parametrize("id", [card(OROPHIN), card(RUMIL)])
def test_a_weary_bowman_does_not_shoot(id: str) -> None:
    """Orophin and Rúmil: an exhausted ally cannot use the ability."""
    at = standing()
    bowman = at.play(id, wounds=2)
    at.play(ORC)
    at.play(URUK)
    assert not at.archery().offered("use", bowman)


GALADRIEL = "1R45"


@pytest.mark.card(GALADRIEL)
def test_galadriel_heals_the_golden_wood() -> None:
    """Galadriel, Lady of Light: at the start of her player's turn each ally whose home is site 6 is healed."""
    at = standing(site=4)
    friends = [at.play(GALADRIEL, wounds=1), at.play(SINGER, wounds=2)]
    others = [at.play(GUEST, wounds=1), at.play(ally("Far Away", homes=(Home(6, terms.TOWERS_BLOCK),)), wounds=1)]
    game = at.start_of_turn()
    assert ([0, 1], [1, 1]) == ([game.wounds(one) for one in friends], [game.wounds(one) for one in others])
    at = standing(site=4)
    at.play(GALADRIEL)
    singer = at.play(SINGER, wounds=1)
    assert 1 == at.start_of_turn(1).wounds(singer)


@pytest.mark.card(GALADRIEL)
def test_galadriel_sends_an_elf() -> None:
    """Galadriel, Lady of Light: she exerts to play an Elf from hand for free."""
    at = standing().pool(1)
    lady = at.play(GALADRIEL)
    legolas, elrond, _gimli = at.hand(0, LEGOLAS, ELROND, GIMLI)
    game = at.fellowship().choose("use", lady)
    assert sorted([legolas, elrond]) == sorted(game.choices("play"))
    game.choose("play", legolas)
    assert (terms.PLAY, 1, 1) == (game.zone(legolas), game.table.twilight, game.wounds(lady))


@pytest.mark.card(GALADRIEL)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(("wounds", "hand"), [(0, GIMLI), (2, LEGOLAS)])
def test_galadriel_needs_somebody_to_send(wounds: int, hand: str) -> None:
    """Galadriel, Lady of Light: the ability needs an Elf in hand and a Galadriel who can exert."""
    at = standing()
    lady = at.play(GALADRIEL, wounds=wounds)
    at.hand(0, hand)
    assert not at.fellowship().offered("use", lady)
