// The printed facts of a game's cards, in the language in use.  The index says which sheet each card is on.  The client
// fetches a sheet only when a card of that sheet is shown, so that its requests reveal no more than the player sees.
// Until a sheet is loaded, its cards have only their names and what the index says.

import { html, type TemplateResult } from "lit";
import type { CatalogueInfo, SheetInfo } from "./server/wire.generated.ts";
import { afresh, nameAll, nameOf, TO_COME, useRendered, type Language } from "./wording/language.ts";

/** Facts of one card, character or space; the set of facts depends on the game and the card's type. */
export interface CardFacts {
    readonly title: string;
    readonly subtitle?: string;
    readonly text?: readonly string[];
    readonly type?: string;
    /** Rules of the rulebook that deal with cards of this kind. */
    readonly rules?: readonly string[];
    // The Lord of the Rings
    readonly side?: string;
    readonly culture?: string;
    readonly race?: string;
    readonly item_class?: string;
    readonly unique?: boolean;
    readonly cost?: number | null;
    readonly strength?: number | null;
    readonly vitality?: number | null;
    readonly resistance?: number | null;
    readonly site_number?: number | null;
    readonly shadow_number?: number | null;
    readonly block?: string;
    readonly signet?: string;
    readonly keywords?: readonly (readonly [word: string, amount: number])[];
    // Talisman
    readonly kind?: string;
    readonly name?: string;
    readonly craft?: number | null;
    readonly region?: string;
    readonly place?: number;
    readonly alignment?: string;
    readonly uncertain?: boolean;
    readonly [fact: string]: unknown;
}

/** Matches the id of a message with part of a card's text ("part-1C13-0-effects-2") or its name ("name-1C13"). */
const PART = /^(?:part-([^-]+)-|name-(.+)$)/;
/** Timeout, in milliseconds, for the sheets of cards about to be shown; after it the client shows their names only. */
const PATIENCE = 3000;

/** The cards of a game in one language, as far as they are loaded. */
class Catalogue {
    readonly game: string;
    readonly terms: Readonly<Record<string, string>>;
    readonly messages = new Map<string, string>();
    readonly #address: string;
    readonly #edition: string;
    /** Brief facts from the index by card; `#sheet` holds the sheet of each card. */
    readonly #brief = new Map<string, object>();
    readonly #sheet = new Map<string, string>();
    readonly #printed = new Map<string, CardFacts>();
    readonly #named = new Map<string, CardFacts>();
    readonly #fetched = new Map<string, Promise<void>>();
    readonly #here = new Set<string>();
    readonly sheets: Set<string>;

    constructor(game: string, address: string, index: CatalogueInfo) {
        this.game = game;
        this.terms = index.terms;
        this.#address = address;
        this.#edition = index.edition;
        for (const [sheet, cards] of Object.entries(index.sheets)) {
            for (const [definition, brief] of Object.entries(cards)) {
                this.#brief.set(definition, brief);
                this.#sheet.set(definition, sheet);
            }
        }
        this.sheets = new Set(this.#sheet.values());
    }

    get definitions(): string[] {
        return [...this.#brief.keys()];
    }

    facts(definition: string): CardFacts | undefined {
        return this.#printed.get(definition) ?? this.#byName(definition);
    }

    /** Returns the index's facts and the name of a card whose sheet is not loaded. */
    #byName(definition: string): CardFacts | undefined {
        const brief = this.#brief.get(definition);
        if (!brief) return undefined;
        let known = this.#named.get(definition);
        const title = nameOf(definition);
        if (known?.title !== title) this.#named.set(definition, (known = { ...brief, title }));
        return known;
    }

    /** Returns the sheet of a card, or of the card that a message belongs to. */
    sheetOf(text: string): string | undefined {
        const part = PART.exec(text);
        return this.#sheet.get(text) ?? this.#sheet.get(part?.[1] ?? part?.[2] ?? "");
    }
    /** Returns the text of a message about a printed card: part of its text, or its name. */
    message(id: string): string | undefined {
        const card = this.#printed.get(PART.exec(id)?.[2] ?? "");
        if (card) return card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
        return this.messages.get(id);
    }
    has(sheet: string): boolean {
        return this.#here.has(sheet);
    }

    /** Fetches a sheet once; after a failure the next caller tries again. */
    fetch(sheet: string): Promise<void> {
        let fetched = this.#fetched.get(sheet);
        if (!fetched) {
            fetched = fetchJson<SheetInfo>(`${this.#address}/${sheet}?v=${this.#edition}`).then((info) =>
                this.add(sheet, info),
            );
            fetched.catch(() => this.#fetched.delete(sheet));
            this.#fetched.set(sheet, fetched);
        }
        return fetched;
    }

    add(sheet: string, info: SheetInfo): void {
        this.#here.add(sheet);
        for (const [definition, card] of Object.entries(info.cards)) this.#printed.set(definition, card as CardFacts);
        for (const [id, text] of Object.entries(info.messages)) this.messages.set(id, text);
    }
}

const NOTHING = new Catalogue("", "", { edition: "", sheets: {}, terms: {} });
let current = NOTHING;
const catalogues = new Map<string, Promise<Catalogue>>();
/** Sheets of the current game with cards shown so far; a change of language loads the same sheets. */
let wanted = new Set<string>();

useRendered((id) => {
    const said = current.message(id);
    if (said !== undefined) return said;
    const sheet = current.sheetOf(id);
    return sheet && !current.has(sheet) ? TO_COME : undefined;
});

/** Returns the printed facts of a card; undefined if the card is not in the catalogue, for example if it is hidden. */
export function facts(definition: string): CardFacts | undefined {
    return current.facts(definition);
}

/** Returns the printed facts of a card in another language, loading its sheet if necessary. */
export async function factsIn(other: Language, definition: string): Promise<CardFacts | undefined> {
    const catalogue = await catalogueOf(current.game, other);
    const sheet = catalogue.sheetOf(definition);
    if (sheet) await catalogue.fetch(sheet);
    return catalogue.facts(definition);
}

/** Returns a term of the game in the language in use, such as the name of a culture. */
export function term(id: string): string {
    return current.terms[id] ?? id;
}

/** Returns all card definitions, in catalogue order. */
export function definitions(): string[] {
    return current.definitions;
}

/** Whether every sheet is loaded. */
export function isWhole(): boolean {
    return [...current.sheets].every((sheet) => current.has(sheet));
}

/**
 * Fetches the sheets of all cards named anywhere in `what`; undefined if all of them are loaded.
 *
 * The promise resolves after a timeout at the latest and ignores sheets that cannot be fetched: the caller then shows
 * card names only.
 */
export function need(what: unknown): Promise<void> | undefined {
    const catalogue = current;
    if (catalogue.sheets.size === 1 && isWhole()) return undefined; // searching a long log for card ids takes a while
    eachText(what, (text) => {
        const sheet = catalogue.sheetOf(text);
        if (sheet) wanted.add(sheet);
    });
    const missing = [...wanted].filter((sheet) => !catalogue.has(sheet));
    if (!missing.length) return undefined;
    const come = Promise.allSettled(missing.map((sheet) => catalogue.fetch(sheet))).then(() => {
        if (catalogue === current && missing.some((sheet) => catalogue.has(sheet))) afresh();
    });
    return patiently(come).then(() => (missing.every((sheet) => catalogue.has(sheet)) ? undefined : byName()));
}

/** Waits for a promise, up to the timeout `PATIENCE`. */
function patiently(come: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, PATIENCE);
        void come.then(() => {
            clearTimeout(timer);
            resolve();
        });
    });
}

/** Loads the card names when sheets do not arrive; the game goes on even if that fails. */
function byName(): Promise<void> {
    return patiently(nameAll().catch(() => undefined));
}

/** Calls `look` with every string in a value from the server, at any depth. */
function eachText(what: unknown, look: (text: string) => void): void {
    if (typeof what === "string") look(what);
    else if (what && typeof what === "object") for (const part of Object.values(what)) eachText(part, look);
}

/** Loads the index of a game in a language, with the sheets in use, and makes it the current catalogue. */
export async function loadCatalogue(game: string, code: Language): Promise<void> {
    const next = await catalogueOf(game, code);
    const { sheets } = next;
    if (game !== current.game) wanted = new Set();
    if (sheets.size === 1) wanted = sheets; // a small game: the board shows most of it
    await Promise.allSettled([...wanted].map((sheet) => next.fetch(sheet)));
    current = next;
}

function catalogueOf(game: string, code: Language): Promise<Catalogue> {
    const address = `/api/catalogue/${game}/${code}`;
    let catalogue = catalogues.get(address);
    if (!catalogue) {
        catalogue = fetchJson<CatalogueInfo>(address).then((index) => new Catalogue(game, address, index));
        catalogue.catch(() => catalogues.delete(address));
        catalogues.set(address, catalogue);
    }
    return catalogue;
}

async function fetchJson<T>(address: string): Promise<T> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<T>;
}

/** Uses the given cards as the catalogue, for tests. */
export function useCatalogue(cards: Readonly<Record<string, CardFacts>>): void {
    current = new Catalogue("test", "", { edition: "", sheets: { all: cards }, terms: {} });
    current.add("all", { cards, messages: {} });
}

/** Draws a card enlarged, with all its text. */
export type Face = (definition: string) => TemplateResult;
const faces = new Map<string, Face>();

/** Registers how the cards of a game are drawn enlarged; each board does so when it is loaded. */
export function drawFaces(game: string, face: Face): void {
    faces.set(game, face);
}

/** Returns the enlarged card, drawn by the current game. */
export function face(definition: string): TemplateResult {
    return (faces.get(current.game) ?? plainFace)(definition);
}

/** Returns a card with title and text only, for a game whose board has not registered a way to draw cards. */
function plainFace(definition: string): TemplateResult {
    const card = facts(definition);
    return html`<article class="plain-card">
        <h3>${card?.title ?? definition}</h3>
        ${card?.subtitle ? html`<p><em>${card.subtitle}</em></p>` : ""}
        ${(card?.text ?? []).map((line) => html`<p>${line}</p>`)}
    </article>`;
}
