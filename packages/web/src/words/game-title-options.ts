/**
 * Out of all options of a game, those that its title is made of, and those by which Learn knows a variation: stored beside
 * its log, for lists.
 */

import type { GameConfig } from '@lexiko/rules';
import type { TitledGame } from './game-title.ts';

const WANTED: ReadonlySet<string> = new Set([
  'solitaire.mode',
  'finishLine.enabled',
  'help.inGame',
  'rack.size',
  'dictionary.id',
  'firstWord.min',
  'shift.anagram',
  'shift.recycle',
  'blank.retrieve',
  'timer.seconds',
  'cw.partners',
]);

export function titledOptions({ options }: Pick<GameConfig, 'options'>): NonNullable<TitledGame['options']> {
  return Object.fromEntries(Object.entries(options ?? {}).filter(([key]) => WANTED.has(key)));
}
