/** An analysed game in English: as text for the terminal, and the words of its page. */

import {
  ENGLISH_REPORT,
  playerName,
  titleOf,
  type AnalysisReport,
  type PlayerSummary,
  type ReportTexts,
  type TurnAnalysis,
} from '@lexiko/engine';
import { printable } from '../printable-text.ts';

export function analysisText(report: AnalysisReport): string {
  const { analysis, replayed } = report;
  const lines = [titleOf(report), ''];
  for (const turn of analysis.turns) lines.push(...turnLines(report, turn), '');
  for (const [player, summary] of analysis.players.entries())
    lines.push(
      `${playerName(report, player)}, ${replayed.final[player] ?? 0} points`,
      ...summaryLines(summary),
      '',
    );
  if (replayed.problems.length > 0)
    lines.push(`The file has ${replayed.problems.length} mistakes: 'lexiko replay' tells them.`);
  return `${printable(lines.join('\n').trimEnd())}\n`;
}

const LISTED = 3;

function turnLines(report: AnalysisReport, analysis: TurnAnalysis): readonly string[] {
  const { turn, made, best, missedBingo } = analysis;
  const { player, number, rack, notation, score, isWithdrawn, isRackWhole } = turn;
  const dealt = rack.join('') + (isRackWhole ? '' : '…');
  const taken = isWithdrawn ? ', taken back' : '';
  const strange = analysis.isValid ? '' : ', not in the lexicon';
  const head = `${number}. ${playerName(report, player)}  ${dealt}  ${notation}  ${score}${taken}${strange}`;
  const luck = analysis.luck === null ? '' : `   luck ${signed(analysis.luck)}`;
  const verdict =
    analysis.equityLoss < SMALLEST_LOSS
      ? `the best   win ${percent(made.win)}${luck}`
      : `gives away ${analysis.equityLoss.toFixed(1)} points, ${percent(analysis.winLoss)} of winning   win ${percent(made.win)}${luck}`;
  const missed =
    missedBingo === null ? [] : [`   missed bingo: ${missedBingo.notation} ${missedBingo.score}`];
  const listed = best.slice(0, LISTED).map((move) => {
    const leave = move.leave.length === 0 ? '' : `  keeps ${move.leave.join('')}`;
    return `     ${move.notation.padEnd(20)} ${String(move.score).padStart(3)}  ${move.equity.toFixed(1).padStart(6)}  ${percent(move.win).padStart(7)}${leave}`;
  });
  return [head, `   ${verdict} (${JUDGED[analysis.judgedBy]})`, ...missed, ...listed];
}

/** A loss that nobody could have seen. */
const SMALLEST_LOSS = 0.05;

const JUDGED: Readonly<Record<TurnAnalysis['judgedBy'], string>> = {
  score: 'by score: the rack is not wholly known',
  equity: 'by score and leave',
  simulated: 'by playouts',
  searched: 'by search to the end',
  solved: 'solved',
};

function summaryLines(summary: PlayerSummary): readonly string[] {
  const { turns, meanScore, equityLoss, winLoss, bestFound, luck, luckTurns, bingos, missedBingos, invalid } =
    summary;
  return [
    `  ${meanScore.toFixed(1)} points a turn in ${turns} turns, the best move in ${bestFound} of them`,
    `  skill: gave away ${equityLoss.toFixed(1)} points, ${percent(winLoss)} of winning`,
    luckTurns === 0
      ? '  luck: not known, the racks are not wholly told'
      : `  luck: ${signed(luck)} points in ${luckTurns} draws`,
    `  bingos: ${bingos} played, ${missedBingos} missed`,
    ...(invalid === 0 ? [] : [`  plays with a word that is not in the lexicon: ${invalid}`]),
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
}

/** What the page of a game says. */
export const PAGE_TEXTS: ReportTexts = {
  ...ENGLISH_REPORT,
  summary: (summary) => summaryLines(summary).map((line) => line.trim()),
  rated: (move) => `${ENGLISH_REPORT.move(move)}, worth ${move.equity.toFixed(1)}, win ${percent(move.win)}`,
  tenths: (value) => value.toFixed(1),
  percent,
  wholePercent: (share) => `${(100 * share).toFixed(0)} %`,
  signed,
};
