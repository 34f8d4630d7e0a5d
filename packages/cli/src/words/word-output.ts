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

/** `172827` → `172,827`. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** `1 word`, `2 words`. */
export function counted(number: number, singular: string, plural = `${singular}s`): string {
  return `${grouped(number)} ${number === 1 ? singular : plural}`;
}

/** `A, B and C`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
