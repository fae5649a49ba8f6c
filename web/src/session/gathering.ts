// Collects the answers to a series of questions on the table, such as assignments, and sends them in a row when all are
// chosen.  Each board registers the questions to which this applies.

import type { Option, Question, Seen } from "../server/wire.generated.ts";

export interface Gatherer {
    /** Whether an answer brings two things together: the player takes up the first and points at the second. */
    readonly pairs: boolean;
    /** Whether to gather this question; the last question of its kind need not be gathered. */
    wants(question: Question): boolean;
    /** Returns the picks after adding an option. */
    add(question: Question, picks: readonly string[], option: Option, view: Seen): readonly string[];
    /** Whether the picks can be sent. */
    enough(question: Question, picks: readonly string[]): boolean;
    /** Returns a key of the part of the game that a row of answers belongs to. */
    stretch(view: Seen): string;
}

const gatherers = new Map<string, Gatherer>();

/** Registers how questions with a prompt are gathered. */
export function gather(prompt: string, gatherer: Gatherer): void {
    gatherers.set(prompt, gatherer);
}

/** Returns how questions with a prompt are gathered, even if the current one need not be. */
export function gathererFor(prompt: string): Gatherer | undefined {
    return gatherers.get(prompt);
}

export function gathererOf(question: Question): Gatherer | undefined {
    const found = gatherers.get(question.prompt?.message ?? "");
    return found?.wants(question) ? found : undefined;
}

/** An answer to give: the option with a verb about these things. */
export type Step = Pick<Option, "verb" | "subject" | "other">;

/** A row of answers: those sent, and those still to send. */
export interface Row {
    readonly prompt: string;
    readonly stretch: string;
    readonly sent: readonly Step[];
    readonly left: readonly Step[];
    /** Whether the row is being sent; after a break, it continues where it stopped. */
    readonly running: boolean;
}

export function isSame(one: Step, other: Step): boolean {
    return one.verb === other.verb && one.subject === other.subject && one.other === other.other;
}

/** The effect of pointing at a thing while pairs are made. */
export interface Pointed {
    readonly held: string;
    /** The option of the pair that is made; `apart` is the option of a pair that is taken apart. */
    readonly pick?: Option;
    readonly apart?: Option;
}

/** Returns the effect of pointing at a thing: it is taken up, put back, paired with the held thing, or taken apart. */
export function pointed(
    options: readonly Option[],
    picks: readonly string[],
    held: string,
    handle: string,
): Pointed | undefined {
    const about = options.filter(({ subject, other }) => subject === handle || other === handle);
    if (held === handle) return { held: "" };
    const together = about.find(({ subject, other }) => held && (subject === held || other === held));
    if (together) return { held: "", pick: together };
    const chosen = about.findLast(({ key }) => picks.includes(key));
    if (chosen) return { held: "", apart: chosen };
    return about.some(({ subject, other }) => subject && other) ? { held: handle } : undefined;
}

/** Stores a row in the session storage, so that a reload in the middle of the row loses nothing. */
export function keep(table: string, row: Row | undefined): void {
    try {
        if (row) sessionStorage.setItem(`row ${table}`, JSON.stringify(row));
        else sessionStorage.removeItem(`row ${table}`);
    } catch {
        // Without storage the row is lost on a reload; the game works all the same.
    }
}

export function kept(table: string): Row | undefined {
    try {
        return JSON.parse(sessionStorage.getItem(`row ${table}`) ?? "null") ?? undefined;
    } catch {
        return undefined;
    }
}
