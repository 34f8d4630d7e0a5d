/** What is asked before a turn ends, in German. */

import type { DialogTexts } from '../en/dialogs.ts';
import { points, tilesAsObject } from './grammar.ts';

export const dialogs: DialogTexts = {
  blankTitle: 'Buchstaben für den Blankostein wählen',
  exchangeTitle: 'Buchstaben tauschen',
  exchangeAbout: 'Wähle, was du zurücklegst. Du ziehst neue Buchstaben, und dein Zug ist vorbei.',
  challengeTitle: 'Den letzten Zug anfechten',
  challengeAll: 'Alle Wörter des Zuges werden geprüft:',
  challengeOne: 'Wähle das Wort, das geprüft werden soll:',
  challenger: 'Wer ficht an?',
  resignTitle: 'Spiel aufgeben?',
  resignAbout: 'Du gibst auf. Das lässt sich nicht rückgängig machen.',
  passTitle: 'Diesen Zug passen?',
  passAbout: 'Du legst nichts und bekommst keine Punkte.',
  passWithTiles: 'Gelegte Buchstaben bleiben bis zu deinem nächsten Zug liegen.',
  exchange: (count) => (count === 0 ? 'Tauschen' : `${count} tauschen`),
  exchangeLimit: (count) => `Höchstens ${tilesAsObject(count)}.`,
  challengeCost: {
    loseNextTurn: 'Gilt der Zug, verlierst du deinen nächsten Zug.',
    none: 'Gilt der Zug, kostet es dich nichts.',
    points: (count) => `Gilt der Zug, bringt er ${points(count)} mehr.`,
    loseGame: 'Gilt der Zug, verlierst du das Spiel.',
    mover: 'Gilt das Wort, bringt es 25 Punkte und noch einen Zug. Sonst kostet es 25 Punkte.',
    loserPays:
      'Gilt das Wort, verlierst du 25 Punkte, und der Gegner ist noch einmal dran. Sonst verliert er 25.',
    zeroSum: 'Wer recht hat, bekommt 25 Punkte vom anderen und noch einen Zug.',
    challenger: 'Gilt das Wort, verlierst du 25 Punkte. Sonst bekommst du 25 und noch einen Zug.',
  },
};
