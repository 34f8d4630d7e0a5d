/** What an option is: its scope, its values, how a value given by a player is read. The options are in `options.ts`. */

import { err, ok, type Result } from '../result.ts';

export const MAX_SIDES = 4;
const LONGEST_NOTE = 2000;

/** Which games an option belongs to; elsewhere it may only keep its neutral value. */
export type OptionScope = 'every' | 'classic' | 'crosswords' | 'solitaire' | 'custom';

export interface OptionSpec<V> {
  readonly scope: OptionScope;
  /** What the option is when neither the preset nor the players say otherwise. */
  readonly initial: V;
  /** The values to choose from, or `null` where they are not a short list. */
  readonly choices: readonly V[] | null;
  /** Of a number: the smallest and the largest. */
  readonly range?: readonly [number, number];
  /** Reads a value given by a player; the error says what would be right. `sides` is the number of sides. */
  read(value: unknown, sides: number): Result<V, string>;
}

export function choice<const V extends string | number | boolean>(
  scope: OptionScope,
  values: readonly V[],
  initial: NoInfer<V>,
): OptionSpec<V> {
  return {
    scope,
    initial,
    choices: values,
    read(value) {
      const found = values.find((candidate) => candidate === value);
      return found === undefined ? err(`must be one of ${values.join(', ')}`) : ok(found);
    },
  };
}

export function whole(
  scope: OptionScope,
  [low, high]: readonly [number, number],
  initial: number,
): OptionSpec<number> {
  return {
    scope,
    initial,
    choices: null,
    range: [low, high],
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
        ? ok(value)
        : err(`must be a whole number from ${low} to ${high}`),
  };
}

/** A value for each seat; a single value given by a player stands for every seat. */
export function bySeat<V extends string | number>(
  scope: OptionScope,
  initial: NoInfer<V>,
  readOne: (value: unknown) => Result<V, string>,
): OptionSpec<readonly V[]> {
  return {
    scope,
    initial: Array.from({ length: MAX_SIDES }, () => initial),
    choices: null,
    read(value, sides) {
      const given: readonly unknown[] = Array.isArray(value)
        ? value
        : Array.from({ length: sides }, () => value);
      if (given.length !== sides) return err(`must have a value for each of the ${sides} sides`);
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

export function text(scope: OptionScope): OptionSpec<string> {
  return {
    scope,
    initial: '',
    choices: null,
    read: (value) =>
      typeof value === 'string' && value.length <= LONGEST_NOTE
        ? ok(value)
        : err(`must be a text of at most ${LONGEST_NOTE} characters`),
  };
}

/** A count or a value for each letter. */
export function letterTable(scope: OptionScope): OptionSpec<Readonly<Record<string, number>> | null> {
  return {
    scope,
    initial: null,
    choices: null,
    read(value) {
      if (value === null) return ok(null);
      const wrong = err(
        'must be a table from letters (A to Z, ? for a blank) to whole numbers from 0 to 200',
      );
      if (typeof value !== 'object' || Array.isArray(value)) return wrong;
      const entries = Object.entries(value);
      const fits = entries.every(
        ([letter, count]) =>
          /^(?:[A-Z]|\?)$/.test(letter) && Number.isInteger(count) && count >= 0 && count <= 200,
      );
      return fits && entries.length > 0 ? ok(Object.fromEntries(entries)) : wrong;
    },
  };
}
