/** Readers that turn unknown JSON into typed values and say where it is wrong. They neither guess nor drop anything. */

import { err, ok, type Result } from '../result.ts';

/** What a value should have been. */
export type JsonExpectation =
  | { readonly code: 'OBJECT' | 'LIST' | 'TEXT' | 'BOOLEAN' | 'NUMBER' }
  | { readonly code: 'WHOLE_NUMBER'; readonly low: number; readonly high: number }
  | { readonly code: 'ONE_OF'; readonly values: readonly string[] }
  | { readonly code: 'LENGTH'; readonly length: number }
  | { readonly code: 'PRESENT' | 'ABSENT' }
  | { readonly code: 'TILE' | 'LAID_TILE' | 'TILES' | 'SQUARE' };

/** `path` is written as in code: `events[3].tiles[0]`; empty for the whole value. */
export interface JsonProblem {
  readonly path: string;
  readonly expected: JsonExpectation;
}

export type Reader<T> = (value: unknown, path: string) => Result<T, JsonProblem>;

type Readers<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

export function wrong(path: string, expected: JsonExpectation): Result<never, JsonProblem> {
  return err({ path, expected });
}

export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A reader of a primitive value. */
function simple<T>(fits: (value: unknown) => value is T, expected: JsonExpectation): Reader<T> {
  return (value, path) => (fits(value) ? ok(value) : wrong(path, expected));
}

export const readBoolean: Reader<boolean> = simple((value) => typeof value === 'boolean', {
  code: 'BOOLEAN',
});

export const readNumber: Reader<number> = simple((value): value is number => Number.isFinite(value), {
  code: 'NUMBER',
});

export const readRecord: Reader<Readonly<Record<string, unknown>>> = simple(isJsonObject, { code: 'OBJECT' });

export const readText: Reader<string> = simple((value) => typeof value === 'string', { code: 'TEXT' });

/** A text of so many characters at most. */
export function readShortText(most: number): Reader<string> {
  return simple((value): value is string => typeof value === 'string' && value.length <= most, {
    code: 'TEXT',
  });
}

export function readWhole(
  low: number = Number.MIN_SAFE_INTEGER,
  high: number = Number.MAX_SAFE_INTEGER,
): Reader<number> {
  return simple(
    (value): value is number => Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high,
    { code: 'WHOLE_NUMBER', low, high },
  );
}

export function readOneOf<const V extends string>(values: readonly V[]): Reader<V> {
  return simple((value): value is V => values.some((one) => one === value), { code: 'ONE_OF', values });
}

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (value, path) => (value === null ? ok(null) : reader(value, path));
}

/** `length`: how many entries there must be; any number if absent. */
export function readList<T>(reader: Reader<T>, length?: number): Reader<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return wrong(path, { code: 'LIST' });
    if (length !== undefined && value.length !== length) return wrong(path, { code: 'LENGTH', length });
    const list: T[] = [];
    for (const [at, entry] of value.entries()) {
      const read = reader(entry, `${path}[${at}]`);
      if (!read.ok) return read;
      list.push(read.value);
    }
    return ok(list);
  };
}

export function readPair<A, B>(first: Reader<A>, second: Reader<B>): Reader<readonly [A, B]> {
  return (value, path) => {
    if (!Array.isArray(value)) return wrong(path, { code: 'LIST' });
    if (value.length !== 2) return wrong(path, { code: 'LENGTH', length: 2 });
    const a = first(value[0], `${path}[0]`);
    if (!a.ok) return a;
    const b = second(value[1], `${path}[1]`);
    return b.ok ? ok([a.value, b.value]) : b;
  };
}

/** An object with any keys and values of one kind. */
export function readTable<T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return (value, path) => {
    if (!isJsonObject(value)) return wrong(path, { code: 'OBJECT' });
    const entries: [string, T][] = [];
    for (const [name, entry] of Object.entries(value)) {
      const read = reader(entry, `${path}.${name}`);
      if (!read.ok) return read;
      entries.push([name, read.value]);
    }
    return ok(Object.fromEntries(entries));
  };
}

/** An object with exactly these fields; those of `optional` may be absent. */
export function readObject<R extends object, O extends object = object>(
  required: Readers<R>,
  optional?: Readers<O>,
): Reader<R & Partial<O>> {
  const needed = Object.entries<Reader<unknown>>(required);
  const possible = Object.entries<Reader<unknown>>(optional ?? {});
  return (value, path) => {
    if (!isJsonObject(value)) return wrong(path, { code: 'OBJECT' });
    const object: Record<string, unknown> = {};
    for (const [name, reader] of [...needed, ...possible]) {
      const at = path === '' ? name : `${path}.${name}`;
      if (!Object.hasOwn(value, name)) {
        if (Object.hasOwn(required, name)) return wrong(at, { code: 'PRESENT' });
        continue;
      }
      const read = reader(value[name], at);
      if (!read.ok) return read;
      object[name] = read.value;
    }
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(object, name));
    if (unknown !== undefined) return wrong(path === '' ? unknown : `${path}.${unknown}`, { code: 'ABSENT' });
    return ok(object as R & Partial<O>); // each field was read by the reader of its own type
  };
}
