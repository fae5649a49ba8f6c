// The list of leagues open to the player, and a form for a new one.

import "../../../styles/lotr/league.css";
import { html, type TemplateResult } from "lit";
import { tell } from "../../controls/announce.ts";
import { icon } from "../../controls/icon.ts";
import { Fetched, Page, reason } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import { preferences } from "../../preferences.ts";
import { go } from "../../router.ts";
import { server } from "../../server/api.ts";
import { botName } from "../../session/bots.ts";
import { speak, t, worded } from "../../wording/language.ts";
import { leagues, PRODUCTS, productName } from "./leagues.ts";

export class LeaguesPage extends Page {
    static override properties = { busy: { state: true } };
    declare busy: boolean;
    readonly #list = new Fetched(this, async () => {
        const [list, games] = await Promise.all([leagues.list(), server.games(), speak({ game: "lotr" })]);
        return { list, game: games.find((one) => one.name === "lotr")! };
    });

    constructor() {
        super();
        this.busy = false;
    }

    protected heading(): string {
        return worded("league-title") ? t("league-title") : "";
    }

    protected override render(): TemplateResult {
        return framed(
            "decks",
            "lotr",
            html`${this.#list.show(
                ({ list, game }) =>
                    html`<div class="head">
                            <h1>${t("league-title")}</h1>
                            <p>${t("league-lead")}</p>
                        </div>
                        <div class="league-two">
                            <section class="panel league-panel">
                                <h2>${t("league-new")}</h2>
                                ${this.#form(game.bots, game.usual_bot)}
                            </section>
                            <section class="panel league-panel">
                                <h2>${t("league-yours")}</h2>
                                ${
                                    list.length
                                        ? html`<ul class="league-list">
                                              ${list.map(
                                                  (one) =>
                                                      html`<li>
                                                          <a href="/league/${one.id}"
                                                              >${one.title || t("league-untitled")}</a
                                                          >
                                                          <small
                                                              >${t(`league-kind-${one.kind}`)},
                                                              ${productName(one.product)} ·
                                                              ${t(`league-phase-${one.phase}`)}</small
                                                          >
                                                      </li>`,
                                              )}
                                          </ul>`
                                        : html`<p class="empty">${t("league-none")}</p>`
                                }
                            </section>
                        </div>`,
            )}`,
        );
    }

    #form(bots: readonly string[], usual: string): TemplateResult {
        const number = (name: string, words: string, value: number, least: number, most: number) =>
            html`<label class="labelled"
                ><span>${words}</span>
                <input
                    class="field"
                    type="number"
                    name=${name}
                    min=${least}
                    max=${most}
                    .value=${String(value)}
                    required
            /></label>`;
        return html`<form class="league-form" @submit=${this.#lay}>
            <label class="labelled"
                ><span>${t("league-name")}</span>
                <input class="field" name="title" maxlength="60" placeholder=${t("league-untitled")}
            /></label>
            <fieldset class="league-kinds">
                <legend>${t("league-kind")}</legend>
                ${(["draft", "sealed"] as const).map(
                    (kind) =>
                        html`<label>
                            <input type="radio" name="kind" value=${kind} ?checked=${kind === "draft"} />
                            <span><b>${t(`league-kind-${kind}`)}</b> ${t(`league-kind-${kind}-gist`)}</span>
                        </label>`,
                )}
            </fieldset>
            <label class="labelled"
                ><span>${t("league-cards")}</span>
                <select class="field" name="product">
                    ${PRODUCTS.map((one) => html`<option value=${one}>${productName(one)}</option>`)}
                </select></label
            >
            <div class="league-numbers">
                ${number("seats", t("league-seats"), 8, 2, 8)} ${number("rounds", t("league-rounds"), 3, 1, 7)}
                ${number("pick", t("league-pick-seconds"), 60, 0, 3600)}
                ${number("build", t("league-build-minutes"), 30, 0, 10000)}
            </div>
            <label class="labelled"
                ><span>${t("league-bots")}</span>
                <select class="field" name="bot">
                    ${bots.map((one) => html`<option value=${one} ?selected=${one === usual}>${botName(one)}</option>`)}
                </select></label
            >
            <label class="check"><input type="checkbox" name="open" /> ${t("league-listed")}</label>
            <button class="btn btn--primary" ?disabled=${this.busy}>${icon("ui-play")}${t("league-lay")}</button>
        </form>`;
    }

    #lay = async (event: SubmitEvent): Promise<void> => {
        event.preventDefault();
        const form = new FormData(event.target as HTMLFormElement);
        const text = (name: string) => String(form.get(name) ?? "");
        this.busy = true;
        try {
            const { id } = await leagues.lay({
                kind: text("kind") === "sealed" ? "sealed" : "draft",
                product: text("product"),
                seats: Number(text("seats")),
                rounds: Number(text("rounds")),
                pick_seconds: Number(text("pick")),
                build_seconds: 60 * Number(text("build")),
                title: text("title"),
                bot: text("bot"),
                open: form.has("open"),
                name: preferences.name,
            });
            go(`/league/${id}`);
        } catch (problem) {
            tell(reason(problem), "trouble");
        } finally {
            this.busy = false;
        }
    };
}

customElements.define("ing-leagues-page", LeaguesPage);
