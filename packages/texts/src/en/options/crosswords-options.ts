/** The options of Crosswords in English. */

import type { CrosswordsOptionTexts } from '../../option-texts.ts';

const OFF_ON = { off: 'Off', on: 'On' };
const YES_NO = { true: 'Yes', false: 'No' };

export const crosswordsOptions: CrosswordsOptionTexts = {
  'cw.layout': {
    name: 'Board',
    about: 'Four coloured arms on a large board, or four quarters on a small one.',
    values: { arms15: 'Arms, 15 × 15', quadrants11: 'Quarters, 11 × 11' },
  },
  'cw.corners': {
    name: 'Corners',
    about: 'Outside the large cross.',
    values: { playable: 'Can be used', blocked: 'Are closed' },
  },
  'cw.crosses': { name: 'Crosses', about: 'The squares that earn a roll of the dice.' },
  'cw.opening': {
    name: 'First word',
    about: 'On a bar of the small cross, or over the centre square.',
    values: { plus5: 'On the small cross', centreSquare: 'Over the centre' },
  },
  'cw.centreBonus': {
    name: 'Dice on the small cross',
    about: 'For the first words.',
    values: YES_NO,
  },
  'cw.dice': { name: 'Dice', about: 'How many you roll.', values: { '1': 'One', '2': 'Two' } },
  'cw.rollPer': {
    name: 'Rolling the dice',
    about: 'For each cross you cover, or once per turn.',
    values: { square: 'For each cross', turn: 'Once per turn' },
  },
  'cw.crossAdds': {
    name: 'Dice points',
    about: 'On top of the points of the tile, or instead of them.',
    values: { true: 'On top', false: 'Instead' },
  },
  'cw.counted': {
    name: 'Tiles that count',
    about: 'The tiles you place, the main word, or all words.',
    values: { placed: 'Placed tiles', mainWord: 'The main word', allWords: 'All words' },
  },
  'cw.bonus50': {
    name: '50 points for',
    about: 'What earns the bonus.',
    values: {
      over5AndPlaced5: 'Long word, five placed',
      placed5: 'Five tiles placed',
      over5: 'Long word',
    },
  },
  'cw.blankPoints': {
    name: 'A blank counts',
    about: 'Played or left over.',
    values: { '5': 'Like any tile', '0': 'Nothing' },
  },
  'cw.exchange.when': {
    name: 'Exchanging',
    about: 'Only if you find no word, on your honour or checked, or any time.',
    values: { honour: 'On your honour', solver: 'Checked', free: 'Any time' },
  },
  'cw.exchange.order': {
    name: 'When exchanging',
    about: 'Return tiles before or after you see the new ones.',
    values: { discardFirst: 'Return first', drawFirst: 'Draw first' },
  },
  'cw.challenge.model': {
    name: 'What a challenge is worth',
    about: 'Who gets or loses 25 points and an extra turn.',
    values: {
      mover: 'For or against the player',
      loserPays: 'The loser pays',
      zeroSum: 'Loser pays winner',
      challenger: 'For or against the challenger',
    },
  },
  'cw.challenge.badWord': {
    name: 'An invalid word',
    about: 'Comes off the board or stays.',
    values: { removed: 'Comes off', stays: 'Stays' },
  },
  'cw.plurals': {
    name: 'Plurals',
    about: 'Which plurals are not allowed.',
    values: { onlyPlural: 'Words that are only plural', anyPlural: 'All possible plurals', off: 'None' },
  },
  'cw.foreign': {
    name: 'Foreign words',
    about: 'Excluded by a list, or allowed.',
    values: { exclusionList: 'Excluded', off: 'Allowed' },
  },
  'cw.end': {
    name: 'The game ends',
    about: 'When everyone has played all tiles, or when the first player has.',
    values: { allExhausted: 'When all are out', firstOut: 'When one is out' },
  },
  'cw.coloursEach': {
    name: 'Colours per player',
    about: 'Two players may have two opposite arms each.',
    values: { '1': 'One', '2': 'Two' },
  },
  'cw.partners': { name: 'Partners', about: 'Four players in two pairs.', values: OFF_ON },
  'cw.partnerRacks': {
    name: 'Partners’ tiles',
    about: 'Whether partners see each other’s tiles.',
    values: { hidden: 'Hidden', shared: 'Shared' },
  },
  'cw.letters': { name: 'Tiles in the box', about: 'How many of each; 120 in all.' },
};
