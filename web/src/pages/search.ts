// Text search that ignores accents and case: "ulaire" finds "Úlairë".

import { html, type TemplateResult } from "lit";

/**
 * Returns a text without accents and in lower case; each character stays one character, so that offsets stay the same.
 */
export function plain(text: string): string {
    return [...text]
        .map((character) => {
            const bare = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
            return bare.length === character.length ? bare : character;
        })
        .join("");
}

/** Returns the words of a search. */
export function wordsOf(sought: string): string[] {
    return plain(sought).split(/\s+/).filter(Boolean);
}

/** Whether a text, already plain, contains all the words. */
export function hasAll(text: string, words: readonly string[]): boolean {
    return words.every((word) => text.includes(word));
}

/** Returns a text with the search words marked in it. */
export function marked(text: string, words: readonly string[]): TemplateResult {
    const found = [...matches(text, words)];
    if (!found.length) return html`${text}`;
    const parts: (string | TemplateResult)[] = [];
    let at = 0;
    for (const [start, end] of found) {
        parts.push(text.slice(at, start), html`<mark>${text.slice(start, end)}</mark>`);
        at = end;
    }
    return html`${parts}${text.slice(at)}`;
}

/** Returns the offsets of the words in a text, in order and without overlaps. */
function* matches(text: string, words: readonly string[]): Generator<[number, number]> {
    const where = plain(text);
    let at = 0;
    while (at < where.length) {
        let next: [number, number] | undefined;
        for (const word of words) {
            const start = where.indexOf(word, at);
            if (start >= 0 && (!next || start < next[0])) next = [start, start + word.length];
        }
        if (!next) return;
        yield next;
        at = next[1];
    }
}
