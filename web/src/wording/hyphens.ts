// Where long names may break.  Finnish puts long words together and hyphenates by a simple rule, but few browsers know
// it: a syllable begins at the last consonant before a vowel.  Other languages are left to the browser.

import { language } from "./language.ts";

/** Shorter words stay whole. */
const LONG = 11;
/** So many letters at least stand before and after a break. */
const EDGE = 3;
const SYLLABLE = /(?<=[aeiouyäöå][bcdfghjklmnpqrstvwxz]*)(?=[bcdfghjklmnpqrstvwxz][aeiouyäöå])/gi;

function broken(word: string): string {
    if (word.length < LONG) return word;
    return word.replace(SYLLABLE, (_, at: number) => (at >= EDGE && at <= word.length - EDGE ? "\u00ad" : ""));
}

/** A name with soft hyphens where it may break. */
export function breakable(name: string): string {
    return language === "fi" ? name.split(" ").map(broken).join(" ") : name;
}

/** The length of the longest word of a name. */
export function longestWord(name: string): number {
    return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
