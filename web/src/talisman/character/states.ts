// Temporary states of a character, as the game words them (src/inglenook/talisman/entry/states.py).

import type { Worded } from "../../server/wire.generated.ts";
import { SPACES } from "../board/spaces.ts";
import type { Alive } from "../view.ts";

/** A state: its symbol and its message. */
export interface State {
    readonly symbol: string;
    readonly words: Worded;
}

/** Value for a completed task of a space in the inner region. */
const DONE = -1;

/** Returns the message for the turns left as a toad. */
export function toadState({ toad }: Alive): Worded {
    return { message: "state-toad", turns: toad };
}

export function statesOf(character: Alive): readonly State[] {
    const found: State[] = [];
    const { toad, missed, extra_turns: extra, next_move: next } = character;
    if (toad) found.push({ symbol: "t-toad", words: toadState(character) });
    if (missed) found.push({ symbol: "ui-clock", words: { message: "state-missed", turns: missed } });
    if (extra) found.push({ symbol: "ui-fwd", words: { message: "state-extra_turns", turns: extra } });
    if (character.raft) found.push({ symbol: "t-raft", words: { message: "state-raft" } });
    if (character.held) found.push({ symbol: "ui-lock", words: { message: "state-held" } });
    if (character.quest) {
        const quest: Worded = { message: `text-quest-${character.quest}` };
        found.push({ symbol: "ui-flag", words: { message: "state-quest", quest } });
    }
    if (next === "outer" || next === "crossing") {
        found.push({ symbol: "ui-arrow", words: { message: `state-next-${next}` } });
    } else if (next) {
        found.push({ symbol: "ui-arrow", words: { message: "state-next-space", space: { name: next } } });
    }
    return [...found, ...task(character)];
}

function task({ space: id, task: left }: Alive): readonly State[] {
    const space = SPACES.get(id);
    if (space?.region !== "inner" || !left) return [];
    if (left === DONE) return [{ symbol: "ui-check", words: { message: "state-task-done" } }];
    if (space.name === "pits") return [{ symbol: "ter-pits", words: { message: "state-task-pits", count: left } }];
    if (space.name === "werewolf-den") {
        return [{ symbol: "ter-wolf", words: { message: "state-task-werewolf", strength: left } }];
    }
    return [{ symbol: "ui-warn", words: { message: "state-task-open" } }];
}
