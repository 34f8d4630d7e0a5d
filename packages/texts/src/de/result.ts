/** The end of a game and what can be kept of it, in German. */

import type { ResultTexts } from '../en/result.ts';
import { does, people, points, verbFor } from './grammar.ts';

export const result: ResultTexts = {
  title: 'Das Spiel ist aus',
  calledOff: 'Spiel abgesagt',
  short: 'Ergebnis',
  again: 'Noch einmal',
  board: 'Zum Brett',
  keep: 'Speichern und drucken',
  saveJson: 'Als JSON sichern',
  saveGcg: 'Als GCG sichern',
  analyse: 'Analysieren',
  settled: 'Abrechnung',
  wins: (persons) =>
    `${people(persons)} ${verbFor(persons, { du: 'gewinnst', er: 'gewinnt', ihr: 'gewinnt', sie: 'gewinnen' })}`,
  yourTotal: (score) => `Deine Summe: ${points(score)}`,
  totalOf: (name, score) => `${name}: ${points(score)}`,
  left: (person, letters, score) => `${does(person, 'hattest', 'hatte')} noch ${letters}: ${score}`,
  out: (person, other, score) =>
    `${does(person, 'bist', 'ist')} zuerst fertig: +${score} für die Buchstaben ${other === null ? 'der anderen' : `von ${other === 'you' ? 'dir' : other.name}`}`,
  before: (score) => `${score} vor der Abrechnung`,
  tieBreak: (persons, winners) =>
    `${people(persons)} ${verbFor(persons, { du: 'liegst', er: 'liegt', ihr: 'liegt', sie: 'liegen' })} gleichauf; vor der Abrechnung ${verbFor(winners, { du: 'führtest', er: 'führte', ihr: 'führtet', sie: 'führten' })} ${winners.length === 1 && winners[0] === 'you' ? 'du' : people(winners)}.`,
  targets: (scores) => `Ziel: ${scores}.`,
};
