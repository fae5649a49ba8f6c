// The values of characters as far as the stage has told: numbers beside it do not give away what its dice will show.

import type { Session } from "../../session/session.ts";
import { characters, isAlive, viewOf, type Alive, type CharacterView } from "../view.ts";

const told = new WeakMap<Session, ReadonlyMap<number, CharacterView>>();

/** Notes the values as they are, unless something is being staged. */
export function follow(session: Session, staging: boolean): void {
    if (session.live && staging && told.has(session)) return;
    told.set(session, new Map(characters(viewOf(session)).map(([seat, one]) => [seat, { ...one }])));
}

/** A character with the values that it had before what is being staged; a new one has its own. */
export function asTold(session: Session, seat: number, now: Alive): Alive {
    const before = told.get(session)?.get(seat);
    if (!isAlive(before) || before.character !== now.character) return now;
    const { strength, craft, total_strength, total_craft, strength_from, craft_from, lives, gold } = before;
    return { ...now, strength, craft, total_strength, total_craft, strength_from, craft_from, lives, gold };
}
