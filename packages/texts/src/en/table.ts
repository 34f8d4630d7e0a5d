/** The table beyond an ordinary turn, in English: variations, counting, clocks, votes, replay, proof. */

import { turnWords } from './element.ts';
import type { BagProof, CrosswordsColumns, ProofCounts } from '@lexiko/rules/records';
import type { Person } from '../person.ts';
import { counted, does, people, tiles, whose } from './grammar.ts';

type Unprovable = Extract<BagProof, { readonly kind: 'unprovable' }>['reason'];

export const table = {
  ...turnWords,
  variations: 'Variations',
  variationsAbout: 'You can undo all of this until you play, exchange or pass.',
  retrieveTitle: 'Pick up a blank',
  retrieveAbout: 'Replace it with the letter it stands for. It doesn’t cost your turn.',
  retrieve: (letter: string, square: string) => `Your ${letter} for the blank on ${square}`,
  noBlanks: 'There’s no blank on the board whose letter you have.',
  recycleTitle: 'Swap a tile',
  recycleAbout: 'Tap one of your tiles and then one on the board, or choose here. New words must be valid.',
  recycle: 'Swap',
  onBoard: 'On the board',
  yourLetter: 'Your tile',
  blankLetter: 'The blank becomes',
  rearrangeTitle: 'Rearrange a word',
  rearrangeAbout:
    'Its tiles come to your rack. Place all of them in the same line again, with at least one of yours.',
  rearrange: (word: string, square: string) => `${word} on ${square}`,
  staged: {
    retrieve: (letter: string, square: string) => `${letter} replaces the blank on ${square}.`,
    recycle: (letter: string, square: string) => `${letter} is swapped in on ${square}.`,
  },
  lifted: 'Place the word again, with tiles of your own.',
  undo: 'Undo',
  undone: 'Undone.',
  quizTitle: 'How many points is that?',
  quizAbout: 'Count first. Then the play is made, and you see whether you were right.',
  quizCount: 'Points',
  quizHidden: 'Count it yourself; you’ll be asked when you play.',
  turnLeft: (time: string) => `${time} left`,
  challengeLeft: (seconds: number) => `${seconds} s to challenge`,
  timeShort: (person: Person) => `${whose(person)} time is nearly up.`,
  agree: 'End game',
  agreeAbout: 'The game ends when everyone agrees. Computers answer at once.',
  offerEnd: 'End game',
  endOffered: (persons: readonly Person[]) =>
    `${people(persons)} ${persons.length === 1 && persons[0] !== 'you' ? 'wants' : 'want'} to end the game here.`,
  playOn: 'Play on',
  agreeToEnd: 'Agree',
  declined: (names: string) => `${names} would rather play on.`,
  vote: (name: string, words: string) => `${name}, is this valid: ${words}?`,
  voteGood: 'Valid',
  voteBad: 'Not valid',
  keepScore: (person: Person) => `${does(person, 'keep')} the score. Is it right?`,
  scoresRight: 'Scores are right',
  drawAbout: 'Draw tiles, look at them, then return as many of your choice.',
  draw: (count: number) => `Draw ${tiles(count)}`,
  returnTitle: (count: number) => `Return ${tiles(count)}`,
  returnLetters: (count: number) => `Return ${count}`,
  takeBack: 'Take back',
  tookBack: 'Turn taken back. It’s your turn again.',
  takeBacks: (count: number) =>
    `${counted(count, 'turn', 'turns')} taken back: this game doesn’t count in your statistics.`,
  checkWords: 'Check words',
  lookedUp: (word: string, answer: 'good' | 'bad') => `${word} ${answer === 'good' ? 'is' : 'isn’t'} valid.`,
  dice: (person: Person) => `${whose(person)} dice`,
  /** Where the points of a play come from in Crosswords. */
  origin: ({ letters, ownColour, dice, rolls, fifty }: CrosswordsColumns) =>
    [
      `tiles ${letters}`,
      ...(ownColour > 0 ? [`own colour ${ownColour}`] : []),
      ...(dice > 0 ? [`dice ${dice} (${rolls.map((roll) => roll.join('+')).join(', ')})`] : []),
      ...(fifty > 0 ? [`long word ${fifty}`] : []),
    ].join(', '),
  faceDown: (count: number) => `${count} face down`,
  note: 'Notes',
  noteAbout: 'Only you can read this.',
  saveNote: 'Save note',
  noteFailed: 'The note couldn’t be saved. Please try again.',
  rules: 'Rules of this game',
  partner: (name: string) => `${name}’s tiles`,
  endReplay: 'End replay',
  toPlayNext: (name: string) => `Next to play: ${name}`,
  bestPlays: 'Best plays',
  share: 'Copy link',
  copied: 'Link copied. It holds the whole game.',
  copiedShort: (day: string) => `Link copied. It works until ${day}.`,
  deleteLink: 'Delete link',
  linkDeleted: 'Link deleted.',
  linkGone: 'This link has expired or was deleted, or the server can’t be reached.',
  shareTooLong: 'This game is too long for a link. Save it as a file instead.',
  savePng: 'Save picture',
  print: 'Print score sheet',
  printPad: 'Print blank pad',
  proof: 'Were the draws fair?',
  proven: 'Fair draw verified',
  provenAbout: ({ deals, draws, tiles: drawn, starts, rolls }: ProofCounts) =>
    `Recomputed from the secret and compared with the log: ${[
      counted(starts, 'draw for first play', 'draws for first play'),
      counted(deals, 'deal'),
      counted(draws, 'draw'),
      tiles(drawn),
      ...(rolls > 0 ? [counted(rolls, 'roll of the dice', 'rolls of the dice')] : []),
    ].join(', ')}.`,
  notProven: (number: number) => `Not as committed: event ${number} of the log differs.`,
  unprovable: {
    'no-log': 'This isn’t a whole game.',
    'no-commitment': 'No secret was committed for this game.',
    'not-over': 'The game isn’t over yet.',
    'not-revealed': 'The secret was never revealed.',
    'from-a-position': 'The game started from a set-up position.',
  } satisfies Readonly<Record<Unprovable, string>>,
  promise: 'Committed before the game',
  secret: 'Revealed after the game',
  shared: 'A game shared with you',
  unreadable: {
    'no-game': 'Can’t read this. Lexiko opens games as GCG or JSON, and positions as CGP.',
    'too-long': 'This is too long to be a game.',
    'no-turns': 'Nobody has played in this game yet.',
  },
  openFile: 'Open a file',
  /** What the words played mean, where the dictionary is open. */
  meanings: 'Words',
  coach: 'Coach',
  /** Over the network. */
  absent: 'away',
  propose: 'Propose',
  sending: 'Sending …',
};

export type TableTexts = typeof table;
