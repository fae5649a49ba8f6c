"""Checks that every game must pass, asserted along seeded random games.

The tests of the suite itself (`test_the_suite_notices`) run the same checks on games that were broken on purpose.
"""

from __future__ import annotations

from functools import cache
from itertools import repeat
from typing import Any

import pytest

from inglenook.kernel.data import canonical
from inglenook.kernel.decisions import PASS, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import CannotUndo, IllegalAnswer, IllegalAside
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.kernel.table import Table
from inglenook.kernel.views.news import apply, changes, lines_for, question, worded_later
from inglenook.kernel.views.view_cache import Sight
from tests.conformance.subjects import Subject, viewers


def digests(subject: Subject, seed: int) -> list[str]:
    """Returns the digest at every question of a random game, and at its end."""
    game = subject.start(seed)
    return [game.digest() for _ in subject.playing(game, seed)] + [game.digest()]


def digests_in_every_setup(subject: Subject) -> list[str]:
    """Returns the digests of a random game in each set-up."""
    return [digest for seed in range(len(subject.setups)) for digest in digests(subject, seed)]


def check_replay(subject: Subject, seed: int) -> None:
    """Checks that a game replayed from its record has the same digest at every step (KR-1, KR-8)."""
    original = digests(subject, seed)
    game = subject.start(seed)
    for _ in subject.playing(game, seed):
        pass
    record = Record.from_text(Record.of(game).to_text(), "record", (game.rulebook.name,))
    again = record.replay(subject.rulebook(), upto=0)

    replayed = [again.digest()]
    for given in record.answers:
        again.give_again([given])
        replayed.append(again.digest())

    assert original == replayed


def check_fork(subject: Subject, seed: int) -> None:
    """Checks that a fork equals its original, now and played out, and does not change it (KR-6).

    Every question is forked; playing out from each tenth meets whatever the forks between would meet a little later.
    """
    game = subject.start(seed)
    for number, _ in enumerate(subject.playing(game, seed)):
        before = game.digest()
        twin = game.fork(keep=number % 2 == 0)
        assert before == twin.digest()
        if number % 10 == 0:
            endings = [play_out(subject, twin, number), play_out(subject, game.fork(), number)]
            assert endings[0] == endings[1]
            assert before == game.digest(), "playing the fork changed the original"


def play_out(subject: Subject, game: Game[Any], seed: int) -> list[str]:
    """Plays on to the end or the usual length of such games; returns the digests on the way."""
    return [game.digest() for _ in subject.playing(game, seed)] + [game.digest()]


def check_every_field_is_kept(subject: Subject, seed: int) -> None:
    """Checks that a copy has every attribute of its original, and that all are saved (KR-4, KR-6).

    A field forgotten in copying *and* saving shows in no digest, so the attributes themselves are walked.
    """
    passing = {"stamp", "depth", "lines", "watched", "sight", "enough", "rounds"} | subject.transient
    game = subject.start(seed)
    for _ in subject.playing(game, seed):
        table = game.table
        attributes = attributes_of(table)
        assert attributes - passing == set(table.to_data()), "what is saved are not the attributes of the table"
        twin = table.copy()
        assert attributes - passing == attributes_of(twin) - passing, "what is copied are not the table's attributes"
        named = sorted(attributes - passing)
        assert [name for name in named if not alike(getattr(table, name), getattr(twin, name), passing)] == []


def alike(value: Any, copied: Any, passing: set[str]) -> bool:
    """Whether a value and its copy agree down to their plain parts; a part that they share need not be walked."""
    if value is copied:
        return True
    if type(value) is not type(copied):
        return False
    if isinstance(value, dict):
        parts = [(value[key], copied.get(key)) for key in value if key not in passing]
        return value.keys() == copied.keys() and all(alike(*pair, passing) for pair in parts)
    if isinstance(value, (list, tuple)):
        return len(value) == len(copied) and all(map(alike, value, copied, repeat(passing)))
    if slots := slots_of(value.__class__):
        parts = [(getattr(value, slot), getattr(copied, slot)) for slot in slots if slot not in passing]
        return all(alike(*pair, passing) for pair in parts)
    return bool(value == copied)


def attributes_of(table: Table) -> set[str]:
    """Returns the names of all attributes of a table, in slots or not, including the steps of its agenda."""
    kind: type = table.__class__
    return {*slots_of(kind), *getattr(table, "__dict__", ()), "agenda"} - {"steps", "ahead"}


@cache
def slots_of(kind: type) -> tuple[str, ...]:
    """Returns the attributes of objects of a slotted class."""
    return tuple(slot for part in kind.__mro__ for slot in getattr(part, "__slots__", ()))


def check_save_and_load(subject: Subject, seed: int) -> None:
    """Checks that saving and loading at every step changes nothing (KR-4)."""
    straight = digests(subject, seed)
    game = subject.start(seed)
    dice_of_answers = [picked for _, picked in subject.playing(subject.start(seed), seed)]
    met = [game.digest()]
    for picked in dice_of_answers:
        text = snapshots.save(game)
        game = snapshots.resume(text, "snapshot", {game.rulebook.name: subject.rulebook()})
        assert met[-1] == game.digest()
        game.pick(picked)
        met.append(game.digest())

    assert straight == met


def seen(game: Game[Any], viewer: Seat, log_from: int) -> bytes:
    """Returns everything that reaches a viewer: view, question with options and asides, log, things to point at."""
    view = game.rulebook.view(game.table, viewer)
    things = [game.rulebook.handle(game.table, viewer, thing) for thing in game.rulebook.things(game.table, viewer)]
    return canonical([view, question(game, viewer), lines_for(game, viewer, log_from), things])


def explained(game: Game[Any], viewer: Seat) -> bytes:
    """Returns the reasons why the viewer cannot use each thing it can point at; none for spectators."""
    if viewer < 0:
        return b""
    reasons = [game.why_not(viewer, thing) for thing in game.rulebook.things(game.table, viewer)]
    return canonical([[(one.rule, worded_later(one.message)) for one in found] for found in reasons])


def check_nothing_hidden_leaks(subject: Subject, seed: int) -> None:
    """Checks that dealing anew changes no byte of what a viewer sees, now or later (KR-7).

    "Later": after the same answer of that seat, with the others passing, up to the next die or reveal.
    """
    game = subject.start(seed)
    dice = Dice(f"redeal {seed}")
    for number, (decision, picked) in enumerate(subject.playing(game, seed)):
        for viewer in viewers(game):
            true, false = game.fork(keep=True), game.redealt(viewer, dice, keep=True)
            start = len(true.log)
            assert seen(true, viewer, 0) == seen(false, viewer, 0)
            if number % 8 == 0:
                assert explained(true, viewer) == explained(false, viewer)
            assert faults(true) == faults(false), "dealing anew made an impossible position"
            if decision.seat == viewer:
                rolled, reveals = true.table.dice.rolled, true.table.reveals
                for one in (true, false):
                    one.pick(picked)
                    let_the_others_pass(one, viewer, subject.passing)
                still = [
                    one for one in (true, false) if (one.table.dice.rolled, one.table.reveals) == (rolled, reveals)
                ]
                if len(still) == 2:
                    assert seen(true, viewer, start) == seen(false, viewer, start)
                elif still:  # chance came into one of them: up to there, the viewer heard the same in both
                    moved = false if still[0] is true else true
                    heard = lines_for(still[0], viewer, start)
                    assert heard == lines_for(moved, viewer, start)[: len(heard)]


def let_the_others_pass(game: Game[Any], viewer: Seat, passing: tuple[str, ...] = (PASS,)) -> None:
    """Passes for the other seats where possible, until the viewer is asked or a choice is forced."""
    while game.pending is not None and game.pending.seat != viewer:
        declining = [option.key for option in game.pending.options if option.verb in passing]
        if not declining:
            return
        game.answer((declining[0],))


def check_dealt_anew_shares_no_dice(subject: Subject, seed: int) -> None:
    """Checks that two games dealt anew have different dice ahead, and not the real ones (KR-6)."""
    game = subject.start(seed)
    dice = Dice(f"redeal {seed}")
    futures = [game.fork(), game.redealt(0, dice), game.redealt(0, dice)]

    rolls = [tuple(one.table.dice.below("chance to come", 1000) for _ in range(8)) for one in futures]

    assert 3 == len(set(rolls))


def check_changes_make_the_next_view(subject: Subject, seed: int) -> None:
    """Checks that a view with the changes applied equals the next view (KR-14)."""
    game = subject.start(seed)
    held = {viewer: game.rulebook.view(game.table, viewer) for viewer in viewers(game)}
    written = {viewer: canonical(view) for viewer, view in held.items()}
    for decision, picked in subject.playing(game.fork(), seed):
        game.pick(picked)
        for viewer, before in held.items():
            assert written[viewer] == canonical(before), f"a view given out changed by itself ({decision})"
            after = game.rulebook.view(game.table, viewer)
            held[viewer] = apply(before, changes(before, after))
            written[viewer] = canonical(held[viewer])
            assert canonical(after) == written[viewer]


def check_no_faults(subject: Subject, seed: int) -> None:
    """Checks that the fault check finds nothing after any step (KR-15).

    In the middle of one it may: whoever is asked which surplus object to drop holds too many.
    """
    game = subject.start(seed)
    for _ in subject.playing(game, seed):
        boundary, _ = game.since_checkpoint()
        assert [] == game.rulebook.faults(boundary)
    assert [] == game.rulebook.faults(game.table)


def faults(game: Game[Any]) -> list[Message]:
    """Returns the faults of the current position."""
    return game.rulebook.faults(game.table)


def check_handles(subject: Subject, seed: int) -> None:
    """Checks that hidden things have handles that need the secret and change when out of sight (KR-7)."""
    game = subject.start(seed)
    held: dict[tuple[Seat, int], str] = {}
    hidden = 0
    for _ in subject.playing(game, seed):
        table, book = game.table, game.rulebook
        other = table.copy()
        other.secret = "another secret"
        other.sight = Sight(other.secret)
        for viewer in viewers(game):
            for thing in book.things(table, viewer):
                handle = book.handle(table, viewer, thing)
                if all(book.knows(table, one, thing) for one in viewers(game)):
                    held[viewer, thing] = handle
                    continue
                hidden += 1
                assert handle != book.handle(other, viewer, thing), "a handle that tells the thing"
                if not book.knows(table, viewer, thing):
                    assert handle != held.pop((viewer, thing), ""), "a handle that outlives a shuffle"
    assert hidden


def check_undo(subject: Subject, seed: int) -> tuple[int, int]:
    """Checks that undo restores exactly, and that no player has learned anything from the undone answer (KR-12).

    A card that a player shows by playing it was that player's own to show.  Returns how often it was allowed, refused.
    """
    allowed = refused = 0
    game = subject.start(seed)
    for decision, picked in subject.playing(game, seed):
        before, log, known = game.digest(), len(game.log), knowledge(game)
        trial = game.fork(keep=True)
        trial.pick(picked)
        learned = knowledge(trial) - known
        try:
            trial.undo(decision.seat)
        except CannotUndo:
            refused += 1
            continue
        allowed += 1
        assert (before, log) == (trial.digest(), len(trial.log))
        assert all((decision.seat, thing) in known for _, thing in learned), "taken back after something was revealed"
    return allowed, refused


def knowledge(game: Game[Any]) -> set[tuple[Seat, int]]:
    """Returns the viewers that know each thing."""
    table, knows = game.table, game.rulebook.knows
    everything = {thing for viewer in viewers(game) for thing in game.rulebook.things(table, viewer)}
    return {(viewer, thing) for viewer in viewers(game) for thing in everything if knows(table, viewer, thing)}


def check_illegal_answers(subject: Subject, seed: int) -> None:
    """Checks that keys are unique, and that answers not offered are refused and change nothing (KR-2, KR-3)."""
    game = subject.start(seed)
    for decision, _ in subject.playing(game, seed):
        keys = decision.keys()
        assert len(keys) == len(set(keys))
        before = game.digest()
        with pytest.raises(IllegalAnswer):
            game.answer(("something else",))
        with pytest.raises(IllegalAnswer):
            game.answer((keys[0],), (decision.seat + 1) % game.table.seats)
        with pytest.raises(IllegalAnswer):
            game.answer((keys[0],) * (decision.most + 1))
        with pytest.raises(IllegalAnswer):
            game.pick((len(keys),) * max(1, decision.least))
        with pytest.raises(IllegalAside):
            game.aside(decision.seat, "something else")
        assert before == game.digest()


def check_asides(subject: Subject, seed: int) -> int:
    """Checks that after an aside the question is asked anew, and that asides replay (KR-11).

    Returns how many were done.
    """
    done = 0
    game = subject.start(seed)
    for number, (decision, _) in enumerate(subject.playing(game, seed)):
        for seat in range(game.table.seats):
            offered = [option.key for option in game.asides(seat)]
            assert not set(offered) & set(decision.keys())
            if not offered or number % 3:
                continue
            trial = game.fork(keep=True)
            trial.aside(seat, offered[0])
            done += 1
            assert trial.over or trial.digest() == trial.fork().digest()
            record = Record.of(trial)
            assert trial.digest() == record.replay(subject.rulebook()).digest()
            try:
                trial.undo(seat)
            except CannotUndo:
                continue
            assert game.digest() == trial.digest()
    return done


def check_asked_every_time(subject: Subject, seed: int) -> None:
    """Checks that a player who is asked every time plays the same game, with more questions (KR-5)."""
    quick, slow = subject.start(seed), subject.start(seed, ask_every_time=True)
    for _, picked in subject.playing(quick.fork(), seed):
        answer_what_has_one_answer(slow)
        assert quick.digest() == slow.digest()
        quick.pick(picked)
        slow.pick(picked)
    answer_what_has_one_answer(slow)

    assert quick.digest() == slow.digest()
    assert heard_by_all(quick) == heard_by_all(slow)
    assert len(quick.answers) <= len(slow.answers)


def answer_what_has_one_answer(game: Game[Any]) -> None:
    while game.pending is not None and (only := game.pending.only_answer()) is not None:
        game.pick(only)


def heard_by_all(game: Game[Any]) -> bytes:
    return canonical([lines_for(game, viewer) for viewer in viewers(game)])


def check_reasons(subject: Subject, seed: int, rules: set[str]) -> None:
    """Checks that everything a seat points at has an option or a reason with its rule (KR-10)."""
    game = subject.start(seed)
    for _ in subject.playing(game, seed):
        check_reasons_now(game, rules)
    check_reasons_now(game, rules)


def check_reasons_now(game: Game[Any], rules: set[str]) -> None:
    for seat in range(game.table.seats):
        for thing in game.rulebook.things(game.table, seat):
            reasons = game.why_not(seat, thing)
            assert reasons or game.offers(seat, thing)
            assert not (reasons and game.asks_about(seat, thing))
            assert {reason.rule for reason in reasons} <= rules
