"""The table of the Lord of the Rings TCG: every card of every player, the path, the pool, and the state of the turn.

Only the atoms (`atoms/`) write to it.  Strength, costs and the like are computed (`stats.py`), not stored.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, digest, fields, items, number, numbers, text
from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.table import Table
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.house_rules import saved_switches
from inglenook.lotr.index import Index, Text
from inglenook.lotr.state import NOBODY, Card, Lasting, Player, Shift, Waiting

CIRCLES: Final[dict[tuple[Seat, ...], list[tuple[Seat, ...]]]] = {}


def circles(order: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """Returns, for each seat, the seats in order to its right; computed once for each `order`, for all tables."""
    found = CIRCLES.get(order)
    if found is None:
        found = [()] * (max(order, default=-1) + 1)
        for place, seat in enumerate(order):
            found[seat] = order[place::-1] + order[:place:-1]
        CIRCLES[order] = found
    return found


class LotrTable(Table):
    """State of a game of the Lord of the Rings TCG: cards, players, the path and the turn."""

    __slots__ = (
        "options",
        "format",
        "cards",
        "players",
        "order",
        "circles",
        "turn",
        "turns",
        "phase",
        "fierce",
        "fierce_minions",
        "shadow_player",
        "twilight",
        "path",
        "moves",
        "reached_in_phase",
        "arriving",
        "no_more_moves",
        "must_move",
        "acts_again",
        "limit_changes",
        "starting_limit",
        "assignments",
        "defender",
        "attackers",
        "fallen",
        "skirmish_began",
        "skirmish_over",
        "lasting",
        "waiting",
        "skips",
        "used_in_phase",
        "used_in_turn",
        "tokens_in_phase",
        "wounded_in_phase",
        "assigned_in_turn",
        "lost_in_turn",
        "played_in_phase",
        "played_in_turn",
        "played_here",
        "index",
        "texts",
        "event_answers",
        "shifts",
        "positions",
        "settled_at",
        "dying",
    )

    def __init__(self, seats: int, dice: Dice, original: LotrTable | None = None) -> None:
        super().__init__(seats, dice, original)
        if original is None:
            self.options: dict[str, int] = {}
            """The switches this game is played with (`house_rules.py`); they never change."""
            self.format = ""
            self.cards: list[Card] = []
            self.players: list[Player] = []
            self.order: tuple[Seat, ...] = ()
            """The seats clockwise from the first player, which is the order of turns (LR-8.10)."""
            self.circles: list[tuple[Seat, ...]] = []
            """For each seat, the seats in order to its right; code that writes `order` sets it too (`circles`)."""
            self.turn: Seat = NOBODY
            """Seat of the Free Peoples player."""
            self.turns = 0
            self.phase = terms.SETTING_UP
            self.fierce = False
            """True if assignment and skirmishes are those of the fierce minions (LR-19.1)."""
            self.fierce_minions: tuple[Thing, ...] = ()
            """Minions that were fierce when the fierce assignment phase began (LR-19.4)."""
            self.shadow_player: Seat = NOBODY
            """Player of the current Shadow phase (LR-14.1)."""
            self.twilight = 0
            self.path: tuple[Thing, ...] = ()
            """The sites on the path, NOTHING where a site is controlled: number N at index N - 1 (LR-9.6)."""
            self.moves = 0
            """Number of times the fellowship has moved in this turn."""
            self.reached_in_phase: tuple[Thing, ...] = ()
            """The sites that the fellowship has moved to in this phase."""
            self.arriving = False
            """True if a move is under way: of the new site only the "moves to" text applies (LR-13.15)."""
            self.no_more_moves = False
            self.must_move = False
            """True if a card makes the fellowship move again, if the move limit allows."""
            self.acts_again: Seat = NOBODY
            """Player with the next opportunity to act, out of turn (5R5)."""
            self.limit_changes: tuple[tuple[int, int], ...] = ()
            """Changes of the move limit in this turn: source card and amount (LR-20.21)."""
            self.starting_limit = 2
            """The basic move limit, from the number of opponents at the start (LR-20.18, LR-20.19)."""
            self.assignments: tuple[tuple[Thing, tuple[Thing, ...]], ...] = ()
            """The skirmishes still to come: a companion or ally, and the minions it faces (LR-17.16)."""
            self.defender: Thing = NOTHING
            """The companion or ally of the skirmish under way."""
            self.attackers: tuple[Thing, ...] = ()
            self.fallen: tuple[tuple[Thing, tuple[Thing, ...]], ...] = ()
            """Characters that left play during the current skirmish, with the cards they bore then (LG-101)."""
            self.skirmish_began = False
            self.skirmish_over = False
            """True if the skirmish is resolved or cancelled: no more actions in it (LR-18.22)."""
            self.lasting: tuple[Lasting, ...] = ()
            self.waiting: tuple[Waiting, ...] = ()
            """Effects that follow if something happens in time."""
            self.skips: tuple[tuple[str, Seat], ...] = ()
            """Phases of this turn that will be skipped; a Shadow phase with its player."""
            self.used_in_phase: dict[int, int] = {}
            """Number of uses of each ability in this phase, by 100 times the card plus the number of the ability."""
            self.used_in_turn: dict[int, int] = {}
            self.tokens_in_phase: dict[int, int] = {}
            """Number of twilight tokens each card has added or removed in this phase, where that is limited."""
            self.wounded_in_phase: dict[int, int] = {}
            """Number of wounds each character took in this phase."""
            self.assigned_in_turn: tuple[Thing, ...] = ()
            """Characters assigned to a skirmish in this turn, on either side."""
            self.lost_in_turn: tuple[Thing, ...] = ()
            """Characters that lost a skirmish in this turn, on either side."""
            self.played_in_phase: tuple[Thing, ...] = ()
            self.played_in_turn: tuple[Thing, ...] = ()
            self.played_here: tuple[Thing, ...] = ()
            """Cards played in this turn since the fellowship came to its present site."""
            self.index: Index | None = None
            """Index of active cards and their abilities; None when out of date, which the atoms take care of."""
            self.texts: list[Text | None] = []
            """Prepared abilities of each card, computed on first use; shared by all copies of the table."""
            self.event_answers: dict[str, bool] | None = None
            """Kinds of happenings that events of this game respond to, computed on first use."""
        else:
            self.options = original.options
            self.format = original.format
            self.cards = original.cards[:]
            self.players = original.players[:]
            self.order = original.order
            self.circles = original.circles
            self.turn = original.turn
            self.turns = original.turns
            self.phase = original.phase
            self.fierce = original.fierce
            self.fierce_minions = original.fierce_minions
            self.shadow_player = original.shadow_player
            self.twilight = original.twilight
            self.path = original.path
            self.moves = original.moves
            self.reached_in_phase = original.reached_in_phase
            self.arriving = original.arriving
            self.no_more_moves = original.no_more_moves
            self.must_move = original.must_move
            self.acts_again = original.acts_again
            self.limit_changes = original.limit_changes
            self.starting_limit = original.starting_limit
            self.assignments = original.assignments
            self.defender = original.defender
            self.attackers = original.attackers
            self.fallen = original.fallen
            self.skirmish_began = original.skirmish_began
            self.skirmish_over = original.skirmish_over
            self.lasting = original.lasting
            self.waiting = original.waiting
            self.skips = original.skips
            self.used_in_phase = original.used_in_phase.copy()
            self.used_in_turn = original.used_in_turn.copy()
            self.tokens_in_phase = original.tokens_in_phase.copy()
            self.wounded_in_phase = original.wounded_in_phase.copy()
            self.assigned_in_turn = original.assigned_in_turn
            self.lost_in_turn = original.lost_in_turn
            self.played_in_phase = original.played_in_phase
            self.played_in_turn = original.played_in_turn
            self.played_here = original.played_here
            self.index = original.index
            self.texts = original.texts
            self.event_answers = original.event_answers
        self.shifts: list[Shift] | None = None
        """While costs are paid: the cards that have changed their zones meanwhile."""
        self.positions: list[str] = []
        """Digests of positions inside the current action; they exist only while a step runs."""
        self.settled_at = -1
        """Version at which no automatic consequence was left; computed anew, not saved."""
        self.dying: tuple[Thing, ...] = ()
        """Characters whose death is being responded to; set only while a step runs."""

    def copy(self) -> LotrTable:
        return LotrTable(self.seats, self.dice.copy(), self)

    def has_been(self, position: str) -> bool:
        """Whether this position occurred before in the current action; records it if not (LG-88)."""
        if position in self.positions:
            return True
        self.positions.append(position)
        return False

    def forget_positions(self) -> None:
        """Forgets recorded positions when a new action begins: repeating an earlier action's position is no loop."""
        self.positions.clear()

    def position(self) -> str:
        """Returns a digest of the position, without the counters of how often something was done."""
        counted = ("version", "used_in_phase", "used_in_turn", "tokens_in_phase", "wounded_in_phase")
        return digest({name: part for name, part in self.to_data().items() if name not in counted})

    # Seats.

    def seats_in_order(self) -> tuple[Seat, ...]:
        """Returns the seats, the Free Peoples player first, then counter-clockwise: the action procedure (LR-10.6)."""
        if self.turn == NOBODY:
            return tuple(range(self.seats))
        return self.counter_clockwise_from(self.turn)

    def counter_clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Returns the players still in the game, from this seat to the right (LR-10.5)."""
        circle = self.circles[seat]
        for one in circle:
            if self.players[one].out:
                return tuple([seat for seat in circle if not self.players[seat].out])
        return circle

    def shadow_players(self) -> tuple[Seat, ...]:
        """Returns the Shadow players, the one on the right of the Free Peoples player first (LR-14.1)."""
        circle = self.counter_clockwise_from(self.turn)
        return circle[1:] if circle and circle[0] == self.turn else circle

    def next_clockwise(self, seat: Seat) -> Seat:
        """Returns the player who takes the next turn (LR-10.4, LG-26)."""
        place = self.order.index(seat)
        for step in range(1, len(self.order) + 1):
            follower = self.order[(place + step) % len(self.order)]
            if not self.players[follower].out:
                return follower
        return seat

    def remaining(self) -> list[Seat]:
        """Returns the players still in the game."""
        return [seat for seat in range(self.seats) if not self.players[seat].out]

    # Position of the fellowship.

    def site_number(self) -> int:
        """Returns the number of the site where the turn player's fellowship is."""
        return self.players[self.turn].site if self.turn != NOBODY else 0

    def site(self) -> Thing:
        """Returns the site card where the turn player's fellowship is."""
        place = self.site_number() - 1
        return self.path[place] if 0 <= place < len(self.path) else NOTHING

    # Plain data.

    def to_data(self) -> dict[str, Data]:
        pairs: list[Data] = [[fighter, list(minions)] for fighter, minions in self.assignments]
        return {
            **self.own_data(),
            "options": {name: value for name, value in sorted(self.options.items())},
            "format": self.format,
            "cards": [card.to_data() for card in self.cards],
            "players": [player.to_data() for player in self.players],
            "order": list(self.order),
            "turn": self.turn,
            "turns": self.turns,
            "phase": self.phase,
            "fierce": self.fierce,
            "fierce_minions": list(self.fierce_minions),
            "shadow_player": self.shadow_player,
            "twilight": self.twilight,
            "path": list(self.path),
            "moves": self.moves,
            "reached_in_phase": list(self.reached_in_phase),
            "arriving": self.arriving,
            "no_more_moves": self.no_more_moves,
            "must_move": self.must_move,
            "acts_again": self.acts_again,
            "limit_changes": [[source, change] for source, change in self.limit_changes],
            "starting_limit": self.starting_limit,
            "assignments": pairs,
            "defender": self.defender,
            "attackers": list(self.attackers),
            "fallen": [[card, list(bore)] for card, bore in self.fallen],
            "skirmish_began": self.skirmish_began,
            "skirmish_over": self.skirmish_over,
            "lasting": [one.to_data() for one in self.lasting],
            "waiting": [one.to_data() for one in self.waiting],
            "skips": [[phase, seat] for phase, seat in self.skips],
            "used_in_phase": _sorted_counts(self.used_in_phase),
            "used_in_turn": _sorted_counts(self.used_in_turn),
            "tokens_in_phase": _sorted_counts(self.tokens_in_phase),
            "wounded_in_phase": _sorted_counts(self.wounded_in_phase),
            "assigned_in_turn": list(self.assigned_in_turn),
            "lost_in_turn": list(self.lost_in_turn),
            "played_in_phase": list(self.played_in_phase),
            "played_in_turn": list(self.played_in_turn),
            "played_here": list(self.played_here),
        }

    def essence(self) -> dict[str, Data]:
        """Returns the essential state; uses of abilities are included only if they are limited (LR-26.37)."""
        found = super().essence()
        found["used_in_phase"] = _sorted_counts(self._limited(self.used_in_phase))
        found["used_in_turn"] = _sorted_counts(self._limited(self.used_in_turn))
        return found

    def _limited(self, used: dict[int, int]) -> dict[int, int]:
        """Returns the uses of abilities that have a limit on uses."""
        found = {}
        for key, uses in used.items():
            ability = self.cards[key // 100].printed.abilities[key % 100]
            if isinstance(ability, (Action, Trigger)) and ability.uses:
                found[key] = uses
        return found

    def read(self, data: dict[str, Data]) -> None:
        """Restores the table from saved data."""
        self.options = saved_switches(fields(data["options"]))
        self.format = text(data["format"])
        self.cards = [Card.from_data(self.stamp, card) for card in items(data["cards"])]
        self.players = [Player.from_data(self.stamp, player) for player in items(data["players"])]
        self.order = tuple(numbers(data["order"]))
        self.circles = circles(self.order)
        self.turn = number(data["turn"])
        self.turns = number(data["turns"])
        self.phase = text(data["phase"])
        self.fierce = bool(data["fierce"])
        self.fierce_minions = tuple(numbers(data["fierce_minions"]))
        self.shadow_player = number(data["shadow_player"])
        self.twilight = number(data["twilight"])
        self.path = tuple(numbers(data["path"]))
        self.moves = number(data["moves"])
        self.reached_in_phase = tuple(numbers(data.get("reached_in_phase", [])))  # missing in older games
        self.arriving = bool(data["arriving"])
        self.no_more_moves = bool(data["no_more_moves"])
        self.must_move = bool(data["must_move"])
        self.acts_again = number(data["acts_again"])
        changes = [numbers(change) for change in items(data["limit_changes"])]
        self.limit_changes = tuple([(change[0], change[1]) for change in changes])
        self.starting_limit = number(data["starting_limit"])
        pairs = [items(pair) for pair in items(data["assignments"])]
        self.assignments = tuple([(number(pair[0]), tuple(numbers(pair[1]))) for pair in pairs])
        self.defender = number(data["defender"])
        self.attackers = tuple(numbers(data["attackers"]))
        fallen = [items(pair) for pair in items(data.get("fallen", []))]  # missing in older games
        self.fallen = tuple([(number(pair[0]), tuple(numbers(pair[1]))) for pair in fallen])
        self.skirmish_began = bool(data["skirmish_began"])
        self.skirmish_over = bool(data["skirmish_over"])
        self.lasting = tuple([Lasting.from_data(one) for one in items(data["lasting"])])
        # Games saved before waiting effects and skipped phases existed have none.
        self.waiting = tuple([Waiting.from_data(one) for one in items(data.get("waiting", []))])
        skips = [items(pair) for pair in items(data.get("skips", []))]
        self.skips = tuple([(text(phase), number(seat)) for phase, seat in skips])
        self.used_in_phase = _counts(data["used_in_phase"])
        self.used_in_turn = _counts(data["used_in_turn"])
        self.tokens_in_phase = _counts(data.get("tokens_in_phase", []))  # missing in older games
        self.wounded_in_phase = _counts(data["wounded_in_phase"])
        self.assigned_in_turn = tuple(numbers(data.get("assigned_in_turn", [])))  # missing in older games
        self.lost_in_turn = tuple(numbers(data.get("lost_in_turn", [])))  # missing in older games
        self.played_in_phase = tuple(numbers(data["played_in_phase"]))
        self.played_in_turn = tuple(numbers(data["played_in_turn"]))
        self.played_here = tuple(numbers(data["played_here"]))


def _sorted_counts(counts: dict[int, int]) -> Data:
    return [[key, count] for key, count in sorted(counts.items())]


def _counts(data: Data) -> dict[int, int]:
    pairs = [numbers(pair) for pair in items(data)]
    return {pair[0]: pair[1] for pair in pairs}
