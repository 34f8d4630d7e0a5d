/** A whole game in an address: its log with the players' names, pressed and written in letters that an address may hold. */

/** The longest link that browsers and messengers carry without cutting it. */
const LONGEST = 60_000;
/** No honest game is larger; whatever else a link unpacks to is not read. */
const LARGEST_TEXT = 2_000_000;

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** `null` where the game does not fit into a link. */
export async function packGame(log: string): Promise<string | null> {
  // The log is written for people; without its spaces it is much shorter.
  const text = JSON.stringify({ log: JSON.parse(log) as unknown });
  const packed = await collect(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    LARGEST_TEXT,
  );
  if (packed === null) return null;
  let characters = '';
  for (const byte of packed) characters += String.fromCharCode(byte);
  const code = btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
  return code.length > LONGEST ? null : code;
}

/** The log; `null` where the code is not a game: cut off, or not ours. Links of before have the names beside the log. */
export async function unpackGame(code: string): Promise<string | null> {
  try {
    const characters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const text = await collect(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
      LARGEST_TEXT,
    );
    if (text === null) return null;
    const value = JSON.parse(new TextDecoder().decode(text)) as { names?: unknown; log?: unknown };
    if (typeof value.log !== 'object' || value.log === null) return null;
    return JSON.stringify(value.names === undefined ? value.log : { players: value.names, ...value.log });
  } catch {
    return null;
  }
}
