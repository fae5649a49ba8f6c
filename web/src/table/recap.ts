// <ing-recap>: what the others did since one's last answer, when it is one's turn to decide again: the weightiest first to
// go, each leading to its place in the log.  It goes with the next answer.  Beside the log it lies open; where the log is
// out of sight it stands folded in the decision.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { Watching, type Line, type Session } from "../session/session.ts";
import { say, t } from "../wording/language.ts";
import { doneBy, recapped, sinceOwn, worthTelling } from "./meanwhile.ts";
import { signOf } from "./signs.ts";

/** Fewer lines than this are in sight anyway, where the log is. */
const LEAST = 3;

/** In a window no higher than this the log itself needs the room. */
const LOW = 1100;

/** Up to where each session was heard: the recap in the decision comes and goes with the questions. */
const heard = new WeakMap<Session, { readonly lines: readonly Line[]; readonly from: number }>();

class Recap extends LitElement {
    static override properties = { session: { attribute: false }, folded: { type: Boolean } };
    declare session: Session;
    declare folded: boolean;
    protected readonly watching = new Watching(this, () => this.session);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    /** What one's own answer led to at once belongs to what is told; whoever comes to the table hears what came after
     *  their last deed. */
    protected override willUpdate(): void {
        const { lines, busy, viewer } = this.session;
        // What was unfolded in the decision makes room for the next question.
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

/** Shows a line in the log. */
function find(place: number): void {
    for (const line of document.querySelectorAll(".log__line--found")) line.classList.remove("log__line--found");
    const line = document.querySelector(`.log__line[data-line="${place}"]`);
    line?.classList.add("log__line--found");
    line?.scrollIntoView({ block: "center" });
}
