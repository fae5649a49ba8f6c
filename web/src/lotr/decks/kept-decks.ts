// The decks that this browser keeps, each with its versions.  A version never changes: going back makes a new one.

import { keep, kept } from "../../pages/kept.ts";
import { EMPTY, type Deck } from "./deck.ts";

export interface Version {
    readonly number: number;
    /** When it was kept, in milliseconds. */
    readonly at: number;
    readonly deck: Deck;
}

export interface KeptDeck {
    readonly id: string;
    readonly name: string;
    readonly format: string;
    readonly deck: Deck;
    readonly notes: string;
    readonly changed: number;
    readonly versions: readonly Version[];
}

const KEY = "decks.lotr";
/** So many versions are kept of a deck; the oldest go first. */
const MOST_VERSIONS = 40;

/** All decks, that changed last first. */
export function keptDecks(): KeptDeck[] {
    return Object.values(kept<Record<string, KeptDeck>>(KEY, {})).sort((one, other) => other.changed - one.changed);
}

export function keptDeck(id: string): KeptDeck | undefined {
    return kept<Record<string, KeptDeck>>(KEY, {})[id];
}

/** A deck that holds nothing yet; it is kept when it does. */
export function newDeck(format: string, deck: Deck = EMPTY, name = ""): KeptDeck {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (one) => one.toString(36)).join("");
    return { id, name, format, deck, notes: "", changed: Date.now(), versions: [] };
}

/** Keeps a deck as it is now. */
export function keepDeck(deck: KeptDeck): KeptDeck {
    const now = { ...deck, changed: Date.now() };
    keep(KEY, { ...kept<Record<string, KeptDeck>>(KEY, {}), [deck.id]: now });
    return now;
}

/** Forgets a deck; what is given can be kept again. */
export function forgetDeck(id: string): KeptDeck | undefined {
    const { [id]: gone, ...rest } = kept<Record<string, KeptDeck>>(KEY, {});
    keep(KEY, rest);
    return gone;
}

/** The deck with what it holds as its newest version, unless that is the newest already. */
export function withVersion(deck: KeptDeck): KeptDeck {
    const last = deck.versions.at(-1);
    if (last && JSON.stringify(last.deck) === JSON.stringify(deck.deck)) return deck;
    const next: Version = { number: (last?.number ?? 0) + 1, at: Date.now(), deck: deck.deck };
    return { ...deck, versions: [...deck.versions, next].slice(-MOST_VERSIONS) };
}
