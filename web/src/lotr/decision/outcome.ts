// The skirmish under way, for the decision panel: who fights whom, and the outcome as it stands.

import { listed, say, t } from "../../wording/language.ts";
import type { Board } from "../board.ts";
import { called } from "../names.ts";

/** Returns the question asked during a skirmish, with the fighters and their strengths. */
export function asked({ position, session }: Board): string | undefined {
    const { skirmish } = position;
    const { prompt } = session.question;
    const left = Number(prompt?.["left"] ?? 0) - session.row.length;
    if (prompt?.message === "prompt-archery-wound" && session.gathering && left > 0) return say({ ...prompt, left });
    if (!skirmish || skirmish.over || prompt?.message !== "prompt-phase-action") return undefined;
    const name = (handle: string) => called(position.card(handle)?.definition ?? "");
    const { fighter, minions, strength, minion_strength: against } = skirmish;
    if (!fighter || !minions.length) return undefined;
    return t("lotr-table-skirmish-asked", {
        fighter: name(fighter),
        minions: listed(minions.map(name)),
        strength,
        against,
    });
}

/** Returns the outcome of the skirmish if no player does anything more, as the rules compute it. */
export function outcome(board: Pick<Board, "position" | "session">): string | undefined {
    const { skirmish, view } = board.position;
    if (!skirmish || skirmish.over || view.phase !== "skirmish" || !skirmish.minions.length || !skirmish.fighter)
        return undefined;
    const found = board.session.dangers?.find(({ who, totals }) => who === skirmish.fighter && totals);
    if (!found) return undefined;
    const fighter = called(board.position.card(skirmish.fighter)?.definition ?? "");
    const told = { fighter, strength: skirmish.strength, against: skirmish.minion_strength };
    return found.fate === "wins" ? t("lotr-table-outcome-wins", told) : t("lotr-table-outcome-loses", told);
}
