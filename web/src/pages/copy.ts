// A link to share: shown, copied, or passed to another app where the system supports it.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { Speaking, t } from "../wording/language.ts";

export class CopyLink extends LitElement {
    static override properties = {
        address: { attribute: false },
        words: { attribute: false },
        label: { attribute: false },
        act: { attribute: false },
        copied: { state: true },
    };
    declare address: string;
    /** The title that goes along when the link is shared. */
    declare words: string;
    /** The copied thing, and the name of the button, if it is not a link. */
    declare label: string;
    declare act: string;
    declare copied: boolean;
    protected readonly speaking = new Speaking(this);

    constructor() {
        super();
        this.address = "";
        this.words = "";
        this.label = "";
        this.act = "";
        this.copied = false;
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override render(): TemplateResult {
        return html`<div class="copy">
            <input
                class="field copy__link"
                readonly
                aria-label=${this.label || t("page-link")}
                .value=${this.address}
                @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
            />
            <div class="copy__acts">
                <button type="button" class="btn" @click=${this.#copy}>
                    ${icon(this.copied ? "ui-check" : "ui-cards")}${this.copied ? t("page-copied") : this.act || t("page-copy")}
                </button>
                ${
                    "share" in navigator && !this.act
                        ? html`<button type="button" class="btn" @click=${this.#share}>
                              ${icon("ui-share")}${t("page-share")}
                          </button>`
                        : nothing
                }
            </div>
            <span class="visually-hidden" role="status">${this.copied ? t("page-copied") : nothing}</span>
        </div>`;
    }

    #copy = async (): Promise<void> => {
        try {
            await navigator.clipboard.writeText(this.address);
        } catch {
            // Without permission to write the clipboard, the link is selected, so that the usual keys copy it.
            this.querySelector("input")!.select();
            return;
        }
        this.copied = true;
        window.setTimeout(() => (this.copied = false), 3000);
    };

    #share = async (): Promise<void> => {
        try {
            await navigator.share({ title: this.words, url: this.address });
        } catch {
            // A cancelled share is no error.
        }
    };
}

customElements.define("ing-copy", CopyLink);
