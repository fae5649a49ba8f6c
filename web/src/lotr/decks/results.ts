// Stores the results of trials in this browser, so that the versions of a deck can be compared.

import { keep, kept } from "../../pages/kept.ts";
import type { Rate } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";
import { type Deck, difference } from "./deck.ts";

const NAME = "decks.results";
const MOST = 30;

type Result = readonly [deck: Deck, rate: Rate];

/** Whether two decks have the same cards. */
export function sameCards(one: Deck, other: Deck): boolean {
    return !difference(one, other).length;
}

/** Returns the win rate of a deck in its latest trial, if any. */
export function resultOf(deck: Deck): Rate | undefined {
    return kept<readonly Result[]>(NAME, []).find(([one]) => sameCards(one, deck))?.[1];
}

/** Stores the result of a trial. */
export function rememberResult(deck: Deck, rate: Rate): void {
    if (JSON.stringify(resultOf(deck)) === JSON.stringify(rate)) return;
    const others = kept<readonly Result[]>(NAME, []).filter(([one]) => !sameCards(one, deck));
    keep(NAME, [[deck, rate], ...others].slice(0, MOST));
}

/** Returns a rate with its confidence interval, such as "54 % (52 to 57) won of 200 games". */
export function toldRate({ wins, games, low, high }: Rate): string {
    const rate = Math.round((100 * wins) / Math.max(1, games));
    return `${t("trial-range", { rate, low, high })} ${t("trial-won", { games })}`;
}
