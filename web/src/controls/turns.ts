// What is drawn after the rest.  A page with much to draw hears a finger in between: after each frame a few milliseconds
// are drawn and laid out, and painting that is the next frame's.

import { noChange } from "lit";
import { AsyncDirective } from "lit/async-directive.js";
import { directive, type DirectiveResult } from "lit/directive.js";
import { painted } from "./breath.ts";

/** So many milliseconds are drawn at a stretch, at most and at least; with its layout that should not take longer than a
 *  task may, nor should painting it: where either does, less is drawn the next time. */
const STRETCH = 8;
const LEAST = 0.5;
const TASK = 18;
/** One of so many turns is for what fills the page. */
const FILLED = 3;

/** What comes first: the parts of a page; and what fills them. */
const first: (() => void)[] = [];
const second: (() => void)[] = [];
let drawing = false;
let stretch = LEAST;
/** How long it took to draw and lay out the last stretch. */
let took = 0;
let taken = 0;

/** Whether this takes longer here than it should. */
export function isSlow(): boolean {
    return stretch < STRETCH / 2;
}

/** Does something when its turn has come, one thing after the other. */
export function inTurn(job: () => void, fills = false): void {
    (fills ? second : first).push(job);
    if (drawing) return;
    busy(true);
    void ask();
}

/** Waits for one's turn. */
export function turn(): Promise<void> {
    return new Promise((resolve) => inTurn(resolve));
}

/** Goes on when all so far is painted; where that, or the last stretch, took long, with less. */
async function ask(): Promise<void> {
    const longest = Math.max(took, await painted());
    stretch = Math.max(LEAST, Math.min(STRETCH, (stretch * TASK) / longest));
    await draw();
}

/** A page that goes on being drawn is filled all the same. */
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
        await undefined; // what waited for this turn is drawn now
    } while ((first.length || second.length) && performance.now() < begun + stretch);
    document.body.getBoundingClientRect(); // laid out here, and not in the task that paints it
    took = performance.now() - begun;
    if (first.length || second.length) void ask();
    else busy(false);
}

/** The page tells while something is still to be drawn. */
function busy(now: boolean): void {
    drawing = now;
    document.documentElement.toggleAttribute("data-drawing", now);
}

/** What is drawn when its turn has come, and anew only where one of the `reasons` is another one. */
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

/** Fills a part of a page in its turn, and anew only for a reason: `${filled([card, edition], () => face(card))}`. */
export function filled(reasons: readonly unknown[], draw: () => unknown): DirectiveResult<typeof Later> {
    return later(reasons, draw);
}

/** A part of a page, drawn in its turn, and anew with the page; `drawn` is called when it is there. */
export function part(draw: () => unknown, drawn?: () => void): DirectiveResult<typeof Later> {
    return later(undefined, draw, drawn);
}
