/** The options of Crosswords: part of the table in `options.ts`. */

import { choice, letterTable, type OptionSpec } from './option-record.ts';
import type { OptionKey, Options } from './option-values.ts';
import { err, ok } from '../result.ts';

type CrosswordsKey = Extract<OptionKey, `cw.${string}`>;

export const CROSSWORDS_OPTIONS: { readonly [K in CrosswordsKey]: OptionSpec<Options[K]> } = {
  'cw.layout': choice('crosswords', ['arms15', 'quadrants11'], 'arms15'),
  'cw.corners': choice('crosswords', ['playable', 'blocked'], 'playable'),
  'cw.crosses': {
    scope: 'crosswords',
    initial: null,
    choices: null,
    read: (value) =>
      value === null ||
      (Array.isArray(value) &&
        value.length <= 121 &&
        value.every((name) => typeof name === 'string' && /^[A-U]\d{1,2}$/.test(name)))
        ? ok(value)
        : err('must be a list of squares such as H4'),
  },
  'cw.opening': choice('crosswords', ['plus5', 'centreSquare'], 'plus5'),
  'cw.centreBonus': choice('crosswords', [false, true], false),
  'cw.dice': choice('crosswords', [1, 2], 2),
  'cw.rollPer': choice('crosswords', ['square', 'turn'], 'square'),
  'cw.crossAdds': choice('crosswords', [true, false], true),
  'cw.counted': choice('crosswords', ['placed', 'mainWord', 'allWords'], 'placed'),
  'cw.bonus50': choice('crosswords', ['over5AndPlaced5', 'placed5', 'over5'], 'over5AndPlaced5'),
  'cw.blankPoints': choice('crosswords', [5, 0], 5),
  'cw.exchange.when': choice('crosswords', ['honour', 'solver', 'free'], 'honour'),
  'cw.exchange.order': choice('crosswords', ['discardFirst', 'drawFirst'], 'discardFirst'),
  'cw.challenge.model': choice('crosswords', ['mover', 'loserPays', 'zeroSum', 'challenger'], 'mover'),
  'cw.challenge.badWord': choice('crosswords', ['removed', 'stays'], 'removed'),
  'cw.plurals': choice('crosswords', ['onlyPlural', 'anyPlural', 'off'], 'onlyPlural'),
  'cw.foreign': choice('crosswords', ['exclusionList', 'off'], 'exclusionList'),
  'cw.end': choice('crosswords', ['allExhausted', 'firstOut'], 'allExhausted'),
  'cw.coloursEach': choice('crosswords', [1, 2], 1),
  'cw.partners': choice('crosswords', ['off', 'on'], 'off'),
  'cw.partnerRacks': choice('crosswords', ['hidden', 'shared'], 'hidden'),
  'cw.letters': letterTable('crosswords'),
};
