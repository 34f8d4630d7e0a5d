/** An analysed game as text for the terminal. */

import { costOf, type RatedMove, type TurnAnalysis } from '@lexiko/analysis';
import {
  drawsOf,
  linesOf,
  mannersOf,
  outlookOf,
  playerName,
  titleOf,
  type AnalysisReport,
  type ReportTexts,
} from '@lexiko/analysis/report';
import { joinTiles, pragmaOf } from '@lexiko/rules/notation';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { printable } from '../printable-text.ts';

export function analysisText(texts: TerminalTexts, report: AnalysisReport): string {
  const { report: reportTexts } = texts;
  const { analysis, replayed, ruleset, reasons } = report;
  const lines = [titleOf(report), ''];
  const lexicon = pragmaOf(report.game, 'lexicon');
  if (lexicon !== null) lines.push(reportTexts.lexicon(lexicon), '');
  for (const { name, text } of report.game.pragmas)
    if (name.toLowerCase() === 'note') lines.push(reportTexts.note(text), '');
  if (report.settings !== undefined) lines.push(reportTexts.gameSettings(report.settings), '');
  for (const manner of mannersOf(ruleset)) lines.push(reportTexts.manners[manner], '');
  for (const [at, turn] of analysis.turns.entries())
    lines.push(
      ...turnLines(texts, report, turn),
      ...(turn.turn.notes ?? []).map((text) => `   ${reportTexts.note(text)}`),
      ...(reasons?.[at] ?? []).map((reason) => `   ${reason}`),
      '',
    );
  for (const [player, summary] of analysis.players.entries())
    lines.push(
      reportTexts.player(playerName(report, player), replayed.final[player] ?? 0),
      ...reportTexts.summary(summary, ruleset).map((line) => `  ${line}`),
      '',
    );
  const faulty = new Set(replayed.problems.map(({ line }) => line)).size;
  if (faulty > 0) lines.push(texts.games.analysis.broken(faulty));
  return `${printable(lines.join('\n').trimEnd())}\n`;
}

const LISTED = 3;

function turnLines(texts: TerminalTexts, report: AnalysisReport, analysis: TurnAnalysis): readonly string[] {
  const { report: reportTexts, games } = texts;
  const { tenths, points, percent, signed } = reportTexts.numbers;
  const { turn, made, best, missedBingo } = analysis;
  const { player, number, rack, notation, score, isWithdrawn, isRackWhole } = turn;
  const dealt = joinTiles(rack) + (isRackWhole ? '' : '…');
  const taken = isWithdrawn ? `, ${reportTexts.withdrawn}` : '';
  const strange = analysis.isValid ? '' : `, ${reportTexts.notAWord}`;
  const head = `${number}. ${playerName(report, player)}  ${dealt}  ${notation}  ${score}${taken}${strange}`;
  if (turn.act.kind === 'lost')
    return [`${number}. ${playerName(report, player)}  ${dealt}  ${reportTexts.lost[turn.act.cause]}`];
  const verdict = [
    reportTexts.judged[analysis.judgedBy],
    ...lossText(texts, analysis),
    ...outlookText(texts, analysis, made),
    ...(analysis.luck === null ? [] : [games.analysis.luck(signed(analysis.luck))]),
    ...(analysis.diceLuck === null ? [] : [games.analysis.dice(signed(analysis.diceLuck))]),
  ].join(' ');
  const missed =
    missedBingo === null ? [] : [`   ${reportTexts.missedBingo(missedBingo, report.ruleset.scoring.kind)}`];
  const listed = best.slice(0, LISTED).map((move) => {
    const { win, final } = outlookOf(analysis, move);
    const outlook = win !== null ? percent(win) : final !== null ? tenths(final) : '';
    const leave = move.leave.length === 0 ? '' : `  ${games.analysis.leave(joinTiles(move.leave))}`;
    return `     ${move.notation.padEnd(20)} ${points(move.score).padStart(3)}  ${tenths(move.equity).padStart(6)}  ${outlook.padStart(7)}${leave}`;
  });
  return [head, `   ${verdict}`, ...missed, ...listed, ...lateLines(reportTexts, analysis)];
}

/** Lines to the end of the game, and what the draws of the last tiles decide. */
function lateLines(texts: ReportTexts, analysis: TurnAnalysis): readonly string[] {
  const { lastDraws } = analysis;
  const lines = linesOf(texts, analysis).slice(0, LISTED);
  const drawn = lastDraws === undefined ? [] : drawsOf(texts, lastDraws);
  return [
    ...(lines.length === 0 ? [] : [`   ${texts.lines}:`]),
    ...lines.map(({ turns, says }) => `     ${turns}. ${says}`),
    ...(drawn.length === 0 ? [] : [`   ${texts.lastDraws}:`]),
    ...(lastDraws?.isComplete === false ? [`     ${texts.drawsSampled}`] : []),
    ...drawn.map(({ says, results }) => `     ${[says, ...results].join(' ')}`),
  ];
}

function lossText(
  { report: { numbers }, games: { analysis: texts } }: TerminalTexts,
  analysis: TurnAnalysis,
): readonly string[] {
  const { equityLoss, winLoss, lossMargins, turn } = analysis;
  const cost = costOf(analysis);
  if (cost === 'lost' || cost === 'best') return [texts.best];
  const { tenths } = numbers;
  const [about, chanceAbout] =
    lossMargins === null
      ? ['', '']
      : [` ±${tenths(lossMargins.equity)}`, ` ±${tenths(100 * lossMargins.win)}`];
  const chance = turn.scores.length > 1 ? `${tenths(100 * winLoss)}${chanceAbout}` : null;
  const loss = texts.loss(`${tenths(equityLoss)}${about}`, chance);
  return cost === 'worse' ? [loss] : [loss, texts.costs[cost]];
}

function outlookText(
  { report: { numbers }, games: { analysis: texts } }: TerminalTexts,
  analysis: TurnAnalysis,
  move: RatedMove,
): readonly string[] {
  const { win, final } = outlookOf(analysis, move);
  if (win !== null) return [texts.win(numbers.percent(win))];
  return final === null ? [] : [texts.final(numbers.tenths(final))];
}
