// The interface that the parts of the builder share: the deck being edited, and the actions on it.

import type { GameInfo } from "../../../server/wire.generated.ts";
import type { LeagueDeck } from "../../league/league-deck.ts";
import type { Owned } from "../../search/search.ts";
import type { Deck } from "../deck.ts";
import type { KeptDeck } from "../kept-decks.ts";
import type { Fault } from "../legality.ts";
import type { Mending } from "../mending.ts";

export type View = "cards" | "deck" | "faults" | "numbers";
export type Tab = "costs" | "cultures" | "odds" | "start" | "notes";
export type DialogName = "" | "import" | "share" | "versions" | "play";

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
    /** The game as the server describes it; undefined until it is loaded. */
    readonly game: GameInfo | undefined;
    /** The league that the deck is built for, if any. */
    readonly league: LeagueDeck | undefined;
    readonly undoable: boolean;
    /** Whether cards are listed in rows rather than laid out as pictures. */
    readonly rows: boolean;
    /** The guest's cards from opened packs. */
    readonly owned: Owned;
    /** The view, one of four, that a phone shows. */
    view: View;
    dialog: DialogName;
    /** Returns how many copies of a card the draw deck may have: by its title, or in a league by the packs opened. */
    most(id: string): number;
    /** Returns how many of the permitted copies of a card are used. */
    used(id: string): number;
    /** Puts a number of copies of a card into the draw deck; more than the rules allow is possible, but a fault. */
    put(id: string, count: number): void;
    /** Sets the copies of a card if the rules allow the number; otherwise explains why not. */
    ask(id: string, count: number): void;
    /** Makes a card the Ring-bearer, the Ring or a site of the path, or removes it from that place. */
    place(id: string): void;
    /** Replaces the deck with another and keeps the current one as a version. */
    take(deck: Deck, name?: string): void;
    /** Starts from another deck. */
    begin(kept: Promise<KeptDeck | undefined>): Promise<void>;
    mend(fault: Fault): void;
    mendingOf(fault: Fault): Mending;
    undo(): void;
    redo(): void;
    search(query: string, go?: boolean): void;
    /** Searches for cards for a place in the deck; on a phone, choosing a card returns to the view `from`. */
    seek(query: string, from: View): void;
    more(): void;
    layOut(rows: boolean): void;
    read(id: string, at: HTMLElement): void;
    show(tab: Tab): void;
    note(text: string): void;
    rename(name: string): void;
    reformat(format: string): void;
    keepVersion(): void;
    play(): void;
    test(): void;
    readonly redoable: boolean;
    focusOn(selector: string): void;
}
