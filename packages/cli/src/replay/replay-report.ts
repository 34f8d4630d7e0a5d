/** A replayed game as a table for people and as JSON for programs. */

import { pragmaOf, type GcgGame, type ReplayedGame, type ReplayedTurn } from '@lexiko/rules/notation';
import { printable } from '../printable-text.ts';
import { replayFaultText } from './replay-text.ts';

/** A word that a dictionary does not have. */
export interface StrangeWord {
  readonly turn: number;
  readonly word: string;
}

export interface ReplayReport {
  readonly game: GcgGame;
  readonly preset: string;
  readonly replayed: ReplayedGame;
  /** `null`: no dictionary was asked. */
  readonly strangeWords: readonly StrangeWord[] | null;
}

export function reportJson({ game, preset, replayed, strangeWords }: ReplayReport): string {
  const { turns, played, final, problems } = replayed;
  const report = {
    title: pragmaOf(game, 'title'),
    preset,
    players: game.players,
    turns: turns.map(({ number, line, player, kind, notation, words, bonus, score, total }) => ({
      turn: number,
      line,
      player: game.players[player]?.id ?? '',
      kind,
      move: notation,
      words,
      bonus,
      score,
      total,
    })),
    played,
    final,
    problems: problems.map((problem) => ({ ...problem, message: replayFaultText(problem) })),
    ...(strangeWords === null ? {} : { strangeWords }),
  };
  return `${JSON.stringify(report)}\n`;
}

export function reportText({ game, preset, replayed, strangeWords }: ReplayReport): string {
  const ids = game.players.map(({ id }) => id);
  const names = game.players.map(({ id, name }) => (name === '' ? id : `${id} ${name}`)).join(', ');
  const title = pragmaOf(game, 'title');
  const scores = (points: readonly number[]): string =>
    points.map((score, player) => `${ids[player] ?? ''} ${score}`).join(', ');
  const { turns, played, final, problems } = replayed;
  const wrong = problems.map(
    (problem) => `turn ${problem.turn} (line ${problem.line}): ${replayFaultText(problem)}`,
  );
  const strange = (strangeWords ?? []).map(
    ({ turn, word }) => `turn ${turn}: ${word} is not in the dictionary.`,
  );
  const lines = [
    `${title === null ? '' : `${title}: `}${names} (${preset})`,
    '',
    ...table(turns, ids),
    '',
    `Played  ${scores(played)}`,
    `Final   ${scores(final)}`,
    '',
    ...strange,
    ...wrong,
    problems.length === 0 ? 'Every play is legal and every score is right.' : `Wrong: ${problems.length}.`,
  ];
  return `${printable(lines.join('\n'))}\n`;
}

function table(turns: readonly ReplayedTurn[], ids: readonly string[]): readonly string[] {
  const rows = [
    ['Turn', 'Player', 'Move', 'Words', 'Score', 'Total'],
    ...turns.map(({ number, player, notation, words, bonus, score, total }) => [
      String(number),
      ids[player] ?? '',
      notation,
      [
        ...words.map(({ word, points }) => `${word} ${points}`),
        ...(bonus > 0 ? [`bonus ${bonus}`] : []),
      ].join(', '),
      String(score),
      String(total),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const rightAligned = new Set([0, 4, 5]);
  return rows.map((row) =>
    row
      .map((cell, column) =>
        rightAligned.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
