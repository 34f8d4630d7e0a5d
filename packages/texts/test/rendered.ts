/**
 * Renders every message of an area, with sample values for its parameters. What a parameter may be follows from its name
 * (`count`, `person`, `words` …), so that one name means one thing all over the catalogue.
 */

import { named, type Person } from '../src/index.ts';

/** Counts with grammar of their own: none, one, two, many. */
const COUNTS = [0, 1, 2, 5, 21, 1000];
const PEOPLE: readonly Person[] = ['you', named('Ann')];

export type Samples = Readonly<Record<string, readonly unknown[]>>;

const SAMPLES: Samples = {
  count: COUNTS,
  left: COUNTS,
  minimum: [1, 3, 7],
  maximum: [1, 3, 7],
  key: ['rack.size'],
  keys: [['rack.size', 'pool.style']],
  preset: ['deluxe'],
  reason: ['there are 1 to 4 sides'],
  tiles: [['Q'], ['Q', 'V', 'V']],
  bad: [['HORNY'], ['HORNY', 'QQ']],
  faults: [{ HORNY: 'plural' }],
  score: [-5, 0, 1, 14],
  person: PEOPLE,
  name: ['Ann'],
  text: ['horn'],
  time: ['10 May, 14:00'],
  words: ['HORN', 'HORN, OX'],
  penalty: ['A sentence.'],
};

export interface Rendered {
  /** The keys down to the message, and the values it was rendered with. */
  readonly path: string;
  readonly text: string;
}

/** Every text of both languages, rendered by the parameters of the English one. */
export function* rendered(en: unknown, other: unknown, samples: Samples, path = ''): Generator<Rendered> {
  if (typeof other === 'string') yield { path, text: other };
  else if (typeof en === 'function' && typeof other === 'function') {
    for (const values of combinations(parametersOf(en), { ...SAMPLES, ...samples }, path)) {
      const made = (other as (...values: readonly unknown[]) => unknown)(...values);
      yield* rendered(
        made,
        made,
        samples,
        `${path}(${values.map((value) => JSON.stringify(value)).join(', ')})`,
      );
    }
  } else if (typeof en === 'object' && en !== null && typeof other === 'object' && other !== null) {
    for (const [key, value] of Object.entries(en))
      yield* rendered(
        value,
        (other as Record<string, unknown>)[key],
        samples,
        path === '' ? key : `${path}.${key}`,
      );
  } else yield { path, text: String(other) };
}

/** The names of a function's parameters; those of an object taken apart are an array. */
function parametersOf(message: unknown): readonly (string | readonly string[])[] {
  const source = String(message);
  const head =
    /^(?:async )?(?:function\s*\w*|\w+(?=\())?\s*\(?(.*?)\)?\s*(?:=>|\{$|\)\s*\{)/su.exec(source)?.[1] ?? '';
  return [...head.matchAll(/\{([^}]*)\}|([\w$]+)(?:\s*=[^,]*)?/gu)].map(([, taken, name]) =>
    taken === undefined
      ? (name ?? '')
      : taken
          .split(',')
          .map((one) => one.replace(/:.*$/su, '').trim())
          .filter(Boolean),
  );
}

function* combinations(
  parameters: readonly (string | readonly string[])[],
  samples: Samples,
  path: string,
): Generator<readonly unknown[]> {
  const [first, ...rest] = parameters;
  if (first === undefined) {
    yield [];
    return;
  }
  const values =
    typeof first === 'string' ? samplesOf(first, samples, path) : objectsOf(first, samples, path);
  for (const value of values)
    for (const others of combinations(rest, samples, path)) yield [value, ...others];
}

function* objectsOf(names: readonly string[], samples: Samples, path: string): Generator {
  for (const values of combinations(names, samples, path))
    yield Object.fromEntries(names.map((name, at) => [name, values[at]]));
}

/** Samples of one message (`preview.words`) go before those of the name. */
function samplesOf(name: string, samples: Samples, path: string): readonly unknown[] {
  const key = path.split('.').at(-1) ?? '';
  const found = samples[`${key}.${name}`] ?? samples[name];
  if (found === undefined) throw new Error(`${path}: no samples for a parameter called '${name}'`);
  return found;
}
