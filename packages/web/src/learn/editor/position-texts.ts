/** The texts of the position editor in the chosen language. */

import { position as en, type PositionTexts } from '@lexiko/texts/en/learn/position';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';
import type { PositionFault } from './edited-position.ts';
import type { TextProblem } from './position-text.ts';

export const positionTexts: ReadonlySignal<PositionTexts> = areaTexts('position', en);

/** `player`: the name of a side by its number from 1. */
export function faultText(
  words: PositionTexts,
  fault: PositionFault,
  player: (number: number) => string,
): string {
  switch (fault.code) {
    case 'TOO_MANY':
      return words.tooMany(fault.tile, fault.used, fault.held);
    case 'NOT_A_RACK':
      return words.notARack(player(fault.seat + 1));
    case 'LONG_RACK':
      return words.longRack(player(fault.seat + 1), fault.size);
    case 'NO_RACK':
      return words.noRack;
    case 'APART':
      return words.apart;
    case 'OFF_CENTRE':
      return words.offCentre;
  }
}

export function problemText(words: PositionTexts, problem: TextProblem): string {
  switch (problem.code) {
    case 'UNREADABLE':
      return words.unreadable;
    case 'OTHER_BOARD':
      return words.otherBoard;
    case 'NO_SUCH_TURN':
      return words.noSuchTurn(problem.turns);
    case 'BAD_PLAY':
      return words.badPlay(problem.text);
  }
}
