// How much of a card's text finds room on its face: reckoned like the size of the cards, so that what is cut ends in "…"
// and the picture gives way before the text does.

import type { Room } from "./room.ts";

export interface Lettering {
    /** What gives way to the text: nothing, the picture, or also a pixel of its size. */
    readonly wordy: "" | "1" | "2";
    /** So many lines are shown. */
    readonly lines: number;
}

/** How wide a letter is, as a part of its size, with what is lost where lines break. */
const LETTER = 0.55;

/** A picture lower than this shows nobody's head: then no card in hand has one. */
const PICTURE = 40;

/** Of a card in hand.  One without numbers has the room of its foot, too. */
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

/** Of a card that fights: its picture stays. */
export function letteringInLane({ now }: Room): Lettering {
    const unit = now / 100;
    return { wordy: "", lines: lines(126 * unit - underType(unit), within(11, 7.4 * unit, 15), 1.22) };
}

/** Where the text begins under picture and type. */
function underType(unit: number): number {
    return Math.max(74 * unit, 63.5 * unit + 13);
}

/** So many lines of a size fit into a height. */
function lines(height: number, size: number, line: number): number {
    return Math.max(1, Math.floor(height / (line * size)));
}

/** So many lines a text takes. */
function needed(text: readonly string[], across: number, size: number): number {
    return text.reduce((sum, paragraph) => sum + Math.ceil((paragraph.length * LETTER * size) / across), 0);
}

function within(least: number, value: number, most: number): number {
    return Math.max(least, Math.min(value, most));
}
