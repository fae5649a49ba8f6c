// Base class of the builder's dialogs: light DOM, closed by Escape, by its button or by a click outside.

import { html, LitElement, type TemplateResult } from "lit";
import { icon } from "../../../controls/icon.ts";
import { Speaking, t } from "../../../wording/language.ts";

export abstract class DeckDialog extends LitElement {
    protected readonly speaking = new Speaking(this);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override firstUpdated(): void {
        this.querySelector("dialog")!.showModal();
    }

    protected abstract heading(): string;
    protected abstract content(): TemplateResult;

    protected override render(): TemplateResult {
        return html`<dialog
            class="deck-dialog"
            aria-labelledby="deck-dialog-title"
            @close=${() => this.dispatchEvent(new CustomEvent("shut"))}
            @click=${(event: Event) => event.target === event.currentTarget && this.shut()}
        >
            <div class="deck-dialog__inner">
                <header>
                    <h2 id="deck-dialog-title">${this.heading()}</h2>
                    <button
                        type="button"
                        class="btn btn--quiet btn--icon"
                        aria-label=${t("browser-close")}
                        @click=${() => this.shut()}
                    >
                        ${icon("ui-close")}
                    </button>
                </header>
                ${this.content()}
            </div>
        </dialog>`;
    }

    protected shut(): void {
        this.querySelector("dialog")!.close();
    }
}
