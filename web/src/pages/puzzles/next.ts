// Selects the puzzles to show, and the next puzzle after another.

import type { PuzzleSummary } from "../../server/wire.generated.ts";

/** The player's filter for the list of puzzles; "" and 0 match anything. */
export interface Wish {
    readonly game: string;
    readonly grade: number;
    /** The goal, by the message id of its title. */
    readonly goal: string;
    readonly unsolved: boolean;
}

export const EVERYTHING: Wish = { game: "", grade: 0, goal: "", unsolved: false };

export function fits(one: PuzzleSummary, wish: Wish, done: ReadonlySet<string>): boolean {
    return (
        (!wish.game || one.game === wish.game) &&
        (!wish.grade || one.grade === wish.grade) &&
        (!wish.goal || one.title.message === wish.goal) &&
        !(wish.unsolved && done.has(one.name))
    );
}

/** Returns all puzzles of a game, the easy ones first. */
export function inOrder(puzzles: readonly PuzzleSummary[], game: string): PuzzleSummary[] {
    return puzzles.filter((one) => one.game === game).sort((one, other) => one.grade - other.grade);
}

/**
 * Returns the next unsolved puzzle: of the same game, from this one on and then from the beginning; else of any game.
 */
export function following(
    puzzles: readonly PuzzleSummary[],
    name: string,
    done: ReadonlySet<string>,
): PuzzleSummary | undefined {
    const game = puzzles.find((one) => one.name === name)?.game ?? "";
    const own = inOrder(puzzles, game);
    const place = own.findIndex((one) => one.name === name);
    const row = [...own.slice(place + 1), ...own.slice(0, Math.max(0, place)), ...puzzles];
    return row.find((one) => one.name !== name && !done.has(one.name));
}
