/** The games of the path: those of the front page, and one for every other variation and rulebook. */

import type { Level } from '@lexiko/engine';
import { fitted, planOf } from '../../setup/choices.ts';
import {
  computer,
  person,
  plainChoices,
  quickGame,
  withOptions,
  type GameWords,
} from '../../setup/game-plans.ts';
import { QUICK_GAMES, type QuickGame } from '../../setup/quick-games.ts';
import type { GamePlan, GameSummary } from '../../table/worker-messages.ts';
import type { Texts } from '../../texts/texts.ts';

/** Games that have a card on the path only. */
export const TAUGHT_GAMES = [
  'opening',
  'rearranging',
  'swapping',
  'pickUp',
  'timed',
  'partners',
  'deluxe',
  'collectible',
  'teams',
  'four',
] as const;
export type TaughtGame = (typeof TAUGHT_GAMES)[number];
export type PathGame = QuickGame | TaughtGame;

export function isQuickGame(game: PathGame): game is QuickGame {
  return QUICK_GAMES.some((one) => one === game);
}

/** The shortest first word of `opening`, and the seconds for a turn of `timed`. */
const FIRST_WORD = 4;
const SECONDS = 120;

export function pathGame(texts: Texts, game: PathGame, level: Level, words: GameWords): GamePlan {
  if (isQuickGame(game)) return quickGame(texts, game, level, words);
  const you = person(texts.setup.you);
  const pair = plainChoices([you, computer(texts, level)], words);
  const four = { ...pair, seats: [you, ...[1, 2, 3].map((number) => computer(texts, level, number))] };
  switch (game) {
    case 'opening':
      return planOf(texts, withOptions(pair, { 'firstWord.min': FIRST_WORD }));
    case 'rearranging':
      return planOf(texts, withOptions(pair, { 'shift.anagram': 'on' }));
    case 'swapping':
      return planOf(texts, withOptions(pair, { 'shift.recycle': 'on' }));
    case 'pickUp':
      return planOf(texts, withOptions(pair, { 'blank.retrieve': 'on' }));
    case 'timed':
      return planOf(texts, withOptions(pair, { 'timer.seconds': [SECONDS, SECONDS] }));
    case 'partners':
      return planOf(texts, fitted(withOptions({ ...four, preset: 'crosswords' }, { 'cw.partners': 'on' })));
    case 'deluxe':
      return planOf(texts, fitted({ ...pair, preset: 'deluxe' }));
    case 'collectible':
      return planOf(texts, fitted({ ...pair, preset: 'collectible-2020' }));
    case 'teams':
      return planOf(texts, fitted({ ...pair, preset: 'school' }));
    case 'four':
      return planOf(texts, four);
  }
}

/** Which game of the path this was; `null`: another, or one that several people played. */
export function gameOf({
  preset,
  seats,
  titled,
}: Pick<GameSummary, 'preset' | 'seats' | 'titled'>): PathGame | null {
  const options = titled?.options ?? {};
  const mode = options['solitaire.mode'];
  // One person plays both racks.
  if (mode === 'twoRacks' || mode === 'openPool') return mode;
  if (seats.filter(({ kind }) => kind === 'person').length !== 1) return null;
  if (seats.length === 1) return 'solo';
  if (preset === 'crosswords') return options['cw.partners'] === 'on' ? 'partners' : 'dice';
  if (options['finishLine.enabled'] === 'on') return 'finish';
  if (options['rack.size'] === 9) return 'nine';
  if (options['help.inGame'] === 'full') return 'learning';
  if (options['shift.anagram'] === 'on') return 'rearranging';
  if (options['shift.recycle'] === 'on') return 'swapping';
  if (options['blank.retrieve'] === 'on') return 'pickUp';
  if (Number(options['firstWord.min'] ?? 0) >= FIRST_WORD) return 'opening';
  const seconds = options['timer.seconds'];
  if (Array.isArray(seconds) && seconds.some((one) => typeof one === 'number')) return 'timed';
  if (preset === 'deluxe') return 'deluxe';
  if (preset === 'collectible-2020') return 'collectible';
  if (preset === 'school') return 'teams';
  return seats.length === 4 ? 'four' : null;
}
