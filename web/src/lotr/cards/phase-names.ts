// Short names of the phases, for the table's phase bar and the type line of events, which have little room.

import { t } from "../../wording/language.ts";

/** The phases of a turn, in order. */
export const PHASES = ["fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"] as const;

/** Returns the short name of a phase. */
export function phaseName(phase: string): string {
    switch (phase) {
        case "fellowship":
            return t("lotr-table-phase-fellowship");
        case "shadow":
            return t("lotr-table-phase-shadow");
        case "maneuver":
            return t("lotr-table-phase-maneuver");
        case "archery":
            return t("lotr-table-phase-archery");
        case "assignment":
            return t("lotr-table-phase-assignment");
        case "skirmish":
            return t("lotr-table-phase-skirmish");
        case "regroup":
            return t("lotr-table-phase-regroup");
        default:
            return t("lotr-table-phase-response");
    }
}
