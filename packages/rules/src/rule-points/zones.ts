/** Which arms of the Crosswords board belong to a seat: the opener's colour lies at the bottom (W-18). */

import type { Arm } from '../layout.ts';
import { COLOURS, type Colour } from '../ruleset.ts';

/** The sides of the board clockwise from the bottom. */
const FROM_BOTTOM: readonly Arm[] = ['S', 'W', 'N', 'E'];

/** The arm of `colour` when `bottom` lies at the bottom. */
export function armOfColour(colour: Colour, bottom: Colour): Arm {
  const turn = (COLOURS.indexOf(colour) - COLOURS.indexOf(bottom) + COLOURS.length) % COLOURS.length;
  return FROM_BOTTOM[turn] ?? 'S';
}

export function oppositeColour(colour: Colour): Colour {
  return COLOURS[(COLOURS.indexOf(colour) + 2) % COLOURS.length] ?? colour;
}
