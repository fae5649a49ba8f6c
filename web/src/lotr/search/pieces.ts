// The terms of a search as they were understood, each visible and removable.

import { term } from "../../catalogue.ts";
import { say, t } from "../../wording/language.ts";
import { phaseName } from "../cards/phase-names.ts";
import { readQuery, type Term } from "./query.ts";
import { FIELDS, FORMATS, meant, plain, SETS, valuesOf } from "./query-terms.ts";

export interface Piece {
    /** Offset of the piece in the typed text. */
    readonly start: number;
    readonly end: number;
    readonly label: string;
    /** Whether the piece asks for something that no card can be. */
    readonly odd: boolean;
}

/** Fields whose values are terms of the game, with the prefix of those terms' ids. */
const OF_CARDS: Readonly<Record<string, string>> = {
    type: "type-",
    culture: "culture-",
    race: "race-",
    class: "item_class-",
    keyword: "keyword-",
};
export const NUMBERS: readonly string[] = ["cost", "strength", "vitality", "site", "own"];
const SIGNS: Readonly<Record<string, string>> = { ":": ": ", "<=": " ≤ ", ">=": " ≥ ", "!=": " ≠ " };

/** Returns the pieces of a search: single fields and words, brackets and alternatives as a whole. */
export function piecesOf(text: string): Piece[] {
    return spans(text).flatMap(([start, end]) => {
        const { term, sort } = readQuery(text.slice(start, end));
        const label = sort ? `${fieldName("sort")}: ${valueName("sort", sort)}` : labelOf(term);
        return label ? [{ start, end, label, odd: isOdd(term) }] : [];
    });
}

/** Returns the typed text without one piece. */
export function without(text: string, { start, end }: Piece): string {
    return `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim();
}

/** Returns the offsets of the pieces. */
function spans(text: string): [start: number, end: number][] {
    const found: [number, number][] = [];
    let [start, depth, quoted, either] = [-1, 0, false, false];
    for (let at = 0; at <= text.length; at++) {
        const letter = text[at] ?? " ";
        if (at === text.length || (!quoted && !depth && /\s/.test(letter))) {
            if (start >= 0) found.push([start, at]);
            start = -1;
            continue;
        }
        if (start < 0) start = at;
        if (letter === '"') quoted = !quoted;
        else if (quoted) continue;
        else if (letter === "(") depth++;
        else if (letter === ")") depth = Math.max(0, depth - 1);
        else if (letter === "|" && !depth) either = true;
    }
    return either && found.length ? [[found[0]![0], found.at(-1)![1]]] : found;
}

/** Returns the name of a field in the reader's language, which can also be typed. */
export function fieldName(field: string): string {
    return t(`search-field-${field}`);
}

/** Returns the name of a field's value in the reader's language, which can also be typed. */
export function valueName(field: string, key: string): string {
    const before = OF_CARDS[field];
    if (before) return term(before + key);
    if (field === "phase") return phaseName(key);
    if (field === "sort" && key in FIELDS) return fieldName(key);
    if (field === "side" || field === "rarity" || field === "sort") return t(`search-value-${key}`);
    return valuesOf(field).find(([one]) => one === key)?.[1][0] ?? key;
}

function labelOf(asked: Term): string {
    switch (asked.kind) {
        case "word":
            return asked.phrase ? `“${asked.text}”` : asked.text;
        case "field":
            return `${fieldName(asked.name)}${SIGNS[asked.sign] ?? ` ${asked.sign} `}${told(asked.name, asked.value)}`;
        case "not": {
            const what = labelOf(asked.part);
            return what && t("search-without", { what });
        }
        case "all":
            return asked.parts.map(labelOf).filter(Boolean).join(", ");
        case "any":
            return asked.parts
                .map(labelOf)
                .filter(Boolean)
                .join(` ${t("search-or")} `);
    }
}

/** Returns the name of a value as it was understood; an ambiguous or unknown value is returned as typed. */
function told(field: string, value: string): string {
    if (field === "set" && SETS[value]) return say({ message: SETS[value] });
    if (field === "format" && FORMATS[value]) return say({ message: FORMATS[value].title });
    const [, word = value, rest = ""] = /^(.*?)((?:<=|>=|!=|=|<|>)[0-9]{1,4})$/.exec(value) ?? [];
    const keys = meant(field, word, false);
    return keys.length === 1 ? `${valueName(field, keys[0]!)}${rest}` : value;
}

function isOdd(asked: Term): boolean {
    switch (asked.kind) {
        case "word":
            return false;
        case "field":
            return isOddValue(asked.name, asked.value);
        case "not":
            return isOdd(asked.part);
        case "all":
        case "any":
            return asked.parts.some(isOdd);
    }
}

function isOddValue(field: string, value: string): boolean {
    const number = /^[0-9]{1,4}(-[0-9]{1,4})?$/.test(value);
    if (NUMBERS.includes(field)) return !number;
    if (field === "set") return !number;
    if (field === "format") return !Object.keys(FORMATS).some((name) => value && plain(name).startsWith(plain(value)));
    if (field === "in" || !valuesOf(field).length) return !value;
    return !meant(field, value.replace(/(<=|>=|!=|=|<|>)[0-9]{1,4}$/, ""), false).length;
}
