/** Worksheets for paper, in German. */

import type { WorksheetTexts } from '../../en/learn/worksheets.ts';

export const worksheets: WorksheetTexts = {
  about:
    'Die Engine macht jedes Mal neue Aufgaben, in der Sprache des Wörterbuchs. Wörter, die nicht in die Schule gehören, kommen nicht vor.',
  kind: 'Aufgabe',
  level: 'Niveau',
  easy: 'Leichter',
  hard: 'Schwerer',
  make: 'Arbeitsblatt erstellen',
  print: 'Drucken',
  making: 'Aufgaben werden erstellt …',
  name: 'Name:',
  solutions: 'Lösungen',
  kinds: { count: 'Zähle diesen Zug', hooks: 'Finde die Anlegebuchstaben', bingo: 'Finde das lange Wort' },
  how: {
    count: 'Wie viele Punkte bringt der Zug?',
    hooks: 'Welche Buchstaben machen davor ein neues Wort, und welche dahinter?',
    bingo: 'Benutze alle Buchstaben in einem Wort.',
  },
  counted: (move, score) => `${move}: ${score}`,
};
