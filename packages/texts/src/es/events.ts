/** What has happened at the table, in Spanish: one sentence for each event. */

import type { GameEvent } from '@lexiko/rules';
import type { EventTexts } from '../en/events.ts';
import { allDo, counted, does, list, plural, points, subject, tiles, whose } from './grammar.ts';

type StartCause = (GameEvent & { readonly type: 'starter-chosen' })['how'];

const STARTS: Readonly<Record<StartCause, string>> = {
  draw: '',
  dice: '',
  lot: ' por sorteo',
  agreed: ', como se acordó',
  alone: '',
};

/** Words are feminine, and so is the play. */
function valid(words: readonly string[], is: string, are: string): string {
  return words.length === 0
    ? `La jugada ${is} válida`
    : `${list(words)} ${plural(words.length, `${is} válida`, `${are} válidas`)}`;
}

export const events: EventTexts = {
  dictionary: (name) => `Diccionario: ${name}.`,
  noDictionary: 'Sin diccionario: los jugadores deciden sobre las palabras.',
  drewForStart: (draws) =>
    `Sorteo para empezar: ${draws.map(({ person, tile }) => `${subject(person)} ${tile}`).join(', ')}.`,
  rolledForStart: (rolls) =>
    `Dados para empezar: ${rolls.map(({ person, dice }) => `${subject(person)} ${dice}`).join(', ')}.`,
  starts: (person, start) => `${does(person, 'empiezas', 'empieza')}${STARTS[start]}.`,
  played: (person, words, count) => `${does(person, 'jugaste', 'jugó')} ${words}: ${points(count)}.`,
  rearranged: (person, words, count) =>
    `${does(person, 'reordenaste', 'reordenó')} ${words}: ${points(count)}.`,
  dice: (rolls) => `Los dados muestran ${rolls}.`,
  retrieved: (person, letter, square) =>
    `${does(person, 'recuperaste', 'recuperó')} el comodín de ${square} con la letra ${letter}.`,
  recycled: (person, letter, square, words) =>
    `${does(person, 'sustituiste', 'sustituyó')} la ficha de ${square} por ${letter}: ${words}.`,
  countedRight: (person, score) => `${does(person, 'contaste', 'contó')} ${score}: correcto.`,
  countedWrong: (person, score, sum) => `${does(person, 'contaste', 'contó')} ${score}. Lo correcto: ${sum}.`,
  drewToExchange: (person, count) => `${does(person, 'sacaste', 'sacó')} ${tiles(count)} para cambiar.`,
  exchanged: (person, count) => `${does(person, 'cambiaste', 'cambió')} ${tiles(count)}.`,
  passed: (person) => `${does(person, 'pasaste', 'pasó')}.`,
  ranOut: (person) => `Tiempo agotado: ${person === 'you' ? 'pasaste' : `${person.name} pasó`}.`,
  challenged: (person, words) =>
    `${does(person, 'impugnaste', 'impugnó')} ${words === '' ? 'la jugada' : words}.`,
  valid: (wordList) => `${valid(wordList, 'es', 'son')}.`,
  notValid: (wordList) => `${valid(wordList, 'no es', 'no son')}.`,
  removed: (wordList) => `${valid(wordList, 'no es', 'no son')}: jugada retirada.`,
  scored: (person, score) =>
    `${score < 0 ? does(person, 'pierdes', 'pierde') : does(person, 'recibes', 'recibe')} ${points(Math.abs(score))}.`,
  willLose: (person) => `${does(person, 'perderás', 'perderá')} el próximo turno.`,
  lost: (person) => `${does(person, 'pierdes', 'pierde')} este turno.`,
  voted: (person, stands) =>
    `${does(person, 'votaste', 'votó')} que la jugada ${stands ? 'es' : 'no es'} válida.`,
  accepted: (person) => `${does(person, 'aceptaste', 'aceptó')} la jugada.`,
  resigned: (person) => `${does(person, 'abandonaste', 'abandonó')}.`,
  agreed: (person) => `${does(person, 'aceptas', 'acepta')} terminar la partida.`,
  declined: (person) => `${does(person, 'quieres', 'quiere')} seguir jugando.`,
  timeWarned: (person) => `${whose(person, 'Tu tiempo', 'El tiempo')} se ha acabado.`,
  scoresConfirmed: (person) => `${does(person, 'confirmaste', 'confirmó')} los puntos.`,
  tookBack: (person) => `${does(person, 'deshiciste', 'deshizo')} la última jugada.`,
  paused: 'La partida está en pausa.',
  resumed: 'La partida continúa.',
  redealt: 'Nadie pudo abrir: fichas nuevas para todos.',
  minimumLowered: (count) =>
    `Nadie pudo abrir: ahora la primera palabra necesita ${counted(count, 'letra')}.`,
  ended: {
    OUT: 'Fin de la partida: se ha jugado la última ficha.',
    ALL_PASSED: 'Fin de la partida: todos pasaron.',
    NO_MOVES: 'Fin de la partida: ya nadie puede jugar.',
    AGREED: 'Fin de la partida: todos acordaron terminarla.',
    FINISH_LINE: 'Fin de la partida: se ha alcanzado la meta.',
    ZERO_TURNS: 'Fin de la partida: demasiados turnos seguidos sin puntos.',
    ABORTED: 'La partida se canceló antes de que todos jugaran un turno.',
  },
  allResigned: (persons) =>
    persons.length === 0
      ? 'Fin de la partida: solo queda un bando.'
      : `${allDo(persons, 'abandonaste', 'abandonó', 'abandonaron')}.`,
};
