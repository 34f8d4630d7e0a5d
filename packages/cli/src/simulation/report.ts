/** A simulation as text and as objects to print. */

import type { Simulated } from '@lexiko/engine/simulation';
import type { ListedMove } from '../moves/listing.ts';

/** What `--json` prints of a candidate. */
export type ReportedCandidate = ListedMove & {
  /** `null`, like the three below: it was not played out twice, so that nothing is known of scatter. */
  readonly win: number | null;
  readonly winMargin: number | null;
  readonly spread: number | null;
  readonly spreadMargin: number | null;
  readonly iterations: number;
  readonly isActive: boolean;
  readonly plies: readonly { readonly score: number; readonly deviation: number; readonly bonuses: number }[];
};

export function reported(move: ListedMove, simulated: Simulated): ReportedCandidate {
  const { win, winMargin, spread, spreadMargin, iterations, isActive, plies } = simulated;
  const isKnown = iterations > 1;
  return {
    ...move,
    win: isKnown ? rounded(win, 4) : null,
    winMargin: isKnown ? rounded(winMargin, 4) : null,
    spread: isKnown ? rounded(spread, 2) : null,
    spreadMargin: isKnown ? rounded(spreadMargin, 2) : null,
    iterations,
    isActive,
    plies: plies.map(({ meanScore, scoreDeviation, bonusShare }) => ({
      score: rounded(meanScore, 2),
      deviation: rounded(scoreDeviation, 2),
      bonuses: rounded(bonusShare, 3),
    })),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
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
    withMargin(candidate.win, candidate.winMargin, (share) => (100 * share).toFixed(1)),
    withMargin(candidate.spread, candidate.spreadMargin, (points) => points.toFixed(1)),
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
  if ('at' in move) return move.word;
  return move.type === 'pass' ? '(pass)' : `(exchange ${move.tiles})`;
}

function withMargin(value: number | null, margin: number | null, format: (number: number) => string): string {
  if (value === null || margin === null) return '';
  return `${value < 0 ? '−' : ''}${format(Math.abs(value))} ± ${format(margin)}`;
}
