/** What has happened at the table, in English: one sentence for each event. */

import type { EndReason, GameEvent } from '@lexiko/rules';
import type { Person } from '../person.ts';
import { counted, does, list, people, plural, points, subject, tiles, whose } from './grammar.ts';

type StartCause = (GameEvent & { readonly type: 'starter-chosen' })['how'];

const STARTS: Readonly<Record<StartCause, string>> = {
  draw: '',
  dice: '',
  lot: ', by lot',
  agreed: ', as agreed',
  alone: '',
};

function valid(words: readonly string[], is: string, are: string): string {
  return words.length === 0
    ? `The play ${is} valid`
    : `${list(words)} ${plural(words.length, is, are)} valid`;
}

export const events = {
  dictionary: (name: string) => `Dictionary: ${name}.`,
  noDictionary: 'No dictionary: the players decide on words.',
  drewForStart: (draws: readonly { readonly person: Person; readonly tile: string }[]) =>
    `Draw for first play: ${draws.map(({ person, tile }) => `${subject(person)} ${tile}`).join(', ')}.`,
  rolledForStart: (rolls: readonly { readonly person: Person; readonly dice: string }[]) =>
    `Roll for first play: ${rolls.map(({ person, dice }) => `${subject(person)} ${dice}`).join(', ')}.`,
  starts: (person: Person, start: StartCause) =>
    start === 'alone' ? `${does(person, 'begin')}.` : `${does(person, 'play')} first${STARTS[start]}.`,
  played: (person: Person, words: string, count: number) =>
    `${subject(person)} played ${words} for ${points(count)}.`,
  rearranged: (person: Person, words: string, count: number) =>
    `${subject(person)} rearranged ${words} for ${points(count)}.`,
  dice: (rolls: string) => `The dice show ${rolls}.`,
  retrieved: (person: Person, letter: string, square: string) =>
    `${subject(person)} took the blank on ${square} for ${letter}.`,
  recycled: (person: Person, letter: string, square: string, words: string) =>
    `${subject(person)} swapped in ${letter} on ${square}, making ${words}.`,
  countedRight: (person: Person, score: number) => `${subject(person)} counted ${score}: right.`,
  countedWrong: (person: Person, score: number, sum: string) =>
    `${subject(person)} counted ${score}. Correct: ${sum}.`,
  drewToExchange: (person: Person, count: number) => `${subject(person)} drew ${tiles(count)} to exchange.`,
  exchanged: (person: Person, count: number) => `${subject(person)} exchanged ${tiles(count)}.`,
  passed: (person: Person) => `${subject(person)} passed.`,
  ranOut: (person: Person) => `${subject(person)} ran out of time and passed.`,
  /** `words`: empty where nobody knows which play is meant. */
  challenged: (person: Person, words: string) =>
    `${subject(person)} challenged ${words === '' ? 'the play' : words}.`,
  valid: (wordList: readonly string[]) => `${valid(wordList, 'is', 'are')}.`,
  notValid: (wordList: readonly string[]) => `${valid(wordList, 'isn’t', 'aren’t')}.`,
  removed: (wordList: readonly string[]) => `${valid(wordList, 'isn’t', 'aren’t')}: play removed.`,
  scored: (person: Person, score: number) =>
    `${score < 0 ? does(person, 'lose') : does(person, 'get')} ${points(Math.abs(score))}.`,
  willLose: (person: Person) => `${subject(person)} will lose the next turn.`,
  lost: (person: Person) => `${does(person, 'lose')} this turn.`,
  voted: (person: Person, stands: boolean) =>
    `${subject(person)} voted that the play ${stands ? 'is' : 'isn’t'} valid.`,
  accepted: (person: Person) => `${subject(person)} accepted the play.`,
  resigned: (person: Person) => `${subject(person)} resigned.`,
  agreed: (person: Person) => `${does(person, 'agree')} to end the game.`,
  declined: (person: Person) => `${does(person, 'want')} to play on.`,
  timeWarned: (person: Person) => `${whose(person)} time is up.`,
  scoresConfirmed: (person: Person) => `${subject(person)} confirmed the scores.`,
  tookBack: (person: Person) => `${subject(person)} took back the last play.`,
  paused: 'The game is paused.',
  resumed: 'The game goes on.',
  redealt: 'Nobody could open: new tiles for everyone.',
  minimumLowered: (count: number) =>
    `Nobody could open: the first word now needs ${counted(count, 'letter')}.`,
  /** Why the game is over. */
  ended: {
    OUT: 'Game over: the last tile has been played.',
    ALL_PASSED: 'Game over: everyone passed.',
    NO_MOVES: 'Game over: nobody can play any more.',
    AGREED: 'Game over: everyone agreed to end it.',
    FINISH_LINE: 'Game over: the target has been reached.',
    ZERO_TURNS: 'Game over: too many turns in a row without a score.',
    ABORTED: 'The game was called off before everyone had taken a turn.',
  } satisfies Readonly<Record<Exclude<EndReason, 'RESIGNED'>, string>>,
  /** The game is over because they left it. */
  allResigned: (persons: readonly Person[]) =>
    persons.length === 0 ? 'Game over: only one side is left.' : `${people(persons)} resigned.`,
};

export type EventTexts = typeof events;
