/** The board that lessons are played on, in English. */

export const practice = {
  typed: 'Type the play instead',
  field: 'Play, such as 8H HORN',
  /** A play of a lesson, to be made by hand. */
  idle: (notation: string): string => `Play ${notation}: drag tiles, tap a tile and a square, or type.`,
  submit: 'Play',
  show: 'Play it for me',
  another: (notation: string): string => `That is legal too, but this turn is ${notation}.`,
  choice: 'I place the tiles myself',
};

export type PracticeTexts = typeof practice;
