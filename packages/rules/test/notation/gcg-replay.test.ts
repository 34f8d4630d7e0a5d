import { readFileSync } from 'node:fs';
import type { GameConfig } from '@lexiko/rules';
import { parseGcg, replayGcg, type ReplayedGame, type ReplayFault } from '@lexiko/rules/notation';
import { describe, expect, test } from 'vitest';
import { below, oneOf, seeded } from '../support/seeded.ts';

const folder = new URL('../../../../fixtures/guide-game/', import.meta.url);
const GUIDE = readFileSync(new URL('guide-game.gcg', folder), 'utf8');
const STANDARD: GameConfig = { preset: 'standard-2007' };

interface GuideTurn {
  readonly words: readonly { readonly word: string; readonly score: number; readonly main: boolean }[];
  readonly bonus: number;
  readonly score: number;
  readonly cumulative: number;
}

const BOOK = JSON.parse(readFileSync(new URL('guide-game.json', folder), 'utf8')) as {
  readonly turns: readonly GuideTurn[];
  readonly finalBoard: readonly string[];
};

function replayed(text: string, config: GameConfig = STANDARD): ReplayedGame {
  const file = parseGcg(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const game = replayGcg(file.value, config);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** Problems of a game of A and B as `turn code`, in order. */
function problems(...lines: readonly string[]): readonly string[] {
  return replayed(`#player1 A Ann\n#player2 B Bob\n${lines.join('\n')}`).problems.map(
    ({ turn, code }) => `${turn} ${code}`,
  );
}

describe('the Guide Game', () => {
  const game = replayed(GUIDE);

  test('gives 458 and 366, then 456 and 368, and nothing is wrong in it', () => {
    expect(game.played).toEqual([458, 366]);
    expect(game.final).toEqual([456, 368]);
    expect(game.problems).toEqual([]);
  });

  test('has the words, the points of each word and the totals of the book', () => {
    expect(BOOK.turns).toHaveLength(32);
    for (const [at, turn] of BOOK.turns.entries()) {
      const { words, bonus, score, total } = game.turns[at] ?? {};
      expect({ bonus, score, total }).toEqual({
        bonus: turn.bonus,
        score: turn.score,
        total: turn.cumulative,
      });
      const counted = (words ?? []).map(({ word, points }) => `${word} ${points}`).sort();
      expect(counted).toEqual(turn.words.map(({ word, score: points }) => `${word} ${points}`).sort());
    }
  });

  test('is written with the letters it runs through', () => {
    expect(game.turns[1]?.notation).toBe('H6 FA(R)M');
    expect(game.turns[18]?.notation).toBe('A1 COn(Q)UEST');
    expect(game.turns[32]?.notation).toBe('(AI)');
  });

  test('ends on the board of the book', () => {
    const [, ...rows] = BOOK.finalBoard.map((row) => row.slice(3).replaceAll(' ', ''));
    const cells = game.board.map((laid) => laid || '.').join('');
    expect(cells).toBe(rows.join(''));
  });
});

describe('what is wrong is told with its turn', () => {
  const OPEN = '>A: HNOR 8F HORN +14 14';

  const cases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['a right game', [OPEN, '>B: AFM H6 FA.M +9 9'], []],
    ['a wrong score, once', ['>A: HNOR 8F HORN +15 15', '>B: - +0 0', '>A: - +0 15'], ['1 WRONG_SCORE']],
    ['a wrong total, once', ['>A: HNOR 8F HORN +14 15', '>B: - +0 0', '>A: - +0 15'], ['1 WRONG_TOTAL']],
    ['an opening beside the centre', ['>A: HNOR 1A HORN +21 21'], ['1 ILLEGAL']],
    ['a play that touches nothing', [OPEN, '>B: AFM 1A FAM +24 24'], ['2 ILLEGAL']],
    ['a square that is taken', [OPEN, '>B: CO 8F CORN +14 14'], ['2 BAD_PLACE']],
    ['a letter that is not there', [OPEN, '>B: AFM H6 FAR.M +9 9'], ['2 BAD_PLACE']],
    ['a word off the board', ['>A: HNOR 8M HORN +14 14'], ['1 BAD_PLACE']],
    ['eight tiles', ['>A: 8A HORNHORN +14 14'], ['1 ILLEGAL', '1 WRONG_SCORE']],
    ['a tile that is not on a full rack', ['>A: AAEEIIO 8F HORN +14 14'], ['1 ILLEGAL']],
    ['a tile beside a rack that has no room for it', ['>A: AAEEII 8F HORN +14 14'], ['1 ILLEGAL']],
    ['a rack of eight', ['>A: HORNAAEE 8F HORN +14 14'], ['1 ILLEGAL']],
    ['two Z', ['>A: HNOR 8F HORN +14 14', '>B: ZZ - +0 0'], ['2 TOO_MANY_OF_TILE']],
    ['points for a pass', ['>A: HORN - +5 5'], ['1 WRONG_SCORE']],
    ['points for an exchange', ['>A: HORN -H +5 5'], ['1 WRONG_SCORE']],
    ['an exchange of nine', ['>A: HORN -9 +0 0'], ['1 ILLEGAL']],
    ['a withdrawal', [OPEN, '>A: HNOR -- -14 0', '>B: AFM 8G FAM +16 16'], []],
    ['a withdrawal written as nought', [OPEN, '>A: HNOR -- +0 0'], []],
    ['a withdrawal of too little', [OPEN, '>A: HNOR -- -10 4'], ['2 WRONG_SCORE']],
    ['a withdrawal of nothing', ['>A: HNOR -- -14 0'], ['1 NOTHING_TO_WITHDRAW', '1 WRONG_TOTAL']],
    ['a withdrawal by the other player', [OPEN, '>B: HNOR -- -14 -14'], ['2 NOTHING_TO_WITHDRAW']],
    ['points for a challenge and for time', [OPEN, '>A: (challenge) +5 19', '>B: (time) -10 -10'], []],
    ['letters left, once and twice', [OPEN, '>A: (AI) +2 16', '>B: AI (AI) -2 -2', '>A: (QI) +22 38'], []],
    ['letters left, miscounted', [OPEN, '>A: (AI) +3 17'], ['2 WRONG_SCORE']],
  ];
  test.each(cases)('%s', (_, lines, expected) => {
    expect(problems(...lines)).toEqual(expected);
  });

  test('with the line of the file and what should stand there', () => {
    const { problems: found } = replayed('#player1 A Ann\n\n#title x\n>A: HNOR 8F HORN +15 16');
    expect(found).toEqual([
      { turn: 1, line: 4, code: 'WRONG_SCORE', written: 15, counted: 14 },
      { turn: 1, line: 4, code: 'WRONG_TOTAL', written: 16, counted: 15 },
    ]);
  });

  test('and an illegal play with the reason of the rules', () => {
    const { problems: found } = replayed('#player1 A Ann\n#player2 B Bob\n>A: HNOR 1A HORN +21 21');
    expect(found[0]).toMatchObject({ code: 'ILLEGAL', refusal: { code: 'FIRST_PLAY_MISSES_CENTER' } });
  });

  test('a blank counts nothing, and there are two of them', () => {
    expect(problems('>A: HO?N 8F HOrN +12 12')).toEqual([]);
    expect(problems('>A: ???N 8F horN +2 2')).toEqual(['1 TOO_MANY_OF_TILE']);
  });

  test('letters on the board may be written out', () => {
    expect(problems('>A: HNOR 8F HORN +14 14', '>B: AFM H6 FARM +9 9')).toEqual([]);
  });

  test('the centre is not covered once an opening has come off', () => {
    expect(problems('>A: HNOR 8F HORN +14 14', '>A: HNOR -- -14 0', '>B: AFM 1A FAM +24 24')).toEqual([
      '3 ILLEGAL',
    ]);
  });
});

describe('the rules of the game played', () => {
  test('nine tiles earn the bonus of their game', () => {
    const text = '#player1 A Ann\n#player2 B Bob\n>A: HORNHORNE 8A HORNHORNE +0 0';
    const nine: GameConfig = { preset: 'standard-2007', options: { 'rack.size': 9 } };
    const codes = replayed(text, nine).problems.map(({ code }) => code);
    expect(codes).not.toContain('ILLEGAL' satisfies ReplayFault['code']);
    expect(replayed(text, nine).turns[0]).toMatchObject({ bonus: 50 });
  });

  test('a minimum for the first word', () => {
    const five: GameConfig = { preset: 'standard-2007', options: { 'firstWord.min': 5 } };
    expect(replayed(GUIDE, five).problems).toMatchObject([
      { turn: 1, code: 'ILLEGAL', refusal: { code: 'FIRST_WORD_BELOW_MINIMUM' } },
    ]);
  });

  test('four players', () => {
    const text =
      '#player1 a A\n#player2 b B\n#player3 c C\n#player4 d D\n>a: BCEIP 8F BICEP +22 22\n>d: - +0 0\n>a: - +0 22';
    expect(replayed(text)).toMatchObject({ problems: [], final: [22, 0, 0, 0] });
  });

  test('Crosswords cannot be counted without its dice, five players cannot play', () => {
    const file = parseGcg(GUIDE);
    if (!file.ok) throw new Error('unreadable');
    expect(replayGcg(file.value, { preset: 'crosswords' })).toEqual({
      ok: false,
      error: { code: 'NOT_CLASSIC' },
    });
    const { game } = file.value;
    const five = { ...game, players: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: '' })) };
    expect(replayGcg({ game: five, lines: [] }, STANDARD)).toMatchObject({
      ok: false,
      error: { code: 'BAD_SIDE_COUNT' },
    });
  });
});

test('no damage to a file makes the replay throw, and most of it is noticed', () => {
  const random = seeded(9);
  let read = 0;
  let noticed = 0;
  for (let round = 0; round < 300; round++) {
    const lines = GUIDE.split('\n');
    const at = 5 + below(random, 32);
    const line = lines[at] ?? '';
    const place = below(random, line.length);
    const put = oneOf(random, ['A', 'Z', 'q', '9', '1', '.', '']);
    lines[at] = line.slice(0, place) + put + line.slice(place + 1);
    if (lines[at] === line) continue;
    const file = parseGcg(lines.join('\n'));
    if (!file.ok) continue;
    read++;
    const game = replayGcg(file.value, STANDARD);
    if (game.ok && game.value.problems.length > 0) noticed++;
  }
  expect(read).toBeGreaterThan(80);
  expect(noticed / read).toBeGreaterThan(0.7); // the rest changed racks, remarks or nothing that counts
});
