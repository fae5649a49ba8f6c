// The draft: seats that pick or wait, the pack on the cloth, the pick, and the pool.

import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../catalogue.ts";
import { roving } from "../../controls/arrow-keys.ts";
import { icon } from "../../controls/icon.ts";
import type { LeagueInfo } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";
import { cardFace, title as fullTitle } from "../cards/face.ts";
import { strip } from "../decks/strip.ts";
import { clock, seatName } from "./leagues.ts";

export interface Picking {
    readonly chosen: string;
    choose(id: string): void;
    take(): void;
    read(id: string, at: HTMLElement): void;
}

/** Renders everything on the table while packs go round. */
export function draftTable(league: LeagueInfo, picking: Picking): TemplateResult {
    return html`<div class="draft">
        <section class="draft-main" aria-label=${t("league-the-pack")}>
            ${seats(league)}
            <p class="draft-way">
                ${league.pack.length ? html`${t("league-pack-of", { booster: league.booster, boosters: league.boosters, cards: league.pack.length })}. ` : nothing}
                ${league.to_left ? t("league-to-left") : t("league-to-right")}
                ${league.pack.length ? (league.returns ? t("league-returns", { cards: league.returns }) : t("league-returns-not")) : nothing}
            </p>
            ${pack(league, picking)}
        </section>
        <aside class="draft-side">
            ${league.you >= 0 ? pick(league, picking) : nothing} ${league.you >= 0 ? pool(league, picking) : nothing}
        </aside>
    </div>`;
}

function seats(league: LeagueInfo): TemplateResult {
    return html`<ol class="draft-seats" aria-label=${t("league-the-table")}>
        ${league.seats.map((seat, place) => {
            const does =
                seat.packs > 1
                    ? t("league-seat-picks-waiting", { count: seat.packs - 1 })
                    : seat.packs
                      ? t("league-seat-picks")
                      : t("league-seat-waits");
            return html`<li class=${seat.yours ? "is-you" : ""}>
                <b>${seat.yours ? t("league-you") : seatName(league, place)}</b>
                <span class="draft-backs" aria-hidden="true"
                    >${Array.from({ length: Math.min(4, seat.packs) }, () => html`<i></i>`)}</span
                >
                <small>${does}</small>
            </li>`;
        })}
    </ol>`;
}

function pack(league: LeagueInfo, picking: Picking): TemplateResult {
    if (!league.pack.length) return html`<p class="draft-pack is-empty">${t("league-waiting-for-pack")}</p>`;
    return html`<ul class="draft-pack" @keydown=${(event: KeyboardEvent) => roving(event, ".draft-card")}>
        ${league.pack.map(
            (id) =>
                html`<li class=${facts(id)?.type === "site" ? "is-site" : ""}>
                    <button
                        type="button"
                        class="draft-card"
                        data-id=${id}
                        aria-pressed=${picking.chosen === id}
                        @click=${() => picking.choose(id)}
                        @dblclick=${() => picking.take()}
                    >
                        ${cardFace(id, {}, "normal")}
                    </button>
                </li>`,
        )}
    </ul>`;
}

function pick(league: LeagueInfo, picking: Picking): TemplateResult {
    const card = picking.chosen ? facts(picking.chosen) : undefined;
    const name = card ? fullTitle(card) : "";
    const timed = league.seconds >= 0;
    return html`<section class="panel league-panel league-next draft-pick" aria-live="off">
        <p class="draft-pick__top">
            <b>${t("league-your-pick")}</b>
            ${timed ? html`<span class="league-clock ${league.seconds < 10 ? "is-late" : ""}">${icon("ui-clock")}${clock(league.seconds)}</span>` : nothing}
        </p>
        <h2>
            ${card ? t("league-take-this", { card: name }) : league.pack.length ? t("league-choose") : t("league-seat-waits")}
        </h2>
        ${timed ? html`<p>${card ? t("league-clock-takes") : t("league-clock-chooses")}</p>` : nothing}
        ${
            card
                ? html`<button type="button" class="btn btn--primary" @click=${() => picking.take()}>
                      ${icon("ui-check")}${t("league-take", { card: name })}
                  </button>`
                : nothing
        }
        <p class="draft-pick__keys">${t("league-keys")}</p>
    </section>`;
}

function pool(league: LeagueInfo, picking: Picking): TemplateResult {
    const all = league.pool;
    const kindOf = (id: string): "free" | "shadow" | "sites" => {
        const card = facts(id);
        return card?.type === "site" ? "sites" : card?.side === "shadow" ? "shadow" : "free";
    };
    const part = (kind: "free" | "shadow" | "sites") => {
        const cards = all.filter(([id]) => kindOf(id) === kind);
        const count = cards.reduce((sum, [, copies]) => sum + copies, 0);
        return html`<div class="draft-pool__part" data-kind=${kind}>
            <h3>${t(`league-pool-${kind}`, { count })}</h3>
            <ul>
                ${cards.map(
                    ([id, copies]) =>
                        html`<li>
                            ${copies > 1 ? html`<b class="draft-pool__n">${copies}</b>` : nothing}${strip(id, picking.read)}
                        </li>`,
                )}
            </ul>
        </div>`;
    };
    return html`<section class="draft-pool">
        <h2>${t("league-pool")} <small>${all.reduce((sum, [, copies]) => sum + copies, 0)}</small></h2>
        <div class="draft-pool__cloth">${part("free")} ${part("shadow")} ${part("sites")}</div>
        <p>${t("league-anyway")}</p>
    </section>`;
}
