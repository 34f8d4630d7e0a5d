/** The end of a game and what can be kept of it, in French. */

import type { ResultTexts } from '../en/result.ts';
import { allDo, does, has, points } from './grammar.ts';

export const result: ResultTexts = {
  title: 'Partie finie',
  calledOff: 'Partie annulée',
  short: 'Résultat',
  again: 'Rejouer',
  board: 'Voir le plateau',
  keep: 'Enregistrer et imprimer',
  saveJson: 'Enregistrer en JSON',
  saveGcg: 'Enregistrer en GCG',
  analyse: 'Analyser',
  settled: 'Décompte final',
  wins: (persons) => allDo(persons, { tu: 'gagnes', il: 'gagne', vous: 'gagnez', ils: 'gagnent' }),
  yourTotal: (score) => `Ton total : ${points(score)}`,
  totalOf: (name, score) => `${name} : ${points(score)}`,
  left: (person, letters, score) => `${does(person, 'avais', 'avait')} encore ${letters} : ${score}`,
  out: (person, other, score) => {
    if (other === null) return `${has(person)} fini : +${score} pour les lettres des autres`;
    return `${has(person)} fini : +${score} pour ${other === 'you' ? 'tes lettres' : `les lettres non jouées (${other.name})`}`;
  },
  before: (score) => `${score} avant le décompte final`,
  tieBreak: (persons, winners) =>
    `${allDo(persons, { tu: 'es', il: 'est', vous: 'êtes', ils: 'sont' })} à égalité. ${allDo(winners, { tu: 'menais', il: 'menait', vous: 'meniez', ils: 'menaient' })} avant le décompte final.`,
  targets: (scores) => `Objectif : ${scores}.`,
};
