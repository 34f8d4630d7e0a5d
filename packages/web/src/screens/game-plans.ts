/** Games as people choose them: which rulebooks are offered, the quick ones, and what a choice means for the rules. */

import { LEVELS, type Level } from '@lexiko/engine';
import type { FinishLineLevel, GameConfig, PresetId } from '@lexiko/rules';
import type { GamePlan, SeatPlan } from '../messages.ts';
import type { Texts } from '../texts/texts.ts';

export const RULEBOOKS = [
  'standard-2007',
  'deluxe',
  'collectible-2020',
  'school',
  'crosswords',
] as const satisfies readonly PresetId[];
export type Rulebook = (typeof RULEBOOKS)[number];

export const MOST_PLAYERS = 4;
const LEXICON = 'english';

/** What can be chosen at the set-up. */
export interface Choices {
  readonly rulebook: Rulebook;
  readonly seats: readonly SeatPlan[];
  readonly rack: 7 | 9;
  readonly words: 'challenge' | 'auto';
  readonly finish: FinishLineLevel | 'off';
  readonly dealCode: string;
}

/** One player alone plays solitaire, for which only the deluxe rulebook has rules. */
export function configOf({ rulebook, seats, rack, words, finish }: Choices): GameConfig {
  const sides = seats.length;
  const isCrosswords = rulebook === 'crosswords';
  const options: Record<string, unknown> = { 'dictionary.id': LEXICON };
  if (rack === 9 && !isCrosswords) options['rack.size'] = 9;
  if (sides === 1) {
    options['solitaire.mode'] = 'tally';
  } else {
    if (words === 'auto') options['words.validation'] = 'auto';
    if (finish !== 'off' && !isCrosswords) {
      options['finishLine.enabled'] = 'on';
      options['finishLine.level'] = Array.from({ length: sides }, () => finish);
    }
  }
  return { preset: rulebook, sides, options };
}

export function planOf(choices: Choices): GamePlan {
  const { seats, dealCode } = choices;
  return { config: configOf(choices), seats, dealCode: dealCode.trim() };
}

/** How many may sit at the table. */
export function playerRange(rulebook: Rulebook): { readonly least: number; readonly most: number } {
  if (rulebook === 'school') return { least: 2, most: 2 };
  return { least: rulebook === 'deluxe' ? 1 : 2, most: MOST_PLAYERS };
}

export function person(name: string): SeatPlan {
  return { kind: 'person', name };
}

/** Several computers of a level are told apart by a number. */
export function computer(texts: Texts, level: Level, number: number | null = null): SeatPlan {
  const { name } = texts.levels[level];
  return { kind: 'computer', name: number === null ? name : `${name} ${number}`, level };
}

export function isLevel(value: string): value is Level {
  return LEVELS.some((level) => level === value);
}

const PLAIN: Omit<Choices, 'seats'> = {
  rulebook: 'standard-2007',
  rack: 7,
  words: 'challenge',
  finish: 'off',
  dealCode: '',
};

export function againstComputer(texts: Texts, level: Level): GamePlan {
  return planOf({ ...PLAIN, seats: [person(texts.setup.you), computer(texts, level)] });
}

export function passAndPlay(texts: Texts, people: number): GamePlan {
  const seats = Array.from({ length: people }, (_, at) => person(texts.setup.player(at + 1)));
  return planOf({ ...PLAIN, seats });
}

export type QuickGame = 'nine' | 'finish' | 'solo';

export function quickGame(texts: Texts, game: QuickGame, level: Level): GamePlan {
  const you = person(texts.setup.you);
  switch (game) {
    case 'nine':
      return planOf({ ...PLAIN, rack: 9, seats: [you, computer(texts, level)] });
    case 'finish':
      return planOf({ ...PLAIN, finish: 'intermediate', seats: [you, computer(texts, level)] });
    case 'solo':
      return planOf({ ...PLAIN, rulebook: 'deluxe', seats: [you] });
  }
}
