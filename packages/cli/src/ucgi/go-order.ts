/** The `go` line of the engine protocol: how to think, and for how long. */

export const WAYS = ['static', 'sim', 'endgame'] as const;
export type Way = (typeof WAYS)[number];

export interface GoOrder {
  /** `null`: whatever suits the position. */
  readonly way: Way | null;
  /** `null`: not said. */
  readonly milliseconds: number | null;
  /** Of an endgame with an empty bag; `null`: not said. */
  readonly nodes: number | null;
  /** Of a simulation; `null`: not said. */
  readonly iterations: number | null;
  readonly plies: number;
  /** Of a simulation or a static look. */
  readonly candidates: number;
}

export const MOST_NODES = 2_000_000_000;
export const MOST_ITERATIONS = 1_000_000;
const DEFAULT_MS = 10_000;
const DEFAULT: GoOrder = {
  way: null,
  milliseconds: null,
  nodes: null,
  iterations: null,
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
  return { ...DEFAULT, ...Object.fromEntries(limits), way };
}

/** How long to think; `counted` is the limit besides time that applies to this way of thinking, if any. */
export function timeOf({ milliseconds }: GoOrder, counted: number | null): number {
  // Who counts nodes or playouts wants them all, however long they take.
  return milliseconds ?? (counted === null ? DEFAULT_MS : Infinity);
}
