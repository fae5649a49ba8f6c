import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** Puts the symbols into the page once, so that every element can `<use>` them. */
function sprites(): Plugin {
    const read = (name: string) =>
        readFileSync(new URL(`sprites/${name}.svg`, import.meta.url), "utf-8")
            .replace(/<!--.*?-->/gs, "")
            .replace(/>\s+</g, "><")
            .replace(/<svg[^>]*>/, '<svg class="sprite" aria-hidden="true" xmlns="http://www.w3.org/2000/svg">')
            .trim();
    return {
        name: "sprites",
        transformIndexHtml: (html) => html.replace("<!-- sprites -->", () => read("icons")),
    };
}

/** Lays a packed copy beside every text that was built: the server gives it to whoever can unpack it. */
function packed(): Plugin {
    return {
        name: "packed",
        writeBundle: ({ dir = "" }) => {
            for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" })) {
                const file = join(dir, name);
                if (/\.(js|css|html|svg)$/.test(name))
                    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
            }
        },
    };
}

const COMMON = /src\/(controls|session|table\/(decision|stage)|server|wording)\/|lit.*directive/;

export default defineConfig({
    plugins: [sprites(), packed()],
    // `npm start` shows changes at once; the games come from `inglenook serve` at its usual port.
    server: { proxy: { "/api": "http://127.0.0.1:8642", "/ws": { target: "ws://127.0.0.1:8642", ws: true } } },
    build: {
        outDir: "../src/inglenook/web",
        emptyOutDir: true,
        target: "es2022",
        cssTarget: ["chrome125", "firefox125", "safari17.5"],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
            // Code that most pages need is one file, because many small files would be more bytes.
            output: { codeSplitting: { groups: [{ name: "common", test: COMMON, minShareCount: 2 }] } },
        },
    },
});
