// The undo history of a deck during this visit.

import type { Deck } from "../deck.ts";

export class Course {
    #done: Deck[] = [];
    #undone: Deck[] = [];

    get undoable(): boolean {
        return this.#done.length > 0;
    }
    get redoable(): boolean {
        return this.#undone.length > 0;
    }

    /** Records the deck before a change. */
    note(before: Deck): void {
        this.#done.push(before);
        this.#undone = [];
    }

    /** Returns the deck before the last step; undefined if there is none. */
    back(now: Deck): Deck | undefined {
        return moved(this.#done, this.#undone, now);
    }

    /** Returns the deck after the step undone last; undefined if there is none. */
    again(now: Deck): Deck | undefined {
        return moved(this.#undone, this.#done, now);
    }
}

function moved(from: Deck[], to: Deck[], now: Deck): Deck | undefined {
    const deck = from.pop();
    if (deck) to.push(now);
    return deck;
}
