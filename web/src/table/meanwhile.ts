// What is worth telling of what happened meanwhile.

import type { Line } from "../session/session.ts";
import { seatIn } from "./stage/scene.ts";

/** What is worth telling, by the beginnings of ids, with its weight. */
const WEIGHTS: readonly (readonly [ids: RegExp, weight: number])[] = [
    [/^log-(killed|overwhelmed|died|corrupted|ring-bearer-killed|out|toad)$/, 5],
    [/^log-(wounded|burdens|lost-life|moved|fight-|reached-crown)/, 4],
    [/^log-(played|played-on|cast|cast-on|used|drew-card|took-from)$/, 3],
    [/^log-(changed|prevented|healed|discarded|exerted|gained-|lost-|joined|took|assigned)/, 2],
];
/** So many lines are told at most. */
const MOST = 6;

export interface Told {
    readonly line: Line;
    readonly place: number;
}

/** The weightiest of the lines from a place on, in the order in which they happened. */
export function recapped(lines: readonly Line[], from: number): Told[] {
    const weighed = lines
        .slice(from)
        .map((line, index) => ({ line, place: from + index, weight: weightOf(line) }))
        .filter(({ weight }) => weight);
    const kept = [...weighed].sort((one, other) => other.weight - one.weight).slice(0, MOST);
    return weighed.filter((one) => kept.includes(one));
}

function weightOf({ message }: Line): number {
    return WEIGHTS.find(([ids]) => ids.test(message))?.[1] ?? 0;
}

/** The place after the last thing that this seat did itself; that its turn began is no deed. */
export function sinceOwn(lines: readonly Line[], viewer: number): number {
    return 1 + lines.findLastIndex(({ message, player }) => weightOf({ message }) && seatIn(player) === viewer);
}

/** Whose doing it was: the seat other than the viewer's that the lines name, if it is one, and the viewer did none of it;
 *  else -1. */
export function doneBy(told: readonly Told[], viewer: number): number {
    if (told.some(({ line }) => seatIn(line["player"]) === viewer)) return -1;
    const named = told.flatMap(({ line }) => [line["player"], line["owner"]] as ({ player?: number } | undefined)[]);
    const others = new Set(named.flatMap((one) => one?.player ?? []).filter((seat) => seat !== viewer));
    return others.size === 1 ? [...others][0]! : -1;
}
