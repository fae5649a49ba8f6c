// Names of spaces, broken into lines and set as large as they fit: Finnish and Dutch ones are long.

const LARGEST = 16.5;
const SMALLEST = 10;

export interface Lettering {
    readonly lines: readonly string[];
    readonly size: number;
}

const known = new Map<string, Lettering>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text in titles, at a size of 100 units. */
export function width(text: string): number {
    if (pen === undefined) {
        pen = document.createElement("canvas").getContext("2d");
        const font = getComputedStyle(document.documentElement).getPropertyValue("--font-title");
        if (pen) pen.font = `700 100px ${font || "serif"}`;
    }
    if (!pen) return text.length * 55;
    return pen.measureText(text).width;
}

/** All ways to break some words into at most this many lines. */
function breaks(words: readonly string[], most: number): string[][] {
    if (most <= 1 || words.length <= 1) return [[words.join(" ")]];
    const found = [[words.join(" ")]];
    for (let count = 1; count < words.length; count++) {
        const first = words.slice(0, count).join(" ");
        for (const rest of breaks(words.slice(count), most - 1)) found.push([first, ...rest]);
    }
    return found;
}

/** A name in the lines in which it can be largest; fewer lines where that costs little. */
export function lettering(name: string, room: number): Lettering {
    const key = `${room}|${name}`;
    const before = known.get(key);
    if (before) return before;
    let best: Lettering = { lines: [name], size: 0 };
    let worth = -1;
    for (const lines of breaks(name.split(" "), 3)) {
        const widest = Math.max(...lines.map(width));
        const size = Math.max(SMALLEST, Math.min(LARGEST, (room / widest) * 100));
        const fits = (widest * size) / 100 <= room + 1 ? 1 : 0.3;
        const value = fits * size * (1 - 0.14 * (lines.length - 1));
        if (value > worth) [best, worth] = [{ lines, size }, value];
    }
    known.set(key, best);
    return best;
}
