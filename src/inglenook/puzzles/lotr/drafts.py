"""Candidate positions for puzzles of the card game: the beginnings of phases, seen from either side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.lotr.decks.names import full_name
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.table import LotrTable
from inglenook.puzzles.finding.draft import Draft, Fields, described, players_around
from inglenook.puzzles.puzzle import YOU
from inglenook.scenarios.terms import ScenarioTerms

PHASES: Final = (terms.ASSIGNMENT, terms.SKIRMISH)
"""Phases examined: earlier ones take too much search for too few puzzles."""
LAST_SITES: Final = 8
BURDENS: Final = 7
"""Burdens that leave a usual Ring-bearer few more to take."""
_LEFT_OUT: Final = ("deck", "discard", "seen", "dead", "hand", "in play")


def moment(game: Game[Any]) -> object:
    """Returns a key for the moment of a position, or None; only the beginning of each phase is examined."""
    table: LotrTable = game.table
    near_the_end = table.phase == terms.FELLOWSHIP and table.site_number() >= LAST_SITES
    if table.phase not in PHASES and not near_the_end:
        return None
    return (table.turns, table.moves, table.phase, table.fierce, len(table.assignments))


def drafts(scenario_terms: ScenarioTerms[Any], game: Game[Any], dice: Dice) -> Iterator[tuple[Draft, list[object]]]:
    """Yields drafts of the position for either player, trimmed to what matters, each with its possible goals.

    In most real positions few characters are in danger; so a version with wounded characters is examined, too.
    """
    table: LotrTable = game.table
    for seat in range(table.seats):
        players = players_around(seat, table.seats)
        draft = draft_of(scenario_terms, game, seat, dice)
        setup = draft.setup
        yield draft, goals(table, seat, setup, players)
        worn, asked = exhausted(setup, table, seat, players, dice)
        yield Draft("lotr", players, worn), asked


def draft_of(scenario_terms: ScenarioTerms[Any], game: Game[Any], seat: Seat, dice: Dice) -> Draft:
    """Returns the position from one player's side, trimmed to what matters."""
    table: LotrTable = game.table
    players = players_around(seat, table.seats)
    whole = described(scenario_terms, game, players)
    return Draft("lotr", players, trimmed(whole, players, seat, seat == table.turn, table))


def exhausted(
    setup: Fields, table: LotrTable, seat: Seat, players: tuple[str, ...], dice: Dice
) -> tuple[Fields, list[object]]:
    """Returns a position in which one more wound kills either side's characters, with its goals.

    Tired companions may come with a Ring-bearer who can bear few more burdens.
    """
    free_peoples, shadow = players[table.turn], players[1 - table.turn]
    tired = free_peoples
    if seat == table.turn and dice.below("tired", 3) == 0 and table.phase in (terms.ASSIGNMENT, terms.SKIRMISH):
        tired = shadow
    in_play = {**setup["in play"], tired: [worn_out(card) for card in setup["in play"].get(tired, [])]}
    worn: Fields = {**setup, "in play": in_play}
    if tired == shadow:
        return worn, ["kill all"]
    if dice.below("burdened", 2):
        worn["burdens"] = {**setup.get("burdens", {}), free_peoples: str(BURDENS)}
    if seat != table.turn:
        return worn, goals(table, seat, worn, players)
    if dice.below("last site", 3) == 0 and table.phase != terms.FELLOWSHIP:
        return at_last_site(worn, free_peoples), ["win"]
    return worn, ["survive", "lose nobody"]


def at_last_site(setup: Fields, free_peoples: str) -> Fields:
    """Returns the position moved to the last site, with the player's own sites on the rest of the path."""
    adventure = dict(setup.get("adventure", {}))
    laid = {LIBRARY[printed_id(name(site))].site_number for site in setup["sites"]}
    own = adventure.get(free_peoples, [])
    coming = [site for site in own if LIBRARY[printed_id(name(site))].site_number not in laid]
    adventure[free_peoples] = [site for site in own if site not in coming]
    sites = [*setup["sites"], *[{"card": site, "owner": free_peoples} for site in coming]]
    return {**setup, "site": {**setup["site"], free_peoples: "9"}, "sites": sites, "adventure": adventure}


def worn_out(card: Any) -> Any:
    """Returns a character with wounds so that one more is the last; any other card is returned unchanged."""
    printed = LIBRARY[printed_id(name(card))]
    if not printed.is_character or printed.vitality < 2:
        return card
    fields = dict(card) if isinstance(card, dict) else {"card": card}
    return {**fields, "wounds": str(printed.vitality - 1)}


def trimmed(whole: Fields, players: tuple[str, ...], seat: Seat, free_peoples: bool, table: LotrTable) -> Fields:
    """Returns the position without draw decks, piles, cards of the side a player is not playing, and the other hand."""
    setup = {key: part for key, part in whole.items() if key not in _LEFT_OUT}
    side = terms.FREE_PEOPLES if free_peoples else terms.SHADOW
    in_play: Fields = {}
    for one, player in enumerate(players):
        wanted = terms.FREE_PEOPLES if one == table.turn else terms.SHADOW
        cards = [card for card in whole.get("in play", {}).get(player, []) if side_of(name(card)) == wanted]
        if cards:
            in_play[player] = cards
    setup["in play"] = in_play
    hand = [card for card in whole.get("hand", {}).get(players[seat], []) if side_of(name(card)) == side]
    if hand:
        setup["hand"] = {players[seat]: hand}
    return setup


def goals(table: LotrTable, seat: Seat, setup: Fields, players: tuple[str, ...]) -> list[object]:
    """Returns the possible goals: to survive and to kill for the Free Peoples, to win and to kill for the Shadow."""
    in_play = setup["in play"]
    if seat == table.turn:
        plain: list[object] = ["lose nobody", "survive"]
        if table.phase != terms.FELLOWSHIP:
            plain.insert(0, "kill all")
        if table.site_number() >= LAST_SITES:
            plain.insert(0, "win")
        return plain
    found: list[object] = ["win"]
    for card in in_play.get(players[table.turn], []):
        if LIBRARY[printed_id(name(card))].type == terms.COMPANION_TYPE:
            found.append({"kill": name(card).split(",")[0]})
    return found


def least(draft: Draft) -> int:
    """Returns the fewest random playouts that must reach the goal: one for the Shadow, which rarely succeeds, else
    none.
    """
    return 0 if draft.setup["turn"] == YOU else 1


def tightened(draft: Draft) -> Iterator[Draft]:
    """Yields stricter positions: a card less in hand, a wound more on a companion, or a twilight token less."""
    setup = draft.setup
    hand = setup.get("hand", {}).get(YOU, [])
    for place in range(len(hand)):
        yield changed(draft, {"hand": {YOU: hand[:place] + hand[place + 1 :]}})
    in_play = setup["in play"]
    free_peoples = str(setup["turn"])
    cards = in_play.get(free_peoples, [])
    for place, card in enumerate(cards):
        fields = dict(card) if isinstance(card, dict) else {"card": card}
        if LIBRARY[printed_id(name(card))].type == terms.COMPANION_TYPE:
            more = 1 if free_peoples == YOU else -1
            wounds = int(fields.get("wounds", 0)) + more
            if wounds >= 0:
                wounded = {**fields, "wounds": str(wounds)}
                yield changed(
                    draft, {"in play": {**in_play, free_peoples: [*cards[:place], wounded, *cards[place + 1 :]]}}
                )
    pool = int(setup.get("pool", 0))
    if free_peoples != YOU and pool:
        yield changed(draft, {"pool": str(pool - 1)})


def changed(draft: Draft, parts: Fields) -> Draft:
    """Returns the draft with some parts replaced."""
    return Draft(draft.game, draft.players, {**draft.setup, **parts}, draft.dice)


def name(card: Any) -> str:
    """Returns the name of a card in a `setup`."""
    return str(card["card"] if isinstance(card, dict) else card)


_ids: Final[dict[str, str]] = {}


def printed_id(called: str) -> str:
    """Returns the id of a card from its name or id."""
    if not _ids:
        for id, card in LIBRARY.all().items():
            _ids.setdefault(full_name(card), id)
    return called if called in LIBRARY else _ids[called]


def side_of(called: str) -> str:
    """Returns the side of a card."""
    return LIBRARY[printed_id(called)].side
