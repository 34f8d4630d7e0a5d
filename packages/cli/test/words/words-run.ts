/** Runs `lexiko` inside the test process, with its own data folder, and catches what it writes. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { main } from '../../src/main.ts';

export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export class Terminal {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'lexiko-words-'));

  run(...args: string[]): Promise<Outcome> {
    return this.runWith({ LEXIKO_DATA: this.folder }, ...args);
  }

  async runWith(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Outcome> {
    const [out, err] = [new Collector(), new Collector()];
    const status = await main(args, { stdin: Readable.from([]), stdout: out, stderr: err, env });
    return { status, out: out.text, err: err.text };
  }

  /** The lines on standard output of a run that must succeed. */
  async lines(...args: string[]): Promise<string[]> {
    const { status, out, err } = await this.run(...args);
    if (status !== 0) throw new Error(`status ${status}: ${err}`);
    return out.trimEnd().split('\n');
  }

  /** The same as JSON, an object a line. */
  async json<T>(...args: string[]): Promise<T[]> {
    return (await this.lines(...args, '--json')).map((line) => JSON.parse(line) as T);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
