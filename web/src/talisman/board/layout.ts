// Where everything in a space is drawn: a sign or the cards lying there on top, its name, the pieces below.

import { nameOf } from "../../wording/language.ts";
import { lettering } from "./lettering.ts";
import { middleOf, type Point } from "./rings.ts";
import type { Space } from "./spaces.ts";
import { characters, isAlive, type CardView, type TalismanView } from "../view.ts";

/** A card, or gold, or the number of cards that are not shown, in 25 x 33 units. */
export interface Chip {
    readonly at: Point;
    readonly card?: CardView;
    readonly gold?: number;
    readonly more?: number;
}

export interface PieceAt {
    readonly seat: number;
    readonly at: Point;
    readonly scale: number;
}

export interface SpaceLayout {
    readonly space: Space;
    /** The top left corner of the sign; undefined where cards lie. */
    readonly sign: Point | undefined;
    readonly chips: readonly Chip[];
    readonly name: readonly string[];
    readonly nameAt: Point;
    readonly nameSize: number;
    readonly pieces: readonly PieceAt[];
}

const SIGN = 27;
const CHIP_WIDTH = 25;
const CHIP_HEIGHT = 33;
const PIECE = 38;
/** How many cards are drawn side by side before the rest is only counted. */
const MOST_CHIPS = 3;

/** The room for a name in each region; the inner spaces at the sides are narrower than those above and below. */
const ROOM = { outer: 92, middle: 94, inner: 108 } as const;
const SIDE_ROOM = 94;

function roomFor(space: Space): number {
    if (space.place < 0) return 120;
    return space.region === "inner" && space.place % 4 === 3 ? SIDE_ROOM : ROOM[space.region];
}

/** The seats whose pieces stand in each space. */
export function standing(view: TalismanView): ReadonlyMap<string, readonly number[]> {
    const found = new Map<string, number[]>();
    for (const [seat, character] of characters(view)) {
        if (!isAlive(character)) continue;
        const there = found.get(character.space);
        if (there) there.push(seat);
        else found.set(character.space, [seat]);
    }
    return found;
}

function chipsOf(view: TalismanView, space: Space): Omit<Chip, "at">[] {
    const there = view.spaces[space.id];
    if (!there) return [];
    const chips: Omit<Chip, "at">[] = there.cards.map((card) => ({ card }));
    if (there.gold) chips.push({ gold: there.gold });
    if (chips.length <= MOST_CHIPS) return chips;
    return [...chips.slice(0, MOST_CHIPS - 1), { more: chips.length - MOST_CHIPS + 1 }];
}

function placedPieces(seats: readonly number[], x: number, top: number): readonly PieceAt[] {
    const rows = seats.length > 3 ? 2 : 1;
    const inRow = Math.ceil(seats.length / rows);
    const scale = rows === 2 ? 0.62 : inRow === 3 ? 0.78 : 0.94;
    const step = PIECE * scale;
    return seats.map((seat, place) => {
        const row = Math.floor(place / inRow);
        const count = Math.min(inRow, seats.length - row * inRow);
        const column = place % inRow;
        return { seat, at: [x + (column - (count - 1) / 2) * step, top + step * (row + 0.5)], scale };
    });
}

/** Lays out a space with what is in it. */
export function laidOut(view: TalismanView, space: Space, seats: readonly number[]): SpaceLayout {
    const [x, y] = middleOf(space);
    const crown = space.place < 0;
    const { lines, size } = lettering(nameOf(`space:${space.name}`), roomFor(space));
    const chips = chipsOf(view, space);
    const rows = seats.length > 3 ? 2 : seats.length ? 1 : 0;
    const piecesHigh = rows === 2 ? 2 * PIECE * 0.62 : rows * PIECE * (seats.length === 3 ? 0.78 : 0.94);
    const signHigh = chips.length ? CHIP_HEIGHT : crown ? 46 : SIGN;
    const height = signHigh + 4 + lines.length * size * 1.02 + 5 + piecesHigh;
    const top = y - height / 2 + (crown ? -2 : 0);
    const step = chips.length > 2 ? CHIP_WIDTH + 1 : CHIP_WIDTH + 3;
    const left = x - ((chips.length - 1) * step + CHIP_WIDTH) / 2;
    const signSize = crown ? 46 : SIGN;
    return {
        space,
        sign: chips.length ? undefined : [x - signSize / 2, top],
        chips: chips.map((chip, place) => ({ ...chip, at: [left + place * step, top] as const })),
        name: lines,
        nameAt: [x, top + signHigh + 2 + size],
        nameSize: size,
        pieces: placedPieces(seats, x, top + signHigh + 9 + lines.length * size * 1.02),
    };
}
