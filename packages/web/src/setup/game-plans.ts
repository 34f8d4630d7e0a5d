/** Games that start with one click, and the seats of a table. */

import { LEVELS, type Level } from '@lexiko/engine';
import type { PresetId } from '@lexiko/rules';
import { MAX_SIDES } from '@lexiko/rules/options';
import type { SeatPlan } from '../table/snapshot.ts';
import type { GamePlan } from '../table/worker-messages.ts';
import type { Texts } from '../texts/texts.ts';
import { planOf, playerRange, type Choices } from './choices.ts';
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

/** Several computers of a level are told apart by a number. */
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

/** Among several people at one screen nobody is "you"; whoever is the only one is. Names of their own stay. */
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

/** What nobody has changed yet. */
export function plainChoices(seats: readonly SeatPlan[]): Choices {
  return { preset: 'standard-2007', seats, options: {}, colours: null, starter: 0, dealCode: '' };
}

export function againstComputer(texts: Texts, level: Level): GamePlan {
  return planOf(texts, plainChoices([person(texts.setup.you), computer(texts, level)]));
}

export function passAndPlay(texts: Texts, people: number): GamePlan {
  const seats = Array.from({ length: people }, (_, at) => person(texts.setup.player(at + 1)));
  return planOf(texts, plainChoices(seats));
}

export function quickGame(texts: Texts, game: QuickGame, level: Level): GamePlan {
  const you = person(texts.setup.you);
  const pair = plainChoices([you, computer(texts, level)]);
  const alone: Choices = { ...plainChoices([you]), preset: 'deluxe' };
  switch (game) {
    case 'learning':
      return planOf(texts, { ...pair, options: { 'dictionary.access': 'free', 'help.inGame': 'full' } });
    case 'nine':
      return planOf(texts, { ...pair, options: { 'rack.size': 9 } });
    case 'finish':
      return planOf(texts, {
        ...pair,
        options: { 'finishLine.enabled': 'on', 'finishLine.level': ['intermediate', 'intermediate'] },
      });
    case 'dice':
      return planOf(texts, { ...pair, preset: 'crosswords' });
    case 'solo':
      return planOf(texts, alone);
    case 'twoRacks':
    case 'openPool':
      return planOf(texts, { ...alone, options: { 'solitaire.mode': game } });
  }
}
