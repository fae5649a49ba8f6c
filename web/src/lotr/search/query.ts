// Parses a search: the typed text becomes terms joined by and, or and not.  Every text can be parsed.  The Python
// version is in src/inglenook/lotr/entry/search; a test runs both on one table of questions.

import { fieldCalled, meant, nearField, plain } from "./query-terms.ts";

export type Term =
    | { readonly kind: "word"; readonly text: string; readonly phrase: boolean }
    | { readonly kind: "field"; readonly name: string; readonly sign: string; readonly value: string }
    | { readonly kind: "not"; readonly part: Term }
    | { readonly kind: "all" | "any"; readonly parts: readonly Term[] };

export interface Query {
    readonly term: Term;
    readonly sort: string;
    /** Unknown fields of the query, each with the closest known field. */
    readonly unknown: readonly (readonly [name: string, near: string])[];
}

/** Most characters of a query that are read. */
const LONGEST = 300;
const FIELD = /^([^\s:=<>!"]+?)(<=|>=|!=|:|=|<|>)(.*)$/s;
const ALWAYS: Term = { kind: "all", parts: [] };

/** Parses the text that the player typed. */
export function readQuery(text: string): Query {
    const reader = new Reader(tokens([...text].slice(0, LONGEST).join("")));
    const parts = [reader.either()];
    while (reader.left.length) {
        reader.left.pop(); // an unmatched closing bracket
        parts.push(reader.either());
    }
    return { term: together(parts), sort: reader.sort, unknown: reader.unknown };
}

/** Whether a search uses a field. */
export function asksFor(term: Term, name: string): boolean {
    switch (term.kind) {
        case "word":
            return false;
        case "field":
            return term.name === name;
        case "not":
            return asksFor(term.part, name);
        case "all":
        case "any":
            return term.parts.some((part) => asksFor(part, name));
    }
}

/** Splits a query into brackets, bars, leading minus signs, and words outside quotation marks. */
export function tokens(text: string): string[] {
    const found: string[] = [];
    let at = 0;
    while (at < text.length) {
        const letter = text[at]!;
        if (/\s/.test(letter)) at++;
        else if ("()|".includes(letter) || (letter === "-" && text.slice(at + 1, at + 2).trim())) {
            found.push(letter);
            at++;
        } else {
            const start = at;
            let quoted = false;
            while (at < text.length && (quoted || !/[\s()|]/.test(text[at]!))) {
                if (text[at] === '"') quoted = !quoted;
                at++;
            }
            found.push(text.slice(start, at));
        }
    }
    return found;
}

/** Joins terms that must all hold, without nested groups. */
function together(parts: readonly Term[]): Term {
    const flat = parts.flatMap((part) => (part.kind === "all" ? part.parts : [part]));
    return flat.length === 1 ? flat[0]! : { kind: "all", parts: flat };
}

function words(text: string): Term {
    const parts = plain(text).split(" ").filter(Boolean);
    return { kind: "all", parts: parts.map((word) => ({ kind: "word", text: word, phrase: false })) };
}

class Reader {
    readonly left: string[];
    readonly unknown: [string, string][] = [];
    sort = "";

    constructor(given: readonly string[]) {
        this.left = [...given].reverse();
    }
    #nextIs(...wanted: string[]): boolean {
        return this.left.length > 0 && wanted.includes(this.left.at(-1)!);
    }
    either(): Term {
        const parts = [this.#both()];
        while (this.#nextIs("|")) {
            this.left.pop();
            parts.push(this.#both());
        }
        return parts.length === 1 ? parts[0]! : { kind: "any", parts };
    }
    #both(): Term {
        const parts: Term[] = [];
        while (this.left.length && !this.#nextIs("|", ")")) parts.push(this.#one());
        return together(parts);
    }
    #one(): Term {
        const token = this.left.pop()!;
        if (token === "-") {
            return this.left.length && !this.#nextIs("|", ")") ? { kind: "not", part: this.#one() } : ALWAYS;
        }
        if (token === "(") {
            const inner = this.either();
            if (this.#nextIs(")")) this.left.pop();
            return inner;
        }
        return this.#factOrWords(token);
    }
    /** Parses a field with its value; an unknown field is searched for as a word. */
    #factOrWords(token: string): Term {
        const found = FIELD.exec(token);
        if (!found) return token.startsWith('"') ? { kind: "word", text: plain(token), phrase: true } : words(token);
        const [, typed = "", sign = ""] = found;
        const value = found[3]!.replaceAll('"', "");
        const name = fieldCalled(typed);
        if (!name) {
            this.unknown.push([typed, nearField(typed)]);
            return words(`${typed} ${value}`);
        }
        if (name === "sort") {
            this.sort = meant("sort", value, false)[0] ?? "";
            return ALWAYS;
        }
        return { kind: "field", name, sign, value };
    }
}
