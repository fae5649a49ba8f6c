// Questions that come one by one, such as who fights whom: they are gathered on the table, and sent in a row when all of
// them are chosen.  Which ones these are, each board says.

import type { Option, Question, Seen } from "../server/wire.generated.ts";

export interface Gatherer {
    /** Two things are brought together: the first is taken up, the second pointed at. */
    readonly pairs: boolean;
    /** Whether this question is gathered; one that is the last of its kind need not be. */
    wants(question: Question): boolean;
    /** The picks when this option is wanted, too. */
    add(question: Question, picks: readonly string[], option: Option, view: Seen): readonly string[];
    /** Whether the picks can be sent. */
    enough(question: Question, picks: readonly string[]): boolean;
    /** The part of the game that a row of answers belongs to. */
    stretch(view: Seen): string;
}

const gatherers = new Map<string, Gatherer>();

/** Has the questions with a prompt gathered. */
export function gather(prompt: string, gatherer: Gatherer): void {
    gatherers.set(prompt, gatherer);
}

/** How the questions with a prompt are gathered, whether or not this one still has to be. */
export function gathererFor(prompt: string): Gatherer | undefined {
    return gatherers.get(prompt);
}

export function gathererOf(question: Question): Gatherer | undefined {
    const found = gatherers.get(question.prompt?.message ?? "");
    return found?.wants(question) ? found : undefined;
}

/** An answer to be given: the option with this verb about these things. */
export type Step = Pick<Option, "verb" | "subject" | "other">;

/** A row of answers, as far as it is sent and to be sent. */
export interface Row {
    readonly prompt: string;
    readonly stretch: string;
    readonly sent: readonly Step[];
    readonly left: readonly Step[];
    /** Whether the row is under way: after a break, it goes on where it was. */
    readonly running: boolean;
}

export function isSame(one: Step, other: Step): boolean {
    return one.verb === other.verb && one.subject === other.subject && one.other === other.other;
}

/** What pointing at a thing does where pairs are made. */
export interface Pointed {
    readonly held: string;
    /** A pair that is made, or one that is taken apart. */
    readonly pick?: Option;
    readonly apart?: Option;
}

/** Something is taken up, put back, brought together with what is held, or taken apart again. */
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

/** Kept beside the page, so that a reload in the middle of a row loses nothing. */
export function keep(table: string, row: Row | undefined): void {
    try {
        if (row) sessionStorage.setItem(`row ${table}`, JSON.stringify(row));
        else sessionStorage.removeItem(`row ${table}`);
    } catch {
        // A browser that keeps nothing still plays.
    }
}

export function kept(table: string): Row | undefined {
    try {
        return JSON.parse(sessionStorage.getItem(`row ${table}`) ?? "null") ?? undefined;
    } catch {
        return undefined;
    }
}
