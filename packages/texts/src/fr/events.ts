/** What has happened at the table, in French: one sentence for each event. */

import type { GameEvent } from '@lexiko/rules';
import type { EventTexts } from '../en/events.ts';
import { allDo, counted, does, has, list, plural, points, tiles, whom } from './grammar.ts';

type StartCause = (GameEvent & { readonly type: 'starter-chosen' })['how'];

const STARTS: Readonly<Record<StartCause, string>> = {
  draw: '',
  dice: '',
  lot: ', par tirage au sort',
  agreed: ', comme convenu',
  alone: '',
};

function valid(words: readonly string[]): string {
  return words.length === 0
    ? 'Le coup est valable'
    : `${list(words)} ${plural(words.length, 'est valable', 'sont valables')}`;
}

function notValid(words: readonly string[]): string {
  return words.length === 0
    ? 'Le coup n’est pas valable'
    : `${list(words)} ${plural(words.length, 'n’est pas valable', 'ne sont pas valables')}`;
}

export const events: EventTexts = {
  dictionary: (name) => `Dictionnaire : ${name}.`,
  noDictionary: 'Pas de dictionnaire : les joueurs jugent les mots.',
  drewForStart: (draws) =>
    `Pioche pour commencer : ${draws.map(({ person, tile }) => `${whom(person)} ${tile}`).join(', ')}.`,
  rolledForStart: (rolls) =>
    `Lancer pour commencer : ${rolls.map(({ person, dice }) => `${whom(person)} ${dice}`).join(', ')}.`,
  starts: (person, start) => `${does(person, 'commences', 'commence')}${STARTS[start]}.`,
  played: (person, words, count) => `${has(person)} joué ${words} pour ${points(count)}.`,
  rearranged: (person, words, count) => `${has(person)} réarrangé ${words} pour ${points(count)}.`,
  dice: (rolls) => `Les dés donnent ${rolls}.`,
  retrieved: (person, letter, square) => `${has(person)} récupéré le joker en ${square} contre ${letter}.`,
  recycled: (person, letter, square, words) =>
    `${has(person)} mis ${letter} en ${square}, ce qui donne ${words}.`,
  countedRight: (person, score) => `${has(person)} compté ${score} : c’est juste.`,
  countedWrong: (person, score, sum) => `${has(person)} compté ${score}. Le bon compte : ${sum}.`,
  drewToExchange: (person, count) => `${has(person)} pioché ${tiles(count)} pour échanger.`,
  exchanged: (person, count) => `${has(person)} échangé ${tiles(count)}.`,
  passed: (person) => `${has(person)} passé.`,
  ranOut: (person) => `Temps écoulé : ${person === 'you' ? 'tu as' : `${person.name} a`} passé.`,
  challenged: (person, words) => `${has(person)} contesté ${words === '' ? 'le coup' : words}.`,
  valid: (wordList) => `${valid(wordList)}.`,
  notValid: (wordList) => `${notValid(wordList)}.`,
  removed: (wordList) => `${notValid(wordList)} : coup retiré.`,
  scored: (person, score) =>
    `${score < 0 ? does(person, 'perds', 'perd') : does(person, 'gagnes', 'gagne')} ${points(Math.abs(score))}.`,
  willLose: (person) => `${does(person, 'perdras ton', 'perdra son')} prochain tour.`,
  lost: (person) => `${does(person, 'perds', 'perd')} ce tour.`,
  voted: (person, stands) => `${has(person)} jugé le coup ${stands ? 'valable' : 'non valable'}.`,
  accepted: (person) => `${has(person)} accepté le coup.`,
  resigned: (person) => `${has(person)} abandonné.`,
  agreed: (person) => `${does(person, 'veux bien', 'veut bien')} arrêter la partie.`,
  declined: (person) => `${does(person, 'veux', 'veut')} continuer.`,
  timeWarned: (person) => `Temps écoulé pour ${whom(person)}.`,
  scoresConfirmed: (person) => `${has(person)} confirmé les scores.`,
  tookBack: (person) => `${has(person)} repris le dernier coup.`,
  paused: 'La partie est en pause.',
  resumed: 'La partie continue.',
  redealt: 'Personne ne pouvait ouvrir : nouvelles lettres pour tous.',
  minimumLowered: (count) =>
    `Personne ne pouvait ouvrir : ${counted(count, 'lettre suffit', 'lettres suffisent')} maintenant pour le premier mot.`,
  ended: {
    OUT: 'Partie finie : la dernière lettre est jouée.',
    ALL_PASSED: 'Partie finie : tout le monde a passé.',
    NO_MOVES: 'Partie finie : personne ne peut plus jouer.',
    AGREED: 'Partie finie d’un commun accord.',
    FINISH_LINE: 'Partie finie : l’objectif est atteint.',
    ZERO_TURNS: 'Partie finie : trop de tours de suite sans marquer.',
    ABORTED: 'La partie a été annulée avant que tout le monde ait joué.',
  },
  allResigned: (persons) =>
    persons.length === 0
      ? 'Partie finie : il ne reste qu’un camp.'
      : `${allDo(persons, { tu: 'as', il: 'a', vous: 'avez', ils: 'ont' })} abandonné.`,
};
