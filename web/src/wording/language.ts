// The language of the page: loads its texts and formats all messages.  The language can be changed at any time;
// elements with texts render again then (`Speaking`).

import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Naming, type Rendered, Wording } from "./fluent.ts";
import type { Argument, Seated, Worded } from "../server/wire.generated.ts";

export const LANGUAGES = ["en", "fi", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The name of each language in that language. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", fi: "Suomi", nl: "Nederlands" };

/** The language in use. */
export let language: Language = "en";

/** Counter that grows whenever texts may have changed, for content that is drawn once and stored. */
export let edition = 0;

/** Name of the product's own texts, which every page needs. */
const PRODUCT = "inglenook";
/** Placeholder for texts still being loaded. */
export const TO_COME = "…";
let wording = new Wording("en");
let rendered: Rendered = () => undefined;
let players: readonly string[] = [];
let reader = -1;
const listeners = new Set<() => void>();
const preparations = new Set<(language: Language) => Promise<void>>();
const texts = new Map<string, Promise<string>>();

/** Returns the text of a server message, or of any argument of one, in the language in use. */
export function say(what: Argument): string {
    return sayNaming(what);
}

/** Returns the text of a message, with the caller's text in place of each name of a printed thing. */
export function sayNaming(what: Argument, naming?: Naming): string {
    const { player } = what as { player?: Seated };
    return wording.say(what, players, naming, player && player.player === reader ? "you" : "");
}

/**
 * Returns the text of a client message by its id.  Arguments may be numbers, texts, names, players, messages and lists.
 */
export function t(id: string, args: Readonly<Record<string, Argument>> = {}): string {
    return sayNaming({ ...args, message: id } as Worded);
}

/** Whether there is a text for an id that is put together from data. */
export function worded(id: string): boolean {
    return wording.has(id);
}

/** Returns the name of a printed thing, such as a card or a space. */
export function nameOf(definition: string): string {
    return wording.say({ name: definition }, players);
}

/** Returns several texts as a list: "a, b and c". */
export function listed(parts: readonly string[]): string {
    return wording.listed(parts);
}

/**
 * Sets the players' names by seat, which `say` uses.  Messages with a form for it address the reader (`you`) directly.
 */
export function setPlayers(names: readonly string[], you = -1): void {
    players = names;
    if (reader !== you) wording.forget();
    reader = wording.reader = you;
}

/** Returns the reader's probable language: the stored choice, else the first available one of the browser's. */
export function likelyLanguage(stored: string | null, browser: readonly string[]): Language {
    const codes = [stored ?? "", ...browser].map((code) => code.toLowerCase().split("-")[0]!);
    return LANGUAGES.find((known) => known === codes.find((code) => LANGUAGES.some((one) => one === code))) ?? "en";
}

/** The texts to load. */
interface Speech {
    readonly language: Language;
    readonly game: string;
    /**
     * Whether all texts of the game are loaded, with the names of all printed things; otherwise only names from loaded
     * sheets are known.
     */
    readonly named: boolean;
    /** Whether the texts of pages other than the start page and tables are loaded. */
    readonly paged: boolean;
}

let spoken: Speech = { language: "en", game: PRODUCT, named: true, paged: false };
/** The latest request for texts while it is being loaded; each request extends the ones before. */
let wished = spoken;
let wishes = 0;
let granted = 0;
/** Number of requests being loaded. */
let pending = 0;

/** Loads the texts of the product, and of a game if there is one, in a language, and uses them from then on. */
export async function speak(wish: Partial<Speech>): Promise<void> {
    const next = (wished = { ...wished, ...(wish.game ? { named: true } : {}), ...wish });
    const number = ++wishes;
    pending++;
    try {
        const [own, ofGame] = await Promise.all([
            fetched(PRODUCT, next.language, next.paged),
            next.game === PRODUCT ? "" : fetched(next.game, next.language, next.named),
            ...[...preparations].map((prepare) => prepare(next.language)),
        ]);
        if (number < granted) return;
        granted = number;
        spoken = next;
        use(next.language, own, ofGame);
    } catch (error) {
        if (wished === next) wished = spoken;
        throw error;
    } finally {
        pending--;
    }
}

function use(code: Language, ...sources: readonly string[]): void {
    language = code;
    wording = new Wording(code, ...sources);
    wording.rendered = rendered;
    wording.unknown = toCome;
    wording.reader = reader;
    if (typeof document !== "undefined") document.documentElement.lang = language;
    afresh();
}

/** Loads the names of all printed things, if they were left out. */
export async function nameAll(): Promise<void> {
    if (!spoken.named) await speak({ named: true });
}

/**
 * Returns the placeholder for a text that was left out, and loads the text; undefined if the text exists nowhere.
 * While other texts are being loaded, the missing one may be among them.
 */
function toCome(): string | undefined {
    if (spoken.paged && (spoken.named || spoken.game === PRODUCT)) return undefined;
    if (!pending) void speak({ named: true, paged: true }).catch(() => {});
    return TO_COME;
}

/** Uses the given texts, for tests and for pages without a server. */
export function speakFrom(code: Language, ...sources: readonly string[]): void {
    spoken = wished = { language: code, game: PRODUCT, named: true, paged: true };
    use(code, ...sources);
}

/** Renders all texts again: the language has changed, or more texts are loaded. */
export function afresh(): void {
    edition++;
    wording.forget();
    for (const listener of listeners) listener();
}

/** Sets the source of texts that a game generates from its definitions. */
export function useRendered(found: Rendered): void {
    rendered = found;
    wording.rendered = found;
    wording.forget();
}

/** Calls back whenever texts may have changed; returns a function that unsubscribes. */
export function onLanguage(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Registers something else to load before another language is used; returns a function that removes it. */
export function prepareLanguage(prepare: (language: Language) => Promise<void>): () => void {
    preparations.add(prepare);
    return () => preparations.delete(prepare);
}

/** Renders an element again when the language changes: `new Speaking(this)`. */
export class Speaking implements ReactiveController {
    readonly #host: ReactiveControllerHost;
    #stop: () => void = () => {};

    constructor(host: ReactiveControllerHost) {
        this.#host = host;
        host.addController(this);
    }
    hostConnected(): void {
        this.#stop = onLanguage(() => this.#host.requestUpdate());
    }
    hostDisconnected(): void {
        this.#stop();
    }
}

function fetched(of: string, code: Language, whole: boolean): Promise<string> {
    const address = `/api/wording/${of}/${code}${whole ? "" : "?for=play"}`;
    let text = texts.get(address);
    if (!text) {
        text = fetch(address).then((response) => {
            if (!response.ok) throw new Error(`${address}: ${response.status}`);
            return response.text();
        });
        text.catch(() => texts.delete(address));
        texts.set(address, text);
    }
    return text;
}
