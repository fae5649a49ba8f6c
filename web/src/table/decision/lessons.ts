// Lessons for newcomers: in a sentence what a question is about, the first few times it is asked.

import { prefer, preferences } from "../../preferences.ts";

/** So often each kind of question is explained. */
const TIMES = 3;
const showing = new Map<string, string>();

/** Whether to explain a kind of question now; the same question drawn once more counts once. */
export function explains(kind: string, question: string): boolean {
    if (!preferences.lessons) return false;
    if (showing.get(kind) === question) return true;
    const times = preferences.taught[kind] ?? 0;
    if (times >= TIMES) return false;
    showing.set(kind, question);
    queueMicrotask(() => void prefer({ taught: { ...preferences.taught, [kind]: times + 1 } })); // not while something is drawn
    return true;
}

/** Switches the lessons on, from the beginning, or off. */
export function teach(wanted: boolean): Promise<void> {
    showing.clear();
    return prefer({ lessons: wanted, taught: {} });
}
