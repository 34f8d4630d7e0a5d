/** Positions on the command line, in German: read, their moves listed, played out, solved. */

import type { CgpProblemTexts, PositionsTexts } from '../../en/terminal/positions.ts';
import { counted, number, tilesAsObject } from '../grammar.ts';

const FIELDS = {
  rows: 'Reihen',
  racks: 'Bänke',
  scores: 'Punkte',
  'zero-turns': 'die Zahl der Züge ohne Punkte',
} as const;

export const cgpProblems: CgpProblemTexts = {
  MISSING: ({ field }) => `Eine Stellung braucht ${FIELDS[field]}`,
  BAD_ROW: ({ row, text }) => `Reihe ${row} ist nicht lesbar: ${text}`,
  UNEVEN_ROW: ({ row, width, expected }) =>
    `Reihe ${row} hat ${counted(width, 'Feld', 'Felder')} statt ${expected}`,
  BOARD_TOO_LARGE: ({ most }) => `Ein Brett hat höchstens ${most} Reihen und Spalten`,
  TOO_LONG: ({ most }) => `Eine Stellung hat höchstens ${number(most)} Zeichen`,
  BAD_RACK: ({ text }) => `Keine Bank: ${text}`,
  BAD_SCORE: ({ text }) => `Keine Punktzahl: ${text}`,
  BAD_ZERO_TURNS: ({ text }) => `Keine Zahl von Zügen: ${text}`,
  UNENDED_OPERATION: ({ text }) => `Nach ${text} fehlt ein Strichpunkt`,
};

function simulations(count: number): string {
  return counted(count, 'Simulation', 'Simulationen');
}

export const positions: PositionsTexts = {
  oneSource: "Nenn eine Datei, - für die Standardeingabe, oder --cgp 'STELLUNG'.",
  none: 'Es gibt keine Stellung zum Ansehen.',
  wrong: (place, text) => `${place}: ${text}.`,
  line: (line) => `Zeile ${line}`,
  afterStep: 'Nach einem Schritt',
  position: (index) => `Stellung ${index}`,
  otherBoard: (actual, expected) => `Das Brett hat ${actual} Felder, das des Spiels hat ${expected}`,
  otherLetter: (letter, name) => `${letter} ist kein Buchstabe des Alphabets ${name}`,
  blockedSquare: 'Ein Buchstabe liegt auf einem gesperrten Feld',
  largeRack: (count) => `Eine Bank fasst höchstens ${tilesAsObject(count)}`,
  noLeaves: (path, reason) => `„${path}“ hat keine Reste im Format KLV2 (${reason}).`,
  badArms: (text) => `„arms ${text}“ nennt andere Arme als N, E, S und W.`,
  crosswordsOnly: (option) => `${option} gibt es nur für Crosswords.`,
  columns: { at: 'Feld', word: 'Wort', score: 'Punkte', leave: 'Rest', equity: 'Equity' },
  pass: '(passen)',
  exchange: (letters) => `(${letters} tauschen)`,
  rearranged: (word) => `${word} (umgestellt)`,
  step: (letter, gained) => `(${letter} für ${gained})`,
  counts: {
    placements: (count) => counted(count, 'gelegter Zug', 'gelegte Züge'),
    exchanges: (count) => counted(count, 'Tausch', 'Tausche'),
    sum: (count) => `Summe ${number(count)}`,
    max: (count) => `höchste Punktzahl ${number(count)}`,
    rearrangements: (count) => counted(count, 'Umstellung', 'Umstellungen'),
    retrievals: (count) => counted(count, 'Aufnahme eines Blankosteins', 'Aufnahmen eines Blankosteins'),
    recyclings: (count) => counted(count, 'Austausch', 'Austausche'),
  },
  simulation: {
    columns: { win: 'Siege %', spread: 'Vorsprung', playouts: 'Simulationen' },
    ply: (turn) => `Zug ${turn}`,
    progress: (count, left) => `je ${simulations(count)}, noch ${counted(left, 'Zug', 'Züge')} im Rennen`,
    ends: {
      decided: (count) => `Entschieden nach ${simulations(count)} des besten Zuges.`,
      iterations: (count) => `Grenze erreicht nach ${simulations(count)} des besten Zuges.`,
      time: (count) => `Zeit abgelaufen nach ${simulations(count)} des besten Zuges.`,
      interrupted: (count) => `Unterbrochen nach ${simulations(count)} des besten Zuges.`,
    },
    mostSides: (count) => `Höchstens ${counted(count, 'Seite', 'Seiten')} können simuliert werden.`,
    tooManyTiles: 'Die Stellung hat mehr Buchstaben als das Spiel.',
    otherRace: 'Ein Spiel mit Ziellinie lässt sich nur simulieren, wenn gewinnt, wer zuerst am Ziel ist.',
    targetReached: 'Eine Seite ist am Ziel: Das Spiel ist vorbei.',
    unknownRacks: 'Sag, was die anderen Seiten haben: Für volle Bänke reichen die Buchstaben nicht.',
    racePlies: (count) =>
      `Ein Spiel mit Ziellinie wird einen Zug jeder Seite weit durchgespielt: --plies ${count}.`,
  },
  endgame: {
    notLate: {
      'no-tiles': 'Eine Seite hat keine Buchstaben mehr: Das Spiel ist vorbei',
      'bag-too-full': (count) => `Im Beutel sind mehr als ${tilesAsObject(count)}`,
      'racks-unknown': 'Bei mehr als zwei Seiten muss jede Bank genannt sein',
      'racks-impossible': 'Eine andere Bank hat Buchstaben, die es nicht mehr gibt',
      'two-sides-only': 'Mit Buchstaben im Beutel geht es nur bei zwei Seiten',
      'no-plain-ending':
        'Nach den Regeln ändern sich Buchstaben auf dem Brett, oder das Spiel endet bei einer Punktzahl',
    },
    labels: { best: 'Zug', value: 'Wert', next: 'dann' },
    work: (count, nodes) => `${counted(count, 'Zug', 'Züge')} voraus, ${number(nodes)} Knoten`,
    proven: 'bewiesen',
    notProven: 'nicht bewiesen',
    atLeast: (text) => `bewiesen mindestens ${text}`,
    atMost: (text) => `bewiesen höchstens ${text}`,
    between: (low, high) => `bewiesen mindestens ${low} und höchstens ${high}`,
    columns: { move: 'Zug', win: 'Siege', tie: 'Unentschieden', spread: 'Vorsprung', draws: 'Ziehungen' },
    lastTile: (move, count, total) =>
      `${move} gewinnt bei ${number(count)} von ${counted(total, 'möglichen letzten Buchstaben', 'möglichen letzten Buchstaben')}`,
    certain: (move) => `kein Zug gewinnt öfter als ${move}, bewiesen`,
    confident: (move, share) => `kein Zug gewinnt öfter als ${move}, mit ${share} Sicherheit`,
    rivals: (count, most) =>
      `${counted(count, 'anderer Zug gewinnt', 'andere Züge gewinnen')} vielleicht öfter, um höchstens ${most} Prozentpunkte (95 % Sicherheit)`,
    solved: (share) => `bei ${share} seiner Ziehungen ist bewiesen, wer gewinnt, sobald der Beutel leer ist`,
    playedOn:
      'nach Zügen, die Buchstaben im Beutel lassen, legen beide Seiten das mit dem höchsten Wert, bis er leer ist',
    allDraws: (count) => `alle Ziehungen, ${counted(count, 'Endspiel', 'Endspiele')}`,
    someDraws: (count) => `ein Teil der Ziehungen, ${counted(count, 'Endspiel', 'Endspiele')}`,
  },
};
