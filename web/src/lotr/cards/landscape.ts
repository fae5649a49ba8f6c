// The ground behind a picture: sky, ridges and weather, drawn for each card from its own seeded chance.  Everything is
// 120 wide and 60 high.  The tones .sky, .far, .mid and .near come from the card and its light.

import type { Chance } from "./chance.ts";

export type Ridge = "peaks" | "hills" | "trees" | "dunes" | "flat" | "crags" | "walls";

/** Draws the outline of a ridge from left to right, closed along the lower edge. */
export function ridge(kind: Ridge, tone: string, level: number, chance: Chance): string {
    const path = { peaks, hills, trees, dunes, flat, crags, walls }[kind](level, chance);
    return `<path class="${tone}" d="${path}V60H0z"/>`;
}

function peaks(level: number, chance: Chance): string {
    let path = `M0 ${level}`;
    for (let x = chance.between(-6, 6); x < 120;) {
        const width = chance.between(18, 34);
        const top = level - chance.between(9, 24);
        path += `L${round(x + width / 2)} ${round(top)}L${round(x + width)} ${round(level - chance.between(0, 6))}`;
        x += width;
    }
    return `${path}L120 ${level}`;
}

function crags(level: number, chance: Chance): string {
    let path = `M0 ${level}`;
    for (let x = 0; x < 120;) {
        const width = chance.between(5, 13);
        path += `L${round(x)} ${round(level - chance.between(0, 15))}L${round(x + width * 0.7)} ${round(level - chance.between(4, 18))}`;
        x += width;
    }
    return `${path}L120 ${level}`;
}

function hills(level: number, chance: Chance): string {
    let path = `M0 ${level}`;
    for (let x = 0; x < 120;) {
        const width = chance.between(26, 46);
        path += `q${round(width / 2)} ${round(-chance.between(6, 20))} ${round(width)} ${round(chance.between(-2, 2))}`;
        x += width;
    }
    return path;
}

function dunes(level: number, chance: Chance): string {
    let path = `M0 ${level}`;
    for (let x = 0; x < 120;) {
        const width = chance.between(30, 50);
        path += `q${round(width * 0.7)} ${round(-chance.between(2, 7))} ${round(width)} ${round(-chance.between(0, 3))}l4 ${round(chance.between(1, 4))}`;
        x += width + 4;
    }
    return path;
}

function trees(level: number, chance: Chance): string {
    const round_ = chance.maybe(0.5);
    let path = `M0 ${level}`;
    for (let x = -3; x < 120;) {
        const width = chance.between(6, 12);
        const high = chance.between(9, 24);
        path += round_
            ? `H${round(x)}c-${round(width * 0.3)} -${round(high)} ${round(width * 1.3)} -${round(high)} ${round(width)} 0`
            : `H${round(x)}l${round(width / 2)} ${round(-high)} ${round(width / 2)} ${round(high)}`;
        x += width + chance.between(-2, 3);
    }
    return path;
}

function flat(level: number, chance: Chance): string {
    return `M0 ${level}q60 ${round(chance.between(-6, 4))} 120 ${round(chance.between(-3, 3))}`;
}

function walls(level: number, chance: Chance): string {
    let path = `M0 ${level}`;
    for (let x = 0; x < 120; x += 6) {
        const tower = chance.maybe(0.14) ? chance.between(6, 14) : 0;
        path += `V${round(level - 3 - tower)}H${x + 3}V${round(level - tower)}H${x + 6}`;
    }
    return path;
}

/** Draws sun, moon, stars, clouds, birds, rain, snow, smoke or mist. */
export function weather(light: string, chance: Chance): string {
    const x = chance.pick([chance.between(8, 34), chance.between(86, 112)]);
    let drawn = "";
    if (light === "night") {
        for (let star = chance.count(6, 12); star > 0; star -= 1)
            drawn += `<circle class="glint" cx="${chance.between(2, 118)}" cy="${chance.between(2, 30)}" r="${chance.pick([0.5, 0.8, 1.1])}"/>`;
        drawn += chance.maybe(0.5)
            ? `<path class="a6" d="M${x} 5a8 8 0 1 0 8 11 7 7 0 0 1-8-11z"/>`
            : `<circle class="a6" cx="${x}" cy="13" r="${chance.between(5, 8)}"/>`;
    } else if (light !== "grey") {
        const low = light === "dawn" || light === "dusk";
        drawn += `<circle class="a6" cx="${x}" cy="${low ? chance.between(20, 28) : chance.between(8, 15)}" r="${chance.between(5, low ? 12 : 8)}"/>`;
    }
    if (light === "grey" || chance.maybe(0.35)) drawn += clouds(chance);
    if (chance.maybe(0.25)) drawn += birds(chance);
    return drawn;
}

function clouds(chance: Chance): string {
    let drawn = "";
    for (let cloud = chance.count(1, 3); cloud > 0; cloud -= 1) {
        const [x, y, w] = [chance.between(-8, 100), chance.between(4, 18), chance.between(14, 32)];
        drawn += `<path class="cloud" d="M${x} ${y}q${round(w * 0.12)}-5 ${round(w * 0.35)}-4 ${round(w * 0.2)}-5 ${round(w * 0.4)} 1 ${round(w * 0.2)} 0 ${round(w * 0.25)} 3z"/>`;
    }
    return drawn;
}

function birds(chance: Chance): string {
    let path = "";
    for (let bird = chance.count(2, 5); bird > 0; bird -= 1)
        path += `M${chance.between(6, 110)} ${chance.between(5, 20)}q2-2.500 3.500 0 1.500-2.500 3.500 0-2-1-3.500.800-1.500-1.800-3.500-.800z`;
    return `<path class="a5" opacity=".7" d="${path}"/>`;
}

/** Draws rain, snow or mist in front of everything else. */
export function veil(chance: Chance): string {
    const kind = chance.pick(["", "", "", "", "rain", "snow", "mist", "mist"]);
    let path = "";
    if (kind === "rain") {
        for (let drop = 0; drop < 16; drop += 1)
            path += `M${chance.between(0, 122)} ${chance.between(-4, 52)}l-2.200 7`;
        return `<path class="rain" d="${path}"/>`;
    }
    if (kind === "snow") {
        for (let flake = 0; flake < 18; flake += 1)
            path += `<circle cx="${chance.between(0, 120)}" cy="${chance.between(0, 58)}" r="${chance.pick([0.6, 0.9, 1.2])}"/>`;
        return `<g class="snow">${path}</g>`;
    }
    if (kind === "mist") {
        const [y, by] = [chance.between(44, 52), chance.pick([3, 4, 5])];
        return `<path class="mist" d="M0 ${y}q20-${by} 40 0t40 0 40 0v${by}q-20 ${by}-40 0t-40 0-40 0z"/>`;
    }
    return "";
}

/** Rounds a coordinate to one decimal, which is precise enough for a drawing. */
export function round(number: number): number {
    return Math.round(number * 10) / 10;
}
