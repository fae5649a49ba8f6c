// <ing-recap>: what the others did since the player's last answer, shown when it is the player's turn again.  It has
// the weightiest lines, each linked to its place in the log.
//
// It disappears with the next answer.  Beside the log it is open; where the log is out of sight it is folded in the
// decision panel.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { Watching, type Line, type Session } from "../session/session.ts";
import { say, t } from "../wording/language.ts";
import { doneBy, recapped, sinceOwn, worthTelling } from "./meanwhile.ts";
import { signOf } from "./signs.ts";

/** Fewest lines for a recap beside the log, where fewer are visible anyway. */
const LEAST = 3;

/** Window height up to which the log itself needs the room. */
const LOW = 1100;

/**
 * Place up to which each session's log was covered; stored here because the recap comes and goes with the questions.
 */
const heard = new WeakMap<Session, { readonly lines: readonly Line[]; readonly from: number }>();

class Recap extends LitElement {
    static override properties = { session: { attribute: false }, folded: { type: Boolean } };
    declare session: Session;
    declare folded: boolean;
    protected readonly watching = new Watching(this, () => this.session);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    /**
     * Updates the start of the recap: the direct results of the player's own answer are included.  For a player who
     * joins, it starts after their last action.
     */
    protected override willUpdate(): void {
        const { lines, busy, viewer } = this.session;
        // An unfolded recap closes to make room for the next question.
        if (busy && this.folded) this.querySelector("details")?.removeAttribute("open");
        const known = heard.get(this.session);
        if (busy) heard.set(this.session, { lines, from: lines.length });
        else if (lines !== known?.lines) heard.set(this.session, { lines, from: sinceOwn(lines, viewer) });
    }

    protected override render(): TemplateResult | typeof nothing {
        const { session } = this;
        const told = session.live && session.asked ? recapped(session.lines, heard.get(session)!.from) : [];
        if (told.length < (this.folded ? 1 : LEAST)) return nothing;
        const by = doneBy(told, session.viewer);
        const all = worthTelling(session.lines, heard.get(session)!.from).length;
        const count = told.length < all ? `${told.length}/${all}` : told.length; // the log has the rest
        const title =
            by < 0 ? t("browser-recap", { count }) : t("browser-recap-of", { name: session.seatName(by), count });
        const lines = html`<ul aria-label=${title}>
            ${told.map(
                ({ line, place }) =>
                    html`<li>
                        <button type="button" @click=${() => find(place)}>
                            ${icon(signOf(line.message) || "ui-next")}<span>${say(line)}</span>
                        </button>
                    </li>`,
            )}
        </ul>`;
        if (told.length < LEAST) return html`<div class="recap recap--few">${lines}</div>`;
        return html`<details class="recap" ?open=${!this.folded && innerHeight > LOW}>
            <summary>${title}</summary>
            ${lines}
        </details>`;
    }
}
customElements.define("ing-recap", Recap);

/** Scrolls to a line in the log and marks it. */
function find(place: number): void {
    for (const line of document.querySelectorAll(".log__line--found")) line.classList.remove("log__line--found");
    const line = document.querySelector(`.log__line[data-line="${place}"]`);
    line?.classList.add("log__line--found");
    line?.scrollIntoView({ block: "center" });
}
