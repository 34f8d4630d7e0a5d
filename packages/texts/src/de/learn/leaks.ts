/** What the games of a player have in common, in German. */

import type { LeaksTexts } from '../../en/learn/leaks.ts';
import { counted } from '../grammar.ts';

export const leaks: LeaksTexts = {
  title: 'Was diese Spiele gemeinsam haben',
  about:
    'Wo jemand in den Spielen dieser Studie Punkte verliert, nach Arten von Zügen. Es zählen nur Züge mit ganzer Bank: Bei anderen weiß niemand, was möglich war.',
  noGames: 'Diese Studie hat keine Spiele von Anfang an. Importiere zuerst welche.',
  player: 'Spieler',
  playerGames: (name, count) => `${name} (${counted(count, 'Spiel', 'Spiele')})`,
  look: 'Schwächen suchen',
  looking: (done, of) => `${done} von ${counted(of, 'Spiel', 'Spielen')} beurteilt`,
  nothing: (turns) => `Keine Schwäche in ${counted(turns, 'Zug', 'Zügen')}.`,
  most: (name, kind, points, margin) =>
    `Das meiste verliert ${name} so: ${kind}. Pro Spiel kostet das ${points} Punkte (±${margin}).`,
  unclear: (name, kind, points) =>
    `Das meiste verliert ${name} so: ${kind}, ${points} Punkte pro Spiel. Innerhalb der Messgenauigkeit kann auch etwas anderes mehr kosten.`,
  single: (name, kind, points) =>
    `In diesem Spiel hat ${name} das meiste so verloren: ${kind}, ${points} Punkte. Mehr Spiele zeigen, ob das eine Gewohnheit ist.`,
  judged: (turns, games) =>
    `Beurteilt: ${counted(turns, 'Zug', 'Züge')} aus ${counted(games, 'Spiel', 'Spielen')}.`,
  columns: { kind: 'Art', turns: 'Züge', total: 'Punkte', perGame: 'Pro Spiel' },
  kinds: {
    'early-exchange': 'früh getauscht',
    'late-exchange': 'spät getauscht',
    'no-exchange': 'gelegt statt getauscht',
    pass: 'gepasst',
    phoney: 'ungültige Wörter',
    endgame: 'Züge bei leerem Beutel',
    'missed-bingo': 'verpasste Bingos',
    points: 'zu wenig Punkte gemacht',
    leave: 'die falschen Buchstaben behalten',
  },
  turn: (title, turn) => `${title}, Zug ${turn}`,
  instead: (best, made, points) => `${best} statt ${made}: ${points} Punkte mehr`,
  drill: 'Diese Züge üben',
  drilling: 'Wird geprüft …',
  drilled: (kept, of) =>
    kept === of
      ? `${counted(kept, 'Zug', 'Züge')} zu deinen Lernkarten gelegt.`
      : `${kept} von ${counted(of, 'Zug', 'Zügen')} zu deinen Lernkarten gelegt. Die anderen bestätigen die Simulationen nicht.`,
};
