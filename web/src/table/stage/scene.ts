// Scenes: lines of the log that belong together, such as a fight from its beginning to what was lost in it.  What begins
// one and what belongs to it each game says; the lines are the same for a live table, after a reload, and in a replay.

import type { TemplateResult } from "lit";
import type { Line, Session } from "../../session/session.ts";
import type { Argument, Seated } from "../../server/wire.generated.ts";
import type { Staged } from "./queue.ts";

export interface Scene extends Staged {
    readonly kind: string;
    readonly lines: readonly Line[];
    /** The place after its last line. */
    readonly end: number;
    /** The line before it that says more of it, such as who meets in a skirmish. */
    readonly begun: Line | undefined;
}

/** What a game knows of its scenes. */
export interface Stagecraft {
    /** The kind of scene that a line begins; "" if it begins none. */
    begins(line: Line, lines: readonly Line[], place: number): string;
    /** Whether a line goes on with a scene of this kind; a word: as a scene of that kind. */
    belongs(kind: string, line: Line, lines: readonly Line[], place: number): boolean | string;
    /** The line before that a scene of this kind needs. */
    begun(kind: string, lines: readonly Line[], place: number): Line | undefined;
    /** Whether a scene is worth showing to this viewer at all. */
    worth(scene: Scene, viewer: number): boolean;
    /** The seat that the scene which begins at a place befalls without being named in it; -1: none. */
    meant?(lines: readonly Line[], place: number): number;
    /** Whether scenes of this kind are news for everybody, however far behind they are. */
    weighty?(kind: string): boolean;
    title(session: Session, scene: Scene): string;
    icon(scene: Scene): string;
    draw(session: Session, scene: Scene): TemplateResult;
}

/** The event with which somebody asks to show a scene again. */
export const SHOW_AGAIN = "show-scene";
/** The event with which the stage tells that all of it was seen. */
export const STAGE_EMPTY = "stage-empty";

/** Lines that come between and mean nothing to a scene. */
const BETWEEN = new Set(["log-passed"]);

/** All scenes from a line on, each known by the number of its first line. */
export function scenesIn(craft: Stagecraft, lines: readonly Line[], from: number, viewer: number): Scene[] {
    const found: { id: number; kind: string; lines: Line[]; end: number; begun: Line | undefined }[] = [];
    let now: (typeof found)[number] | undefined;
    for (let place = Math.max(0, from); place < lines.length; place++) {
        const line = lines[place]!;
        if (BETWEEN.has(line.message)) continue;
        const belongs = now ? craft.belongs(now.kind, line, lines, place) : false;
        if (now && belongs) {
            now.lines.push(line);
            now.end = place + 1;
            if (typeof belongs === "string") now.kind = belongs;
            continue;
        }
        const kind = craft.begins(line, lines, place);
        now = kind
            ? { id: place, kind, lines: [line], end: place + 1, begun: craft.begun(kind, lines, place) }
            : undefined;
        if (now) found.push(now);
    }
    return found
        .map((scene) => ({
            ...scene,
            size: scene.lines.length,
            own: concerns(scene.lines, viewer) || (viewer >= 0 && craft.meant?.(lines, scene.id) === viewer),
            weighty: craft.weighty?.(scene.kind) ?? false,
        }))
        .filter((scene) => craft.worth(scene, viewer));
}

/** Whether a player is named in any of these lines, as who does it, who suffers it or whose card it is. */
export function concerns(lines: readonly Line[], viewer: number): boolean {
    if (viewer < 0) return false;
    return lines.some((line) => Object.values(line).some((argument) => seatIn(argument) === viewer));
}

/** The seat that an argument names; -1 if it names none. */
export function seatIn(argument: Argument | undefined): number {
    return typeof argument === "object" && "player" in argument && !("message" in argument)
        ? (argument as Seated).player
        : -1;
}

/** A number that a line carries; 0 if it does not. */
export function numberIn(line: Line | undefined, name: string): number {
    const value = line?.[name];
    return typeof value === "number" ? value : 0;
}
