// The time left to answer while other people wait: shown to all, and counted down each second.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";

export class Countdown extends LitElement {
    static override properties = { until: { type: Number }, own: { type: Boolean } };
    /** The end of the time, by the page's clock. */
    declare until: number;
    /** Whether the time is the viewer's own. */
    declare own: boolean;
    #timer = 0;

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#timer = window.setInterval(() => this.requestUpdate(), 1000);
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        window.clearInterval(this.#timer);
    }

    protected override render(): TemplateResult {
        const left = Math.max(0, Math.ceil((this.until - performance.now()) / 1000));
        const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
        return html`<p class="decision__hint" role="timer">
            ${icon("ui-clock")} ${t(this.own ? "browser-time-own" : "browser-time-left", { time })}
        </p>`;
    }
}
customElements.define("ing-countdown", Countdown);

/** Renders the time left, where other people wait for the player who is asked. */
export function countdown(session: Session): TemplateResult | typeof nothing {
    const { info, question } = session;
    const asked = info.seats[question.seat ?? -1];
    const isPerson = asked?.kind === "person" && !asked.bot_plays;
    const wait = info.seats.some(
        (seat) => seat !== asked && seat.kind === "person" && !seat.bot_plays && !(seat.yours && asked?.yours),
    );
    if (!session.live || info.state !== "playing" || !isPerson || !wait || !info.patience) return nothing;
    const until = session.askedSince + 1000 * info.patience;
    return html`<ing-countdown .until=${until} .own=${asked.yours}></ing-countdown>`;
}
