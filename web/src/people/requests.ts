// The requests of the pages about people.

import { ask } from "../server/api.ts";
import type { OwnAccount, DeviceInfo, RecoveryWords, SignedIn } from "../server/wire.generated.ts";

const part = encodeURIComponent;

export const people = {
    devices: () => ask<DeviceInfo[]>("GET", "/me/sessions"),
    endSession: (id: string) => ask<DeviceInfo[]>("DELETE", `/me/sessions/${part(id)}`),
    endSessions: (which: "others" | "all") => ask<DeviceInfo[]>("POST", "/me/sessions/end", { which }),
    account: () => ask<OwnAccount>("GET", "/me/account"),
    makeWords: () => ask<RecoveryWords>("POST", "/me/words"),
    renew: () => ask<OwnAccount>("POST", "/me/renew"),
    removeWay: (id: string) => ask<OwnAccount>("DELETE", `/me/ways/${part(id)}`),
    signInWithWords: (words: string) => ask<SignedIn>("POST", "/sign-in/words", { words }),
};
