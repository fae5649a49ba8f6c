// The queue of drawing jobs for a page with much to draw.  After each frame a few milliseconds are drawn and laid out,
// and the next frame paints them, so that the browser can handle input in between.

import { noChange } from "lit";
import { AsyncDirective } from "lit/async-directive.js";
import { directive, type DirectiveResult } from "lit/directive.js";
import { painted } from "./breath.ts";

/**
 * Most (`STRETCH`) and least (`LEAST`) milliseconds of drawing in one go.  Drawing with layout, and painting, should
 * each take no longer than `TASK`; if either does, the next stretch is shorter.
 */
const STRETCH = 8;
const LEAST = 0.5;
const TASK = 18;
/** One turn in this many goes to jobs that fill in contents, even while parts of the page are waiting. */
const FILLED = 3;

/** Jobs that draw the parts of a page; `second` holds the jobs that fill them in. */
const first: (() => void)[] = [];
const second: (() => void)[] = [];
let drawing = false;
let stretch = LEAST;
/** Milliseconds it took to draw and lay out the last stretch. */
let took = 0;
let taken = 0;

/** Whether drawing takes longer on this device than it should. */
export function isSlow(): boolean {
    return stretch < STRETCH / 2;
}

/** Queues a job; jobs run one after the other, with pauses for the browser. */
export function inTurn(job: () => void, fills = false): void {
    (fills ? second : first).push(job);
    if (drawing) return;
    busy(true);
    void ask();
}

/** Waits for a turn in the drawing queue. */
export function turn(): Promise<void> {
    return new Promise((resolve) => inTurn(resolve));
}

/** Draws the next stretch when everything so far is painted; shorter if painting or the last stretch took long. */
async function ask(): Promise<void> {
    const longest = Math.max(took, await painted());
    stretch = Math.max(LEAST, Math.min(STRETCH, (stretch * TASK) / longest));
    await draw();
}

/** Returns the next job; jobs that fill in contents get a turn even while parts of the page keep coming. */
function next(): (() => void) | undefined {
    taken = (taken + 1) % FILLED;
    return taken ? (first.shift() ?? second.shift()) : (second.shift() ?? first.shift());
}

async function draw(): Promise<void> {
    const begun = performance.now();
    do {
        try {
            next()?.();
        } catch (error) {
            reportError(error);
        }
        await undefined; // lets the code that waited for this turn draw now
    } while ((first.length || second.length) && performance.now() < begun + stretch);
    document.body.getBoundingClientRect(); // forces layout here instead of in the task that paints
    took = performance.now() - begun;
    if (first.length || second.length) void ask();
    else busy(false);
}

/** Marks the document with `data-drawing` while drawing jobs are waiting. */
function busy(now: boolean): void {
    drawing = now;
    document.documentElement.toggleAttribute("data-drawing", now);
}

/** A directive that draws its content when its turn comes, and again only when one of the `reasons` changes. */
class Later extends AsyncDirective {
    #reasons: readonly unknown[] | undefined;
    #draw: () => unknown = () => noChange;
    #drawn: (() => void) | undefined;
    #waiting = false;

    override render(_reasons: readonly unknown[] | undefined, _draw: () => unknown, _drawn?: () => void): unknown {
        return noChange;
    }
    override update(_part: unknown, [reasons, draw, drawn]: Parameters<this["render"]>): unknown {
        this.#draw = draw;
        this.#drawn = drawn;
        const before = this.#reasons;
        if (reasons && before?.length === reasons.length && reasons.every((one, at) => one === before[at]))
            return noChange;
        this.#reasons = reasons;
        if (!this.#waiting) inTurn(this.#turn, !!reasons);
        this.#waiting = true;
        return noChange;
    }
    protected override reconnected(): void {
        this.setValue(this.#draw());
    }
    readonly #turn = (): void => {
        this.#waiting = false;
        if (!this.isConnected) return;
        this.setValue(this.#draw());
        this.#drawn?.();
    };
}
const later = directive(Later);

/**
 * Fills a part of a page in turn, and again only if a reason changes: `${filled([card, edition], () => face(card))}`.
 */
export function filled(reasons: readonly unknown[], draw: () => unknown): DirectiveResult<typeof Later> {
    return later(reasons, draw);
}

/** Draws a part of a page in turn, and again whenever the page is rendered; calls `drawn` when the part is there. */
export function part(draw: () => unknown, drawn?: () => void): DirectiveResult<typeof Later> {
    return later(undefined, draw, drawn);
}
