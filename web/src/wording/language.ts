// The language of the page: which wordings are loaded, and everything that is said in them.
// The language can be changed at any time; whatever shows words re-renders on that (`Speaking`).

import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Naming, type Rendered, Wording } from "./fluent.ts";
import type { Argument, Seated, Worded } from "../server/wire.generated.ts";

export const LANGUAGES = ["en", "fi", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", fi: "Suomi", nl: "Nederlands" };

/** The language in use. */
export let language: Language = "en";

/** Grows whenever words may read otherwise: for what is drawn once and kept. */
export let edition = 0;

/** What stands for the wordings of the product, which every page needs. */
const PRODUCT = "inglenook";
/** What stands for words that are still to come. */
export const TO_COME = "…";
let wording = new Wording("en");
let rendered: Rendered = () => undefined;
let players: readonly string[] = [];
let reader = -1;
const listeners = new Set<() => void>();
const preparations = new Set<(language: Language) => Promise<void>>();
const texts = new Map<string, Promise<string>>();

/** A worded message of the server, or any argument of one, in the language in use. */
export function say(what: Argument): string {
    return sayNaming(what);
}

/** The same, with something of the caller's choice for each name of something printed. */
export function sayNaming(what: Argument, naming?: Naming): string {
    const { player } = what as { player?: Seated };
    return wording.say(what, players, naming, player && player.player === reader ? "you" : "");
}

/** A message of the client by its id.  Arguments may be numbers, texts, names, players, messages and lists. */
export function t(id: string, args: Readonly<Record<string, Argument>> = {}): string {
    return sayNaming({ ...args, message: id } as Worded);
}

/** Whether there is a wording for an id that is put together from data. */
export function worded(id: string): boolean {
    return wording.has(id);
}

/** The name of something printed, such as a card or a space. */
export function nameOf(definition: string): string {
    return wording.say({ name: definition }, players);
}

/** Several texts in a row: "a, b and c". */
export function listed(parts: readonly string[]): string {
    return wording.listed(parts);
}

/** Who sits at the table, by seat: the names that `say` uses for players.  Whoever reads is spoken to where a wording
 *  has words for that. */
export function setPlayers(names: readonly string[], you = -1): void {
    players = names;
    if (reader !== you) wording.forget();
    reader = wording.reader = you;
}

/** The language somebody probably reads: what they chose before, else the first of the browser's that we have. */
export function likelyLanguage(stored: string | null, browser: readonly string[]): Language {
    const codes = [stored ?? "", ...browser].map((code) => code.toLowerCase().split("-")[0]!);
    return LANGUAGES.find((known) => known === codes.find((code) => LANGUAGES.some((one) => one === code))) ?? "en";
}

/** What is spoken of. */
interface Speech {
    readonly language: Language;
    readonly game: string;
    /** Whether all of the game's wordings are there, with the names of everything printed; without them those whose
     *  sheets have come are known. */
    readonly named: boolean;
    /** Whether there is what pages say that are neither the start page nor a table. */
    readonly paged: boolean;
}

let spoken: Speech = { language: "en", game: PRODUCT, named: true, paged: false };
/** What was asked for last, while it is fetched: each wish keeps those before it. */
let wished = spoken;
let wishes = 0;
let granted = 0;
/** How many wishes are being fetched. */
let pending = 0;

/** Loads the wordings of the product, and of a game if there is one, in a language, and speaks it from then on. */
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

/** Fetches the names of everything printed, where they were left out. */
export async function nameAll(): Promise<void> {
    if (!spoken.named) await speak({ named: true });
}

/** What stands for something that was left out, until it has come; nothing if it is nowhere.  While other words are
 *  under way, they may be the ones. */
function toCome(): string | undefined {
    if (spoken.paged && (spoken.named || spoken.game === PRODUCT)) return undefined;
    if (!pending) void speak({ named: true, paged: true }).catch(() => {});
    return TO_COME;
}

/** Speaks wordings that are at hand: for tests and for pages without a server. */
export function speakFrom(code: Language, ...sources: readonly string[]): void {
    spoken = wished = { language: code, game: PRODUCT, named: true, paged: true };
    use(code, ...sources);
}

/** Has everything said anew: the language has changed, or more words have come. */
export function afresh(): void {
    edition++;
    wording.forget();
    for (const listener of listeners) listener();
}

/** Where the words are found that a game makes from its definitions. */
export function useRendered(found: Rendered): void {
    rendered = found;
    wording.rendered = found;
    wording.forget();
}

/** Calls back whenever the language changed; gives what ends that. */
export function onLanguage(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Something else that has to be loaded before another language is spoken; gives what ends that. */
export function prepareLanguage(prepare: (language: Language) => Promise<void>): () => void {
    preparations.add(prepare);
    return () => preparations.delete(prepare);
}

/** Renders an element anew when the language changes: `new Speaking(this)`. */
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
