// What is drawn after the rest.  A page with much to draw hears a finger in between: a few milliseconds are drawn in each
// frame, the rest in the next ones.

import { noChange } from "lit";
import { AsyncDirective } from "lit/async-directive.js";
import { directive, type DirectiveResult } from "lit/directive.js";

/** So many milliseconds are drawn at a stretch, at most and at least; what was drawn has then to be laid out and painted,
 *  and with that a frame should not take longer than this: where it does, less is drawn in the next one. */
const STRETCH = 8;
const LEAST = 0.5;
const FRAME = 28;
/** One of so many turns is for what fills the page. */
const FILLED = 3;

/** What comes first: the parts of a page; and what fills them. */
const first: (() => void)[] = [];
const second: (() => void)[] = [];
let drawing = false;
let stretch = STRETCH;
let begun = 0;
let painted: MessageChannel | undefined;
let taken = 0;

/** Whether frames take longer here than they should. */
export function isSlow(): boolean {
    return stretch < STRETCH / 2;
}

/** Does something when its turn has come, one thing after the other. */
export function inTurn(job: () => void, fills = false): void {
    (fills ? second : first).push(job);
    if (drawing) return;
    busy(true);
    // What led to this is laid out and painted before.
    if (document.hidden) ask();
    else requestAnimationFrame(ask);
}

/** Waits for one's turn: `protected override async scheduleUpdate() { await turn(); super.scheduleUpdate(); }`. */
export function turn(): Promise<void> {
    return new Promise((resolve) => inTurn(resolve));
}

function ask(): void {
    // Who looks elsewhere gets no frames, but hears what happens.
    if (document.hidden) setTimeout(() => void draw());
    else requestAnimationFrame(() => void draw());
}

/** A page that goes on being drawn is filled all the same. */
function next(): (() => void) | undefined {
    taken = (taken + 1) % FILLED;
    return taken ? (first.shift() ?? second.shift()) : (second.shift() ?? first.shift());
}

async function draw(): Promise<void> {
    begun = performance.now();
    if (!document.hidden) watchFrame();
    do {
        try {
            next()?.();
        } catch (error) {
            reportError(error);
        }
        await undefined; // what waited for this turn is drawn now
    } while ((first.length || second.length) && performance.now() < begun + stretch);
    if (first.length || second.length) ask();
    else busy(false);
}

/** What is sent from a frame arrives when it is painted. */
function watchFrame(): void {
    if (!painted) {
        painted = new MessageChannel();
        painted.port1.onmessage = () => {
            stretch = Math.max(LEAST, Math.min(STRETCH, (stretch * FRAME) / (performance.now() - begun)));
        };
    }
    painted.port2.postMessage(0);
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
