// Sizes of the table: cards are as large as the window, the lanes and the attached cards allow.  The sizes are computed
// from the window, not measured, so nothing must be drawn first and nothing jumps.

import type { LotrPosition, Seat } from "./position.ts";
import type { CardInPlay } from "./view.ts";

export interface Window {
    readonly width: number;
    readonly height: number;
    /** Whether the window is higher than wide: decision and log then lie below the table instead of beside it. */
    readonly upright?: boolean;
    /** Whether there are no questions to answer, as in a replay. */
    readonly still?: boolean;
}

/** Counts of cards and strips that have to fit on the table. */
export interface Crowd {
    /** Cards side by side in waiting lanes and outside of lanes. */
    readonly columns: number;
    /** Cards side by side in the skirmish being fought. */
    readonly now: number;
    /** Attached cards under the fullest card of the skirmish being fought; `strips` counts those of the other lanes. */
    readonly stripsNow: number;
    readonly strips: number;
    readonly hand: number;
    /** Number of open hands; two fit in a row. */
    readonly open: number;
}

/** Widths of cards and columns, in pixels. */
export interface Room {
    readonly path: number;
    /** Width of decision and log, or their height below an upright table. */
    readonly side: number;
    readonly support: number;
    readonly mini: number;
    readonly now: number;
    readonly hand: number;
    /** Width of a card in hand; on a low table more than its height requires, to make room for its text. */
    readonly text: number;
    /** Height of the open hands. */
    readonly open: number;
    /** Gap between the cards in lanes. */
    readonly gap: number;
    /** Half of the cloth's height. */
    readonly half: number;
    /** Whether the path is drawn as milestones only. */
    readonly smallPath: boolean;
}

const BARS = 154;
const STRIP = 20;
const RATIO = 1.4;
/** Width of a strip with a title of usual length. */
const STRIP_TITLE = 130;
/** Gap between cards on a crowded table. */
export const TIGHT = 12;

export function room({ width, height, upright = false, still = false }: Window, crowd: Crowd): Room {
    const tablet = width < 1180;
    const smallPath = width <= 1380 || (width < 1560 && crowd.columns >= 8);
    const [path, beside] = tablet
        ? [56, 296]
        : width >= 2200
          ? [250, 470]
          : width >= 1560
            ? [208, 380]
            : [smallPath ? 64 : 180, smallPath ? 312 : 340];
    const side = upright ? clamp(still ? 150 : 250, height * (still ? 0.18 : 0.28), 380) : beside;
    const across = width - path - (upright ? 0 : side);
    const each = (across - 56) / Math.max(crowd.hand, 6) - 11;
    const hand = tablet
        ? clamp(still ? 84 : 100, each, upright ? 150 : 118)
        : clamp(84, Math.min(height * (height < 820 ? 0.136 : 0.152), each), 200);
    const text = tablet ? hand : clamp(hand, each, height < 820 ? hand * 1.4 : hand * 1.1);
    // A line holds about three strips; with more than two hands the rest scrolls.
    const lines = Math.ceil(crowd.hand / Math.max(2, Math.floor((across / 2 - 50) / STRIP_TITLE)));
    const open = (crowd.open > 2 ? 1.3 : 1) * (lines * (tablet ? 36 : 31) + 14);
    const below = crowd.open ? open : hand * RATIO + 54;
    const half = (height - BARS - (upright ? side : 0) - below) / 2;
    const support = 2 * clamp(tablet ? 70 : 80, width * 0.059, 158) + 28;
    const cloth = across - support - 62;
    const gap = (crowd.columns + crowd.now) * (tablet ? 112 : 95) > cloth ? TIGHT : 22;
    // Cards do not grow with each card that leaves a nearly empty table.
    const columns = Math.max(crowd.columns, crowd.now ? 1 : tablet ? 3 : 4);
    // A fighting card is half as large again as a waiting one, where the height allows it.
    const share = cloth / (columns + 1.5 * crowd.now);
    const now = clamp(84, Math.min((half - 46 - crowd.stripsNow * STRIP) / RATIO, 1.5 * share - gap, cloth / 4.6), 236);
    const left = cloth - (crowd.now ? crowd.now * (now + gap) + 24 : 0);
    const mini = clamp(
        60,
        Math.min((half - 34 - crowd.strips * STRIP) / RATIO, left / columns - gap, crowd.now ? now : Infinity),
        210,
    );
    return { path, side, support, mini, now, hand, text, open, gap, half, smallPath };
}

/** The drawing of a support area: as cards or as rows, and how many fit. */
export interface Shelf {
    /** The width of a card; 0 for rows. */
    readonly card: number;
    readonly fits: number;
}

/** Card width below which a row shows more than a card does. */
const LEAST_CARD = 60;
const ROW = 30;
/**
 * Support area width above which the piles have names and take more rows; below `NARROW` they take two rows as well.
 */
const NAMED = 230;
const NARROW = 180;

/**
 * Returns the layout of a support area for cards and their attachments; `rows` counts both.  The viewer's own area also
 * holds the piles.
 */
export function shelf(
    { support, half }: Pick<Room, "support" | "half">,
    { cards, rows, strips, piles }: { cards: number; rows: number; strips: number; piles: boolean },
): Shelf {
    const height = half - (piles ? (support > NAMED || support < NARROW ? 116 : 80) : 40);
    const lines = Math.max(1, Math.ceil(cards / 2));
    const card = Math.min((height / lines - 12 - strips * STRIP) / RATIO, (support - 24) / 2 - 10, 150);
    if (card >= LEAST_CARD) return { card: Math.floor(card), fits: rows };
    return { card: 0, fits: Math.max(2, 2 * Math.floor(height / ROW)) };
}

/** Returns what lies on the table now and has to fit. */
export function crowdOf(position: LotrPosition): Crowd {
    const { skirmish, waiting } = position;
    const borne = (cards: readonly (CardInPlay | undefined)[]) =>
        Math.max(0, ...cards.map((card) => (card ? position.borne(card).length : 0)));
    const found = (handles: readonly string[]) => handles.map((handle) => position.card(handle));
    const loose = Math.max(position.freeFighters.length, position.freeMinions.length);
    const lanes = waiting.reduce((sum, { minions }) => sum + Math.max(1, minions.length), 0);
    const fighting = skirmish ? [skirmish.fighter, ...skirmish.minions] : [];
    const seats = position.viewer >= 0 ? [position.at(position.viewer)] : position.seats;
    const hands = seats.map(({ player }) => player.hand.length);
    return {
        columns: lanes + loose,
        now: (skirmish ? Math.max(1, skirmish.minions.length) : 0) + position.view.being_played.length,
        stripsNow: borne(found(fighting)),
        strips: borne([
            ...position.freeFighters,
            ...position.freeMinions,
            ...waiting.flatMap(({ fighter, minions }) => found([fighter, ...minions])),
        ]),
        hand: Math.max(0, ...hands),
        open: position.viewer >= 0 ? 0 : position.seats.filter(hasOpenHand).length,
    };
}

/** Whether a player's hand is open, as in a replay. */
export function hasOpenHand({ player }: Seat): boolean {
    return player.hand.some(({ definition }) => definition);
}

/** Returns the height of a card of a width with its strips. */
export function heightOf(width: number, strips: number): number {
    return Math.ceil(width * RATIO) + strips * STRIP;
}

/**
 * Returns the sizes as CSS properties.  Each part of the table has its own, so that growth of one restyles no other.
 */
export function styleOf(given: Room, part: "table" | "cloth" | "hand"): string {
    const { path, side, support, hand, text, open } = given;
    const named = { table: { path, side }, cloth: { support }, hand: { hand, text, open } }[part];
    return Object.entries(named)
        .map(([name, value]) => `--room-${name}:${Math.floor(value)}px`)
        .join(";");
}

function clamp(least: number, value: number, most: number): number {
    return Math.max(least, Math.min(value, most));
}
