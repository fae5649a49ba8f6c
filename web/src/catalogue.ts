// What is printed on the cards of a game, in the language in use.  The index says on which sheet each card is; a sheet is
// fetched when something is shown that names a card of it, and nothing else is: what is asked for tells nobody more than
// what is seen.  Until a sheet has come its cards are known by their names and by what the index says.

import { html, type TemplateResult } from "lit";
import type { CatalogueInfo, SheetInfo } from "./server/wire.generated.ts";
import { afresh, nameAll, nameOf, TO_COME, useRendered, type Language } from "./wording/language.ts";

/** Facts of one card, character or space; which ones there are depends on the game and its type. */
export interface CardFacts {
    readonly title: string;
    readonly subtitle?: string;
    readonly text?: readonly string[];
    readonly type?: string;
    /** Where the rulebook speaks of such a card. */
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

/** The name of a message that says a part of a card's text: "part-1C13-0-effects-2", or its name: "name-1C13". */
const PART = /^(?:part-([^-]+)-|name-(.+)$)/;
/** So many milliseconds what is shown waits for its sheets; after that the names have to do until they come. */
const PATIENCE = 3000;

/** The cards of a game in a language, as far as they have come. */
class Catalogue {
    readonly game: string;
    readonly terms: Readonly<Record<string, string>>;
    readonly messages = new Map<string, string>();
    readonly #address: string;
    readonly #edition: string;
    /** What the index says of each card, and on which sheet it is. */
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

    /** A card whose sheet has not come. */
    #byName(definition: string): CardFacts | undefined {
        const brief = this.#brief.get(definition);
        if (!brief) return undefined;
        let known = this.#named.get(definition);
        const title = nameOf(definition);
        if (known?.title !== title) this.#named.set(definition, (known = { ...brief, title }));
        return known;
    }

    /** The sheet of a card, or of the card that a message is a part of. */
    sheetOf(text: string): string | undefined {
        const part = PART.exec(text);
        return this.#sheet.get(text) ?? this.#sheet.get(part?.[1] ?? part?.[2] ?? "");
    }
    /** What a message says that is about a printed card: a part of its text, or its name. */
    message(id: string): string | undefined {
        const card = this.#printed.get(PART.exec(id)?.[2] ?? "");
        if (card) return card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
        return this.messages.get(id);
    }
    has(sheet: string): boolean {
        return this.#here.has(sheet);
    }

    /** Fetches a sheet, once; if that fails, the next who wants it tries again. */
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
/** The sheets of the game that something was shown of: those that another language needs, too. */
let wanted = new Set<string>();

useRendered((id) => {
    const said = current.message(id);
    if (said !== undefined) return said;
    const sheet = current.sheetOf(id);
    return sheet && !current.has(sheet) ? TO_COME : undefined;
});

/** What is printed on a card; undefined if it is not in the catalogue, as of a hidden one. */
export function facts(definition: string): CardFacts | undefined {
    return current.facts(definition);
}

/** The same in another language, when it has come. */
export async function factsIn(other: Language, definition: string): Promise<CardFacts | undefined> {
    const catalogue = await catalogueOf(current.game, other);
    const sheet = catalogue.sheetOf(definition);
    if (sheet) await catalogue.fetch(sheet);
    return catalogue.facts(definition);
}

/** A word of the game in the language in use, such as the name of a culture. */
export function term(id: string): string {
    return current.terms[id] ?? id;
}

/** All definitions of the catalogue, in its order. */
export function definitions(): string[] {
    return current.definitions;
}

/** Whether every sheet has come. */
export function isWhole(): boolean {
    return [...current.sheets].every((sheet) => current.has(sheet));
}

/** Fetches the sheets of all cards that are named anywhere in this.  Nothing: they are all here.
 *  It waits only so long, and not for what cannot be had: whatever shows these cards goes on with their names. */
export function need(what: unknown): Promise<void> | undefined {
    const catalogue = current;
    if (catalogue.sheets.size === 1 && isWhole()) return undefined; // a long log takes a while to be gone through
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

/** Something that is waited for, but only so long. */
function patiently(come: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, PATIENCE);
        void come.then(() => {
            clearTimeout(timer);
            resolve();
        });
    });
}

/** Where sheets do not come, the names have to do; if not even they come, the game goes on. */
function byName(): Promise<void> {
    return patiently(nameAll().catch(() => undefined));
}

/** All texts in something that came from the server, however deep. */
function eachText(what: unknown, look: (text: string) => void): void {
    if (typeof what === "string") look(what);
    else if (what && typeof what === "object") for (const part of Object.values(what)) eachText(part, look);
}

/** Loads the index of a game in a language, with the sheets that are in use, and uses it from then on. */
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

/** Uses cards that are at hand: for tests. */
export function useCatalogue(cards: Readonly<Record<string, CardFacts>>): void {
    current = new Catalogue("test", "", { edition: "", sheets: { all: cards }, terms: {} });
    current.add("all", { cards, messages: {} });
}

/** Draws a card enlarged, with all its text. */
export type Face = (definition: string) => TemplateResult;
const faces = new Map<string, Face>();

/** How the cards of a game look when enlarged: each board says so when it is loaded. */
export function drawFaces(game: string, face: Face): void {
    faces.set(game, face);
}

/** The enlarged card, as the game whose cards are in use draws it. */
export function face(definition: string): TemplateResult {
    return (faces.get(current.game) ?? plainFace)(definition);
}

/** A card before its board has said how it looks: title and text. */
function plainFace(definition: string): TemplateResult {
    const card = facts(definition);
    return html`<article class="plain-card">
        <h3>${card?.title ?? definition}</h3>
        ${card?.subtitle ? html`<p><em>${card.subtitle}</em></p>` : ""}
        ${(card?.text ?? []).map((line) => html`<p>${line}</p>`)}
    </article>`;
}
