/** Help at the table: keys, commands, and the rules of this very game in short. Word lists are not here (D-04). */

import {
  offersTool,
  type AreaScoring,
  type BarredWords,
  type ChallengeCost,
  type DictionaryTool,
  type PremiumScoring,
  type Ruleset,
} from '@lexiko/rules';
import { FRAME_COLUMNS } from '../terminal/terminal.ts';
import { line, wrap, type Line } from '../terminal/styled-text.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['arrows', 'move on the board'],
  ['Space', 'turn the direction, across or down'],
  ['letters', 'lay tiles (a blank where the letter is missing); ? first: a blank'],
  ['Backspace', 'take the last tile back; Escape takes all back'],
  ['Enter', 'play what is laid out'],
  ['Tab', 'shuffle the letters'],
  [': or digit', 'type a command'],
];

interface CommandHelp {
  readonly usage: string;
  readonly about: string;
  readonly isOffered: (ruleset: Ruleset) => boolean;
}

const always = (): boolean => true;
const withTool =
  (tool: DictionaryTool) =>
  ({ dictionary }: Ruleset): boolean =>
    dictionary.access === 'free' ? offersTool(dictionary, tool) : dictionary.help === 'full';

const COMMANDS: readonly CommandHelp[] = [
  { usage: '8F HORN', about: 'play across from F8; F8 HORN plays down', isOffered: always },
  {
    usage: '8F (H)OR.',
    about: 'letters on the board as they are, in brackets or as dots',
    isOffered: always,
  },
  { usage: '8F HoRN', about: 'small letters among capitals are blanks', isOffered: always },
  {
    usage: 'exchange QVV',
    about: 'exchange letters (? is a blank); also: ex QVV',
    isOffered: ({ exchange }) => exchange.maximum > 0 && exchange.order === 'discardFirst',
  },
  {
    usage: 'draw 2',
    about: 'draw letters to exchange, then exchange with those to return',
    isOffered: ({ exchange }) => exchange.order === 'drawFirst',
  },
  { usage: 'pass', about: 'let the turn go by', isOffered: always },
  {
    usage: 'challenge [WORD]',
    about: 'challenge the last play before your first act; accept lets it stand',
    isOffered: ({ challenge }) => challenge.kind === 'challenge',
  },
  {
    usage: 'start',
    about: 'start the turn; then it is too late to challenge',
    isOffered: ({ challenge }) => challenge.kind === 'challenge',
  },
  {
    usage: 'retrieve A3 N',
    about: 'take the blank on A3 for your N',
    isOffered: ({ blanks }) => blanks.kind === 'retrieve',
  },
  {
    usage: 'recycle F8 C',
    about: 'replace the letter on F8 by your C',
    isOffered: ({ recycling }) => recycling.kind === 'on',
  },
  {
    usage: 'rearrange 8F WORD',
    about: 'lay the word there anew with letters of yours; from H8 says which word',
    isOffered: ({ rearranging }) => rearranging.kind === 'on',
  },
  {
    usage: 'undo',
    about: 'take the last play back',
    isOffered: ({ solitaire }) => solitaire.kind === 'openPool',
  },
  {
    usage: 'away NAME, back NAME',
    about: 'a member of a team leaves or returns',
    isOffered: ({ teams }) => teams.kind === 'teams',
  },
  {
    usage: 'lookup WORD',
    about: 'look a word up',
    isOffered: withTool('lookup'),
  },
  {
    usage: 'browse HO',
    about: 'words that begin so; H.RN: words that fit',
    isOffered: withTool('browse'),
  },
  {
    usage: 'anagram LETTERS',
    about: 'words from letters',
    isOffered: withTool('anagram'),
  },
  {
    usage: 'list two, list q',
    about: 'short word lists',
    isOffered: ({ dictionary }) => dictionary.help !== 'rulesOnly',
  },
  { usage: 'scores, sheet', about: 'the scores; every turn on the score sheet', isOffered: always },
  { usage: 'unseen', about: 'letters you cannot see, by counting', isOffered: always },
  { usage: 'rules, options', about: 'the rules of this game; all its options', isOffered: always },
  { usage: 'agree, resign', about: 'end the game together; leave it', isOffered: always },
  { usage: 'save, quit', about: 'where the game is kept; stop and go on another time', isOffered: always },
];

function row(left: string, right: string): Line {
  return line(`  ${left.padEnd(22)} ${right}`);
}

export function helpLines(ruleset: Ruleset, kind: 'screen' | 'lines'): readonly Line[] {
  const keys = [line('Keys', 'strong'), ...KEYS.map(([key, about]) => row(key, about)), line('')];
  return [
    ...(kind === 'screen' ? keys : []),
    line('Commands', 'strong'),
    ...COMMANDS.filter(({ isOffered }) => isOffered(ruleset)).map(({ usage, about }) => row(usage, about)),
  ];
}

/** The rules as this game is played, with their numbers. */
export function ruleCard(ruleset: Ruleset): readonly Line[] {
  const { scoring, houseNote } = ruleset;
  const sentences = scoring.kind === 'areas' ? areaRules(ruleset, scoring) : premiumRules(ruleset, scoring);
  const note = houseNote === '' ? [] : [`House rules: ${houseNote} [V-13]`];
  return [...sentences, ...challengeRules(ruleset), ...note].flatMap((sentence) =>
    wrap(sentence, FRAME_COLUMNS - 2).map((text, at) => line(at === 0 ? `- ${text}` : `  ${text}`)),
  );
}

function premiumRules(ruleset: Ruleset, { bonus }: PremiumScoring): readonly string[] {
  const { opening, exchange, rearranging, recycling, blanks, finishLine, sides } = ruleset;
  const { minimumPool } = exchange;
  return [
    `The first word covers the centre and has at least ${opening.minimum} letters. [S-06, V-01]`,
    'Later plays lie in one line without gaps and touch the layout; all words they make must be good. [S-10 to S-12]',
    '2L and 3L multiply a letter, 2W and 3W the word, once, letters first. [S-39 to S-44]',
    `${bonus.tiles} or more tiles in a turn earn ${bonus.points} points. [S-47]`,
    'A blank stands for any letter and counts nothing. [S-20, S-37]',
    `Instead of playing one may exchange letters${minimumPool > 0 ? ` while ${minimumPool} are left to draw` : ''} or pass. [S-21 to S-24]`,
    ...(rearranging.kind === 'on' ? ['A word may be rearranged when letters are added to it. [V-02]'] : []),
    ...(recycling.kind === 'on'
      ? ['Before playing, letters on the board may be replaced, one at a time. [V-03]']
      : []),
    ...(blanks.kind === 'retrieve' ? ['A blank on the board may be taken for its letter. [V-04]'] : []),
    ...(finishLine.kind === 'on' ? ['The first side at its target wins. [V-07]'] : []),
    sides === 1
      ? 'The game ends when the letters are used up or you agree to end it. [X-01]'
      : 'The game ends when a side has played its last letter or nobody can play; letters left count against their side. [S-33, S-34, S-48, S-49]',
  ];
}

const PLURALS: Readonly<Record<BarredWords['plurals'], string>> = {
  onlyPlural:
    'A word that can only be a plural is barred: CITIES is, BOATS is also a verb and stands. [W-25]',
  anyPlural: 'A word that can be a plural is barred. [W-25]',
  off: 'Plurals are good. [W-25]',
};

function areaRules(
  { dictionary }: Ruleset,
  { letterPoints, ownFactor, bonus }: AreaScoring,
): readonly string[] {
  const own = letterPoints * ownFactor;
  return [
    'The first word has three letters or more and lies on the small cross (*). [W-04, W-12]',
    `Each letter played counts ${letterPoints}, on your own colour ${own}. [W-13, W-14]`,
    `A letter on a cross (+) rolls the dice: ${letterPoints} times the reading, ${own} times on your own colour. [W-07, W-08]`,
    `A word of more than five letters with five placed earns ${bonus.points}. [W-30]`,
    'Whoever finds no word may exchange up to three letters. [W-16]',
    dictionary.bars.foreign === 'off' ? 'Foreign words are good. [W-24]' : 'Foreign words are barred. [W-24]',
    PLURALS[dictionary.bars.plurals],
    `The game ends when nobody can play any more; each letter left costs ${letterPoints}. [W-27, W-28]`,
  ];
}

function costText(cost: ChallengeCost): string {
  switch (cost.kind) {
    case 'loseNextTurn':
      return 'a wrong challenge costs the next turn [S-29]';
    case 'none':
      return 'a wrong challenge costs nothing [S-29]';
    case 'points':
      return `a wrong challenge gives the other side ${cost.points} points [S-29]`;
    case 'loseGame':
      return 'a wrong challenge loses the game [S-29]';
    case 'stake':
      return `it is worth ${cost.points} points, for or against [W-26]`;
  }
}

function challengeRules({ challenge }: Ruleset): readonly string[] {
  if (challenge.kind === 'auto') return ['Words are checked at once; bad ones are refused. [S-18]'];
  const scope = challenge.scope === 'allWords' ? 'the whole play' : 'one word of it';
  const cost = costText(challenge.cost);
  return [`A play can be challenged until the next side acts; ${scope} is judged; ${cost}. [S-25 to S-28]`];
}
