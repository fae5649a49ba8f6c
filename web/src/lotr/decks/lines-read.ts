// The lines of a pasted list, each with what it was read as: copies of a card, a fault, or nothing.

import type { DeckReport, Fault, ReadLine } from "../../server/wire.generated.ts";

export interface LineRead {
    readonly line: number;
    readonly text: string;
    readonly cards: readonly ReadLine[];
    readonly faults: readonly Fault[];
}

/** Longest run of clear lines that is shown in full; longer runs are folded. */
export const FOLDED = 5;

/** Matches HTML and table markup, in which the server counts lines as displayed, not as written. */
const COUNTED_OTHERWISE = /<\/?[a-zA-Z]|^[^\n]*\|[^\n]*\|/;

/** Returns the lines with content; cards from the same line, as in a short code, are grouped. */
export function linesRead(text: string, { lines, faults }: DeckReport): LineRead[] {
    const written = COUNTED_OTHERWISE.test(text) ? [] : text.split("\n");
    const numbers = new Set<number>(written.flatMap((one, at) => (one.trim() ? [at + 1] : [])));
    for (const { line } of [...lines, ...faults]) if (line) numbers.add(line);
    return [...numbers]
        .sort((one, other) => one - other)
        .map((line) => ({
            line,
            text: written[line - 1]?.trim() ?? "",
            cards: lines.filter((one) => one.line === line),
            faults: faults.filter((one) => one.line === line),
        }));
}

/** Groups lines into runs: neighbouring lines without faults together, each line with a fault by itself. */
export function inRuns(lines: readonly LineRead[]): LineRead[][] {
    const runs: LineRead[][] = [];
    for (const line of lines) {
        const last = runs.at(-1);
        if (last && !line.faults.length && !last[0]!.faults.length) last.push(line);
        else runs.push([line]);
    }
    return runs;
}
