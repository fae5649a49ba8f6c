"""Tests of tips for newcomers: shown where they matter, with correct numbers, nothing hidden (KR-35)."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Name
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.views.coaching import shown
from inglenook.lotr.advice.coaching import NOTES, tips
from inglenook.lotr.responses.answers import named
from inglenook.lotr.table import LotrTable
from inglenook.registry import find
from inglenook.rulebooks.catalogues import all_rules, read_catalogues
from tests.hygiene.sources import PROJECT
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, minion
from tests.lotr.test_dangers import against_gandalf

INTUITION = "1C296"
"""An event that a Hobbit's player may play in a skirmish: with it in hand there is something to decide."""


def told(game: Playing, seat: int | None = None) -> dict[str, dict[str, object]]:
    """Returns the coach's notes for a player by name, with their numbers."""
    return {tip.name: dict(tip.text.arguments) for tip in tips(game.game, game.asked if seat is None else seat)}


@pytest.mark.rule("KR-35", "LR-13.9", "LR-13.10")
def test_what_a_move_will_add() -> None:
    """The tip on a move counts Frodo and two companions, 3, and the next site's number if it is known."""
    at = Position(site=3)
    at.play(companion())
    at.play(companion("Other"))
    at.table.twilight = 1
    at.hand(0, companion("Third"))
    game = at.fellowship()
    assert told(game)["twilight"] == {"pool": 1, "more": 3, "total": 4, "walking": 3}
    number = game.table.cards[at.lay(1, 4)].printed.shadow_number
    assert number > 0
    assert told(game)["twilight"]["more"] == 3 + number
    assert told(game, 1) == {}


@pytest.mark.rule("KR-35", "LR-21.6")
@pytest.mark.parametrize(("burdens", "left"), [(5, None), (6, 4), (9, 1)])
def test_burdens_when_they_become_many(burdens: int, left: int | None) -> None:
    """The coach counts the last four of the ten burdens that Frodo can bear."""
    at = Position(site=2).burdens(burdens)
    at.hand(0, companion())
    found = told(at.fellowship()).get("burdens")
    assert (None if found is None else found["left"]) == left


@pytest.mark.rule("KR-35", "LR-4.4")
def test_minions_that_can_be_paid_for() -> None:
    """The coach names the minions in hand that the pool can pay for."""
    at = Position(site=2)
    at.hand(1, minion("Cheap", cost=2), minion("Dear", cost=5))
    at.table.twilight = 3
    assert told(at.shadow())["shadow"] == {"pool": 3, "count": 1}


@pytest.mark.rule("KR-35", "LR-17.8", "LR-18.11")
def test_assignment_in_numbers() -> None:
    """The coach counts one of three minions left over by two companions, and a Troll twice as strong as Frodo."""
    at = Position(site=4)
    at.play(companion(strength=8))
    for title, strength in (("One", 3), ("Two", 3), ("Troll", 9)):
        at.play(minion(title, strength=strength), seat=1)
    found = told(at.assignment())
    assert found["outnumbered"] == {"minions": 3, "fighters": 2, "left": 1}
    assert found["overwhelming"]["strength"] == 9
    assert found["overwhelming"]["cards"] == (Name("1C290"),)


@pytest.mark.rule("KR-35", "LR-17.8")
def test_who_is_overwhelmed_by_the_least() -> None:
    """The coach tells the Shadow player that strength 8 overwhelms Frodo."""
    at = Position(site=4)
    at.play(companion(strength=8))
    for title in ("One", "Two"):
        at.play(minion(title, strength=3), seat=1)
    game = at.assignment().choose("done")
    assert game.prompt == "prompt-assign-minions"
    assert told(game)["assign-minions"] == {"card": Name("1C290"), "strength": 4, "enough": 8}


@pytest.mark.rule("KR-35", "LR-18.11", "LR-18.15")
def test_a_companion_without_strength_is_overwhelmed_by_one() -> None:
    """The coach says that strength 1, not 0, overwhelms a companion without strength."""
    at = Position(site=4)
    nobody = at.play(companion("Nobody", strength=0))
    for title in ("One", "Two", "Three"):
        at.play(minion(title, strength=3), seat=1)
    game = at.assignment().choose("done")
    assert told(game)["assign-minions"] == {"card": named(at.table, nobody), "strength": 0, "enough": 1}


@pytest.mark.rule("KR-35", "LR-18.7", "LR-18.8")
@pytest.mark.parametrize(("strength", "name", "more"), [(3, "winning", 0), (4, "losing", 1), (6, "losing", 3)])
def test_a_skirmish_as_it_stands(strength: int, name: str, more: int) -> None:
    """The coach says that Frodo's 4 wins against 3, that a tie is lost, and that one more turns it."""
    at = Position(site=4)
    at.hand(0, INTUITION)
    game = at.skirmish(at.frodo(), at.play(minion(strength=strength), seat=1))
    found = told(game)
    assert found[name] == {"own": 4, "against": strength, "more": more}
    assert ("winning" in found) != ("losing" in found)


@pytest.mark.rule("KR-35", "LR-18.11", "LR-18.9")
@pytest.mark.parametrize(
    ("strength", "vitality", "name", "more", "saved"),
    [(5, 3, "overwhelmed", 6, 1), (5, 1, "dying", 6, 0), (6, 1, "dying", 5, 0), (6, 3, "losing", 5, 0)],
)
def test_a_loss_that_kills_is_not_told_as_any_other(
    strength: int, vitality: int, name: str, more: int, saved: int
) -> None:
    """The coach tells which strength saves an Uruk-hai of 5 against 11: 6, unless a wound kills it."""
    game, uruk = against_gandalf(strength, vitality)
    found = told(game)
    assert [tip for tip in ("overwhelmed", "dying", "losing", "winning") if tip in found] == [name]
    told_now = found[name]
    assert (told_now["own"], told_now["against"], told_now["more"]) == (strength, 11, more)
    if saved:
        assert told_now["saved"] == saved
    if name != "losing":
        assert told_now["cards"] == (Name(game.table.cards[uruk].printed.id),)


@pytest.mark.rule("KR-35", "LR-18.7")
def test_only_where_the_skirmish_is_won_the_tip_is_to_pass() -> None:
    """The coach advises to pass only in a won skirmish, and passing then asks for no confirmation."""
    at = Position(site=4)
    at.hand(0, INTUITION)
    game = at.skirmish(at.frodo(), at.play(minion(strength=3), seat=1))
    assert [(tip.name, tip.passing) for tip in tips(game.game, 0)] == [("winning", True), ("phase", False)]
    assert not any(tip.passing for tip in tips(against_gandalf(6, 3)[0].game, 1))


@pytest.mark.rule("KR-35", "LR-3.14", "LR-16.9")
def test_an_arrow_that_somebody_else_can_take() -> None:
    """The coach warns that an archery wound would kill one companion but not Frodo, unless there is no choice."""
    at = Position(site=4)
    weak = companion(vitality=1)
    at.play(weak)
    at.play(minion(keywords=(("archer", 1),)), seat=1)
    assert told(at.archery())["arrow-kills"] == {"cards": (Name(weak),), "count": 1}


@pytest.mark.rule("KR-35", "LR-20.9", "LR-20.11")
def test_moving_again() -> None:
    """For a second move the coach counts the companions' wounds, the minions, and the twilight it adds."""
    at = Position(site=2)
    at.play(companion(), wounds=2)
    at.play(minion(), seat=1)
    game = at.regroup()
    while game.prompt != "prompt-move-again":
        game.game.pick((len(game.options()) - 1,) if game.prompt != "prompt-reconcile" else (0,))
    assert told(game)["move-again"] == {"more": 2, "wounds": 2, "minions": 1}


@pytest.mark.rule("KR-35", "KR-7")
def test_nothing_hidden_shows() -> None:
    """The coach's notes stay the same, to the byte, when everything hidden from the viewer is dealt anew."""
    entry = find("lotr")
    game: Game[LotrTable] = Game.start(entry.rulebook, entry.set_up(2, {}), "tips")
    compared = set()
    for _ in range(400):
        asked, (table, since) = game.pending, game.since_checkpoint()
        if asked is None:
            break
        found = tips(game, asked.seat)
        if found and not since:
            other = table.copy()
            game.rulebook.redeal(other, asked.seat, Dice("anew"))
            dealt: Game[LotrTable] = Game(game.rulebook, other, game.setup, game.seed)
            dealt.run()
            assert dealt.pending is not None
            if dealt.pending.fingerprint() == asked.fingerprint():
                assert shown(found) == shown(tips(dealt, asked.seat))
                compared |= {tip.name for tip in found}
        game.pick(entry.bots["thumb"](Dice(f"tips {len(game.answers)}")).choose(SeatPlayer(game, asked.seat)))
    assert {"twilight", "shadow", "assign"} <= compared


@pytest.mark.rule("KR-35")
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_every_note_leads_to_its_rule(game: str) -> None:
    """Every rule that a coach's note names exists, and all notes have different names."""
    from inglenook.talisman.advice.coaching import NOTES as OF_TALISMAN

    notes = NOTES if game == "lotr" else OF_TALISMAN
    assert {rule for note in notes for rule in note.rules} <= set(all_rules(read_catalogues(PROJECT)))
    assert len({note.name for note in notes}) == len(notes)
