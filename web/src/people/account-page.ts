// The page about oneself: the name, and where one is known.

import "../../styles/pages/people.css";
import { html, type TemplateResult } from "lit";
import { Fetched, Page } from "../pages/page.ts";
import { framed } from "../pages/top.ts";
import { server } from "../server/api.ts";
import type { Me } from "../server/wire.generated.ts";
import { t } from "../wording/language.ts";
import "./devices.ts";
import "./keep.ts";

export class AccountPage extends Page {
    readonly #me = new Fetched(this, server.me);

    protected heading(): string {
        return t("people-heading");
    }

    protected override render(): TemplateResult {
        return framed(
            "",
            "",
            html`<div class="people">
                <h1>${t("people-heading")}</h1>
                ${this.#me.show((me) => (me.guest ? this.#known(me) : this.#nobody()))}
            </div>`,
        );
    }

    #nobody(): TemplateResult {
        return html`<p>${t("people-nobody")}</p>
            <p class="acts">
                <a class="btn btn--primary" href="/">${t("browser-to-start")}</a>
                <a class="btn" href="/sign-in">${t("people-have-account")}</a>
            </p>`;
    }

    #known(me: Me): TemplateResult {
        return html`<section class="set" aria-labelledby="who">
                <div>
                    <h2 id="who">${me.name || t("people-no-name")}</h2>
                    <p>${me.kept ? t("people-kept-gist") : t("people-guest-gist")}</p>
                </div>
                <ing-keep @kept=${() => void this.#me.again()}></ing-keep>
            </section>
            <section class="set" aria-labelledby="devices">
                <div>
                    <h2 id="devices">${t("people-devices")}</h2>
                    <p>${t("people-devices-gist")}</p>
                </div>
                <ing-devices ?kept=${me.kept}></ing-devices>
            </section>`;
    }
}
customElements.define("ing-account-page", AccountPage);
