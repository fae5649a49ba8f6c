// The plan of a table being created: its defaults, its adjustment to changes of format or seats, and its request.

import type { GameInfo, NewSeat, NewTable, OptionInfo } from "../../server/wire.generated.ts";
import { OWN, suited } from "./decks.ts";
import { PACES, PATIENCES } from "../words.ts";

export interface PlannedSeat {
    readonly kind: "you" | "here" | "open" | "bot";
    readonly name: string;
    readonly bot: string;
    readonly deck: string;
    readonly text: string;
}
export interface Plan {
    readonly game: string;
    readonly title: string;
    readonly open: boolean;
    readonly format: string;
    readonly pace: number;
    /** Whether pauses hide who has something to play. */
    readonly discreet: boolean;
    /** Whether programs may sit down in open seats. */
    readonly programs: boolean;
    /** Whether dice can be taken back; applies while no player sits at another device. */
    readonly practice: boolean;
    /** Seconds without an answer after which a player can be replaced, where people play from other devices. */
    readonly patience: number;
    readonly options: Readonly<Record<string, string>>;
    readonly seats: readonly PlannedSeat[];
}

/** Returns the plan for a newcomer: the player and an open seat, at a table listed in the hall. */
export function freshPlan(game: GameInfo): Plan {
    const format = game.decks[0]?.formats[0] ?? game.formats[0]?.name ?? "";
    const bare = {
        game: game.name,
        title: "",
        open: true,
        format,
        pace: PACES[1],
        discreet: false,
        programs: false,
        practice: true,
        patience: PATIENCES[1],
        options: {},
        seats: [],
    };
    return { ...bare, seats: changedSeats(bare, game, Math.max(2, game.fewest)) };
}

/** Returns the plan stored last time, without anything that the game no longer knows. */
export function begun(game: GameInfo, last: Partial<Plan>): Plan {
    const fresh = freshPlan(game);
    const format = game.formats.some((one) => one.name === last.format) ? last.format! : fresh.format;
    const known = Object.entries(last.options ?? {}).filter(([key]) =>
        game.options.some((option) => option.key === key),
    );
    const plan = { ...fresh, ...last, game: game.name, format, options: Object.fromEntries(known), title: "" };
    const count = Math.min(game.most, Math.max(game.fewest, plan.seats.length));
    return { ...plan, seats: changedSeats(plan, game, count) };
}

/** Returns the seats after a change of their number or the format; each keeps its settings as far as they still fit. */
export function changedSeats(plan: Plan, game: GameInfo, count = plan.seats.length): PlannedSeat[] {
    const decks = suited(game, plan.format);
    return Array.from({ length: count }, (_, place) => {
        const fresh: PlannedSeat = { kind: place ? "open" : "you", name: "", bot: game.usual_bot, deck: "", text: "" };
        const seat = { ...fresh, ...plan.seats[place] };
        const fits = seat.deck === OWN || decks.some((deck) => deck.name === seat.deck);
        const bot = game.bots.includes(seat.bot) ? seat.bot : game.usual_bot;
        return { ...seat, bot, deck: fits ? seat.deck : (decks[place % decks.length]?.name ?? "") };
    });
}

/** Returns the value of a table's option: as it was set, else as the chosen set of rules implies. */
export function standing(plan: Plan, game: GameInfo, option: OptionInfo): string {
    return plan.options[option.key] ?? broughtAlong(plan, game)[option.key] ?? option.default;
}

function broughtAlong(plan: Plan, game: GameInfo): Readonly<Record<string, string>> {
    const chosen = game.options.map(({ key, values, default: usual }) =>
        values.find(({ value }) => value === (plan.options[key] ?? usual)),
    );
    return Object.assign({}, ...chosen.map((value) => value?.sets));
}

/** Returns the options after a change; a set of rules overrides earlier settings of the options it implies. */
export function changedOptions(plan: Plan, game: GameInfo, key: string, value: string): Plan["options"] {
    const sets = game.options.find((option) => option.key === key)?.values.find((one) => one.value === value)?.sets;
    const left = Object.entries(plan.options).filter(([other]) => !(other in (sets ?? {})));
    return { ...Object.fromEntries(left), [key]: value };
}

/** Whether there are open seats, for people at other devices. */
export function hasOthers(plan: Plan): boolean {
    return plan.seats.some((seat) => seat.kind === "open");
}

/** Returns the request that creates the planned table. */
export function wanted(plan: Plan, name: string): NewTable {
    const options = plan.format ? { ...plan.options, format: plan.format } : plan.options;
    return {
        game: plan.game,
        title: plan.title.trim(),
        open: plan.open,
        pace: plan.pace,
        discreet: plan.discreet && hasOthers(plan),
        practice: plan.practice,
        programs: plan.programs && hasOthers(plan),
        patience: plan.patience,
        options,
        seats: plan.seats.map((seat) => wantedSeat(seat, name)),
        begin: !hasOthers(plan),
        name,
    };
}

function wantedSeat(seat: PlannedSeat, name: string): NewSeat {
    const own = seat.deck === OWN;
    const deck = { deck: own ? "" : seat.deck, deck_text: own ? seat.text : "" };
    switch (seat.kind) {
        case "you":
            return { kind: "you", name, ...deck };
        case "here":
            return { kind: "here", name: seat.name.trim(), ...deck };
        case "bot":
            return { kind: "bot", bot: seat.bot, ...deck };
        case "open":
            return { kind: "open" };
    }
}
