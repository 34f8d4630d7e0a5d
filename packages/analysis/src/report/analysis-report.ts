/** An analysed game with everything a report needs, and the same as plain data for programs. */

import type { Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { joinTiles, pragmaOf, type GcgGame, type ReplayedGame } from '@lexiko/rules/notation';
import type { GameAnalysis } from '../turns/game-analysis.ts';
import type { GameSettings } from '../turns/game-settings.ts';
import type { LastDraws } from '../turns/last-draws.ts';
import { isJudgedAtTable } from '../turns/table-turns.ts';
import type { RatedMove, TurnAnalysis } from '../turns/turn-analysis.ts';

export interface AnalysisReport {
  readonly game: GcgGame;
  readonly ruleset: Ruleset;
  readonly replayed: ReplayedGame;
  readonly analysis: GameAnalysis;
  /** By turn: sentences on why the best move is better; may be absent. */
  readonly reasons?: readonly (readonly string[])[];
  /** How the turns were judged; absent: an earlier version did. */
  readonly settings?: GameSettings;
}

/** Ways of judging that the report explains. */
export type JudgingManner = 'areas' | 'moved-letters' | 'alone';

export function mannersOf(ruleset: Ruleset): readonly JudgingManner[] {
  const hasAreas = ruleset.scoring.kind === 'areas';
  return [
    ...(hasAreas ? (['areas'] as const) : []),
    ...(isJudgedAtTable(ruleset) && !hasAreas ? (['moved-letters'] as const) : []),
    ...(ruleset.sides === 1 ? (['alone'] as const) : []),
  ];
}

/** What a move leads to: the winning chance, or solo the final score. */
export interface Outlook {
  /** 0 to 1; `null` without opponents. */
  readonly win: number | null;
  /** Mean points at the end; `null` if not solo, or not played out. */
  readonly final: number | null;
}

export function outlookOf({ turn, judgedBy }: TurnAnalysis, { win, equity }: RatedMove): Outlook {
  if (turn.scores.length > 1) return { win, final: null };
  const isPlayedOut = judgedBy === 'simulated' || judgedBy === 'played-on';
  return { win: null, final: isPlayedOut ? itemAt(turn.scores, turn.player) + equity : null };
}

export function playerName({ game }: Pick<AnalysisReport, 'game'>, player: number): string {
  const { id, name } = itemAt(game.players, player);
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
    rack: joinTiles(turn.turn.rack),
    rackWhole: turn.turn.isRackWhole,
    scores: turn.turn.scores,
    move: turn.turn.notation,
    withdrawn: turn.turn.isWithdrawn,
    ...(turn.turn.notes === undefined ? {} : { notes: turn.turn.notes }),
    lost: turn.turn.act.kind === 'lost' ? turn.turn.act.cause : null,
    judgedBy: turn.judgedBy,
    ...(turn.settings === undefined ? {} : { settings: turn.settings }),
    made: moveJson(turn, turn.made),
    valid: turn.isValid,
    equityLoss: rounded(turn.equityLoss),
    winLoss: rounded(turn.winLoss),
    lossMargins:
      turn.lossMargins === null
        ? null
        : { equity: rounded(turn.lossMargins.equity), win: rounded(turn.lossMargins.win) },
    luck: turn.luck === null ? null : rounded(turn.luck),
    diceLuck: turn.diceLuck === null ? null : rounded(turn.diceLuck),
    missedBingo: turn.missedBingo === null ? null : moveJson(turn, turn.missedBingo),
    best: turn.best.map((move) => moveJson(turn, move)),
    ...(turn.lastDraws === undefined ? {} : { lastDraws: drawsJson(turn.lastDraws) }),
    ...(report.reasons === undefined ? {} : { reasons: report.reasons[at] ?? [] }),
  }));
  const players = analysis.players.map((summary, player) => ({
    id: game.players[player]?.id ?? '',
    name: playerName(report, player),
    final: replayed.final[player] ?? 0,
    ...summary,
    meanScore: rounded(summary.meanScore),
    equityLoss: rounded(summary.equityLoss),
    meanWinLoss: rounded(summary.meanWinLoss),
    luck: rounded(summary.luck),
    diceLuck: rounded(summary.diceLuck),
  }));
  const lexicon = pragmaOf(game, 'lexicon');
  const data = {
    title: titleOf(report),
    ...(lexicon === null ? {} : { lexicon }),
    ...(report.settings === undefined ? {} : { settings: report.settings }),
    players,
    turns,
  };
  return `${JSON.stringify(data)}\n`;
}

function moveJson(analysis: TurnAnalysis, move: RatedMove): object {
  const { notation, score, leave, equity, isBingo, end } = move;
  const { win, final } = outlookOf(analysis, move);
  return {
    move: notation,
    score,
    leave: joinTiles(leave),
    equity: rounded(equity),
    win: win === null ? null : rounded(win),
    ...(final === null ? {} : { final: rounded(final) }),
    bingo: isBingo,
    ...(end === undefined
      ? {}
      : {
          line: end.turns.map(({ player, notation: made, score: points }) => ({
            player,
            move: made,
            score: points,
          })),
          ends: end.final,
          proven: end.isProven,
        }),
  };
}

function drawsJson({ bagSize, isComplete, draws, moves }: LastDraws): object {
  return {
    bag: bagSize,
    complete: isComplete,
    draws: draws.map(({ tiles, ways }) => ({ tiles: joinTiles(tiles), ways })),
    moves: moves.map(({ notation, won, tied, ways, isProven, results, margin }) => ({
      move: notation,
      won,
      tied,
      ways,
      proven: isProven,
      results,
      ...(margin === undefined ? {} : { margin: rounded(margin) }),
    })),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
