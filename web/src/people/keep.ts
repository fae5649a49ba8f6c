// The ways into an account: recovery words, made and shown once.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { Fetched, trouble } from "../pages/page.ts";
import type { OwnAccount, WayInfo } from "../server/wire.generated.ts";
import { language, Speaking, t } from "../wording/language.ts";
import { people } from "./requests.ts";
import { symbol } from "./symbols.ts";

export class Keep extends LitElement {
    static override properties = { words: { state: true }, problem: { state: true } };
    /** New recovery words, until their owner has written them down. */
    declare words: readonly string[];
    declare problem: unknown;
    protected readonly speaking = new Speaking(this);
    readonly #account = new Fetched(this, people.account);

    constructor() {
        super();
        this.words = [];
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override render(): TemplateResult {
        if (this.words.length) return this.#show();
        return this.#account.show(
            (account) =>
                html`${account.since ? this.#ways(account) : html`<p>${t("people-keep-gist")}</p>`}
                ${this.problem ? trouble(this.problem) : nothing} ${this.#offer(account)}`,
        );
    }

    /** Renders new words, which are never shown again. */
    #show(): TemplateResult {
        return html`<div class="words" role="region" aria-labelledby="words-heading">
            <h3 id="words-heading" tabindex="-1">${t("people-words-heading")}</h3>
            <p>${t("people-words-gist")}</p>
            <ol>
                ${this.words.map((word) => html`<li>${word}</li>`)}
            </ol>
            <p class="acts">
                <button type="button" class="btn btn--primary" @click=${this.#written}>
                    ${t("people-words-written")}
                </button>
            </p>
        </div>`;
    }

    #ways(account: OwnAccount): TemplateResult {
        return html`<ul class="rows">
            ${account.ways.map((way) => this.#way(way, account))}
        </ul>`;
    }

    #way(way: WayInfo, account: OwnAccount): TemplateResult {
        const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
        const since = day.format(way.since * 1000);
        const used = way.used
            ? t("people-way-used", { since, used: day.format(way.used * 1000) })
            : t("people-way-unused", { since });
        return html`<li class="row">
            ${symbol("words")}
            <span class="row__what">${t("people-way-words")}<small>${used}</small></span>
            ${
                account.ways.length > 1
                    ? html`<button type="button" class="btn btn--small" @click=${() => void this.#remove(way)}>
                          ${t("people-way-remove")}
                      </button>`
                    : nothing
            }
        </li>`;
    }

    #offer(account: OwnAccount): TemplateResult {
        if (account.since && !account.proven)
            return html`<p>${t("people-prove")}</p>
                <p><a class="btn" href="/sign-in">${t("people-sign-in")}</a></p>`;
        const words = account.since ? t("people-words-again") : t("people-words-make");
        return html`<p class="acts">
            <button
                type="button"
                class=${account.since ? "btn" : "btn btn--primary"}
                @click=${() => void this.#makeWords()}
            >
                ${symbol("words")}${words}
            </button>
            ${account.since ? nothing : html`<a class="btn" href="/sign-in">${t("people-have-account")}</a>`}
        </p>`;
    }

    async #makeWords(): Promise<void> {
        await this.#try(async () => {
            this.words = (await people.makeWords()).words;
            await this.updateComplete;
            this.querySelector<HTMLElement>("#words-heading")?.focus();
        });
    }

    #written = async (): Promise<void> => {
        this.words = [];
        await this.#try(async () => {
            this.#account.value = await people.renew();
        });
        this.dispatchEvent(new Event("kept", { bubbles: true }));
    };

    async #remove(way: WayInfo): Promise<void> {
        await this.#try(async () => {
            this.#account.value = await people.removeWay(way.id);
        });
    }

    async #try(change: () => Promise<void>): Promise<void> {
        this.problem = undefined;
        try {
            await change();
        } catch (problem) {
            this.problem = problem;
        }
        this.requestUpdate();
    }
}
customElements.define("ing-keep", Keep);
