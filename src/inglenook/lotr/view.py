"""Builds a viewer's view of the table, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.rulebook import View
from inglenook.lotr.active import is_active
from inglenook.lotr.advice import explain
from inglenook.lotr.advice.skirmish_forecast import fought_now
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.positions import is_roaming
from inglenook.lotr.library import part_id
from inglenook.lotr.responses.answers import times_used
from inglenook.lotr.shares import Share, added_up
from inglenook.lotr.state import NOBODY
from inglenook.lotr.stats import move_limit, overwhelmed_at, resistance, vitality_left
from inglenook.lotr.table import LotrTable
from inglenook.lotr.visibility import knows

CLOSED_DISCARD_PILES: Final = "closed-discard-piles"
"""Name of the switch for LR-28.6 as printed: of other players' discard piles only the top card is visible."""


def build_view(table: LotrTable, viewer: Seat) -> View:
    """Returns everything the viewer may know."""
    seats: dict[str, Data] = {}
    for seat in range(table.seats):
        seats[str(seat)] = player_view(table, viewer, seat)
    return {
        "viewer": viewer,
        "format": table.format,
        "options": {name: value for name, value in sorted(table.options.items())},
        "order": list(table.order),
        "turn": table.turn,
        "turn_number": table.turns,
        "phase": table.phase,
        "fierce": table.fierce,
        "shadow_player": table.shadow_player,
        "twilight": table.twilight,
        "moves": table.moves,
        "move_limit": move_limit(table),
        "move_limit_from": shares(explain.move_limit(table)),
        "no_more_moves": table.no_more_moves,
        "must_move": table.must_move,
        "archery": archery_view(table),
        "seats": seats,
        "path": [site_view(table, viewer, place) for place in range(len(table.path))],
        "assignments": [lane_view(table, viewer, fighter, minions) for fighter, minions in table.assignments],
        "skirmish": skirmish_view(table, viewer),
        "being_played": shown(table, viewer, being_played(table)),
        "lasting": [
            {
                "source": lasting.source,
                "stat": lasting.stat,
                "word": lasting.word,
                "amount": lasting.amount,
                "cards": handles(table, viewer, in_play(table, lasting.cards)),
                "until": lasting.until,
            }
            for lasting in table.lasting
        ],
        "skips": [{"phase": phase, "seat": seat} for phase, seat in table.skips],
        "waiting": [
            {"source": waiting.source, "seat": waiting.seat, "part": part_id(waiting.source, waiting.path)}
            for waiting in table.waiting
        ],
        "over": table.over,
        "winners": list(table.winners),
    }


def player_view(table: LotrTable, viewer: Seat, seat: Seat) -> Data:
    """Returns the view of one player's side.  Other players' hands and decks are only numbers and card backs."""
    player = table.players[seat]
    bearer = player.ring_bearer
    discard = player.discard
    if seat != viewer and table.options.get(CLOSED_DISCARD_PILES, 0):
        discard = discard[-1:]
    return {
        "out": player.out,
        "site": player.site,
        "burdens": player.burdens,
        "resistance": 0 if bearer == NOTHING else resistance(table, bearer),
        "ring_bearer": "" if bearer == NOTHING else handle(table, viewer, bearer),
        "wearing": player.wearing,
        "hand": [hand_view(table, viewer, card) for card in player.hand],
        "deck": len(player.deck),
        "deck_known": [definition_or_nothing(table, viewer, card) for card in player.deck[:5]],
        "discarded": len(player.discard),
        "discard": pile(table, viewer, f"{seat} discard", discard),
        "dead": pile(table, viewer, f"{seat} dead", player.dead),
        "adventure": shown(table, viewer, player.adventure) if seat == viewer else len(player.adventure),
        "in_play": [card_in_play(table, viewer, card) for card in player.in_play],
        "controlled": shown(table, viewer, controlled_by(table, seat)),
    }


def controlled_by(table: LotrTable, seat: Seat) -> list[Thing]:
    """Returns the sites that a player controls (LR-30.5); each has left a gap in the path."""
    if NOTHING not in table.path:
        return []
    return [
        card for card, piece in enumerate(table.cards) if piece.zone == terms.CONTROLLED and piece.controller == seat
    ]


def being_played(table: LotrTable) -> list[Thing]:
    """Returns the cards being played, in no zone (LR-26.28), without cards of players who are out of the game."""
    cards = enumerate(table.cards)
    return [card for card, piece in cards if piece.zone == terms.NO_ZONE and not table.players[piece.owner].out]


# Cards.


def shown(table: LotrTable, viewer: Seat, cards: Sequence[Thing]) -> list[Data]:
    """Returns cards as the viewer sees them: their definitions, or their backs."""
    return [card_view(table, viewer, card) for card in cards]


def pile(table: LotrTable, viewer: Seat, name: str, cards: tuple[Thing, ...]) -> list[Data]:
    """Returns the view of an open pile, reusing the previous one as far as the cards lie as before."""
    lost = sum([table.cards[card].shuffled for card in cards])
    return table.sight.pile(table, viewer, name, cards, lost, shown)


def card_view(table: LotrTable, viewer: Seat, card: Thing) -> dict[str, Data]:
    """Returns the view of one card in any zone."""
    return {"handle": handle(table, viewer, card), "definition": definition_or_nothing(table, viewer, card)}


def hand_view(table: LotrTable, viewer: Seat, card: Thing) -> Data:
    """Returns the view of a card in hand; the owner also sees its current cost and the parts of that cost."""
    seen = card_view(table, viewer, card)
    if table.cards[card].owner == viewer:
        number(seen, "cost", table.cards[card].printed.cost, explain.tokens_to_play(table, card))
    return seen


def card_in_play(table: LotrTable, viewer: Seat, card: Thing) -> Data:
    """Returns the view of a card in play: its place and its numbers."""
    piece = table.cards[card]
    seen = card_view(table, viewer, card)
    seen["bearer"] = "" if piece.bearer == NOTHING else handle(table, viewer, piece.bearer)
    with_what_lies_there(table, viewer, card, seen)
    return seen


def with_what_lies_there(table: LotrTable, viewer: Seat, card: Thing, seen: dict[str, Data]) -> None:
    """Adds to `seen` what a card in play or a site bears, what is stacked on it, and its numbers, alike for all."""
    piece = table.cards[card]
    if piece.stacked:
        seen["stacked"] = shown(table, viewer, piece.stacked)
    if piece.borne:
        seen["borne"] = handles(table, viewer, piece.borne)
    numbers = site_numbers if piece.printed.type == terms.SITE_TYPE else card_numbers
    seen.update(table.sight.open(table, table.stamp, table.version, card, numbers))


def card_numbers(table: LotrTable, card: Thing) -> dict[str, Data]:
    """Returns the current numbers of a card in play, with their sources where they differ from the printed ones."""
    piece = table.cards[card]
    printed = piece.printed
    seen: dict[str, Data] = {"active": is_active(table, card)}
    if piece.tokens:
        seen["tokens"] = piece.tokens
        seen["token_culture"] = piece.culture_tokens
    if printed.is_character:
        seen["wounds"] = piece.wounds
        number(seen, "strength", printed.strength, explain.strength(table, card))
        number(seen, "vitality", printed.vitality, explain.vitality(table, card))
        if piece.wounds:
            seen["vitality_left"] = vitality_left(table, card)
        times = overwhelmed_at(table, card)
        if times > 2:
            seen["overwhelmed_at"] = times
    if printed.type == terms.MINION_TYPE:
        number(seen, "site_number", printed.site_number, explain.site_number(table, card))
        seen["roaming"] = is_roaming(table, card)
    keywords_and_use(table, card, seen)
    return seen


def keywords_and_use(table: LotrTable, card: Thing, seen: dict[str, Data]) -> None:
    """Adds to `seen` the keywords of a card or a site, and how often it was used in this phase."""
    seen["keywords"] = [[word, count] for word, count in explain.keywords(table, card)]
    used = times_used_at_all(table, card) if table.used_in_phase else 0
    if used:
        seen["used"] = used


def times_used_at_all(table: LotrTable, card: Thing) -> int:
    """Returns how often abilities of a card were used in this phase."""
    numbers = range(len(table.cards[card].printed.abilities))
    return sum([times_used(table, card, number, terms.THIS_PHASE) for number in numbers])


def number(seen: dict[str, Data], name: str, printed: int, found: list[Share]) -> None:
    """Adds a number to `seen`, with its sources if it is not just the printed one."""
    now = added_up(found)
    seen[name] = now
    if now != printed or len(found) > 1:
        seen[f"{name}_from"] = shares(found)


def shares(found: list[Share]) -> list[Data]:
    """Returns shares as plain data: source and amount of each."""
    return [[share.source, share.amount] for share in found]


def in_play(table: LotrTable, cards: Sequence[Thing]) -> list[Thing]:
    """Returns the cards still in play: cards that went back to a hand must not be traceable there."""
    return [card for card in cards if table.cards[card].zone == terms.PLAY]


# The path and the skirmish.


def site_view(table: LotrTable, viewer: Seat, place: int) -> Data:
    """Returns the view of one place on the path: its site, the player markers there, and what lies on the site."""
    site = table.path[place]
    markers: list[Data] = []
    for seat, player in enumerate(table.players):
        if player.site == place + 1 and not player.out:
            markers.append(seat)
    if site == NOTHING:
        return {"number": place + 1, "definition": "", "markers": markers}
    seen = card_view(table, viewer, site)
    seen["number"] = place + 1
    seen["owner"] = table.cards[site].owner
    seen["markers"] = markers
    with_what_lies_there(table, viewer, site, seen)
    return seen


def site_numbers(table: LotrTable, site: Thing) -> dict[str, Data]:
    """Returns the Shadow number and the keywords of a site on the path."""
    seen: dict[str, Data] = {}
    number(seen, "shadow_number", table.cards[site].printed.shadow_number, explain.shadow_number(table, site))
    keywords_and_use(table, site, seen)
    return seen


def archery_view(table: LotrTable) -> Data:
    """Returns the current archery totals, allies not included, and the cards that add to them (LR-16.3, LR-16.4)."""
    if table.turn == NOBODY or table.players[table.turn].out:
        return {}
    fellowship, minions = explain.fellowship_archery(table), explain.minion_archery(table)
    return {
        "fellowship": added_up(fellowship),
        "fellowship_from": shares(fellowship),
        "minions": added_up(minions),
        "minions_from": shares(minions),
    }


def skirmish_view(table: LotrTable, viewer: Seat) -> Data:
    """Returns the current skirmish with both strength totals (LR-18.6), or an empty view if there is none."""
    if not table.skirmish_began:
        return {}
    return {**lane_view(table, viewer, table.defender, table.attackers), "over": table.skirmish_over}


def lane_view(table: LotrTable, viewer: Seat, fighter: Thing, minions: tuple[Thing, ...]) -> dict[str, Data]:
    """Returns one skirmish's characters with both strength totals as they are now (LR-18.6)."""
    sides = fought_now(table, fighter, minions)
    own, against = sides.totals
    return {
        "fighter": "" if fighter == NOTHING else handle(table, viewer, fighter),
        "minions": handles(table, viewer, minions),
        "strength": own,
        "strength_from": sides.shares[0],
        "minion_strength": against,
        "minion_strength_from": sides.shares[1],
    }


# Names.


def definition_or_nothing(table: LotrTable, viewer: Seat, card: Thing) -> str:
    """Returns a card's definition if the viewer may know it, else ""."""
    return table.cards[card].printed.id if knows(table, viewer, card) else ""


def handle(table: LotrTable, viewer: Seat, thing: Thing) -> str:
    """Returns the viewer's handle for a card."""
    return table.sight.handle(viewer, thing, table.cards[thing].shuffled)


def handles(table: LotrTable, viewer: Seat, cards: Sequence[Thing]) -> list[Data]:
    """Returns the viewer's handles for several cards."""
    return [handle(table, viewer, card) for card in cards]


def things(table: LotrTable, viewer: Seat) -> list[Thing]:
    """Returns the cards that the viewer can point at, the nearest first.

    These are the viewer's hand, cards in play, sites on the path and controlled sites, other hands, the viewer's
    adventure deck, known cards of the viewer's draw deck, then cards that are stacked, dead or discarded.
    """
    near: list[Thing] = list(table.players[viewer].hand) if viewer != NOBODY else []
    far: list[Thing] = []
    away: list[Thing] = []
    in_play: list[Thing] = []
    closed = bool(table.options.get(CLOSED_DISCARD_PILES, 0))
    for seat, player in enumerate(table.players):
        in_play += player.in_play
        if seat != viewer:
            far += player.hand
        away += player.dead
        away += player.discard[-1:] if closed and seat != viewer else player.discard
    sites = [site for site in table.path if site != NOTHING]
    sites += [card for card, piece in enumerate(table.cards) if piece.zone == terms.CONTROLLED]
    stacked = [card for card, piece in enumerate(table.cards) if piece.zone == terms.STACKED]
    in_play += being_played(table)
    own: list[Thing] = []
    if viewer != NOBODY:
        own = list(table.players[viewer].adventure)
        own += [card for card in table.players[viewer].deck if knows(table, viewer, card)]
    return near + in_play + sites + far + own + stacked + away
