import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { loadTexts } from '../src/language.ts';
import { clockText, progressLine } from '../src/progress-line.ts';

class Kept extends Writable {
  text = '';
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** What is drawn while a command of ten parts runs, by times and parts done. */
async function drawn(
  steps: readonly (readonly [ms: number, done: number])[],
  { isTTY = true, language = 'en' }: { readonly isTTY?: boolean; readonly language?: 'en' | 'de' } = {},
): Promise<readonly string[]> {
  let nowMs = 5000;
  const [stdout, stderr] = [new Kept(isTTY), new Kept(isTTY)];
  const line = progressLine({ stdout, stderr, texts: await loadTexts(language) }, () => nowMs);
  for (const [ms, done] of steps) {
    nowMs = 5000 + ms;
    line.tell(`${done} of 10`, done, 10);
  }
  line.clear();
  return stderr.text.split('\r\u001b[K').slice(1);
}

test('The rest takes as long as what is done, part for part', async () => {
  expect(
    await drawn([
      [4000, 2],
      [60_000, 5],
      [90_000, 10],
    ]),
  ).toEqual(['2 of 10, about 0:16 left', '5 of 10, about 1:00 left', '10 of 10, about 0:00 left', '']);
  expect(await drawn([[4000, 2]], { language: 'de' })).toEqual(['2 of 10, noch etwa 0:16', '']);
});

test('Nothing is said about the rest at once, and nothing is drawn too often', async () => {
  expect(
    await drawn([
      [0, 0],
      [100, 1],
      [1000, 1],
    ]),
  ).toEqual(['0 of 10', '1 of 10', '']);
});

test('Without a terminal nothing is drawn', async () => {
  expect(await drawn([[4000, 2]], { isTTY: false })).toEqual([]);
});

test('Times are written as on a clock', () => {
  expect([0, 1, 7000, 750_000, 3_750_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '0:07',
    '12:30',
    '1:02:30',
  ]);
});
