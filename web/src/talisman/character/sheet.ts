// The sheet of a character: values with their breakdown, cards, trophies, abilities and current states.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { roving } from "../../controls/arrow-keys.ts";
import { part } from "../../controls/turns.ts";
import type { Session } from "../../session/session.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { portrait } from "../cards/face.ts";
import { factsOf } from "../cards/facts.ts";
import { breakable } from "../../wording/hyphens.ts";
import { absent } from "./players.ts";
import { slots } from "./slots.ts";
import { statesOf } from "./states.ts";
import { asTold } from "./told.ts";
import { trophies } from "./trophies.ts";
import { hasLimit, isAlive, viewOf, type CardView, type Alive, type Share } from "../view.ts";

function gauge(
    session: Session,
    {
        symbol,
        tone,
        label,
        amount,
        own,
        shares,
    }: {
        symbol: string;
        tone: string;
        label: string;
        amount: number;
        own?: number;
        shares?: readonly Share[] | undefined;
    },
): TemplateResult {
    const changed = own !== undefined && own !== amount;
    const hidden = shares ? "true" : nothing;
    const face = html`<b class=${changed ? "is-changed" : ""} aria-hidden=${hidden}>${icon(symbol)}${amount}</b
        ><span aria-hidden=${hidden}>${label}</span>`;
    if (!shares) return html`<span class="gauge ${tone}">${face}</span>`;
    const open = (event: Event) => session.sum(label, shares, amount, event.currentTarget as HTMLElement);
    const said = changed
        ? t("talisman-table-value-of-own", { name: label, amount, own })
        : t("talisman-table-value", { name: label, amount });
    return html`<button type="button" class="gauge ${tone}" @click=${open}>
        ${face}<span class="visually-hidden">${said}</span>
    </button>`;
}

function gauges(session: Session, character: Alive): TemplateResult {
    const { strength, craft, lives, gold } = character;
    return html`<div class="gauges" role="group" aria-label=${t("talisman-table-values")}>
        ${gauge(session, { symbol: "t-strength", tone: "i-strength", label: t("term-strength"), amount: character.total_strength, own: strength, shares: character.strength_from })}
        ${gauge(session, { symbol: "t-craft", tone: "i-craft", label: t("term-craft"), amount: character.total_craft, own: craft, shares: character.craft_from })}
        ${gauge(session, { symbol: "t-life", tone: lives <= 1 ? "i-life is-low" : "i-life", label: t("talisman-table-lives"), amount: lives })}
        ${gauge(session, { symbol: "t-gold", tone: "i-gold", label: t("term-gold"), amount: gold })}
    </div>`;
}

function belongings(
    session: Session,
    title: string,
    cards: readonly CardView[],
    free = 0,
): TemplateResult | typeof nothing {
    if (!cards.length && !free) return nothing;
    return html`<div class="sheet__part">
        <h3>${title}</h3>
        <ul class="slots" @keydown=${(event: KeyboardEvent) => roving(event, "button.slot")}>
            ${slots(session, cards)}
            ${free ? html`<li class="slot slot--empty">${t("talisman-table-free", { count: free })}</li>` : nothing}
        </ul>
    </div>`;
}

function objects(session: Session, character: Alive): TemplateResult | typeof nothing {
    const { objects: held, object_limit: limit } = character;
    const count = character.objects_counted ?? held.length;
    if (!hasLimit(limit)) return belongings(session, t("sheet-objects-any"), held);
    return belongings(session, t("sheet-objects", { count, limit }), held, Math.max(0, limit - count));
}

function head(session: Session, seat: number, character: Alive): TemplateResult {
    const own = session.live && seat === session.viewer;
    const by = own
        ? t("talisman-table-played-by-you")
        : t("talisman-table-played-by", { player: session.seatName(seat) });
    const open = (event: Event) => session.show(character.character, event.currentTarget as HTMLElement);
    return html`<div class="sheet__head">
        <button
            type="button"
            class="sheet__face"
            data-definition=${character.character}
            aria-label=${t("talisman-table-character-card", { character: nameOf(character.character) })}
            @click=${open}
        >
            ${portrait(character.character)}
        </button>
        <div>
            <h2 id="sheet-title">${breakable(nameOf(character.character))}</h2>
            <p>
                <span class="align align--${character.alignment}">${icon(`t-${character.alignment}`)}</span
                ><span class="sheet__side">${t(`term-${character.alignment}`)}, ${by}</span>
            </p>
            <p class="sheet__where">${icon("ui-flag")}${nameOf(character.space)}</p>
        </div>
    </div>`;
}

/** Renders the asides with a verb, such as trading in trophies or fulfilling a quest. */
function doable(session: Session, verb: string): TemplateResult | typeof nothing {
    const possible = session.live ? (session.question.asides ?? []).filter((option) => option.verb === verb) : [];
    if (!possible.length) return nothing;
    return html`<ul class="doable">
        ${possible.map((option) => html`<li><button type="button" class="btn btn--small" @click=${() => session.aside(option)}>${say(option.label)}</button></li>`)}
    </ul>`;
}

/** Renders the sheet of a seat. */
export function sheet(session: Session, seat: number, back: (() => void) | undefined): TemplateResult {
    const character = viewOf(session).seats[seat];
    const again = back
        ? html`<button type="button" class="btn btn--small btn--quiet sheet__back" @click=${back}>
              ${icon("ui-prev")}${t("talisman-table-own-sheet")}
          </button>`
        : nothing;
    if (!isAlive(character)) {
        return html`${again}
            <h2 id="sheet-title">${session.seatName(seat)}</h2>
            <p class="sheet__absent">${absent(session, character)}</p>`;
    }
    const states = statesOf(character);
    const own = seat === session.viewer;
    const { spells, spell_limit: limit } = character;
    return html`${again} ${head(session, seat, character)} ${gauges(session, asTold(session, seat, character))}
    ${
        states.length
            ? html`<ul class="states">
                  ${states.map(({ symbol, words }) => html`<li>${icon(symbol)}<span>${say(words)}</span></li>`)}
              </ul>`
            : nothing
    }
    ${own ? doable(session, "fulfil") : nothing} ${part(() => objects(session, character))}
    ${part(
        () =>
            html`${belongings(session, t("sheet-followers"), character.followers)}
            ${limit || spells.length ? belongings(session, t("sheet-spells", { count: spells.length, limit }), spells, Math.max(0, limit - spells.length)) : nothing}
            ${trophies(session, character)} ${own ? doable(session, "trade-trophies") : nothing}`,
    )}
    ${part(
        () =>
            html`<div class="sheet__part">
                <h3>${t("talisman-table-abilities")}</h3>
                <ul class="abilities">
                    ${factsOf(character.character).text.map((line) => html`<li>${line}</li>`)}
                </ul>
            </div>`,
    )}`;
}
