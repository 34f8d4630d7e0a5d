import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fixture, runCommand } from '../command-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-analyze-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Move {
  readonly move: string;
  readonly score: number;
  readonly equity: number;
  readonly win: number | null;
  readonly final?: number;
  readonly line?: readonly { readonly player: number; readonly move: string }[];
  readonly ends?: readonly number[];
  readonly proven?: boolean;
  readonly bingo: boolean;
}

interface Analysed {
  readonly title: string;
  readonly settings: object;
  readonly players: readonly {
    readonly final: number;
    readonly equityLoss: number;
    readonly meanWinLoss: number;
    readonly luckTurns: number;
    readonly bingos: number;
    readonly missedBingos: number;
  }[];
  readonly turns: readonly {
    readonly player: string;
    readonly move: string;
    readonly rackWhole: boolean;
    readonly settings?: { readonly playouts: number };
    readonly judgedBy: string;
    readonly made: Move;
    readonly valid: boolean;
    readonly equityLoss: number;
    readonly winLoss: number;
    readonly lossMargins: { readonly equity: number; readonly win: number } | null;
    readonly luck: number | null;
    readonly diceLuck: number | null;
    readonly reasons: readonly string[];
    readonly missedBingo: Move | null;
    readonly best: readonly Move[];
  }[];
}

async function analysed(args: readonly string[], note = ''): Promise<Analysed> {
  const { status, out, err } = await runCommand(['analyze', '--json', ...args]);
  expect(err).toBe(note);
  expect(status).toBe(0);
  return JSON.parse(out) as Analysed;
}

test('The Guide Game: losses are never negative, the end is solved, partial racks are judged by score', async () => {
  const html = join(folder, 'guide.html');
  const { players, turns, title } = await analysed([
    fixture('guide-game/guide-game.gcg'),
    // Searches end by themselves, whatever else the machine does.
    '--seconds',
    '120',
    '--html',
    html,
  ]);
  expect(title).toBe('Guide Game');
  expect(players.map(({ final }) => final)).toEqual([456, 368]);
  expect(turns).toHaveLength(32);
  for (const { equityLoss, winLoss, made, best, valid } of turns) {
    expect(equityLoss).toBeGreaterThanOrEqual(0);
    expect(winLoss).toBeGreaterThanOrEqual(0);
    expect(winLoss).toBeLessThanOrEqual(1);
    expect(best.length).toBeGreaterThan(0);
    expect(made.win).toBeGreaterThanOrEqual(0);
    expect(valid).toBe(true);
  }
  expect(turns[0]).toMatchObject({ move: '8F HORN', rackWhole: false, judgedBy: 'score' });
  // PASTE scores as much as any play of the letters told.
  expect(turns[2]).toMatchObject({ judgedBy: 'score', equityLoss: 0, winLoss: 0 });
  expect(turns[5]).toMatchObject({ rackWhole: true, judgedBy: 'equity', made: { bingo: true } });
  expect(turns.at(-1)?.judgedBy).toBe('solved');
  for (const { judgedBy, best, player } of turns) {
    if (judgedBy !== 'solved') continue;
    for (const { line = [], ends, proven, move, equity } of best) {
      expect([line[0]?.player, line[0]?.move, proven]).toEqual([player === 'A' ? 0 : 1, move, true]);
      expect(ends).toHaveLength(2);
      expect(equity).toBeDefined();
    }
  }
  expect(turns.at(-1)?.best[0]).toMatchObject({ score: 17, equity: 21 });
  expect(players.map(({ bingos }) => bingos)).toEqual([1, 1]);

  const page = readFileSync(html, 'utf8');
  // Points, chances, and what was given away; luck is not known where racks are not.
  expect(page.match(/<svg viewBox[^>]*role="img"[^>]*aria-label="/g)).toHaveLength(3);
  // The board at the end, and after every turn.
  expect(page.match(/<svg class="board"/g)).toHaveLength(turns.length + 1);
  expect(page.match(/Show as table/g)).toHaveLength(3);
  expect(page).toContain('Lines to the end of the game');
  expect(page).toMatch(/The game ends \d+–\d+, proven\./u);
  expect(page).not.toMatch(/<script|https?:\/\/|<link/);
});

/** Whole racks, a bingo missed, a word that does not exist, and an exchange. */
const GAME = `#player1 a Ann <b>
#player2 b Bob
>a: AEINRST 8H TA +4 4
>b: QVVUUIW -QVVUU +0 0
>a: EINRSBB 9H ZZ +20 24
`;

test('What was missed, what does not exist and what luck had to do with it is told', async () => {
  const path = join(folder, 'game.gcg');
  writeFileSync(path, GAME.replace('ZZ', 'BB').replace('+20 24', '+9 13'));
  const { turns, players } = await analysed([path, '--static']);
  expect(turns[0]?.missedBingo).toMatchObject({ bingo: true });
  expect(turns[0]?.equityLoss).toBeGreaterThan(30);
  expect(turns[0]?.winLoss).toBeGreaterThan(0.05);
  expect(turns[0]?.luck).toBeGreaterThan(20);
  expect(turns[1]?.made).toMatchObject({ score: 0, bingo: false });
  expect(turns[1]?.luck).toBeLessThan(-10);
  expect(turns[2]).toMatchObject({ valid: false });
  expect(players.map(({ missedBingos }) => missedBingos)).toEqual([1, 0]);
  // Chances of different turns do not add up: what is told of a player is the mean.
  expect(players[0]?.meanWinLoss).toBeCloseTo(((turns[0]?.winLoss ?? 0) + (turns[2]?.winLoss ?? 0)) / 2, 3);
  const { out } = await runCommand(['analyze', path, '--static']);
  expect(out).toContain('missed bingo');
  expect(out).toMatch(/percentage points of win chance per turn\./u);
  expect(out).toMatch(/is worth [\d.]+ more\./u);
  expect(out).toContain('not in the dictionary');
});

test('A play that was taken back is told as what it was, and one turn is counted as one', async () => {
  const file = join(folder, 'taken-back.gcg');
  const turns = ['>A: AEHINOR 8F HORN +14 14', '>B: AEFMRST 9F FARM +33 33', '>B: AEFMRST -- -33 0'];
  writeFileSync(file, ['#player1 A A', '#player2 B B', ...turns, ''].join('\n'));
  const { out } = await runCommand(['analyze', '--static', file]);
  expect(out).toContain('9F FARM  33, removed, not in the dictionary');
  expect(out).not.toContain('Passing makes a word');
  expect(out).toContain(' points per turn in 1 turn; ');
});

test('A report that cannot be written is told in a sentence, after what was found', async () => {
  const file = join(folder, 'one-turn.gcg');
  writeFileSync(file, '#player1 A A\n#player2 B B\n>A: AEHINOR 8F HORN +14 14\n');
  const { status, out, err } = await runCommand([
    'analyze',
    '--static',
    file,
    '--html',
    join(file, 'report.html'),
  ]);
  expect(status).toBe(2);
  expect(out).toContain('8F HORN');
  expect(err).toMatch(/^lexiko analyze: E[A-Z]+: [^\n]+\n$/u);
});

test('A log of Lexiko is analysed by its own rules, and playouts may judge it', async () => {
  const { players, turns } = await analysed(
    [fixture('logs/standard-2007.json'), '--sim', '--seconds', '0.05', '--top', '2'],
    'This game used the word list “Test”, which isn’t here. Lexiko English takes its place.\n',
  );
  expect(players).toHaveLength(2);
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.every(({ rackWhole, best }) => rackWhole && best.length <= 2)).toBe(true);
});

test('A game of Crosswords is analysed from its log, dice at their mean, with intervals and reasons', async () => {
  const html = join(folder, 'crosswords.html');
  const { players, turns } = await analysed([
    fixture('games/crosswords.json'),
    '--sim',
    '--seconds',
    '0.01',
    '--html',
    html,
  ]);
  expect(players).toHaveLength(2);
  for (const { best, made, winLoss, judgedBy, lossMargins, reasons } of turns) {
    expect(judgedBy).toBe('simulated');
    if (best[0]?.move === made.move) continue;
    expect(lossMargins?.win).toBeGreaterThan(0);
    expect(winLoss).toBeCloseTo(Math.max(0, (best[0]?.win ?? 0) - (made.win ?? 0)), 3);
    expect(reasons.at(-1)).toMatch(/percentage points more often|No measurable difference/u);
  }
  expect(turns.some(({ diceLuck }) => diceLuck !== null)).toBe(true);
  const page = readFileSync(html, 'utf8');
  expect(page).toContain('Moves are compared with average dice');
  expect(page).toContain('50-point bonuses:');
});

test('A game alone is judged by the final score to be expected, and nobody wins', async () => {
  const html = join(folder, 'alone.html');
  const { turns } = await analysed([
    fixture('games/alone.json'),
    '--sim',
    '--seconds',
    '0.01',
    '--html',
    html,
  ]);
  for (const { made, judgedBy, reasons } of turns) {
    expect(made.win).toBeNull();
    expect(judgedBy).toBe('simulated');
    expect(made.final).toBeGreaterThan(100);
    expect(reasons.join()).not.toMatch(/wins|repl(y|ies)/u);
  }
  const page = readFileSync(html, 'utf8');
  expect(page).toContain('You play alone here');
  expect(page).toContain('Expected final score after each turn');
  expect(page).not.toContain('Chance');
});

test('A game in which letters moved on the board is played out with all that may be done before a play', async () => {
  const path = fixture('games/moving-letters.json');
  const html = join(folder, 'letters.html');
  const sim = ['--sim', '--seconds', '0.01', '--top', '12', '--html', html];
  const { turns, players } = await analysed([path, ...sim]);
  expect(players.map(({ final }) => final)).toEqual([258, 193]);
  expect(turns.filter(({ move }) => /^(recycle|retrieve) /u.test(move)).length).toBeGreaterThan(1);
  expect(turns.some(({ best }) => best.some(({ move }) => move.includes('recycle')))).toBe(true);
  expect(turns.every(({ equityLoss, judgedBy }) => equityLoss >= 0 && judgedBy === 'simulated')).toBe(true);
  expect(readFileSync(html, 'utf8')).toContain('nobody moves tiles');
});

test.each([
  [['analyze'], 'Name one file'],
  [['analyze', fixture('guide-game/guide-game.gcg'), '--preset', 'crosswords'], 'not “crosswords”'],
  [['analyze', 'a', '--sim', '--static'], 'Choose one of'],
  [['analyze', 'a', '--plies', '4', '--static'], 'Choose one of'],
  [['analyze', fixture('guide-game/guide-game.gcg'), '--inference', 'maybe'], 'not “maybe”'],
  [['analyze', fixture('guide-game/guide-game.gcg'), '--playouts', '0'], '--playouts takes'],
  [['analyze', fixture('README.md')], 'lexiko analyze: Line '],
  [['analyze', fixture('guide-game/guide-game.gcg'), '--top', '0'], '--top takes a number'],
])('What cannot be analysed is refused: %j', async (args, message) => {
  const { status, err } = await runCommand(args);
  expect(err).toContain(message);
  expect(status).toBe(2);
});

test('Where a rack does not hold what was kept, nothing is said about luck', async () => {
  const path = join(folder, 'muddled.gcg');
  writeFileSync(path, GAME.replace('9H ZZ +20 24', '9H BB +9 13').replace('EINRSBB', 'OOUUVBB'));
  const { turns } = await analysed([path, '--static']);
  expect(turns[2]).toMatchObject({ luck: null, rackWhole: true });
});

test('A text that is no game is refused in a sentence, however long it is', async () => {
  for (const nonsense of ['nonsense\n'.repeat(350_000), `{"x":"${'y'.repeat(3_000_000)}"}`]) {
    const { status, err } = await runCommand(['analyze', '-'], nonsense);
    expect(status).toBe(2);
    expect(err).toMatch(/at most [\d,]+ characters/u);
    expect(err.length).toBeLessThan(300);
  }
});

test('The settings of a whole game are those of its playouts, and stand in every report', async () => {
  const html = join(folder, 'settings.html');
  const path = join(folder, 'settings.gcg');
  writeFileSync(path, GAME.replace('ZZ', 'BB').replace('+20 24', '+9 13'));
  const asked = [path, '--playouts', '12', '--plies', '4', '--inference', 'off'];
  const { settings, turns } = await analysed([...asked, '--html', html]);
  expect(settings).toEqual({
    playouts: 12,
    seconds: null,
    plies: 4,
    inference: 'off',
    dictionary: { id: 'english', name: 'Lexiko English' },
  });
  expect(turns[0]?.settings).toMatchObject({ plies: 4, rivalRack: 'any' });
  expect(turns[0]?.settings?.playouts).toBeLessThanOrEqual(12);
  const said =
    'Settings: 12 playouts of each move at most, 4 turns ahead, the opponent’s rack is unknown, dictionary Lexiko English.';
  expect(readFileSync(html, 'utf8')).toContain(said);
  expect((await runCommand(['analyze', ...asked])).out).toContain(said);
  // What has no effect is not told.
  expect((await analysed([path, '--static'])).settings).toMatchObject({
    playouts: 0,
    plies: null,
    inference: null,
  });
});

test('A log that names its players is told with their names', async () => {
  const path = join(folder, 'named.json');
  const log = readFileSync(fixture('logs/standard-2007.json'), 'utf8');
  writeFileSync(path, log.replace('"events"', '"players":["Ada","Ben"],"events"'));
  const { out } = await runCommand(['analyze', path, '--static']);
  expect(out).toContain('Ada');
  expect(out).not.toContain('Player 1');
});

test('A rack that cannot go with its play is not believed, and a line with two mistakes is one line', async () => {
  const file = join(folder, 'wrong-rack.gcg');
  writeFileSync(
    file,
    '#player1 A Ann\n#player2 B Bob\n>A: HORNEST 8F HORN +14 14\n>B: FAMILES H6 FA.M +9 9\n>A: PATEEIO 10F PAsTE +20 34\n',
  );
  const { turns } = await analysed([file]);
  // The rack as written has no blank, and with one it would hold eight letters.
  expect(turns[2]).toMatchObject({ rack: 'PA?TE', rackWhole: false, missedBingo: null });
  const { out } = await runCommand(['analyze', file]);
  expect(out).toContain('1 line of the file breaks the rules. lexiko replay names the problems.');
});
