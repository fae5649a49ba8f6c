// Summarises the rules of a table: the name of the set of rules, and each switch that differs from it.

import type { GameInfo, OptionInfo } from "../server/wire.generated.ts";
import { say, t } from "../wording/language.ts";

type Values = Readonly<Record<string, string | number>>;

/** Returns the summary of a table's rules: `chosen` are its options, `standing` the switches as they are in play. */
export function rulesTold(game: GameInfo, chosen: Values, standing: Values = chosen): string[] {
    const sets = game.options.find((option) => option.kind === "choice");
    const named = sets && (sets.values.find(({ value }) => value === chosen[sets.key]) ?? usual(sets));
    const switches = game.options.filter((option) => option.kind !== "choice");
    const different = switches.filter((option) => {
        const now = standing[option.key];
        return now !== undefined && String(now) !== (named?.sets[option.key] ?? option.default);
    });
    return [...(named ? [say(named.title)] : []), ...different.map((option) => optionTold(option, standing))];
}

function usual(sets: OptionInfo): OptionInfo["values"][number] | undefined {
    return sets.values.find(({ value }) => value === sets.default);
}

function optionTold(option: OptionInfo, standing: Values): string {
    const [title, value] = [say(option.title), String(standing[option.key])];
    if (option.kind !== "switch") return `${title}: ${value}`;
    return value === "0" ? t("browser-rule-not", { rule: title }) : title;
}
