// What was done to a deck in this visit: each step can be undone and done again.

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

    /** A deck is about to be changed. */
    note(before: Deck): void {
        this.#done.push(before);
        this.#undone = [];
    }

    /** The deck before the last step; undefined if there was none. */
    back(now: Deck): Deck | undefined {
        return moved(this.#done, this.#undone, now);
    }

    /** The deck after the step that was undone last. */
    again(now: Deck): Deck | undefined {
        return moved(this.#undone, this.#done, now);
    }
}

function moved(from: Deck[], to: Deck[], now: Deck): Deck | undefined {
    const deck = from.pop();
    if (deck) to.push(now);
    return deck;
}
