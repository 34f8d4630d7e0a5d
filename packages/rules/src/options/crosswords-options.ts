/** The options of Crosswords: part of the table in `options.ts`. */

import { CROSSWORDS_TILE_COUNT } from '../data/crosswords.ts';
import { choice, letterTable, type OptionSpec } from './option-record.ts';
import type { OptionKey, Options } from './option-values.ts';
import { err, ok } from '../result.ts';

type CrosswordsKey = Extract<OptionKey, `cw.${string}`>;

export const CROSSWORDS_OPTIONS: { readonly [K in CrosswordsKey]: OptionSpec<Options[K]> } = {
  'cw.layout': choice('crosswords', ['arms15', 'quadrants11'], 'arms15', 'The board of Crosswords.'),
  'cw.corners': choice(
    'crosswords',
    ['playable', 'blocked'],
    'playable',
    'Whether the corners outside the large cross can be used.',
  ),
  'cw.crosses': {
    scope: 'crosswords',
    initial: null,
    choices: null,
    about: 'The squares that earn a roll of the dice.',
    read: (value) =>
      value === null ||
      (Array.isArray(value) &&
        value.length <= 121 &&
        value.every((name) => typeof name === 'string' && /^[A-U]\d{1,2}$/.test(name)))
        ? ok(value)
        : err('must be a list of squares such as H4'),
  },
  'cw.opening': choice(
    'crosswords',
    ['plus5', 'centreSquare'],
    'plus5',
    'The first word fills a bar of the small cross, or covers the centre.',
  ),
  'cw.centreBonus': choice('crosswords', [false, true], false, 'Whether the small cross earns dice too.'),
  'cw.dice': choice('crosswords', [1, 2], 2, 'How many dice are rolled.'),
  'cw.rollPer': choice(
    'crosswords',
    ['square', 'turn'],
    'square',
    'A roll for each cross covered, or one for the turn.',
  ),
  'cw.crossAdds': choice(
    'crosswords',
    [true, false],
    true,
    'Dice points on top of the letter, or instead of it.',
  ),
  'cw.counted': choice(
    'crosswords',
    ['placed', 'mainWord', 'allWords'],
    'placed',
    'Which letters count: those placed, the main word, or all words.',
  ),
  'cw.bonus50': choice(
    'crosswords',
    ['over5AndPlaced5', 'placed5', 'over5'],
    'over5AndPlaced5',
    'What earns 50: a long word with five placed, five placed, or a long word.',
  ),
  'cw.blankPoints': choice('crosswords', [5, 0], 5, 'What a blank counts, played or left.'),
  'cw.exchange.when': choice(
    'crosswords',
    ['honour', 'solver', 'free'],
    'honour',
    'Exchanging when unable to play (on honour or checked), or at will.',
  ),
  'cw.exchange.order': choice(
    'crosswords',
    ['discardFirst', 'drawFirst'],
    'discardFirst',
    'Choose what to return before or after drawing.',
  ),
  'cw.challenge.model': choice(
    'crosswords',
    ['mover', 'loserPays', 'zeroSum', 'challenger'],
    'mover',
    'Whose 25 points and whose extra turn a challenge is about.',
  ),
  'cw.challenge.badWord': choice(
    'crosswords',
    ['removed', 'stays'],
    'removed',
    'A bad word is taken back or stays.',
  ),
  'cw.plurals': choice(
    'crosswords',
    ['onlyPlural', 'anyPlural', 'off'],
    'onlyPlural',
    'Plurals are barred if only plural, if plural at all, or not.',
  ),
  'cw.foreign': choice(
    'crosswords',
    ['exclusionList', 'off'],
    'exclusionList',
    'Foreign words are barred by a list, or not.',
  ),
  'cw.end': choice(
    'crosswords',
    ['allExhausted', 'firstOut'],
    'allExhausted',
    'The game goes on until all are done, or ends when one side is out.',
  ),
  'cw.coloursEach': choice('crosswords', [1, 2], 1, 'Colours for each of two players.'),
  'cw.partners': choice('crosswords', ['off', 'on'], 'off', 'Four players in two pairs.'),
  'cw.partnerRacks': choice(
    'crosswords',
    ['hidden', 'shared'],
    'hidden',
    'Whether partners see each other’s letters.',
  ),
  'cw.letters': letterTable(
    'crosswords',
    `Counts that differ from the rulebook’s; ${CROSSWORDS_TILE_COUNT} tiles in all.`,
  ),
};
