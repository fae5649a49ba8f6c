// Selects the events that a player should hear about after the turns of others.

import type { Line } from "../session/session.ts";
import { seatIn } from "./stage/scene.ts";

/** Weights of reported lines, by the beginning of their ids. */
const WEIGHTS: readonly (readonly [ids: RegExp, weight: number])[] = [
    [/^log-(killed|overwhelmed|died|corrupted|ring-bearer-killed|out|toad)$/, 5],
    [/^log-(wins|wounded|burdens|lost-life|moved|fight-|reached-crown)/, 4],
    [/^log-(played|played-on|cast|cast-on|drew-card|took-from|archery)$/, 3],
    [/^log-(used|changed|prevented|healed|discarded|exerted|gained-|lost-|joined|took|assigned)/, 2],
];
/** Most lines reported. */
const MOST = 6;

export interface Told {
    readonly line: Line;
    readonly place: number;
}

/** Returns the weightiest lines from a place on, in the order of events. */
export function recapped(lines: readonly Line[], from: number): Told[] {
    const weighed = worthTelling(lines, from);
    // Of lines with the same weight the latest stay: the effect of an earlier one is more likely visible on the table.
    const kept = [...weighed].sort((one, other) => other.weight - one.weight || other.place - one.place).slice(0, MOST);
    return weighed.filter((one) => kept.includes(one));
}

/** Returns all lines from a place on that have a weight. */
export function worthTelling(lines: readonly Line[], from: number): (Told & { readonly weight: number })[] {
    return lines
        .slice(from)
        .map((line, index) => ({ line, place: from + index, weight: weightOf(line) }))
        .filter(({ weight }) => weight);
}

function weightOf({ message }: Line): number {
    return WEIGHTS.find(([ids]) => ids.test(message))?.[1] ?? 0;
}

/** Returns the place after the last action of a seat; the beginning of its turn is no action. */
export function sinceOwn(lines: readonly Line[], viewer: number): number {
    return 1 + lines.findLastIndex(({ message, player }) => weightOf({ message }) && seatIn(player) === viewer);
}

/**
 * Returns the seat that every line is about, if it is not the viewer's; else -1.  A line without a player, such as a
 * wound, may be the viewer's doing.
 */
export function doneBy(told: readonly Told[], viewer: number): number {
    const seats = new Set(told.map(({ line }) => seatIn(line["player"])));
    const [only = -1] = seats;
    return seats.size === 1 && only !== viewer ? only : -1;
}
