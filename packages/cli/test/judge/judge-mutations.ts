/** Spoils cases for the judge: things missing, of the wrong kind, too large, doubled, or no JSON at all. */

export type Random = () => number;

/** The same seed, the same numbers: a linear congruential generator is enough to choose what to spoil. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  3,
  1.5,
  1e308,
  2 ** 53,
  '',
  '?',
  'Ä',
  'ß',
  'ﬁ',
  '🂡',
  '\u0000',
  '\uD800',
  '__proto__',
  'A'.repeat(3000),
  [],
  {},
  [[[[[[]]]]]],
  { A1: { B2: { C3: 'A' } } },
  Array.from({ length: 300 }, () => 'A'),
  'H8',
  'P16',
  'AEIOU',
];

type Holder = Record<string, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** Walks down to some object or list inside. */
function someHolder(root: Holder, random: Random): Holder {
  let holder = root;
  for (;;) {
    const inner = Object.values(holder).filter(isHolder);
    const next = pick(inner, random);
    if (next === undefined || random() < 0.25) return holder;
    holder = next;
  }
}

function spoil(root: Holder, random: Random): void {
  const holder = someHolder(root, random);
  const key = pick(Object.keys(holder), random);
  if (key === undefined) return;
  const mood = random();
  if (mood < 0.3) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  } else if (mood < 0.75) {
    holder[key] = pick(ODD_VALUES, random);
  } else if (mood < 0.9) {
    const other = someHolder(root, random);
    // A copy: a case that contains itself could not be written.
    holder[key] = structuredClone(other[pick(Object.keys(other), random) ?? ''] ?? null);
  } else if (Array.isArray(holder)) {
    holder.push(structuredClone(holder[Number(key)]));
  } else {
    holder[`${key}x`] = holder[key];
  }
}

/** A line that was a case; one in ten is cut or has a character changed. */
export function mutated(line: string, random: Random): string {
  if (random() < 0.1) {
    const at = Math.floor(random() * line.length);
    return random() < 0.5 ? line.slice(0, at) : `${line.slice(0, at)}\u00e9${line.slice(at + 1)}`;
  }
  const root = JSON.parse(line) as Holder;
  for (let times = 1 + Math.floor(random() * 4); times > 0; times--) spoil(root, random);
  root['words'] ??= '*';
  return JSON.stringify(root);
}
