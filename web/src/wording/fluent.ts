// Says messages in one language, by the rules of src/inglenook/wording/messages.py: names are worded as `name-…`,
// players by their names, lists by `list-and`, a negative number has a true minus sign, and `$space-to` is the argument
// `space` in its form `.to`, if it has one.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Named, Seated, Worded } from "../server/wire.generated.ts";

/** The beginning of a message or term: an identifier and "=" at the start of a line are nothing else in Fluent. */
const ENTRY = /^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=/gm;
/** What a wording may refer to: another message or a term. */
const REFERENCE = /\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)/g;
/** An argument in a form: `$space-to`. */
const FORM = /\$([a-z_]+)-([a-z]+)/g;
/** Fluent refuses to fill in texts of more than 2,500 characters; a list of all options can be longer than that. */
const LONGEST = 2000;
/** So many sentences are remembered. */
const MOST_SAID = 4000;

/** What stands for the name of something printed in a text: the name itself, in the form the sentence wants. */
export type Naming = (definition: string, name: string) => string;
const PLAINLY: Naming = (_, name) => name;

/** The words that a game makes for a message that no file has, as for a part of a card's text. */
export type Rendered = (id: string) => string | undefined;

/** The message id under which the name of something printed is worded: "adventure:ogre" as `name-adventure-ogre`. */
export function nameId(definition: string): string {
    return "name-" + definition.replace(/[^a-zA-Z0-9_-]/g, "-");
}

export class Wording {
    readonly language: string;
    rendered: Rendered = () => undefined;
    /** What stands for a message without a wording, if one is still to come. */
    unknown: () => string | undefined = () => undefined;
    readonly #sources = new Map<string, string>();
    readonly #parsed = new Set<string>();
    readonly #reported = new Set<string>();
    readonly #constants = new Map<string, string>();
    /** What was said before, by the message with all that fills it: a table says most of it again at every answer. */
    readonly #said = new Map<string, string>();
    #saidTo: readonly string[] = [];
    /** How often something was to be said that is still to come. */
    #lacking = 0;
    readonly #bundle: FluentBundle;

    /** A game has more than a thousand messages, of which a screen needs a few; each is parsed when it is first said. */
    constructor(language: string, ...texts: readonly string[]) {
        this.language = language;
        this.#bundle = new FluentBundle(language, { useIsolating: false });
        for (const text of texts) {
            const starts = [...text.matchAll(ENTRY)];
            starts.forEach((start, place) => {
                const id = start[1]!;
                this.#sources.set(id, text.slice(start.index, starts[place + 1]?.index));
            });
        }
    }

    /** The seat of whoever reads: where a sentence asks for a form of its name, they are spoken to. */
    reader = -1;

    /** What was made from cards may read otherwise now. */
    forget(): void {
        this.#said.clear();
    }

    has(id: string): boolean {
        return this.#sources.has(id);
    }

    /** The message, name, player, list or number, in a form if it has that.  `players` are the names by seat. */
    say(what: Argument, players: readonly string[] = [], naming = PLAINLY, form = ""): string {
        if (typeof what === "string") return what;
        if (typeof what === "number") return this.format("number", { number: filled(what) });
        if (Array.isArray(what))
            return this.listed(what.map((part: Argument) => this.say(part, players, naming, form)));
        if ("message" in what) return this.#message(what as Worded, players, naming, form);
        if ("name" in what) {
            const { name } = what as Named;
            return naming(name, this.#constant(nameId(name), form));
        }
        const seat = (what as Seated).player;
        if (form && seat === this.reader) return this.say({ message: "player-you" });
        return players[seat] || this.format("player-default", { number: seat + 1 });
    }

    /** Several things in a row: "a, b and c". */
    listed(parts: readonly string[]): string {
        if (parts.length < 2) return parts[0] ?? this.#constant("list-empty");
        return this.format("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
    }

    /** A wording with its gaps filled.  What cannot be worded is reported, and shown by its id: a page must go on. */
    format(id: string, args: Readonly<Record<string, FluentVariable>>, form = ""): string {
        this.#parse(id);
        const worded = this.#bundle.getMessage(id);
        const pattern = worded?.attributes[form] ?? worded?.value;
        if (pattern == null) {
            this.#lacking++;
            const toCome = this.unknown();
            if (toCome !== undefined) return toCome;
            this.#report(id, "has no wording");
            return `‹${id}›`;
        }
        const given: Record<string, FluentVariable> = { ...args };
        const held: string[] = [];
        for (const [name, value] of Object.entries(args)) {
            if (typeof value === "string" && value.length > LONGEST)
                given[name] = `\ue000${held.push(value) - 1}\ue001`;
        }
        const faults: Error[] = [];
        const text = this.#bundle.formatPattern(pattern, given, faults);
        if (faults.length) this.#report(id, faults.map(String).join("; "));
        return held.length ? text.replace(/\ue000(\d+)\ue001/g, (_, place) => held[Number(place)]!) : text;
    }

    /** Tells whoever works on it, once. */
    #report(id: string, fault: string): void {
        if (this.#reported.has(id)) return;
        this.#reported.add(id);
        console.error(`wording: "${id}" (${this.language}): ${fault}`);
    }

    #message(worded: Worded, players: readonly string[], naming: Naming, form: string): string {
        if (naming !== PLAINLY) return this.#fill(worded, players, naming, form);
        if (this.#saidTo !== players || this.#said.size > MOST_SAID) this.#said.clear();
        this.#saidTo = players;
        const key = form + JSON.stringify(worded);
        let text = this.#said.get(key);
        if (text !== undefined) return text;
        const lacking = this.#lacking;
        text = this.#fill(worded, players, naming, form);
        if (lacking === this.#lacking) this.#said.set(key, text);
        return text;
    }

    #fill(worded: Worded, players: readonly string[], naming: Naming, form: string): string {
        const { message, ...args } = worded;
        const names = Object.keys(args);
        if (!names.length) return this.#constant(message, form);
        const gaps: Record<string, FluentVariable> = {};
        for (const name of names) {
            const value = args[name]!;
            gaps[name] = typeof value === "number" ? filled(value) : this.say(value, players, naming);
        }
        for (const [, name, asked] of (this.#sources.get(message) ?? "").matchAll(FORM)) {
            if (name! in args) gaps[`${name}-${asked}`] = this.say(args[name!]!, players, naming, asked);
        }
        return this.format(message, gaps, form);
    }

    #constant(id: string, form = ""): string {
        const rendered = this.#sources.has(id) ? undefined : this.rendered(id);
        if (rendered !== undefined) return rendered;
        const key = `${id}.${form}`;
        let text = this.#constants.get(key);
        if (text === undefined) this.#constants.set(key, (text = this.format(id, {}, form)));
        return text;
    }

    #parse(id: string): void {
        const source = this.#sources.get(id);
        if (source === undefined || this.#parsed.has(id)) return;
        this.#parsed.add(id);
        this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
        for (const reference of source.matchAll(REFERENCE)) this.#parse(reference[1]!);
    }
}

/** Whole numbers up to this are written alike in every language. */
const ALIKE = 999;

/** A number that is written without `Intl` where that makes no difference: its first one takes a slow browser as long as
 *  a whole table. */
class Amount extends FluentNumber {
    override toString(...scope: Parameters<FluentNumber["toString"]>): string {
        return this.value <= ALIKE && Number.isInteger(this.value) ? `${this.value}` : super.toString(...scope);
    }
}

/** Amounts stay numbers, so that Fluent can choose a plural; below zero there is none. */
function filled(value: number): FluentVariable {
    return value >= 0 ? new Amount(value) : `\u2212${-value}`;
}
