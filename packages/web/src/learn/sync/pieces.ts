/** Pieces of what is synchronised: how they are packed for the way, and by what a device sees that one has changed. */

/** A piece as the devices of a learner know it. Its content is plain data. */
export interface Piece {
  readonly name: string;
  readonly content: unknown;
}

/** The same whoever writes it: names of fields in order. */
export function canonical(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

const PRIME = 0x01000193;

/** By which a content is recognised: its length and two hashes of 32 bits (FNV-1a). */
export function markOf(content: unknown): string {
  const text = canonical(content);
  let forward = 0x811c9dc5;
  let spread = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    forward = Math.imul(forward ^ code, PRIME);
    spread = Math.imul((spread << 5) ^ (spread >>> 27) ^ code, 0x2c1b3c6d);
  }
  return `${text.length.toString(36)}-${(forward >>> 0).toString(36)}-${(spread >>> 0).toString(36)}`;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function packed(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('gzip'));
}

/** Throws if it is not packed JSON. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  return JSON.parse(
    new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip'))),
  ) as unknown;
}

/** Characters made at a time: a call takes only so many arguments. */
const AT_ONCE = 8192;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  return btoa(text);
}

/** Throws if it is not base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
}
