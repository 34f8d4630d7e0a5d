/** A simulation as text and as objects to print. */

import type { Simulated } from '@lexiko/engine/simulation';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { moveText, type ListedMove } from '../moves/listing.ts';

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

export function reportText(texts: TerminalTexts, candidates: readonly ReportedCandidate[]): string {
  const { decimal, positions } = texts;
  const { at, word, score: scored, leave } = positions.columns;
  const { columns, ply: plyName } = positions.simulation;
  const plies = Math.max(...candidates.map((candidate) => candidate.plies.length));
  const head = ['', at, word, scored, leave, columns.win, columns.spread, columns.playouts].concat(
    Array.from({ length: plies }, (_, ply) => plyName(ply + 1)),
  );
  const rows = candidates.map((candidate) => [
    candidate.isActive ? '' : '×',
    candidate.type === 'play' ? candidate.at : '',
    moveText(texts, candidate),
    String(candidate.score),
    candidate.leave,
    withMargin(candidate.win, candidate.winMargin, (share) => decimal(100 * share, 1)),
    withMargin(candidate.spread, candidate.spreadMargin, (points) => decimal(points, 1)),
    String(candidate.iterations),
    ...candidate.plies.map(({ score, bonuses }) => `${decimal(score, 1)} (${Math.round(100 * bonuses)} %)`),
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

function withMargin(value: number | null, margin: number | null, format: (number: number) => string): string {
  if (value === null || margin === null) return '';
  return `${value < 0 ? '−' : ''}${format(Math.abs(value))} ± ${format(margin)}`;
}
