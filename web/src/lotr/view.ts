// The view of the card game as the server sends it (src/inglenook/lotr/view.py).

import type { Session } from "../session/session.ts";

export type Share = readonly [source: string, amount: number];

/** A card wherever it lies; `definition` is "" if only its back is seen. */
export interface Card {
    readonly handle: string;
    readonly definition: string;
}

export interface CardInHand extends Card {
    readonly cost?: number;
    readonly cost_from?: readonly Share[];
}

export interface CardInPlay extends Card {
    readonly active: boolean;
    readonly bearer: string;
    readonly tokens?: number;
    readonly token_culture?: string;
    /** Number of uses of its abilities in this phase. */
    readonly used?: number;
    readonly stacked?: readonly Card[];
    readonly borne?: readonly string[];
    readonly wounds?: number;
    readonly strength?: number;
    readonly strength_from?: readonly Share[];
    /** Factor of its strength that overwhelms the character, if not two. */
    readonly overwhelmed_at?: number;
    readonly vitality?: number;
    readonly vitality_from?: readonly Share[];
    /** Vitality left to a wounded character. */
    readonly vitality_left?: number;
    readonly site_number?: number;
    readonly site_number_from?: readonly Share[];
    readonly roaming?: boolean;
    readonly keywords: readonly (readonly [word: string, count: number])[];
}

/** A place on the path; a place without a site has no handle. */
export interface Place {
    readonly handle?: string;
    readonly definition: string;
    readonly number: number;
    readonly owner?: number;
    readonly markers: readonly number[];
    readonly shadow_number?: number;
    readonly shadow_number_from?: readonly Share[];
    readonly keywords?: readonly (readonly [word: string, count: number])[];
    /** Number of uses of its abilities in this phase. */
    readonly used?: number;
    readonly borne?: readonly string[];
    readonly stacked?: readonly Card[];
}

export interface Player {
    readonly out: boolean;
    readonly site: number;
    readonly burdens: number;
    readonly resistance: number;
    readonly ring_bearer: string;
    readonly wearing: boolean;
    readonly hand: readonly CardInHand[];
    readonly deck: number;
    readonly deck_known: readonly string[];
    readonly discarded: number;
    readonly discard: readonly Card[];
    readonly dead: readonly Card[];
    readonly adventure: readonly Card[] | number;
    readonly in_play: readonly CardInPlay[];
    readonly controlled: readonly Card[];
}

export interface Pairing {
    readonly fighter: string;
    readonly minions: readonly string[];
}

/** An assigned skirmish, with the current totals of both sides. */
export interface Assignment extends Pairing {
    readonly strength: number;
    readonly strength_from: readonly Share[];
    readonly minion_strength: number;
    readonly minion_strength_from: readonly Share[];
}

export interface Skirmish extends Assignment {
    readonly over: boolean;
}

export interface Lasting {
    readonly source: string;
    readonly stat: string;
    readonly word: string;
    readonly amount: number;
    readonly cards: readonly string[];
    readonly until: string;
}

/** A phase that will be skipped; for a Shadow phase, with its player. */
export interface Skip {
    readonly phase: string;
    readonly seat: number;
}

/** The announced effect of a card: the part of its text that follows if an event happens. */
export interface Waiting {
    readonly source: string;
    readonly seat: number;
    readonly part: string;
}

export interface Archery {
    readonly fellowship?: number;
    readonly fellowship_from?: readonly Share[];
    readonly minions?: number;
    readonly minions_from?: readonly Share[];
}

export interface LotrView {
    readonly viewer: number;
    readonly format: string;
    readonly options: Readonly<Record<string, number>>;
    readonly order: readonly number[];
    readonly turn: number;
    readonly turn_number: number;
    readonly phase: string;
    readonly fierce: boolean;
    readonly shadow_player: number;
    readonly twilight: number;
    readonly moves: number;
    readonly move_limit: number;
    readonly move_limit_from: readonly Share[];
    readonly no_more_moves: boolean;
    readonly must_move: boolean;
    readonly archery: Archery;
    readonly seats: Readonly<Record<string, Player>>;
    readonly path: readonly Place[];
    readonly assignments: readonly Assignment[];
    readonly skirmish: Partial<Skirmish>;
    readonly being_played: readonly Card[];
    readonly lasting: readonly Lasting[];
    readonly skips: readonly Skip[];
    readonly waiting: readonly Waiting[];
    readonly over: boolean;
    readonly winners: readonly number[];
}

/** Returns the view of a session at a table of this game. */
export function viewOf(session: Session): LotrView {
    return session.view as unknown as LotrView;
}
