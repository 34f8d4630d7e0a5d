/** Games in the terminal besides two single players: teams, Crosswords, solitaire, and what was agreed. */

import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { anyPlay, playInPipe, somePlay, TestFolder, written } from './play-table.ts';
import { ANN, BEN, playedIn, type Played, type PlayOrder } from './played.ts';
import type { Step } from './play-table.ts';

const folder = new TestFolder();
afterAll(() => folder.remove());
afterEach(() => vi.restoreAllMocks());

const play = (order: PlayOrder, steps: readonly Step[]): Promise<Played> => playedIn(folder, order, steps);

describe('teams', () => {
  const teams = 'Reds:Ann+Cy,Blues:Ben+Di';

  test('the captain moves, or whoever stands in', async () => {
    const { output } = await play({ preset: 'school', players: teams, options: ['teams.commit=captain'] }, [
      [ANN, 'away Ann'],
      [/^Cy> $/u, anyPlay(2)],
      [BEN, 'quit'],
    ]);
    expect(output).toContain('Ann is away.');
  });

  test('members take turns where that is agreed', async () => {
    await play({ preset: 'school', players: teams, options: ['teams.commit=rotate'] }, [
      [ANN, 'pass'],
      [BEN, 'pass'],
      [/^Cy> $/u, 'quit'],
    ]);
  });

  test('all members must agree where that is agreed', async () => {
    const { output } = await play({ preset: 'school', players: teams, options: ['teams.commit=consensus'] }, [
      [/^Reds> $/u, 'pass'],
      [/^Cy, do you agree\? \(y\/n\) $/u, 'n'],
      [/^Reds> $/u, 'pass'],
      [/^Cy, do you agree/u, 'y'],
      [/^Blues> $/u, 'quit'],
    ]);
    expect(output).toContain('Your team is about to pass.');
    expect(output).toContain('The team doesn’t agree.');
  });
});

describe('Crosswords', () => {
  test('dice decide who begins, and count on crosses', async () => {
    const file = folder.newGame();
    const { output } = await playInPipe(
      {
        folder,
        file,
        args: [
          '--preset',
          'crosswords',
          '--players',
          'Ann,Ben',
          '--colours',
          'blue,orange',
          '--seed',
          'dice',
          '--agreed',
        ],
      },
      ({ prompt, state }) => {
        if (!prompt.endsWith('> ')) return '';
        const tiles = somePlay(state, state.turn ?? 0, 9);
        return tiles === null ? 'pass' : written(state, tiles);
      },
    );
    expect(output).toMatch(/Roll for first play: Ann \d\+\d, Ben \d\+\d\./u);
    expect(output).toMatch(/The dice show \d\+\d \([A-O]\d+/u);
    expect(output).toContain('Ann (blue)');
  });

  test('letters may be drawn before those to return are chosen', async () => {
    const { output, state } = await play({ preset: 'crosswords', options: ['cw.exchange.order=drawFirst'] }, [
      [ANN, 'draw 2'],
      [ANN, 'pass'],
      [ANN, (table) => `exchange ${(table.racks[0] ?? []).slice(0, 2).join('')}`],
      [BEN, 'quit'],
    ]);
    expect(output).toContain('Return 2 of your tiles first');
    expect(state.racks[0]).toHaveLength(10);
  });

  test('partners share a score', async () => {
    const { state } = await play(
      { preset: 'crosswords', players: 'Ann,Ben,Cy,Di', options: ['cw.partners=on'] },
      [
        [ANN, anyPlay(3)],
        [/^Di: accept/u, ''],
        [BEN, 'quit'],
      ],
    );
    expect(state.scores[0]).toBe(state.scores[2]);
    expect(state.scores[0]).toBeGreaterThan(0);
  });
});

describe('what has been agreed', () => {
  test('partners who share their letters see them', async () => {
    const { output, state } = await play(
      {
        preset: 'crosswords',
        players: 'Ann,Ben,Cy,Di',
        options: ['cw.partners=on', 'cw.partnerRacks=shared'],
      },
      [[ANN, 'quit']],
    );
    expect(output).toContain(`  Cy: ${(state.racks[2] ?? []).join('')}`);
    expect(output).not.toContain((state.racks[1] ?? []).join(''));
  });

  test('word tools are open where everybody agreed to all help', async () => {
    const { output } = await play({ options: ['help.inGame=full'] }, [
      [ANN, 'anagram xaz'],
      [ANN, 'quit'],
    ]);
    expect(output).toMatch(/^ZAX/mu);
  });

  test('house rules are shown, and cannot steer the terminal', async () => {
    const { output } = await play({ options: ['house.note=No \u001b[2J slang.'] }, [
      [ANN, 'rules'],
      [ANN, 'options'],
      [ANN, 'quit'],
    ]);
    expect(output).toContain('House rules: No ·[2J slang.');
    expect(output).not.toContain('\u001b');
  });
});

describe('ending by agreement and by leaving', () => {
  test('all must agree', async () => {
    const { state, output } = await play({ players: 'Ann,Ben,Cy' }, [
      [ANN, 'agree'],
      [/^Ben, do you agree to end the game\? \(y\/n\) $/u, 'n'],
      [ANN, 'agree'],
      [/^Ben, do you agree/u, 'y'],
      [/^Cy, do you agree/u, 'y'],
    ]);
    expect(output).toContain('Ben doesn’t agree.');
    expect(state.outcome?.reason).toBe('AGREED');
  });

  test('a side may leave, and the last one wins', async () => {
    const { state, output } = await play({}, [
      [ANN, 'resign'],
      [/^Ann, do you really resign/u, 'no'],
      [ANN, 'resign'],
      [/^Ann, do you really resign/u, 'yes'],
    ]);
    expect(state.outcome?.winners).toEqual([1]);
    expect(output).toContain('Ben wins.');
  });
});

describe('solitaire', () => {
  test('one rack, words checked at once, ended at will', async () => {
    const { state, output } = await play({ players: 'Ann' }, [
      [ANN, anyPlay(7)],
      [ANN, 'pass'],
      [ANN, 'agree'],
    ]);
    expect(output).toMatch(/isn’t in the dictionary/u);
    expect(output).toContain('Your total:');
    expect(state.outcome?.reason).toBe('AGREED');
  });

  test('two racks in turn', async () => {
    const { output } = await play({ players: 'Ann', options: ['solitaire.mode=twoRacks'] }, [
      [/^Ann 1> $/u, 'pass'],
      [/^Ann 2> $/u, 'pass'],
      [/^Ann 1> $/u, 'pass'],
      [/^Ann 2> $/u, 'pass'],
    ]);
    expect(output).toContain('Both racks together: ');
  });

  test('all letters open, plays taken back', async () => {
    const { output, state } = await play({ players: 'Ann', options: ['solitaire.mode=openPool'] }, [
      [ANN, '8H HORN'],
      [ANN, 'undo'],
      [ANN, '8D QUARTZ'],
      [ANN, 'unseen'],
      [ANN, 'agree'],
    ]);
    expect(output).toContain('Open tiles: Ax9');
    expect(output).toContain('Ann took back the last play');
    expect(state.outcome?.final[0]).toBeGreaterThan(0);
  });
});
