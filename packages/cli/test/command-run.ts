/** Runs a command of `lexiko` in this process and keeps what it writes. */

import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from '../src/main.ts';

export interface CommandRun {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** `input` is what stands on standard input. */
export async function runCommand(
  args: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<CommandRun> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const stdin = Readable.from([Buffer.from(input)]);
  const status = await main(args, { stdin, stdout, stderr, env });
  return { status, out: stdout.text, err: stderr.text };
}

/** The path of a file that tests share. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url));
}
