/** Games that start with one click, and the seats of a table. */

import { LEVELS, type Level } from '@lexiko/engine';
import type { PresetId } from '@lexiko/rules';
import { MAX_SIDES } from '@lexiko/rules/options';
import { LEXICA } from '@lexiko/words';
import type { SeatPlan } from '../table/snapshot.ts';
import type { GamePlan } from '../table/worker-messages.ts';
import type { Texts } from '../texts/texts.ts';
import type { Checking } from '../page/settings.ts';
import type { Dictionary } from '../words/dictionaries.ts';
import { fitted, planOf, playerRange, withOption, type Choices, type ChosenOptions } from './choices.ts';
import type { QuickGame } from './quick-games.ts';

/** In the order in which they are offered. */
export const RULEBOOKS = [
  'standard-2007',
  'deluxe',
  'collectible-2020',
  'school',
  'crosswords',
  'custom',
] as const satisfies readonly PresetId[];

export const MOST_PLAYERS = MAX_SIDES;

export function person(name: string): SeatPlan {
  return { kind: 'person', name };
}

/** Several computers of one level are numbered. */
export function computer(texts: Texts, level: Level, number: number | null = null): SeatPlan {
  const { name } = texts.levels[level];
  return { kind: 'computer', name: number === null ? name : `${name} ${number}`, level };
}

export function isLevel(value: string): value is Level {
  return LEVELS.some((level) => level === value);
}

export function countPeople(seats: readonly SeatPlan[]): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/** Only a single person at the screen is "you". Names that people chose stay. */
export function addressed(texts: Texts, seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const { you, player } = texts.setup;
  const isAlone = countPeople(seats) < 2;
  return seats.map((seat, at) => {
    const number = player(at + 1);
    if (seat.kind !== 'person' || seat.name !== (isAlone ? number : you)) return seat;
    return person(isAlone ? you : number);
  });
}

/** The seats that the rulebook has room for. */
export function seated(texts: Texts, preset: PresetId, seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const { least, most } = playerRange(preset);
  const fresh = (at: number): SeatPlan => person(texts.setup.player(at + 1));
  const filled = Array.from({ length: Math.max(least, seats.length) }, (_, at) => seats[at] ?? fresh(at));
  return filled.slice(0, most);
}

/** Which words a new game is played with. */
export interface GameWords {
  readonly dictionary: Dictionary;
  readonly checking: Checking;
  /** The dictionaries to choose from; absent: those that come with Lexiko. */
  readonly offered?: readonly Dictionary[];
}

/** The first choices, besides the words. Somebody who plays alone has nobody to challenge their plays. */
export function plainChoices(seats: readonly SeatPlan[], words: GameWords): Choices {
  const { dictionary, checking, offered = LEXICA } = words;
  const plain: Choices = {
    preset: 'standard-2007',
    seats,
    options: {},
    colours: null,
    starter: 0,
    dealCode: '',
    offered,
  };
  const spoken = withOption(plain, 'letters.language', dictionary.language);
  const worded = withOption(spoken, 'dictionary.id', dictionary.id);
  return checking === 'reject' && seats.length > 1 ? withOption(worded, 'words.validation', 'auto') : worded;
}

export function withOptions(choices: Choices, options: ChosenOptions): Choices {
  return { ...choices, options: { ...choices.options, ...options } };
}

export function againstComputer(texts: Texts, level: Level, words: GameWords): GamePlan {
  return planOf(texts, plainChoices([person(texts.setup.you), computer(texts, level)], words));
}

export function passAndPlay(texts: Texts, people: number, words: GameWords): GamePlan {
  const seats = Array.from({ length: people }, (_, at) => person(texts.setup.player(at + 1)));
  return planOf(texts, plainChoices(seats, words));
}

export function quickGame(texts: Texts, game: QuickGame, level: Level, words: GameWords): GamePlan {
  const you = person(texts.setup.you);
  const pair = plainChoices([you, computer(texts, level)], words);
  const alone: Choices = { ...plainChoices([you], words), preset: 'deluxe' };
  switch (game) {
    case 'learning':
      return planOf(texts, withOptions(pair, { 'dictionary.access': 'free', 'help.inGame': 'full' }));
    case 'nine':
      return planOf(texts, withOptions(pair, { 'rack.size': 9 }));
    case 'finish':
      return planOf(
        texts,
        withOptions(pair, {
          'finishLine.enabled': 'on',
          'finishLine.level': ['intermediate', 'intermediate'],
        }),
      );
    case 'dice':
      return planOf(texts, fitted({ ...pair, preset: 'crosswords' }));
    case 'solo':
      return planOf(texts, alone);
    case 'twoRacks':
    case 'openPool':
      return planOf(texts, withOptions(alone, { 'solitaire.mode': game }));
  }
}
