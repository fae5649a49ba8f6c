// A position to look at: a moment of a replay.  Everything can be looked up, nothing can be chosen.

import { Position } from "./position.ts";
import type { Line } from "./session.ts";
import { setPlayers } from "../wording/language.ts";
import { seatNames } from "./bots.ts";
import type { Option, Question, Reason, TableInfo, Seen } from "../server/wire.generated.ts";

export interface Moment {
    readonly version: number;
    readonly viewer: number;
    readonly view: Seen;
    readonly question: Question;
    readonly lines: readonly Line[];
}

export class StillSession extends Position {
    readonly live: boolean = false;
    info: TableInfo;
    #moment: Moment;

    constructor(info: TableInfo, moment: Moment) {
        super();
        this.info = info;
        this.#moment = moment;
        setPlayers(seatNames(info));
    }

    get viewer(): number {
        return this.#moment.viewer;
    }
    get version(): number {
        return this.#moment.version;
    }
    get view(): Seen {
        return this.#moment.view;
    }
    get question(): Question {
        return this.#moment.question;
    }
    get lines(): readonly Line[] {
        return this.#moment.lines;
    }

    /** Goes to another moment. */
    goTo(moment: Moment): void {
        this.#moment = moment;
        this.changed();
    }

    pick(_option: Option): void {}
    confirm(): void {}
    aside(_option: Option): void {}
    takeBack(): void {}
    consent(_agree: boolean): void {}
    why(_handle: string, _at: HTMLElement): void {}
    reasons(_handle: string): Promise<readonly Reason[]> {
        return Promise.resolve([]);
    }
    say(_text: string): void {}
    stops(_kinds: readonly string[]): void {}
    pace(_pace: number): void {}
    concede(): void {}
    rematch(): void {}
    takeOver(_seat: number): void {}
    comeBack(): void {}
    report(_text: string): Promise<boolean> {
        return Promise.resolve(false);
    }
}
