// Selects the lines of the log that are shown.

import type { Line } from "../session/session.ts";

export const PASSED = "log-passed";
export const PHASE = "log-phase";

/**
 * Returns the lines to show; consecutive passes share one line.  With passes hidden, a phase in which nothing else
 * happened is hidden as well, except the current one.
 */
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
