/** What is known about an option: its type, its values, where it belongs, and how to read a player's choice. */

import { err, ok, type Result } from '../result.ts';
import type { ValueFault } from './value-fault.ts';

export const MAX_SIDES = 4;
const LONGEST_NOTE = 2000;
const MOST_OF_A_LETTER = 200;

/** Which games an option belongs to; in other games it must keep its neutral value. */
export type OptionScope = 'every' | 'classic' | 'crosswords' | 'solitaire' | 'custom';

/** Groups in which people choose options, in this order. */
export const OPTION_GROUPS = [
  'solitaire',
  'table',
  'words',
  'challenges',
  'turns',
  'clock',
  'scores',
  'ending',
  'variations',
  'finishLine',
  'sides',
  'crosswords',
  'house',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** `list`: a selection from a few; `letters`: a number for each letter. */
export type OptionType = 'choice' | 'number' | 'text' | 'list' | 'seat' | 'letters' | 'squares' | 'board';

/** Where an option belongs. */
interface Place {
  readonly scope: OptionScope;
  readonly group: OptionGroup;
  /** Its rule numbers in RULES.md. */
  readonly rules: readonly string[];
}

export interface OptionRecord<V> extends Place {
  readonly type: OptionType;
  /** Whether its value is a list with an entry for each seat. */
  readonly isBySeat: boolean;
  /** The value if neither the preset nor the players say otherwise. */
  readonly initial: V;
  /** The values to choose from; `null` where they are not a short list. */
  readonly choices: readonly V[] | null;
  /** For a number: the smallest and the largest. */
  readonly range?: readonly [number, number];
  /** Reads a value given by a player; `sides` is the number of sides. */
  read(value: unknown, sides: number): Result<V, ValueFault>;
}

export function belonging(scope: OptionScope, group: OptionGroup, ...rules: readonly string[]): Place {
  return { scope, group, rules };
}

export function choice<const V extends string | number | boolean>(
  place: Place,
  values: readonly V[],
  initial: NoInfer<V>,
): OptionRecord<V> {
  return {
    ...place,
    type: 'choice',
    isBySeat: false,
    initial,
    choices: values,
    read(value) {
      const found = values.find((candidate) => candidate === value);
      return found === undefined ? err({ code: 'NOT_ONE_OF', choices: values }) : ok(found);
    },
  };
}

/** An integer within limits, or one of some words. */
export function readWhole<const W extends string = never>(
  value: unknown,
  [low, high]: readonly [number, number],
  words: readonly W[],
): Result<number | W, ValueFault> {
  const word = words.find((one) => one === value);
  if (word !== undefined) return ok(word);
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
    ? ok(value)
    : err({ code: 'NOT_IN_RANGE', low, high, words });
}

export function whole(place: Place, range: readonly [number, number], initial: number): OptionRecord<number> {
  return {
    ...place,
    type: 'number',
    isBySeat: false,
    initial,
    choices: null,
    range,
    read: (value) => readWhole(value, range, []),
  };
}

/** A value for each seat; a player may give a single value for all seats. */
export function bySeat<V extends string | number>(
  place: Place,
  initial: NoInfer<V>,
  type: 'choice' | 'number',
  readOne: (value: unknown) => Result<V, ValueFault>,
): OptionRecord<readonly V[]> {
  return {
    ...place,
    type,
    isBySeat: true,
    initial: Array.from({ length: MAX_SIDES }, () => initial),
    choices: null,
    read(value, sides) {
      const given: readonly unknown[] = Array.isArray(value)
        ? value
        : Array.from({ length: sides }, () => value);
      if (given.length !== sides) return err({ code: 'NOT_ONE_FOR_EACH_SIDE', sides });
      const values: V[] = [];
      for (const one of given) {
        const read = readOne(one);
        if (!read.ok) return read;
        values.push(read.value);
      }
      return ok(values);
    },
  };
}

export function text(place: Place): OptionRecord<string> {
  return {
    ...place,
    type: 'text',
    isBySeat: false,
    initial: '',
    choices: null,
    read: (value) =>
      typeof value === 'string' && value.length <= LONGEST_NOTE
        ? ok(value)
        : err({ code: 'NOT_A_TEXT', longest: LONGEST_NOTE }),
  };
}

/** A count or a value for each letter; `null` is as in the box. */
export function letterTable(place: Place): OptionRecord<Readonly<Record<string, number>> | null> {
  return {
    ...place,
    type: 'letters',
    isBySeat: false,
    initial: null,
    choices: null,
    read(value) {
      if (value === null) return ok(null);
      const wrong = err({ code: 'NOT_A_LETTER_TABLE', most: MOST_OF_A_LETTER } as const);
      if (typeof value !== 'object' || Array.isArray(value)) return wrong;
      const entries = Object.entries(value);
      const fits = entries.every(
        ([letter, count]) =>
          /^(?:\p{Lu}[\p{Lu}·]{0,2}|\?)$/u.test(letter) &&
          Number.isInteger(count) &&
          count >= 0 &&
          count <= MOST_OF_A_LETTER,
      );
      return fits && entries.length > 0 ? ok(Object.fromEntries(entries)) : wrong;
    },
  };
}
