// The page for learning a game: the guided first game, and links to further reading.

import "../../styles/pages/learn.css";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { preferences } from "../preferences.ts";
import { go } from "../router.ts";
import { server } from "../server/api.ts";
import { language, t } from "../wording/language.ts";
import { Page, trouble } from "./page.ts";
import { framed } from "./top.ts";
import { gameTitle } from "./words.ts";

export class LearnPage extends Page {
    static override properties = { game: { attribute: false }, busy: { state: true }, problem: { state: true } };
    declare game: string;
    declare busy: boolean;
    declare problem: unknown;

    constructor() {
        super();
        this.busy = false;
    }

    protected heading(): string {
        return `${t("learn-heading")}: ${gameTitle(this.game)}`;
    }

    protected override render(): TemplateResult {
        return framed(
            "rules",
            this.game,
            html`<main id="main" class="learn" tabindex="-1">
                <h1>${t("learn-heading")}: ${gameTitle(this.game)}</h1>
                <p>${t("learn-lead")}</p>
                <p class="game__go">
                    <button
                        type="button"
                        class="btn btn--primary"
                        aria-disabled=${this.busy ? "true" : nothing}
                        @click=${this.#begin}
                    >
                        ${icon("ui-play")}<span>${t("learn-begin")}</span>
                    </button>
                    <a class="btn" href="/how-to-play/${this.game}"
                        >${icon("ui-book")}<span>${t("learn-read")}</span></a
                    >
                    <a class="btn" href="/rules/${this.game}">${icon("ui-book")}<span>${t("learn-rulebook")}</span></a>
                </p>
                ${this.problem ? trouble(this.problem) : nothing}
                <p>${t("learn-how")}</p>
            </main>`,
        );
    }

    #begin = async (): Promise<void> => {
        if (this.busy) return;
        this.busy = true;
        this.problem = undefined;
        try {
            const { id } = await server.learn(this.game, { part: 1, name: preferences.name, language });
            go(`/table/${id}`);
        } catch (problem) {
            this.problem = problem;
        } finally {
            this.busy = false;
        }
    };
}
customElements.define("ing-learn-page", LearnPage);
