"""`inglenook arena`: plays bots against each other in rotating seats and reports which is better."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Final

from inglenook.arena.exports import as_csv, as_svg, parquet_library, rows, write_parquet
from inglenook.arena.match import Match, Outcome, play
from inglenook.arena.options import bots_of, declare_games, game_of, named_command, programs_of, seats_of, sitting
from inglenook.arena.results_file import Kept
from inglenook.arena.runner import ENGINES, HERE, Runner, runner
from inglenook.arena.standings import Decks, Standings
from inglenook.arena.summary import interval
from inglenook.arena.trial import OfCard, cards_as_csv, of_cards
from inglenook.arguments import Arguments, choice, number
from inglenook.figures import figure
from inglenook.files import replace
from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Message
from inglenook.progress import INTERRUPTED, Progress, interruptible
from inglenook.registry import GameEntry
from inglenook.wording import Wording

DECK: Final = "deck"


def declare(arguments: Arguments) -> None:
    """Declares the command's arguments."""
    declare_games(arguments, 100, "hard,normal")
    arguments.repeated("--program", "NAME=COMMAND", Message("help-contest-program"), named_command)
    arguments.option("--seconds", "N", Message("help-contest-seconds"), number("--seconds", 1, 3600), 10)
    arguments.option("--decks", "NAME,…", Message("help-contest-decks"), default="")
    arguments.option("--keep", "FILE", Message("help-contest-keep"), Path)
    arguments.option("--csv", "FILE", Message("help-contest-csv"), Path)
    arguments.option("--cards", "FILE", Message("help-contest-cards"), Path)
    arguments.option("--parquet", "FILE", Message("help-contest-parquet"), Path)
    arguments.option("--plot", "FILE", Message("help-contest-plot"), Path)
    arguments.option("--on", "ENGINE", Message("help-contest-on"), choice("--on", ENGINES), HERE)
    arguments.flag("--clock", Message("help-contest-clock"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Plays the games and prints the standings; returns 1 if a game failed, 130 if interrupted."""
    given = arguments.read(words)
    entry = game_of(given)
    wording = Wording(arguments.wording.language, entry.locales)
    matches, decks = contest(given, entry)
    kept = None if given.keep is None else Kept(given.keep, asked_for(given, entry))
    if given.parquet is not None:
        parquet_library()  # reports a missing library before the games are played
    outcomes = played(matches, runner(given.jobs, given.on), wording, kept)
    if len(outcomes) < len(matches):
        so_far = Message("progress-interrupted", {"done": len(outcomes), "total": len(matches)})
        print(wording.say(so_far), file=sys.stderr)
    standings = Standings(matches, decks, outcomes)
    if given.cards is not None:
        replace(given.cards, cards_as_csv(by_deck(matches, decks, outcomes)))
    write_files(given, rows(matches, decks, standings), standings)
    if given.json:
        print(json.dumps(standings.to_data(), indent=2))
    else:
        for message in told(standings, wording):
            print(wording.say(message))
    return INTERRUPTED if len(outcomes) < len(matches) else 1 if standings.failed else 0


def write_files(given: Namespace, table: Sequence[Sequence[str | int]], standings: Standings) -> None:
    """Writes the requested files."""
    if given.csv is not None:
        replace(given.csv, as_csv(table))
    if given.parquet is not None:
        write_parquet(given.parquet, table)
    if given.plot is not None:
        replace(given.plot, as_svg(standings))


def asked_for(given: Namespace, entry: GameEntry) -> dict[str, Data]:
    """Returns the options that the results depend on, without the number of processes or of games."""
    settings: list[Data] = [[key, value] for key, value in given.set]
    watched: dict[str, Data] = {"clock": True} if given.clock else {}
    if given.program:
        watched |= {"programs": [[name, command] for name, command in given.program], "seconds": given.seconds}
    return {
        "game": entry.name,
        "bots": given.bots,
        "decks": given.decks,
        "seats": given.seats or 0,
        "set": settings,
        "seed": given.seed,
        **watched,
    }


def contest(given: Namespace, entry: GameEntry) -> tuple[list[Match], list[Decks]]:
    """Returns the games to play, with the decks of each.

    Every deal is played once per seat, with the bots moved one seat further each time, so that luck is shared.
    """
    seats, programs = seats_of(given, entry), programs_of(given, entry)
    bots = bots_of(given, entry, programs)
    varied = entry.simulation.libraries.get(given.decks, entry.simulation.varied)
    named = [name for name in given.decks.split(",") if name and name not in entry.simulation.libraries]
    pairings = list(combinations_with_replacement(named, seats)) if named else []
    matches, decks = [], []
    for one in range(1, given.games + 1):
        deal = (one - 1) // seats + 1
        choices = dict(given.set)
        if pairings:
            chosen = pairings[(deal - 1) % len(pairings)]
            choices |= {f"{DECK}{seat + 1}": name for seat, name in enumerate(chosen)}
        elif varied is not None and not any(key.startswith(DECK) for key in choices):
            choices = {**varied(seats, deal, choices), **choices}
        setup = entry.set_up(seats, choices)
        if one == 1:
            entry.rulebook.set_up(setup, Dice(given.seed))  # refuses an impossible set-up once, here
        sit = sitting(bots, seats, one)
        fates = given.cards is not None
        seed = f"{given.seed}/{deal}"
        playing = tuple([program for program in programs if program.name in sit])
        how = {"counts_fates": fates, "by_the_clock": given.clock}
        matches.append(Match(entry.name, setup, seed, sit, one, programs=playing, **how))
        by_seat = [choices.get(f"{DECK}{seat + 1}", "") for seat in range(seats)]
        decks.append(tuple(by_seat) if all(by_seat) else ())
    return matches, decks


def played(matches: Sequence[Match], by: Runner, wording: Wording, kept: Kept | None) -> list[Outcome]:
    """Returns the outcomes of the games, earlier ones included; after an interruption, those so far."""
    outcomes = [] if kept is None else [one for one in kept.read() if one.number <= len(matches)]
    done = {one.number for one in outcomes}
    left = [match for match in matches if match.number not in done]
    progress = Progress(len(matches), wording)
    with suppress(KeyboardInterrupt), interruptible():
        for outcome in by.run(play, left):
            outcomes.append(outcome)
            if kept is not None:
                kept.add(outcome)
            progress.to(len(outcomes))
    progress.end()
    return outcomes


def told(standings: Standings, wording: Wording) -> list[Message]:
    """Returns the standings as messages, one item per line."""
    language = wording.language
    lines = [Message("simulate-games", {"count": standings.games})]
    if standings.failed:
        lines.append(Message("simulate-errors", {"count": standings.failed}))
    for name, one in standings.bots.items():
        lines.append(Message("simulate-wins-of-bot", {"bot": name, **interval(one, wording)}))
    for name, (mu, sigma) in standings.ratings().items():
        numbers: dict[str, Argument] = {"mean": figure(mu, 1, language), "doubt": figure(sigma, 1, language)}
        lines.append(Message("contest-rating", {"bot": name, **numbers}))
    for seat, one in enumerate(standings.seats, 1):
        lines.append(Message("simulate-wins", {"number": seat, **interval(one, wording)}))
    if standings.first.games:
        lines.append(Message("contest-first", interval(standings.first, wording)))
    lines.append(Message("contest-length", {"mean": figure(standings.mean_decisions, 1, language)}))
    if standings.mean_rounds:
        lines.append(Message("simulate-mean-rounds", {"mean": figure(standings.mean_rounds, 1, language)}))
    if standings.capped:
        lines.append(Message("simulate-capped", {"count": standings.capped}))
    for name, milliseconds in standings.slowest.items():
        seconds = figure(milliseconds / 1000, 2, language)
        lines.append(Message("contest-slowest", {"bot": name, "seconds": seconds}))
    if standings.slowest:
        lines.append(Message("contest-late", {"count": standings.late}))
    for name, faults in standings.forfeits.items():
        lines.append(Message("contest-forfeits", {"bot": name, "count": len(faults), "reason": faults[0]}))
    for (deck, against), one in standings.decks.items():
        if deck < against:
            lines.append(Message("contest-decks", {"deck": deck, "against": against, **interval(one, wording)}))
    return lines


def by_deck(matches: Sequence[Match], decks: Sequence[Decks], outcomes: Sequence[Outcome]) -> dict[str, list[OfCard]]:
    """Returns the results of each deck's cards, by the games they were drawn in; stored games lack this information."""
    named = {match.number: names or ("",) * len(match.bots) for match, names in zip(matches, decks, strict=True)}
    games: dict[str, list[tuple[bool, Mapping[str, str]]]] = {}
    for one in outcomes:
        for seat, fates in enumerate(one.fates):
            games.setdefault(named[one.number][seat], []).append((seat in one.winners, fates))
    return {deck: of_cards(some) for deck, some in sorted(games.items())}
