/** The end of a game and what can be kept of it, in Dutch. */

import type { ResultTexts } from '../en/result.ts';
import { does, lettersOf, list, people, points, verbFor, whom } from './grammar.ts';
import type { Person } from '../person.ts';

/** After the verb: `je`, `Ann`, `jij en Ann`. */
function after(persons: readonly Person[]): string {
  if (persons.length === 1 && persons[0] === 'you') return 'je';
  const others = persons.filter((person) => person !== 'you').map(whom);
  return list(others.length < persons.length ? ['jij', ...others] : others);
}

export const result: ResultTexts = {
  title: 'Spel afgelopen',
  calledOff: 'Spel afgebroken',
  short: 'Uitslag',
  again: 'Nog een keer',
  board: 'Naar het bord',
  keep: 'Opslaan en afdrukken',
  saveJson: 'Opslaan als JSON',
  saveGcg: 'Opslaan als GCG',
  analyse: 'Analyseren',
  settled: 'Eindafrekening',
  wins: (persons) => `${people(persons)} ${verbFor(persons, { je: 'wint', een: 'wint', meer: 'winnen' })}`,
  yourTotal: (score) => `Jouw totaal: ${points(score)}`,
  totalOf: (name, score) => `${name}: ${points(score)}`,
  left: (person, letters, score) => `${does(person, 'had')} nog ${letters}: ${score}`,
  out: (person, other, score) =>
    `${does(person, 'bent', 'is')} uit: +${score} voor ${other === null ? 'de letters van de anderen' : lettersOf(other)}`,
  before: (score) => `${score} vóór de eindafrekening`,
  tieBreak: (persons, winners) =>
    `${people(persons)} ${verbFor(persons, { je: 'staat', een: 'staat', meer: 'staan' })} gelijk; vóór de eindafrekening ${winners.length === 1 ? 'stond' : 'stonden'} ${after(winners)} voor.`,
  targets: (scores) => `Doel: ${scores}.`,
};
