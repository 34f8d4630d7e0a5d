/** What has happened at the table, in German: one sentence for each event. */

import type { GameEvent } from '@lexiko/rules';
import type { EventTexts } from '../en/events.ts';
import {
  counted,
  does,
  has,
  list,
  people,
  plural,
  points,
  subject,
  tilesAsObject,
  whose,
} from './grammar.ts';

type StartCause = (GameEvent & { readonly type: 'starter-chosen' })['how'];

const STARTS: Readonly<Record<StartCause, string>> = {
  draw: '',
  dice: '',
  lot: ' durch Los',
  agreed: ' wie vereinbart',
  alone: '',
};

function valid(words: readonly string[]): string {
  return words.length === 0 ? 'Der Zug ist' : `${list(words)} ${plural(words.length, 'ist', 'sind')}`;
}

export const events: EventTexts = {
  dictionary: (name) => `Wörterbuch: ${name}.`,
  noDictionary: 'Kein Wörterbuch: Die Spieler entscheiden über Wörter.',
  drewForStart: (draws) =>
    `Wer beginnt: ${draws.map(({ person, tile }) => `${subject(person)} ${tile}`).join(', ')}.`,
  rolledForStart: (rolls) =>
    `Wer beginnt: ${rolls.map(({ person, dice }) => `${subject(person)} ${dice}`).join(', ')}.`,
  starts: (person, start) => `${does(person, 'beginnst', 'beginnt')}${STARTS[start]}.`,
  played: (person, words, count) => `${has(person)} ${words} gelegt: ${points(count)}.`,
  rearranged: (person, words, count) => `${has(person)} ${words} umgestellt: ${points(count)}.`,
  dice: (rolls) => `Die Würfel zeigen ${rolls}.`,
  retrieved: (person, letter, square) =>
    `${has(person)} den Blankostein auf ${square} gegen ${letter} aufgenommen.`,
  recycled: (person, letter, square, words) =>
    `${has(person)} ${letter} auf ${square} ausgetauscht: ${words}.`,
  countedRight: (person, score) => `${has(person)} ${score} gezählt: richtig.`,
  countedWrong: (person, score, sum) => `${has(person)} ${score} gezählt. Richtig: ${sum}.`,
  drewToExchange: (person, count) => `${has(person)} ${tilesAsObject(count)} zum Tauschen gezogen.`,
  exchanged: (person, count) => `${has(person)} ${tilesAsObject(count)} getauscht.`,
  passed: (person) => `${has(person)} gepasst.`,
  ranOut: (person) => `Zeit abgelaufen: ${has(person)} gepasst.`,
  challenged: (person, words) => `${has(person)} ${words === '' ? 'den Zug' : words} angefochten.`,
  valid: (wordList) => `${valid(wordList)} gültig.`,
  notValid: (wordList) => `${valid(wordList)} ungültig.`,
  removed: (wordList) => `${valid(wordList)} ungültig: Zug zurückgenommen.`,
  scored: (person, score) =>
    `${score < 0 ? does(person, 'verlierst', 'verliert') : does(person, 'bekommst', 'bekommt')} ${points(Math.abs(score))}.`,
  willLose: (person) => `${does(person, 'verlierst', 'verliert')} den nächsten Zug.`,
  lost: (person) => `${does(person, 'verlierst', 'verliert')} diesen Zug.`,
  voted: (person, stands) => `${has(person)} den Zug für ${stands ? 'gültig' : 'ungültig'} erklärt.`,
  accepted: (person) => `${has(person)} den Zug angenommen.`,
  resigned: (person) => `${has(person)} aufgegeben.`,
  agreed: (person) => `${does(person, 'bist', 'ist')} einverstanden, das Spiel zu beenden.`,
  declined: (person) => `${does(person, 'möchtest', 'möchte')} weiterspielen.`,
  timeWarned: (person) => `${whose(person)} Zeit ist um.`,
  scoresConfirmed: (person) => `${has(person)} die Punkte bestätigt.`,
  tookBack: (person) => `${has(person)} den letzten Zug zurückgenommen.`,
  paused: 'Das Spiel ist angehalten.',
  resumed: 'Das Spiel geht weiter.',
  redealt: 'Niemand konnte eröffnen: Alle bekommen neue Buchstaben.',
  minimumLowered: (count) =>
    `Niemand konnte eröffnen: Das erste Wort braucht jetzt mindestens ${counted(count, 'Buchstaben', 'Buchstaben')}.`,
  ended: {
    OUT: 'Das Spiel ist aus: Der letzte Buchstabe ist gelegt.',
    ALL_PASSED: 'Das Spiel ist aus: Alle haben gepasst.',
    NO_MOVES: 'Das Spiel ist aus: Niemand kann mehr legen.',
    AGREED: 'Das Spiel ist aus: Alle wollten aufhören.',
    FINISH_LINE: 'Das Spiel ist aus: Das Ziel ist erreicht.',
    ZERO_TURNS: 'Das Spiel ist aus: zu viele Züge nacheinander ohne Punkte.',
    ABORTED: 'Das Spiel wurde abgesagt, bevor alle am Zug waren.',
  },
  allResigned: (persons) => {
    const [only] = persons;
    if (only === undefined) return 'Das Spiel ist aus: Nur eine Seite ist übrig.';
    if (persons.length === 1) return `${has(only)} aufgegeben.`;
    return `${people(persons)} ${persons.includes('you') ? 'habt' : 'haben'} aufgegeben.`;
  },
};
