/** A whole game or a position in an address: a log with the players' names, GCG or CGP, pressed and written in letters that an address may hold. */

import { gameTextKind } from '@lexiko/rules/notation';

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

/** A log, GCG or CGP as the code of a link; `null` where it does not fit into one. */
export async function packText(shared: string): Promise<string | null> {
  // A log is written for people; without its spaces it is much shorter.
  const isLog = gameTextKind(shared) === 'log';
  const text = JSON.stringify(isLog ? { log: JSON.parse(shared) as unknown } : { text: shared });
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

/** The text; `null` where the code is not a game: cut off, or not ours. Links of before have the names beside the log. */
export async function unpackText(code: string): Promise<string | null> {
  try {
    const characters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const text = await collect(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
      LARGEST_TEXT,
    );
    if (text === null) return null;
    const value = JSON.parse(new TextDecoder().decode(text)) as {
      names?: unknown;
      log?: unknown;
      text?: unknown;
    };
    if (typeof value.text === 'string') return value.text;
    if (typeof value.log !== 'object' || value.log === null) return null;
    return JSON.stringify(value.names === undefined ? value.log : { players: value.names, ...value.log });
  } catch {
    return null;
  }
}
