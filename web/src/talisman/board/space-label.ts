// The accessible name of a space: its name and region, the characters and things there, and what can be done with it.

import type { Session } from "../../session/session.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import type { Space } from "./spaces.ts";
import { cardLabel } from "../cards/face.ts";
import { characters, isAlive, viewOf } from "../view.ts";

/** Returns the players and characters in a space. */
export function whoIsIn(session: Session, space: Space): readonly string[] {
    return characters(viewOf(session))
        .filter(([, character]) => isAlive(character) && character.space === space.id)
        .map(([seat, character]) =>
            t("player-as", { player: { player: seat }, character: { name: character.character } }),
        );
}

/** Returns a description of a space in a few sentences. */
export function spaceLabel(session: Session, space: Space): string {
    const there = viewOf(session).spaces[space.id];
    const parts = [t("talisman-table-space", { space: nameOf(space.id), region: t(`term-${space.region}`) })];
    const people = whoIsIn(session, space);
    if (people.length) parts.push(t("talisman-table-space-who", { who: people }));
    if (there?.cards.length) {
        parts.push(t("talisman-table-space-cards", { cards: there.cards.map((card) => cardLabel(card.definition)) }));
    }
    if (there?.gold) parts.push(t("gold-there", { amount: there.gold }));
    const mark = session.mark(space.id);
    if (mark === "chosen") parts.push(t("talisman-table-chosen"));
    const options = session.mark(space.id) ? session.options(space.id) : [];
    if (options.length) parts.push(t("talisman-table-can", { options: options.map((option) => say(option.label)) }));
    const cards = there?.cards.filter((card) => session.mark(card.handle)) ?? [];
    if (cards.length) parts.push(t("talisman-table-can-card", { cards: cards.map((card) => nameOf(card.definition)) }));
    return parts.join(". ");
}
