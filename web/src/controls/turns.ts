// What is drawn after the rest, each in a task of its own: a page with much to draw hears a finger in between.

const channel = typeof MessageChannel === "function" ? new MessageChannel() : undefined;
const waiting: (() => void)[] = [];
if (channel)
    channel.port1.onmessage = () => {
        waiting.shift()?.();
    };

/** Waits for a task of one's own: `protected override async scheduleUpdate() { await turn(); super.scheduleUpdate(); }`. */
export function turn(): Promise<void> {
    return new Promise((resolve) => {
        waiting.push(resolve);
        if (channel) channel.port2.postMessage(0);
        else setTimeout(() => waiting.shift()?.());
    });
}
