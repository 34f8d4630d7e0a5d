/** The end of a game and what can be kept of it, in Spanish. */

import type { ResultTexts } from '../en/result.ts';
import { allDo, does, points, whose } from './grammar.ts';

export const result: ResultTexts = {
  title: 'Fin de la partida',
  calledOff: 'Partida cancelada',
  short: 'Resultado',
  again: 'Jugar otra vez',
  board: 'Ver tablero',
  keep: 'Guardar e imprimir',
  saveJson: 'Guardar como JSON',
  saveGcg: 'Guardar como GCG',
  analyse: 'Analizar',
  settled: 'Ajuste final',
  wins: (persons) => allDo(persons, 'ganas', 'gana', 'ganan'),
  yourTotal: (score) => `Tu total: ${points(score)}`,
  totalOf: (name, score) => `${name}: ${points(score)}`,
  left: (person, letters, score) => `${does(person, 'te quedaste', 'se quedó')} con ${letters}: ${score}`,
  out: (person, other, score) =>
    `${does(person, 'cerraste', 'cerró')}: +${score} por ${other === null ? 'las fichas de los demás' : whose(other, 'tus fichas', 'las fichas')}`,
  before: (score) => `${score} antes del ajuste final`,
  tieBreak: (persons, winners) =>
    `${allDo(persons, 'empatas', 'empata', 'empatan')}. ${allDo(winners, 'ibas', 'iba', 'iban')} en cabeza antes del ajuste final.`,
  targets: (scores) => `Meta: ${scores}.`,
};
