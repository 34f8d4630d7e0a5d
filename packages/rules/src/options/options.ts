/**
 * Every option of a game: its name, its values, one sentence about it. What an option does is known where it is
 * used; which options go together is known in `ruleset.ts`. The table is RULES.md 1.2.
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
  'rack.size': whole('every', [1, MAX_RACK], 7, 'How many tiles a rack holds.'),
  'pool.style': choice(
    'every',
    ['pouch', 'faceDown'],
    'pouch',
    'Undrawn tiles in a pouch, or face down beside the board.',
  ),
  'firstDraw.method': choice(
    'every',
    ['tiles', 'random', 'manual'],
    'tiles',
    'Who plays first: by draw (dice in Crosswords), by lot, or as agreed.',
  ),
  'firstDraw.tie': choice(
    'every',
    ['redrawTied', 'redrawAll'],
    'redrawTied',
    'After a tie in the first draw: the tied sides draw again, or all.',
  ),
  'board.theme': choice(
    'every',
    ['classic', 'alt2007', 'highContrast'],
    'classic',
    'Colours of the premium squares.',
  ),
  'board.rotateToSeat': choice(
    'every',
    ['off', 'activeSeat'],
    'off',
    'Turn the board to the side whose turn it is.',
  ),
  'dictionary.id': text('every', "The dictionary that decides; 'table' leaves challenges to the players."),
  'dictionary.access': choice(
    'every',
    ['challengeOnly', 'free'],
    'challengeOnly',
    'The dictionary for challenges only, or free for everybody.',
  ),
  'dictionary.freeTools': {
    scope: 'every',
    initial: ['lookup', 'browse'],
    choices: null,
    about: 'What a free dictionary offers: look-up, browsing, search by letters.',
    read(value) {
      const given: readonly unknown[] = Array.isArray(value) ? value : [value];
      const tools = DICTIONARY_TOOLS.filter((tool) => given.includes(tool));
      return tools.length === given.length && tools.length > 0
        ? ok(tools)
        : err(`must list some of ${DICTIONARY_TOOLS.join(', ')}`);
    },
  },
  'dictionary.school': choice(
    'every',
    ['off', 'tier1', 'tier2'],
    'off',
    'Bars words unfit for school: the coarse ones, or the doubtful ones too.',
  ),
  'words.validation': choice(
    'every',
    ['challenge', 'auto'],
    'challenge',
    'Bad words stand until challenged, or are refused at once (which tells that they are bad).',
  ),
  'challenge.scope': choice(
    'every',
    ['allWords', 'singleWord'],
    'allWords',
    'A challenge judges the whole play, or the one word named.',
  ),
  'challenge.window': choice(
    'every',
    ['untilNextStarts', 'timed', 'untilAllAccept'],
    'untilNextStarts',
    'How long a play can be challenged.',
  ),
  'challenge.graceSeconds': whole(
    'every',
    [0, 60],
    0,
    'Seconds before the next side may start; the whole length of a timed window (then 30 if 0).',
  ),
  'challenge.failPenalty': choice(
    'classic',
    ['loseNextTurn', 'none', 'points5', 'points10', 'loseGame'],
    'loseNextTurn',
    'What a wrong challenge costs.',
  ),
  'challenge.revealWords': choice(
    'every',
    ['verdictOnly', 'badWords'],
    'badWords',
    'After a challenge: only the verdict, or which words were bad.',
  ),
  'draw.timing': choice(
    'every',
    ['immediate', 'afterWindow'],
    'immediate',
    'New tiles at once, or when the play can no longer be challenged.',
  ),
  'exchange.minPool': choice(
    'classic',
    [0, 7, 'rackSize'],
    0,
    'How many tiles must be left for an exchange.',
  ),
  'exchange.allowZero': choice(
    'every',
    [true, false],
    true,
    'Whether one may exchange none, which is a pass.',
  ),
  'pass.policy': choice(
    'every',
    ['free', 'onlyWhenUnable'],
    'free',
    'Passing at will, or only when unable to play.',
  ),
  'pass.obligation': choice(
    'every',
    ['may', 'must'],
    'may',
    'After a pass in the closing phase: may or must play if possible.',
  ),
  'pass.enforce': choice(
    'every',
    ['honour', 'solver'],
    'honour',
    'Being unable to play is said on honour, or checked.',
  ),
  'end.passRounds': choice('every', ['auto', 1, 2], 'auto', 'How many rounds of passes end the game.'),
  'end.autoNoMoves': choice(
    'every',
    ['off', 'poolEmpty'],
    'off',
    'End the game at once when no play is left for any rack; only where words are checked and letters laid stay.',
  ),
  'end.zeroTurns': choice(
    'classic',
    ['off', 6, '3×sides'],
    'off',
    'End after so many turns in a row without a score.',
  ),
  'end.lostTurnCounts': choice('every', [false, true], false, 'Whether a lost turn counts as a pass.'),
  'score.announce': choice(
    'every',
    ['auto', 'quiz'],
    'auto',
    'The score is announced, or first guessed by the player.',
  ),
  scorekeeper: {
    scope: 'every',
    initial: 'auto',
    choices: null,
    about: 'Who confirms the scores: nobody, or the side at a seat (0 is the first).',
    read: (value, sides) =>
      value === 'auto' ||
      (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < sides)
        ? ok(value)
        : err(`must be auto or a seat from 0 to ${sides - 1}`),
  },
  tieBreak: choice(
    'classic',
    ['preAdjust', 'none'],
    'preAdjust',
    'A tie goes to the higher score before the letters left are settled, or is shared.',
  ),
  'firstWord.min': choice('classic', [2, 3, 4, 5], 2, 'Fewest letters of the first word.'),
  'firstWord.deadlock': choice(
    'classic',
    ['exchange', 'relax', 'redeal'],
    'exchange',
    'When nobody can open: exchange as usual, lower the minimum, or deal again.',
  ),
  'shift.anagram': choice(
    'classic',
    ['off', 'on'],
    'off',
    'A word may be rearranged when a letter is added.',
  ),
  'shift.anagram.span': choice(
    'classic',
    ['inPlace', 'slide'],
    'inPlace',
    'The rearranged word keeps the old squares, or may slide along its line.',
  ),
  'shift.anagram.newPremiums': choice(
    'classic',
    ['anyTile', 'rackTilesOnly', 'none'],
    'anyTile',
    'Premium squares newly covered by a rearranged word count for any tile, for new tiles, or not.',
  ),
  'shift.recycle': choice(
    'classic',
    ['off', 'on'],
    'off',
    'Before playing, letters on the board may be replaced one at a time.',
  ),
  'shift.recycle.blanks': choice(
    'classic',
    ['locked', 'allowed'],
    'locked',
    'Whether a blank on the board may be replaced.',
  ),
  'shift.recycle.challengeUnit': choice(
    'classic',
    ['wholeTurn', 'perStep'],
    'wholeTurn',
    'A bad replacement undoes the whole turn, or from that step on.',
  ),
  'blank.retrieve': choice(
    'classic',
    ['off', 'on'],
    'off',
    'A blank may be picked up for the letter it stands for.',
  ),
  'blank.retrieve.afterUndo': choice(
    'classic',
    ['persists', 'undone'],
    'persists',
    'When the play that follows is challenged off, the pick-up stays or is undone.',
  ),
  'leave.tiles': choice(
    'every',
    ['pool', 'aside'],
    'pool',
    'The tiles of a side that leaves go back to the pool or out of play.',
  ),
  'finishLine.enabled': choice('classic', ['off', 'on'], 'off', 'The first side to reach its target wins.'),
  'finishLine.level': bySeat<FinishLineLevel>(
    'classic',
    'intermediate',
    'The level of each side sets its target.',
    (value) => {
      const level = FINISH_LINE_LEVELS.find((candidate) => candidate === value);
      return level === undefined
        ? err(`must be one of ${FINISH_LINE_LEVELS.join(', ')} for each side`)
        : ok(level);
    },
  ),
  'finishLine.ending': choice(
    'classic',
    ['immediate', 'equalTurns'],
    'immediate',
    'Over at once, or when all had the same number of turns.',
  ),
  'finishLine.adjustRacks': choice(
    'classic',
    [false, true],
    false,
    'Whether letters left count at the finish line.',
  ),
  'finishLine.noReach': choice(
    'classic',
    ['highestScore', 'shareOfTarget'],
    'highestScore',
    'If nobody gets there: the highest score wins, or the largest share of the own target.',
  ),
  'timer.seconds': bySeat<number | 'none'>(
    'every',
    'none',
    'Seconds for a turn, for each side; none is no limit, on is 180.',
    (value) => {
      if (value === 'none' || value === null) return ok('none');
      if (value === 'on') return ok(180);
      return typeof value === 'number' && Number.isInteger(value) && value >= 30 && value <= 900
        ? ok(value)
        : err('must be none, on, or a whole number from 30 to 900 for each side');
    },
  ),
  'timer.onExpire': choice(
    'every',
    ['warn', 'pass', 'commitIfLegal', 'pointsPerMinute', 'resign'],
    'pass',
    'When the time is up: a warning, a pass, the tiles laid out count, 10 points a minute, or the game is lost.',
  ),
  'timer.days': {
    scope: 'every',
    initial: 'none',
    choices: null,
    about: 'Days for a turn, where people play by correspondence.',
    read(value) {
      if (value === 'none' || value === null) return ok('none');
      return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 14
        ? ok(value)
        : err('must be none, or a whole number from 1 to 14');
    },
  },
  'clock.seconds': bySeat<number | 'none'>(
    'every',
    'none',
    'Seconds for all turns of a side together, for each side; none is no limit.',
    (value) => {
      if (value === 'none' || value === null) return ok('none');
      return typeof value === 'number' && Number.isInteger(value) && value >= 60 && value <= 10_800
        ? ok(value)
        : err('must be none, or a whole number from 60 to 10800 for each side');
    },
  ),
  'clock.increment': whole(
    'every',
    [0, 300],
    0,
    'Seconds added to the time for the whole game after each turn.',
  ),
  'teams.commit': choice(
    'every',
    ['anyMember', 'captain', 'rotate', 'consensus'],
    'anyMember',
    'Who may move for a team.',
  ),
  'teams.chat': choice('every', ['on', 'off'], 'on', 'Whether team members can write to each other.'),
  'solitaire.mode': choice(
    'solitaire',
    ['off', 'tally', 'twoRacks', 'openPool'],
    'off',
    'Alone: one rack, two racks in turn, or all letters open.',
  ),
  'solitaire.deductLeft': choice('solitaire', [false, true], false, 'Whether letters left are deducted.'),
  'help.inGame': choice(
    'every',
    ['rulesOnly', 'lists', 'full'],
    'rulesOnly',
    'Help during a game: rules, word lists too, or everything.',
  ),
  ...CROSSWORDS_OPTIONS,
  'house.note': text('every', 'House rules in words, for everybody to read before the game.'),
  'custom.bonusPoints': whole('custom', [0, 1000], 50, 'Points for playing many tiles at once.'),
  'custom.bonusTiles': whole('custom', [1, MAX_RACK], 7, 'How many tiles earn the bonus.'),
  'custom.board': {
    scope: 'custom',
    initial: null,
    choices: null,
    about: `A board of one’s own: rows of the marks ${PREMIUM_MARKS}, up to 21×21.`,
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
  'custom.letters': letterTable('custom', 'How many of each letter the box holds.'),
  'custom.values': letterTable('custom', 'What each letter is worth.'),
};

export const OPTION_KEYS: readonly OptionKey[] = Object.keys(OPTIONS) as OptionKey[]; // its keys are the interface's

export function isOptionKey(key: string): key is OptionKey {
  return Object.hasOwn(OPTIONS, key);
}
