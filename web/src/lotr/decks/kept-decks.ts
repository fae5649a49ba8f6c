// Decks stored in this browser, each with its versions.  A version never changes: restoring one makes a new version.
// The server stores the decks too (on-server.ts); without the server, decks still work on this device.

import { keep, kept } from "../../pages/kept.ts";
import { EMPTY, type Deck } from "./deck.ts";

export interface Version {
    readonly number: number;
    /** Time at which the version was stored, in milliseconds. */
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
    /** State of the deck on the server: its revision, and the `changed` time of that revision. */
    readonly there?: { readonly revision: number; readonly changed: number };
}

const KEY = "decks.lotr";
const REMOVED = "decks.lotr.removed";
/** Most versions stored per deck; the oldest are dropped first. */
const MOST_VERSIONS = 40;

const listeners = new Set<() => void>();

/** Calls back whenever a deck is changed or removed on this device; returns a function that unsubscribes. */
export function onDecks(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
}

/** Returns all stored decks, the one changed last first. */
export function keptDecks(): KeptDeck[] {
    return Object.values(kept<Record<string, KeptDeck>>(KEY, {})).sort((one, other) => other.changed - one.changed);
}

export function keptDeck(id: string): KeptDeck | undefined {
    return kept<Record<string, KeptDeck>>(KEY, {})[id];
}

/** Creates a deck; it is not stored until it is changed. */
export function newDeck(format: string, deck: Deck = EMPTY, name = ""): KeptDeck {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (one) => one.toString(36)).join("");
    return { id, name, format, deck, notes: "", changed: Date.now(), versions: [] };
}

/** Stores a deck with the current time as its time of change, and notifies the subscribers. */
export function keepDeck(deck: KeptDeck): KeptDeck {
    const now = { ...deck, changed: Date.now() };
    putDeck(now);
    for (const told of listeners) told();
    return now;
}

/** Stores a deck as it is, without changing its time or notifying the subscribers. */
export function putDeck(deck: KeptDeck): KeptDeck {
    keep(KEY, { ...kept<Record<string, KeptDeck>>(KEY, {}), [deck.id]: deck });
    const { [deck.id]: _back, ...removed } = removedDecks();
    keep(REMOVED, removed);
    return deck;
}

/** Removes a deck here and schedules its removal on the server; returns the deck, so that it can be stored again. */
export function forgetDeck(id: string): KeptDeck | undefined {
    const gone = dropDeck(id);
    if (gone?.there) keep(REMOVED, { ...removedDecks(), [id]: gone.there.revision });
    for (const told of listeners) told();
    return gone;
}

/** Removes a deck here that was removed on another device; returns the deck. */
export function dropDeck(id: string): KeptDeck | undefined {
    const { [id]: gone, ...rest } = kept<Record<string, KeptDeck>>(KEY, {});
    keep(KEY, rest);
    return gone;
}

/** Returns the decks that the server has yet to remove, with their revisions. */
export function removedDecks(): Readonly<Record<string, number>> {
    return kept<Record<string, number>>(REMOVED, {});
}

/** Forgets a pending removal once the server has confirmed it. */
export function heardRemoved(id: string): void {
    const { [id]: _heard, ...removed } = removedDecks();
    keep(REMOVED, removed);
}

/** Returns the deck with its current cards as its newest version, unless the newest version has the same cards. */
export function withVersion(deck: KeptDeck): KeptDeck {
    const last = deck.versions.at(-1);
    if (last && JSON.stringify(last.deck) === JSON.stringify(deck.deck)) return deck;
    const next: Version = { number: (last?.number ?? 0) + 1, at: Date.now(), deck: deck.deck };
    return { ...deck, versions: [...deck.versions, next].slice(-MOST_VERSIONS) };
}
