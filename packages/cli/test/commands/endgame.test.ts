import { expect, test } from 'vitest';
import { runCommand } from '../command-run.ts';

const BOARD =
  'BY1COMITIA1H3/AI1A1IF2HAOLES/1P1GO6N2E/WE1ID6G2R/O1WED9I/L1AR1J3ZAG2E/D1I2O5OVUM/SIR1NURL6a/1N1B1AYIN6/' +
  '1FERULA1OX5/1E1A4SuQ4/ES1C11/UT1K11/REPENT9/OD1T11';
const EMPTY_BAG = `${BOARD} EENT/TV 303/413 0`;
const ONE_IN_BAG =
  'M1GLANCErS5/O1O6HERRY1/N1O1QUADRAT4/YUP12/1R13/DO3JAW7/EL2LADEN6/BI1WAGON7/1tAE11/SH3Z1U5V1/E4O1N5E1/' +
  'D4R1FIFTIES1/AGENTIVE4XI1/T6L5C1/E6T5A1 BEIMOPR/ 408/387 0';
const START = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 DEGILST/ 0/0 0';

interface Move {
  readonly type: string;
  readonly score: number;
  readonly win: number;
  readonly tie: number;
}

interface Draw {
  readonly tiles: string;
  readonly ways: number;
  readonly result: string;
  readonly proven: boolean;
}

async function objects(args: readonly string[]): Promise<Record<string, unknown>[]> {
  const { status, out, err } = await runCommand(['endgame', '--json', ...args]);
  expect(err).toBe('');
  expect(status).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('an endgame is solved, with the line to its end', async () => {
  const [answer] = await objects(['--cgp', EMPTY_BAG, '--nodes', '100000']);
  expect(answer).toMatchObject({ position: 1, kind: 'endgame', proven: true });
  const { value, lower, upper, line } = answer as {
    value: number;
    lower: number;
    upper: number;
    line: Move[];
  };
  expect([lower, upper]).toEqual([value, value]);
  // The line itself adds up: every play counts for its side, then T and V, or what is left of EENT.
  const gains = line.reduce((sum, { score }, at) => sum + (at % 2 === 0 ? score : -score), 0);
  expect(Math.abs(value - gains) % 2).toBe(0);
  expect((await objects(['--cgp', `${BOARD} EENT/ 303/413 0`, '--nodes', '100000']))[0]).toEqual(answer);
});

test('each of several moves of an endgame has its proven value and its line to the final scores', async () => {
  const args = ['--cgp', EMPTY_BAG, '--nodes', '100000', '--top', '4', '--seconds', '100'];
  const [answer] = await objects(args);
  interface Line {
    readonly value: number;
    readonly proven: boolean;
    readonly line: readonly Move[];
    readonly final: readonly [number, number];
  }
  const { others, value, final, line } = answer as unknown as Line & { readonly others: readonly Line[] };
  expect(others).toHaveLength(3);
  for (const one of [{ value, final, line, proven: true }, ...others]) {
    expect(one.proven).toBe(true);
    expect(one.value).toBeLessThanOrEqual(value);
    // What the side gains is what the final scores say.
    expect(one.final[0] - one.final[1]).toBe(303 - 413 + one.value);
    const own = one.line.reduce((sum, { score }, at) => sum + (at % 2 === 0 ? score : 0), 0);
    const plays = one.line.filter(({ type }) => type === 'play');
    expect(plays.length).toBeGreaterThan(0);
    expect(Math.abs(one.final[0] - 303 - own)).toBeLessThan(40);
  }
  const { out } = await runCommand(['endgame', ...args]);
  expect(out).toContain(`The game ends ${final.join('–')}, proven.`);
  expect(out).toMatch(/^4\. .+: [+-]?\d+, proven\. The game ends \d+–\d+, proven\.$/mu);
});

test('an endgame in plain text', async () => {
  const { out } = await runCommand(['endgame', '--cgp', EMPTY_BAG, '--nodes', '100000']);
  expect(out).toMatch(
    /^best {3}\S+ [A-Za-z]+ \d+\nvalue {2}[+-]?\d+, proven \(\d+ moves? ahead, [\d,]+ nodes\)\n/,
  );
});

test('an endgame in German', async () => {
  const ask = async (...args: readonly string[]): Promise<string> =>
    (await runCommand(['endgame', '--language', 'de', ...args])).out;
  expect(await ask('--cgp', EMPTY_BAG, '--nodes', '100000', '--seconds', '100')).toMatch(
    /^Zug {3}\S+ [A-Za-z]+ \d+\nWert {2}[+-]?\d+, bewiesen \(\d+ (?:Zug|Züge) voraus, [\d.]+ Knoten\)\n/u,
  );
  const late = await ask('--cgp', ONE_IN_BAG, '--seconds', '0.5');
  expect(late).toMatch(/^Zug +Siege +Unentschieden +Vorsprung +Ziehungen\n/u);
  expect(late).toMatch(/^Gewinnt: [A-Z?, ()\d]+\.$/mu);
  expect(late).toMatch(/ gewinnt bei \d+ von \d möglichen letzten Buchstaben/u);
});

test('an early stop tells what is proven until then, or that nothing is', async () => {
  const [answer] = await objects(['--cgp', EMPTY_BAG, '--nodes', '10']);
  expect(answer).toMatchObject({ proven: false, lower: null, upper: null });
});

test('a rack alone is that of a game of two, also with a tile in the bag', async () => {
  const [answer] = await objects(['--cgp', ONE_IN_BAG.replace('/ 408', ' 408'), '--seconds', '0.01']);
  expect(answer).toMatchObject({ kind: 'pre-endgame' });
});

test('with a tile in the bag every candidate gets its shares of wins and ties', async () => {
  const [answer] = await objects(['--cgp', ONE_IN_BAG, '--seconds', '0.5']);
  expect(answer).toMatchObject({ kind: 'pre-endgame' });
  const { moves } = answer as { moves: Move[] };
  expect(moves.length).toBeGreaterThan(0);
  for (const { win, tie } of moves) {
    expect(win).toBeGreaterThanOrEqual(0);
    expect(win + tie).toBeLessThanOrEqual(1);
  }
});

test('with a tile in the bag the plays that win every draw are found, though others score more', async () => {
  // As long as a busy machine needs: it ends once everything is decided.
  const [answer] = await objects(['--cgp', ONE_IN_BAG, '--seconds', '120']);
  const { moves, decided } = answer as {
    moves: (Move & {
      at?: string;
      word?: string;
      won: number;
      ways: number;
      proven: boolean;
      followed?: Draw[];
    })[];
    decided: boolean;
  };
  const of = (at: string, word: string): (typeof moves)[number] | undefined =>
    moves.find((move) => move.at === at && move.word === word);
  expect(decided).toBe(true);
  expect(moves[0]).toMatchObject({ won: 8, ways: 8, proven: true });
  for (const play of [of('K10', 'OPTIME'), of('14H', 'LIMBO')])
    expect(play).toMatchObject({ won: 8, ways: 8 });
  // Draw by draw: all of them are won by the best.
  const { followed = [] } = moves[0] ?? {};
  expect(followed.reduce((sum, { ways }) => sum + ways, 0)).toBe(8);
  expect(followed.every(({ result, proven }) => result === 'won' && proven)).toBe(true);
  expect(of('10D', 'BIZ')?.won).toBeLessThan(8);
});

test('three sides play with all racks shown', async () => {
  const { status, err } = await runCommand(['endgame', '--cgp', `${BOARD} EENT// 303/413/200 0`]);
  expect([status, err]).toEqual([
    2,
    'lexiko endgame: position 1: with more than two sides every rack must be given.\n',
  ]);
  const [answer] = await objects(['--cgp', `${BOARD} EENT/T/V 303/413/200 0`, '--nodes', '200000']);
  expect(answer).toMatchObject({ kind: 'endgame', proven: true });
});

test('an early position has no end to look at', async () => {
  const { status, err } = await runCommand(['endgame', '--cgp', START]);
  expect([status, err]).toEqual([2, 'lexiko endgame: position 1: more than 7 tiles are in the bag.\n']);
  const german = await runCommand(['endgame', '--cgp', START, '--language', 'de']);
  expect(german.err).toBe('lexiko endgame: Stellung 1: Im Beutel sind mehr als 7 Buchstaben.\n');
});

test('a rack of tiles that are not left is refused', async () => {
  const { status, err } = await runCommand(['endgame', '--cgp', `${BOARD} EENT/TVA 303/413 0`]);
  expect([status, err]).toEqual([
    2,
    'lexiko endgame: position 1: another rack has tiles that are not left in the box.\n',
  ]);
});

test('with several tiles in the bag shares of wins are told with their margins, some draws being considered', async () => {
  const { status, out } = await runCommand([
    'endgame',
    '--cgp',
    ONE_IN_BAG.replace('BEIMOPR', 'BEIM'),
    '--seconds',
    '1',
  ]);
  expect(status).toBe(0);
  expect(out).toMatch(/ \d+\.\d % ± \d+\.\d /u);
});
