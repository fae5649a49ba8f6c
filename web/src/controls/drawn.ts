// How the larger elements of a table are drawn: in light DOM, and never all of them in one task.

import { LitElement } from "lit";
import { breath } from "./breath.ts";
import { turn } from "./turns.ts";

class Light extends LitElement {
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
}

/** Draws what the server tells apart from hearing it; and lays it out apart from that, so that the next frame only paints
 *  it.  What somebody does here shows at once. */
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

/** Drawn when its turn has come. */
export class InTurn extends Light {
    protected override async scheduleUpdate(): Promise<void> {
        await turn();
        super.scheduleUpdate();
    }
}
