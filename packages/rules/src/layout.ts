/** The squares of a board: size, premium factors, the coloured arms and crosses of Crosswords. Data, no rules. */

/** One number: row times width plus column, from the top left. */
export type Square = number;

export const ARMS = ['N', 'E', 'S', 'W'] as const;
export type Arm = (typeof ARMS)[number];

export interface Layout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** By square: the factor for the value of a letter laid there. */
  readonly letterFactors: readonly number[];
  /** By square: the factor for a word with a new letter there. */
  readonly wordFactors: readonly number[];
  readonly centre: Square;
  /** By square: its coloured arm; `''` if none. */
  readonly arms: readonly (Arm | '')[];
  /** Squares that earn a roll of the dice when first covered. */
  readonly crosses: readonly Square[];
  /** The bars of the small cross in the middle, one of which an opening may have to fill. */
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

/** Whether some board could have a square of this name. */
export function isSquareName(name: string): boolean {
  return SQUARE_NAME.test(name);
}

/** `null` if `name` is not the name of a square; `-1` for a well-formed name outside the board. */
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
