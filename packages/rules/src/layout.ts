/** The squares of a board: size, premium factors, the coloured arms and crosses of Crosswords. Data, no rules. */

/** One number: row times width plus column, from the top left. */
export type Square = number;

export const ARMS = ['N', 'E', 'S', 'W'] as const;
export type Arm = (typeof ARMS)[number];

export interface Layout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** By square: what the value of a letter laid there is multiplied by. */
  readonly letterFactors: readonly number[];
  /** By square: what a word with a letter newly laid there is multiplied by. */
  readonly wordFactors: readonly number[];
  readonly centre: Square;
  /** By square: the coloured arm it belongs to; `''` none. */
  readonly arms: readonly (Arm | '')[];
  /** Squares whose first tile earns a roll of the dice. */
  readonly crosses: readonly Square[];
  /** The bars of the small cross in the middle; an opening may have to fill one. */
  readonly bars: readonly (readonly Square[])[];
  /** Squares on which nothing may be laid. */
  readonly blocked: readonly Square[];
}

export function isOnBoard({ width, height, blocked }: Layout, square: Square): boolean {
  return (
    Number.isInteger(square) &&
    square >= 0 &&
    square < width * height &&
    !(blocked.length > 0 && blocked.includes(square))
  );
}

/** `H8`: column letter, then row number, A1 at the top left. */
export function formatSquare({ width }: Pick<Layout, 'width'>, square: Square): string {
  return `${formatColumn(square % width)}${Math.floor(square / width) + 1}`;
}

export function formatColumn(column: number): string {
  return String.fromCharCode(65 + column);
}

const SQUARE_NAME = /^([A-Za-z])(\d+)$/;

/** Whether a square could be called so, on whatever board. */
export function isSquareName(name: string): boolean {
  return SQUARE_NAME.test(name);
}

/** `null`: not the name of a square. A well-formed name outside the board is `-1`. */
export function parseSquare(
  { width, height }: Pick<Layout, 'width' | 'height'>,
  name: string,
): Square | null {
  const match = SQUARE_NAME.exec(name);
  if (match === null) return null;
  const column = (match[1] ?? '').toUpperCase().charCodeAt(0) - 65;
  const row = Number(match[2]) - 1;
  return column < width && row >= 0 && row < height ? row * width + column : -1;
}
