"""The terms of the game: closed lists of names used by card definitions and rules (LR-1, LR-2, LR-10, LR-29)."""

from __future__ import annotations

from typing import Final

# Sides of a card (LR-1.1).
FREE_PEOPLES: Final = "free_peoples"
SHADOW: Final = "shadow"
NO_SIDE: Final = ""

# Card types (LR-1.9).
COMPANION_TYPE: Final = "companion"
ALLY_TYPE: Final = "ally"
MINION_TYPE: Final = "minion"
POSSESSION_TYPE: Final = "possession"
ARTIFACT_TYPE: Final = "artifact"
EVENT_TYPE: Final = "event"
CONDITION_TYPE: Final = "condition"
SITE_TYPE: Final = "site"
RING_TYPE: Final = "the_one_ring"

CHARACTER_TYPES: Final = (COMPANION_TYPE, ALLY_TYPE, MINION_TYPE)
ITEM_TYPES: Final = (POSSESSION_TYPE, ARTIFACT_TYPE)

# Phases, which are also the timing words (LR-10.1, LR-10.11).
FELLOWSHIP: Final = "fellowship"
SHADOW_PHASE: Final = "shadow"
MANEUVER: Final = "maneuver"
ARCHERY: Final = "archery"
ASSIGNMENT: Final = "assignment"
SKIRMISH: Final = "skirmish"
REGROUP: Final = "regroup"
RESPONSE_TIME: Final = "response"
SETTING_UP: Final = "setting-up"
START_OF_TURN: Final = "start-of-turn"

FREE_RACES: Final = ("dwarf", "elf", "man", "wizard")
"""The races besides Hobbits that are counted by cards about the quarrels of the fellowship."""

CULTURES: Final = (
    "dwarven", "elven", "gandalf", "gollum", "gondor", "rohan", "shire",
    "dunland", "isengard", "moria", "raider", "sauron", "wraith",
)  # fmt: skip
"""All cultures, those of the Free Peoples first (LR-2.1)."""

# Loaded keywords (LR-29.3, LR-29.4).
ARCHER: Final = "archer"
DAMAGE: Final = "damage"
DEFENDER: Final = "defender"
FIERCE: Final = "fierce"
SANCTUARY: Final = "sanctuary"
AMBUSH: Final = "ambush"
RING_BOUND_KEYWORD: Final = "ring-bound"
UNHASTY: Final = "unhasty"
NUMBERED_KEYWORDS: Final = (AMBUSH, DAMAGE, DEFENDER)
"""The keywords with a number (LR-29.3, LR-29.4); any other keyword is just present or absent."""

# Site blocks (LR-13.17).
FELLOWSHIP_BLOCK: Final = "fellowship"
TOWERS_BLOCK: Final = "towers"

# Arrows of sites (LR-1.27).
LEFT: Final = "left"
RIGHT: Final = "right"

# Item classes (LR-11.28).
HAND_WEAPON_CLASS: Final = "hand_weapon"
RANGED_WEAPON_CLASS: Final = "ranged_weapon"
HELM_CLASS: Final = "helm"
ARMOR_CLASS: Final = "armor"
SHIELD_CLASS: Final = "shield"
MOUNT_CLASS: Final = "mount"
PIPE_CLASS: Final = "pipe"

# Zones a card can be in.
DECK: Final = "deck"
HAND: Final = "hand"
DISCARD_PILE: Final = "discard"
DEAD_PILE: Final = "dead"
ADVENTURE_DECK: Final = "adventure"
PLAY: Final = "play"
STACKED: Final = "stacked"
PATH: Final = "path"
CONTROLLED: Final = "controlled"
"""The zone of a site in the support area of the player who controls it (LR-30.5)."""
SUPPORT_AREA: Final = "support-area"
"""The source for `Transfer` of cards in play without a bearer (LR-11.26)."""
NO_ZONE: Final = "none"
"""The zone of a card that is being played (LR-26.28), or that left the game with its player (LR-21.10)."""

# Places in a draw deck to which a card goes (`MoveCards`).
BENEATH_DECK: Final = "beneath-deck"
ON_TOP_OF_DECK: Final = "on-top-of-deck"
SHUFFLED_INTO_DECK: Final = "shuffled-into-deck"

# Players who do or choose something.
YOU: Final = "you"
FREE_PEOPLES_PLAYER: Final = "free-peoples-player"
AN_OPPONENT: Final = "an-opponent"
ANY_PLAYER: Final = "any-player"
THAT_PLAYER: Final = "that-player"
"""The player that the same ability has named before."""
EACH_SHADOW_PLAYER: Final = "each-shadow-player"
ANY_SHADOW_PLAYER: Final = "any-shadow-player"
ITS_OWNER: Final = "its-owner"
"""The owner of the affected card, or of the card that an offer is about (LG-73)."""

PLAYER_OF_THIS: Final = "player-of-this"
"""The player of this card, in a price that others pay: they "may make you" do something (4R256)."""

# Durations (LR-10.13).
THIS_PHASE: Final = "this-phase"
THAT_SKIRMISH: Final = "that-skirmish"
"""The duration until the end of the next skirmish, which the same ability has assigned (1R224)."""
UNTIL_ASSIGNMENT: Final = "until-assignment"
UNTIL_REGROUP: Final = "until-regroup"
THIS_TURN: Final = "this-turn"

# The stats that modifiers change, in the order of their dependencies: a condition or amount may read only stats that
# come before the stat it changes.
TEXT: Final = "text"
SITE_TEXT: Final = "site-text"
"""The text of your site of a number and block (the word), while it is on the path or controlled; continuous only."""
SPOTTED: Final = "spotted"
"""The number of items of a class (the word) that a player can spot beyond those in play (LR-27.4)."""
VITALITY: Final = "vitality"
SITE_NUMBER: Final = "site-number"
NOT_ROAMING: Final = "not-roaming"
"""A minion that does not roam, whatever its number, and so costs no more (2R75, 2C119)."""
NO_BONUS: Final = "no-bonus"
"""A bonus of a kind (the word) that an item does not give: strength, by number or by text (2R105), or damage (3U72).

With a description in `by`, a character gains no such bonus from items that fit it (4U28).
"""
KEYWORD: Final = "keyword"
NO_KEYWORD: Final = "no-keyword"
RESISTANCE: Final = "resistance"
STRENGTH: Final = "strength"
SHADOW_NUMBER: Final = "shadow-number"
FELLOWSHIP_ARCHERY: Final = "fellowship-archery"
MINION_ARCHERY: Final = "minion-archery"
MOVE_LIMIT: Final = "move-limit"
COST: Final = "cost"
EXTRA_COST: Final = "extra-cost"
"""Additional costs of events that spot or exert a certain card; continuous only (4R261)."""
ROAMING_PENALTY: Final = "roaming-penalty"
WOUND_LIMIT: Final = "wound-limit"
OVERWHELMED_AT: Final = "overwhelmed-at"
ARCHERY_HITS: Final = "archery-hits"
"""Characters of another type (the word) that archery fire at the fellowship hits instead of companions (4R146)."""
HIDDEN_HAND: Final = "hidden-hand"
"""A hand that opponents cannot look at or reveal: that of the Free Peoples player or of all others (the word)."""
COMES_EXHAUSTED: Final = "comes-exhausted"
"""A character that has only one vitality left from the moment it is played (1R175)."""
SKIP: Final = "skip"
"""A phase (the word) that is skipped (modelled on LR-14.23: play goes on with the next phase)."""
CORRUPTED: Final = "corrupted"
"""A Ring-bearer who is corrupted, however few burdens there are (1R243, 1R252)."""
CANNOT: Final = "cannot"
CAN: Final = "can"

STATS: Final = (
    TEXT,
    SITE_TEXT,
    SPOTTED,
    VITALITY,
    SITE_NUMBER,
    NOT_ROAMING,
    NO_BONUS,
    KEYWORD,
    NO_KEYWORD,
    RESISTANCE,
    STRENGTH,
    SHADOW_NUMBER,
    FELLOWSHIP_ARCHERY,
    MINION_ARCHERY,
    MOVE_LIMIT,
    COST,
    EXTRA_COST,
    ROAMING_PENALTY,
    WOUND_LIMIT,
    OVERWHELMED_AT,
    ARCHERY_HITS,
    HIDDEN_HAND,
    COMES_EXHAUSTED,
    SKIP,
    CORRUPTED,
    CANNOT,
    CAN,
)

# Actions that can be forbidden to a card (`CANNOT`), or allowed against the rules (`CAN`).
TAKE_WOUNDS: Final = "take-wounds"
BE_EXERTED: Final = "be-exerted"
BE_HEALED: Final = "be-healed"
BE_ASSIGNED: Final = "be-assigned"
DEFEND_AGAINST: Final = "defend-against"
"""Assignment by the Free Peoples player of a companion to minions that fit `by`, or of such minions to it (1R147)."""
BE_DEFENDED_AGAINST: Final = "be-defended-against"
"""Assignment of characters to this minion by the Free Peoples player, not by its owner (LR-17.4, LR-17.8, 2R75)."""
BE_DISCARDED: Final = "be-discarded"
BE_DISCARDED_BY_OPPONENTS: Final = "be-discarded-by-opponents"
"""Being discarded by opponents; the owner may discard it even if an opponent's card demands that (1C306)."""
BE_DISCARDED_FROM_HAND_OR_DECK: Final = "be-discarded-from-hand-or-deck"
"""Being discarded from hand or draw deck; discards that the owner performs or chooses to pay are exempt (4R301)."""
LOSE_BURDENS: Final = "lose-burdens"
"""Removal of burdens from this Ring-bearer (1U207)."""
BEAR: Final = "bear"
"""Bearing cards of the description in the prohibition."""
BE_PLAYED_ON: Final = "be-played-on"
"""Having cards of a description played on this bearer; effects may still transfer them to it (LR-12.11, 4R94)."""
FACE: Final = "face"
"""Assignment of a minion and characters that fit `by` to each other, by any player (6R76)."""
FACE_SEVERAL: Final = "face-several"
"""Assignment of more than one minion to a companion or ally, defender or not (LR-17.6, LR-17.8)."""
BE_PLAYED: Final = "be-played"
BE_PLAYED_FROM_DECK: Final = "be-played-from-deck"
BE_PLAYED_FROM_DISCARD_PILE: Final = "be-played-from-discard-pile"
BE_USED: Final = "be-used"
"""Use of the card's special abilities of the phase; responses are not affected (LR-10.16)."""
BE_USED_BY_OPPONENTS: Final = "be-used-by-opponents"
"""Use of the card's special abilities by its player's opponents, so that one side alone can use a site (4C117)."""
USE_SPECIAL_ABILITIES: Final = "use-special-abilities"
"""Use of the card's special abilities, including responses (LR-10.16, LR-26.7, 4R157)."""
ADD_TO_ARCHERY: Final = "add-to-archery"
"""Counting an archer in the archery total of its side (LR-29.9)."""
WIN_BEFORE_RECONCILING: Final = "win-before-reconciling"
"""Victory with the Ring-bearer at the last site before the Shadow players have reconciled (LG-85)."""
TAKE_PART: Final = "take-part"
"""Fighting away from home, for an ally or an unhasty companion (LR-23.7, LR-29.23).

If forbidden, an ally does not fight even at home; the prohibition may be for skirmishes alone (LG-53, 4U340).
"""
TAKE_PART_IN_SKIRMISHES: Final = "take-part-in-skirmishes"
"""Fighting away from home in skirmishes only, not in archery fire (4C15)."""

BE_PLAYED_IN_SKIRMISHES: Final = "be-played-in-skirmishes"
"""Being played from hand in any skirmish phase by a player with an opportunity to act; not for events (0P59)."""

# The kinds of happening that triggers and responses wait for.
ABOUT_TO_BE_WOUNDED: Final = "about-to-be-wounded"
ABOUT_TO_EXERT: Final = "about-to-exert"
ABOUT_TO_HEAL: Final = "about-to-heal"
ABOUT_TO_BE_DISCARDED: Final = "about-to-be-discarded"
ABOUT_TO_BE_KILLED: Final = "about-to-be-killed"
ABOUT_TO_ADD_BURDENS: Final = "about-to-add-burdens"
ABOUT_TO_ADD_TWILIGHT: Final = "about-to-add-twilight"
ABOUT_TO_TAKE_CONTROL: Final = "about-to-take-control"
ABOUT_TO_DISCARD_EVENT: Final = "about-to-discard-event"
"""A played event is about to go to the discard pile; it is not in play, so this is not a discard (LR-28.1)."""
WOUNDED_NOW: Final = "wounded"
EXERTED_NOW: Final = "exerted"
HEALED_NOW: Final = "healed"
BURDEN_ADDED: Final = "burden-added"
"""A burden was added, once for each burden, by the card that adds it (LG-96)."""
BURDEN_REMOVED: Final = "burden-removed"
"""A burden was removed, once for each burden; the happening belongs to the player who removes it (3R113)."""
KILLED: Final = "killed"
DISCARDED_NOW: Final = "discarded"
DISCARDED_FROM_HAND: Final = "discarded-from-hand"
"""A card was discarded from hand by an effect; the other side is the card, if any, that demands it (3C111)."""
REVEALED_FROM_HAND: Final = "revealed-from-hand"
"""A card was revealed from hand; the happening belongs to the player whose effect reveals the card (5R96)."""
TAKEN_INTO_HAND: Final = "taken-into-hand"
"""A card was drawn or otherwise taken into hand, by an effect or in reconciling; the opening hand does not count."""
PLAYED: Final = "played"
"""A card has come into play, or an event's costs are paid and its effect is still to come (LR-26.29)."""
ACTION_USED: Final = "action-used"
"""An event was played or a special ability used; its costs are paid and its effect is still to come."""
WINS: Final = "wins"
LOSES: Final = "loses"
OVERWHELMS: Final = "overwhelms"
"""A winner overwhelms a loser, once for each loser (LR-18.11)."""
MOVES: Final = "moves"
MOVES_TO: Final = "moves-to"
MOVES_FROM: Final = "moves-from"
COMPANION_MOVES_FROM: Final = "companion-moves-from"
"""The fellowship moves from a site, once for each companion; the other side is the site (2C14)."""
TURN_STARTS: Final = "turn-starts"
TURN_ENDS: Final = "turn-ends"
PHASE_STARTS: Final = "phase-starts"
PHASE_ENDS: Final = "phase-ends"
SKIRMISH_STARTS: Final = "skirmish-starts"
SKIRMISH_ABOUT_TO_END: Final = "skirmish-about-to-end"
"""A skirmish was resolved or cancelled; its characters include those who left play (LR-18.23, LG-101)."""
ASSIGNED: Final = "assigned"
RING_PUT_ON: Final = "ring-put-on"
