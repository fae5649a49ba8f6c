"""Sauron conditions of The Fellowship of the Ring that affect the Ring-bearer."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Draw
from tests.lotr.cards.mordor import CAVE_ORC, STRONG_ORC_OF_MORDOR
from tests.lotr.cards.standing import GIMLI, MERRY, standing
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, event, minion

IRRESISTIBLE, THIN = "1R252", "1R279"
HOST = ally("Host", homes=(Home(2, terms.FELLOWSHIP_BLOCK),))
WEAK_ORC = minion("Weak Orc", strength=1, vitality=9, culture="sauron")
LOOK = event("Look", Action((terms.FELLOWSHIP,), (Draw(1),)))


@pytest.mark.card(IRRESISTIBLE)
@pytest.mark.parametrize(
    ("burden", "left", "lost"), [(5, 1, True), (6, 1, True), (4, 1, False), (5, 2, False), (4, 2, False)]
)
def test_the_irresistible_shadow(burden: int, left: int, lost: bool) -> None:
    """The Irresistible Shadow: with five burdens, drawing the last card corrupts the Ring-bearer at once."""
    at = standing().burdens(burden)
    at.play(IRRESISTIBLE)
    at.deck(0, *[GIMLI] * left)
    at.hand(0, LOOK, MERRY)
    game = at.fellowship().choose("play", LOOK)
    assert lost == game.table.over
    if lost:
        assert ((1,), True) == (game.table.winners, "log-corrupted" in game.log())


@pytest.mark.card(IRRESISTIBLE)
def test_the_shadow_is_irresistible_from_the_start() -> None:
    """The Irresistible Shadow: the Ring-bearer is corrupted when it is played if both requirements are already met."""
    at = standing().burdens(5)
    at.play(STRONG_ORC_OF_MORDOR)
    at.deck(0, GIMLI)
    at.hand(1, IRRESISTIBLE)
    assert not at.shadow().choose("play", IRRESISTIBLE).table.over
    at = standing().burdens(5)
    at.play(STRONG_ORC_OF_MORDOR)
    at.deck(1, CAVE_ORC)
    at.hand(1, IRRESISTIBLE)
    assert at.shadow().choose("play", IRRESISTIBLE).table.over


@pytest.mark.card(IRRESISTIBLE)
def test_the_shadow_falls_as_a_hand_is_filled() -> None:
    """The Irresistible Shadow: drawing the last card while reconciling corrupts the Ring-bearer."""
    at = standing(site=3).burdens(5)
    at.play(IRRESISTIBLE)
    at.deck(0, GIMLI)
    game = at.regroup()
    while not game.table.over and game.prompt:
        game.choose("stop") if game.offered("stop") else game.pass_()
    assert (1,) == game.table.winners


def to_the_end(game: Playing, *pairs: tuple[int, int]) -> Playing:
    """Returns the game at the end of the turn after these assignments, when all players have passed."""
    turn = game.table.turns
    game.pass_().pass_()
    for fighter, orc in pairs:
        game.choose("assign", fighter, orc)
    while turn == game.table.turns and not game.table.over:
        verbs = [option.verb for option in game.options()]
        game.choose(next(verb for verb in ("done", "stop", "suffer", "skirmish", "pass") if verb in verbs))
    return game


@pytest.mark.card(THIN)
@pytest.mark.parametrize(("fighter", "added"), [("other", 1), ("frodo", 0), ("both", 0), ("nobody", 0), ("ally", 0)])
def test_thin_and_stretched(fighter: str, added: int) -> None:
    """Thin and Stretched: a burden is added if another companion was assigned this turn and the bearer was not."""
    at = standing()
    at.play(THIN, on=at.frodo())
    hero = at.play(companion("Hero", strength=3, vitality=9))
    friend = at.play(HOST)
    orcs = [at.play(WEAK_ORC) for _orc in range({"both": 2, "nobody": 0}.get(fighter, 1))]
    whom = {"other": [hero], "frodo": [at.frodo()], "both": [at.frodo(), hero], "nobody": [], "ally": [friend]}[fighter]
    game = to_the_end(at.assignment(), *zip(whom, orcs, strict=True))
    assert added == game.table.players[0].burdens


@pytest.mark.card(THIN)
def test_thin_and_stretched_remembers_the_fallen() -> None:
    """Thin and Stretched: an assigned companion counts even if killed before the end of the turn."""
    at = standing()
    at.play(THIN, on=at.frodo())
    hero, orc = at.play(companion("Hero", strength=3, vitality=1)), at.play(STRONG_ORC_OF_MORDOR)
    game = to_the_end(at.assignment(), (hero, orc))
    assert (terms.DEAD_PILE, 1) == (game.zone(hero), game.table.players[0].burdens)
