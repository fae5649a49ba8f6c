// A deck built for a league: from the cards opened there, and handed in there (LG-112).

import { facts } from "../../catalogue.ts";
import { t } from "../../wording/language.ts";
import { type Deck, EMPTY } from "../decks/deck.ts";
import { type KeptDeck, keptDeck, newDeck } from "../decks/kept-decks.ts";
import type { Fault } from "../decks/legality.ts";
import { deckIdOf, leagues } from "./leagues.ts";
import { beyondPool, type Pool, poolOf } from "./pool.ts";

export class LeagueDeck {
    readonly league: string;
    #pool: Pool = new Map();

    constructor(league: string) {
        this.league = league;
    }

    /** Returns the league deck that an id belongs to; undefined if the id is not a league's. */
    static of(deckId: string): LeagueDeck | undefined {
        const before = deckIdOf("");
        return deckId.startsWith(before) ? new LeagueDeck(deckId.slice(before.length)) : undefined;
    }

    /** Fetches the pool; starts from the deck stored here, else from the deck already handed in. */
    async load(): Promise<KeptDeck> {
        const league = await leagues.look(this.league);
        this.#pool = poolOf(league);
        const id = deckIdOf(this.league);
        const begun = newDeck(league.format, league.deck ?? EMPTY, league.title || t("league-untitled"));
        return { ...begun, ...keptDeck(id), id, format: league.format };
    }

    /** Returns the number of copies of a card in the pool. */
    copies(id: string): number {
        return this.#pool.get(id) ?? 0;
    }

    faults(deck: Deck): Fault[] {
        return beyondPool(deck, this.#pool, facts);
    }

    /** Returns the deck that a bot would build. */
    suggestion(): Promise<Deck> {
        return leagues.suggestion(this.league);
    }

    /** Hands a deck in; returns the address of the next page. */
    async handIn(deck: Deck): Promise<string> {
        await leagues.act(this.league, { do: "deck", deck });
        return this.page;
    }

    get page(): string {
        return `/league/${this.league}`;
    }
}
