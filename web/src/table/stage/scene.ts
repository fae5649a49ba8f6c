// Scenes: lines of the log that belong together, such as a fight from its beginning to the losses in it.  Each game
// defines how a scene begins and which lines belong to it.  The lines are the same at a live table, after a reload, and
// in a replay.

import type { TemplateResult } from "lit";
import type { Line, Session } from "../../session/session.ts";
import type { Argument, Seated } from "../../server/wire.generated.ts";
import type { Staged } from "./queue.ts";

export interface Scene extends Staged {
    readonly kind: string;
    readonly lines: readonly Line[];
    /** The place after the scene's last line. */
    readonly end: number;
    /** The earlier line with more information, such as who meets in a skirmish. */
    readonly begun: Line | undefined;
}

/** A game's definition of its scenes. */
export interface Stagecraft {
    /** Returns the kind of scene that a line begins; "" if it begins none. */
    begins(line: Line, lines: readonly Line[], place: number): string;
    /** Returns true if a line continues a scene of this kind; a string changes the scene to that kind. */
    belongs(kind: string, line: Line, lines: readonly Line[], place: number): boolean | string;
    /** Returns the earlier line that a scene of this kind needs. */
    begun(kind: string, lines: readonly Line[], place: number): Line | undefined;
    /** Whether a scene is worth showing to a viewer. */
    worth(scene: Scene, viewer: number): boolean;
    /** Returns the seat that the scene at a place concerns without naming it; -1 for none. */
    meant?(lines: readonly Line[], place: number): number;
    /** Whether scenes of this kind are important for everybody, even for viewers who are behind. */
    weighty?(kind: string): boolean;
    title(session: Session, scene: Scene): string;
    icon(scene: Scene): string;
    draw(session: Session, scene: Scene): TemplateResult;
}

/** The event that asks to show a scene again. */
export const SHOW_AGAIN = "show-scene";
/** The event that reports that all scenes have been shown. */
export const STAGE_EMPTY = "stage-empty";

/** Messages that scenes ignore. */
const BETWEEN = new Set(["log-passed"]);

/** Returns all scenes from a line on, each identified by the number of its first line. */
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

/** Whether a viewer is named in any of the lines, as the acting or affected player or as the owner of a card. */
export function concerns(lines: readonly Line[], viewer: number): boolean {
    if (viewer < 0) return false;
    return lines.some((line) => Object.values(line).some((argument) => seatIn(argument) === viewer));
}

/** Returns the seat that an argument names; -1 if it names none. */
export function seatIn(argument: Argument | undefined): number {
    return typeof argument === "object" && "player" in argument && !("message" in argument)
        ? (argument as Seated).player
        : -1;
}

/** Returns a number of a line; 0 if the line has none. */
export function numberIn(line: Line | undefined, name: string): number {
    const value = line?.[name];
    return typeof value === "number" ? value : 0;
}
