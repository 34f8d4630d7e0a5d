import {
  formatGcg,
  gameTextKind,
  parseGcg,
  pragmaOf,
  type GcgProblem,
  type GcgTurn,
} from '@lexiko/rules/notation';
import { describe, expect, test } from 'vitest';
import { LONGEST_GCG, MOST_GCG_TURNS } from '../../src/notation/game-text.ts';
import type { GcgAct } from '../../src/notation/gcg.ts';
import { gameOf, GUIDE } from './guide-game.ts';

/** The only turn of a game of A and B. */
function turnOf(line: string): GcgTurn {
  const [turn] = gameOf(`#player1 A Ann\n#player2 B Bob\n${line}`).turns;
  if (turn === undefined) throw new Error('There is no turn.');
  return turn;
}

describe('the Guide Game', () => {
  test('is read whole', () => {
    const parsed = parseGcg(GUIDE);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { game, lines } = parsed.value;
    expect(game.players).toEqual([
      { id: 'A', name: 'Player A' },
      { id: 'B', name: 'Player B' },
    ]);
    expect(game.pragmas.map(({ name }) => name)).toEqual(['character-encoding', 'title', 'description']);
    expect(pragmaOf(game, 'title')).toBe('Guide Game');
    expect(pragmaOf(game, 'lexicon')).toBeNull();
    expect(game.turns).toHaveLength(34);
    expect(lines.slice(0, 2)).toEqual([6, 7]);
    expect(game.turns[1]).toEqual({
      kind: 'play',
      player: 1,
      rack: ['A', 'F', 'M'],
      start: { row: 5, column: 7, direction: 'down' },
      letters: ['F', 'A', '.', 'M'],
      score: 9,
      total: 9,
      remark: '',
      notes: [],
    });
    expect(game.turns[33]).toMatchObject({ kind: 'rack-points', tiles: ['A', 'I'], score: -2, total: 456 });
  });

  test('is written as it was read, character for character', () => {
    expect(formatGcg(gameOf(GUIDE))).toBe(GUIDE);
  });
});

describe('a line of a real file', () => {
  const cases: readonly (readonly [string, Partial<GcgTurn> & GcgAct])[] = [
    ['>A: DEN - +0 0', { kind: 'pass', rack: ['D', 'E', 'N'] }],
    ['>A:  - +0 0', { kind: 'pass', rack: [] }],
    ['>A: - +0 0', { kind: 'pass', rack: [] }],
    ['>A: QVVUIOA -QVV +0 0', { kind: 'exchange', tiles: ['Q', 'V', 'V'] }],
    ['>A: QV? -? +0 0', { kind: 'exchange', tiles: ['?'] }],
    ['>A: QVVUIOA -5 +0 0', { kind: 'exchange-count', count: 5 }],
    ['>A: HUJA --  -20 0', { kind: 'withdrawn', score: -20, total: 0 }],
    ['>A: HUJA   -- +0 59', { kind: 'withdrawn', score: 0, total: 59 }],
    ['>A: ACDEJOQ   (challenge) +5 339', { kind: 'challenge', score: 5, total: 339 }],
    ['>A: (Challenge) +5 339', { kind: 'challenge', rack: [] }],
    ['>A: ABC (time) -10 300', { kind: 'time', score: -10 }],
    ['>A:  (TIME) +6 300', { kind: 'rack-points', tiles: ['T', 'I', 'M', 'E'] }],
    ['>A:    (ENOR) +8 481', { kind: 'rack-points', tiles: ['E', 'N', 'O', 'R'], rack: [] }],
    ['>A: AI (AI) -2 456', { kind: 'rack-points', tiles: ['A', 'I'], rack: ['A', 'I'], score: -2 }],
    ['>A: (AI) +-2 456', { kind: 'rack-points', tiles: ['A', 'I'], score: -2 }],
    [
      '>Ann: CNNTU?? 8b NoCTUrN +70 70',
      {
        kind: 'play',
        player: 0,
        start: { row: 7, column: 1, direction: 'across' },
        letters: ['N', 'o', 'C', 'T', 'U', 'r', 'N'],
      },
    ],
    [
      '>b: OXGSHYD   i12 OXY             +44   70  KO, EX',
      {
        kind: 'play',
        player: 1,
        start: { row: 11, column: 8, direction: 'down' },
        letters: ['O', 'X', 'Y'],
        remark: 'KO, EX',
      },
    ],
    [
      '>A:8F HORN 14 14',
      {
        kind: 'play',
        rack: [],
        start: { row: 7, column: 5, direction: 'across' },
        letters: ['H', 'O', 'R', 'N'],
      },
    ],
    [
      '>A: COKIE 12C CO(O)KIE +20 20',
      {
        kind: 'play',
        start: { row: 11, column: 2, direction: 'across' },
        letters: ['C', 'O', '.', 'K', 'I', 'E'],
      },
    ],
    [
      '>A: ĆĘIKPST 8G STĘPIĆ +46 46',
      {
        kind: 'play',
        rack: ['Ć', 'Ę', 'I', 'K', 'P', 'S', 'T'],
        start: { row: 7, column: 6, direction: 'across' },
        letters: ['S', 'T', 'Ę', 'P', 'I', 'Ć'],
      },
    ],
    [
      '>A: [CH]AO? 8G [ch]A[CH]O +46 46',
      {
        kind: 'play',
        rack: ['CH', 'A', 'O', '?'],
        start: { row: 7, column: 6, direction: 'across' },
        letters: ['ch', 'A', 'CH', 'O'],
      },
    ],
  ];
  test.each(cases)('%s', (line, turn) => {
    expect(turnOf(line)).toMatchObject(turn);
  });
});

describe('what real files contain beside turns', () => {
  test('a byte order mark, line ends of three kinds, blank lines and spaces', () => {
    const text =
      '\uFEFF#player1 a Ann\r\n#player2 b Bob\r\r\n  \n >a: HORN 8F HORN +14 14  \r\n\n>b: A - +0 0';
    expect(gameOf(text).turns).toHaveLength(2);
  });

  test('notes belong to the turn before them, also over several lines', () => {
    const game = gameOf(
      '#note before\n>A: - +0 0\n#note one\nand more\n\nand yet more\n#Note two\n>B: - +0 0',
    );
    expect(game.pragmas).toEqual([{ name: 'note', text: 'before' }]);
    expect(game.turns.map(({ notes }) => notes)).toEqual([['one', 'and more', 'and yet more', 'two'], []]);
  });

  test('unknown pragmas are kept in order, wherever they stand', () => {
    const game = gameOf(
      '#id org.example 7\n#player1 A Ann\n#style wsc\n#incomplete \n>A: - +0 0\n#rack2 AABLLNS\n# a remark',
    );
    expect(game.pragmas).toEqual([
      { name: 'id', text: 'org.example 7' },
      { name: 'style', text: 'wsc' },
      { name: 'incomplete', text: '' },
      { name: 'rack2', text: 'AABLLNS' },
      { name: '', text: 'a remark' },
    ]);
  });

  test('three and four players', () => {
    const game = gameOf(
      '#player1 A Ann\n#player2 B Bob\n#player3 C Cy\n#player4 D Di\n>A: - +0 0\n>D: - +0 0\n>C: - +0 0',
    );
    expect(game.turns.map(({ player }) => player)).toEqual([0, 3, 2]);
  });

  test('no names of players at all: those who play are the players', () => {
    const game = gameOf('>x: - +0 0\n>Y: - +0 0\n>X: - +0 0');
    expect(game.players.map(({ id }) => id)).toEqual(['x', 'Y']);
    expect(game.turns.map(({ player }) => player)).toEqual([0, 1, 0]);
  });

  test('players but no turn yet', () => {
    expect(gameOf('#player1 A Ann\n#player2 B Bob\n').turns).toEqual([]);
  });
});

describe('what cannot be read is told with its line', () => {
  const HEAD = '#player1 A Ann\n#player2 B Bob\n';
  const cases: readonly (readonly [string, string, GcgProblem])[] = [
    ['nothing', '', { line: 1, code: 'NO_GAME' }],
    ['only a title', '#title x\n', { line: 2, code: 'NO_GAME' }],
    ['a line of something else', `${HEAD}hello`, { line: 3, code: 'NOT_A_LINE', text: 'hello' }],
    ['a player without an id', '#player1', { line: 1, code: 'BAD_PLAYER', text: '#player1' }],
    ['players out of order', '#player2 B Bob', { line: 1, code: 'BAD_PLAYER', text: '#player2 B Bob' }],
    ['an id that is taken', `${HEAD}#player3 A Amy`, { line: 3, code: 'BAD_PLAYER', text: '#player3 A Amy' }],
    ['a stranger', `${HEAD}>C: - +0 0`, { line: 3, code: 'UNKNOWN_PLAYER', id: 'C' }],
    ['nobody', `${HEAD}>: - +0 0`, { line: 3, code: 'MISSING', field: 'player' }],
    ['no colon', `${HEAD}>A HORN 8F HORN +14 14`, { line: 3, code: 'MISSING', field: 'player' }],
    ['a rack of digits', `${HEAD}>A: 123 8F HORN +14 14`, { line: 3, code: 'BAD_RACK', text: '123' }],
    ['an open bracket', `${HEAD}>A: [CH 8F HORN +14 14`, { line: 3, code: 'BAD_RACK', text: '[CH' }],
    ['no move', `${HEAD}\n>A: HORN`, { line: 4, code: 'MISSING', field: 'move' }],
    ['no square', `${HEAD}>A: HORN HORN +14 14`, { line: 3, code: 'BAD_MOVE', text: 'HORN' }],
    ['no word', `${HEAD}>A: HORN 8F`, { line: 3, code: 'MISSING', field: 'word' }],
    ['a word that is none', `${HEAD}>A: HORN 8F HO*N +14 14`, { line: 3, code: 'BAD_WORD', text: 'HO*N' }],
    ['an exchange of signs', `${HEAD}>A: HORN -=! +0 0`, { line: 3, code: 'BAD_MOVE', text: '-=!' }],
    ['an open parenthesis', `${HEAD}>A: HORN (AI +0 0`, { line: 3, code: 'BAD_MOVE', text: '(AI' }],
    ['no score', `${HEAD}>A: HORN 8F HORN`, { line: 3, code: 'MISSING', field: 'score' }],
    ['no total', `${HEAD}>A: HORN 8F HORN +14`, { line: 3, code: 'MISSING', field: 'total' }],
    [
      'a score that is none',
      `${HEAD}>A: HORN 8F HORN +1x 14`,
      { line: 3, code: 'BAD_NUMBER', field: 'score', text: '+1x' },
    ],
    [
      'a total beyond reason',
      `${HEAD}>A: HORN 8F HORN +14 14141414`,
      { line: 3, code: 'BAD_NUMBER', field: 'total', text: '14141414' },
    ],
  ];
  test.each(cases)('%s', (_, text, problem) => {
    expect(parseGcg(text)).toEqual({ ok: false, error: [problem] });
  });

  test('several problems are all told', () => {
    const parsed = parseGcg(`${HEAD}>A: HORN 8F HORN +14\r\n>C: - +0 0\r\n>B: - +0 0\r\nwhat?`);
    expect(!parsed.ok && parsed.error.map(({ line, code }) => [line, code])).toEqual([
      [3, 'MISSING'],
      [4, 'UNKNOWN_PLAYER'],
      [6, 'NOT_A_LINE'],
    ]);
  });

  test('are told of a line whose player nobody knows, too, and that name only once', () => {
    const parsed = parseGcg(
      `${HEAD}>C: HORN 8F HORN +14 14\n>C: H0RN 8F HORN +x 14\n>A: - +0 0\n>C: 123 - +0`,
    );
    expect(!parsed.ok && parsed.error.map(({ line, code }) => [line, code])).toEqual([
      [3, 'UNKNOWN_PLAYER'],
      [4, 'BAD_RACK'],
      [6, 'BAD_RACK'],
    ]);
  });
});

describe('a text that is no game', () => {
  test('is told as too long, once, however long it is', () => {
    const long = { code: 'TOO_LONG', what: 'characters', most: LONGEST_GCG, line: 1 };
    expect(parseGcg('nonsense\n'.repeat(400_000))).toEqual({ ok: false, error: [long] });
    const turns = parseGcg('>a: A - +0 0\n'.repeat(MOST_GCG_TURNS + 100));
    expect(turns.ok || turns.error).toMatchObject([{ code: 'TOO_LONG', what: 'turns' }]);
  });

  test('may be one note of very many lines', () => {
    const lines = 'x\n'.repeat(50_000);
    const file = parseGcg(`#player1 a Ann\n>a: A - +0 0\n#note\n${lines}`);
    expect(file.ok && file.value.game.turns[0]?.notes).toHaveLength(50_001);
  });

  test.each([
    ['{"format":', 'log'],
    ['\uFEFF#player1 a Ann', 'gcg'],
    ['\n>a: A - +0 0', 'gcg'],
    ['15/15/7A7 AB/C 0/0 0', 'cgp'],
    ['15/15/7A7\tAB/C\t0/0\t0', 'cgp'],
    ['Dear diary', null],
    ['a/b', null],
    ['', null],
  ])('and one that may be is known by its beginning: %j', (text, kind) => {
    expect(gameTextKind(text)).toBe(kind);
  });
});
