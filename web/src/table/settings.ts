// The menu of a table: language, theme, speed, moments to respond, seat link, report, conceding, and the keys.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { tell } from "../controls/announce.ts";
import { icon } from "../controls/icon.ts";
import { teach } from "./decision/coach.ts";
import { keyList } from "./key-list.ts";
import { PACES, paceLike, paceName } from "./pace.ts";
import { prefer, preferences, type Speed, type Theme } from "../preferences.ts";
import { rulesTold } from "./rules-told.ts";
import { server } from "../server/api.ts";
import { Watching, type Session } from "../session/session.ts";
import { LANGUAGES, language, OWN_NAMES, say, speak, t } from "../wording/language.ts";

class Settings extends LitElement {
    static override properties = {
        session: { attribute: false },
        conceding: { state: true },
        link: { state: true },
        reporting: { state: true },
        rules: { state: true },
    };
    declare session: Session;
    declare conceding: boolean;
    declare link: string;
    declare reporting: "no" | "writing" | "sent";
    /** Summary of the rules of this table, once loaded. */
    declare rules: readonly string[];
    protected readonly watching = new Watching(this, () => this.session);

    constructor() {
        super();
        this.conceding = false;
        this.link = "";
        this.reporting = "no";
        this.rules = [];
    }

    override connectedCallback(): void {
        super.connectedCallback();
        void this.#tellRules();
    }

    /** Loads the summary of the rules, with switches as they are in play if the game shows them, else as chosen. */
    async #tellRules(): Promise<void> {
        const { info, view } = this.session;
        const [games] = await Promise.all([server.games(), speak({ paged: true })]);
        const game = games.find(({ name }) => name === info.game);
        const { options } = view as unknown as { readonly options?: Readonly<Record<string, number>> };
        if (game && game.options.length) this.rules = rulesTold(game, info.options, options);
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override render(): TemplateResult {
        const { session } = this;
        const playing = session.viewer >= 0 && session.info.state === "playing";
        return html`<h2 class="pop__head">${icon("ui-menu")}${t("browser-menu")}</h2>
            <p>
                <a class="btn btn--small" href="/how-to-play/${session.info.game}" target="_blank" rel="noopener"
                    >${icon("ui-book")}${t("page-how-to-play")}</a
                >
            </p>
            ${this.rules.length ? html`<p class="settings__rules"><strong>${t("browser-rules")}</strong> ${this.rules.map((rule) => html`<span class="chip">${rule}</span> `)}</p>` : nothing}
            ${this.#switch(
                t("browser-language"),
                LANGUAGES,
                language,
                (code) => OWN_NAMES[code],
                (code) => void prefer({ language: code }),
            )}
            ${this.#switch<Theme>(t("browser-theme"), ["system", "dark", "light"], preferences.theme, themeName, (one) => this.#prefer({ theme: one }))}
            ${this.#switch<Speed>(t("browser-speed"), ["none", "quick", "usual", "calm"], preferences.speed, speedName, (one) => this.#prefer({ speed: one }))}
            ${playing && session.info.seats.some((seat) => seat.kind === "bot" || seat.bot_plays) ? this.#botPace() : nothing}
            <label class="settings__check">
                <input
                    type="checkbox"
                    .checked=${preferences.passGuard}
                    @change=${(event: Event) => this.#prefer({ passGuard: ticked(event) })}
                />
                <span>${t("browser-pass-guard")}</span>
            </label>
            <label class="settings__check">
                <input
                    type="checkbox"
                    .checked=${preferences.lessons}
                    @change=${(event: Event) => void teach(ticked(event)).then(() => this.requestUpdate())}
                />
                <span>${t("browser-lessons")}</span>
            </label>
            ${playing && session.info.game === "talisman" && this.#alone() ? html`<p>${icon("ui-undo")} ${session.info.practice ? t("page-practice") : t("page-earnest")}</p>` : nothing}
            ${keys()} ${this.#notices()} ${this.#stops()} ${playing ? this.#seatLink() : nothing} ${this.#report()}
            ${playing ? this.#concede() : nothing}`;
    }

    /** Whether no player sits at another device. */
    #alone(): boolean {
        return this.session.info.seats.every(({ kind, yours }) => kind === "bot" || yours);
    }

    #prefer(changed: Parameters<typeof prefer>[0]): void {
        void prefer(changed).then(() => this.requestUpdate());
    }

    #switch<T extends string>(
        label: string,
        values: readonly T[],
        now: T,
        name: (value: T) => string,
        choose: (value: T) => void,
    ): TemplateResult {
        return html`<div class="settings__row">
            <span>${label}</span>
            <div class="switch" role="group" aria-label=${label}>
                ${values.map((value) => html`<button type="button" aria-pressed=${value === now} @click=${() => choose(value)}>${name(value)}</button>`)}
            </div>
        </div>`;
    }

    /** Renders the choice of the bots' pace, which applies to everybody at the table. */
    #botPace(): TemplateResult {
        const now = String(paceLike(this.session.info.pace));
        return this.#switch(
            t("page-pace"),
            PACES.map(String),
            now,
            (pace) => paceName(Number(pace)),
            (pace) => this.session.pace(Number(pace)),
        );
    }

    /** Renders the choices of how the player is notified of their turn. */
    #notices(): TemplateResult {
        const tick = (label: string, ticked: boolean, change: (wanted: boolean) => void): TemplateResult =>
            html`<label class="settings__check">
                <input
                    type="checkbox"
                    .checked=${live(ticked)}
                    @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
                />
                <span>${label}</span>
            </label>`;
        return html`<details>
            <summary>${t("browser-notices")}</summary>
            ${tick(t("browser-notice-title"), preferences.tabTitle, (tabTitle) => this.#prefer({ tabTitle }))}
            ${tick(t("browser-notice-sound"), preferences.sounds, (sounds) => void this.#hear(sounds))}
            ${tick(t("browser-notice-browser"), preferences.notifications, (wanted) => void this.#beNotified(wanted))}
        </details>`;
    }

    /** Switches sounds on or off; switching them on plays one. */
    async #hear(sounds: boolean): Promise<void> {
        if (sounds) (await import("./notices.ts")).sound("turn");
        this.#prefer({ sounds });
    }

    /** Switches notifications on or off; if the browser refuses permission, a message says so. */
    async #beNotified(wanted: boolean): Promise<void> {
        const notifications = wanted && (await (await import("./notices.ts")).mayNotify());
        if (wanted && !notifications) tell(t("browser-notice-refused"), "trouble");
        this.#prefer({ notifications });
    }

    /** Renders "Ask me only if …": the moments at which the player wants to respond. */
    #stops(): TemplateResult | typeof nothing {
        const { moments } = this.session.info;
        if (!moments.length || this.session.viewer < 0) return nothing;
        const change = (kind: string, wanted: boolean) =>
            this.session.stops(
                moments
                    .filter((moment) => (moment.kind === kind ? wanted : moment.wanted))
                    .map((moment) => moment.kind),
            );
        return html`<details>
            <summary>${t("browser-stops")}</summary>
            <p class="settings__note">${t("browser-stops-why")}</p>
            ${moments.map(
                (moment) =>
                    html`<label class="settings__check">
                        <input
                            type="checkbox"
                            .checked=${moment.wanted}
                            @change=${(event: Event) => change(moment.kind, ticked(event))}
                        />
                        <span>${say(moment.label)}</span>
                    </label>`,
            )}
        </details>`;
    }

    #seatLink(): TemplateResult {
        return html`<details>
            <summary>${t("browser-device")}</summary>
            <p class="settings__note">${t("browser-device-why")}</p>
            ${
                this.link
                    ? html`<input
                          class="field"
                          readonly
                          .value=${this.link}
                          aria-label=${t("browser-device")}
                          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
                      />`
                    : html`<button type="button" class="btn btn--small" @click=${this.#fetchLink}>
                          ${icon("ui-share")}${t("browser-device-link")}
                      </button>`
            }
        </details>`;
    }

    async #fetchLink(): Promise<void> {
        const { info, viewer } = this.session;
        const response = await fetch(`/api/tables/${info.id}/seats/${viewer}/link`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: "{}",
        }).catch(() => undefined);
        if (!response?.ok) return tell(t("browser-unreachable"), "trouble");
        const { link } = (await response.json()) as { link: string };
        this.link = new URL(link, location.origin).href;
        await navigator.clipboard?.writeText(this.link).then(
            () => tell(t("browser-copied")),
            () => {},
        );
    }

    #report(): TemplateResult {
        if (this.reporting === "sent")
            return html`<p class="settings__note" role="status">${t("browser-report-sent")}</p>`;
        return html`<details ?open=${this.reporting === "writing"}>
            <summary>${t("browser-report")}</summary>
            <form @submit=${this.#sendReport}>
                <label class="settings__note" for="report-text">${t("browser-report-what")}</label>
                <textarea id="report-text" class="field" name="text" rows="3" maxlength="2000" required></textarea>
                <button class="btn btn--small">${t("browser-report-send")}</button>
            </form>
        </details>`;
    }

    async #sendReport(event: Event): Promise<void> {
        event.preventDefault();
        const text = String(new FormData(event.target as HTMLFormElement).get("text") ?? "");
        this.reporting = "writing";
        if (await this.session.report(text)) this.reporting = "sent";
    }

    /** Renders the button that concedes: the first press asks for confirmation, the second concedes. */
    #concede(): TemplateResult {
        const press = () => {
            if (this.conceding) this.session.concede();
            this.conceding = !this.conceding;
        };
        return html`<button
            type="button"
            class="btn btn--small settings__concede"
            @click=${press}
            @blur=${() => (this.conceding = false)}
        >
            ${icon("ui-flag")}${this.conceding ? t("browser-concede-again") : t("browser-concede")}
        </button>`;
    }
}
customElements.define("ing-settings", Settings);

/** Renders the list of keys, open on devices that seem to have a keyboard. */
function keys(): TemplateResult {
    return html`<details ?open=${matchMedia("(hover: hover) and (pointer: fine)").matches}>
        <summary>${t("browser-keys")}</summary>
        ${keyList()}
    </details>`;
}

function themeName(theme: Theme): string {
    return theme === "dark"
        ? t("browser-theme-dark")
        : theme === "light"
          ? t("browser-theme-light")
          : t("browser-theme-system");
}

function speedName(speed: Speed): string {
    switch (speed) {
        case "none":
            return t("browser-speed-none");
        case "quick":
            return t("browser-speed-quick");
        case "usual":
            return t("browser-speed-usual");
        case "calm":
            return t("browser-speed-calm");
    }
}

function ticked(event: Event): boolean {
    return (event.target as HTMLInputElement).checked;
}
