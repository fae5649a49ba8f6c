// Scenes of Talisman: drawn cards, fights with totals and dice, rolls on a table, Spells, death, a new character, a
// toad, a missed turn.

import { html, nothing, type TemplateResult } from "lit";
import type { Line, Session } from "../../session/session.ts";
import type { Named, Worded } from "../../server/wire.generated.ts";
import { icon } from "../../controls/icon.ts";
import { effects } from "../../table/stage/effects.ts";
import { numberIn, seatIn, type Scene, type Stagecraft } from "../../table/stage/scene.ts";
import { definitionIn } from "../../wording/parts.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { enlarged, portrait } from "../cards/face.ts";
import { causeOf, whereAt } from "../decision/happenings.ts";
import { spaceOf, viewOf } from "../view.ts";
import { characterAt, duel } from "./duel.ts";
import { rolledOn } from "./roll-table.ts";

/** Occasions of dice rolls that have no scene of their own. */
const ASIDE_ROLLS = new Set(["roll-movement", "roll-combat", "roll-armour"]);

const IN_A_FIGHT =
    /^log-(enemy-rolled|scores|fight-|killed|saved|used|cast|took-from|destroyed|follower-died|zombies|lost-|gained-)/;
const COMES_OF_IT =
    /^log-(gained|lost|alignment|will-miss|nothing-happens|drew-spell|no-spell|joined|took|bought|dropped|held|next-move|turn-cut-short|follower-died|discarded|saved|wandered|quest|descent|ability-failed|stole-spell|placed|portal|still-held|death-rolled|moved|out)/;

function occasion(line: Line): string {
    return String((line["occasion"] as Worded | undefined)?.message ?? "");
}

export const talismanStage: Stagecraft = {
    begins(line, lines, place) {
        switch (line.message) {
            case "log-drew-card":
                return "drawn";
            case "log-combat":
            case "log-psychic-combat":
                return "fight";
            case "log-rolled":
                return ASIDE_ROLLS.has(occasion(line)) ? "" : "roll";
            case "log-cast":
            case "log-cast-on":
            case "log-cast-self":
            case "log-command":
                return "spell";
            case "log-meets":
                return "met";
            case "log-died":
                return "death";
            case "log-misses-turn":
                return "missed";
            case "log-toad":
                return "toad";
            case "log-no-toad":
                return "itself";
            case "log-reached-crown":
                return "crown";
            case "log-enters": {
                const seat = seatIn(line["player"]);
                const died = (one: Line) => one.message === "log-died" && seatIn(one["player"]) === seat;
                return lines.slice(0, place).some(died) ? "new" : "";
            }
            default:
                return "";
        }
    },
    belongs(kind, { message, ...rest }) {
        switch (kind) {
            case "drawn":
                return ["log-drew-card", "log-placed"].includes(message);
            case "fight":
                return message === "log-rolled"
                    ? ["roll-combat", "roll-armour"].includes(occasion({ message, ...rest }))
                    : IN_A_FIGHT.test(message);
            case "met":
                if (message === "log-rolled") return "roll";
                return COMES_OF_IT.test(message);
            case "roll":
            case "spell":
                return COMES_OF_IT.test(message);
            case "death":
                return /^log-(dropped|discarded|out|placed)/.test(message);
            default:
                return false;
        }
    },
    begun: () => undefined,
    // A card that was merely met is shown with its effect; a card without effect is only in the log.
    worth: ({ kind, size }) => kind !== "met" || size > 1,

    // A Spell cast on a Spell concerns the player who cast the other Spell.
    meant(lines, place) {
        const { message, target } = lines[place]!;
        const aimed = message === "log-cast-on" ? definitionIn(target) : "";
        const first = lines
            .slice(0, place)
            .findLast((line) => /^log-cast(-on|-self)?$/.test(line.message) && definitionIn(line["spell"]) === aimed);
        return aimed ? seatIn(first?.["player"]) : -1;
    },
    weighty: (kind) => ["death", "new", "toad", "crown"].includes(kind),

    title(session, scene) {
        const [first] = scene.lines;
        const seat = seatIn(first!["player"]);
        const player = session.seatName(seat);
        const you = seat === session.viewer ? "you" : "another";
        const what = ((first!.message === "log-meets" ? first!["card"] : first!["of"]) as Named | undefined)?.name;
        switch (scene.kind) {
            case "drawn":
                return t("talisman-stage-drawn", { you, player });
            case "death":
                return t("talisman-stage-death", { you, player });
            case "new":
                return t("talisman-stage-new", { you, player });
            case "missed":
                return t("talisman-stage-missed", { you, player });
            case "met":
            case "roll":
                if (what?.startsWith("spell:")) return nameOf(what); // a Spell is cast, not met
                return what ? t("talisman-stage-met", { you, player, card: nameOf(what) }) : say(first!);
            default:
                return say(first!);
        }
    },
    icon: ({ kind, lines }) => {
        const signs: Readonly<Record<string, string>> = {
            drawn: "ui-cards",
            spell: "t-spell",
            roll: "die-5",
            met: "ui-cards",
            death: "ui-skull",
            new: "ui-people",
            missed: "ui-clock",
            toad: "t-toad",
            itself: "t-toad",
            crown: "t-crown",
        };
        return signs[kind] ?? (lines[0]!.message === "log-psychic-combat" ? "t-craft" : "p-skirmish");
    },
    draw(session, scene) {
        const [first, ...rest] = scene.lines;
        switch (scene.kind) {
            case "drawn":
                return html`<div class="drawn">${scene.lines.map((line) => cardIn(line, "card"))}</div>`;
            case "fight":
                return duel(session, scene);
            case "roll":
                return rolledOn(scene.lines);
            case "spell":
                return html`<div class="drawn">${cardIn(first!, "spell")}${effects(rest)}</div>`;
            case "met":
                return html`<div class="drawn">${cardIn(first!, "card")}${effects(rest)}</div>`;
            case "death":
                return death(session, scene, rest);
            case "new":
                return html`<div class="drawn">${cardIn(first!, "character")}</div>`;
            case "toad":
                return toad(session, scene);
            case "itself":
                return itself(session, scene);
            default:
                return html`${effects(rest)}`;
        }
    },
};

/** Renders a card named by a line, for reading. */
function cardIn(line: Line, name: string): TemplateResult | typeof nothing {
    const definition = (line[name] as Named | undefined)?.name;
    return definition ? html`${enlarged(definition)}` : nothing;
}

/** Renders what a toad can and cannot do, and where its belongings lie. */
function toad(session: Session, { id, lines: [line] }: Scene): TemplateResult {
    const seat = seatIn(line!["player"]);
    const space = whereAt(session.lines, id, seat)?.id ?? spaceOf(viewOf(session), seat);
    const you = seat === session.viewer ? "you" : "another";
    return html`<div class="drawn drawn--toad">
        <div class="duel__face">${icon("t-toad")}</div>
        <div class="drawn__side">
            <p class="bigline">${t("talisman-stage-toad", { you, turns: numberIn(line, "turns") })}</p>
            ${space ? html`<p>${t("talisman-stage-toad-left", { space: { name: space } })}</p>` : nothing}
        </div>
    </div>`;
}

/** Renders that a character is no longer a toad. */
function itself(session: Session, { id, lines: [line] }: Scene): TemplateResult {
    const seat = seatIn(line!["player"]);
    const character = characterAt(session.lines, id, seat) || (viewOf(session).seats[seat]?.character ?? "");
    return html`<div class="drawn drawn--toad">
        <div class="duel__face">${portrait(character)}</div>
        <div class="drawn__side"><p class="bigline">${t("talisman-stage-no-toad")}</p></div>
    </div>`;
}

/** Renders a death: the character, the cause, where its belongings lie, and how its player goes on. */
function death(session: Session, { id, lines }: Scene, rest: readonly Line[]): TemplateResult {
    const line = lines[0]!;
    const cause = causeOf(session.lines, id);
    const space = line["space"];
    const character = (line["character"] as Named | undefined)?.name ?? "";
    const out = rest.some(({ message }) => message === "log-out");
    const you = seatIn(line["player"]) === session.viewer ? "you" : "another";
    return html`<div class="drawn drawn--death">
        <div class="grave">${portrait(character)}<b>${character ? nameOf(character) : ""}</b></div>
        <div>
            ${cause ? html`<p class="bigline">${say(cause)}</p>` : nothing} ${effects(rest)}
            ${space ? html`<p>${t("talisman-stage-left-behind", { space })}</p>` : nothing}
            ${out ? nothing : html`<p class="bigline">${t("talisman-stage-not-out", { you })}</p>`}
        </div>
    </div>`;
}
