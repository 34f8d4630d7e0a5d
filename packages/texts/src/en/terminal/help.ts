/** Help at a terminal, in English: keys, commands, and the rules of a game in short. */

import type { Options } from '@lexiko/rules/options';
import { counted, points, tiles } from '../grammar.ts';

type Row = readonly [usage: string, about: string];

/** Keeps the keys, and the rows as pairs. */
function rows<Key extends string>(all: Readonly<Record<Key, Row>>): Readonly<Record<Key, Row>> {
  return all;
}

export const terminalHelp = {
  keysTitle: 'Keys',
  commandsTitle: 'Commands',
  keys: [
    ['arrows', 'move on the board'],
    ['Space', 'switch across and down'],
    ['letters', 'place tiles (a blank where you lack the letter); ? first: a blank'],
    ['Backspace', 'take the last tile back; Escape takes all back'],
    ['+', 'where CH is a letter: make it C and H, or back'],
    ['Enter', 'play the tiles you placed'],
    ['Tab', 'shuffle your tiles'],
    [': or digit', 'type a command'],
  ] as readonly (readonly [key: string, meaning: string])[],
  commands: rows({
    play: ['8F HORN', 'play across from F8; F8 HORN plays down'],
    through: ['8F (H)OR.', 'tiles on the board as they are, in brackets or as dots'],
    blank: ['8F HoRN', 'small letters among capitals are blanks'],
    exchange: ['exchange QVV', 'exchange tiles (? is a blank); also: ex QVV'],
    draw: ['draw 2', 'draw tiles to exchange, then exchange those to return'],
    pass: ['pass', 'pass your turn'],
    challenge: ['challenge [WORD]', 'challenge the last play before your first move; accept lets it stand'],
    start: ['start', 'start your turn; then it’s too late to challenge'],
    retrieve: ['retrieve A3 N', 'take the blank on A3 for your N'],
    recycle: ['recycle F8 C', 'swap the tile on F8 for your C'],
    rearrange: ['rearrange 8F WORD', 'rearrange the word there with tiles of yours; from H8 says which word'],
    undo: ['undo', 'take your last turn back'],
    away: ['away NAME, back NAME', 'a team member leaves or returns'],
    lookup: ['lookup WORD', 'look a word up'],
    browse: ['browse HO', 'words that begin with HO; H.RN: words that fit'],
    anagram: ['anagram LETTERS', 'words from these letters'],
    list: ['list two, list q', 'short word lists'],
    scores: ['scores, sheet', 'the scores; the score sheet with every turn'],
    unseen: ['unseen', 'the tiles you haven’t seen'],
    rules: ['rules, options', 'the rules of this game; all its options'],
    end: ['agree, resign', 'agree to end the game; resign'],
    save: ['save, quit', 'where the game is saved; stop and continue later'],
  }),
};

/** The rules of a game in short. */
export const ruleCard = {
  opening: (minimum: number) =>
    `The first word covers the centre and has at least ${counted(minimum, 'letter')}.`,
  placing:
    'Later plays are in one line without gaps and touch the tiles on the board. All words they make must be valid.',
  premiums: '2L and 3L multiply a letter, 2W and 3W the word, once; letters first.',
  bonus: (count: number, score: number) => `${tiles(count)} or more in a turn earn ${points(score)}.`,
  blanks: 'A blank stands for any letter and scores nothing.',
  exchange: 'Instead of playing you can exchange tiles or pass.',
  exchangeWhile: (count: number) =>
    `Instead of playing you can exchange tiles while the bag has ${tiles(count)}, or pass.`,
  rearrange: 'You can rearrange a word if you add tiles to it.',
  swap: 'Before playing you can swap tiles on the board for yours, one at a time.',
  retrieve: 'You can take a blank on the board for its letter.',
  finishLine: 'The first side to reach its target wins.',
  endAlone: 'The game ends when the tiles are used up or you agree to end it.',
  end: 'The game ends when a side has played its last tile or nobody can play. Tiles left count against their side.',
  cwOpening: 'The first word has three letters or more and lies on the small cross (*).',
  cwTiles: (score: number, own: number) => `Each tile you play scores ${score}, on your own colour ${own}.`,
  cwDice: (score: number, own: number) =>
    `A tile on a cross (+) rolls the dice: ${score} times the roll, ${own} times on your own colour.`,
  cwBonus: (score: number) => `A word of more than five letters with five placed earns ${score}.`,
  cwExchange: 'If you find no word, you can exchange up to three tiles.',
  cwForeign: { allowed: 'Foreign words are allowed.', excluded: 'Foreign words aren’t allowed.' },
  plurals: {
    onlyPlural: 'Words that can only be plurals aren’t allowed: CITIES isn’t; BOATS, also a verb, is.',
    anyPlural: 'Words that can be plurals aren’t allowed.',
    off: 'Plurals are allowed.',
  } satisfies Readonly<Record<Options['cw.plurals'], string>>,
  cwEnd: (score: number) => `The game ends when nobody can play any more; each tile left costs ${score}.`,
  checked: 'Words are checked at once; invalid ones are refused.',
  challenge: {
    allWords: 'You can challenge a play until the next side acts. The whole play is checked.',
    singleWord: 'You can challenge one word of a play until the next side acts.',
  } satisfies Readonly<Record<Options['challenge.scope'], string>>,
  /** What a failed challenge costs. */
  costs: {
    loseNextTurn: 'A failed challenge costs your next turn.',
    none: 'A failed challenge costs nothing.',
    points: (score: number) => `A failed challenge gives the other side ${points(score)}.`,
    loseGame: 'A failed challenge loses the game.',
    stake: (score: number) => `A challenge is worth ${points(score)}, for or against.`,
  },
  houseRules: (text: string) => `House rules: ${text}`,
};

export type TerminalHelpTexts = typeof terminalHelp;
export type RuleCardTexts = typeof ruleCard;
