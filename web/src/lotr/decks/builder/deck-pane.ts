// The deck, from top to bottom in the order of the rulebook: verdict, Ring-bearer and Ring, the path, the balance of
// the sides, and two cloths with the cards.

import { html, nothing, type TemplateResult } from "lit";
import { facts, term } from "../../../catalogue.ts";
import { roving } from "../../../controls/arrow-keys.ts";
import { icon } from "../../../controls/icon.ts";
import { ruleLink } from "../../../session/reading.ts";
import { say, t } from "../../../wording/language.ts";
import { capital } from "../../cards/face.ts";
import type { Bench } from "./bench.ts";
import { size } from "../deck.ts";
import { fullName, LEAST_CARDS } from "../legality.ts";
import { listed, sideCount, SIDES, type Side } from "../numbers.ts";
import { strip } from "../strip.ts";

/** Renders the deck's faults, each with a button that mends it; only the first button glows. */
export function verdict(bench: Bench): TemplateResult {
    const { faults, deck } = bench;
    const empty = !size(deck) && !deck.ring_bearer && !deck.ring && !deck.adventure_deck.length;
    if (!faults.length) {
        return html`<div class="verdict verdict--good">
            <h2>${icon("ui-check")}${t("deck-is-legal")}</h2>
        </div>`;
    }
    return html`<div class="verdict ${empty ? "verdict--empty" : ""}">
        <h2>
            ${icon(empty ? "ui-open" : "ui-warn")}${empty ? t("deck-is-empty") : t("deck-faults", { count: faults.length })}
        </h2>
        <ol class="fault-list">
            ${faults.map((fault, place) => {
                const { words } = bench.mendingOf(fault);
                return html`<li class="fault">
                    <p class="fault__what">${say(fault.message)} ${ruleLink("lotr", fault.rule)}</p>
                    <button
                        type="button"
                        class="btn btn--small ${place ? "" : "btn--primary"}"
                        @click=${() => bench.mend(fault)}
                    >
                        ${words}
                    </button>
                </li>`;
            })}
        </ol>
    </div>`;
}

/** Renders the Ring-bearer, the Ring, the path, the balance and the two sides. */
export function deckPane(bench: Bench): TemplateResult {
    const bad = new Set(bench.faults.flatMap((fault) => fault.about));
    return html`<div class="begin">
            <div>
                <h2>${t("deck-ring-bearer-and-ring")}</h2>
                <div class="slots">
                    ${slot(bench, bench.deck.ring_bearer, t("deck-mend-frodo"), "frodo type:companion", bad)}
                    ${slot(bench, bench.deck.ring, t("deck-mend-ring"), "side:ring", bad)}
                </div>
            </div>
            <div>
                <h2>${t("deck-path", { count: bench.deck.adventure_deck.length })}</h2>
                <ol class="path" id="deck-path" @keydown=${(event: KeyboardEvent) => roving(event, ".mile")}>
                    ${Array.from({ length: 9 }, (_, at) => mile(bench, at + 1, bad))}
                </ol>
            </div>
        </div>
        ${balance(bench)}
        <div class="cloths" id="deck-lines" @keydown=${(event: KeyboardEvent) => roving(event, ".strip")}>
            ${SIDES.map((side) => cloth(bench, side, bad))}
        </div>`;
}

function slot(bench: Bench, id: string, words: string, search: string, bad: ReadonlySet<string>): TemplateResult {
    if (id && facts(id)) {
        return html`<div class="slot ${bad.has(id) ? "is-bad" : ""}">
            ${strip(id, (one, at) => bench.read(one, at))}
            <button
                type="button"
                class="step"
                aria-label=${t("deck-take-out", { card: fullName(facts(id)!) })}
                @click=${() => bench.place(id)}
            >
                −
            </button>
        </div>`;
    }
    return html`<button
        type="button"
        class="slot--empty"
        @click=${() => bench.seek(`${search} format:${bench.kept.format}`, bench.view)}
    >
        ${icon("ring")}${words}
    </button>`;
}

function mile(bench: Bench, number: number, bad: ReadonlySet<string>): TemplateResult {
    const ids = bench.deck.adventure_deck.filter((id) => facts(id)?.site_number === number);
    const id = ids[0];
    const card = id ? facts(id) : undefined;
    const look = () => bench.seek(`type:site site:${number} format:${bench.kept.format}`, bench.view);
    return html`<li>
        <button
            type="button"
            class="mile ${card ? "" : "mile--empty"} ${ids.some((one) => bad.has(one)) ? "is-bad" : ""}"
            @click=${look}
        >
            <span class="mile__n">${number}</span
            ><span class="mile__name">${card?.title ?? t("deck-mend-site", { number })}</span>
            ${card ? html`<span class="mile__shadow"><b>${card.shadow_number}</b></span>` : nothing}
        </button>
    </li>`;
}

function balance(bench: Bench): TemplateResult {
    const [free, shadow] = SIDES.map((side) => sideCount(bench.deck, side, facts)) as [number, number];
    const full = Math.max(free, shadow, LEAST_CARDS / 2);
    const words =
        free === shadow
            ? size(bench.deck) >= LEAST_CARDS
                ? t("deck-balanced", { count: free })
                : t("deck-thirty")
            : free > shadow
              ? t("deck-more-shadow", { count: free - shadow })
              : t("deck-more-free", { count: shadow - free });
    return html`<div class="balance" role="img" aria-label=${t("deck-balance", { free, shadow })}>
        <div class="beam" aria-hidden="true">
            <span class="beam__half"
                ><i class="beam__bar beam__bar--free" style="width:${(100 * free) / full}%"></i
            ></span>
            <span class="beam__post">${free === shadow ? "=" : "≠"}</span>
            <span class="beam__half"
                ><i class="beam__bar beam__bar--shadow" style="width:${(100 * shadow) / full}%"></i
            ></span>
        </div>
        <p class="beam__words">${words}</p>
    </div>`;
}

function cloth(bench: Bench, side: Side, bad: ReadonlySet<string>): TemplateResult {
    const types = listed(bench.deck, side, facts);
    const free = side === "free_peoples";
    return html`<section class="cloth cloth--${free ? "free" : "shadow"}">
        <h2>${free ? t("deck-free") : t("deck-shadow")} <b>${sideCount(bench.deck, side, facts)}</b></h2>
        ${types.length ? nothing : html`<p class="cloth__hint">${free ? t("deck-free-hint") : t("deck-shadow-hint")}</p>`}
        ${types.map(
            ([type, cards]) =>
                html`<h3>${capital(term(`type-${type}`))} ${cards.reduce((sum, [, count]) => sum + count, 0)}</h3>
                    <ul>
                        ${cards.map(([id, count]) => line(bench, id, count, bad.has(id)))}
                    </ul>`,
        )}
    </section>`;
}

function line(bench: Bench, id: string, count: number, isBad: boolean): TemplateResult {
    const card = facts(id);
    const name = card ? fullName(card) : id;
    const versions = bench.deck.draw_deck.filter(([one]) => facts(one)?.title === card?.title).length;
    return html`<li class="dl ${versions > 1 ? "dl--versions" : ""} ${isBad ? "is-bad" : ""}" data-id=${id}>
        <b class="dl__n">${count}</b>
        ${strip(id, (one, at) => bench.read(one, at))}
        <span class="dl__steps">
            <button
                type="button"
                class="step"
                aria-label=${t("deck-less", { card: name })}
                @click=${() => bench.put(id, count - 1)}
            >
                −
            </button>
            <button
                type="button"
                class="step"
                aria-label=${t("deck-add", { card: name })}
                aria-disabled=${bench.used(id) >= bench.most(id) ? "true" : nothing}
                @click=${() => bench.ask(id, count + 1)}
            >
                +
            </button>
        </span>
    </li>`;
}
