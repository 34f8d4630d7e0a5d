/** Data about each word besides its spelling, as columns by rank. */

/** Every column has an entry for each word, in the order of the alphabet. */
export interface WordColumns {
  /** Index in `NUMBER_CLASSES`. */
  readonly numberClasses: Uint8Array;
  /** Commonness after SCOWL: 10 the commonest words, 80 and above the rarest; 0 unknown. */
  readonly levels: Uint8Array;
  /** Tenths of the Zipf frequency (10 × log10 of occurrences per billion words); 0 unknown. */
  readonly frequencies: Uint8Array;
  /** Bits of `WORD_LABELS`. */
  readonly labels: Uint8Array;
}

/** Bits in the column of labels. `anyPlural`: can be read as a plural at all. */
export const WORD_LABELS = { schoolTier1: 1, schoolTier2: 2, foreign: 4, anyPlural: 8 } as const;

const COLUMN_COUNT = 4;

/** The columns one after another. */
export function formatColumns({ numberClasses, levels, frequencies, labels }: WordColumns): Uint8Array {
  const count = numberClasses.length;
  const bytes = new Uint8Array(count * COLUMN_COUNT);
  for (const [place, column] of [numberClasses, levels, frequencies, labels].entries()) {
    bytes.set(column, place * count);
  }
  return bytes;
}

/** `null` if the bytes do not hold columns of `count` words. */
export function parseColumns(bytes: Uint8Array, count: number): WordColumns | null {
  if (bytes.length !== count * COLUMN_COUNT) return null;
  const column = (place: number): Uint8Array => bytes.subarray(place * count, (place + 1) * count);
  return { numberClasses: column(0), levels: column(1), frequencies: column(2), labels: column(3) };
}

/** Columns without data. */
export function emptyColumns(count: number): WordColumns {
  return {
    numberClasses: new Uint8Array(count),
    levels: new Uint8Array(count),
    frequencies: new Uint8Array(count),
    labels: new Uint8Array(count),
  };
}
