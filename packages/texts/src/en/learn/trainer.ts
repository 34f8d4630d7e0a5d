/** Scoring practice on worked games, in English. */

import { counted, points } from '../grammar.ts';

export const trainer = {
  titles: { steps: 'First steps', guide: 'The Guide Game' },
  abouts: {
    steps: 'Five turns show every way to make words. Play each one and count its points before you look.',
    guide: 'A whole game of 32 turns. Count every turn and compare.',
  },
  /** The worked turns of the first steps, with the words and tiles of this language, as GCG. */
  firstSteps: {
    language: 'english' as string,
    game: `#player1 1 1
#player2 2 2
>1: HNOR 8F HORN +14 14
>2: AFM H6 FA.M +9 9
>1: AEPST 10F PASTE +25 39
>2: BO 9H .OB +16 25
>1: BIT 11E BIT +16 55`,
  },
  /** One for each of the five worked turns. */
  steps: [
    'The first word covers the star, which doubles it.',
    'FARM runs down through the R. It covers no premium square.',
    'PASTE lies under FARM, and its S makes FARMS: both words score. P and E are on triple-letter squares.',
    'Two tiles make three words: MOB, NOT and BE. The O is on a double-letter square and counts double in both of its words.',
    'BIT runs beside PASTE, so PI and AT score too. The B is on a double-word square.',
  ],
  turn: (turn: number, of: number): string => `Turn ${turn} of ${of}`,
  /** After the last turn. */
  settlement: 'Final adjustment',
  player: (name: string): string => `Player ${name}`,
  plays: (player: string, notation: string): string => `${player} plays ${notation}.`,
  question: 'How many points?',
  check: 'Check',
  explain: 'Explain',
  right: 'Right!',
  wrong: (given: string): string =>
    given.trim() === '' ? 'Enter a number.' : `Not ${given}. Count again, or press Explain.`,
  bonus: 'Bingo, all seven tiles:',
  total: (count: number): string => `Total: ${points(count)}.`,
  gains: (player: string, tiles: string, count: number): string =>
    `${player} went out: +${count} for the opponent’s ${tiles}.`,
  loses: (player: string, tiles: string, count: number): string =>
    `${player} still holds ${tiles}: −${count}.`,
  /** How many turns were counted correctly. */
  counted: (turns: number, of: number): string => `${turns} of ${counted(of, 'turn')} counted correctly`,
  goOn: 'Continue',
  allCounted: 'You counted every turn.',
  nextLesson: { steps: 'Continue to the Guide Game', guide: 'Continue to the clinic' },
};

export type TrainerTexts = typeof trainer;
