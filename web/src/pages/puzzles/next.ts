// Which puzzles are shown, and which comes after another.

import type { PuzzleSummary } from "../../server/wire.generated.ts";

/** What somebody wants to see of them; "" and 0: anything. */
export interface Wish {
    readonly game: string;
    readonly grade: number;
    /** What is to be reached, by the name of its title. */
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

/** All of a game, the easy ones first. */
export function inOrder(puzzles: readonly PuzzleSummary[], game: string): PuzzleSummary[] {
    return puzzles.filter((one) => one.game === game).sort((one, other) => one.grade - other.grade);
}

/** The next that is not solved yet: of the same game, from this one on and then from the beginning; else of any. */
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
