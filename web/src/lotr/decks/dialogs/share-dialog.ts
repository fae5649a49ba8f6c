// The dialog for sharing a deck: a link, a short code, a list in several text formats, and a sheet to print.

import { html, type TemplateResult } from "lit";
import { icon } from "../../../controls/icon.ts";
import { tell } from "../../../controls/announce.ts";
import "../../../pages/copy.ts";
import { reason } from "../../../pages/page.ts";
import { server } from "../../../server/api.ts";
import { t } from "../../../wording/language.ts";
import type { Deck } from "../deck.ts";
import { sheet } from "../sheet.ts";
import { DeckDialog } from "./dialog.ts";

/** Text formats for saving, with their file extensions and labels; the labels are the same in all languages. */
const KINDS: readonly (readonly [kind: string, ending: string, words: string])[] = [
    ["text", "txt", "TXT"],
    ["csv", "csv", "CSV"],
    ["tsv", "tsv", "TSV"],
    ["html", "html", "HTML"],
    ["ids", "txt", "1_290|1_2|…"],
];

export class DeckShare extends DeckDialog {
    static override properties = { deck: { attribute: false }, name: {}, code: { state: true }, list: { state: true } };
    declare deck: Deck;
    declare name: string;
    declare code: string;
    declare list: string;

    constructor() {
        super();
        this.code = "";
        this.list = "";
    }

    override connectedCallback(): void {
        super.connectedCallback();
        void this.#write();
    }

    async #write(): Promise<void> {
        try {
            const texts = await Promise.all(["code", "text"].map((kind) => server.writeDeck("lotr", kind, this.deck)));
            [this.code, this.list] = texts.map((one) => one.text.trim()) as [string, string];
        } catch (problem) {
            tell(reason(problem), "trouble");
        }
    }

    protected heading(): string {
        return t("deck-share-deck", { deck: this.name });
    }

    protected content(): TemplateResult {
        const link = `${location.origin}/decks/new#${this.code.replaceAll(" ", "-")}`;
        return html`<div class="share">
            <h3>${t("deck-link")}</h3>
            <ing-copy .address=${this.code ? link : ""} .words=${this.name}></ing-copy>
            <h3>${t("deck-code")}</h3>
            <code class="code" tabindex="0">${this.code}</code>
            <h3>${t("deck-list")}</h3>
            <div class="share__as">
                ${KINDS.map(
                    ([kind, ending, words]) =>
                        html`<button type="button" class="btn btn--small" @click=${() => void this.#save(kind, ending)}>
                            ${words}
                        </button>`,
                )}
                <button type="button" class="btn btn--small" @click=${() => print()}>
                    ${icon("ui-book")}${t("deck-print")}
                </button>
            </div>
            <pre class="share__list" tabindex="0">${this.list}</pre>
        </div>`;
    }

    /** Renders the dialog, and beside it the sheet for printing. */
    protected override render(): TemplateResult {
        return html`${super.render()}${sheet(this.deck, this.name)}`;
    }

    async #save(kind: string, ending: string): Promise<void> {
        try {
            const { text } = await server.writeDeck("lotr", kind, this.deck);
            const link = document.createElement("a");
            link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
            link.download = `${this.name || "deck"}.${ending}`;
            link.click();
            URL.revokeObjectURL(link.href);
        } catch (problem) {
            tell(reason(problem), "trouble");
        }
    }
}

customElements.define("ing-deck-share", DeckShare);
