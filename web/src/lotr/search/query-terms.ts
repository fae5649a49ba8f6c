// Names of fields and values in searches, in three languages, from the same file that the Python code reads.

import WORDS from "../../../../src/inglenook/lotr/entry/search/query_terms.json" with { type: "json" };

/** A deck format as data: its sets (empty for all), the block of its sites, its lists. */
export interface FormatFacts {
    readonly sets: readonly number[];
    readonly block: string;
    readonly banned: readonly string[];
    readonly restricted: readonly string[];
    readonly rule: string;
    readonly title: string;
    /** Whether decks are built from opened cards, which then limit the copies instead of a fixed number (LG-112). */
    readonly limited: boolean;
}

type Names = Readonly<Record<string, readonly string[]>>;
export const FIELDS: Names = WORDS.fields;
const VALUES: Readonly<Record<string, Names>> = WORDS.values;
export const FORMATS: Readonly<Record<string, FormatFacts>> = WORDS.formats;
/** The message with the name of each set. */
export const SETS: Readonly<Record<string, string>> = WORDS.sets;

/** Returns a text normalised for comparison: lower case without accents, one space between words. */
export function plain(text: string): string {
    return text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/['’‘]/g, "")
        .replace(/[^a-z0-9]+/g, " ")
        .trim();
}

/** Returns the field of a name; "" if there is none. */
export function fieldCalled(name: string): string {
    const wanted = plain(name);
    return Object.keys(FIELDS).find((field) => FIELDS[field]!.includes(wanted)) ?? "";
}

/** Returns the values of a field with a name, or, unless `whole`, those with names that begin with it. */
export function meant(field: string, value: string, whole: boolean): string[] {
    const wanted = plain(value);
    const known = Object.entries(VALUES[field] ?? {});
    const same = known.filter(([, names]) => names.includes(wanted));
    const found =
        same.length || whole || !wanted
            ? same
            : known.filter(([, names]) => names.some((name) => name.startsWith(wanted)));
    return found.map(([key]) => key);
}

/** Returns the values of a field, each with its names. */
export function valuesOf(field: string): [string, readonly string[]][] {
    return Object.entries(VALUES[field] ?? {});
}

/** Returns the known field name with the most letters in common; "" if none is close. */
export function nearField(name: string): string {
    const wanted = plain(name);
    let best = "";
    let most = 0.5;
    for (const called of Object.values(FIELDS)
        .flat()
        .filter((one) => one.length > 2)) {
        const alike = (2 * common(wanted, called)) / (wanted.length + called.length);
        if (alike > most) [best, most] = [called, alike];
    }
    return best;
}

/** Returns the length of the longest common subsequence of two words. */
function common(one: string, other: string): number {
    let row = new Array<number>(other.length + 1).fill(0);
    for (const letter of one) {
        const next = [0];
        for (let at = 1; at <= other.length; at++) {
            next.push(letter === other[at - 1] ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!));
        }
        row = next;
    }
    return row.at(-1)!;
}
