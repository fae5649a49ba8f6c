// The bar on top of a table: its name, the current stage of the game, and the menu.

import { html, nothing, type TemplateResult } from "lit";
import { InTurn } from "../controls/drawn.ts";
import { icon } from "../controls/icon.ts";
import { openPopover } from "../controls/popover.ts";
import { theme, chooseTheme } from "../preferences.ts";
import { part } from "../controls/turns.ts";
import { Watching, type Session } from "../session/session.ts";
import { t } from "../wording/language.ts";

class Bar extends InTurn {
    static override properties = {
        session: { attribute: false },
        heading: { attribute: false },
        subheading: { attribute: false },
        phases: { attribute: false },
    };
    declare session: Session;
    declare heading: string;
    declare subheading: string;
    /** The game's own content in the middle, such as its phases. */
    declare phases: TemplateResult | undefined;
    protected readonly watching = new Watching(this, () => this.session);

    constructor() {
        super();
        this.heading = this.subheading = "";
    }

    protected override render(): TemplateResult {
        const { session } = this;
        return html`<header class="bar">
            <a class="brand" href="/" aria-label=${t("browser-to-start")}>${icon("logo")}</a>
            <h1 class="bar__game">
                <strong>${this.heading || session.info.title}</strong
                >${this.subheading ? html`<span>${this.subheading}</span>` : nothing}
            </h1>
            ${part(() => this.phases ?? nothing)}
            ${session.connected ? nothing : html`<p class="bar__state" role="status">${icon("ui-clock")}<span>${t("browser-reconnecting")}</span></p>`}
            <div class="bar__tools">
                <a
                    class="btn btn--quiet btn--icon"
                    href="/rules/${session.info.game}"
                    target="_blank"
                    rel="noopener"
                    aria-label=${t("browser-rules")}
                    title=${t("browser-rules")}
                    >${icon("ui-book")}</a
                >
                <button
                    type="button"
                    class="btn btn--quiet btn--icon"
                    aria-label=${t("browser-theme-change")}
                    title=${t("browser-theme-change")}
                    @click=${this.#light}
                >
                    ${icon(theme() === "dark" ? "ui-sun" : "p-shadow")}
                </button>
                <button
                    type="button"
                    class="btn btn--quiet btn--icon"
                    data-key="menu"
                    aria-haspopup="dialog"
                    aria-label=${t("browser-menu")}
                    title=${t("browser-menu")}
                    @click=${this.#menu}
                >
                    ${icon("ui-menu")}
                </button>
            </div>
        </header>`;
    }

    #light(): void {
        chooseTheme(theme() === "dark" ? "light" : "dark");
        this.requestUpdate();
    }

    /** Opens the menu, whose module is loaded on first use, because a game can be played without it. */
    async #menu({ currentTarget }: Event): Promise<void> {
        await import("./settings.ts");
        openPopover(currentTarget as HTMLElement, {
            kind: "panel",
            label: t("browser-menu"),
            content: () => html`<ing-settings .session=${this.session}></ing-settings>`,
        });
    }
}
customElements.define("ing-bar", Bar);
