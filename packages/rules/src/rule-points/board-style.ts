/** How the board looks: the colours of its premium squares, and whether it turns to the side on turn (C-08, C-09). */

import type { Options } from '../options/option-values.ts';

export interface BoardStyle {
  readonly theme: 'classic' | 'alt2007' | 'highContrast';
  readonly rotateTo: 'off' | 'activeSeat';
}

export function boardStyle(options: Options): BoardStyle {
  return { theme: options['board.theme'], rotateTo: options['board.rotateToSeat'] };
}
