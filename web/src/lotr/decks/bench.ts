// What the parts of the builder share: the deck on the bench, and what can be done with it.

import type { Deck } from "./deck.ts";
import type { KeptDeck } from "./kept-decks.ts";
import type { Fault } from "./legality.ts";
import type { Mending } from "./mending.ts";

export type View = "cards" | "deck" | "faults" | "numbers";
export type Tab = "costs" | "cultures" | "odds" | "start" | "notes";

export interface Bench {
    readonly kept: KeptDeck;
    readonly deck: Deck;
    readonly faults: readonly Fault[];
    readonly query: string;
    readonly found: readonly string[];
    readonly unknown: readonly (readonly [string, string])[];
    readonly shown: number;
    readonly tab: Tab;
    readonly whole: boolean;
    /** How many copies of a card the draw deck may have: by its title, or by what was opened. */
    most(id: string): number;
    /** How many of those are taken. */
    used(id: string): number;
    /** Puts so many copies of a card into the draw deck; more than the rules allow is possible, and a fault. */
    put(id: string, count: number): void;
    /** Makes a card the Ring-bearer, the Ring or a site of the path, or takes it away from there. */
    place(id: string): void;
    mend(fault: Fault): void;
    mendingOf(fault: Fault): Mending;
    search(query: string): void;
    more(): void;
    read(id: string, at: HTMLElement): void;
    show(tab: Tab): void;
    note(text: string): void;
}
