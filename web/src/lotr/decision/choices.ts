// Wording of a question's options beside a table that shows the rest.

import type { Gist } from "../../table/decision/decision.ts";
import { definitionIn } from "../../wording/parts.ts";
import type { Argument, Option, Worded } from "../../server/wire.generated.ts";
import { listed, say, t } from "../../wording/language.ts";
import type { Board } from "../board.ts";
import { called } from "../names.ts";
import { offered } from "../position.ts";

/**
 * Returns who would fight whom.  For an assignment it adds both strengths; for a skirmish to choose, the rules report
 * the totals as a result.
 */
export function gist(option: Option): Gist {
    const { verb } = option;
    if (verb !== "assign" && verb !== "skirmish") return {};
    const { subject, other, minions, strength, against } = option.label;
    const foes = (Array.isArray(minions) ? (minions as readonly Argument[]) : [other])
        .map((one) => title(one))
        .filter(Boolean);
    if (!title(subject) || !foes.length) return {};
    return {
        name: t("lotr-table-pair", { fighter: title(subject), minions: listed(foes) }),
        ...(verb === "assign" ? { result: `${strength} : ${against}` } : {}),
    };
}

/** Returns a card's title alone, or the longer text if the argument carries more, such as wounds. */
function title(argument: Argument | undefined): string {
    if (typeof argument !== "object") return "";
    return "message" in argument ? say(argument as Worded) : called(definitionIn(argument));
}

/**
 * Returns a key that is equal for interchangeable options: copies of a card in hand, of an offered card, or of a card
 * on the same bearer.
 */
export function same(board: Board): (option: Option) => string {
    const { position, session } = board;
    const own = position.viewer >= 0 ? position.at(position.viewer).player : undefined;
    const plain = (own?.in_play ?? []).filter(
        ({ handle, bearer, tokens, borne, stacked }) =>
            bearer && !tokens && !borne?.length && !stacked?.length && !position.lasting(handle).length,
    );
    const alike = new Map([
        ...plain.map(({ handle, definition, bearer }) => [handle, `${definition} ${bearer}`] as const),
        ...[...(own?.hand ?? []), ...offered(session, position)].map(
            ({ handle, definition }) => [handle, definition] as const,
        ),
    ]);
    return ({ verb, subject, other, amount, label }) =>
        alike.has(subject) ? [verb, alike.get(subject), other, amount, label["cost"]].join() : "";
}

/** Whether all choices lie in the hand below, where each card is its own button. */
export function inHand({ position, session, narrow }: Board): boolean {
    const options = (session.question.options ?? []).filter(({ verb }) => verb !== "pass");
    const own = position.viewer >= 0 ? position.at(position.viewer).player.hand : [];
    return (
        narrow &&
        options.length > 0 &&
        options.every(({ verb, subject }) => verb === "discard" && own.some(({ handle }) => handle === subject))
    );
}
