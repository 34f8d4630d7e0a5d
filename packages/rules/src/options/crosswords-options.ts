/** The options of Crosswords: part of the table in `options.ts`. */

import { belonging, choice, letterTable, type OptionRecord } from './option-record.ts';
import type { OptionKey, Options } from './option-values.ts';
import { err, ok } from '../result.ts';

type CrosswordsKey = Extract<OptionKey, `cw.${string}`>;

export const CROSSWORDS_OPTIONS: { readonly [K in CrosswordsKey]: OptionRecord<Options[K]> } = {
  'cw.layout': choice(belonging('crosswords', 'crosswords', 'W-03'), ['arms15', 'quadrants11'], 'arms15'),
  'cw.corners': choice(belonging('crosswords', 'crosswords', 'W-03'), ['playable', 'blocked'], 'playable'),
  'cw.crosses': {
    ...belonging('crosswords', 'crosswords', 'W-07'),
    type: 'squares',
    isBySeat: false,
    initial: null,
    choices: null,
    read: (value) =>
      value === null ||
      (Array.isArray(value) &&
        value.length <= 121 &&
        value.every((name) => typeof name === 'string' && /^[A-U]\d{1,2}$/.test(name)))
        ? ok(value)
        : err({ code: 'NOT_SQUARES' }),
  },
  'cw.opening': choice(
    belonging('crosswords', 'crosswords', 'W-04', 'W-12'),
    ['plus5', 'centreSquare'],
    'plus5',
  ),
  'cw.centreBonus': choice(belonging('crosswords', 'crosswords', 'W-07'), [false, true], false),
  'cw.dice': choice(belonging('crosswords', 'crosswords', 'W-06'), [1, 2], 2),
  'cw.rollPer': choice(belonging('crosswords', 'crosswords', 'W-07'), ['square', 'turn'], 'square'),
  'cw.crossAdds': choice(belonging('crosswords', 'crosswords', 'W-07'), [true, false], true),
  'cw.counted': choice(
    belonging('crosswords', 'scores', 'W-13'),
    ['placed', 'mainWord', 'allWords'],
    'placed',
  ),
  'cw.bonus50': choice(
    belonging('crosswords', 'scores', 'W-30'),
    ['over5AndPlaced5', 'placed5', 'over5'],
    'over5AndPlaced5',
  ),
  'cw.blankPoints': choice(belonging('crosswords', 'scores', 'W-11'), [5, 0], 5),
  'cw.exchange.when': choice(
    belonging('crosswords', 'turns', 'W-16'),
    ['honour', 'solver', 'free'],
    'honour',
  ),
  'cw.exchange.order': choice(
    belonging('crosswords', 'turns', 'W-16'),
    ['discardFirst', 'drawFirst'],
    'discardFirst',
  ),
  'cw.challenge.model': choice(
    belonging('crosswords', 'challenges', 'W-26'),
    ['mover', 'loserPays', 'zeroSum', 'challenger'],
    'mover',
  ),
  'cw.challenge.badWord': choice(
    belonging('crosswords', 'challenges', 'W-26'),
    ['removed', 'stays'],
    'removed',
  ),
  'cw.plurals': choice(
    belonging('crosswords', 'words', 'W-25'),
    ['onlyPlural', 'anyPlural', 'off'],
    'onlyPlural',
  ),
  'cw.foreign': choice(belonging('crosswords', 'words', 'W-24'), ['exclusionList', 'off'], 'exclusionList'),
  'cw.end': choice(belonging('crosswords', 'ending', 'W-27'), ['allExhausted', 'firstOut'], 'allExhausted'),
  'cw.coloursEach': choice(belonging('crosswords', 'sides', 'W-37'), [1, 2], 1),
  'cw.partners': choice(belonging('crosswords', 'sides', 'W-31'), ['off', 'on'], 'off'),
  'cw.partnerRacks': choice(belonging('crosswords', 'sides', 'W-31'), ['hidden', 'shared'], 'hidden'),
  'cw.letters': letterTable(belonging('crosswords', 'crosswords', 'W-33')),
};
