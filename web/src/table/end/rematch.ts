// The next game: with the same seats, with what was brought to the seats swapped, or with another deck.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { go } from "../../router.ts";
import type { Session } from "../../session/session.ts";
import type { Rematch } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";

/** Somebody who asked for a rematch goes there as soon as it is laid. */
let wantsRematch = "";

/** Lays the next game, and goes there. */
export function again(session: Session, wish: Omit<Rematch, "type" | "id"> = {}): void {
    wantsRematch = session.info.id;
    session.rematch(wish);
}

/** The way to the next game: there, if somebody has laid it, else the button that does; in a league, to that. */
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

/** The same with everybody in the next seat: where there are decks, that swaps them. */
export function swappedGame(session: Session): TemplateResult | typeof nothing {
    const { info, viewer } = session;
    if (info.after || info.league || viewer < 0) return nothing;
    const decks = info.seats.some(({ deck }) => deck);
    return html`<button type="button" class="btn" @click=${() => again(session, { swapped: true })}>
        ${icon("ui-people")}<span>${decks ? t("end-again-swapped") : t("end-again-further")}</span>
    </button>`;
}
