// Options for the bots' pace: the milliseconds that a bot waits before each answer.

import { t } from "../wording/language.ts";

export const PACES = [0, 600, 1500] as const;

/** Returns the option that a pace counts as. */
export function paceLike(pace: number): (typeof PACES)[number] {
    if (pace === 0) return 0;
    return pace < 1000 ? 600 : 1500;
}

export function paceName(pace: number): string {
    switch (paceLike(pace)) {
        case 0:
            return t("page-pace-instantly");
        case 600:
            return t("page-pace-brisk");
        case 1500:
            return t("page-pace-leisurely");
    }
}
