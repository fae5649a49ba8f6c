// The curtain between several players on one device: no hand is shown, or requested from the server, before its player
// confirms to be there.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import type { LiveSession } from "../session/live.ts";
import { Watching } from "../session/session.ts";
import { t } from "../wording/language.ts";

class Curtain extends LitElement {
    static override properties = { session: { attribute: false } };
    declare session: LiveSession;
    protected readonly watching = new Watching(this, () => this.session);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override firstUpdated(): void {
        this.querySelector("button")?.focus();
    }

    protected override render(): TemplateResult {
        const seat = this.session.question.seat;
        if (seat === undefined) return html`<main class="curtain"><p role="status">${t("browser-loading")}</p></main>`;
        const name = this.session.seatName(seat);
        const { title } = this.session.info;
        const here = () => this.dispatchEvent(new CustomEvent("here", { detail: seat }));
        return html`<main class="curtain">
            <div class="curtain__cloth panel">
                ${this.session.seatMark(seat)} ${title ? html`<p>${title}</p>` : nothing}
                <h1>${t("browser-curtain", { name })}</h1>
                <p>${t("browser-curtain-why")}</p>
                <button type="button" class="btn btn--primary" @click=${here}>
                    ${icon("ui-eye")}${t("browser-curtain-open", { name })}
                </button>
                <a href="/">${t("browser-to-start")}</a>
            </div>
        </main>`;
    }
}
customElements.define("ing-curtain", Curtain);
