/**
 * Renders every message of an area, with sample values for its parameters. What a parameter may be follows from its name
 * (`count`, `person`, `words` …), so that one name means one thing all over the catalogue.
 */

import { named, type Person } from '../src/index.ts';

/** Counts with grammar of their own: none, one, two, many; 22 is like 2 in Polish, 21 is not like 1. */
export const COUNTS = [0, 1, 2, 5, 21, 22, 1000];
export const PEOPLE: readonly Person[] = ['you', named('Ann')];

const EXACT = new WeakSet<readonly unknown[]>();

/** Numbers where none, one and two cannot occur; any others are tried with these too. */
export function only(...values: readonly number[]): readonly number[] {
  EXACT.add(values);
  return values;
}

export type Samples = Readonly<Record<string, readonly unknown[]>>;

const SAMPLES: Samples = {
  // Numbers
  count: COUNTS,
  left: COUNTS,
  days: COUNTS,
  seconds: [0, 1, 2, 30, 60, 3600, 86_400, 172_800],
  crosses: [0, 1, 2],
  fifty: [0, 50],
  bonus: [0, 50],
  total: [14],
  letterPoints: [5, 10],
  score: [-25, -1, 0, 1, 14],
  before: [1500],
  after: [1512],
  rating: [1500],
  number: [1, 2],
  step: [1],
  team: [1],
  minimum: [1, 3, 7],
  maximum: [1, 3, 7],
  deals: COUNTS,
  draws: COUNTS,
  starts: COUNTS,
  // People
  person: PEOPLE,
  other: [...PEOPLE, null],
  persons: [
    ['you'],
    [named('Ann')],
    ['you', named('Ann')],
    [named('Ann'), 'you', named('Ben')],
    [named('Ann'), named('Ben')],
  ],
  winners: [['you'], [named('Ann')], ['you', named('Ann')], [named('Ann'), named('Ben')]],
  name: ['Ann'],
  names: ['Ann', 'Ann and Ben'],
  login: ['ann'],
  yes: [['Ann'], ['Ann', 'Ben']],
  no: [[], ['Ben']],
  // Words, tiles and squares
  word: ['HORN'],
  digits: ['3f9a02bc'],
  words: ['HORN', 'HORN, OX'],
  wordList: [['HORN'], ['HORN', 'OX'], ['HORN', 'OX', 'QI']],
  scored: [
    [{ word: 'HORN', points: 14 }],
    [
      { word: 'A', points: 1 },
      { word: 'OX', points: 9 },
    ],
  ],
  bad: [['HORNY'], ['HORNY', 'QQ']],
  faults: [{ HORNY: 'plural' }],
  tile: ['Q', 'blank'],
  tiles: COUNTS,
  letter: ['Q'],
  letters: ['Q V'],
  lies: ['Q'],
  said: ['Z'],
  square: ['H8'],
  squares: [['H8', 'H9']],
  direction: ['across'],
  move: ['8F HORN'],
  // Dice
  rolls: ['3+4 (H8)'],
  dice: ['3+4'],
  // Choices
  start: ['draw', 'dice', 'lot', 'agreed', 'alone'],
  stands: [true, false],
  answer: ['good', 'bad'],
  key: ['rack.size'],
  keys: [['rack.size', 'pool.style']],
  option: ['Time per turn'],
  preset: ['Deluxe'],
  reason: ['OUT_OF_RANGE', 'NO_OPPONENT'],
  conflict: ['NO_PARTNERS'],
  fault: [{ code: 'NOT_IN_RANGE', low: 30, high: 900, words: ['none', 'on'] }, { code: 'BLOCKED_CENTRE' }],
  colourFault: ['NOT_CLOCKWISE'],
  act: ['exchange'],
  command: ['exchange QVV'],
  path: ['/home/ann/game.json'],
  own: [10],
  size: ['80x24'],
  actual: ['60x20'],
  // Ready-made parts of sentences
  text: ['horn'],
  time: ['10 minutes'],
  date: ['10 May'],
  share: ['40 %'],
  sum: ['HORN 14 + OX 9 = 23'],
  scores: ['70', '70 and 120'],
  what: ['HORN, 14 points'],
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
  const areCounts = !EXACT.has(found) && found.every((one) => typeof one === 'number');
  return areCounts ? [...new Set([0, 1, 2, ...found])] : found;
}
