"""`inglenook play`: a game at this keyboard, new or resumed."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from inglenook.arguments import Arguments, BadArgument, line, number, pair
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.registry import GameEntry, find, names
from inglenook.screen.display import can_draw, on_a_terminal, play_on_screen
from inglenook.screen.line_buffer import Heard
from inglenook.terminal.record_file import RecordFile, new_file, read_record
from inglenook.terminal.response_stops import read_stops
from inglenook.terminal.screen import Screen
from inglenook.terminal.seating import Sitter, name, recorded_sitters, seat_people
from inglenook.terminal.session import Session
from inglenook.wording import Wording


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook play`."""
    arguments.argument("GAME", Message("help-game", {"known": names()}))
    arguments.option("--seats", "N", Message("help-seats"), number("--seats", 1, 99))
    arguments.option("--bots", "N", Message("help-bots"), number("--bots", 0, 99))
    arguments.repeated("--seat", "person|bot:NAME", Message("help-seat"))
    arguments.repeated("--name", "NAME", Message("help-name"), lambda given: name(given, line("--name")))
    arguments.repeated("--deck", "NAME|FILE", Message("help-deck"), line("--deck"))
    arguments.repeated("--set", "KEY=VALUE", Message("help-set"), pair("--set"))
    arguments.option("--seed", "TEXT", Message("help-seed"), line("--seed"))
    arguments.option("--record", "FILE", Message("help-record"), Path)
    arguments.option("--resume", "FILE", Message("help-resume"), Path)
    arguments.option("--stops", "NAME,…", Message("help-stops"), line("--stops"))
    arguments.flag("--ask-every-time", Message("help-ask-every-time"))
    arguments.flag("--plain", Message("help-plain"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Plays the game to its end, or until all players have left."""
    given = arguments.read(words)
    entry, game, sitters = new_game(given) if given.resume is None else resumed_game(given)
    read_stops(entry, given.stops, sitters)
    wording = Wording(arguments.wording.language, entry.locales)
    called = [sitter.called(seat, wording) for seat, sitter in enumerate(sitters)]
    lines = Screen(sys.stdin, sys.stdout, wording, called)
    drawn = wants_to_be_drawn(given, sitters, lines)
    screen = Heard(wording, called) if drawn else lines
    session = Session(entry, game, sitters, screen, record_file(given, sitters))
    if given.resume is not None:
        screen.say(Message("resumed", {"file": str(given.resume), "answers": len(game.answers)}))
    if isinstance(screen, Heard):
        play_on_screen(session, screen, lines)
    else:
        session.play()
    return 0


def wants_to_be_drawn(given: Namespace, sitters: Sequence[Sitter], lines: Screen) -> bool:
    """Whether to play on the full screen: on a terminal, with at least one person, unless `--plain` is given."""
    if given.plain or not on_a_terminal() or all(sitter.bot for sitter in sitters):
        return False
    if not can_draw():
        lines.say(Message("screen-not-installed"))
    return can_draw()


def new_game(given: Namespace) -> tuple[GameEntry, Game[Any], list[Sitter]]:
    """Starts a game as the command line asks for it."""
    if not given.words:
        raise BadArgument("error-which-game", {"known": names()})
    entry = find(given.words[0])
    sitters = seat_people(entry, given.seats, given.bots, given.seat, given.name)
    decks = {f"deck{seat}": deck for seat, deck in enumerate(given.deck, 1)}
    setup = entry.set_up(len(sitters), {**decks, **dict(given.set)})
    seed = fresh_seed() if given.seed is None else given.seed
    return entry, Game.start(entry.rulebook, setup, seed, ask_every_time=given.ask_every_time), sitters


def resumed_game(given: Namespace) -> tuple[GameEntry, Game[Any], list[Sitter]]:
    """Restores a game from a file, with its recorded players, or with others if the command line says so."""
    fixed = {"--seats": given.seats, "--seed": given.seed, "--deck": given.deck, "--set": given.set}
    fixed |= {"--ask-every-time": given.ask_every_time}
    for option, value in fixed.items():
        if value not in (None, [], False):
            raise BadArgument("error-not-with-resume", {"option": option})
    record = read_record(given.resume, names())
    if given.words and given.words[0] != record.game:
        raise BadArgument("error-other-game", {"given": given.words[0], "game": record.game})
    entry = find(record.game)
    game = record.replay(entry.rulebook)
    seats = game.table.seats
    if given.seat or given.name or given.bots is not None or len(record.players) != seats:
        return entry, game, seat_people(entry, seats, given.bots, given.seat, given.name)
    return entry, game, recorded_sitters(entry, record.players)


def record_file(given: Namespace, sitters: Sequence[Sitter]) -> RecordFile | None:
    """Returns the file for the game's record: the requested one, or else the file it was resumed from."""
    players = [sitter.recorded for sitter in sitters]
    if given.record is not None and given.record != given.resume:
        return new_file(given.record, players)
    return None if given.resume is None else RecordFile(given.resume, players)


def fresh_seed() -> str:
    """Returns a seed that cannot be guessed."""
    return os.urandom(8).hex()
