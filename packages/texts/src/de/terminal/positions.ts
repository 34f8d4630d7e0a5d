/** Positions on the command line, in German: read, their moves listed, played out, solved. */

import type { PositionsTexts } from '../../en/terminal/positions.ts';
import { counted, number } from '../grammar.ts';

function simulations(count: number): string {
  return counted(count, 'Simulation', 'Simulationen');
}

export const positions: PositionsTexts = {
  oneSource: "Nenn eine Datei, - für die Standardeingabe, oder --cgp 'STELLUNG'.",
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
    racePlies: (count) =>
      `Ein Spiel mit Ziellinie wird einen Zug jeder Seite weit durchgespielt: --plies ${count}.`,
  },
  endgame: {
    labels: { best: 'Zug', value: 'Wert', next: 'dann' },
    work: (count, nodes) => `${counted(count, 'Zug', 'Züge')} voraus, ${number(nodes)} Knoten`,
    proven: 'bewiesen',
    notProven: 'nicht bewiesen',
    atLeast: (text) => `bewiesen mindestens ${text}`,
    atMost: (text) => `bewiesen höchstens ${text}`,
    between: (low, high) => `bewiesen mindestens ${low} und höchstens ${high}`,
    columns: { move: 'Zug', win: 'Siege', tie: 'Unentschieden', spread: 'Vorsprung', draws: 'Ziehungen' },
    allDraws: (count) => `alle Ziehungen, ${counted(count, 'Endspiel', 'Endspiele')}`,
    someDraws: (count) => `ein Teil der Ziehungen, ${counted(count, 'Endspiel', 'Endspiele')}`,
  },
};
