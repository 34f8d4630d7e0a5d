/** Every two variations together: no tile is lost or doubled, and the game comes to an end (V-11). */

import { configure, type GameConfig } from '@lexiko/rules';
import { describe, test } from 'vitest';
import { checkGame, checkStep } from '../support/laws.ts';
import { playRandomGame } from '../support/random-game.ts';

const VARIATIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'a longer first word': { 'firstWord.min': 3, 'firstWord.deadlock': 'relax' },
  'a first word or a new deal': { 'firstWord.min': 5, 'firstWord.deadlock': 'redeal' },
  rearranging: { 'shift.anagram': 'on' },
  'rearranging with sliding': { 'shift.anagram': 'on', 'shift.anagram.span': 'slide' },
  recycling: { 'shift.recycle': 'on', 'shift.recycle.blanks': 'allowed' },
  'recycling step by step': { 'shift.recycle': 'on', 'shift.recycle.challengeUnit': 'perStep' },
  'picking up blanks': { 'blank.retrieve': 'on' },
  'picking up blanks, undone with the play': {
    'blank.retrieve': 'on',
    'blank.retrieve.afterUndo': 'undone',
  },
  'a free dictionary': { 'dictionary.access': 'free' },
  'nine tiles': { 'rack.size': 9 },
  'a finish line': { 'finishLine.enabled': 'on' },
  'a finish line with equal turns': { 'finishLine.enabled': 'on', 'finishLine.ending': 'equalTurns' },
  'a timer': { 'timer.seconds': 180 },
  'drawing after the window': { 'draw.timing': 'afterWindow' },
};

const names = Object.keys(VARIATIONS);
const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]));

describe('two variations together keep every tile', () => {
  test.each(pairs)('%s and %s', (one, other) => {
    const config: GameConfig = {
      preset: 'standard-2007',
      sides: 3,
      options: { 'dictionary.id': 'test', ...VARIATIONS[one], ...VARIATIONS[other] },
    };
    if (!configure(config).ok) throw new Error('Variations can be combined freely.');
    checkGame(playRandomGame(config, pairs.findIndex(([a, b]) => a === one && b === other) + 1, checkStep));
  });
});
