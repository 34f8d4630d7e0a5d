/** What computers do before they play: picking up blanks, recycling and rearranging. */

import { viewFor } from '@lexiko/rules';
import { letterOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { handMadeLeaves } from '../../src/judgement/leave-model.ts';
import { makePlayer, PERSONALITIES } from '../../src/index.ts';
import { lendingAt, worthOfLent } from '../../src/players/lent-blanks.ts';
import { after, calmly, engine, PLAYERS, stateOf, viewOf, type Setting } from '../support/players-support.ts';

const { expert } = PLAYERS;

describe('before the play', () => {
  test('a blank is picked up for the letter it stands for', () => {
    const view = viewOf({
      options: { 'blank.retrieve': 'on' },
      words: [['G8', 'across', 'CaT']],
      racks: ['AEINRLT', 'EEEEEEE'],
    });
    expect(expert.choose(view, calmly())).toEqual({
      type: 'retrieve',
      seat: 0,
      square: 7 * 15 + 7,
      tile: 'A',
    });
  });

  test('a valuable letter is recycled for a plain one', () => {
    const state = stateOf({
      options: { 'shift.recycle': 'on' },
      words: [
        ['H8', 'down', 'ZOO'],
        ['H10', 'across', 'OAT'],
      ],
      racks: ['MEIRTSA', 'EEEEEEE'],
    });
    const action = expert.choose(viewFor(state, 0), calmly());
    if (action?.type !== 'recycle') throw new Error(JSON.stringify(action));
    expect(letterOf(itemAt(state.board, action.square))).toBe('Z');
    expect(after(state, action).racks[0]).toContain('Z');
  });

  test('two letters are recycled one after the other where that leads to a long word', () => {
    let state = stateOf({
      options: { 'shift.recycle': 'on' },
      words: [
        ['G8', 'across', 'CAT'],
        ['I8', 'down', 'TIDE'],
        ['M3', 'down', 'RAT'],
      ],
      racks: ['PINTEUV', 'EEEEEEE'],
    });
    const player = makePlayer({ ...PERSONALITIES.expert, recycling: 2 }, engine);
    for (const step of [1, 2]) {
      const action = player.choose(viewFor(state, 0), calmly());
      expect(action, `step ${step}`).toMatchObject({ type: 'recycle' });
      if (action !== null) state = after(state, action);
    }
    const action = player.choose(viewFor(state, 0), calmly());
    expect(action?.type === 'play' ? action.tiles.length : 0).toBe(7);
  });

  test('a word is rearranged where that is worth most', () => {
    const words: Setting['words'] = [['H8', 'across', 'RATE']];
    const plain = viewOf({ words, racks: ['V', 'EEEEEEE'] });
    expect(expert.choose(plain, calmly())?.type).toBe('exchange');
    const state = stateOf({ options: { 'shift.anagram': 'on' }, words, racks: ['V', 'EEEEEEE'] });
    const action = expert.choose(viewFor(state, 0), calmly());
    if (action?.type !== 'rearrange') throw new Error(JSON.stringify(action));
    expect(['AVERT', 'TRAVE']).toContain(action.word.join(''));
    expect(after(state, action).scores[0]).toBeGreaterThanOrEqual(8);
  });
});

describe('blanks that may be picked up again', () => {
  const CAT: Setting['words'] = [['G8', 'across', 'CAT']];

  /** What CATs or CaTS with a blank for the letter is expected to bring later. */
  function lentBy(setting: Setting, letter: string): number | null {
    const table = viewOf(setting);
    const vocabulary = engine.library.vocabulary(table.ruleset, null);
    const { graph, alphabet } = vocabulary;
    const lending = lendingAt({ table, seat: 0, leaveOf: handMadeLeaves(alphabet, 'premiums'), vocabulary });
    if (lending === null) return null;
    const list = engine.finder.plays({ table, seat: 0, graph, alphabet });
    for (let place = 0; place < list.count; place++) {
      const found = list.take(list.placementAt(place));
      const isIt = found?.tiles.length === 1 && itemAt(found.tiles, 0)[1] === letter.toLowerCase();
      if (found !== null && isIt) return worthOfLent(lending, found);
    }
    throw new Error(`no play with a blank for ${letter}`);
  }

  const options = { 'blank.retrieve': 'on' };

  test('stay where they are in other games', () => {
    expect(lentBy({ words: CAT, racks: ['?VV', 'EEEEEEE'] }, 'S')).toBeNull();
  });

  test('are a gift where the others are likely to hold the letter', () => {
    const lent = lentBy({ options, words: CAT, racks: ['?VV', 'EEEEEEE'] }, 'S') ?? 0;
    expect(lent).toBeLessThan(-1);
    // Five times as many E are about.
    expect(lentBy({ options, words: [['H8', 'across', 'OD']], racks: ['?VV', 'EEEEEEE'] }, 'E')).toBeLessThan(
      lent,
    );
  });

  test('come back where only the own side has the letter', () => {
    const setting = { options, words: CAT, racks: ['?SSSS', 'EEEEEEE'] };
    expect(lentBy(setting, 'S')).toBeGreaterThan(5);
  });
});
