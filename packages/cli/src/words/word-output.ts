/** Writes answers as they come, without outrunning the reader: a line of text or of JSON for each. */

import { once } from 'node:events';
import type { Io } from '../command.ts';

/** Characters gathered before something is written: few writes, and the first words still appear at once. */
const CHUNK = 1 << 14;

/** Answers with how many lines there were. */
export async function writeLines(io: Io, lines: Iterable<string>): Promise<number> {
  let chunk = '';
  let count = 0;
  for (const line of lines) {
    chunk += `${line}\n`;
    count++;
    if (chunk.length < CHUNK) continue;
    await write(io, chunk);
    chunk = '';
  }
  if (chunk !== '') await write(io, chunk);
  return count;
}

async function write(io: Io, text: string): Promise<void> {
  if (!io.stdout.write(text)) await once(io.stdout, 'drain');
}
