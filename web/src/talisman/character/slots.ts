// The cards of a character as small slips: picture, sign, name and bonus.  The viewer's own slips open their actions.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { filled } from "../../controls/turns.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { cardLabel } from "../cards/face.ts";
import { factsOf, symbolOf } from "../cards/facts.ts";
import { breakable } from "../../wording/hyphens.ts";
import { width } from "../board/lettering.ts";
import { enlarging, unpeek } from "../cards/peek.ts";
import { pictureOf } from "../cards/pictures.ts";
import type { CardView } from "../view.ts";

/** Width of a slip for a word at a font size of 100 units; a longer word needs a wider slip. */
const WORD_ROOM = 640;

/** Renders cards as slips in list items. */
export function slots(session: Session, cards: readonly CardView[]): TemplateResult[] {
    return cards.map((card) => {
        const wide =
            card.definition &&
            factsOf(card.definition)
                .title.split(/[\s-]/)
                .some((word) => width(word) > WORD_ROOM);
        return html`<li class=${wide ? "slots__wide" : ""}>${slot(session, card)}</li>`;
    });
}

/** Renders the slip of a card; the back if the viewer may not see the card. */
function slot(session: Session, card: CardView): TemplateResult {
    if (!card.definition) return back();
    const facts = factsOf(card.definition);
    const mark = session.mark(card.handle);
    const shown = enlarging(session, card.definition);
    const point = (event: Event) => {
        unpeek();
        session.point(card.handle, event.currentTarget as HTMLElement);
    };
    const number = facts.kind === "enemy" || facts.kind === "spirit" ? facts.strength || facts.craft : 0;
    return html`<button
        type="button"
        class="slot slot--${facts.kind} ${mark ? `slot--${mark}` : ""}"
        data-handle=${card.handle}
        data-definition=${card.definition}
        @click=${point}
        @pointerenter=${shown.enter}
        @pointerleave=${shown.leave}
        @focus=${shown.focus}
        @blur=${shown.leave}
        @pointerdown=${shown.press}
    >
        <svg class="slot__art" viewBox="0 0 120 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            ${filled([card.definition], () => pictureOf(facts))}
        </svg>
        <span class="slot__band" aria-hidden="true"
            >${icon(symbolOf(facts))}${number ? html`<b>${number}</b>` : nothing}${card.counters ? html`<b>${card.counters}</b>` : nothing}</span
        >
        <span class="slot__name" aria-hidden="true">${breakable(facts.title)}</span
        ><span class="visually-hidden">${cardLabel(card.definition, mark)}</span>
        ${mark ? html`<span class="mark mark--${mark}">${icon(mark === "can" ? "ui-open" : "ui-check")}</span>` : nothing}
    </button>`;
}

/** Renders the back of a Spell that only its holder knows. */
function back(): TemplateResult {
    return html`<span class="slot slot--back" role="img" aria-label=${t("talisman-table-hidden-spell")}
        >${icon("t-spell")}</span
    >`;
}
