/** The `go` line of the engine protocol: how to think, and for how long. */

export const WAYS = ['static', 'sim', 'endgame'] as const;
export type Way = (typeof WAYS)[number];

export interface GoOrder {
  /** `null`: whatever suits the position. */
  readonly way: Way | null;
  readonly milliseconds: number;
  /** Of an endgame. */
  readonly nodes: number;
  /** Of a simulation. */
  readonly iterations: number;
  readonly plies: number;
  /** Of a simulation or a static look. */
  readonly candidates: number;
}

const MOST_NODES = 2_000_000_000;
const MOST_ITERATIONS = 1_000_000;
const DEFAULT: GoOrder = {
  way: null,
  milliseconds: 10_000,
  nodes: MOST_NODES,
  iterations: MOST_ITERATIONS,
  plies: 2,
  candidates: 15,
};

/** What a limit may be: the field it sets, and its largest value. */
const LIMITS: Readonly<Record<string, readonly [field: Exclude<keyof GoOrder, 'way'>, most: number]>> = {
  movetime: ['milliseconds', 1e9],
  nodes: ['nodes', MOST_NODES],
  iterations: ['iterations', MOST_ITERATIONS],
  plies: ['plies', 10],
  candidates: ['candidates', 200],
};

/** The words after `go`; a text says what is wrong with them. */
export function parseGo(words: readonly string[]): GoOrder | string {
  const limits = new Map<keyof GoOrder, number>();
  let way: Way | null = null;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const named = WAYS.find((name) => name === word);
    const limit = Object.hasOwn(LIMITS, word) ? LIMITS[word] : undefined;
    if (named !== undefined) way = named;
    else if (word === 'infinite') limits.set('milliseconds', Infinity);
    else if (limit === undefined) return `go does not know '${word}'`;
    else {
      const [field, most] = limit;
      const value = Number(words[++at]);
      if (!Number.isInteger(value) || value < 1 || value > most)
        return `${word} takes a whole number from 1 to ${most}`;
      limits.set(field, value);
    }
  }
  // Who counts nodes or playouts wants them all, however long they take.
  const isCounted = limits.has('nodes') || limits.has('iterations');
  return { ...DEFAULT, ...(isCounted ? { milliseconds: Infinity } : {}), ...Object.fromEntries(limits), way };
}
