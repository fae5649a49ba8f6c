"""Tests of the driver: answers, errors, undo and asides."""

from __future__ import annotations

from typing import Any

import pytest

from embers.game import Embers
from embers.table import EmbersTable
from inglenook.kernel.decisions import PASS
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import CannotUndo, Diverged, IllegalAnswer, IllegalAside, NoCheckpoints, NotReplayable
from inglenook.kernel.game import MOST_CHECKPOINTS, Checkpoint, Game, Given
from inglenook.kernel.lines import SPECTATOR, Line
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved.records import Record
from inglenook.kernel.views.news import lines_for, question
from tests.conformance.checks import let_the_others_pass


def embers(*hands: str, deck: str = "twig twig twig twig twig twig", seats: int = 2) -> Game[EmbersTable]:
    """Returns a game of Embers with these hands and deck, whose top card is drawn at once."""
    rulebook = Embers()
    table = rulebook.set_up({"seats": seats, "copies": 9}, Dice("seed"))
    for hand in table.hands:
        for card in hand[:]:
            table.move(card, "deck")
    for seat, wanted in enumerate(hands):
        for kind in wanted.split():
            table.move(next(card for card in table.deck if table.cards[card].kind == kind), "hand", seat)
    for kind in reversed(deck.split()):
        card = next(card for card in reversed(table.deck) if table.cards[card].kind == kind)
        table.deck.remove(card)
        table.deck.insert(0, card)
    game = Game(rulebook, table, {}, "seed")
    game.run()
    return game


def play(game: Game[Any], kind: str, verb: str = "play") -> None:
    """Answers by playing the first offered card of this kind."""
    assert game.pending is not None
    cards = game.table.cards
    picks = [o for o in game.pending.options if o.verb == verb and cards[o.subject].kind == kind]
    game.answer((picks[0].key,))


def burn(game: Game[Any], seat: int, kind: str) -> None:
    """Burns a card of this kind as an aside."""
    offered = [option for option in game.asides(seat) if game.table.cards[option.subject].kind == kind]
    game.aside(seat, offered[0].key)


@pytest.mark.rule("KR-3")
def test_an_answer_that_was_not_offered_says_what_was() -> None:
    """The error about an answer that was not offered names it and all that were."""
    game = embers("twig", "twig")
    assert game.pending is not None

    with pytest.raises(IllegalAnswer) as refused:
        game.answer(("fly",))

    assert {"given": "fly", "offered": game.pending.keys()} == refused.value.message.arguments
    assert "fly" in str(refused.value)


@pytest.mark.rule("KR-3")
def test_only_the_seat_that_is_asked_may_answer() -> None:
    """An answer by another seat than the asked one is refused with the asked seat's name."""
    game = embers("twig", "twig")

    with pytest.raises(IllegalAnswer) as refused:
        game.answer((PASS,), seat=1)

    assert {"player": Player(1), "asked": Player(0)} == refused.value.message.arguments


@pytest.mark.rule("KR-3")
def test_a_game_that_is_over_asks_nothing() -> None:
    """Answers and asides after the end of a game are refused in words."""
    game = embers("twig", deck="twig")
    game.table.end((1,))
    game.answer((PASS,))

    assert game.over
    with pytest.raises(IllegalAnswer):
        game.answer((PASS,))
    with pytest.raises(IllegalAside):
        game.aside(0, "burn:1")
    assert [] == [option for seat in (0, 1) for option in game.asides(seat)]


@pytest.mark.rule("KR-6")
def test_a_game_without_checkpoints_cannot_be_forked() -> None:
    """Forking a game without checkpoints, as rollouts are, is an error."""
    game = embers("twig").fork()

    with pytest.raises(NoCheckpoints):
        game.fork()
    with pytest.raises(NoCheckpoints):
        game.undo(0)


@pytest.mark.rule("KR-12")
def test_an_own_answer_can_be_taken_back() -> None:
    """A player can undo several own answers of a turn one by one, and position, question and log are restored."""
    game = embers("twig wall")
    states = [(game.digest(), len(game.log))]
    play(game, "twig")
    states.append((game.digest(), len(game.log)))
    burn(game, 0, "wall")

    taken_back = []
    for _ in range(2):
        game.undo(0)
        taken_back.append((game.digest(), len(game.log)))

    assert states[::-1] == taken_back
    with pytest.raises(CannotUndo):
        game.undo(0)


@pytest.mark.rule("KR-12")
def test_a_rolled_die_is_not_taken_back() -> None:
    """A rolled die cannot be undone, nor anything before it."""
    game = embers("log twig")
    start = game.digest()
    play(game, "twig")
    play(game, "log")
    rolled = game.digest()

    with pytest.raises(CannotUndo):
        game.undo(0)
    assert rolled == game.digest()
    assert start != rolled


@pytest.mark.rule("KR-12")
def test_consent_takes_back_a_die_but_nothing_that_was_seen() -> None:
    """With the consent of all players a die can be undone, but not a drawn card."""
    game = embers("log wall", deck="twig twig twig")
    start = game.digest()
    play(game, "log")

    with pytest.raises(CannotUndo) as refused:
        game.undo_by_consent(0, (0,))
    assert "error-undo-consent" == refused.value.message.id
    game.undo_by_consent(0, (0, 1))
    assert start == game.digest()

    game.answer((PASS,))
    with pytest.raises(CannotUndo) as refused:
        game.undo_by_consent(0, (0, 1))
    assert "error-undo-revealed" == refused.value.message.id
    with pytest.raises(CannotUndo):
        game.undo_by_consent(5, (0, 1))


@pytest.mark.rule("KR-12")
def test_another_seats_answer_ends_undo() -> None:
    """Another seat's answer ends undo, also when the engine passed for that seat, to reveal nothing."""
    game = embers("gust twig", "owl")
    play(game, "gust")

    with pytest.raises(CannotUndo) as refused:
        game.undo(0)

    assert Message("error-undo-other-answered", {"player": Player(1)}) == refused.value.message


@pytest.mark.rule("KR-12")
def test_memory_bounds_how_far_back_a_game_goes() -> None:
    """An undo beyond the oldest checkpoint is refused with that reason, and the checkpoints stay limited."""
    game = embers("twig wall", deck="twig")
    for _ in range(MOST_CHECKPOINTS + 10):
        game._keep_checkpoint()
        game.answers.append(Given(0, (), ""))
    game._note_what_followed(game.answers[-1], game.table.dice.rolled, game.table.reveals)

    with pytest.raises(CannotUndo) as refused:
        game.undo_by_consent(3, (0, 1))

    assert MOST_CHECKPOINTS == len(game._checkpoints)
    assert "error-undo-too-far" == refused.value.message.id


@pytest.mark.rule("KR-12")
def test_lines_nobody_can_go_back_to_may_be_forgotten() -> None:
    """Old log lines may be dropped; those since the oldest checkpoint keep their numbers."""
    game = embers("twig wall", deck="twig")
    game.log[:] = [Line(Message("log-passed", {"player": Player(number)})) for number in range(50)]
    before = list(game.log)
    for checkpoint in (20, 40):
        game._checkpoints[:] = [Checkpoint(game.table.copy(), 0, checkpoint)]
        game.forget_lines(10)

        gone = checkpoint - 10
        assert before[gone:] == game.log[gone:]
        assert [] == lines_for(game, SPECTATOR)[: -len(before[gone:])]


@pytest.mark.rule("KR-12")
def test_what_was_taken_back_stands_in_nobodys_way() -> None:
    """An undone die or aside does not prevent other players from undoing."""
    game = embers("log twig", "wall")
    play(game, "log")
    game.undo_by_consent(0, (0, 1))
    play(game, "twig")
    burn(game, 1, "wall")
    game.undo(1)
    before = len(game.answers)

    game.undo(0)

    assert before - 1 == len(game.answers)


@pytest.mark.rule("KR-11")
def test_nobody_outside_the_table_does_anything() -> None:
    """Neither a spectator nor a seat that does not exist can act."""
    game = embers("twig", "wall")

    for seat in (SPECTATOR, 9):
        assert () == game.asides(seat)
        with pytest.raises(IllegalAside):
            game.aside(seat, "burn:1")


@pytest.mark.rule("KR-6", "KR-7")
def test_a_game_dealt_anew_cannot_go_back_to_the_true_cards() -> None:
    """A game dealt anew cannot be undone to the real cards, and can be forked from its next step on."""
    imagined = embers("twig", "shield shield shield", deck="log log gust owl wall").redealt(0, Dice("x"), keep=True)

    with pytest.raises(NoCheckpoints):
        imagined.fork()
    with pytest.raises(NotReplayable):
        Record.of(imagined)
    imagined.answer((PASS,))
    assert imagined.digest() == imagined.fork().digest()


@pytest.mark.rule("KR-7")
def test_responses_are_gathered_anew_in_a_game_dealt_anew() -> None:
    """In a game dealt anew the responses offered are those of the imagined hand."""
    game = embers("gust draught", "owl twig", "draught twig", seats=3)
    assert game.pending is not None
    game.answer((next(option.key for option in game.pending.options if option.word == "on-1"),))
    let_the_others_pass(game, 0)

    for number in range(20):
        imagined = game.redealt(0, Dice(str(number)))
        imagined.answer((PASS,))
        offered = [] if imagined.pending is None else imagined.pending.options
        kinds = [imagined.table.cards[one.subject].kind for one in offered if one.verb == "respond"]
        assert set(kinds) <= {"draught"}


@pytest.mark.rule("KR-11")
def test_an_aside_makes_the_question_be_asked_anew() -> None:
    """After an aside burnt a card, the repeated question no longer offers it, in a fork neither."""
    game = embers("twig wall")
    assert game.pending is not None
    before = game.pending.keys()

    burn(game, 0, "wall")

    assert game.pending is not None
    assert len(before) - 1 == len(game.pending.keys())
    assert game.digest() == game.fork().digest()


@pytest.mark.rule("KR-11")
def test_an_aside_of_another_seat_is_possible() -> None:
    """Every seat may take an aside whenever the question allows it."""
    game = embers("twig", "wall owl")

    burn(game, 1, "owl")

    assert game.pending is not None and 0 == game.pending.seat
    assert 1 == len(game.table.hands[1])


@pytest.mark.rule("KR-11")
def test_an_aside_is_refused_while_a_response_is_awaited() -> None:
    """Between a Gust and its result no card may be burnt as an aside."""
    game = embers("gust", "shield")
    play(game, "gust")

    with pytest.raises(IllegalAside) as refused:
        game.aside(1, "burn:0")

    assert "error-aside-not-now" == refused.value.message.id
    assert () == game.asides(1)


@pytest.mark.rule("KR-11")
def test_asides_do_not_count_as_a_choice() -> None:
    """A question whose only option is to pass is passed automatically, though an aside is possible."""
    game = embers("shield", "shield", deck="draught shield")

    answered_by_engine = [line.message.id for line in game.log].count("log-passed")

    assert answered_by_engine > 0


@pytest.mark.rule("KR-5", "KR-7")
def test_a_forced_pass_is_logged_like_a_chosen_one() -> None:
    """A victim without a Shield passes in the log like one who does not use it."""
    with_shield, without = embers("gust", "shield"), embers("gust", "owl")
    for game in (with_shield, without):
        play(game, "gust")
    with_shield.answer((PASS,))

    assert lines_for(with_shield, 0) == lines_for(without, 0)


@pytest.mark.rule("KR-8")
def test_a_replay_that_meets_another_question_names_both() -> None:
    """A replay stops at the first answer whose question differs and names both questions."""
    game, other = embers("twig wall"), embers("wall wall")
    play(game, "twig")

    with pytest.raises(Diverged) as refused:
        other.give_again(game.answers)

    arguments = refused.value.message.arguments
    assert 1 == arguments["number"]
    assert arguments["recorded"] != arguments["asked"]


@pytest.mark.rule("KR-8")
def test_a_replay_that_goes_on_after_the_end_says_so() -> None:
    """A replay reports answers after the end of the game, and answers that were not offered."""
    game = embers("twig")
    assert game.pending is not None
    with pytest.raises(Diverged) as refused:
        game.give_again([Given(0, ("fly",), game.pending.fingerprint())])
    assert "error-diverged-answer" == refused.value.message.id

    game.table.end((0,))
    game.answer((PASS,))
    with pytest.raises(Diverged) as refused:
        game.give_again([Given(0, (PASS,), "")])
    assert "error-diverged-ended" == refused.value.message.id


@pytest.mark.rule("KR-7")
def test_the_others_see_only_who_is_asked() -> None:
    """Only the asked seat sees the options; the others see which seat is asked."""
    game = embers("twig", "wall")

    assert {"seat", "asides"} == set(question(game, 1))
    assert {"seat": 0, "asides": []} == question(game, SPECTATOR)
    assert 1 < len(question(game, 0))


@pytest.mark.rule("KR-7")
def test_a_bot_imagines_what_it_cannot_see() -> None:
    """A bot's imagined game looks the same to the bot and does not change the real one."""
    game = embers("twig", "shield shield shield shield", deck="log log gust owl wall phoenix")
    player = SeatPlayer(game, 0)
    before = game.digest()

    imagined = [player.imagine(Dice(str(number))) for number in range(5)]

    hands = [tuple(one.table.cards[card].kind for card in one.table.hands[1]) for one in imagined]
    assert [player.view()] * 5 == [one.rulebook.view(one.table, 0) for one in imagined]
    assert 1 < len(set(hands))
    assert before == game.digest()
    assert player.decision is game.pending


@pytest.mark.rule("KR-6")
def test_a_fork_that_keeps_has_the_whole_log() -> None:
    """A fork that keeps the log contains the lines before the fork."""
    game = embers("twig wall")
    play(game, "twig")

    assert [line.message for line in game.log] == [line.message for line in game.fork(keep=True).log]
    assert game.log


@pytest.mark.rule("KR-5")
def test_only_a_pass_is_noted_as_one() -> None:
    """Only a pass is logged as an answer; a played card has its own log line."""
    game = embers("twig wall")
    play(game, "twig")
    told = [line.message.id for line in game.log]
    game.answer((PASS,))

    assert "log-passed" not in told
    assert Message("log-passed", {"player": Player(0)}) in [line.message for line in game.log]
