// A deck that is built for a league: from what was opened there, and handed in there (LG-112).

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

    /** What a deck of this id is built for; undefined if for no league. */
    static of(deckId: string): LeagueDeck | undefined {
        const before = deckIdOf("");
        return deckId.startsWith(before) ? new LeagueDeck(deckId.slice(before.length)) : undefined;
    }

    /** Fetches what was opened; a deck that was handed in from elsewhere is gone on with. */
    async load(): Promise<KeptDeck> {
        const league = await leagues.look(this.league);
        this.#pool = poolOf(league);
        const id = deckIdOf(this.league);
        const begun = newDeck(league.format, league.deck ?? EMPTY, league.title || t("league-untitled"));
        return { ...begun, ...keptDeck(id), id, format: league.format };
    }

    /** How many copies of a card there are. */
    copies(id: string): number {
        return this.#pool.get(id) ?? 0;
    }

    faults(deck: Deck): Fault[] {
        return beyondPool(deck, this.#pool, facts);
    }

    /** The deck that a bot would build. */
    suggestion(): Promise<Deck> {
        return leagues.suggestion(this.league);
    }

    /** Hands a deck in; gives the address to go to. */
    async handIn(deck: Deck): Promise<string> {
        await leagues.act(this.league, { do: "deck", deck });
        return this.page;
    }

    get page(): string {
        return `/league/${this.league}`;
    }
}
