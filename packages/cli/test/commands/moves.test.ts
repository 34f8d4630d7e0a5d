import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatKlv2, makeLeaves } from '@lexiko/engine/moves';
import { expect, test } from 'vitest';
import { fixture, runCommand } from '../command-run.ts';

const EMPTY = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
const OPENING = `${EMPTY} DEGILST/ 0/0 0`;
/** HORN on the eighth row. */
const HORN = `15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15`;

interface Line {
  readonly position: number;
  readonly type: string;
  readonly at: string;
  readonly word: string;
  readonly tiles: Readonly<Record<string, string>> | string;
  readonly score: number;
  readonly leave: string;
  readonly equity: number;
}

async function lines(args: readonly string[], input = ''): Promise<Line[]> {
  const { status, out, err } = await runCommand(['moves', '--json', ...args], input);
  expect(err).toBe('');
  expect(status).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

test('lists the best plays of an opening, one object a play', async () => {
  const found = await lines(['--cgp', OPENING, '--top', '400', '--by', 'score', '--leaves', 'none']);
  const glides = found.find(({ at, word }) => at === '8D' && word === 'GLIDES');
  expect(glides).toEqual({
    position: 1,
    type: 'play',
    at: '8D',
    word: 'GLIDES',
    tiles: { D8: 'G', E8: 'L', F8: 'I', G8: 'D', H8: 'E', I8: 'S' },
    score: 20,
    leave: 'T',
    equity: 20,
  });
  expect(found.every(({ at, type }) => type === 'exchange' || /^8[A-O]$/.test(at))).toBe(true);
});

// Other engines count 529 and 5576 with ENABLE; the default lexicon adds GI and TE, each in two places.
test('counts placements and exchanges', async () => {
  expect(await lines(['--cgp', OPENING, '--count'])).toEqual([
    { position: 1, placements: 529 + 4, exchanges: 127, sum: 5576 + 2 * 6 + 2 * 4, max: 20 },
  ]);
});

test('takes a vowel beside a premium square from the equity of an opening', async () => {
  const found = await lines(['--cgp', OPENING, '--all', '--leaves', 'none']);
  const tiled = found.find(({ at, word }) => at === '8H' && word === 'TILED');
  expect(tiled).toMatchObject({ score: 16, equity: 16 - 0.7 });
});

test('adds the leaves that Lexiko has learnt, unless told otherwise', async () => {
  const blank = `${EMPTY} DEGILS?/ 0/0 0`;
  const exchange = (await lines(['--cgp', blank, '--all'])).find(
    ({ type, leave }) => type === 'exchange' && leave === '?',
  );
  expect(exchange?.equity).toBeGreaterThan(20);
  expect(exchange?.equity).toBeLessThan(30);
  const plain = await lines(['--cgp', blank, '--all', '--leaves', 'none']);
  expect(plain.filter(({ type }) => type === 'exchange').every(({ equity }) => equity === 0)).toBe(true);
});

test('adds leaves read from a file', async () => {
  const leaves = makeLeaves([[[20], 4.327]]);
  const path = join(mkdtempSync(join(tmpdir(), 'lexiko-moves-')), 'leaves.klv2');
  writeFileSync(path, formatKlv2(leaves));
  const found = await lines(['--cgp', OPENING, '--leaves', path, '--top', '1']);
  expect(found[0]).toMatchObject({ word: 'GLIDES', leave: 'T', equity: 24.327 });
});

test('writes blanks in lower case and tells them from letters', async () => {
  const found = await lines(['--cgp', `${HORN} ?S/ 0/0 0`, '--all', '--by', 'score']);
  const plurals = found.filter(({ word }) => word === 'HORNS' || word === 'HORNs');
  expect(plurals.map(({ word, tiles, leave }) => ({ word, tiles, leave }))).toEqual([
    { word: 'HORNS', tiles: { J8: 'S' }, leave: '?' },
    { word: 'HORNs', tiles: { J8: 's' }, leave: 'S' },
  ]);
});

test('a lexicon of another language brings its letters, with their points and counts', async () => {
  const env = { LEXIKO_DATA: mkdtempSync(join(tmpdir(), 'lexiko-moves-')) };
  const list = join(env.LEXIKO_DATA, 'palabras.txt');
  writeFileSync(list, 'CHICO\nCOCHE\nNIÑO\n');
  await runCommand(['lexicon', 'import', list, '--id', 'palabras', '--alphabet', 'spanish'], '', env);
  const cgp = `${EMPTY} [CH]CEOQ/ 0/0 0`;
  const { out } = await runCommand(
    ['moves', '--json', '--lexicon', 'palabras', '--top', '1', '--by', 'score', '--cgp', cgp],
    '',
    env,
  );
  // Three for C, one for O and E, five for CH, twice.
  expect(JSON.parse(out)).toMatchObject({ word: 'CO[CH]E', score: 20, leave: 'Q' });
});

test('reads one position a line from standard input', async () => {
  const found = await lines(['-', '--count'], `${OPENING}\n\n${HORN} QV/ 0/0 0 lex ENABLE;\n`);
  expect(found.map(({ position }) => position)).toEqual([1, 2]);
  expect(found[1]).toMatchObject({ placements: 0, exchanges: 3, sum: 0, max: 0 });
});

test('fields may be parted by tabs and runs of spaces, and a rack may be empty', async () => {
  const spaced = `  ${OPENING.replaceAll(' ', ' \t ')}   lex NWL23;  \n${EMPTY}  0/0 0\n`;
  const found = await lines(['-', '--count'], `${spaced}${OPENING}\n`);
  expect(found[0]).toEqual({ ...found[2], position: 1 });
  expect(found[1]).toMatchObject({ placements: 0, exchanges: 0 });
});

test('passes when there is nothing else to do', async () => {
  const full = Array.from({ length: 15 }, () => 'Q'.repeat(15)).join('/');
  const [only] = await lines(['--cgp', `${full} EE/A 0/0 0`, '--all']);
  expect(only).toMatchObject({ type: 'pass', tiles: '', leave: 'EE' });
});

test('prints a table for people', async () => {
  const { out } = await runCommand(['moves', '--cgp', OPENING, '--top', '2', '--by', 'score']);
  expect(out.split('\n')[0]).toMatch(/^at +word +score +leave +equity$/);
  expect(out.split('\n')).toHaveLength(4);
});

test('says in German what is wrong with a position', async () => {
  const { status, err } = await runCommand(['moves', '--cgp', '15/15 A/ 0/0 0', '--language', 'de']);
  expect([status, err]).toEqual([
    2,
    'lexiko moves: Zeile 1: Das Brett hat 15×2 Felder, das des Spiels hat 15×15.\n',
  ]);
});

test('prints tables and counts in German', async () => {
  const ask = async (...args: readonly string[]): Promise<string> =>
    (await runCommand(['moves', '--cgp', `${HORN} QV/ 0/0 0`, '--language', 'de', ...args])).out;
  expect(await ask('--count')).toBe('1: 0 gelegte Züge, 3 Tausche, Summe 0, höchste Punktzahl 0\n');
  const [head, ...rows] = (await ask('--all')).split('\n');
  expect(head).toMatch(/^Feld +Wort +Punkte +Rest +Equity$/u);
  expect(rows.join('\n')).toMatch(/\(QV tauschen\) +0 +-?\d+,\d{3}$/mu);
});

test.each([
  [['--cgp', '15/15 A/ 0/0 0'], 'line 1: the board has 15×2 squares'],
  [['--cgp', `${EMPTY} A1/ 0/0 0`], 'line 1: not a rack: A1'],
  [['--cgp', OPENING, '--all', '--count'], 'Choose one of --all and --count'],
  [['--cgp', OPENING, '--by', 'luck'], '--by takes score or equity'],
  [['--cgp', OPENING, '--preset', 'chess'], 'not “chess”'],
  [['--cgp', OPENING, '--leaves', fixture('README.md')], 'has no leaves in the KLV2 format'],
  [[], 'Name one file'],
])('says what is wrong with %j', async (args, complaint) => {
  const { status, err } = await runCommand(['moves', ...args]);
  expect(err).toContain(complaint);
  expect(status).toBe(2);
});

/** In how many ways the tiles spell the word, each blank at its own place. */
function spellings(word: string, tiles: readonly string[], blanks: number): number {
  const [letter, rest] = [word[0], word.slice(1)];
  if (letter === undefined) return 1;
  const at = tiles.indexOf(letter);
  const byTile = at < 0 ? 0 : spellings(rest, tiles.toSpliced(at, 1), blanks);
  return byTile + (blanks === 0 ? 0 : spellings(rest, tiles, blanks - 1));
}

test('counts an opening with two blanks, which needs more room than there is at first', async () => {
  const { out } = await runCommand(['words', 'list', '--min', '2', '--max', '7']);
  // A word covers the centre from as many squares as it has letters.
  const expected = out
    .trimEnd()
    .split('\n')
    .reduce((sum, word) => sum + word.length * spellings(word, [...'AEIRS'], 2), 0);
  const { out: counted } = await runCommand([
    'moves',
    '--count',
    '--json',
    '--cgp',
    `${EMPTY} AEIRS??/ 0/0 0`,
  ]);
  expect(JSON.parse(counted)).toMatchObject({ placements: expected });
});

test('lists the plays of Crosswords, across and down through the small cross, and no plurals', async () => {
  const found = await lines(['--preset', 'crosswords', '--cgp', `${EMPTY} OXEN/ 0/0 0`, '--all']);
  expect(found.map(({ word }) => word)).toContain('ONE');
  expect(found.map(({ word }) => word)).not.toContain('OXEN');
  for (const { tiles } of found)
    expect(Object.keys(tiles).filter((square) => /^(?:[GHI]8|H[789])$/u.test(square))).toHaveLength(3);
  expect(new Set(found.map(({ at }) => /^\d/u.test(at))).size).toBe(2);
});

test('counts dice in Crosswords with their mean, or as they fell', async () => {
  const scoreAt = async (...dice: string[]): Promise<number | undefined> => {
    const args = ['--preset', 'crosswords', '--cgp', `${HORN} REDO/ 0/0 0 arms E/W;`, '--all', ...dice];
    const found = await lines(args);
    return found.find(({ at, word }) => at === 'H5' && word === 'REDO')?.score;
  };
  const cross = async (...dice: string[]): Promise<Line | undefined> =>
    (await lines(['--preset', 'crosswords', '--cgp', `${HORN} ACCOD/ 0/0 0`, '--all', ...dice])).find(
      ({ tiles }) => typeof tiles === 'object' && 'H4' in tiles,
    );
  expect(await scoreAt()).toBe(await scoreAt('--dice', '12')); // no cross is covered
  const [mean, fallen] = [await cross(), await cross('--dice', '12')];
  expect(fallen?.word).toBe(mean?.word);
  expect((fallen?.score ?? 0) - (mean?.score ?? 0)).toBe(5 * (12 - 7));
});

test('a position of Crosswords says whose colours are where', async () => {
  const best = async (arms: string): Promise<number> => {
    const found = await lines(['--preset', 'crosswords', '--cgp', `${HORN} STU/ 0/0 0 ${arms}`, '--all']);
    return found.find(({ at }) => at === '8F')?.score ?? 0; // a hook to the east: on the eastern arm
  };
  expect(await best('arms E/W;')).toBeGreaterThanOrEqual(await best('arms W/E;'));
  const { status, err } = await runCommand(
    ['moves', '--preset', 'crosswords', '--cgp', `${HORN} STU/ 0/0 0 arms X;`],
    '',
  );
  expect([status, err]).toEqual([2, 'lexiko moves: “arms X” names arms other than N, E, S and W.\n']);
});

test('offers exchanges of up to three tiles in Crosswords where there is no play', async () => {
  const found = await lines(['--preset', 'crosswords', '--cgp', `${HORN} QQVV/ 0/0 0`, '--all']);
  expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['exchange']));
  expect(Math.max(...found.map(({ leave }) => 4 - leave.length))).toBe(3);
  const free = ['--preset', 'crosswords', '--option', 'cw.exchange.when=free'];
  const [counted] = await lines([...free, '--cgp', `${HORN} AES/ 0/0 0`, '--count']);
  expect(counted).toMatchObject({ exchanges: 7 });
});

test('takes options of the game, such as racks of nine', async () => {
  const [counted] = await lines(['--option', 'rack.size=9', '--cgp', `${HORN} AEINRSTDL/ 0/0 0`, '--count']);
  expect(counted).toMatchObject({ exchanges: 2 ** 9 - 1 });
});

test('lists plays that rearrange a word where the game has them, among the others in order', async () => {
  const args = ['--cgp', `${HORN} ETU/ 0/0 0`];
  const found = await lines([...args, '--option', 'shift.anagram=on', '--all']);
  const rearranged = found.filter(({ type }) => type === 'rearrange');
  const throne = rearranged.find(({ word, at }) => word === 'THRONE' && at === '8F');
  expect(throne).toMatchObject({
    leave: 'U',
    tiles: { F8: 'T', G8: 'H', H8: 'R', I8: 'O', J8: 'N', K8: 'E' },
  });
  const equities = found.map(({ equity }) => equity);
  expect(equities).toEqual(equities.toSorted((a, b) => b - a));
  const [counted] = await lines([...args, '--option', 'shift.anagram=on', '--count']);
  expect(counted).toMatchObject({ rearrangements: rearranged.length });
  expect((await lines([...args, '--all'])).every(({ type }) => type !== 'rearrange')).toBe(true);
});

test('lists what may be done before a move with the best move after it', async () => {
  const steps = ['--option', 'blank.retrieve=on', '--option', 'shift.recycle=on', '--leaves', 'none'];
  const args = ['--cgp', `${HORN.replace('HORN', 'HoRN')} MOT/ 0/0 0`, ...steps];
  const found = await lines([...args, '--all']);
  const blank = found.find(({ type }) => type === 'retrieve');
  expect(blank).toMatchObject({ at: 'G8', tiles: { G8: 'O' }, gained: '?', next: { type: 'play' } });
  // TORN and MORN; the blank stays where it is unless its own letter comes for it.
  expect(found.filter(({ type }) => type === 'recycle').map(({ tiles }) => tiles)).toEqual(
    expect.arrayContaining([{ F8: 'T' }, { F8: 'M' }]),
  );
  const after = await lines(['--cgp', `${HORN} MT?/ 0/0 0`, '--leaves', 'none', '--top', '1']);
  expect(after[0]).toMatchObject({ score: blank?.score, equity: blank?.equity });
  const equities = found.map(({ equity }) => equity);
  expect(equities).toEqual(equities.toSorted((a, b) => b - a));
  expect((await lines([...args, '--count']))[0]).toMatchObject({ retrievals: 1, recyclings: 2 });
});

test('dice are refused where none are rolled', async () => {
  const { status, err } = await runCommand(['moves', '--dice', '3', '--cgp', OPENING]);
  expect([status, err]).toEqual([2, 'lexiko moves: --dice is for Crosswords only.\n']);
});
