// The tables of a trial: by opponent, and by card.

import { html, type TemplateResult } from "lit";
import type { CardRate, GameInfo, TrialInfo } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";
import { strip } from "./strip.ts";
import { mark, opponentName, percent, range, signed, verdict, whisker } from "./trial-figures.ts";

type Read = (id: string, at: HTMLElement) => void;

/** Renders the win rates against each opponent, in total and when playing first or second. */
export function opponents(trial: TrialInfo, game: GameInfo): TemplateResult {
    return html`<section class="panel league-panel">
        <h2>${t("trial-by-opponent")}</h2>
        <div class="league-scroll" tabindex="0" role="region" aria-label=${t("trial-by-opponent")}>
            <table class="league-table">
                <thead>
                    <tr>
                        <th scope="col">${t("trial-opponent")}</th>
                        <th scope="col">${t("trial-rate")}</th>
                        <th scope="col">${t("trial-first")}</th>
                        <th scope="col">${t("trial-second")}</th>
                    </tr>
                </thead>
                <tbody>
                    ${trial.opponents.map(
                        (one) =>
                            html`<tr>
                                <th scope="row">${opponentName(game, one.name)}</th>
                                <td>
                                    ${
                                        one.all.games
                                            ? html`${whisker(one.all)} ${range(one.all)}<br /><small
                                                      >${verdict(one.all.low - 50, one.all.high - 50)}</small
                                                  >`
                                            : "–"
                                    }
                                </td>
                                <td>${range(one.first)}</td>
                                <td>${range(one.second)}</td>
                            </tr>`,
                    )}
                </tbody>
            </table>
        </div>
    </section>`;
}

/** Renders how the win rate differs with each card drawn. */
export function cards(trial: TrialInfo, read: Read): TemplateResult {
    const clear = trial.cards.filter((card) => card.low > 0 || card.high < 0);
    const rest = trial.cards.filter((card) => !clear.includes(card));
    return html`<section class="panel league-panel">
        <h2>${t("trial-cards")}</h2>
        <p>${t("trial-cards-note")}</p>
        ${clear.length ? cardTable(clear, t("trial-cards"), read) : html`<p>${t("trial-cards-none")}</p>`}
        <details>
            <summary>${t("trial-cards-rest")} (${rest.length})</summary>
            ${cardTable(rest, t("trial-cards-rest"), read)}
        </details>
    </section>`;
}

function cardTable(cards: readonly CardRate[], label: string, read: Read): TemplateResult {
    return html`<div class="league-scroll" tabindex="0" role="region" aria-label=${label}>
        <table class="league-table trial-cards">
            <thead>
                <tr>
                    <th scope="col">${t("trial-card")}</th>
                    <th scope="col">${t("trial-drawn")}</th>
                    <th scope="col">${t("trial-difference")}</th>
                    <th scope="col">${t("trial-played")}</th>
                    <th scope="col">${t("trial-held")}</th>
                </tr>
            </thead>
            <tbody>
                ${cards.map(
                    (card) =>
                        html`<tr>
                            <th scope="row">${strip(card.id, read)}</th>
                            <td>${card.drawn.games}</td>
                            <td>
                                ${mark(card.low, card.high)} ${signed(card.difference)}
                                <small>(${signed(card.low)} … ${signed(card.high)})</small>
                            </td>
                            <td>${card.played.games}, ${percent(card.played)} %</td>
                            <td>${card.drawn.games ? Math.round((100 * card.held) / card.drawn.games) : 0} %</td>
                        </tr>`,
                )}
            </tbody>
        </table>
    </div>`;
}
