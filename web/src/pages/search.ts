// Searching in texts without regard to accents and capitals: "ulaire" finds "Úlairë".

import { html, type TemplateResult } from "lit";

/** A text as it is searched: without accents and capitals.  Each character stays one, so that places stay the same. */
export function plain(text: string): string {
    return [...text]
        .map((character) => {
            const bare = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
            return bare.length === character.length ? bare : character;
        })
        .join("");
}

/** The words that are looked for. */
export function wordsOf(sought: string): string[] {
    return plain(sought).split(/\s+/).filter(Boolean);
}

/** Whether a text, already plain, has all the words. */
export function hasAll(text: string, words: readonly string[]): boolean {
    return words.every((word) => text.includes(word));
}

/** A text with the words that were looked for marked in it. */
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

/** Where the words stand in a text, in order and without overlaps. */
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
