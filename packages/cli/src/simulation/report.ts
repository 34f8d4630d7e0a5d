/** A simulation as text and as objects to print. */

import type { Simulated } from '@lexiko/engine';
import type { ListedMove } from '../moves/listing.ts';

/** What `--json` prints of a candidate. */
export type ReportedCandidate = ListedMove & {
  readonly win: number;
  readonly winMargin: number;
  readonly spread: number;
  readonly spreadMargin: number;
  readonly iterations: number;
  readonly isActive: boolean;
  readonly plies: readonly { readonly score: number; readonly deviation: number; readonly bonuses: number }[];
};

export function reported(move: ListedMove, simulated: Simulated): ReportedCandidate {
  const { win, winMargin, spread, spreadMargin, iterations, isActive, plies } = simulated;
  return {
    ...move,
    win: rounded(win, 4),
    winMargin: rounded(winMargin, 4),
    spread: rounded(spread, 2),
    spreadMargin: rounded(spreadMargin, 2),
    iterations,
    isActive,
    plies: plies.map(({ meanScore, scoreDeviation, bonusShare }) => ({
      score: rounded(meanScore, 2),
      deviation: rounded(scoreDeviation, 2),
      bonuses: rounded(bonusShare, 3),
    })),
  };
}

/** Before the first round nothing is known: margins are then without bound, which JSON cannot say. */
function rounded(value: number, places: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(places)) : 1;
}

export function reportText(candidates: readonly ReportedCandidate[]): string {
  const plies = Math.max(...candidates.map((candidate) => candidate.plies.length));
  const head = ['', 'at', 'word', 'score', 'leave', 'wins %', 'spread', 'playouts'].concat(
    Array.from({ length: plies }, (_, ply) => `ply ${ply + 1}`),
  );
  const rows = candidates.map((candidate) => [
    candidate.isActive ? '' : '×',
    candidate.type === 'play' ? candidate.at : '',
    wordOf(candidate),
    String(candidate.score),
    candidate.leave,
    `${(100 * candidate.win).toFixed(1)} ± ${(100 * candidate.winMargin).toFixed(1)}`,
    `${signed(candidate.spread)} ± ${candidate.spreadMargin.toFixed(1)}`,
    String(candidate.iterations),
    ...candidate.plies.map(({ score, bonuses }) => `${score.toFixed(1)} (${Math.round(100 * bonuses)} %)`),
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const isText = (column: number): boolean => column < 3 || column === 4;
  return [head, ...rows]
    .map((row) => {
      const cells = row.map((cell, column) =>
        isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      );
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}

function wordOf(move: ListedMove): string {
  if (move.type === 'play') return move.word;
  return move.type === 'pass' ? '(pass)' : `(exchange ${move.tiles})`;
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
}
