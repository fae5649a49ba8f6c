// Computes how much of a card's text fits on its face, from the sizes of the cards, so that text cut off ends in "…"
// and the picture gives way before the text does.

import type { Room } from "./room.ts";

export interface Lettering {
    /** Concession to the text: none (""), the picture ("1"), or the picture and a pixel of font size ("2"). */
    readonly wordy: "" | "1" | "2";
    /** Number of lines shown. */
    readonly lines: number;
}

/** Average width of a letter relative to the font size, including the loss at line breaks. */
const LETTER = 0.55;

/** Least height of a picture, in pixels; if a picture would cut off heads, no card in hand has one. */
const PICTURE = 40;

/** Returns the lettering of a card in hand.  A card without numbers can use the room of its foot too. */
export function letteringInHand(text: readonly string[], bare: boolean, { hand, text: width }: Room): Lettering {
    const unit = hand / 100;
    const size = within(11, 8.2 * unit, 15);
    const bottom = (bare ? 135 : 125) * unit;
    const across = width - 19 * unit;
    const withPicture = lines(bottom - underType(unit), size, 1.2);
    const head = Math.max(34, 27 * unit);
    const seen = 62 * unit - head - 4 >= PICTURE;
    if (seen && needed(text, across, size) <= withPicture) return { wordy: "", lines: withPicture };
    const without = lines(bottom - head - 18, size, 1.2);
    if (needed(text, across, size) <= without) return { wordy: "1", lines: without };
    return { wordy: "2", lines: lines(bottom - head - 18, Math.max(10, size - 1), 1.2) };
}

/** Returns the lettering of a card in a skirmish lane, which always keeps its picture. */
export function letteringInLane({ now }: Room): Lettering {
    const unit = now / 100;
    return { wordy: "", lines: lines(126 * unit - underType(unit), within(11, 7.4 * unit, 15), 1.22) };
}

/** Returns the height at which the text begins, below picture and type line. */
function underType(unit: number): number {
    return Math.max(74 * unit, 63.5 * unit + 13);
}

/** Returns how many lines of a font size fit into a height. */
function lines(height: number, size: number, line: number): number {
    return Math.max(1, Math.floor(height / (line * size)));
}

/** Returns how many lines a text takes. */
function needed(text: readonly string[], across: number, size: number): number {
    return text.reduce((sum, paragraph) => sum + Math.ceil((paragraph.length * LETTER * size) / across), 0);
}

function within(least: number, value: number, most: number): number {
    return Math.max(least, Math.min(value, most));
}
