/** The word diary and the words of a learning game, in German. */

import { counted } from '../grammar.ts';
import type { DiaryTexts } from '../../en/learn/diary.ts';

export const diary: DiaryTexts = {
  title: 'Worttagebuch',
  about: 'Alle Wörter aus deinen Spielen mit offenem Wörterbuch, von diesem Gerät und online.',
  empty: 'Noch nichts. Spiele ein Lernspiel, dann stehen seine Wörter hier.',
  play: 'Lernspiel beginnen',
  search: 'Wort oder Bedeutung suchen',
  count: (shown, of) =>
    shown === of ? counted(of, 'Wort', 'Wörter') : `${shown} von ${counted(of, 'Wort', 'Wörtern')}`,
  opening: 'Wird geladen …',
  words: 'Wörter der letzten Züge',
  none: 'Gelegte Wörter stehen hier mit ihrer Bedeutung.',
  isGood: (word) => `${word} ist gültig.`,
  isNone: (word) => `${word} steht nicht im Wörterbuch.`,
  lookUp: 'Wort nachschlagen',
  ask: 'Nachschlagen',
  noMeaning: 'Keine Erklärung vorhanden.',
  onSquare: (square: string): string => `Wörter auf ${square}`,
  madeBy: (name: string, points: number | null): string =>
    points === null ? name : `${name}, ${counted(points, 'Punkt', 'Punkte')}`,
  stillOpen: 'Wird erklärt, sobald es niemand mehr anfechten kann.',
  times: (times, by) => (times === 1 ? by : `${by}, insgesamt ${times}-mal`),
  sources: 'Quellen der Erklärungen',
  inEnglishOnly: 'Die Erklärungen gibt es nur auf Englisch.',
  drill: 'Diese Wörter üben',
};
