// What is staged, one thing after the other.  Whatever concerns the viewer is held until it was seen: a click, a key, an
// answer, or its time.  Of what concerns only others the latest few wait; the rest is in the log.  The clock is handed in.

/** Something that happened, worth showing large. */
export interface Staged {
    /** What it is known by while it grows: a fight has its dice later than its beginning. */
    readonly id: number;
    /** Whether it befalls the viewer. */
    readonly own: boolean;
    /** Whether it is news for everybody, as a death is: then it is shown to whoever is behind as well. */
    readonly weighty?: boolean;
    /** How many lines of the log it has: more of them, and it is shown once more. */
    readonly size: number;
}

export interface Clock {
    /** Calls back after so many milliseconds, unless that is called off with what it gives. */
    after(milliseconds: number, call: () => void): () => void;
}

/** So long something is held at the usual pace, in milliseconds. */
export const HELD = 2400;
/** And what concerns only others. */
export const GLIMPSED = 1500;
/** So many words are read meanwhile; each one more takes so many milliseconds, up to the longest that anything is held. */
const AT_A_GLANCE = 15;
const A_WORD = 100;
export const LONGEST = 7000;
/** So many things that concern only others wait at most. */
const BEHIND = 2;

export class Queue<S extends Staged> {
    /** What multiplies all times; 0: nothing is staged. */
    pace = 1;
    readonly #clock: Clock;
    readonly #changed: () => void;
    #shown: S | undefined;
    #waiting: S[] = [];
    #callOff: () => void = () => {};
    #held = false;
    #time = 0;

    constructor(clock: Clock, changed: () => void) {
        this.#clock = clock;
        this.#changed = changed;
    }

    get shown(): S | undefined {
        return this.#shown;
    }
    get waiting(): number {
        return this.#waiting.length;
    }
    /** Whether somebody reads what is shown. */
    get held(): boolean {
        return this.#held;
    }

    /** For how many milliseconds it is shown. */
    get time(): number {
        return this.#time;
    }

    /** Takes in what has happened: something new, or something that has gone on. */
    put(scenes: readonly S[]): void {
        if (!this.pace || !scenes.length) return;
        for (const scene of scenes) {
            if (this.#shown?.id === scene.id) {
                if (scene.size > this.#shown.size) this.#show(scene);
                continue;
            }
            const place = this.#waiting.findIndex(({ id }) => id === scene.id);
            if (place >= 0) this.#waiting[place] = scene;
            else this.#waiting.push(scene);
        }
        this.#catchUp();
        if (this.#shown) this.#changed();
        else this.next();
    }

    /** What is shown was seen: on to what comes next, if anything does. */
    next(): void {
        this.#callOff();
        this.#held = false;
        this.#shown = undefined;
        const scene = this.#waiting.shift();
        if (scene) this.#show(scene);
        this.#changed();
    }

    /** Somebody goes on by themselves: all of it folds into the log. */
    fold(): void {
        if (!this.#shown && !this.#waiting.length) return;
        this.#waiting = [];
        this.next();
    }

    /** Somebody answers: what is shown was seen; of what waits, what concerns them and what is news is still to be. */
    answered(): void {
        this.#waiting = this.#waiting.filter(({ own, weighty }) => own || weighty).slice(-BEHIND);
        if (this.#shown || this.#waiting.length) this.next();
    }

    /** Shows something once more, for as long as it is wanted. */
    again(scene: S): void {
        this.#callOff();
        this.#held = true;
        this.#shown = scene;
        this.#changed();
    }

    /** Somebody reads: it stays. */
    hold(): void {
        this.#held = true;
        this.#callOff();
        this.#changed();
    }

    #show(scene: S): void {
        this.#shown = scene;
        this.#for(scene.own ? HELD : GLIMPSED);
    }

    /** It has been drawn, with so many words: one's own is held for as long as it takes to read. */
    drawn(words: number): void {
        const more = Math.max(0, words - AT_A_GLANCE) * A_WORD;
        if (this.#shown?.own && more) this.#for(Math.min(LONGEST, HELD + more));
    }

    #for(time: number): void {
        this.#callOff();
        if (this.#held) return;
        this.#time = time * this.pace;
        this.#callOff = this.#clock.after(this.#time, () => this.next());
    }

    /** Who is behind sees the latest of what concerns others, all that is news, and all that concerns themselves. */
    #catchUp(): void {
        const stays = ({ own, weighty }: S) => own || weighty;
        let others = this.#waiting.filter((scene) => !stays(scene)).length;
        this.#waiting = this.#waiting.filter((scene) => stays(scene) || others-- <= BEHIND);
    }
}
