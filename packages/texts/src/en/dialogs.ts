/** What is asked before a turn ends, in English. */

import { points, tiles } from './grammar.ts';

export const dialogs = {
  blankTitle: 'Choose a letter for the blank',
  exchangeTitle: 'Exchange tiles',
  exchangeAbout: 'Choose the tiles to put back. You draw new ones, and your turn is over.',
  challengeTitle: 'Challenge the last play',
  challengeAll: 'All words of the play are checked:',
  challengeOne: 'Choose the word to check:',
  challenger: 'Who challenges?',
  resignTitle: 'Resign the game?',
  resignAbout: 'You give up. This can’t be undone.',
  passTitle: 'Pass this turn?',
  passAbout: 'You play nothing and score nothing.',
  passWithTiles: 'The tiles you placed stay there until your next turn.',
  exchange: (count: number) => (count === 0 ? 'Exchange' : `Exchange ${count}`),
  exchangeLimit: (count: number) => `At most ${tiles(count)}.`,
  /** What a challenge costs, by the rule of the game. */
  challengeCost: {
    loseNextTurn: 'If the play is valid, you lose your next turn.',
    none: 'If the play is valid, it costs you nothing.',
    points: (count: number) => `If the play is valid, its player gets ${points(count)} more.`,
    loseGame: 'If the play is valid, you lose the game.',
    mover: 'If the word is valid, its player gets 25 points and another turn. If not, they lose 25.',
    loserPays: 'If the word is valid, you lose 25 points and its player goes again. If not, they lose 25.',
    zeroSum: 'Whoever is right gets 25 points from the other, and another turn.',
    challenger: 'If the word is valid, you lose 25 points. If not, you get 25 and another turn.',
  },
};

export type DialogTexts = typeof dialogs;
