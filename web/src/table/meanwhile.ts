// What is worth telling of what happened meanwhile.

import type { Line } from "../session/session.ts";
import { seatIn } from "./stage/scene.ts";

/** What is worth telling, by the beginnings of ids, with its weight. */
const WEIGHTS: readonly (readonly [ids: RegExp, weight: number])[] = [
    [/^log-(killed|overwhelmed|died|corrupted|ring-bearer-killed|out|toad)$/, 5],
    [/^log-(wins|wounded|burdens|lost-life|moved|fight-|reached-crown)/, 4],
    [/^log-(played|played-on|cast|cast-on|drew-card|took-from|archery)$/, 3],
    [/^log-(used|changed|prevented|healed|discarded|exerted|gained-|lost-|joined|took|assigned)/, 2],
];
/** So many lines are told at most. */
const MOST = 6;

export interface Told {
    readonly line: Line;
    readonly place: number;
}

/** The weightiest of the lines from a place on, in the order in which they happened. */
export function recapped(lines: readonly Line[], from: number): Told[] {
    const weighed = worthTelling(lines, from);
    // Of what weighs the same the latest is told: the earlier is more likely to be seen on the table.
    const kept = [...weighed].sort((one, other) => other.weight - one.weight || other.place - one.place).slice(0, MOST);
    return weighed.filter((one) => kept.includes(one));
}

/** All lines from a place on that are worth telling. */
export function worthTelling(lines: readonly Line[], from: number): (Told & { readonly weight: number })[] {
    return lines
        .slice(from)
        .map((line, index) => ({ line, place: from + index, weight: weightOf(line) }))
        .filter(({ weight }) => weight);
}

function weightOf({ message }: Line): number {
    return WEIGHTS.find(([ids]) => ids.test(message))?.[1] ?? 0;
}

/** The place after the last thing that this seat did itself; that its turn began is no deed. */
export function sinceOwn(lines: readonly Line[], viewer: number): number {
    return 1 + lines.findLastIndex(({ message, player }) => weightOf({ message }) && seatIn(player) === viewer);
}

/** Of whom all of it tells: the seat that every line is about, if it is another than the viewer's; else -1.  A line that
 *  names nobody, such as a wound, may be the viewer's doing. */
export function doneBy(told: readonly Told[], viewer: number): number {
    const seats = new Set(told.map(({ line }) => seatIn(line["player"])));
    const [only = -1] = seats;
    return seats.size === 1 && only !== viewer ? only : -1;
}
