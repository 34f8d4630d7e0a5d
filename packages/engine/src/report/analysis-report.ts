/** An analysed game with all that a report needs of it, and the same as plain data for programs. */

import { pragmaOf, type GcgGame, type ReplayedGame } from '@lexiko/rules';
import type { GameAnalysis } from '../analysis/game-analysis.ts';
import type { RatedMove } from '../analysis/turn-analysis.ts';

export interface AnalysisReport {
  readonly game: GcgGame;
  readonly replayed: ReplayedGame;
  readonly analysis: GameAnalysis;
  /** By turn, sentences on why the best move is better; absent where nobody has made them. */
  readonly reasons?: readonly (readonly string[])[];
}

export function playerName({ game }: Pick<AnalysisReport, 'game'>, player: number): string {
  const { id, name } = game.players[player];
  return name === '' ? id : name;
}

export function titleOf({ game }: Pick<AnalysisReport, 'game'>): string {
  const names = game.players.map(({ id, name }) => (name === '' ? id : name)).join(' – ');
  return pragmaOf(game, 'title') ?? names;
}

export function analysisJson(report: AnalysisReport): string {
  const { game, replayed, analysis } = report;
  const turns = analysis.turns.map((turn, at) => ({
    turn: turn.turn.number,
    player: game.players[turn.turn.player]?.id ?? '',
    rack: turn.turn.rack.join(''),
    rackWhole: turn.turn.isRackWhole,
    scores: turn.turn.scores,
    move: turn.turn.notation,
    withdrawn: turn.turn.isWithdrawn,
    judgedBy: turn.judgedBy,
    made: moveJson(turn.made),
    valid: turn.isValid,
    equityLoss: rounded(turn.equityLoss),
    winLoss: rounded(turn.winLoss),
    luck: turn.luck === null ? null : rounded(turn.luck),
    missedBingo: turn.missedBingo === null ? null : moveJson(turn.missedBingo),
    best: turn.best.map(moveJson),
    ...(report.reasons === undefined ? {} : { reasons: report.reasons[at] ?? [] }),
  }));
  const players = analysis.players.map((summary, player) => ({
    id: game.players[player]?.id ?? '',
    name: playerName(report, player),
    final: replayed.final[player] ?? 0,
    ...summary,
    meanScore: rounded(summary.meanScore),
    equityLoss: rounded(summary.equityLoss),
    winLoss: rounded(summary.winLoss),
    luck: rounded(summary.luck),
  }));
  return `${JSON.stringify({ title: titleOf(report), players, turns })}\n`;
}

function moveJson({ notation, score, leave, equity, win, isBingo }: RatedMove): object {
  return {
    move: notation,
    score,
    leave: leave.join(''),
    equity: rounded(equity),
    win: rounded(win),
    bingo: isBingo,
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
