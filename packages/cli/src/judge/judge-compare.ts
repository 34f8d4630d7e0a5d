/** Compares what came out of a case with what was expected: only what is named, and some lists in any order. */

import { isObject, type Json } from './judge-case.ts';
import type { JudgeOutput } from './judge-run.ts';

/** Lists in which the order says nothing. */
const UNORDERED = new Set(['words', 'bad']);

/**
 * What of an expectation is compared: in Crosswords words carry no points, and in a last window it is nobody's turn,
 * so that nothing is said about them.
 */
export function comparable(expected: Json, output: object): Json {
  const { results, state } = output as JudgeOutput; // a ruling, not an error
  const wanted = { ...expected };
  const crosswords = results.some((result) => 'letters' in result);
  if (crosswords && Array.isArray(wanted['results'])) {
    wanted['results'] = wanted['results'].map((result: unknown) => without(result, ['words', 'bonus']));
  }
  const last = 'turn' in state && state.turn === null && 'over' in state && state.over === false;
  if (last) wanted['state'] = without(wanted['state'], ['turn']);
  return wanted;
}

function without(value: unknown, names: readonly string[]): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** What was expected at a place and what came out there, `undefined` where nothing did. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** None when all that is expected came out. */
export function differences(expected: unknown, actual: unknown, path = ''): readonly Difference[] {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (name === 'code' && Array.isArray(expected)) {
    return expected.includes(actual) ? [] : [{ path, expected, actual }];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ path, expected, actual }];
    if (UNORDERED.has(name)) {
      return JSON.stringify(inOrder(expected)) === JSON.stringify(inOrder(actual))
        ? []
        : [{ path, expected, actual }];
    }
    return expected.flatMap((entry, at) => differences(entry, actual[at], `${path}[${at}]`));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [{ path, expected, actual }];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, actual[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return Object.is(expected, actual) ? [] : [{ path, expected, actual }];
}

function inOrder(list: readonly unknown[]): readonly string[] {
  return list.map((entry) => JSON.stringify(entry)).sort();
}
