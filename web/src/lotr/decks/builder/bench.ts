// What the parts of the builder share: the deck on the bench, and what can be done with it.

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
    /** The game as the server describes it, when it has come. */
    readonly game: GameInfo | undefined;
    /** The league for which the deck is built, if it is for one. */
    readonly league: LeagueDeck | undefined;
    readonly undoable: boolean;
    /** Whether cards are listed in rows rather than laid out as pictures. */
    readonly rows: boolean;
    /** What came out of packs. */
    readonly owned: Owned;
    /** On a phone: which of the four views is seen. */
    view: View;
    dialog: DialogName;
    /** How many copies of a card the draw deck may have: by its title, or by what was opened. */
    most(id: string): number;
    /** How many of those are taken. */
    used(id: string): number;
    /** Puts so many copies of a card into the draw deck; more than the rules allow is possible, and a fault. */
    put(id: string, count: number): void;
    /** The same for whoever asks for more: what the rules do not allow is not done, but explained. */
    ask(id: string, count: number): void;
    /** Makes a card the Ring-bearer, the Ring or a site of the path, or takes it away from there. */
    place(id: string): void;
    /** Takes a deck in place of this one, which stays as a version. */
    take(deck: Deck, name?: string): void;
    /** Begins with another deck. */
    begin(kept: Promise<KeptDeck | undefined>): Promise<void>;
    mend(fault: Fault): void;
    mendingOf(fault: Fault): Mending;
    undo(): void;
    redo(): void;
    search(query: string, go?: boolean): void;
    /** Searches for what has a place in the deck; on a phone, choosing it leads back to where one came from. */
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
