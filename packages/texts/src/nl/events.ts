/** What has happened at the table, in Dutch: one sentence for each event. */

import type { GameEvent } from '@lexiko/rules';
import type { EventTexts } from '../en/events.ts';
import { does, has, list, owned, people, plural, points, subject, tiles, verbFor } from './grammar.ts';

type StartCause = (GameEvent & { readonly type: 'starter-chosen' })['how'];

const STARTS: Readonly<Record<StartCause, string>> = {
  draw: '',
  dice: '',
  lot: ', door loting',
  agreed: ', zoals afgesproken',
  alone: '',
};

function valid(words: readonly string[]): string {
  return words.length === 0 ? 'De zet is' : `${list(words)} ${plural(words.length, 'is', 'zijn')}`;
}

export const events: EventTexts = {
  dictionary: (name) => `Woordenboek: ${name}.`,
  noDictionary: 'Geen woordenboek: de spelers beslissen over woorden.',
  drewForStart: (draws) =>
    `Loten wie begint: ${draws.map(({ person, tile }) => `${subject(person)} ${tile}`).join(', ')}.`,
  rolledForStart: (rolls) =>
    `Gooien wie begint: ${rolls.map(({ person, dice }) => `${subject(person)} ${dice}`).join(', ')}.`,
  starts: (person, start) => `${does(person, 'begint')}${STARTS[start]}.`,
  played: (person, words, count) => `${has(person)} ${words} gelegd: ${points(count)}.`,
  rearranged: (person, words, count) => `${has(person)} ${words} herschikt: ${points(count)}.`,
  dice: (rolls) => `De dobbelstenen: ${rolls}.`,
  retrieved: (person, letter, square) => `${has(person)} de blanco op ${square} opgeraapt voor ${letter}.`,
  recycled: (person, letter, square, words) =>
    `${has(person)} de letter op ${square} omgeruild voor ${letter}: ${words}.`,
  countedRight: (person, score) => `${has(person)} ${score} geteld: goed.`,
  countedWrong: (person, score, sum) => `${has(person)} ${score} geteld. Goed is: ${sum}.`,
  drewToExchange: (person, count) => `${has(person)} ${tiles(count)} getrokken om te wisselen.`,
  exchanged: (person, count) => `${has(person)} ${tiles(count)} gewisseld.`,
  passed: (person) => `${has(person)} gepast.`,
  ranOut: (person) => `Tijd om: ${person === 'you' ? 'je hebt' : has(person)} gepast.`,
  challenged: (person, words) => `${has(person)} ${words === '' ? 'de zet' : words} aangevochten.`,
  valid: (wordList) => `${valid(wordList)} geldig.`,
  notValid: (wordList) => `${valid(wordList)} ongeldig.`,
  removed: (wordList) => `${valid(wordList)} ongeldig: zet teruggenomen.`,
  scored: (person, score) => `${does(person, score < 0 ? 'verliest' : 'krijgt')} ${points(Math.abs(score))}.`,
  willLose: (person) => `${does(person, 'verliest')} de volgende beurt.`,
  lost: (person) => `${does(person, 'verliest')} deze beurt.`,
  voted: (person, stands) => `${does(person, 'vindt')} de zet ${stands ? 'geldig' : 'ongeldig'}.`,
  accepted: (person) => `${has(person)} de zet geaccepteerd.`,
  resigned: (person) => `${has(person)} opgegeven.`,
  agreed: (person) => `${does(person, 'gaat')} ermee akkoord het spel te beëindigen.`,
  declined: (person) => `${does(person, 'wilt', 'wil')} doorspelen.`,
  timeWarned: (person) => `${owned(person, 'De', 'tijd')} is om.`,
  scoresConfirmed: (person) => `${has(person)} de scores bevestigd.`,
  tookBack: (person) => `${has(person)} de laatste zet teruggenomen.`,
  paused: 'Het spel is gepauzeerd.',
  resumed: 'Het spel gaat verder.',
  redealt: 'Niemand kon openen: iedereen krijgt nieuwe letters.',
  minimumLowered: (count) => `Niemand kon openen: het eerste woord moet nu minstens ${tiles(count)} hebben.`,
  ended: {
    OUT: 'Spel afgelopen: de laatste letter is gelegd.',
    ALL_PASSED: 'Spel afgelopen: iedereen heeft gepast.',
    NO_MOVES: 'Spel afgelopen: niemand kan nog leggen.',
    AGREED: 'Spel afgelopen: iedereen wilde stoppen.',
    FINISH_LINE: 'Spel afgelopen: het doel is bereikt.',
    ZERO_TURNS: 'Spel afgelopen: te veel beurten achter elkaar zonder punten.',
    ABORTED: 'Het spel is afgebroken voordat iedereen aan de beurt was geweest.',
  },
  allResigned: (persons) =>
    persons.length === 0
      ? 'Spel afgelopen: er is nog maar één kant over.'
      : `${people(persons)} ${verbFor(persons, { je: 'hebt', een: 'heeft', meer: 'hebben' })} opgegeven.`,
};
