// A seeded random generator: a card looks the same on every screen and every day.

export class Chance {
    #state: number;

    /** Creates a generator from a seed, such as the id of a card. */
    constructor(seed: string) {
        let hash = 2166136261;
        for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
        this.#state = hash >>> 0;
        for (let turn = 0; turn < 4; turn += 1) this.next();
    }

    /** Returns a number from 0 up to, not including, 1 (mulberry32). */
    next(): number {
        this.#state = (this.#state + 0x6d2b79f5) >>> 0;
        let mixed = this.#state;
        mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    }

    /** Returns a number between two bounds, rounded to tenths, which is precise enough for a drawing. */
    between(least: number, most: number): number {
        return Math.round((least + this.next() * (most - least)) * 10) / 10;
    }

    /** Returns a whole number between two bounds, both included. */
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
