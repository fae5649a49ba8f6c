// The queue of staged scenes, shown one after the other.  A scene that concerns the viewer stays until a click, a key,
// an answer, or the end of its time.  Of scenes that concern only others the latest few wait; the log has the rest.
// The clock is passed in.

/** An event to show large. */
export interface Staged {
    /** The identity of the scene while it grows: a fight gets its dice after its beginning. */
    readonly id: number;
    /** Whether the scene concerns the viewer. */
    readonly own: boolean;
    /**
     * Whether the scene is important for everybody, such as a death, so that a viewer who is behind sees it as well.
     */
    readonly weighty?: boolean;
    /** Number of log lines in the scene; when it grows, the scene is shown again. */
    readonly size: number;
}

export interface Clock {
    /** Calls back after some milliseconds; returns a function that cancels the call. */
    after(milliseconds: number, call: () => void): () => void;
}

/** Time that a scene of the viewer is shown at the usual pace, in milliseconds. */
export const HELD = 2400;
/** Time that a scene of others is shown at the usual pace, in milliseconds. */
export const GLIMPSED = 1500;
/**
 * Words that can be read in the usual time.  Each further word adds `A_WORD` milliseconds, up to `LONGEST` in total.
 */
const AT_A_GLANCE = 15;
const A_WORD = 100;
export const LONGEST = 7000;
/** Most scenes waiting that concern only others. */
const BEHIND = 2;

export class Queue<S extends Staged> {
    /** Factor for all times; 0 stages nothing. */
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
    /** Whether the scene stays because the viewer is reading it. */
    get held(): boolean {
        return this.#held;
    }

    /** Milliseconds that the current scene is shown. */
    get time(): number {
        return this.#time;
    }

    /** Adds scenes, or updates scenes that have grown. */
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

    /** Ends the current scene and shows the next one, if any. */
    next(): void {
        this.#callOff();
        this.#held = false;
        this.#shown = undefined;
        const scene = this.#waiting.shift();
        if (scene) this.#show(scene);
        this.#changed();
    }

    /** Drops all scenes, which remain in the log. */
    fold(): void {
        if (!this.#shown && !this.#waiting.length) return;
        this.#waiting = [];
        this.next();
    }

    /**
     * Ends the current scene because the viewer has answered; of the waiting ones only those that concern the viewer or
     * are important for everybody remain.
     */
    answered(): void {
        this.#waiting = this.#waiting.filter(({ own, weighty }) => own || weighty).slice(-BEHIND);
        if (this.#shown || this.#waiting.length) this.next();
    }

    /** Shows a scene again, until the viewer closes it. */
    again(scene: S): void {
        this.#callOff();
        this.#held = true;
        this.#shown = scene;
        this.#changed();
    }

    /** Keeps the current scene until the viewer closes it. */
    hold(): void {
        this.#held = true;
        this.#callOff();
        this.#changed();
    }

    #show(scene: S): void {
        this.#shown = scene;
        this.#for(scene.own ? HELD : GLIMPSED);
    }

    /** Extends the time of the viewer's own scene by its number of words, once it is drawn. */
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

    /** Drops older waiting scenes that concern only others; the viewer's own and important ones remain. */
    #catchUp(): void {
        const stays = ({ own, weighty }: S) => own || weighty;
        let others = this.#waiting.filter((scene) => !stays(scene)).length;
        this.#waiting = this.#waiting.filter((scene) => stays(scene) || others-- <= BEHIND);
    }
}
