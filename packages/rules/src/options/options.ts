/**
 * Every option of a game: its name and its values. What an option does is known where it is used; which options go
 * together is known in `ruleset/`; what is said about them is in `@lexiko/texts`. The table is RULES.md 1.2.
 */

import { CROSSWORDS_OPTIONS } from './crosswords-options.ts';
import { PREMIUM_MARKS } from '../data/classic.ts';
import { bySeat, choice, letterTable, text, whole, type OptionSpec } from './option-record.ts';
import {
  DICTIONARY_TOOLS,
  FINISH_LINE_LEVELS,
  MAX_RACK,
  type FinishLineLevel,
  type OptionKey,
  type Options,
} from './option-values.ts';
import { err, ok } from '../result.ts';

/** Every option, in the order in which people choose them. */
export const OPTIONS: { readonly [K in OptionKey]: OptionSpec<Options[K]> } = {
  'rack.size': whole('every', [1, MAX_RACK], 7),
  'pool.style': choice('every', ['pouch', 'faceDown'], 'pouch'),
  'firstDraw.method': choice('every', ['tiles', 'random', 'manual'], 'tiles'),
  'firstDraw.tie': choice('every', ['redrawTied', 'redrawAll'], 'redrawTied'),
  'board.theme': choice('every', ['classic', 'alt2007', 'highContrast'], 'classic'),
  'board.rotateToSeat': choice('every', ['off', 'activeSeat'], 'off'),
  'dictionary.id': text('every'),
  'dictionary.access': choice('every', ['challengeOnly', 'free'], 'challengeOnly'),
  'dictionary.freeTools': {
    scope: 'every',
    initial: ['lookup', 'browse'],
    choices: null,
    read(value) {
      const given: readonly unknown[] = Array.isArray(value) ? value : [value];
      const tools = DICTIONARY_TOOLS.filter((tool) => given.includes(tool));
      return tools.length === given.length && tools.length > 0
        ? ok(tools)
        : err(`must list some of ${DICTIONARY_TOOLS.join(', ')}`);
    },
  },
  'dictionary.school': choice('every', ['off', 'tier1', 'tier2'], 'off'),
  'words.validation': choice('every', ['challenge', 'auto'], 'challenge'),
  'challenge.scope': choice('every', ['allWords', 'singleWord'], 'allWords'),
  'challenge.window': choice('every', ['untilNextStarts', 'timed', 'untilAllAccept'], 'untilNextStarts'),
  'challenge.graceSeconds': whole('every', [0, 60], 0),
  'challenge.failPenalty': choice(
    'classic',
    ['loseNextTurn', 'none', 'points5', 'points10', 'loseGame'],
    'loseNextTurn',
  ),
  'challenge.revealWords': choice('every', ['verdictOnly', 'badWords'], 'badWords'),
  'draw.timing': choice('every', ['immediate', 'afterWindow'], 'immediate'),
  'exchange.minPool': choice('classic', [0, 7, 'rackSize'], 0),
  'exchange.allowZero': choice('every', [true, false], true),
  'pass.policy': choice('every', ['free', 'onlyWhenUnable'], 'free'),
  'pass.obligation': choice('every', ['may', 'must'], 'may'),
  'pass.enforce': choice('every', ['honour', 'solver'], 'honour'),
  'end.passRounds': choice('every', ['auto', 1, 2], 'auto'),
  'end.autoNoMoves': choice('every', ['off', 'poolEmpty'], 'off'),
  'end.zeroTurns': choice('classic', ['off', 6, '3×sides'], 'off'),
  'end.lostTurnCounts': choice('every', [false, true], false),
  'score.announce': choice('every', ['auto', 'quiz'], 'auto'),
  scorekeeper: {
    scope: 'every',
    initial: 'auto',
    choices: null,
    read: (value, sides) =>
      value === 'auto' ||
      (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < sides)
        ? ok(value)
        : err(`must be auto or a seat from 0 to ${sides - 1}`),
  },
  tieBreak: choice('classic', ['preAdjust', 'none'], 'preAdjust'),
  'firstWord.min': choice('classic', [2, 3, 4, 5], 2),
  'firstWord.deadlock': choice('classic', ['exchange', 'relax', 'redeal'], 'exchange'),
  'shift.anagram': choice('classic', ['off', 'on'], 'off'),
  'shift.anagram.span': choice('classic', ['inPlace', 'slide'], 'inPlace'),
  'shift.anagram.newPremiums': choice('classic', ['anyTile', 'rackTilesOnly', 'none'], 'anyTile'),
  'shift.recycle': choice('classic', ['off', 'on'], 'off'),
  'shift.recycle.blanks': choice('classic', ['locked', 'allowed'], 'locked'),
  'shift.recycle.challengeUnit': choice('classic', ['wholeTurn', 'perStep'], 'wholeTurn'),
  'blank.retrieve': choice('classic', ['off', 'on'], 'off'),
  'blank.retrieve.afterUndo': choice('classic', ['persists', 'undone'], 'persists'),
  'leave.tiles': choice('every', ['pool', 'aside'], 'pool'),
  'finishLine.enabled': choice('classic', ['off', 'on'], 'off'),
  'finishLine.level': bySeat<FinishLineLevel>('classic', 'intermediate', (value) => {
    const level = FINISH_LINE_LEVELS.find((candidate) => candidate === value);
    return level === undefined
      ? err(`must be one of ${FINISH_LINE_LEVELS.join(', ')} for each side`)
      : ok(level);
  }),
  'finishLine.ending': choice('classic', ['immediate', 'equalTurns'], 'immediate'),
  'finishLine.adjustRacks': choice('classic', [false, true], false),
  'finishLine.noReach': choice('classic', ['highestScore', 'shareOfTarget'], 'highestScore'),
  'timer.seconds': bySeat<number | 'none'>('every', 'none', (value) => {
    if (value === 'none' || value === null) return ok('none');
    if (value === 'on') return ok(180);
    return typeof value === 'number' && Number.isInteger(value) && value >= 30 && value <= 900
      ? ok(value)
      : err('must be none, on, or a whole number from 30 to 900 for each side');
  }),
  'timer.onExpire': choice('every', ['warn', 'pass', 'commitIfLegal', 'pointsPerMinute', 'resign'], 'pass'),
  'timer.days': {
    scope: 'every',
    initial: 'none',
    choices: null,
    read(value) {
      if (value === 'none' || value === null) return ok('none');
      return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 14
        ? ok(value)
        : err('must be none, or a whole number from 1 to 14');
    },
  },
  'clock.seconds': bySeat<number | 'none'>('every', 'none', (value) => {
    if (value === 'none' || value === null) return ok('none');
    return typeof value === 'number' && Number.isInteger(value) && value >= 60 && value <= 10_800
      ? ok(value)
      : err('must be none, or a whole number from 60 to 10800 for each side');
  }),
  'clock.increment': whole('every', [0, 300], 0),
  'teams.commit': choice('every', ['anyMember', 'captain', 'rotate', 'consensus'], 'anyMember'),
  'teams.chat': choice('every', ['on', 'off'], 'on'),
  'solitaire.mode': choice('solitaire', ['off', 'tally', 'twoRacks', 'openPool'], 'off'),
  'solitaire.deductLeft': choice('solitaire', [false, true], false),
  'help.inGame': choice('every', ['rulesOnly', 'lists', 'full'], 'rulesOnly'),
  ...CROSSWORDS_OPTIONS,
  'house.note': text('every'),
  'custom.bonusPoints': whole('custom', [0, 1000], 50),
  'custom.bonusTiles': whole('custom', [1, MAX_RACK], 7),
  'custom.board': {
    scope: 'custom',
    initial: null,
    choices: null,
    read(value) {
      if (value === null) return ok(null);
      const wrong = err(`must be 3 to 21 equally long rows of the marks ${PREMIUM_MARKS}`);
      if (!Array.isArray(value) || value.length < 3 || value.length > 21) return wrong;
      const rows: readonly unknown[] = value;
      const width = typeof rows[0] === 'string' ? rows[0].length : 0;
      const fits = rows.every(
        (row) =>
          typeof row === 'string' &&
          row.length === width &&
          [...row].every((mark) => PREMIUM_MARKS.includes(mark)),
      );
      return fits && width >= 3 && width <= 21 ? ok(value) : wrong;
    },
  },
  'custom.letters': letterTable('custom'),
  'custom.values': letterTable('custom'),
};

export const OPTION_KEYS: readonly OptionKey[] = Object.keys(OPTIONS) as OptionKey[]; // its keys are the interface's

export function isOptionKey(key: string): key is OptionKey {
  return Object.hasOwn(OPTIONS, key);
}
