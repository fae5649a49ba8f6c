// The page on which a guest makes and revokes the tokens of programs.

import { html, nothing, type TemplateResult } from "lit";
import { tell } from "../controls/announce.ts";
import { icon } from "../controls/icon.ts";
import { ask } from "../server/api.ts";
import type { NewToken, NewTokenInfo, TokenInfo, TokenList } from "../server/wire.generated.ts";
import { language, t } from "../wording/language.ts";
import "./copy.ts";
import { Fetched, Page, reason } from "./page.ts";
import { ago } from "./start/hall.ts";
import { framed } from "./top.ts";

type Plays = "not" | "you" | "program";

const DAYS = [30, 90, 366] as const;
const NAME_LENGTH = 40;

const tokens = {
    list: () => ask<TokenList>("GET", "/me/tokens"),
    make: (token: NewToken) => ask<NewTokenInfo>("POST", "/me/tokens", token),
    revoke: (id: string) => ask<TokenList>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),
};

export class ProgramsPage extends Page {
    static override properties = {
        made: { state: true },
        busy: { state: true },
        problem: { state: true },
    };
    /** The token that was just made, with its secret. */
    declare made: NewTokenInfo | undefined;
    declare busy: boolean;
    declare problem: unknown;
    readonly #list = new Fetched(this, tokens.list);

    constructor() {
        super();
        this.busy = false;
    }

    protected heading(): string {
        return t("page-programs-heading");
    }

    protected override render(): TemplateResult {
        return framed(
            "",
            "",
            html`<header class="head">
                    <h1>${this.heading()}</h1>
                    <p>${t("page-programs-lead")}</p>
                    <p><a href="/api/v1/openapi.json" target="_blank">${t("page-programs-description")}</a></p>
                </header>
                <div class="columns">
                    <section class="panel block" aria-labelledby="token-make">
                        <h2 id="token-make">${t("page-token-make-heading")}</h2>
                        ${this.#form()} ${this.made ? this.#secret(this.made) : nothing}
                    </section>
                    <section class="panel block" aria-labelledby="tokens-yours">
                        <h2 id="tokens-yours">${t("page-tokens-heading")}</h2>
                        ${this.#list.show((list) => this.#tokens(list.tokens))}
                    </section>
                </div>`,
        );
    }

    #form(): TemplateResult {
        return html`<form class="tokens" @submit=${this.#make}>
            <div class="labelled">
                <label for="token-name">${t("page-token-name")}</label>
                <input id="token-name" name="name" class="field" required maxlength=${NAME_LENGTH} autocomplete="off" />
                <small>${t("page-token-name-hint")}</small>
            </div>
            <div class="labelled">
                <label for="token-plays">${t("page-token-plays")}</label>
                <select id="token-plays" name="plays" class="field">
                    <option value="program">${t("page-token-plays-program")}</option>
                    <option value="you">${t("page-token-plays-you")}</option>
                    <option value="not">${t("page-token-plays-not")}</option>
                </select>
            </div>
            ${this.#tick("lay", t("page-token-lay"), true)} ${this.#tick("read", t("page-token-read"), true)}
            <div class="labelled">
                <label for="token-days">${t("page-token-days")}</label>
                <select id="token-days" name="days" class="field">
                    ${DAYS.map((days) => html`<option value=${days} ?selected=${days === 90}>${t("page-token-days-count", { days })}</option>`)}
                </select>
            </div>
            ${this.problem ? html`<p class="trouble" role="alert">${icon("ui-warn")}${reason(this.problem)}</p>` : nothing}
            <button class="btn btn--primary" ?disabled=${this.busy}>${t("page-token-make")}</button>
        </form>`;
    }

    #tick(name: string, words: string, checked: boolean): TemplateResult {
        return html`<label class="tick"
            ><input type="checkbox" name=${name} ?checked=${checked} /><span>${words}</span></label
        >`;
    }

    #secret(made: NewTokenInfo): TemplateResult {
        return html`<div class="labelled tokens__made" role="group" aria-labelledby="token-made">
            <p id="token-made" role="status">${t("page-token-made", { name: made.token.name })}</p>
            <ing-copy .address=${made.secret} .label=${t("page-token")} .act=${t("page-token-copy")}></ing-copy>
        </div>`;
    }

    #tokens(list: readonly TokenInfo[]): TemplateResult {
        if (!list.length) return html`<p class="empty">${t("page-tokens-none")}</p>`;
        return html`<ul class="rows">
            ${list.map(
                (token) =>
                    html`<li class="row">
                        ${icon(token.program ? "ui-bot" : "ui-lock")}
                        <span class="row__what" id="token-${token.id}"
                            >${token.name}<small>${this.#facts(token).join(" · ")}</small></span
                        >
                        <button
                            type="button"
                            class="btn btn--small"
                            aria-describedby="token-${token.id}"
                            ?disabled=${this.busy}
                            @click=${() => void this.#revoke(token)}
                        >
                            ${t("page-token-revoke")}
                        </button>
                    </li>`,
            )}
        </ul>`;
    }

    /** Returns what is known of a token: its scopes, its player, its last use and its end. */
    #facts(token: TokenInfo): string[] {
        const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
        return [
            token.scopes.join(", "),
            ...(token.program ? [t("page-token-as", { name: token.program })] : []),
            token.used ? t("page-token-used", { when: ago(token.used) }) : t("page-token-unused"),
            t("page-token-ends", { when: day.format(token.expires * 1000) }),
        ];
    }

    #make = async (event: SubmitEvent): Promise<void> => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const given = new FormData(form);
        const plays = given.get("plays") as Plays;
        const scopes: NewToken["scopes"] = [
            ...(given.has("read") ? (["read"] as const) : []),
            ...(plays === "you" ? (["play"] as const) : plays === "program" ? (["bot"] as const) : []),
            ...(given.has("lay") ? (["lay"] as const) : []),
        ];
        await this.#do(async () => {
            this.made = await tokens.make({ name: String(given.get("name")), scopes, days: Number(given.get("days")) });
            form.reset();
        });
        if (this.made && !this.problem) this.querySelector<HTMLInputElement>(".copy__link")?.focus();
    };

    async #revoke(token: TokenInfo): Promise<void> {
        await this.#do(() => tokens.revoke(token.id));
        if (this.problem) return;
        if (this.made?.token.id === token.id) this.made = undefined;
        tell(t("page-token-revoked", { name: token.name }));
        this.querySelector<HTMLElement>("#token-name")?.focus();
    }

    async #do(work: () => Promise<unknown>): Promise<void> {
        this.busy = true;
        this.problem = undefined;
        try {
            await work();
            await this.#list.again();
        } catch (error) {
            this.problem = error;
        } finally {
            this.busy = false;
        }
        await this.updateComplete;
    }
}
customElements.define("ing-programs-page", ProgramsPage);
