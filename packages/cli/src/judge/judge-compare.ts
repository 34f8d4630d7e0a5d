/** Compares what came out of a case with what was expected: only what is named, and some lists in any order. */

import { isObject } from './judge-case.ts';

/** Lists in which the order says nothing. */
const UNORDERED = new Set(['words', 'bad']);

/** One sentence a difference; none when all that is expected came out. */
export function differences(expected: unknown, actual: unknown, path = ''): readonly string[] {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (name === 'code' && Array.isArray(expected)) {
    return expected.includes(actual) ? [] : [difference(path, expected, actual)];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [difference(path, expected, actual)];
    if (UNORDERED.has(name)) {
      return JSON.stringify(inOrder(expected)) === JSON.stringify(inOrder(actual))
        ? []
        : [difference(path, expected, actual)];
    }
    return expected.flatMap((entry, at) => differences(entry, actual[at], `${path}[${at}]`));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [difference(path, expected, actual)];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, actual[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return Object.is(expected, actual) ? [] : [difference(path, expected, actual)];
}

function inOrder(list: readonly unknown[]): readonly string[] {
  return list.map((entry) => JSON.stringify(entry)).sort();
}

function difference(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual) ?? 'nothing'}`;
}
