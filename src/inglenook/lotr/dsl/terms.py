"""The terms of the game: the closed lists of names that words and rules use (LR-1, LR-2, LR-10, LR-29)."""

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

# Phases, which are the timing words too (LR-10.1, LR-10.11).
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
"""The races besides Hobbits that cards about the fellowship's quarrels count."""

CULTURES: Final = (
    "dwarven", "elven", "gandalf", "gollum", "gondor", "rohan", "shire",
    "dunland", "isengard", "moria", "raider", "sauron", "wraith",
)  # fmt: skip
"""Every culture, those of the Free Peoples first (LR-2.1)."""

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
"""The keywords that have a number (LR-29.3, LR-29.4); any other a card has or has not."""

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
"""A site in the support area of the player who took it (LR-30.5)."""
SUPPORT_AREA: Final = "support-area"
"""Where `Transfer` takes a card from: in play, and borne by nobody (LR-11.26)."""
NO_ZONE: Final = "none"
"""Being played (LR-26.28), or gone with its player (LR-21.10)."""

# Where in a draw deck a card goes (`MoveCards`).
BENEATH_DECK: Final = "beneath-deck"
ON_TOP_OF_DECK: Final = "on-top-of-deck"
SHUFFLED_INTO_DECK: Final = "shuffled-into-deck"

# Who does or chooses something.
YOU: Final = "you"
FREE_PEOPLES_PLAYER: Final = "free-peoples-player"
AN_OPPONENT: Final = "an-opponent"
ANY_PLAYER: Final = "any-player"
THAT_PLAYER: Final = "that-player"
"""The player whom the same ability has named before."""
EACH_SHADOW_PLAYER: Final = "each-shadow-player"
ANY_SHADOW_PLAYER: Final = "any-shadow-player"
ITS_OWNER: Final = "its-owner"
"""The owner of the card it happened to, or of the card an offer is about (LG-73)."""

PLAYER_OF_THIS: Final = "player-of-this"
"""Whose card it is, in a price that others pay: they "may make you" do something (4R256)."""

# How long something lasts (LR-10.13).
THIS_PHASE: Final = "this-phase"
THAT_SKIRMISH: Final = "that-skirmish"
"""Until the end of the next skirmish, which the same ability has assigned (1R224)."""
UNTIL_ASSIGNMENT: Final = "until-assignment"
UNTIL_REGROUP: Final = "until-regroup"
THIS_TURN: Final = "this-turn"

# What modifiers change, in the order in which they may depend on each other: a condition or amount may read only
# what stands before the stat it changes.
TEXT: Final = "text"
SITE_TEXT: Final = "site-text"
"""The card has the text of your site of this number and block, its word, while that is on the path or controlled;
continuous only."""
SPOTTED: Final = "spotted"
"""How many items of a class, its word, a player can spot beyond those in play (LR-27.4)."""
VITALITY: Final = "vitality"
SITE_NUMBER: Final = "site-number"
NOT_ROAMING: Final = "not-roaming"
"""A minion does not roam, whatever its number, and costs no more for it (2R75, 2C119)."""
NO_BONUS: Final = "no-bonus"
"""An item gives no bonus of a kind, its word: no strength, by its number or its text (2R105), or no damage (3U72).

Narrowed by a description, a character gains none from items that fit it (4U28).
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
"""Events have costs besides their own, if they spot or exert a certain card; continuous only (4R261)."""
ROAMING_PENALTY: Final = "roaming-penalty"
WOUND_LIMIT: Final = "wound-limit"
OVERWHELMED_AT: Final = "overwhelmed-at"
ARCHERY_HITS: Final = "archery-hits"
"""Archery fire at the fellowship hits its characters of another type, the word, instead of companions (4R146)."""
HIDDEN_HAND: Final = "hidden-hand"
"""No opponent looks at cards in the hand of these players, the word, or reveals them: the Free Peoples player or all
others."""
COMES_EXHAUSTED: Final = "comes-exhausted"
"""A character that is played has only one vitality left from the first moment on (1R175)."""
SKIP: Final = "skip"
"""A phase, its word, is not held (LR-14.23 is the model: play goes on with the next)."""
CORRUPTED: Final = "corrupted"
"""The Ring-bearer is corrupted, however few the burdens (1R243, 1R252)."""
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

# What a card can be forbidden (`CANNOT`) or allowed against the rule (`CAN`).
TAKE_WOUNDS: Final = "take-wounds"
BE_EXERTED: Final = "be-exerted"
BE_HEALED: Final = "be-healed"
BE_ASSIGNED: Final = "be-assigned"
DEFEND_AGAINST: Final = "defend-against"
"""A companion, against minions that fit `by`: the Free Peoples player does not assign them to each other (1R147)."""
BE_DEFENDED_AGAINST: Final = "be-defended-against"
"""The Free Peoples player assigns nobody to skirmish this minion; its owner may assign it (LR-17.4, LR-17.8, 2R75)."""
BE_DISCARDED: Final = "be-discarded"
BE_DISCARDED_BY_OPPONENTS: Final = "be-discarded-by-opponents"
"""What its owner discards goes, though a card of an opponent asks for it (1C306)."""
BE_DISCARDED_FROM_HAND_OR_DECK: Final = "be-discarded-from-hand-or-deck"
"""From the top of a draw deck; what its owner does, or chooses to pay, is not meant (4R301)."""
LOSE_BURDENS: Final = "lose-burdens"
"""No burden is removed from this Ring-bearer (1U207)."""
BEAR: Final = "bear"
"""A card borne, of the description that the prohibition is narrowed to."""
BE_PLAYED_ON: Final = "be-played-on"
"""No card of that description is played on this bearer; an effect may still transfer one to it (LR-12.11, 4R94)."""
FACE: Final = "face"
"""A minion, characters that fit `by`: no player assigns them to each other (6R76)."""
FACE_SEVERAL: Final = "face-several"
"""A companion or ally is assigned at most one minion, defender or not (LR-17.6, LR-17.8)."""
BE_PLAYED: Final = "be-played"
BE_PLAYED_FROM_DECK: Final = "be-played-from-deck"
BE_PLAYED_FROM_DISCARD_PILE: Final = "be-played-from-discard-pile"
BE_USED: Final = "be-used"
"""Its special abilities of the phase; responses are not meant (LR-10.16)."""
BE_USED_BY_OPPONENTS: Final = "be-used-by-opponents"
"""The same, by opponents of who says it: a site can then be used by one side only (4C117)."""
USE_SPECIAL_ABILITIES: Final = "use-special-abilities"
"""A card's special abilities, responses among them (LR-10.16, LR-26.7, 4R157)."""
ADD_TO_ARCHERY: Final = "add-to-archery"
"""An archer is not counted in the archery total of its side (LR-29.9)."""
WIN_BEFORE_RECONCILING: Final = "win-before-reconciling"
"""The Ring-bearer, at the last site: the game goes on until the Shadow players have reconciled (LG-85)."""
TAKE_PART: Final = "take-part"
"""An ally, or an unhasty companion, fights away from home (LR-23.7, LR-29.23); forbidden, an ally not even there, be
it for skirmishes alone (LG-53, 4U340).
"""
TAKE_PART_IN_SKIRMISHES: Final = "take-part-in-skirmishes"
"""The same for skirmishes alone, not for archery fire (4C15)."""

BE_PLAYED_IN_SKIRMISHES: Final = "be-played-in-skirmishes"
"""A card that stays, out of hand, whenever its player has an opportunity to act in a skirmish phase (0P59)."""

# The happenings that triggers and responses wait for.
ABOUT_TO_BE_WOUNDED: Final = "about-to-be-wounded"
ABOUT_TO_EXERT: Final = "about-to-exert"
ABOUT_TO_HEAL: Final = "about-to-heal"
ABOUT_TO_BE_DISCARDED: Final = "about-to-be-discarded"
ABOUT_TO_BE_KILLED: Final = "about-to-be-killed"
ABOUT_TO_ADD_BURDENS: Final = "about-to-add-burdens"
ABOUT_TO_ADD_TWILIGHT: Final = "about-to-add-twilight"
ABOUT_TO_TAKE_CONTROL: Final = "about-to-take-control"
ABOUT_TO_DISCARD_EVENT: Final = "about-to-discard-event"
"""An event that was played goes to the discard pile; it is not in play, so this is no discard (LR-28.1)."""
WOUNDED_NOW: Final = "wounded"
EXERTED_NOW: Final = "exerted"
HEALED_NOW: Final = "healed"
BURDEN_ADDED: Final = "burden-added"
"""Each burden by itself, by the card that adds it (LG-96)."""
BURDEN_REMOVED: Final = "burden-removed"
"""The same for one that is removed; whose it is, is who removes it (3R113)."""
KILLED: Final = "killed"
DISCARDED_NOW: Final = "discarded"
DISCARDED_FROM_HAND: Final = "discarded-from-hand"
"""By an effect; its other side is the card that makes the player do it, if one does (3C111)."""
REVEALED_FROM_HAND: Final = "revealed-from-hand"
"""Whose it is, is whose effect reveals it (5R96)."""
TAKEN_INTO_HAND: Final = "taken-into-hand"
"""Drawn, or taken into hand otherwise, by an effect or in reconciling; a hand that a game begins with is not told."""
PLAYED: Final = "played"
"""A card has come into play, or the costs of an event are paid, whose effect is still to come (LR-26.29)."""
ACTION_USED: Final = "action-used"
"""An event is played or a special ability used, its costs paid, its effect still to come."""
WINS: Final = "wins"
LOSES: Final = "loses"
OVERWHELMS: Final = "overwhelms"
"""A winner, for each loser that it overwhelms (LR-18.11)."""
MOVES: Final = "moves"
MOVES_TO: Final = "moves-to"
MOVES_FROM: Final = "moves-from"
COMPANION_MOVES_FROM: Final = "companion-moves-from"
"""Each companion of the fellowship by itself; on its other side is the site (2C14)."""
TURN_STARTS: Final = "turn-starts"
TURN_ENDS: Final = "turn-ends"
PHASE_STARTS: Final = "phase-starts"
PHASE_ENDS: Final = "phase-ends"
SKIRMISH_STARTS: Final = "skirmish-starts"
SKIRMISH_ABOUT_TO_END: Final = "skirmish-about-to-end"
"""Resolved or cancelled, with those who were in it, also if they have left play (LR-18.23, LG-101)."""
ASSIGNED: Final = "assigned"
RING_PUT_ON: Final = "ring-put-on"
