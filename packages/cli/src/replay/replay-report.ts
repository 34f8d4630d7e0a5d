/** A replayed game as a table for people and as JSON for programs. */

import { pragmaOf, type GcgGame, type ReplayedGame, type ReplayedTurn } from '@lexiko/rules/notation';
import { replayFaultText } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { printable } from '../printable-text.ts';

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

export function reportJson(
  texts: TerminalTexts,
  { game, preset, replayed, strangeWords }: ReplayReport,
): string {
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
    problems: problems.map((problem) => ({ ...problem, message: replayFaultText(texts, problem) })),
    ...(strangeWords === null ? {} : { strangeWords }),
  };
  return `${JSON.stringify(report)}\n`;
}

export function reportText(
  texts: TerminalTexts,
  { game, preset, replayed, strangeWords }: ReplayReport,
): string {
  const { replay } = texts.games;
  const ids = game.players.map(({ id }) => id);
  const names = game.players.map(({ id, name }) => (name === '' ? id : `${id} ${name}`)).join(', ');
  const title = pragmaOf(game, 'title');
  const scores = (points: readonly number[]): string =>
    points.map((score, player) => `${ids[player] ?? ''} ${score}`).join(', ');
  const { turns, played, final, problems } = replayed;
  const wrong = problems.map((problem) =>
    replay.problem(problem.turn, problem.line, replayFaultText(texts, problem)),
  );
  const strange = (strangeWords ?? []).map(({ turn, word }) => replay.strange(turn, word));
  const width = Math.max(replay.played.length, replay.final.length);
  const lines = [
    `${title === null ? '' : `${title}: `}${names} (${preset})`,
    '',
    ...table(replay, turns, ids),
    '',
    `${replay.played.padEnd(width)}  ${scores(played)}`,
    `${replay.final.padEnd(width)}  ${scores(final)}`,
    '',
    ...strange,
    ...wrong,
    problems.length === 0 ? replay.allRight : replay.wrong(problems.length),
  ];
  return `${printable(lines.join('\n'))}\n`;
}

function table(
  { columns, bonus: bonusText }: TerminalTexts['games']['replay'],
  turns: readonly ReplayedTurn[],
  ids: readonly string[],
): readonly string[] {
  const rows = [
    columns,
    ...turns.map(({ number, player, notation, words, bonus, score, total }) => [
      String(number),
      ids[player] ?? '',
      notation,
      [
        ...words.map(({ word, points }) => `${word} ${points}`),
        ...(bonus > 0 ? [bonusText(bonus)] : []),
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
