import { expect, test } from 'vitest';
import { runCommand } from '../command-run.ts';

const EMPTY = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
const HORN = '15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15';

interface Candidate {
  readonly word: string;
  readonly win: number;
  readonly winMargin: number;
  readonly iterations: number;
  readonly plies: readonly { readonly score: number }[];
}

async function simulated(args: readonly string[]): Promise<unknown[]> {
  const { status, out, err } = await runCommand(['sim', '--json', ...args]);
  expect(err).toBe('');
  expect(status).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

test('plays candidates out and tells how often each wins, the same for the same seed', async () => {
  const args = [
    '--cgp',
    `${HORN} AEINRST/ 0/14 0`,
    '--candidates',
    '4',
    '--iterations',
    '32',
    '--plies',
    '2',
  ];
  const found = await simulated(args);
  const candidates = found.slice(0, -1) as Candidate[];
  expect(candidates).toHaveLength(4);
  for (const { win, winMargin, iterations, plies } of candidates) {
    expect(win).toBeGreaterThan(0.5);
    expect(win + winMargin).toBeGreaterThan(win);
    expect(iterations).toBe(32);
    expect(plies).toHaveLength(2);
  }
  expect(found.at(-1)).toEqual({ position: 1, stopped: 'iterations', iterations: 32, playouts: 128 });
  expect(await simulated(args)).toEqual(found);
});

test('knows the rack that a position shows of the other side', async () => {
  const args = ['--candidates', '1', '--iterations', '16', '--plies', '1', '--confidence', '0.5'];
  const [bingo] = await simulated(['--cgp', `${HORN} IIUUUVV/AEINRST 0/0 0`, ...args]);
  const [junk] = await simulated(['--cgp', `${HORN} IIUUUVV/AAAAIIO 0/0 0`, ...args]);
  expect((bingo as Candidate).plies[0]?.score).toBeGreaterThan(60);
  expect((junk as Candidate).plies[0]?.score).toBeLessThan(20);
});

test('prints a table, and refuses what makes no sense in one sentence', async () => {
  const shown = await runCommand([
    'sim',
    '--cgp',
    `${EMPTY} DEGILST/ 0/0 0`,
    '--candidates',
    '2',
    '--iterations',
    '16',
  ]);
  expect(shown.status).toBe(0);
  expect(shown.out.split('\n')[0]).toMatch(/at +word +score +leave +wins % +spread +playouts +ply 1 +ply 2/);
  const cases: readonly (readonly string[])[] = [
    ['--cgp', `${EMPTY} DEGILST/ 0/0 0`, '--plies', '0'],
    ['--cgp', `${EMPTY} ZZZ/ 0/0 0`],
    ['--cgp', `${EMPTY} DEGILST/ 0/0 0`, '--confidence', '2'],
    ['--cgp', `${EMPTY} DEGILST/ 0/0 0`, '--seconds', 'soon'],
  ];
  for (const args of cases) {
    const { status, err } = await runCommand(['sim', ...args]);
    expect(status, args.join(' ')).toBe(2);
    expect(err).toMatch(/^lexiko sim: .+\.\n$/);
  }
});

test('prints a table in German', async () => {
  const args = ['--candidates', '2', '--iterations', '16', '--confidence', '0.999', '--language', 'de'];
  const { out } = await runCommand(['sim', '--cgp', `${EMPTY} DEGILST/ 0/0 0`, ...args]);
  const [head, best] = out.split('\n');
  expect(head).toMatch(/Feld +Wort +Punkte +Rest +Siege % +Vorsprung +Simulationen +Zug 1 +Zug 2/u);
  expect(best).toMatch(/ \d+,\d ± \d+,\d /u);
  expect(out).toMatch(/^Grenze erreicht nach 16 Simulationen des besten Zuges\.$/mu);
});

test('in a Finish Line game whoever reaches the target first has won', async () => {
  const race = ['--option', 'finishLine.enabled=on', '--candidates', '3', '--iterations', '48'];
  // 85 points for INSTATE are enough for 120.
  const [best] = await simulated(['--cgp', `${HORN} AEINSTT/ 50/64 0`, ...race]);
  expect(best).toMatchObject({ win: 1, plies: [{}, {}] });
  const more = await runCommand(['sim', '--cgp', `${HORN} AEINSTT/ 50/64 0`, ...race, '--plies', '3']);
  expect(more).toMatchObject({ status: 2, err: expect.stringContaining('--plies 2') as string });
  const over = await runCommand(['sim', '--cgp', `${HORN} AEINSTT/ 50/124 0`, ...race]);
  expect(over).toMatchObject({ status: 2, err: expect.stringContaining('the game is over') as string });
});
