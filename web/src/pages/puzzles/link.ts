// A puzzle in a link: the whole file is in the part after "#", so that no server has to store it.

const MARK = "#puzzle=";

async function through(
    bytes: Uint8Array<ArrayBuffer>,
    by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
    const stream = new Blob([bytes]).stream().pipeThrough(by);
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns the address at which a puzzle can be tried. */
export async function linkTo(text: string): Promise<string> {
    const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
    const letters = btoa(String.fromCharCode(...packed));
    return `${location.origin}/puzzles${MARK}${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Returns the puzzle in an address; "" if there is none or the link was cut off. */
export async function textOf(hash: string): Promise<string> {
    if (!hash.startsWith(MARK)) return "";
    try {
        const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
        return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    } catch {
        return "";
    }
}
