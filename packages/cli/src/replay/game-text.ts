/** A file of a game as text, in whatever encoding it was written. */

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UsageError, type Io } from '../command.ts';

/** `-` is standard input. */
export async function readBytes(source: string, io: Io): Promise<Uint8Array> {
  if (source === '-') return buffer(io.stdin);
  try {
    return await readFile(source);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new UsageError(({ commandLine }) =>
      (missing ? commandLine.noFile : commandLine.unreadable)(source),
    );
  }
}

/**
 * GCG is in the encoding that it names in its first lines; without a name it was Latin-1 once and is UTF-8 today, so
 * the second is tried before the first.
 */
export function decodeGcg(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  const named = /^#character-encoding[ \t]+(\S+)/im.exec(head)?.[1];
  for (const encoding of [named ?? 'utf-8', 'utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // An unknown encoding, or bytes that are not in it.
    }
  }
  return new TextDecoder('latin1').decode(bytes);
}
