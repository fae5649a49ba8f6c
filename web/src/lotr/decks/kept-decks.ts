// The decks that this browser keeps, each with its versions.  A version never changes: going back makes a new one.
// The server keeps them too (on-server.ts); without it everything goes on here.

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
    /** What the server has of it: which revision, and when that was changed. */
    readonly there?: { readonly revision: number; readonly changed: number };
}

const KEY = "decks.lotr";
const REMOVED = "decks.lotr.removed";
/** So many versions are kept of a deck; the oldest go first. */
const MOST_VERSIONS = 40;

const listeners = new Set<() => void>();

/** Calls back whenever a deck was changed or removed here; gives what ends that. */
export function onDecks(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
}

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

/** Keeps a deck that was changed now. */
export function keepDeck(deck: KeptDeck): KeptDeck {
    const now = { ...deck, changed: Date.now() };
    putDeck(now);
    for (const told of listeners) told();
    return now;
}

/** Keeps a deck as it is. */
export function putDeck(deck: KeptDeck): KeptDeck {
    keep(KEY, { ...kept<Record<string, KeptDeck>>(KEY, {}), [deck.id]: deck });
    const { [deck.id]: _back, ...removed } = removedDecks();
    keep(REMOVED, removed);
    return deck;
}

/** Removes a deck; what is given can be kept again. */
export function forgetDeck(id: string): KeptDeck | undefined {
    const gone = dropDeck(id);
    if (gone?.there) keep(REMOVED, { ...removedDecks(), [id]: gone.there.revision });
    for (const told of listeners) told();
    return gone;
}

/** Takes a deck away that was removed elsewhere. */
export function dropDeck(id: string): KeptDeck | undefined {
    const { [id]: gone, ...rest } = kept<Record<string, KeptDeck>>(KEY, {});
    keep(KEY, rest);
    return gone;
}

/** The decks that the server has yet to remove, with their revisions. */
export function removedDecks(): Readonly<Record<string, number>> {
    return kept<Record<string, number>>(REMOVED, {});
}

/** The server has heard that a deck was removed. */
export function heardRemoved(id: string): void {
    const { [id]: _heard, ...removed } = removedDecks();
    keep(REMOVED, removed);
}

/** The deck with what it holds as its newest version, unless that is the newest already. */
export function withVersion(deck: KeptDeck): KeptDeck {
    const last = deck.versions.at(-1);
    if (last && JSON.stringify(last.deck) === JSON.stringify(deck.deck)) return deck;
    const next: Version = { number: (last?.number ?? 0) + 1, at: Date.now(), deck: deck.deck };
    return { ...deck, versions: [...deck.versions, next].slice(-MOST_VERSIONS) };
}
