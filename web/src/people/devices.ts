// The list of devices on which somebody is known, with buttons that end their sessions.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { announce } from "../controls/announce.ts";
import { Fetched, trouble } from "../pages/page.ts";
import type { DeviceInfo } from "../server/wire.generated.ts";
import { language, Speaking, t } from "../wording/language.ts";
import { people } from "./requests.ts";
import { symbol } from "./symbols.ts";

export class Devices extends LitElement {
    static override properties = { kept: { type: Boolean }, problem: { state: true }, asking: { state: true } };
    /** Whether the person has an account, to which recovery words lead back. */
    declare kept: boolean;
    declare problem: unknown;
    /** Whether the question is shown that comes before signing out here. */
    declare asking: boolean;
    protected readonly speaking = new Speaking(this);
    readonly #devices = new Fetched(this, people.devices);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override render(): TemplateResult {
        return this.#devices.show(
            (all) =>
                html`<ul class="rows">
                        ${all.map((device) => this.#row(device))}
                    </ul>
                    ${this.problem ? trouble(this.problem) : nothing}
                    ${
                        all.length > 1
                            ? html`<button type="button" class="btn" @click=${() => void this.#endOthers()}>
                                  ${t("people-devices-end-others")}
                              </button>`
                            : nothing
                    }
                    ${this.asking ? this.#question(all) : nothing}`,
        );
    }

    #row(device: DeviceInfo): TemplateResult {
        const isPhone = ["iPhone", "Android"].includes(device.system);
        return html`<li class="row">
            ${symbol(isPhone ? "phone" : "laptop")}
            <span class="row__what"
                >${nameOf(device)}${device.here ? html` <span class="chip">${t("people-device-here")}</span>` : nothing}
                <small>${times(device)}</small></span
            >
            <button
                type="button"
                class="btn btn--small"
                aria-label=${t("people-device-end-that", { device: nameOf(device) })}
                @click=${() => (device.here && !this.kept ? (this.asking = true) : void this.#end(device))}
            >
                ${t("people-device-end")}
            </button>
        </li>`;
    }

    /** Renders the question before a guest signs out here, as nothing leads back to a guest. */
    #question(all: readonly DeviceInfo[]): TemplateResult {
        const here = all.find((one) => one.here);
        return html`<div class="trouble" role="alert">
            <p>${t("people-sign-out-warning")}</p>
            <p>
                <button type="button" class="btn btn--small" @click=${() => (this.asking = false)}>
                    ${t("people-sign-out-stay")}
                </button>
                <button type="button" class="btn btn--small" @click=${() => here && void this.#end(here)}>
                    ${t("people-sign-out")}
                </button>
            </p>
        </div>`;
    }

    async #end(device: DeviceInfo): Promise<void> {
        await this.#try(() => people.endSession(device.id));
        if (device.here && !this.problem) location.assign("/");
        else if (!this.problem) announce(t("people-device-ended", { device: nameOf(device) }));
    }

    async #endOthers(): Promise<void> {
        await this.#try(() => people.endSessions("others"));
        if (!this.problem) announce(t("people-devices-ended"));
    }

    async #try(change: () => Promise<DeviceInfo[]>): Promise<void> {
        this.problem = undefined;
        try {
            this.#devices.value = await change();
            this.requestUpdate();
        } catch (problem) {
            this.problem = problem;
        }
    }
}
customElements.define("ing-devices", Devices);

/** Returns how a device is called. */
export function nameOf(device: DeviceInfo): string {
    const { browser, system } = device;
    if (browser && system) return t("people-device", { browser, system });
    return browser || system || t("people-device-unknown");
}

function times(device: DeviceInfo): string {
    const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
    const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    const country = device.country && new Intl.DisplayNames(language, { type: "region" }).of(device.country);
    const told = { since: day.format(device.since * 1000), seen: moment.format(device.seen * 1000) };
    return country ? t("people-device-times-in", { ...told, country }) : t("people-device-times", told);
}
