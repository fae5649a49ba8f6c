// A viewer's view of a Talisman table; src/inglenook/talisman/view.py builds the same fields.

import type { Session } from "../session/session.ts";

/** A card; `definition` is "" if the viewer may not know it. */
export interface CardView {
    readonly handle: string;
    readonly definition: string;
    readonly counters: number;
    readonly gold: number;
}

export type Alignment = "good" | "neutral" | "evil";
/**
 * A part of a number: its source, which is the id of a card or a term of the rules such as "counters", and its amount.
 */
export type Share = readonly [source: string, amount: number];

/** A seat without a character: before its player has chosen one, or after its last character has died. */
export interface Absent {
    readonly character: "";
    readonly out: boolean;
}

/** The character of a seat on the board. */
export interface Alive {
    readonly character: `${string}:${string}`;
    readonly out: false;
    readonly space: string;
    readonly strength: number;
    readonly craft: number;
    readonly total_strength: number;
    readonly total_craft: number;
    readonly strength_from: readonly Share[];
    readonly craft_from: readonly Share[];
    readonly lives: number;
    readonly gold: number;
    readonly alignment: Alignment;
    readonly objects: readonly CardView[];
    readonly objects_counted: number;
    readonly object_limit: number;
    readonly followers: readonly CardView[];
    readonly trophies: readonly CardView[];
    /** Points of the trophies; `trophy_gain` is the number of counters that the points buy. */
    readonly trophy_points: Readonly<Record<"strength" | "craft", number>>;
    readonly trophy_gain: Readonly<Record<"strength" | "craft", number>>;
    readonly spells: readonly CardView[];
    readonly spell_limit: number;
    readonly toad: number;
    readonly missed: number;
    readonly extra_turns: number;
    readonly raft: number;
    readonly next_move: string;
    readonly held: boolean;
    readonly quest: number;
    readonly task: number;
}

export type CharacterView = Absent | Alive;

export interface SpaceView {
    readonly cards: readonly CardView[];
    readonly gold: number;
    /** Trophies that dead characters left here, which nobody can take. */
    readonly trophies: readonly CardView[];
}

export type Phase = "" | "start" | "movement" | "encounter" | "crown" | "end";

export interface TalismanView {
    readonly viewer: number;
    readonly turn: number;
    readonly turn_number: number;
    readonly phase: Phase;
    readonly seats: Readonly<Record<string, CharacterView>>;
    /** The spaces with contents; empty ones are left out. */
    readonly spaces: Readonly<Record<string, SpaceView>>;
    readonly deck: number;
    /** The top cards of the deck as far as the viewer has seen them, else "". */
    readonly deck_known: readonly string[];
    readonly discarded: readonly CardView[];
    readonly removed: readonly CardView[];
    readonly spell_deck: number;
    readonly used_spells: readonly CardView[];
    readonly beside: readonly CardView[];
    readonly stacks: Readonly<Record<string, number>>;
    readonly crown_reached: boolean;
    readonly magic_destroyed: boolean;
    readonly house: Readonly<Record<string, number>>;
    /** Names of the house rules that differ from the printed rules. */
    readonly house_rules: readonly string[];
    readonly over: boolean;
    readonly winners: readonly number[];
}

/** Lowest value that stands for no limit. */
const NO_LIMIT = 1000;

/** Usual price of a point, in trophy points, unless a house rule sets another. */
const USUAL_PRICE = 7;

export function viewOf(session: Session): TalismanView {
    return session.view as unknown as TalismanView;
}

/** Returns the seats of the table in order, with their characters. */
export function characters(view: TalismanView): readonly (readonly [seat: number, character: CharacterView])[] {
    return Object.keys(view.seats ?? {})
        .map(Number)
        .sort((one, other) => one - other)
        .map((seat) => [seat, view.seats[seat] as CharacterView] as const);
}

/** Whether a seat has a character on the board. */
export function isAlive(character: CharacterView | undefined): character is Alive {
    return Boolean(character?.character);
}

/** Returns the handle of a seat's character in questions. */
export function characterHandle(seat: number): string {
    return `character-${seat}`;
}

export function hasLimit(limit: number): boolean {
    return limit < NO_LIMIT;
}

/** Returns how many trophy points buy a point of Strength or Craft. */
export function trophyPrice(view: TalismanView): number {
    return view.house?.["trophies"] || USUAL_PRICE;
}

/** Returns the space of a seat's piece; "" if it has none. */
export function spaceOf(view: TalismanView, seat: number): string {
    const character = view.seats[seat];
    return isAlive(character) ? character.space : "";
}
