// The values of characters as far as the stage has shown them, so that the sheet does not reveal staged dice early.

import type { Session } from "../../session/session.ts";
import { characters, isAlive, viewOf, type Alive, type CharacterView } from "../view.ts";

const told = new WeakMap<Session, ReadonlyMap<number, CharacterView>>();

/** Records the current values, unless something is being staged. */
export function follow(session: Session, staging: boolean): void {
    if (session.live && staging && told.has(session)) return;
    told.set(session, new Map(characters(viewOf(session)).map(([seat, one]) => [seat, { ...one }])));
}

/** Returns a character with its values from before the staged event; a new character with its own. */
export function asTold(session: Session, seat: number, now: Alive): Alive {
    const before = told.get(session)?.get(seat);
    if (!isAlive(before) || before.character !== now.character) return now;
    const { strength, craft, total_strength, total_craft, strength_from, craft_from, lives, gold } = before;
    return { ...now, strength, craft, total_strength, total_craft, strength_from, craft_from, lives, gold };
}
