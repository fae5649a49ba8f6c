// What a question is about: the card or space it names with its words, what an option does, and, before somebody has a
// character, the characters to choose from.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Session } from "../../session/session.ts";
import type { Argument, Named, Option, Seated } from "../../server/wire.generated.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { portrait } from "../cards/face.ts";
import { factsOf, symbolOf } from "../cards/facts.ts";
import { latestEffect } from "./happenings.ts";
import { breakable } from "../../wording/hyphens.ts";
import { signOf, SPACES } from "../board/spaces.ts";
import { isAlive, spaceOf, viewOf } from "../view.ts";

/** Options that are about a card which is better read before choosing. */
const READ_FIRST = new Set(["take", "take-free", "buy", "meet", "wield", "raise", "recruit"]);

/** Choices that spaces offer; all others come from cards. */
const CHOICES_OF_SPACES = /=(healer|blacksmith|mystic|call-spirits|heal|pray|enchantress|alchemist|doctor)$/;

/** The first lines of a Spell say when and on whom it can be cast; whoever may cast it now sees that. */
const SPELL_HEAD = 2;

function named(argument: Argument | undefined): string {
    return typeof argument === "object" && "name" in argument ? (argument as Named).name : "";
}

/** The card or space that the pending question is about, "" for none. */
export function aboutWhat(session: Session): string {
    const { prompt, seat = -1, options = [] } = session.question;
    if (!prompt || !session.asked) return "";
    if (prompt.message === "prompt-choose-effect") {
        const space = options.some(({ key }) => CHOICES_OF_SPACES.test(key));
        return space ? spaceOf(viewOf(session), seat) : latestEffect(session.lines);
    }
    return named(prompt["card"]) || named(prompt["space"]) || named(prompt["attacker"]);
}

/** What that card or space says, under the question. */
export function matter(session: Session): TemplateResult | typeof nothing {
    const definition = aboutWhat(session);
    if (!definition) return nothing;
    const facts = factsOf(definition);
    if (!facts.text.length) return nothing;
    const brief = session.question.prompt?.message === "prompt-choose-effect"; // its options say the rest
    const [first, ...others] = brief ? [] : facts.text;
    const space = SPACES.get(definition);
    const open = (event: Event) => session.show(definition, event.currentTarget as HTMLElement);
    return html`<div class="matter ${brief ? "matter--brief" : ""}">
        <button
            type="button"
            class="matter__card"
            data-definition=${definition}
            aria-label=${t("talisman-table-card-whole", { title: facts.title })}
            @click=${open}
        >
            ${icon(space ? signOf(space) : symbolOf(facts))}
        </button>
        <div>
            <p><b>${facts.title}${first ? "." : ""}</b> ${first}</p>
            ${others.map((line) => html`<p>${line}</p>`)}
        </div>
    </div>`;
}

/** What a toad is reminded of with every question. */
export function toadish(session: Session): TemplateResult | typeof nothing {
    const own = viewOf(session).seats[session.viewer];
    if (!session.asked || !isAlive(own) || !own.toad) return nothing;
    return html`<p class="toadish">${icon("t-toad")}<span>${t("talisman-table-toad", { turns: own.toad })}</span></p>`;
}

/** The character that an option would make one's own, "" for other options. */
function characterOf(option: Option): string {
    return option.verb === "play-as" ? named(option.label["character"]) : "";
}

/** The card that an option is about, as far as it is better read before choosing. */
function cardOf({ verb, label }: Option): string {
    const inside = label["label"] as Option["label"] | undefined; // with what lies at its end
    const about = named(label["subject"]) || named(label["what"]) || named(inside?.["subject"]);
    return verb === "cast" || verb === "use" || READ_FIRST.has(verb) ? about : "";
}

/** What such a card does, as the options need it. */
function deed(option: Option): string {
    return factsOf(cardOf(option))
        .text.slice(option.verb === "cast" ? SPELL_HEAD : 0)
        .join(" ");
}

/** The options that are about one card, by the card, where there are several: what it does is said once, above them. */
export function sharing(options: readonly Option[]): ReadonlyMap<string, Option> {
    const found = new Map<string, Option>();
    options.forEach((option, place) => {
        const card = cardOf(option);
        if (card && options.slice(0, place).some((other) => cardOf(other) === card)) found.set(card, option);
    });
    return found;
}

/** What the options have in common that are about one card. */
export function shared(session: Session): TemplateResult[] {
    if (!session.asked) return [];
    return [...sharing(session.question.options ?? [])].map(
        ([card, option]) => html`<p class="shared"><b>${nameOf(card)}.</b> ${deed(option)}</p>`,
    );
}

/** What stands with the options of the pending question. */
export function gists(session: Session): (option: Option) => { gist?: string } {
    const above = sharing(session.question.options ?? []);
    return (option) => {
        const character = characterOf(option);
        if (character) {
            // Kind, lives and gold are much the same for all.
            const [, strength, craft, , , ...others] = factsOf(character).head.split(" · ");
            return { gist: [strength, craft, ...others].join(" · ") };
        }
        const scores = compared(session, option);
        if (scores) return { gist: scores };
        const card = cardOf(option);
        if (!card) return {};
        // A space keeps the decision from falling back on the text once more.
        return { gist: above.has(card) ? " " : deed(option) };
    };
}

/** An attack on another character: what would be set against what. */
function compared(session: Session, { verb }: Option): string {
    const { seats, turn } = viewOf(session);
    const { prompt } = session.question;
    const attacked = prompt?.message === "prompt-make-psychic";
    const foe = attacked ? turn : ((prompt?.["player"] as Seated | undefined)?.player ?? -1);
    const [own, other] = [seats[session.viewer], seats[foe]];
    if (!isAlive(own) || !isAlive(other)) return "";
    if (verb === "attack" || (attacked && verb === "no")) {
        return t("talisman-table-strengths", { own: own.total_strength, other: other.total_strength });
    }
    if (verb === "attack-psychic" || (attacked && verb === "yes")) {
        return t("talisman-table-crafts", { own: own.total_craft, other: other.total_craft });
    }
    return "";
}

/** Whether all options are so short that they can stand side by side. */
export function isBrief(session: Session): boolean {
    const options = session.question.options ?? [];
    if (
        !session.asked ||
        options.length !== 2 ||
        session.results.length ||
        session.question.prompt?.message === "prompt-make-psychic"
    )
        return false;
    return options.every(({ label }) => say(label).length < 9);
}

/** The characters that can be chosen now, to read before choosing; nothing while no character is chosen. */
export function gallery(session: Session): TemplateResult | undefined {
    const offered = (session.asked ? (session.question.options ?? []) : []).map(characterOf).filter(Boolean);
    if (!offered.length) return undefined;
    return html`<h2 id="sheet-title">${t("talisman-table-characters")}</h2>
        <ul class="gallery">
            ${offered.map((definition) => {
                const { strength, craft, alignment } = factsOf(definition);
                return html`<li>
                    <button
                        type="button"
                        class="gallery__one"
                        data-definition=${definition}
                        @click=${(event: Event) => session.show(definition, event.currentTarget as HTMLElement)}
                    >
                        ${portrait(definition)}
                        <b>${breakable(nameOf(definition))}</b>
                        <span class="player__stats">
                            <span class="i-strength">${icon("t-strength", t("term-strength"))}<b>${strength}</b></span>
                            <span class="i-craft">${icon("t-craft", t("term-craft"))}<b>${craft}</b></span>
                            <span class="align align--${alignment}"
                                >${icon(`t-${alignment}`, t(`term-${alignment}`))}</span
                            >
                        </span>
                    </button>
                </li>`;
            })}
        </ul>`;
}
