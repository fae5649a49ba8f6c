// The page for coming back to an account with recovery words.

import "../../styles/pages/people.css";
import { html, nothing, type TemplateResult } from "lit";
import { Page, trouble } from "../pages/page.ts";
import { framed } from "../pages/top.ts";
import { prefer } from "../preferences.ts";
import type { SignedIn } from "../server/wire.generated.ts";
import { listed, t } from "../wording/language.ts";
import { people } from "./requests.ts";

export class SignInPage extends Page {
    static override properties = { done: { state: true }, problem: { state: true }, busy: { state: true } };
    declare done: SignedIn | undefined;
    declare problem: unknown;
    declare busy: boolean;

    constructor() {
        super();
        this.busy = false;
    }

    protected heading(): string {
        return t("people-sign-in");
    }

    protected override render(): TemplateResult {
        return framed("", "", html`<div class="people">${this.done ? this.#welcome(this.done) : this.#form()}</div>`);
    }

    #form(): TemplateResult {
        return html`<h1>${t("people-sign-in")}</h1>
            <p>${t("people-sign-in-gist")}</p>
            <form class="people__form" @submit=${this.#submit}>
                <label for="words">${t("people-words-field")}</label>
                <textarea
                    id="words"
                    name="words"
                    rows="3"
                    maxlength="400"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    required
                    aria-describedby="words-hint"
                ></textarea>
                <small id="words-hint">${t("people-words-hint")}</small>
                ${this.problem ? trouble(this.problem) : nothing}
                <p class="acts">
                    <button type="submit" class="btn btn--primary" aria-disabled=${this.busy ? "true" : nothing}>
                        ${t("people-sign-in")}
                    </button>
                </p>
            </form>`;
    }

    /** Renders who has come back, and what joined the account, which is told this once. */
    #welcome(done: SignedIn): TemplateResult {
        const brought = [
            done.games ? t("people-joined-games", { count: done.games }) : "",
            done.decks ? t("people-joined-decks", { count: done.decks }) : "",
            done.packs ? t("people-joined-packs", { count: done.packs }) : "",
            done.leagues ? t("people-joined-leagues", { count: done.leagues }) : "",
        ].filter(Boolean);
        return html`<h1 tabindex="-1">${t("people-welcome-back", { name: done.name })}</h1>
            <p role="status">
                ${brought.length ? t("people-joined", { things: listed(brought) }) : t("people-joined-nothing")}
            </p>
            <p class="acts">
                <a class="btn btn--primary" href="/">${t("browser-to-start")}</a>
                <a class="btn" href="/account">${t("page-account")}</a>
            </p>`;
    }

    #submit = async (event: Event): Promise<void> => {
        event.preventDefault();
        if (this.busy) return;
        this.busy = true;
        this.problem = undefined;
        const typed = new FormData(event.target as HTMLFormElement).get("words");
        try {
            const done = await people.signInWithWords(String(typed ?? ""));
            await prefer({ name: done.name });
            this.done = done;
            await this.updateComplete;
            this.querySelector<HTMLElement>("h1")?.focus();
        } catch (problem) {
            this.problem = problem;
        } finally {
            this.busy = false;
        }
    };
}
customElements.define("ing-sign-in-page", SignInPage);
