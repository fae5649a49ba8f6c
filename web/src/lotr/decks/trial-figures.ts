// The figures of a trial as they are told: rates with their doubt, by shape first and by colour second.

import { html, type TemplateResult } from "lit";
import { starterName } from "../../pages/words.ts";
import type { CardRate, GameInfo, Rate } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";

/** From this share of the games in which a card was drawn it is said to stay in hand. */
const ROTS = 0.3;

/** The cards that stayed in hand, the worst first. */
export function rotting(cards: readonly CardRate[]): CardRate[] {
    return cards
        .filter((card) => card.drawn.games >= 5 && card.held / card.drawn.games >= ROTS)
        .sort((one, other) => other.held / other.drawn.games - one.held / one.drawn.games);
}

/** What kept a card in hand in most of the games, if one thing did. */
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

/** Up, down, or cannot tell: by its shape first. */
export function mark(low: number, high: number): TemplateResult {
    const kind = low > 0 ? "up" : high < 0 ? "down" : "open";
    return html`<i class="trial-mark" data-kind=${kind} aria-hidden="true"></i>`;
}

export function verdict(low: number, high: number): string {
    return low > 0 ? t("trial-more") : high < 0 ? t("trial-less") : t("trial-unsure");
}

/** The interval on a line from none to all, with a post at the half. */
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
