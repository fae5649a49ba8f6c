// A space opened for reading: its text, its contents and its characters; each card can be enlarged or chosen.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { cardFace, cardLabel } from "../cards/face.ts";
import { factsOf } from "../cards/facts.ts";
import { signOf, type Space } from "./spaces.ts";
import { whoIsIn } from "./space-label.ts";
import { viewOf, type CardView } from "../view.ts";

/** Renders a card as a small button that opens the card for reading. */
export function cardButton(session: Session, card: CardView): TemplateResult {
    const mark = session.mark(card.handle);
    const choose = (event: Event) => session.read(card.handle, card.definition, event.currentTarget as HTMLElement);
    return html`<button
        type="button"
        class="tbutton ${mark ? `tbutton--${mark}` : ""}"
        data-handle=${card.handle}
        data-definition=${card.definition}
        @click=${choose}
    >
        <span aria-hidden="true">${cardFace(card.definition, "mini")}</span
        ><span class="visually-hidden">${cardLabel(card.definition, mark)}</span>
        ${mark ? html`<span class="mark mark--${mark}">${icon(mark === "can" ? "ui-open" : "ui-check")}</span>` : nothing}
        ${card.counters ? html`<span class="tbutton__count" aria-hidden="true">${card.counters}</span>` : nothing}
        ${card.gold ? html`<span class="tbutton__count" aria-hidden="true">${icon("t-gold")}${card.gold}</span>` : nothing}
    </button>`;
}

/** Renders a space for reading: its text, its characters and its contents. */
export function spaceRead(session: Session, space: Space): TemplateResult {
    const there = viewOf(session).spaces[space.id];
    const facts = factsOf(space.id);
    const people = whoIsIn(session, space);
    return html`<div class="tspace">
        <p class="pop__head">${icon(signOf(space))}${facts.title}</p>
        <p class="tspace__region">${t(`term-${space.region}`)}</p>
        ${people.length ? html`<p>${t("talisman-table-space-who", { who: people })}</p>` : nothing}
        ${there?.cards.length ? html`<div class="tspace__cards">${there.cards.map((card) => cardButton(session, card))}</div>` : nothing}
        ${there?.gold ? html`<p class="tspace__gold">${icon("t-gold")}${t("gold-there", { amount: there.gold })}</p>` : nothing}
        ${
            there?.trophies.length
                ? html`<p>${t("talisman-table-left-trophies")}</p>
                      <div class="tspace__cards">${there.trophies.map((card) => cardButton(session, card))}</div>`
                : nothing
        }
        <div class="tspace__text">${facts.text.map((line) => html`<p>${line}</p>`)}</div>
    </div>`;
}
