/** Colours of the Crosswords board: who has which, and which arm each lies on (W-03, W-05, W-18, W-37). */

import type { Arm } from '../layout.ts';

/** Clockwise around the board; opposite colours are two apart (W-03). */
export const COLOURS = ['red', 'blue', 'green', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** The sides of the board clockwise from the bottom. */
const FROM_BOTTOM: readonly Arm[] = ['S', 'W', 'N', 'E'];

/** The arm of `colour` when `bottom`, the opener's colour, is at the bottom. */
export function armOfColour(colour: Colour, bottom: Colour): Arm {
  const turn = (COLOURS.indexOf(colour) - COLOURS.indexOf(bottom) + COLOURS.length) % COLOURS.length;
  return FROM_BOTTOM[turn] ?? 'S';
}

export function oppositeColour(colour: Colour): Colour {
  return COLOURS[(COLOURS.indexOf(colour) + 2) % COLOURS.length] ?? colour;
}

export type ColourFault =
  | 'NO_COLOURS_HERE'
  | 'ONE_FOR_EACH_SIDE'
  | 'UNKNOWN_COLOUR'
  | 'OPPOSITE_IS_TAKEN'
  | 'NOT_CLOCKWISE';

/** The colour of each seat: as chosen, else red and green for two, and clockwise for more. */
export function colourOfSeats(
  given: readonly Colour[] | null,
  sides: number,
  each: 1 | 2,
): readonly Colour[] {
  return given ?? (sides === 2 && each === 1 ? ['red', 'green'] : COLOURS.slice(0, sides));
}

/** Colours go clockwise by seat; with two colours each, the opposite colour belongs to the seat as well. */
export function refuseColours(colours: readonly Colour[], sides: number, each: 1 | 2): ColourFault | null {
  if (colours.length !== sides) return 'ONE_FOR_EACH_SIDE';
  const places = colours.map((colour) => COLOURS.indexOf(colour));
  if (places.includes(-1)) return 'UNKNOWN_COLOUR';
  const first = places[0] ?? 0;
  if (each === 2 && places.every((place) => place % 2 === first % 2)) return 'OPPOSITE_IS_TAKEN';
  const turned = places.map((place) => (place - first + COLOURS.length) % COLOURS.length);
  const isClockwise = turned.every((place, seat) => seat === 0 || place > (turned[seat - 1] ?? 0));
  return isClockwise ? null : 'NOT_CLOCKWISE';
}

/** All colours of a seat that has `colour`. */
export function ownColours(colour: Colour, each: 1 | 2): readonly Colour[] {
  return each === 2 ? [colour, oppositeColour(colour)] : [colour];
}
