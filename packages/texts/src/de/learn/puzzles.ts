/** The puzzles in German. */

import { counted, points } from '../grammar.ts';
import type { PuzzlesTexts } from '../../en/learn/puzzles.ts';

const TENTHS = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

/** After „mit“. */
function withPoints(count: number): string {
  return counted(count, 'Punkt', 'Punkten');
}

export const puzzles: PuzzlesTexts = {
  title: 'Rätsel',
  about:
    'Stellungen aus Spielen der Engine. In Endspielen ist der Punktestand so gesetzt, dass ein Zug entscheidet. Jede Lösung ist zweimal geprüft.',
  daily: 'Rätsel des Tages',
  dailyAbout: (day, kind, difficulty) => `${day}: ${kind}, ${difficulty}. Heute haben alle dasselbe.`,
  solveDaily: 'Lösen',
  lookAgain: 'Noch einmal ansehen',
  streak: (days) => `${counted(days, 'Tag', 'Tage')} in Folge`,
  choose: 'Rätsel aussuchen',
  kind: 'Art',
  difficulty: 'Schwierigkeit',
  any: 'egal',
  next: 'Nächstes Rätsel',
  fresh: 'Neues Rätsel suchen',
  freshAbout: 'Die Engine spielt, bis sie eines findet. Seltene Arten dauern etwas.',
  noneHere: 'Hier ist kein Rätsel: Kein Zug hebt sich klar von den anderen ab.',
  edit: 'Stellung bearbeiten',
  making: 'Ein Rätsel wird gesucht …',
  noneFound: 'In sechzig Spielen kein Rätsel gefunden. Versuche es noch einmal oder wähle eine andere Art.',
  own: 'Aus meinen Spielen',
  ownAbout: 'Was du in den Spielen auf diesem Gerät übersehen hast.',
  looking: (looked, of) => `${looked} von ${counted(of, 'Spiel', 'Spielen')} durchsucht …`,
  noOwn: 'In den beendeten Spielen auf diesem Gerät ist kein Rätsel zu finden.',
  kinds: {
    bingo: 'Finde das Bingo',
    best: 'Der beste Zug',
    hook: 'Die Verlängerung',
    out: 'Der Schlusszug',
    endgame: 'Das Endspiel',
  },
  themes: { parallel: 'Parallelzüge', fishing: 'Fischen' },
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  outcomes: { solved: 'gelöst', helped: 'mit Hinweis gelöst', shown: 'Lösung gezeigt' },
  history: 'Deine Rätsel',
  noHistory: 'Noch keine. Fang mit dem Rätsel des Tages an.',
  solvedShare: 'Ohne Hilfe gelöst, nach Art',
  ratings: 'Deine Wertungszahlen',
  rating: 'Wertungszahl',
  count: 'Rätsel',
  ratingsLater: 'Nach fünf Rätseln einer Art siehst du deine Wertungszahl dafür.',
  ratingsAbout:
    'Ein leichtes Rätsel zählt wie ein Gegner mit 1200 Punkten, ein mittleres wie einer mit 1500, ein schweres wie einer mit 1800. Ein Tipp oder ein zweiter Versuch zählt wie ein Unentschieden.',
  when: 'Datum',
  outcome: 'Ergebnis',
  tries: 'Versuche',
  question: {
    bingo: ({ count }) =>
      count === 1
        ? 'Ein Zug verwendet alle sieben Buchstaben. Finde ihn.'
        : `${count} Züge verwenden alle sieben Buchstaben. Finde einen davon.`,
    best: () => 'Ein Zug ist nach Punkten und Rest auf der Bank klar der beste. Welcher?',
    hook: ({ square }) =>
      `Auf ${square} lässt sich ein Wort verlängern. Welcher Zug über dieses Feld bringt am meisten?`,
    out: () => 'Der Beutel ist leer. Lege alle deine Buchstaben auf einmal.',
    endgame: () =>
      'Der Beutel ist leer, alle Buchstaben sind bekannt. Ein Zug gewinnt, jeder andere verliert. Welcher gewinnt?',
  },
  scores: (own, other) => `Du hast ${points(own)}, die Gegenseite ${other}.`,
  otherRack: 'Bank der Gegenseite',
  idle: 'Lege deine Antwort auf das Brett.',
  submit: 'Antworten',
  hint: 'Hinweis',
  hints: {
    line: (line) => `Der Zug liegt in ${line}.`,
    start: (tiles, square) => `Er verwendet ${tiles} Buchstaben; der erste kommt auf ${square}.`,
    tiles: (tiles) => `Verwende ${tiles}.`,
  },
  row: (row) => `Zeile ${row}`,
  column: (column) => `Spalte ${column}`,
  show: 'Lösung zeigen',
  right: 'Richtig!',
  answer: 'Die Lösung',
  notWords: (words) => `Nicht im Wörterbuch: ${words}.`,
  wrong: {
    bingo: (score) => `${points(score)}, aber nicht mit allen sieben Buchstaben.`,
    best: (score) => `${points(score)}, aber ein anderer Zug bringt mehr oder lässt einen besseren Rest.`,
    hook: (score) => `${points(score)}. Ein anderer Zug über dieses Feld bringt mehr.`,
    out: () => 'Es bleiben Buchstaben auf deiner Bank.',
    endgame: (score) => `Jetzt ${points(score)}, aber damit verlierst du das Spiel.`,
  },
  because: {
    bingo: ({ play, score, answers }) =>
      answers === 1
        ? `${play} bringt ${points(score)}.`
        : `Das beste Bingo ist ${play} mit ${withPoints(score)}.`,
    best: ({ play, worth, margin }) =>
      `${play} ist nach Punkten und Rest ${TENTHS.format(worth)} wert, ${TENTHS.format(margin)} mehr als jeder andere Zug. Simulationen bestätigen es.`,
    hook: ({ play, score, margin }) =>
      `${play} bringt ${points(score)}, ${TENTHS.format(margin)} mehr als jeder andere Zug über dieses Feld.`,
    out: ({ play, score }) =>
      `${play} bringt ${points(score)} und beendet das Spiel. Die Buchstaben der Gegenseite zählen für dich.`,
    endgame: ({ play, margin, lead }) =>
      `${play} gewinnt mit ${withPoints(lead)} Vorsprung. Der nächstbeste Zug verliert mit ${withPoints(margin - lead)} Rückstand. Beides ist bis zum Spielende bewiesen.`,
  },
  allAnswers: (count) => (count === 1 ? 'Die einzige Lösung:' : `Alle ${count} Lösungen:`),
  lineTitle: 'So endet das Spiel, wenn beide am besten spielen',
  lineMove: (isOwn, play, score) => {
    const who = isOwn ? 'Du' : 'Die Gegenseite';
    return play === null ? `${who} passt.` : `${who} ${isOwn ? 'legst' : 'legt'} ${play} für ${score}.`;
  },
  lineEnd: (settled, lead) =>
    `${settled === 0 ? '' : `Endabrechnung: ${points(Math.abs(settled))} für ${settled > 0 ? 'dich' : 'die Gegenseite'}. `}Du gewinnst mit ${withPoints(lead)} Vorsprung.`,
  again: 'Noch ein Rätsel',
  back: 'Alle Rätsel',
  link: 'Link zu diesem Rätsel',
  noSuchPuzzle: 'Dieses Rätsel gibt es nicht.',
};
