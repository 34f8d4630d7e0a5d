/** How often somebody's turns agree with the engine, in English. */

import { counted } from '../grammar.ts';

export const agreement = {
  tooFew: (count: number) => `Fewer than ${counted(count, 'rated game')}: too few to measure.`,
  /** `low` and `high`: the 95 % interval. */
  estimate: (text: string, low: string, high: string) => `${text} (${low} to ${high})`,
  own: (count: number, left: number) => `In ${counted(count, 'rated game')} with ${counted(left, 'turn')}:`,
  best: (text: string) => `the engine’s first choice at sight: ${text}`,
  loss: (text: string) => `points given away in a turn: ${text}`,
  others: (count: number, left: number) =>
    `Opponents rated at most 200 higher or lower, in ${counted(count, 'game')} with ${counted(left, 'turn')}:`,
  noOthers: (count: number) =>
    `Fewer than ${counted(count, 'game')} against opponents rated at most 200 higher or lower: nothing to compare with.`,
  percentagePoints: (text: string) => `${text} percentage points`,
  difference: 'Difference in these games:',
  kept: 'Moderators see this in the console, and the player in their standing.',
  caution:
    'In brackets: 95 % intervals. The engine judges each turn at sight, by points and tiles kept. Agreement is no proof: who studies with an engine plays like one.',
};

export type AgreementTexts = typeof agreement;
