// Soft hyphens for long names.  Finnish has long compounds and hyphenates by a simple rule, but few browsers know it: a
// syllable begins at the last consonant before a vowel.  Other languages are left to the browser.

import { language } from "./language.ts";

/** Fewest letters of a word that may break. */
const LONG = 11;
/** Fewest letters before and after a break. */
const EDGE = 3;
const SYLLABLE = /(?<=[aeiouyäöå][bcdfghjklmnpqrstvwxz]*)(?=[bcdfghjklmnpqrstvwxz][aeiouyäöå])/gi;

function broken(word: string): string {
    if (word.length < LONG) return word;
    return word.replace(SYLLABLE, (_, at: number) => (at >= EDGE && at <= word.length - EDGE ? "\u00ad" : ""));
}

/** Returns a name with soft hyphens where it may break. */
export function breakable(name: string): string {
    return language === "fi" ? name.split(" ").map(broken).join(" ") : name;
}

/** Returns the length of the longest word of a name. */
export function longestWord(name: string): number {
    return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
