// The searchable cards, and the results of a search.

import { definitions, facts } from "../../../catalogue.ts";
import { language } from "../../../wording/language.ts";
import { asksFor, readQuery, type Term } from "../../search/query.ts";
import { Index, type Owned } from "../../search/search.ts";
import { idsOf, type Deck } from "../deck.ts";

export interface Found {
    readonly ids: readonly string[];
    /** Unknown fields of the query, each with the closest known field. */
    readonly unknown: readonly (readonly [string, string])[];
}

export class Shelf {
    #index: Index | undefined;
    #indexed = "";

    /** Builds the search index when the cards are loaded, and again for another language. */
    fill(has: (id: string) => boolean): void {
        if (this.#indexed === language) return;
        const all = definitions().filter(has);
        this.#index = new Index(all.map((id) => [id, facts(id)!] as const));
        this.#indexed = language;
    }

    /** Returns the cards that a query finds; in the format of the deck, unless the query names one. */
    find(text: string, format: string, decks: Readonly<Record<string, Deck>>, owned: Owned): Found {
        const typed = readQuery(text);
        const within: Term = { kind: "field", name: "format", sign: ":", value: format };
        const query = asksFor(typed.term, "format")
            ? typed
            : { ...typed, term: { kind: "all", parts: [typed.term, within] } as const };
        const named = Object.entries(decks).map(([name, deck]) => [name, new Set(idsOf(deck))] as const);
        const ids = this.#index?.search(query, Object.fromEntries(named), owned) ?? [];
        return { ids, unknown: query.unknown };
    }
}

/** Returns cards with Frodos first, then Rings, then companions; the rest keeps its order. */
export function beginningFirst(ids: readonly string[]): string[] {
    const rank = (id: string) => {
        const card = facts(id)!;
        if (card.type === "the_one_ring") return 1;
        return card.type === "companion" ? (card.title === "Frodo" ? 0 : 2) : 3;
    };
    return [...ids].sort((one, other) => rank(one) - rank(other));
}
