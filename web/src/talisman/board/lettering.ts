// Fits names to their room: names of spaces in up to three lines, names of cards in one line, each as large as
// possible.  Finnish and Dutch names are long.

const LARGEST = 16.5;
const SMALLEST = 10;
/** Largest and smallest font size of card names, which are a little smaller than names of spaces. */
const LARGEST_CARD = 15;
const SMALLEST_CARD = 9;

export interface Lettering {
    readonly lines: readonly string[];
    readonly size: number;
}

const known = new Map<string, Lettering>();
const pens = new Map<string, CanvasRenderingContext2D | null>();

/** Returns the width of a text at a font size of 100 units, in the title or the text font. */
export function width(text: string, face: "--font-title" | "--font-text" = "--font-title"): number {
    let pen = pens.get(face);
    if (pen === undefined) {
        pen = globalThis.document?.createElement("canvas").getContext("2d") ?? null;
        const font = pen && getComputedStyle(document.documentElement).getPropertyValue(face);
        if (pen) pen.font = `${face === "--font-title" ? 700 : 600} 100px ${font || "serif"}`;
        pens.set(face, pen);
    }
    return pen ? pen.measureText(text).width : text.length * 55;
}

/** Returns all ways to break words into at most a number of lines. */
function breaks(words: readonly string[], most: number): string[][] {
    if (most <= 1 || words.length <= 1) return [[words.join(" ")]];
    const found = [[words.join(" ")]];
    for (let count = 1; count < words.length; count++) {
        const first = words.slice(0, count).join(" ");
        for (const rest of breaks(words.slice(count), most - 1)) found.push([first, ...rest]);
    }
    return found;
}

/** Returns the line breaks with which a name is largest; fewer lines if they cost little size. */
export function lettering(name: string, room: number): Lettering {
    const key = `${room}|${name}`;
    const before = known.get(key);
    if (before) return before;
    let best: Lettering = { lines: [name], size: 0 };
    let worth = -1;
    for (const lines of breaks(name.split(" "), 3)) {
        const widest = Math.max(...lines.map((line) => width(line)));
        const size = Math.max(SMALLEST, Math.min(LARGEST, (room / widest) * 100));
        const fits = (widest * size) / 100 <= room + 1 ? 1 : 0.3;
        const value = fits * size * (1 - 0.14 * (lines.length - 1));
        if (value > worth) [best, worth] = [{ lines, size }, value];
    }
    known.set(key, best);
    return best;
}

/** Returns the font size at which a card's name fits into one line, and its width then. */
export function cardLettering(name: string, room: number): { readonly size: number; readonly wide: number } {
    const whole = width(name, "--font-text");
    const size = Math.max(SMALLEST_CARD, Math.min(LARGEST_CARD, (room / whole) * 100));
    return { size, wide: Math.min(room, (whole * size) / 100) };
}
