// Information that the server gives about a table beside its view, such as a lesson or a puzzle.

import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Session } from "../../session/session.ts";

/** Fetches the information for each version of a table, and passes it on unless the table has changed meanwhile. */
export class Told<T> implements ReactiveController {
    readonly #session: () => Session;
    readonly #ask: (table: string) => Promise<T>;
    readonly #hear: (told: T) => void;
    #asked = -1;

    constructor(
        host: ReactiveControllerHost,
        session: () => Session,
        ask: (table: string) => Promise<T>,
        hear: (told: T) => void,
    ) {
        this.#session = session;
        this.#ask = ask;
        this.#hear = hear;
        host.addController(this);
    }

    hostUpdate(): void {
        const { info, version } = this.#session();
        if (version === this.#asked) return;
        this.#asked = version;
        void this.#tell(info.id, version);
    }

    async #tell(table: string, version: number): Promise<void> {
        try {
            const told = await this.#ask(table);
            if (version === this.#asked) this.#hear(told);
        } catch {
            this.#asked = -1; // the next update asks again
        }
    }
}
