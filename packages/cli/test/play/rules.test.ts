/** The rules of the classic game in the terminal: challenges, clocks, scores, variations on the board. */

import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type GameState } from '@lexiko/rules';
import { isLaidBlank } from '@lexiko/rules/board';
import { anyPlay, TestFolder, written, type Step } from './play-table.ts';
import { ANN, BEN, playedIn, type Played, type PlayOrder } from './played.ts';

const folder = new TestFolder();
afterAll(() => folder.remove());
afterEach(() => vi.restoreAllMocks());

const play = (order: PlayOrder, steps: readonly Step[]): Promise<Played> => playedIn(folder, order, steps);

describe('challenging', () => {
  test('a good play stands and its challenger loses a turn', async () => {
    const { state, output } = await play({ seed: 'good' }, [
      [ANN, (table) => wordPlay(table)],
      [BEN, 'challenge'],
      [ANN, 'quit'],
    ]);
    expect(state.turn).toBe(0);
    expect(output).toContain('is valid.');
    expect(output).toContain('Ben loses this turn.');
  });

  test('a bad play is taken back and its side loses the turn', async () => {
    const { state, output } = await play({ seed: 'junk' }, [
      [ANN, anyPlay(7)],
      [BEN, 'challenge'],
      [BEN, 'quit'],
    ]);
    expect(state.scores).toEqual([0, 0]);
    expect(output).toContain('isn’t valid: play removed');
  });

  test('a single word must be named where there are several', async () => {
    const { output } = await play({ seed: 'junk' }, [
      [ANN, anyPlay(4)],
      [BEN, 'start'],
      [BEN, (table) => playWithCross(table)],
      [ANN, 'challenge'],
      [ANN, (table) => `challenge ${table.window?.words[1] ?? ''}`],
      [ANN, 'quit'],
    ]);
    expect(output).toContain('Challenge one of the words of that play');
    expect(output).toMatch(/Ann challenged [A-Z]+\./u);
  });

  test('three players are asked in turn, and the next one challenges until the first act', async () => {
    const { output } = await play({ players: 'Ann,Ben,Cy' }, [
      [ANN, anyPlay(3)],
      [/^Cy: accept [A-Z]+ \(Enter\) or challenge/u, 'accept'],
      [BEN, 'pass'],
      [/^Cy> $/u, 'challenge'],
      [/^Cy> $/u, 'quit'],
    ]);
    expect(output).toContain('There’s nothing to challenge.');
  });

  test('the table decides by votes where there is no dictionary', async () => {
    const { output, state } = await play({ players: 'Ann,Ben,Cy', options: ['dictionary.id=table'] }, [
      [ANN, anyPlay(3)],
      [/^Cy: accept/u, 'c'],
      [/^Ann: is .* valid\? \(y\/n\) $/u, 'y'],
      [/^Ben: is/u, 'perhaps'],
      [/^Ben: is/u, 'n'],
      [/^Cy: is/u, 'n'],
      [BEN, 'quit'],
    ]);
    expect(output).toContain('Ben voted that the play isn’t valid.');
    expect(output).toContain('Type y or n.');
    expect(state.scores).toEqual([0, 0, 0]);
  });

  test('silence in a timed window is acceptance', async () => {
    const start = 1_700_000_000_000;
    const now = vi.spyOn(Date, 'now').mockReturnValue(start);
    const { output, state } = await play(
      { players: 'Ann,Ben,Cy', options: ['challenge.window=timed', 'challenge.graceSeconds=5'] },
      [
        [ANN, anyPlay(3)],
        [
          /^Cy: accept/u,
          () => {
            now.mockReturnValue(start + 6000);
            return 'c';
          },
        ],
        [BEN, 'quit'],
      ],
    );
    expect(output).toContain('To challenge: 0:05');
    expect(output).not.toContain('Cy challenged');
    // Ben too: his turn has begun, and the time to challenge is over for everybody.
    expect(state.window).toBeNull();
    expect(state.board.filter((laid) => laid !== '')).toHaveLength(3);
  });

  test('the last play can be challenged, and the game goes on if it falls', async () => {
    const letters = 'custom.letters=A:2,E:2,X:2';
    const { output, state } = await play(
      { preset: 'custom', options: [letters, 'rack.size=3', 'custom.bonusTiles=12'] },
      [
        [ANN, anyPlay(3)],
        [/^Ben: accept [A-Z]+ \(Enter\) or challenge/u, 'challenge'],
        [BEN, 'pass'],
        [ANN, 'quit'],
      ],
    );
    expect(output).toContain('If this play stands, the game is over.');
    expect(state.phase).toBe('playing');
  });
});

/** A short word of the dictionary from the rack on turn. */
function wordPlay({ racks, turn }: GameState): string {
  const rack = racks[turn ?? 0] ?? [];
  const words = ['AT', 'AN', 'IT', 'ON', 'TO', 'NO', 'IS', 'HE', 'ME', 'OR', 'OX', 'BE', 'RE', 'ID', 'ET'];
  const held = words.find((word) => Array.from(word).every((letter) => rack.includes(letter)));
  if (held === undefined) throw new Error(`No short word in ${rack.join('')}`);
  return `8H ${held}`;
}

/** Two tiles under the word in the middle: a word along and two across it. */
function playWithCross(state: GameState): string {
  const { width } = state.ruleset.layout;
  const rack = (state.racks[state.turn ?? 0] ?? []).filter((tile) => tile !== '?');
  const first = state.board.findIndex((laid) => laid !== '');
  const tiles = [first + width, first + width + 1].map((square, at) => [square, rack[at] ?? ''] as const);
  return written(state, tiles);
}

describe('the clock', () => {
  async function outOfTime(policy: string): Promise<Played> {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    return play({ options: ['timer.seconds=60,none', `timer.onExpire=${policy}`] }, [
      [
        ANN,
        () => {
          now.mockReturnValue(1_700_000_061_000);
          return 'pass';
        },
      ],
      [policy === 'pass' || policy === 'commitIfLegal' ? BEN : ANN, 'quit'],
    ]);
  }

  test.each([
    ['pass', 'Ann ran out of time and passed.'],
    ['commitIfLegal', 'Ann ran out of time and passed.'],
    ['warn', 'Ann’s time is up.'],
    ['pointsPerMinute', 'Ann loses 10 points.'],
  ])('does what %s says when it has run out', async (policy, sentence) => {
    const { output } = await outOfTime(policy);
    expect(output).toContain('Time left: 1:00');
    expect(output).toContain(sentence);
  });
});

describe('scores', () => {
  test('a quiz asks before it tells', async () => {
    const { output } = await play({ options: ['score.announce=quiz'] }, [
      [ANN, anyPlay(3)],
      [/^Ann, how many points is that\? $/u, '999'],
      [BEN, 'quit'],
    ]);
    expect(output).toContain('Ann counted 999. Correct: ');
  });

  test('the scorekeeper confirms them', async () => {
    const { output } = await play({ options: ['scorekeeper=Ben'] }, [
      [ANN, anyPlay(3)],
      [/^Ben keeps the score\. Is it right\? /u, 'no'],
      [/^Ben keeps the score/u, ''],
      [BEN, 'quit'],
    ]);
    expect(output).toContain('Ben confirmed the scores.');
    expect(output).toContain('The score is counted by the rules');
  });

  test('a finish line shows targets of mixed levels and ends the game', async () => {
    const { output, state } = await play(
      {
        preset: 'collectible-2020',
        options: ['finishLine.enabled=on', 'finishLine.level=beginner,top'],
        seed: 'line',
      },
      [
        [ANN, anyPlay(7)],
        [/Ben/u, (table) => (table.phase === 'final-window' ? 'accept' : anyPlay(1)(table))],
        [/Ann/u, anyPlay(7)],
        [/Ben/u, (table) => (table.phase === 'final-window' ? 'accept' : anyPlay(1)(table))],
      ],
    );
    expect(output).toMatch(/\[#*\.+\] of 70/u);
    expect(output).toMatch(/\[#*\.+\] of 200/u);
    expect(state.outcome?.reason).toBe('FINISH_LINE');
    expect(output).toContain('Ann wins. Target: 70.');
  });
});

describe('variations on the board', () => {
  test('letters are recycled and blanks picked up before the play', async () => {
    const blanks = 'custom.letters=A:20,T:20,?:20';
    const { output, state } = await play(
      { preset: 'custom', options: [blanks, 'blank.retrieve=on', 'shift.recycle=on'], seed: 'blanks' },
      [
        [ANN, '8G aT'],
        [BEN, 'retrieve G8 A'],
        [BEN, 'recycle H8 A'],
        [BEN, 'pass'],
        [ANN, 'quit'],
      ],
    );
    expect(output).toContain('Ben took the blank on G8 for A.');
    expect(output).toContain('Ben swapped in A on H8');
    expect(state.board.some(isLaidBlank)).toBe(false);
  });

  test('a word is rearranged with a letter of the rack', async () => {
    const { output, state } = await play(
      { preset: 'custom', options: ['custom.letters=A:20,T:20,E:20', 'shift.anagram=on'], seed: 'anagram1' },
      [
        [ANN, '8G TA'],
        [BEN, 'rearrange 8G ATE'],
        [ANN, 'quit'],
      ],
    );
    expect(output).toContain('Ben rearranged ATE');
    expect(state.board.join('')).toBe('ATE');
  });

  test('what is not agreed is refused with its rule', async () => {
    const { output } = await play({}, [
      [ANN, 'recycle H8 A'],
      [ANN, 'undo'],
      [ANN, 'lookup HORN'],
      [ANN, '1A HORN'],
      [ANN, '8G'],
      [ANN, '99Z HORN'],
      [ANN, 'exchange 17'],
      [ANN, 'quit'],
    ]);
    expect(output.match(/The rules of this game don’t allow that\./gu)).toHaveLength(2);
    expect(output).toContain('In this game you can use the dictionary only for challenges.');
    expect(output).toContain('Can’t read “8G”');
    expect(output).toContain('Write the tiles to exchange');
  });

  test('a free dictionary answers', async () => {
    const { output } = await play(
      { options: ['dictionary.access=free', 'dictionary.freeTools=lookup,browse,anagram'] },
      [
        [ANN, 'lookup horn'],
        [ANN, 'lookup hxrn'],
        [ANN, 'browse zax'],
        [ANN, 'browse z.x'],
        [ANN, 'anagram xaz'],
        [ANN, 'list q'],
        [ANN, 'quit'],
      ],
    );
    expect(output).toContain('HORN is valid.');
    expect(output).toContain('HXRN isn’t valid.');
    expect(output.match(/^ZAX/gmu)?.length).toBeGreaterThanOrEqual(3);
    expect(output).toContain('QAT');
  });

  test('a doubtful blank must be marked', async () => {
    const { output, state } = await play(
      { preset: 'custom', options: ['custom.letters=E:2,?:2', 'rack.size=2'], seed: 'doubt1' },
      [
        [ANN, '8G EE'],
        [ANN, '8G eE'],
        [/Ben/u, 'quit'],
      ],
    );
    expect(output).toContain('Which E is the blank, G8 or H8? Write it as a small letter');
    expect(state.board.join('')).toBe('eE');
  });
});
