// The page of a private seat link: moves the seat to this device, and goes on to the table.

import { html, LitElement, type TemplateResult } from "lit";
import { go } from "../../router.ts";
import { Speaking, t } from "../../wording/language.ts";

class SeatLink extends LitElement {
    static override properties = { token: { attribute: false }, failed: { state: true } };
    declare token: string;
    declare failed: boolean;
    protected readonly speaking = new Speaking(this);

    constructor() {
        super();
        this.failed = false;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    async #take(): Promise<void> {
        const response = await fetch(`/api/seat-links/${encodeURIComponent(this.token)}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: "{}",
        }).catch(() => undefined);
        if (!response?.ok) {
            this.failed = true;
            return;
        }
        const { table } = (await response.json()) as { table: string };
        go(`/table/${table}`, true);
    }

    /** Renders the button that takes the seat; opening the link alone, as a chat preview does, must not take it. */
    protected override render(): TemplateResult {
        return html`<main class="notice">
            <h1>${this.failed ? t("browser-seat-link-bad") : t("browser-seat-link")}</h1>
            <p>
                ${
                    this.failed
                        ? html`<a class="btn btn--primary" href="/">${t("browser-to-start")}</a>`
                        : html`<button type="button" class="btn btn--primary" @click=${() => void this.#take()}>
                              ${t("browser-seat-link-take")}
                          </button>`
                }
            </p>
        </main>`;
    }
}
customElements.define("ing-seat", SeatLink);
