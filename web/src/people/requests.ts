// The requests of the pages about people.

import { ask } from "../server/api.ts";
import type { DeviceInfo } from "../server/wire.generated.ts";

const part = encodeURIComponent;

export const people = {
    devices: () => ask<DeviceInfo[]>("GET", "/me/sessions"),
    endSession: (id: string) => ask<DeviceInfo[]>("DELETE", `/me/sessions/${part(id)}`),
    endSessions: (which: "others" | "all") => ask<DeviceInfo[]>("POST", "/me/sessions/end", { which }),
};
