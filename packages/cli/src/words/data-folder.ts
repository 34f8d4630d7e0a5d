/** Where Lexiko keeps what belongs to the user: installed lexica, and graphs and tables built once. */

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `LEXIKO_DATA`, else the place the system sets aside for data of programs. */
export function dataFolder(env: Environment): string {
  if (env.LEXIKO_DATA) return env.LEXIKO_DATA;
  return join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local/share'), 'lexiko');
}

/** Writes a file that is there whole or not at all, also when two processes write it at once. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
