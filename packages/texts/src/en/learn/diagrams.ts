/** The lessons on Crosswords in English. */

import { points, tiles } from '../grammar.ts';

export const diagrams = {
  title: 'Crosswords diagrams',
  about: 'The three diagrams of the Crosswords rulebook. Count each turn before you look.',
  names: { first: 'Diagram 1', second: 'Diagram 2', third: 'Diagram 3' },
  steps: {
    first: [
      'The first word has at least three letters and covers a whole bar of the small cross, here the horizontal one.',
    ],
    second: [
      'The first word, as in diagram 1.',
      'A, P and E go under the T. Only tiles played this turn score.',
      'F and A go before the C, E after it: you may add tiles at both ends, in one line.',
      'O, O and L go after the F. The printed diagram ends here; the next round is ours.',
      'Player 1 adds STRY to TAPE. All four tiles are on the player’s own colour. The word has eight letters, but only four tiles were played: no 50-point bonus.',
      'B, O and B go before CAT. The first B covers a cross on the player’s own colour, and the dice show 6, as in the rulebook’s example.',
      'ANIMAL runs down to the L of FOOL: five tiles for a word of six letters. It covers a cross too.',
      'I, S and H go after FOOL, all on the player’s own colour.',
    ],
    third: [
      'Four tiles over the horizontal bar.',
      'FISH runs down through the I of SHIP. Now look at row 9: could you play BASE there, through the S?',
    ],
  },
  turn: (turn: number, of: number): string => `Turn ${turn} of ${of}`,
  player: (number: number, colour: string): string => `Player ${number} (${colour})`,
  plays: (player: string, word: string): string => `${player} plays ${word}.`,
  rolled: (reading: number, square: string): string => `The dice for ${square} show ${reading}.`,
  letters: (plain: number, own: number, score: number): string => {
    if (own === 0) return `${tiles(plain)}, none on the player’s own colour: ${score}.`;
    if (plain === 0) return `${tiles(own)}, all on the player’s own colour and counting double: ${score}.`;
    return `${tiles(plain)} counting single, ${own} on the player’s own colour counting double: ${score}.`;
  },
  dice: (reading: number, square: string, score: number): string =>
    `The dice show ${reading} for the cross on ${square}: ${score}.`,
  fifty: (score: number): string =>
    `More than five letters, at least five of them played this turn: ${score}.`,
  total: (score: number): string => `Total: ${points(score)}.`,
  rule: 'Read the rule',
  totals: 'Scores',
  hints: 'Show where this player scores',
  hintsAbout: (player: string): string =>
    `Open crosses with the average dice points for ${player}. Tiles on the player’s own colour count double.`,
  bonus: (score: number): string => `${points(score)} on average`,
  clinic: 'Try BASE in the clinic',
  colours: { red: 'red', blue: 'blue', green: 'green', orange: 'orange' },
};

export type DiagramsTexts = typeof diagrams;
