// The view, sorted as the table lies: the player whose fellowship moves, its opponents, and the cards of each.

import { facts } from "../catalogue.ts";
import type { Step } from "../session/gathering.ts";
import type { Session } from "../session/session.ts";
import type { Named, Worded } from "../server/wire.generated.ts";
import {
    viewOf,
    type Assignment,
    type Pairing,
    type Card,
    type CardInPlay,
    type Lasting,
    type LotrView,
    type Player,
    type Skirmish,
} from "./view.ts";

export const NOBODY = -1;

/** A player's cards, sorted. */
export interface Seat {
    readonly seat: number;
    readonly player: Player;
    readonly companions: readonly CardInPlay[];
    readonly minions: readonly CardInPlay[];
    /** Allies, conditions and possessions without a bearer. */
    readonly support: readonly CardInPlay[];
}

export class LotrPosition {
    readonly view: LotrView;
    readonly viewer: number;
    /** Seat of the player whose fellowship moves; during set-up, the viewer. */
    readonly fellowship: number;
    /** All seats in turn order. */
    readonly seats: readonly Seat[];
    readonly skirmish: Skirmish | undefined;
    /** Skirmishes still to come. */
    readonly waiting: readonly (Assignment | Pairing)[];
    /** Fighters with assignments that are planned here but not sent yet. */
    readonly planned: ReadonlySet<string>;
    readonly #cards = new Map<string, CardInPlay>();
    readonly #owners = new Map<string, number>();

    constructor(session: Session) {
        this.view = viewOf(session);
        this.viewer = session.viewer;
        const { view } = this;
        const order = view.order.length ? view.order : Object.keys(view.seats).map(Number);
        this.fellowship = this.settingUp && this.viewer >= 0 ? this.viewer : view.turn >= 0 ? view.turn : order[0]!;
        this.seats = order.map((seat) => sorted(seat, view.seats[seat]!));
        for (const { seat, player } of this.seats) {
            for (const card of player.in_play) {
                this.#cards.set(card.handle, card);
                this.#owners.set(card.handle, seat);
            }
        }
        const now = view.skirmish;
        this.skirmish = now.minions ? (now as Skirmish) : undefined;
        const pairs = (session.row ?? []).filter(({ verb }) => verb === "assign");
        this.planned = new Set(pairs.map(({ subject }) => subject));
        const assigned = view.assignments.filter(({ fighter }) => fighter !== this.skirmish?.fighter);
        this.waiting = joined(assigned, pairs);
    }

    get settingUp(): boolean {
        return this.view.turn === NOBODY || this.view.phase === "setting-up";
    }
    /** Whether the viewer plays the Shadow now, so that the minions lie below. */
    get fromShadow(): boolean {
        return this.viewer >= 0 && this.viewer !== this.fellowship;
    }

    at(seat: number): Seat {
        return this.seats.find((one) => one.seat === seat)!;
    }
    /** The other seats, beginning with the seat after the viewer's. */
    get others(): readonly Seat[] {
        const place = this.seats.findIndex(({ seat }) => seat === this.viewer);
        return place < 0 ? this.seats : [...this.seats.slice(place + 1), ...this.seats.slice(0, place)];
    }
    get free(): Seat {
        return this.at(this.fellowship);
    }
    get shadows(): readonly Seat[] {
        const place = this.seats.findIndex(({ seat }) => seat === this.fellowship);
        return [...this.seats.slice(place + 1), ...this.seats.slice(0, place)].filter(({ player }) => !player.out);
    }

    /** Pending effects of cards played earlier: phases to be skipped, and effects that wait for an event. */
    get toCome(): Worded[] {
        const { skips, waiting } = this.view;
        return [
            ...skips.map(({ phase, seat }): Worded =>
                seat < 0
                    ? { message: "look-skips", phase: { message: `word-${phase}` } }
                    : { message: "look-skips-shadow", player: { player: seat } },
            ),
            ...waiting.map(({ source, part }) => ({
                message: "look-waiting",
                card: { name: source },
                part: { message: part },
            })),
        ];
    }

    card(handle: string): CardInPlay | undefined {
        return this.#cards.get(handle);
    }
    owner(handle: string): number {
        return this.#owners.get(handle) ?? NOBODY;
    }
    borne(card: { readonly borne?: readonly string[] }): CardInPlay[] {
        return (card.borne ?? []).map((handle) => this.card(handle)).filter((found) => found !== undefined);
    }
    lasting(handle: string): Lasting[] {
        return this.view.lasting.filter(({ cards }) => cards.includes(handle));
    }
    /** Returns whether a card is a player's Ring-bearer, and whether that player's Ring is worn. */
    ringBearer(handle: string): "" | "bearer" | "wearing" {
        const found = this.seats.find(({ player }) => player.ring_bearer === handle);
        return !found || !handle ? "" : found.player.wearing ? "wearing" : "bearer";
    }

    /** Returns the handles of all cards in a current or coming skirmish. */
    #engaged(): Set<string> {
        const all = [...this.waiting, ...(this.skirmish ? [this.skirmish] : [])];
        return new Set(all.flatMap(({ fighter, minions }) => [fighter, ...minions]));
    }
    /** Companions, and allies that fight, that are in no skirmish. */
    get freeFighters(): readonly CardInPlay[] {
        const engaged = this.#engaged();
        return this.free.companions.filter(({ handle }) => !engaged.has(handle));
    }
    /** Minions of all Shadow players that are in no skirmish. */
    get freeMinions(): readonly CardInPlay[] {
        const engaged = this.#engaged();
        return this.shadows.flatMap(({ minions }) => minions).filter(({ handle }) => !engaged.has(handle));
    }
    /** Returns the cards in a support area, without fighting cards, which lie in a lane. */
    supportOf(seat: Seat): readonly CardInPlay[] {
        const engaged = this.#engaged();
        return seat.support.filter(({ handle }) => !engaged.has(handle));
    }
    /** Returns the companions of a player whose fellowship does not move in this turn. */
    resting(seat: Seat): readonly CardInPlay[] {
        return seat.seat === this.fellowship ? [] : seat.companions;
    }
}

/** Returns the assignments together with the planned ones. */
function joined(assigned: readonly Assignment[], pairs: readonly Step[]): (Assignment | Pairing)[] {
    const all = new Map<string, Assignment | Pairing>(assigned.map((one) => [one.fighter, one]));
    for (const { subject: fighter, other } of pairs) {
        const facing = all.get(fighter)?.minions ?? [];
        if (!facing.includes(other)) all.set(fighter, { fighter, minions: [...facing, other] });
    }
    return [...all.values()];
}

/** Returns cards that can be chosen and are not visible on the table, such as cards of the player's draw deck. */
export function offered(session: Session, position: LotrPosition): Card[] {
    if (!session.asked) return [];
    const { view } = position;
    const piles = position.seats.flatMap(({ player }) => [
        ...player.hand,
        ...player.in_play,
        ...player.discard,
        ...player.dead,
        ...player.controlled,
        ...player.in_play.flatMap(({ stacked = [] }) => stacked),
        ...(typeof player.adventure === "number" ? [] : player.adventure),
    ]);
    const seen = new Set(
        [...piles, ...view.path, ...view.path.flatMap(({ stacked = [] }) => stacked), ...view.being_played].map(
            ({ handle }) => handle,
        ),
    );
    const found = new Map<string, Card>();
    for (const { subject: handle, label } of session.question.options ?? []) {
        const definition = (label["subject"] as Named | undefined)?.name;
        if (handle && definition && facts(definition) && !seen.has(handle)) found.set(handle, { handle, definition });
    }
    return [...found.values()];
}

function sorted(seat: number, player: Player): Seat {
    const bare = player.in_play.filter(({ bearer }) => !bearer);
    const of = (type: string) => bare.filter(({ definition }) => facts(definition)?.type === type);
    const companions = of("companion");
    const minions = of("minion");
    const support = bare.filter((card) => !companions.includes(card) && !minions.includes(card));
    // The Ring-bearer comes first, because players look for him first.
    const first = companions.filter(({ handle }) => handle === player.ring_bearer);
    return {
        seat,
        player,
        minions,
        support,
        companions: [...first, ...companions.filter((one) => !first.includes(one))],
    };
}
