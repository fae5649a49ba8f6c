// Chance that is always the same for the same words: a card looks the same on every screen, on every day.

export class Chance {
    #state: number;

    /** Begins with a seed, such as the id of a card. */
    constructor(seed: string) {
        let hash = 2166136261;
        for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
        this.#state = hash >>> 0;
        for (let turn = 0; turn < 4; turn += 1) this.next();
    }

    /** A number from 0 up to, not including, 1 (mulberry32). */
    next(): number {
        this.#state = (this.#state + 0x6d2b79f5) >>> 0;
        let mixed = this.#state;
        mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    }

    /** A number between two bounds, to a tenth: enough for a drawing. */
    between(least: number, most: number): number {
        return Math.round((least + this.next() * (most - least)) * 10) / 10;
    }

    /** A whole number between two bounds, both included. */
    count(least: number, most: number): number {
        return least + Math.floor(this.next() * (most - least + 1));
    }

    pick<T>(of: readonly T[]): T {
        return of[Math.floor(this.next() * of.length)]!;
    }

    maybe(part: number): boolean {
        return this.next() < part;
    }
}
