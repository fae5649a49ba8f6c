// The layout of a space: on top a sign, or the cards lying there with their names; then its name, and the pieces.

import { nameOf } from "../../wording/language.ts";
import { cardLettering, lettering } from "./lettering.ts";
import { middleOf, type Point } from "./rings.ts";
import type { Space } from "./spaces.ts";
import { characters, isAlive, type CardView, type TalismanView } from "../view.ts";

/** A card, gold, or the number of cards not shown, in 25 x 33 units. */
export interface Chip {
    readonly at: Point;
    readonly card?: CardView;
    readonly gold?: number;
    readonly more?: number;
    /** The chip's card, or the cards that it only counts. */
    readonly cards: readonly CardView[];
    /** The name of the card on a plate under it, where there is room. */
    readonly plate?: Plate;
}

export interface Plate {
    readonly name: string;
    /** The plate's top left corner, relative to the card's. */
    readonly at: Point;
    readonly wide: number;
    readonly size: number;
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
const PLATE_HEIGHT = 17;
const PLATE_EDGE = 4;
/** Greatest height of all things in a space. */
const HIGHEST = 108;
/** Number of cards drawn side by side; further cards are only counted. */
const MOST_CHIPS = 3;

/** Width for a name in each region; the inner spaces at the sides are narrower than those above and below. */
const ROOM = { outer: 92, middle: 94, inner: 104 } as const;
const SIDE_ROOM = 94;

function roomFor(space: Space): number {
    if (space.place < 0) return 120;
    return space.region === "inner" && space.place % 4 === 3 ? SIDE_ROOM : ROOM[space.region];
}

/** Returns the seats with a piece in each space. */
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
    const chips: Omit<Chip, "at">[] = there.cards.map((card) => ({ card, cards: [card] }));
    if (there.gold) chips.push({ gold: there.gold, cards: [] });
    if (chips.length <= MOST_CHIPS) return chips;
    return [
        ...chips.slice(0, MOST_CHIPS - 1),
        { more: chips.length - MOST_CHIPS + 1, cards: there.cards.slice(MOST_CHIPS - 1) },
    ];
}

/** Returns the scale of the pieces in a space, by their number. */
function pieceScale(count: number): number {
    return count > 3 ? 0.62 : count === 3 ? 0.78 : 0.94;
}

function placedPieces(seats: readonly number[], x: number, top: number): readonly PieceAt[] {
    const rows = seats.length > 3 ? 2 : 1;
    const inRow = Math.ceil(seats.length / rows);
    const scale = pieceScale(seats.length);
    const step = PIECE * scale;
    return seats.map((seat, place) => {
        const row = Math.floor(place / inRow);
        const count = Math.min(inRow, seats.length - row * inRow);
        const column = place % inRow;
        return { seat, at: [x + (column - (count - 1) / 2) * step, top + step * (row + 0.5)], scale };
    });
}

/** Lays out a space with its contents; cards have their names where these are readable. */
export function laidOut(view: TalismanView, space: Space, seats: readonly number[], named = true): SpaceLayout {
    const [x, y] = middleOf(space);
    const crown = space.place < 0;
    const room = roomFor(space);
    const { lines, size } = lettering(nameOf(`space:${space.name}`), room);
    const chips = chipsOf(view, space);
    const step = chips.length > 2 ? CHIP_WIDTH + 1 : CHIP_WIDTH + 3;
    const chipsWide = chips.length ? (chips.length - 1) * step + CHIP_WIDTH : 0;
    const piecesWide = seats.length * PIECE * pieceScale(seats.length);
    const beside = chips.length > 0 && seats.length > 0 && chipsWide + 3 + piecesWide <= room + 4;
    const rows = beside || !seats.length ? 0 : seats.length > 3 ? 2 : 1;
    const piecesHigh = rows * PIECE * pieceScale(seats.length);
    const signSize = crown ? 46 : SIGN;
    const signHigh = chips.length ? CHIP_HEIGHT + (beside ? 3 : 0) : signSize;
    const nameHigh = lines.length * size * 1.02;
    const fixed = signHigh + 4 + nameHigh + 5 + piecesHigh;
    const cards = named ? chips.filter(({ card }) => card).length : 0;
    const plates = Math.min(cards, Math.max(0, Math.floor((HIGHEST - fixed) / PLATE_HEIGHT)));
    const top = y - (fixed + plates * PLATE_HEIGHT) / 2 + (crown ? -2 : 0);
    const left = x - (chipsWide + (beside ? 3 + piecesWide : 0)) / 2;
    const nameTop = top + signHigh + 2 + plates * PLATE_HEIGHT;
    return {
        space,
        sign: chips.length ? undefined : [x - signSize / 2, top],
        chips: chips.map((chip, place) => {
            const at: Point = [left + place * step, top];
            if (!chip.card || place >= plates) return { ...chip, at };
            const name = nameOf(chip.card.definition);
            const written = cardLettering(name, room - 2 * PLATE_EDGE);
            const wide = written.wide + 2 * PLATE_EDGE;
            const plateAt: Point = [x - wide / 2 - at[0], CHIP_HEIGHT + 1.5 + place * PLATE_HEIGHT];
            return { ...chip, at, plate: { name, at: plateAt, wide, size: written.size } };
        }),
        name: lines,
        nameAt: [x, nameTop + size],
        nameSize: size,
        pieces: beside
            ? placedPieces(seats, left + chipsWide + 3 + piecesWide / 2, top - 1)
            : placedPieces(seats, x, nameTop + 7 + nameHigh),
    };
}
