/** The end of a game and what can be kept of it, in English. */

import type { Person } from '../person.ts';
import { does, people, points, subject, whose } from './grammar.ts';

export const result = {
  title: 'Game over',
  calledOff: 'Game called off',
  short: 'Result',
  again: 'Play again',
  board: 'View board',
  keep: 'Save and print',
  saveJson: 'Save as JSON',
  saveGcg: 'Save as GCG',
  analyse: 'Analyse',
  settled: 'Final adjustment',
  wins: (persons: readonly Person[]) => {
    const [only] = persons;
    return persons.length === 1 && only !== undefined ? does(only, 'win') : `${people(persons)} win`;
  },
  yourTotal: (score: number) => `Your total: ${points(score)}`,
  totalOf: (name: string, score: number) => `${name}: ${points(score)}`,
  /** `letters`: the tiles left on the rack. */
  left: (person: Person, letters: string, score: number) =>
    `${subject(person)} had ${letters} left: ${score}`,
  /** `other`: who had tiles left, if only one had. */
  out: (person: Person, other: Person | null, score: number) =>
    `${subject(person)} went out: +${score} from ${other === null ? 'the other racks' : `${other === 'you' ? 'your' : whose(other)} tiles`}`,
  before: (score: number) => `${score} before final adjustment`,
  tieBreak: (persons: readonly Person[], winners: readonly Person[]) =>
    `${people(persons)} are level; ${people(winners)} led before the final adjustment.`,
  targets: (scores: string) => `Target: ${scores}.`,
};

export type ResultTexts = typeof result;
