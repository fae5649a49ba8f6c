// Which lines of the log are shown.

import type { Line } from "../session/session.ts";

export const PASSED = "log-passed";
export const PHASE = "log-phase";

/** The lines that are shown: those who pass one after the other share one.  Who does not want to see that does not read
 *  of phases either in which nothing else was done, but for the one that goes on. */
export function together(lines: readonly Line[], first: number, passing: boolean): { place: number; some: Line[] }[] {
    const all: { place: number; some: Line[] }[] = [];
    lines.forEach((line, index) => {
        if (line.message === PASSED && !passing) return;
        const before = all.at(-1)?.some[0]!.message;
        if (line.message === PASSED && before === PASSED) return void all.at(-1)!.some.push(line);
        if (line.message === PHASE && before === PHASE && !passing) all.pop();
        all.push({ place: first + index, some: [line] });
    });
    return all;
}
