// The geometry of the board: 1000 x 1000 units round 500,500.  A sector is about 113 units wide in every ring, so
// that each space has room for a sign or cards, its name and pieces, all upright.

import { RINGS, type Direction, type Region, type Space } from "./spaces.ts";

export type Point = readonly [x: number, y: number];

const CENTRE = 500;
/** The inner and outer radius of each ring. */
export const RADII: Readonly<Record<Region, readonly [inside: number, outside: number]>> = {
    outer: [372, 480],
    middle: [236, 346],
    inner: [98, 210],
};
export const CROWN_RADIUS = 92;
/** Radius of a move's trail, along the outer edge of its ring. */
const TRAIL_RADIUS: Readonly<Record<Region, number>> = { outer: 490, middle: 340, inner: 204 };

/** Returns the point at a distance from the centre and an angle in degrees clockwise from the top. */
export function point(radius: number, degrees: number): Point {
    const angle = (degrees * Math.PI) / 180;
    return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)];
}

function at(radius: number, degrees: number): string {
    const [x, y] = point(radius, degrees);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Returns the angle of a space, in degrees from the top; each ring begins in its top-left corner. */
export function angleOf(space: Space): number {
    return -45 + (360 / RINGS[space.region].length) * space.place;
}

/** Returns the middle of a space. */
export function middleOf(space: Space): Point {
    if (space.place < 0) return [CENTRE, CENTRE];
    const [inside, outside] = RADII[space.region];
    return point((inside + outside) / 2 + (space.region === "inner" ? 4 : 0), angleOf(space));
}

/** Returns the outline of a space, with a small gap to its neighbours. */
export function sector(space: Space, gap = 2.2): string {
    const [inside, outside] = RADII[space.region];
    const half = 180 / RINGS[space.region].length;
    const angle = angleOf(space);
    const narrow = ((gap / inside) * 57.3) / 2;
    const wide = ((gap / outside) * 57.3) / 2;
    return (
        `M${at(inside, angle - half + narrow)}L${at(outside, angle - half + wide)}` +
        `A${outside} ${outside} 0 0 1 ${at(outside, angle + half - wide)}` +
        `L${at(inside, angle + half - narrow)}A${inside} ${inside} 0 0 0 ${at(inside, angle - half + narrow)}z`
    );
}

/** Returns the position of a mark at the rim of a space. */
export function rimOf(space: Space): Point {
    if (space.place < 0) return [CENTRE, CENTRE - CROWN_RADIUS + 6];
    return point(RADII[space.region][1] - 4, angleOf(space));
}

/** Returns an arc along the outer edge of a ring from one space to another, with its arrowhead. */
export function trail(from: Space, to: Space, direction: Direction): { readonly path: string; readonly head: string } {
    const radius = TRAIL_RADIUS[from.region];
    const sign = direction === "clockwise" ? 1 : -1;
    const start = angleOf(from);
    const turned = ((((angleOf(to) - start) * sign) % 360) + 360) % 360;
    const end = start + sign * (turned - 520 / radius);
    const large = turned > 180 ? 1 : 0;
    const [x, y] = point(radius, end);
    const facing = direction === "clockwise" ? end : end + 180;
    return {
        path: `M${at(radius, start)}A${radius} ${radius} 0 ${large} ${direction === "clockwise" ? 1 : 0} ${at(radius, end)}`,
        head: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${facing.toFixed(1)})`,
    };
}

/** Returns the beginning of a trail. */
export function trailStart(from: Space): Point {
    return point(TRAIL_RADIUS[from.region], angleOf(from));
}

/** Returns a wavy circle, for the Storm River. */
export function wave(radius: number, height: number, waves: number, phase: number): string {
    const points: string[] = [];
    for (let step = 0; step < waves * 6; step++) {
        const angle = (360 * step) / (waves * 6);
        points.push(at(radius + height * Math.sin(((angle * waves + phase) * Math.PI) / 180), angle));
    }
    return `M${points.join("L")}z`;
}

/** Returns a ring of peaks, for the range of fire round the inner region. */
export function peaks(inside: number, outside: number, count: number): string {
    const half = (180 / count) * 1.06;
    return Array.from({ length: count }, (_, peak) => {
        const angle = (360 * peak) / count;
        const height = peak % 2 ? outside : outside - 5;
        return `M${at(inside, angle - half)}L${at(height, angle)}L${at(inside, angle + half)}z`;
    }).join("");
}

/** Returns the rungs of a stair across a border between two regions. */
export function stairs(inside: number, outside: number, angle: number, half: number, steps: number): string {
    return Array.from({ length: steps + 1 }, (_, step) => {
        const radius = inside + ((outside - inside) * step) / steps;
        return `M${at(radius, angle - half)}L${at(radius, angle + half)}`;
    }).join("");
}

/** Returns the points that a piece passes in its animation: from space to space round the ring, else straight. */
export function stopsOf(passed: readonly Space[]): readonly Point[] {
    const stops: Point[] = [];
    passed.forEach((space, index) => {
        const before = passed[index - 1];
        if (before && before.place >= 0 && space.place >= 0 && before.region === space.region) {
            const turned = ((angleOf(space) - angleOf(before) + 540) % 360) - 180;
            const [inside, outside] = RADII[space.region];
            stops.push(point((inside + outside) / 2, angleOf(before) + turned / 2));
        }
        stops.push(middleOf(space));
    });
    return stops;
}
