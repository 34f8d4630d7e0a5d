/** An analysed game as English text for the terminal. */

import { costOf, type RatedMove, type TurnAnalysis, type TurnCost } from '@lexiko/analysis';
import { mannersOf, outlookOf, playerName, titleOf, type AnalysisReport } from '@lexiko/analysis/report';
import { report as reportTexts } from '@lexiko/texts/en/report';
import { pragmaOf } from '@lexiko/rules/notation';
import { printable } from '../printable-text.ts';

const { tenths, points, percent, signed } = reportTexts.numbers;

export function analysisText(report: AnalysisReport): string {
  const { analysis, replayed, ruleset, reasons } = report;
  const lines = [titleOf(report), ''];
  const lexicon = pragmaOf(report.game, 'lexicon');
  if (lexicon !== null) lines.push(reportTexts.lexicon(lexicon), '');
  for (const { name, text } of report.game.pragmas)
    if (name.toLowerCase() === 'note') lines.push(reportTexts.note(text), '');
  for (const manner of mannersOf(ruleset)) lines.push(reportTexts.manners[manner], '');
  for (const [at, turn] of analysis.turns.entries())
    lines.push(
      ...turnLines(report, turn),
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
  if (faulty > 0)
    lines.push(
      `${faulty === 1 ? '1 line of the file breaks' : `${faulty} lines of the file break`} the rules. 'lexiko replay' names the mistakes.`,
    );
  return `${printable(lines.join('\n').trimEnd())}\n`;
}

const LISTED = 3;

function turnLines(report: AnalysisReport, analysis: TurnAnalysis): readonly string[] {
  const { turn, made, best, missedBingo } = analysis;
  const { player, number, rack, notation, score, isWithdrawn, isRackWhole } = turn;
  const dealt = rack.join('') + (isRackWhole ? '' : '…');
  const taken = isWithdrawn ? `, ${reportTexts.withdrawn}` : '';
  const strange = analysis.isValid ? '' : `, ${reportTexts.notAWord}`;
  const head = `${number}. ${playerName(report, player)}  ${dealt}  ${notation}  ${score}${taken}${strange}`;
  if (turn.act.kind === 'lost')
    return [`${number}. ${playerName(report, player)}  ${dealt}  ${reportTexts.lost[turn.act.cause]}`];
  const luck = analysis.luck === null ? '' : `   luck ${signed(analysis.luck)}`;
  const dice = analysis.diceLuck === null ? '' : `   dice ${signed(analysis.diceLuck)}`;
  const verdict = `${lossText(analysis)}${outlookText(analysis, made)}${luck}${dice}`;
  const missed =
    missedBingo === null ? [] : [`   ${reportTexts.missedBingo(missedBingo, report.ruleset.scoring.kind)}`];
  const listed = best.slice(0, LISTED).map((move) => {
    const { win, final } = outlookOf(analysis, move);
    const outlook = win !== null ? percent(win) : final !== null ? tenths(final) : '';
    const leave = move.leave.length === 0 ? '' : `  leave ${move.leave.join('')}`;
    return `     ${move.notation.padEnd(20)} ${points(move.score).padStart(3)}  ${tenths(move.equity).padStart(6)}  ${outlook.padStart(7)}${leave}`;
  });
  return [head, `   ${verdict} (${JUDGED[analysis.judgedBy]})`, ...missed, ...listed];
}

const COSTS: Readonly<Record<Exclude<TurnCost, 'lost' | 'best'>, string>> = {
  worse: '',
  points: '; no measurable difference in wins',
  even: '; within the margin of error',
};

function lossText(analysis: TurnAnalysis): string {
  const { equityLoss, winLoss, lossMargins, turn } = analysis;
  const cost = costOf(analysis);
  if (cost === 'lost' || cost === 'best') return 'the best';
  const [about, chanceAbout] =
    lossMargins === null
      ? ['', '']
      : [` ±${tenths(lossMargins.equity)}`, ` ±${tenths(100 * lossMargins.win)}`];
  const chance =
    turn.scores.length > 1 ? `, ${tenths(100 * winLoss)}${chanceAbout} percentage points of win chance` : '';
  return `gives away ${tenths(equityLoss)}${about} points${chance}${COSTS[cost]}`;
}

function outlookText(analysis: TurnAnalysis, move: RatedMove): string {
  const { win, final } = outlookOf(analysis, move);
  if (win !== null) return `   win ${percent(win)}`;
  return final === null ? '' : `   final score ${tenths(final)}`;
}

const JUDGED: Readonly<Record<TurnAnalysis['judgedBy'], string>> = {
  score: 'by score: the rack isn’t fully known',
  equity: 'by score and leave',
  simulated: 'by playouts',
  'played-on': 'played on to the end',
  searched: 'by search to the end',
  solved: 'solved',
};
