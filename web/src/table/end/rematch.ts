// The next game: with the same seats, with the decks swapped, or with another deck.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { go } from "../../router.ts";
import type { Session } from "../../session/session.ts";
import type { Rematch } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";

/** Table whose rematch the player asked for; the page goes to the new table as soon as it is created. */
let wantsRematch = "";

/** Creates the next game, and goes there. */
export function again(session: Session, wish: Omit<Rematch, "type" | "id"> = {}): void {
    wantsRematch = session.info.id;
    session.rematch(wish);
}

/**
 * Renders the link to the next game if it exists, else the button that creates it; in a league, the link to the league.
 */
export function nextGame(session: Session): TemplateResult | typeof nothing {
    const { info, viewer } = session;
    if (info.league) return html`<a class="btn btn--primary" href="/league/${info.league}">${t("end-league")}</a>`;
    if (info.after && wantsRematch === info.id)
        queueMicrotask(() => wantsRematch === info.id && ((wantsRematch = ""), go(`/table/${info.after}`)));
    if (info.after) return html`<a class="btn btn--primary" href="/table/${info.after}">${t("end-next")}</a>`;
    if (viewer < 0) return nothing;
    return html`<button type="button" class="btn btn--primary" @click=${() => again(session)}>
        ${icon("ui-undo")}<span>${t("end-again")}</span>
    </button>`;
}

/** Renders the button for a game with each player in the next seat, which swaps decks where there are any. */
export function swappedGame(session: Session): TemplateResult | typeof nothing {
    const { info, viewer } = session;
    if (info.after || info.league || viewer < 0) return nothing;
    const decks = info.seats.some(({ deck }) => deck);
    return html`<button type="button" class="btn" @click=${() => again(session, { swapped: true })}>
        ${icon("ui-people")}<span>${decks ? t("end-again-swapped") : t("end-again-further")}</span>
    </button>`;
}
