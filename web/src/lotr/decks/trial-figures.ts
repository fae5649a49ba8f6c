// Formats the figures of a trial: rates with confidence intervals, marked by shape first and by colour second.

import { html, type TemplateResult } from "lit";
import { starterName } from "../../pages/words.ts";
import type { CardRate, GameInfo, Rate } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";

/** Share of the games with a card drawn from which on the card counts as stuck in hand. */
const ROTS = 0.3;

/** Returns the cards that stayed in hand, the worst first. */
export function rotting(cards: readonly CardRate[]): CardRate[] {
    return cards
        .filter((card) => card.drawn.games >= 5 && card.held / card.drawn.games >= ROTS)
        .sort((one, other) => other.held / other.drawn.games - one.held / one.drawn.games);
}

/** Returns why a card stayed in hand, if one reason accounts for most of the games. */
export function whyHeld(card: CardRate): string {
    const most = Math.max(card.never, card.late, card.unwanted);
    if (2 * most <= card.held) return "";
    if (most === card.never) return t("trial-rot-never");
    return most === card.late ? t("trial-rot-late") : t("trial-rot-unwanted");
}

export function opponentName(game: GameInfo, name: string): string {
    const starter = game.decks.find((deck) => deck.name === name);
    return starter ? starterName(starter) : name;
}

export function percent(rate: Rate): number {
    return rate.games ? Math.round((100 * rate.wins) / rate.games) : 0;
}

export function range(rate: Rate): string {
    return rate.games ? t("trial-range", { rate: percent(rate), low: rate.low, high: rate.high }) : "–";
}

export function signed(points: number): string {
    return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Renders the mark for up, down or unclear, told apart by shape first. */
export function mark(low: number, high: number): TemplateResult {
    const kind = low > 0 ? "up" : high < 0 ? "down" : "open";
    return html`<i class="trial-mark" data-kind=${kind} aria-hidden="true"></i>`;
}

export function verdict(low: number, high: number): string {
    return low > 0 ? t("trial-more") : high < 0 ? t("trial-less") : t("trial-unsure");
}

/** Renders a confidence interval on a line from 0 to 100 %, with a post at 50 %. */
export function whisker(rate: Rate): TemplateResult {
    return html`<span class="trial-line" aria-hidden="true"
        ><i style="left:${rate.low}%;width:${rate.high - rate.low}%"></i
        ><b
            class="trial-mark"
            data-kind=${rate.low > 50 ? "up" : rate.high < 50 ? "down" : "open"}
            style="left:${percent(rate)}%"
        ></b
    ></span>`;
}
