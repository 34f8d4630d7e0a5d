/** Solitaire records in German. */

import { points } from '../grammar.ts';
import type { RecordsTexts } from '../../en/learn/records.ts';

export const records: RecordsTexts = {
  title: 'Solitär-Rekorde',
  about:
    'Deine Solitärspiele auf diesem Gerät. Verglichen wird nur bei gleicher Spielart, gleichen Optionen und gleichem Wörterbuch.',
  none: 'Noch kein beendetes Solitärspiel.',
  all: 'Alle Solitärspiele',
  compared: 'Rekorde von',
  modes: { tally: 'eigene Summen', twoRacks: 'zwei Bänke', openPool: 'offene Buchstaben' },
  options: 'Optionen',
  noOptions: 'Standard',
  dictionary: 'Wörterbuch',
  total: 'Summe',
  turns: 'Züge',
  bestTurn: 'Bester Zug',
  bingos: 'Bingos',
  mode: 'Spielart',
  export: 'Als Datei speichern',
  highest: 'Höchste Summen mit offenen Buchstaben',
  highestAbout: 'Spiele am Tisch und auf der Werkbank. Hilfe der Engine ist gekennzeichnet.',
  helped: 'mit Engine',
  challenge: 'Die offene Frage',
  challengeAbout:
    'Alle Buchstaben offen, Wörterbuch zur Hand, keine Uhr: Wie hoch kommst du? Das Maximum kennt niemand.',
  yourBest: (score) => `Dein Bestes bisher: ${points(score)}.`,
  noBest: 'Du hast es noch nicht versucht.',
  toWorkbench: 'Werkbank öffnen',
};
