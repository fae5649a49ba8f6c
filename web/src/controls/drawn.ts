// Base classes of the larger elements of a table: drawn in light DOM, and never all in one task.

import { LitElement } from "lit";
import { breath } from "./breath.ts";
import { turn } from "./turns.ts";

class Light extends LitElement {
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
}

/**
 * Base class that draws updates from the server in a task separate from receiving them, and lays them out in another,
 * so that the next frame only paints.  The player's own input shows at once.
 */
export abstract class Apart extends Light {
    abstract session: { readonly version: number };
    #version = -1;

    protected override scheduleUpdate(): void | Promise<unknown> {
        const { version } = this.session;
        if (version === this.#version) return super.scheduleUpdate();
        this.#version = version;
        return breath().then(() => {
            super.scheduleUpdate();
            void breath().then(() => document.body.getBoundingClientRect());
        });
    }
}

/** Base class of elements that are drawn when their turn in the drawing queue comes. */
export class InTurn extends Light {
    protected override async scheduleUpdate(): Promise<void> {
        await turn();
        super.scheduleUpdate();
    }
}
