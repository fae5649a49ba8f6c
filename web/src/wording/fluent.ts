// Formats messages in one language, by the rules of src/inglenook/wording/messages.py: names are worded as `name-…`,
// players by their names, lists by `list-and`; a negative number has a true minus sign, and `$space-to` is the argument
// `space` in its form `.to`, if it has one.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Named, Seated, Worded } from "../server/wire.generated.ts";

/**
 * Matches the beginning of a message or term: in Fluent an identifier and "=" at the start of a line are nothing else.
 */
const ENTRY = /^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=/gm;
/** Matches a reference to another message or a term. */
const REFERENCE = /\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)/g;
/** Matches an argument in a form: `$space-to`. */
const FORM = /\$([a-z_]+)-([a-z]+)/g;
/** Longest argument passed to Fluent, which refuses more than 2,500 characters; a list of options can be longer. */
const LONGEST = 2000;
/** Most sentences cached. */
const MOST_SAID = 4000;

/** Returns the text for the name of a printed thing: the name itself, in the form that the sentence needs. */
export type Naming = (definition: string, name: string) => string;
const PLAINLY: Naming = (_, name) => name;

/** Returns the text that a game generates for a message in no file, such as part of a card's text. */
export type Rendered = (id: string) => string | undefined;

/** Returns the message id for the name of a printed thing: `name-adventure-ogre` for "adventure:ogre". */
export function nameId(definition: string): string {
    return "name-" + definition.replace(/[^a-zA-Z0-9_-]/g, "-");
}

export class Wording {
    readonly language: string;
    rendered: Rendered = () => undefined;
    /** Returns the placeholder for an unknown message while its text is being loaded, otherwise undefined. */
    unknown: () => string | undefined = () => undefined;
    readonly #sources = new Map<string, string>();
    readonly #parsed = new Set<string>();
    readonly #reported = new Set<string>();
    readonly #constants = new Map<string, string>();
    /** Cached texts, by message and arguments: most messages of a table are formatted again at every answer. */
    readonly #said = new Map<string, string>();
    #saidTo: readonly string[] = [];
    /** Number of messages formatted before their text was loaded. */
    #lacking = 0;
    readonly #bundle: FluentBundle;

    /**
     * Splits the texts into messages without parsing them: a game has more than a thousand, of which a screen needs a
     * few.  Each is parsed on first use.
     */
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

    /** The reader's seat; where a sentence asks for a form of its player's name, the reader is addressed as "you". */
    reader = -1;

    /** Clears the cached texts, because those generated from cards may have changed. */
    forget(): void {
        this.#said.clear();
    }

    has(id: string): boolean {
        return this.#sources.has(id);
    }

    /**
     * Returns the text of a message, name, player, list or number, in the given form if it has one.  `players` are the
     * names by seat.
     */
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

    /** Returns several texts as a list: "a, b and c". */
    listed(parts: readonly string[]): string {
        if (parts.length < 2) return parts[0] ?? this.#constant("list-empty");
        return this.format("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
    }

    /**
     * Formats a message with its arguments.  A message that cannot be formatted is reported and shown by its id, so
     * that the page goes on.
     */
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

    /** Reports a fault to the console, once per message. */
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

/** Largest whole number that is written the same in every language. */
const ALIKE = 999;

/**
 * A number formatted without `Intl` where the result is the same: its first use takes a slow browser as long as a whole
 * table.
 */
class Amount extends FluentNumber {
    override toString(...scope: Parameters<FluentNumber["toString"]>): string {
        return this.value <= ALIKE && Number.isInteger(this.value) ? `${this.value}` : super.toString(...scope);
    }
}

/** Returns an amount as a number, so that Fluent can choose a plural; a negative one as text, which has no plural. */
function filled(value: number): FluentVariable {
    return value >= 0 ? new Amount(value) : `\u2212${-value}`;
}
