import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixture, runCommand } from '../command-run.ts';

const GUIDE = fixture('guide-game/guide-game.gcg');
const HEAD = '#player1 A Ann\n#player2 B Bob\n';

interface Report {
  readonly turns: readonly Readonly<Record<string, unknown>>[];
  readonly played: readonly number[];
  readonly final: readonly number[];
  readonly problems: readonly Readonly<Record<string, unknown>>[];
  readonly strangeWords?: readonly unknown[];
}

async function reportOf(args: readonly string[], input = ''): Promise<Report & { readonly status: number }> {
  const { status, out } = await runCommand(['replay', '--json', ...args], input);
  return { ...(JSON.parse(out) as Report), status };
}

describe('lexiko replay', () => {
  test('answers a text that is no game in a sentence, however long it is', async () => {
    const { status, out, err } = await runCommand(['replay', '-'], 'nonsense\n'.repeat(350_000));
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('a GCG file has at most 200,000 characters.');
    expect(err.split('\n')).toHaveLength(2);
    const short = await runCommand(['replay', '-'], `${HEAD}${'nonsense\n>x\n'.repeat(1000)}`);
    expect(short.err.split('\n').length).toBeLessThan(30);
  });

  test('gives 458 and 366, then 456 and 368 for the Guide Game', async () => {
    const { status, out, err } = await runCommand(['replay', GUIDE]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Played  A 458, B 366');
    expect(out).toContain('Final   A 456, B 368');
    expect(out).toContain('19  A       A1 COn(Q)UEST  CONQUEST 162, bonus 50');
    expect(out).toContain('Every play is legal and every score is right.');
  });

  test('answers programs with one object', async () => {
    const report = await reportOf([GUIDE]);
    expect(report).toMatchObject({ status: 0, title: 'Guide Game', preset: 'standard-2007', problems: [] });
    expect([report.played, report.final]).toEqual([
      [458, 366],
      [456, 368],
    ]);
    expect(report.turns).toHaveLength(34);
    expect(report.turns[3]).toEqual({
      turn: 4,
      line: 9,
      player: 'B',
      kind: 'play',
      move: '9H (M)OB',
      words: [
        { word: 'MOB', points: 8 },
        { word: 'NOT', points: 4 },
        { word: 'BE', points: 4 },
      ],
      bonus: 0,
      score: 16,
      total: 25,
    });
  });

  test('reads standard input, with a byte order mark and line ends of another system', async () => {
    const text = `\uFEFF${readFileSync(GUIDE, 'utf8').replaceAll('\n', '\r\n')}`;
    expect(await reportOf(['-'], text)).toMatchObject({ status: 0, final: [456, 368] });
  });

  test('reads Latin-1 where a file names it, and where it is not UTF-8', async () => {
    const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
    const game = '#player1 A José\n>A: HORN 8F HORN +14 14';
    for (const text of [`#character-encoding ISO-8859-1\n${game}`, game]) {
      const { status, out } = await runCommand(['replay', '-', '--json'], bytes(text));
      expect(status).toBe(0);
      expect(out).toContain('"name":"José"');
    }
    const unknown = `#character-encoding Klingon-8\n${game}`;
    expect((await runCommand(['replay', '-', '--json'], unknown)).out).toContain('José');
  });

  test('tells wrong scores and illegal plays with their turns, and ends with 1', async () => {
    const text = readFileSync(GUIDE, 'utf8')
      .replace('8F HORN +14 14', '8F HORN +15 15')
      .replace('6G I. +5', '1H I +5');
    const { status, out } = await runCommand(['replay', '-'], text);
    expect(status).toBe(1);
    expect(out).toContain('Turn 1 (line 6): The score is given as 15, but the play scores 14.');
    expect(out).toContain('Turn 3 (line 8): The total is given as 39, but it is 40.');
    expect(out).toContain('Turn 28 (line 33): Your play must touch a tile on the board.');
    expect(out).toContain('3 problems found.');
    const report = await reportOf(['-'], text);
    expect(report.problems[0]).toMatchObject({
      turn: 1,
      line: 6,
      code: 'WRONG_SCORE',
      written: 15,
      counted: 14,
    });
    expect(report.status).toBe(1);
  });

  test('tells every line that cannot be read, and ends with 2', async () => {
    const { status, out, err } = await runCommand(
      ['replay', '-'],
      `${HEAD}>A: HORN 8F HORN +14\n>C: - +0 0\n`,
    );
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.split('\n')).toEqual([
      'lexiko replay: standard input: Line 3: The total is missing.',
      'lexiko replay: standard input: Line 4: There is no player “C”.',
      '',
    ]);
  });

  test('plays by other rules if asked', async () => {
    const nine = `${HEAD}>A: HORNHORNE 8D HORNHORNE +0 0\n`;
    expect((await reportOf(['-'], nine)).problems[0]).toMatchObject({ code: 'ILLEGAL' });
    const report = await reportOf(['-', '--preset', 'collectible-2020', '--option', 'rack.size=9'], nine);
    expect(report.problems.map(({ code }) => code)).not.toContain('ILLEGAL');
    expect(report.turns[0]).toMatchObject({ bonus: 50 });
  });

  test('names the words that a dictionary does not have, without blaming the file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lexiko-replay-'));
    try {
      const env = { LEXIKO_DATA: folder };
      const text = `${HEAD}>A: HORNZ 8F HORNZ +34 34\n`;
      const { status, out } = await runCommand(['replay', '-', '--lexicon', 'english'], text, env);
      expect(out).toContain('Turn 1: HORNZ isn’t in the dictionary.');
      const json = await runCommand(['replay', '-', '--lexicon', 'english', '--json'], text, env);
      expect((JSON.parse(json.out) as Report).strangeWords).toEqual([{ turn: 1, word: 'HORNZ' }]);
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('keeps control characters of a file from the terminal', async () => {
    const text = '#player1 A \u001B[2J\u0007\n#title \u001B]0;x\n>A: HORN 8F HORN +14 14\n>\u001B: x';
    const { err } = await runCommand(['replay', '-'], text);
    expect(err).not.toContain('\u001B');
    const good = await runCommand(['replay', '-'], text.split('\n').slice(0, 3).join('\n'));
    expect(good.status).toBe(0);
    expect(good.out).not.toContain('\u001B');
    expect(good.out).not.toContain('\u0007');
  });

  test.each([
    [[], 'Name one file'],
    [['a.gcg', 'b.gcg'], 'Name one file'],
    [['/nowhere/x.gcg'], 'There’s no file “/nowhere/x.gcg”'],
    [[tmpdir()], 'Can’t read'],
    [[GUIDE, '--preset', 'chess'], 'There’s no preset “chess”'],
    [[GUIDE, '--preset', 'crosswords'], 'has no dice'],
    [[GUIDE, '--option', 'rack.size'], 'Write key=value'],
    [[GUIDE, '--option', 'rack.size=8'], 'rack.size'],
    [[GUIDE, '--lexicon', 'klingon'], 'There’s no lexicon “klingon”'],
    [[GUIDE, '--fast'], '--fast'],
  ])('%j gets one sentence and 2', async (args, sentence) => {
    const { status, out, err } = await runCommand(['replay', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('explains itself', async () => {
    const { status, out } = await runCommand(['replay', '--help']);
    expect(status).toBe(0);
    for (const field of ['played', 'final', 'problems', 'WRONG_SCORE', 'Exit status'])
      expect(out).toContain(field);
  });
});
