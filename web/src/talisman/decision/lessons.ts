// What the questions of Talisman are about, for those who play it for the first time.

import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";

const LESSONS: Readonly<Record<string, () => string>> = {
    "prompt-path": () => t("talisman-table-lesson-path"),
    "prompt-encounter": () => t("talisman-table-lesson-encounter"),
    "prompt-follow-instruction": () => t("talisman-table-lesson-space"),
    "prompt-visit": () => t("talisman-table-lesson-visit"),
    "prompt-take": () => t("talisman-table-lesson-take"),
    "prompt-buy": () => t("talisman-table-lesson-buy"),
    "prompt-evade": () => t("talisman-table-lesson-evade"),
    "prompt-moment-before-fight": () => t("talisman-table-lesson-before-fight"),
    "prompt-moment-turn-start": () => t("talisman-table-lesson-spell"),
    "prompt-drop-surplus": () => t("talisman-table-lesson-surplus"),
    "prompt-portal": () => t("talisman-table-lesson-portal"),
    "prompt-inner-move": () => t("talisman-table-lesson-inner"),
    "prompt-life-or-concede": () => t("talisman-table-lesson-command"),
};

export function lesson({ question }: Session): string | undefined {
    return LESSONS[question.prompt?.message ?? ""]?.();
}
