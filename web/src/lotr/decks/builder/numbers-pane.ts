// The deck in numbers: costs, cultures, the first hand, starting companions, and notes.

import { html, type TemplateResult } from "lit";
import { facts, term } from "../../../catalogue.ts";
import { icon } from "../../../controls/icon.ts";
import { roving } from "../../../controls/arrow-keys.ts";
import { t } from "../../../wording/language.ts";
import { archers, costs, cultures, SIDES, type Side, vitality } from "../numbers.ts";
import type { Bench, Tab } from "./bench.ts";
import "./odds.ts";
import "./starts.ts";

const TABS: readonly Tab[] = ["costs", "cultures", "odds", "start", "notes"];

function tabName(tab: Tab): string {
    switch (tab) {
        case "costs":
            return t("deck-tab-costs");
        case "cultures":
            return t("deck-tab-cultures");
        case "odds":
            return t("deck-tab-odds");
        case "start":
            return t("deck-tab-start");
        case "notes":
            return t("deck-tab-notes");
    }
}

/** Renders the numbers, one tab at a time. */
export function numbersPane(bench: Bench): TemplateResult {
    return html`<section class="stats" aria-label=${t("deck-numbers")}>
        <div
            class="tabs"
            role="tablist"
            aria-label=${t("deck-numbers")}
            @keydown=${(event: KeyboardEvent) => roving(event, "[role=tab]")}
        >
            ${TABS.map(
                (tab) =>
                    html`<button
                        type="button"
                        role="tab"
                        id="deck-tab-${tab}"
                        aria-controls="deck-numbers"
                        aria-selected=${bench.tab === tab}
                        tabindex=${bench.tab === tab ? 0 : -1}
                        @click=${() => bench.show(tab)}
                    >
                        ${tabName(tab)}
                    </button>`,
            )}
        </div>
        <div
            id="deck-numbers"
            class="stats__panel"
            role="tabpanel"
            aria-labelledby="deck-tab-${bench.tab}"
            tabindex="0"
        >
            ${panel(bench)}
        </div>
    </section>`;
}

function panel(bench: Bench): TemplateResult {
    switch (bench.tab) {
        case "costs":
            return html`<div class="curves">${SIDES.map((side) => curve(bench, side))}</div>`;
        case "cultures":
            return culturesPanel(bench);
        case "odds":
            return html`<ing-deck-odds
                .deck=${bench.deck}
                .read=${(id: string, at: HTMLElement) => bench.read(id, at)}
            ></ing-deck-odds>`;
        case "start":
            return html`<ing-deck-starts .deck=${bench.deck}></ing-deck-starts>`;
        case "notes":
            return html`<label class="labelled"
                ><span>${t("deck-tab-notes")}</span>
                <textarea
                    class="field"
                    rows="3"
                    maxlength="2000"
                    .value=${bench.kept.notes}
                    @input=${(event: Event) => bench.note((event.target as HTMLTextAreaElement).value)}
                ></textarea>
            </label>`;
    }
}

function curve(bench: Bench, side: Side): TemplateResult {
    const counts = costs(bench.deck, side, facts);
    const most = Math.max(1, ...counts);
    const label = (at: number) => (at === counts.length - 1 ? `${at}+` : String(at));
    const free = side === "free_peoples";
    const said = counts.map((count, at) => `${label(at)}: ${count}`).join(", ");
    return html`<div
        role="img"
        aria-label="${free ? t("deck-free") : t("deck-shadow")}. ${t("deck-tab-costs")}: ${said}"
    >
        <div class="curve curve--${free ? "free" : "shadow"}" aria-hidden="true">
            ${counts.map(
                (count, at) =>
                    html`<span class="curve__col"
                        ><b>${count || ""}</b><i style="height:${(48 * count) / most}px"></i
                        ><small>${label(at)}</small></span
                    >`,
            )}
        </div>
    </div>`;
}

function culturesPanel(bench: Bench): TemplateResult {
    const [free, shadow] = SIDES.map((side) => archers(bench.deck, side, facts)) as [number, number];
    return html`<ul class="culturelist">
            ${cultures(bench.deck, facts).map(
                ([culture, count]) =>
                    html`<li>
                        <i class="culture" data-culture=${culture}>${icon(`c-${culture}`)}</i
                        >${term(`culture-${culture}`)} <b>${count}</b>
                    </li>`,
            )}
        </ul>
        <p class="stats__note">
            ${t("deck-archery", { free, shadow })} ${t("deck-vitality", { vitality: vitality(bench.deck, facts) })}
        </p>`;
}
