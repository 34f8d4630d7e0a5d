/** Board, rack and the line below them, in English. */

import { boardWords } from './element.ts';
import type { Reminder, ScoredWord } from '@lexiko/rules';
import type { Person } from '../person.ts';
import { counted, does, list, plural, points } from './grammar.ts';

export { squares, type SquareTexts } from './element.ts';

export const game = {
  ...boardWords,
  noLetter: 'You don’t have that letter.',
  noBlank: 'You don’t have a blank.',
  noSquare: 'There’s no free square in this direction.',
  slot: (number: number, tile: string) => `Place ${number}: ${tile}`,
  scores: 'Scores',
  sheet: 'Score sheet',
  unseen: 'Unseen tiles',
  unseenAbout: 'In the bag or on other racks.',
  details: 'Score sheet and tiles',
  shuffle: 'Shuffle',
  sort: 'Sort',
  exchange: 'Exchange',
  pass: 'Pass',
  challenge: 'Challenge',
  accept: 'Accept',
  resign: 'Resign',
  /** Over the board, when somebody gets the bonus. */
  bingo: (count: number) => `Bingo! +${count}`,
  yourTurn: 'Your turn',
  yourTurnHint: 'Drag tiles, or choose a square and type.',
  opening: 'Setting up the table …',
  actions: 'Actions',
  turn: 'Turn',
  total: 'Total',
  player: 'Player',
  playColumn: 'Play',
  scoreColumn: 'Score',
  sheetEmpty: 'No plays yet.',
  selected: 'selected; now choose a square',
  finalWindow: 'If this play stands, the game is over.',
  turnOf: (name: string) => `${name} to play`,
  /** For whoever is to accept or challenge the last play. */
  toAnswer: 'Accept or challenge?',
  /** `share`: a percentage in words of the language. */
  wordsComing: (share: string) => `Words: ${share} loaded.`,
  playWaits: (share: string) => `Your play waits for the dictionary: ${share} loaded.`,
  answering: (name: string) => `${name} may challenge`,
  /** Somebody says whether a challenged play stands. */
  ruling: (person: Person) => `${does(person, 'decide')} on the challenge`,
  thinking: (name: string) => `${name} is thinking`,
  hurried: (name: string) => `The server is busy, so ${name} has less time to think.`,
  bag: (count: number) => `${count} in the bag`,
  target: (score: number) => `target ${score}`,
  mayChallenge: (words: string) => `You can still challenge ${words}.`,
  displaced: (letters: string, squares: string) => `${letters} back on your rack: ${squares} is taken now.`,
  laid: (letter: string, square: string) => `${letter} on ${square}`,
  takenHome: (letter: string) => `${letter} back on the rack`,
  ordered: (letters: string) => `Your tiles: ${letters}`,
  /** Of words laid out, where the dictionary is open. */
  notValid: (wordList: readonly string[]) =>
    `${list(wordList)} ${plural(wordList.length, 'isn’t', 'aren’t')} valid.`,
  preview: (scored: readonly ScoredWord[], bonus: number, total: number) => {
    const parts = scored.map((one) => `${one.word} ${one.points}`);
    if (bonus > 0) parts.push(`bonus ${bonus}`);
    return parts.length === 1
      ? `${scored[0]?.word ?? ''}: ${points(total)}`
      : `${parts.join(' + ')} = ${total}`;
  },
  crosswordsPreview: (words: string, letterPoints: number, fifty: number, crosses: number) =>
    [
      `${words}: tiles ${letterPoints}`,
      ...(fifty > 0 ? [`long word ${fifty}`] : []),
      ...(crosses > 0 ? [`dice for ${counted(crosses, 'cross', 'crosses')}`] : []),
    ].join(' + '),
};

/** Between two people's turns on one screen. */
export const cover = {
  show: 'Show my tiles',
  hidden: 'All tiles are hidden.',
  title: (name: string) => `Pass the screen to ${name}`,
  asked: (name: string) => `${name}, do you accept the last play?`,
};

/** Kinds of rows on the score sheet. */
export const sheetKinds = {
  lostTurn: 'turn lost',
  good: 'challenge failed',
  bad: 'challenged off',
  points: 'points',
  resigned: 'resigned',
  left: 'left',
  out: 'went out',
  pass: 'pass',
};

/** What the players are asked to keep to where nobody checks it. */
export const reminders = {
  'pass-only-when-unable': 'On your honour: pass only if you can’t play.',
  'play-if-possible': 'On your honour: after a pass you must play if you can.',
  'exchange-only-when-unable': 'On your honour: exchange only if you find no word.',
} satisfies Readonly<Record<Reminder, string>>;

export type BoardTexts = typeof game;
export type CoverTexts = typeof cover;
export type SheetTexts = typeof sheetKinds;
export type ReminderTexts = typeof reminders;
