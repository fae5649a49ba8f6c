// What the questions of the card game are about, for those who play it for the first time.

import { t } from "../../wording/language.ts";
import type { Board } from "../board.ts";

const LESSONS: Readonly<Record<string, () => string>> = {
    "prompt-bid": () => t("lotr-table-lesson-bid"),
    "prompt-starting-fellowship": () => t("lotr-table-lesson-starting-fellowship"),
    "prompt-fellowship-action": () => t("lotr-table-lesson-fellowship"),
    "prompt-shadow-action": () => t("lotr-table-lesson-shadow"),
    "prompt-phase-action": () => t("lotr-table-lesson-phase"),
    "prompt-archery-wound": () => t("lotr-table-lesson-archery"),
    "prompt-assign-defenders": () => t("lotr-table-lesson-assign"),
    "prompt-assign-minions": () => t("lotr-table-lesson-assign-minions"),
    "prompt-next-skirmish": () => t("lotr-table-lesson-skirmish"),
    "prompt-reconcile": () => t("lotr-table-lesson-reconcile"),
    "prompt-move-again": () => t("lotr-table-lesson-move-again"),
};

export function lesson({ session }: Board): string | undefined {
    return LESSONS[session.question.prompt?.message ?? ""]?.();
}
