/**
 * Every option of a game, one record each. Its rule point knows what it does, `ruleset/conflicts.ts` which options go
 * together, and the texts what it is called. The table is RULES.md 1.2.
 */

import { LANGUAGE_IDS } from '@lexiko/languages';
import { CROSSWORDS_OPTIONS } from './crosswords-options.ts';
import { PREMIUM_MARKS } from '../data/classic.ts';
import {
  belonging,
  bySeat,
  choice,
  letterTable,
  readWhole,
  text,
  whole,
  type OptionGroup,
  type OptionRecord,
} from './option-record.ts';
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
export const OPTIONS: { readonly [K in OptionKey]: OptionRecord<Options[K]> } = {
  'rack.size': whole(belonging('every', 'table', 'S-04', 'V-06', 'W-09'), [1, MAX_RACK], 7),
  'pool.style': choice(belonging('every', 'table', 'C-06'), ['pouch', 'faceDown'], 'pouch'),
  'firstDraw.method': choice(belonging('every', 'table', 'S-02'), ['tiles', 'random', 'manual'], 'tiles'),
  'firstDraw.tie': choice(belonging('every', 'table', 'S-03'), ['redrawTied', 'redrawAll'], 'redrawTied'),
  'board.theme': choice(
    belonging('every', 'table', 'C-08'),
    ['classic', 'alt2007', 'highContrast'],
    'classic',
  ),
  'board.rotateToSeat': choice(belonging('every', 'table', 'C-09'), ['off', 'activeSeat'], 'off'),
  'letters.language': choice(belonging('every', 'words', 'C-03', 'W-33'), LANGUAGE_IDS, 'english'),
  'dictionary.id': text(belonging('every', 'words', 'D-01')),
  'dictionary.access': choice(
    belonging('every', 'words', 'D-04', 'V-05'),
    ['challengeOnly', 'free'],
    'challengeOnly',
  ),
  'dictionary.freeTools': {
    ...belonging('every', 'words', 'V-05'),
    type: 'list',
    isBySeat: false,
    initial: ['lookup', 'browse'],
    choices: null,
    read(value) {
      const given: readonly unknown[] = Array.isArray(value) ? value : [value];
      const tools = DICTIONARY_TOOLS.filter((tool) => given.includes(tool));
      return tools.length === given.length && tools.length > 0
        ? ok(tools)
        : err({ code: 'NOT_SOME_OF', choices: DICTIONARY_TOOLS });
    },
  },
  'dictionary.school': choice(belonging('every', 'words', 'D-06'), ['off', 'tier1', 'tier2'], 'off'),
  'words.validation': choice(belonging('every', 'words', 'S-25', 'A-11'), ['challenge', 'auto'], 'challenge'),
  'challenge.scope': choice(belonging('every', 'challenges', 'S-27'), ['allWords', 'singleWord'], 'allWords'),
  'challenge.window': choice(
    belonging('every', 'challenges', 'S-25'),
    ['untilNextStarts', 'timed', 'untilAllAccept'],
    'untilNextStarts',
  ),
  'challenge.graceSeconds': whole(belonging('every', 'challenges', 'S-25'), [0, 60], 0),
  'challenge.failPenalty': choice(
    belonging('classic', 'challenges', 'S-29', 'V-12'),
    ['loseNextTurn', 'none', 'points5', 'points10', 'loseGame'],
    'loseNextTurn',
  ),
  'challenge.revealWords': choice(
    belonging('every', 'challenges', 'S-27'),
    ['verdictOnly', 'badWords'],
    'badWords',
  ),
  'draw.timing': choice(
    belonging('every', 'challenges', 'S-09', 'S-32'),
    ['immediate', 'afterWindow'],
    'immediate',
  ),
  'exchange.minPool': choice(belonging('classic', 'turns', 'S-23'), [0, 7, 'rackSize'], 0),
  'exchange.allowZero': choice(belonging('every', 'turns', 'S-22'), [true, false], true),
  'pass.policy': choice(belonging('every', 'turns', 'S-22', 'S-24'), ['free', 'onlyWhenUnable'], 'free'),
  'pass.obligation': choice(belonging('every', 'turns', 'S-24'), ['may', 'must'], 'may'),
  'pass.enforce': choice(belonging('every', 'turns', 'S-24'), ['honour', 'solver'], 'honour'),
  'end.passRounds': choice(belonging('every', 'ending', 'S-34'), ['auto', 1, 2], 'auto'),
  'end.autoNoMoves': choice(belonging('every', 'ending', 'S-34'), ['off', 'poolEmpty'], 'off'),
  'end.zeroTurns': choice(belonging('classic', 'ending', 'V-12'), ['off', 6, '3×sides'], 'off'),
  'end.lostTurnCounts': choice(belonging('every', 'ending', 'A-23'), [false, true], false),
  'score.announce': choice(belonging('every', 'scores', 'S-08'), ['auto', 'quiz'], 'auto'),
  scorekeeper: {
    ...belonging('every', 'scores', 'C-07'),
    type: 'seat',
    isBySeat: false,
    initial: 'auto',
    choices: null,
    read: (value, sides) => readWhole(value, [0, sides - 1], ['auto']),
  },
  tieBreak: choice(belonging('classic', 'ending', 'S-51'), ['preAdjust', 'none'], 'preAdjust'),
  'firstWord.min': choice(belonging('classic', 'variations', 'V-01'), [2, 3, 4, 5], 2),
  'firstWord.deadlock': choice(
    belonging('classic', 'variations', 'V-01'),
    ['exchange', 'relax', 'redeal'],
    'exchange',
  ),
  'shift.anagram': choice(belonging('classic', 'variations', 'V-02'), ['off', 'on'], 'off'),
  'shift.anagram.span': choice(belonging('classic', 'variations', 'V-02'), ['inPlace', 'slide'], 'inPlace'),
  'shift.anagram.newPremiums': choice(
    belonging('classic', 'variations', 'V-02'),
    ['anyTile', 'rackTilesOnly', 'none'],
    'anyTile',
  ),
  'shift.recycle': choice(belonging('classic', 'variations', 'V-03'), ['off', 'on'], 'off'),
  'shift.recycle.blanks': choice(belonging('classic', 'variations', 'V-03'), ['locked', 'allowed'], 'locked'),
  'shift.recycle.challengeUnit': choice(
    belonging('classic', 'variations', 'V-03'),
    ['wholeTurn', 'perStep'],
    'wholeTurn',
  ),
  'blank.retrieve': choice(belonging('classic', 'variations', 'V-04'), ['off', 'on'], 'off'),
  'blank.retrieve.afterUndo': choice(
    belonging('classic', 'variations', 'V-04'),
    ['persists', 'undone'],
    'persists',
  ),
  'leave.tiles': choice(belonging('every', 'table', 'S-54'), ['pool', 'aside'], 'pool'),
  'finishLine.enabled': choice(belonging('classic', 'finishLine', 'V-07'), ['off', 'on'], 'off'),
  'finishLine.level': bySeat<FinishLineLevel>(
    belonging('classic', 'finishLine', 'V-08'),
    'intermediate',
    'choice',
    (value) => {
      const level = FINISH_LINE_LEVELS.find((candidate) => candidate === value);
      return level === undefined ? err({ code: 'NOT_ONE_OF', choices: FINISH_LINE_LEVELS }) : ok(level);
    },
  ),
  'finishLine.ending': choice(
    belonging('classic', 'finishLine', 'V-07'),
    ['immediate', 'equalTurns'],
    'immediate',
  ),
  'finishLine.adjustRacks': choice(belonging('classic', 'finishLine', 'V-07'), [false, true], false),
  'finishLine.noReach': choice(
    belonging('classic', 'finishLine', 'V-07'),
    ['highestScore', 'shareOfTarget'],
    'highestScore',
  ),
  'timer.seconds': bySeat<number | 'none'>(
    belonging('every', 'clock', 'V-09', 'V-10'),
    'none',
    'number',
    (value) => {
      const read = readWhole(value === null ? 'none' : value, [30, 900], ['none', 'on']);
      return read.ok ? ok(read.value === 'on' ? 180 : read.value) : read;
    },
  ),
  'timer.onExpire': choice(
    belonging('every', 'clock', 'V-09', 'V-14'),
    ['warn', 'pass', 'commitIfLegal', 'pointsPerMinute', 'resign'],
    'pass',
  ),
  'timer.days': {
    ...belonging('every', 'clock', 'V-14'),
    type: 'number',
    isBySeat: false,
    initial: 'none',
    choices: null,
    read: (value) => readWhole(value === null ? 'none' : value, [1, 14], ['none']),
  },
  'timer.bank': whole(belonging('every', 'clock', 'V-14'), [0, 30], 0),
  'clock.seconds': bySeat<number | 'none'>(belonging('every', 'clock', 'V-14'), 'none', 'number', (value) =>
    readWhole(value === null ? 'none' : value, [60, 10_800], ['none']),
  ),
  'clock.increment': whole(belonging('every', 'clock', 'V-14'), [0, 300], 0),
  'teams.commit': choice(
    belonging('every', 'sides', 'T-05'),
    ['anyMember', 'captain', 'rotate', 'consensus'],
    'anyMember',
  ),
  'teams.chat': choice(belonging('every', 'sides', 'T-05'), ['on', 'off'], 'on'),
  'solitaire.mode': choice(
    belonging('solitaire', 'solitaire', 'X-00'),
    ['off', 'tally', 'twoRacks', 'openPool'],
    'off',
  ),
  'solitaire.deductLeft': choice(belonging('solitaire', 'solitaire', 'X-03'), [false, true], false),
  'help.inGame': choice(belonging('every', 'words', 'H-00'), ['rulesOnly', 'lists', 'full'], 'rulesOnly'),
  ...CROSSWORDS_OPTIONS,
  'house.note': text(belonging('every', 'house', 'V-13')),
  'custom.bonusPoints': whole(belonging('custom', 'scores', 'V-13', 'S-47'), [0, 1000], 50),
  'custom.bonusTiles': whole(belonging('custom', 'scores', 'V-13', 'S-47'), [1, MAX_RACK], 7),
  'custom.board': {
    ...belonging('custom', 'house', 'V-13'),
    type: 'board',
    isBySeat: false,
    initial: null,
    choices: null,
    read(value) {
      if (value === null) return ok(null);
      const wrong = err({ code: 'NOT_A_BOARD', marks: PREMIUM_MARKS, least: 3, most: 21 } as const);
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
  'custom.letters': letterTable(belonging('custom', 'house', 'V-13')),
  'custom.values': letterTable(belonging('custom', 'house', 'V-13')),
};

export const OPTION_KEYS: readonly OptionKey[] = Object.keys(OPTIONS) as OptionKey[]; // its keys are the interface's

export function isOptionKey(key: string): key is OptionKey {
  return Object.hasOwn(OPTIONS, key);
}

/** The options of a group, in the order of the table. */
export function optionsOf(group: OptionGroup): readonly OptionKey[] {
  return OPTION_KEYS.filter((key) => OPTIONS[key].group === group);
}
