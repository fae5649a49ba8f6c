// The lines of a pasted list, each with what it was read as: copies of a card, a fault, or nothing that was meant.

import type { DeckReport, Fault, ReadLine } from "../../server/wire.generated.ts";

export interface LineRead {
    readonly line: number;
    readonly text: string;
    readonly cards: readonly ReadLine[];
    readonly faults: readonly Fault[];
}

/** So many lines in a row without a question are shown; more are folded. */
export const FOLDED = 5;

/** In a text with marks or strokes lines are counted as it is shown there, not as it is written. */
const COUNTED_OTHERWISE = /<\/?[a-zA-Z]|^[^\n]*\|[^\n]*\|/;

/** The lines that hold something; with several cards in one, as in a short code, they stand together. */
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

/** The lines in runs: those without a fault together, each with one by itself. */
export function inRuns(lines: readonly LineRead[]): LineRead[][] {
    const runs: LineRead[][] = [];
    for (const line of lines) {
        const last = runs.at(-1);
        if (last && !line.faults.length && !last[0]!.faults.length) last.push(line);
        else runs.push([line]);
    }
    return runs;
}
