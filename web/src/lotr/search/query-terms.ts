// What fields and values are called in searches, in three languages: the same file that Python reads.

import WORDS from "../../../../src/inglenook/lotr/entry/search/query_terms.json" with { type: "json" };

/** A format of decks as data: its sets (none: all), the block of its sites, its lists. */
export interface FormatFacts {
    readonly sets: readonly number[];
    readonly block: string;
    readonly banned: readonly string[];
    readonly restricted: readonly string[];
    readonly rule: string;
    readonly title: string;
    /** Whether decks are built from what was opened: then that limits them, and no number of copies does (LG-112). */
    readonly limited: boolean;
}

type Names = Readonly<Record<string, readonly string[]>>;
export const FIELDS: Names = WORDS.fields;
const VALUES: Readonly<Record<string, Names>> = WORDS.values;
export const FORMATS: Readonly<Record<string, FormatFacts>> = WORDS.formats;
/** The message that names each set. */
export const SETS: Readonly<Record<string, string>> = WORDS.sets;

/** A text as it is compared: small letters without accents, one space for everything between words. */
export function plain(text: string): string {
    return text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/['’‘]/g, "")
        .replace(/[^a-z0-9]+/g, " ")
        .trim();
}

/** The field that somebody means; "" for none. */
export function fieldCalled(name: string): string {
    const wanted = plain(name);
    return Object.keys(FIELDS).find((field) => FIELDS[field]!.includes(wanted)) ?? "";
}

/** The values of a field that are called so, or whose names begin so. */
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

/** The values that a field has, with what each is called. */
export function valuesOf(field: string): [string, readonly string[]][] {
    return Object.entries(VALUES[field] ?? {});
}

/** The field that was perhaps meant: the known name with the most letters in common. */
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

/** How many letters two words have in common, in this order. */
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
