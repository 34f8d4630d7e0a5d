/** An analysed game as one self-contained page: charts with the tables behind them, and every turn. */

import type { Ruleset } from '@lexiko/rules';
import { withLaid, type Board, type Placement } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { joinTiles, pragmaOf } from '@lexiko/rules/notation';
import type { PlayerSummary } from '../turns/game-analysis.ts';
import { costOf } from '../turns/turn-cost.ts';
import type { TurnAnalysis } from '../turns/turn-analysis.ts';
import { type AnalysisReport, mannersOf, outlookOf, playerName, titleOf } from './analysis-report.ts';
import { boardDefinition, boardDiagram } from './board-diagram.ts';
import { drawsOf, linesOf } from './late-text.ts';
import type { ReportTexts } from './report-texts.ts';
import { barChart, type ChartPlan, escaped, lineChart, roundScale, type Series } from './chart.ts';

/** Colours as in the game, light and dark as the reader prefers. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --page: light-dark(#f3ede1, #0f1716); --surface: light-dark(#fffdf8, #1a2624);
  --ink: light-dark(#1d2a28, #edf1ea); --dim: light-dark(#5a6562, #a3b0ab); --line: light-dark(#d9cfbc, #34433f);
  --s0: light-dark(#14604f, #6fc7ad); --s1: light-dark(#a3481a, #f3b27f); --s2: light-dark(#2c69ad, #7fb2ea);
  --s3: light-dark(#74182e, #f0a7ba); --warn: light-dark(#8f3a12, #f3b27f); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 ui-rounded, 'Segoe UI', 'Noto Sans', system-ui, sans-serif; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1rem 0; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 0 0 0.5rem; }
svg { width: 100%; height: auto; } .grid { stroke: var(--line); } .axis { fill: var(--dim); font-size: 11px; }
.line { fill: none; stroke-width: 2.5; } .line.s0 { stroke: var(--s0); }
.line.s1 { stroke: var(--s1); stroke-dasharray: 7 4; } .line.s2 { stroke: var(--s2); stroke-dasharray: 2 3; }
.line.s3 { stroke: var(--s3); stroke-dasharray: 10 3 2 3; }
.bar.s0 { fill: var(--s0); } .bar.s1 { fill: none; stroke: var(--s1); stroke-width: 2; }
.bar.s2 { fill: var(--s2); } .bar.s3 { fill: none; stroke: var(--s3); stroke-width: 2; }
.key { display: flex; flex-wrap: wrap; gap: 1.25rem; color: var(--dim); font-size: 0.9rem; } .key svg { width: 2.5rem; height: 0.8rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.25rem 0.6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.n, th.n { text-align: right; } .lost { color: var(--warn); font-weight: 600; } .dim { color: var(--dim); }
summary { cursor: pointer; }
svg.board { max-width: 26rem; display: block; margin: 0.5rem 0; } .square { fill: light-dark(#e9e1cf, #22302d); stroke: var(--surface); }
.p2L { fill: light-dark(#bcd9e8, #284b5c); } .p3L { fill: light-dark(#7fb2d8, #2f6a8f); } .p2W { fill: light-dark(#efc3bf, #6b3434); }
.p3W { fill: light-dark(#dd8075, #8f3f34); } .p4L, .p4W, .pC { fill: light-dark(#d6c48a, #6a5b25); }
svg.board text, .printed-board text { text-anchor: middle; fill: var(--ink); } .printed { font-size: 7.5px; font-weight: 700; }
.printed-board .edge { font-size: 9px; fill: var(--dim); } .tile { fill: light-dark(#fff4d6, #e9d9ab); stroke: light-dark(#b79a5b, #8d7440); }
.tile.fresh { stroke: var(--s1); stroke-width: 2.5; } svg.board .letter { font-size: 12px; font-weight: 700; fill: #1d2a28; }
svg.board .letter.blank { fill: #8f3a12; }
`;

export function analysisHtml(report: AnalysisReport, texts: ReportTexts): string {
  const title = escaped(titleOf(report));
  const { columns } = texts;
  const sides = report.game.players.length;
  const head = (name: keyof ReportTexts['columns'], isNumber: boolean): string =>
    `<th scope="col"${isNumber ? ' class="n"' : ''}>${escaped(columns[name])}</th>`;
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Lexiko</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${mannersOf(report.ruleset)
  .map((manner) => `<p class="dim">${escaped(texts.manners[manner])}</p>`)
  .join('\n')}
${lexiconLine(report, texts)}
${settingsLine(report, texts)}
${boardDefinition(report.ruleset.layout)}
${finalDiagram(report, texts)}
${report.analysis.players.map((summary, player) => summarySection(report, texts, summary, player)).join('\n')}
${gameCharts(report, texts)
  .map((chart) => section(chart, report.analysis.turns, texts))
  .join('\n')}
<section><h2>${escaped(texts.turns)}</h2>
<div class="scroll"><table>
<thead><tr>${head('turn', true)}${head('player', false)}${head('rack', false)}${head('move', false)}${head('score', true)}${head('given', true)}${sides > 1 ? head('chance', true) : ''}${head('luck', true)}</tr></thead>
<tbody>
${report.analysis.turns.map((turn, at) => turnRow(report, turn, at, texts)).join('\n')}
</tbody></table></div></section>
</body>
</html>
`;
}

function settingsLine({ settings }: AnalysisReport, { gameSettings }: ReportTexts): string {
  return settings === undefined ? '' : `<p class="dim">${escaped(gameSettings(settings))}</p>`;
}

function lexiconLine({ game }: AnalysisReport, { lexicon, note }: ReportTexts): string {
  const named = pragmaOf(game, 'lexicon');
  const notes = game.pragmas
    .filter(({ name }) => name.toLowerCase() === 'note')
    .map(({ text }) => note(text));
  return [...(named === null ? [] : [lexicon(named)]), ...notes]
    .map((line) => `<p class="dim">${escaped(line)}</p>`)
    .join('');
}

/** The board after the last turn. */
function finalDiagram({ analysis, ruleset }: AnalysisReport, { finalBoard }: ReportTexts): string {
  const last = analysis.turns.at(-1);
  if (last === undefined) return '';
  return `<section>${boardDiagram(ruleset.layout, boardAfter(last), new Set(), finalBoard)}</section>`;
}

/** Squares that changed in a turn; none if the play was withdrawn. */
function changesOf({ turn, made }: TurnAnalysis): readonly Placement[] {
  if (turn.isWithdrawn) return [];
  return made.changes ?? (turn.act.kind === 'play' ? turn.act.placed : []);
}

function boardAfter(analysis: TurnAnalysis): Board {
  return withLaid(analysis.turn.board, changesOf(analysis));
}

function turnDiagram(
  { layout }: Ruleset,
  analysis: TurnAnalysis,
  { boardAfter: label }: ReportTexts,
): string {
  const fresh = new Set(changesOf(analysis).map(([square]) => square));
  return boardDiagram(layout, boardAfter(analysis), fresh, label(analysis.turn.number));
}

function summarySection(
  report: AnalysisReport,
  texts: ReportTexts,
  summary: PlayerSummary,
  player: number,
): string {
  const heading = texts.player(playerName(report, player), report.replayed.final[player] ?? 0);
  const lines = texts.summary(summary, report.ruleset).map((line) => `<p>${escaped(line)}</p>`);
  return `<section><h2>${escaped(heading)}</h2>${lines.join('')}</section>`;
}

function turnRow(report: AnalysisReport, analysis: TurnAnalysis, at: number, texts: ReportTexts): string {
  const sides = report.game.players.length;
  const { turn, equityLoss, winLoss, lossMargins, luck, best, missedBingo } = analysis;
  const cost = costOf(analysis);
  const isLost = cost === 'worse' || cost === 'points' || cost === 'even';
  const action = turn.act.kind === 'lost' ? texts.lost[turn.act.cause] : turn.notation;
  const notes = [
    turn.isWithdrawn ? texts.withdrawn : '',
    analysis.isValid ? '' : texts.notAWord,
    missedBingo === null ? '' : texts.missedBingo(missedBingo, report.ruleset.scoring.kind),
  ].filter((note) => note !== '');
  const written = (turn.notes ?? [])
    .map((text) => `<p class="dim">${escaped(texts.note(text))}</p>`)
    .join('');
  const number = (text: string, kind = 'n'): string => `<td class="${kind}">${escaped(text)}</td>`;
  const noted = notes.map((note) => `<br><span class="lost">${escaped(note)}</span>`).join('');
  const reasons = (report.reasons?.[at] ?? []).map((reason) => `<li>${escaped(reason)}</li>`).join('');
  const why = reasons === '' ? '' : `<ul>${reasons}</ul>`;
  const moves = best
    .map((move) => `<li>${escaped(texts.rated(move, outlookOf(analysis, move)))}</li>`)
    .join('');
  const given = lossMargins === null ? '' : ` ±${texts.numbers.tenths(lossMargins.equity)}`;
  const chance = lossMargins === null ? '' : ` ±${texts.numbers.tenths(100 * lossMargins.win)}`;
  return [
    '<tr>',
    number(String(turn.number)),
    `<td>${escaped(playerName(report, turn.player))}</td>`,
    `<td>${escaped(joinTiles(turn.rack))}${turn.isRackWhole ? '' : '…'}</td>`,
    `<td>${escaped(action)}${noted}${written}</td>`,
    number(String(turn.score)),
    number(isLost ? `${texts.numbers.tenths(equityLoss)}${given}` : '–', isLost ? 'n lost' : 'n'),
    ...(sides > 1 ? [number(isLost ? `${texts.numbers.tenths(100 * winLoss)}${chance}` : '–')] : []),
    number(luck === null ? '' : texts.numbers.signed(luck)),
    '</tr>',
    ...(cost === 'lost'
      ? []
      : [
          `<tr><td></td><td colspan="${sides > 1 ? 7 : 6}"><details><summary>${escaped(`${texts.columns.best}: ${texts.move(itemAt(best, 0))}`)}</summary><p class="dim">${escaped(judgedText(texts, analysis))}</p>${why}<ol>${moves}</ol>${lateHtml(analysis, texts)}${turnDiagram(report.ruleset, analysis, texts)}</details></td></tr>`,
        ]),
  ].join('');
}

/** Lines to the end of the game, and what the last draws decide. */
function lateHtml(analysis: TurnAnalysis, texts: ReportTexts): string {
  const lines = linesOf(texts, analysis).map(({ turns, says }) => `<li>${escaped(`${turns}. ${says}`)}</li>`);
  const { lastDraws } = analysis;
  const drawn = lastDraws === undefined ? [] : drawsOf(texts, lastDraws);
  const draws = drawn.map(({ says, results }) => `<li>${escaped([says, ...results].join(' '))}</li>`);
  const sampled = lastDraws?.isComplete === false ? `<p class="dim">${escaped(texts.drawsSampled)}</p>` : '';
  return [
    lines.length === 0 ? '' : `<p>${escaped(texts.lines)}</p><ul>${lines.join('')}</ul>`,
    draws.length === 0 ? '' : `<p>${escaped(texts.lastDraws)}</p>${sampled}<ul>${draws.join('')}</ul>`,
  ].join('');
}

/** How a turn was judged, with the settings of its playouts. */
export function judgedText(
  { judged, settings }: Pick<ReportTexts, 'judged' | 'settings'>,
  analysis: Pick<TurnAnalysis, 'judgedBy' | 'settings'>,
): string {
  const by = judged[analysis.judgedBy];
  return analysis.settings === undefined ? by : `${by} ${settings(analysis.settings)}`;
}

/** A chart of a game: what is drawn, and how its numbers are written in the table behind it. */
export interface GameChart {
  readonly id: 'points' | 'wins' | 'finals' | 'given' | 'luck';
  readonly title: string;
  readonly draw: 'lines' | 'bars';
  readonly plan: ChartPlan;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
}

/** `marked`: a turn to highlight, from 0. */
export function gameCharts(
  report: Pick<AnalysisReport, 'game'> & { readonly analysis: { readonly turns: readonly TurnAnalysis[] } },
  texts: ReportTexts,
  marked?: number,
): readonly GameChart[] {
  const { turns } = report.analysis;
  const byPlayer = (value: (turn: TurnAnalysis) => number | null): readonly Series[] =>
    report.game.players.map((_, player) => ({
      name: playerName(report, player),
      style: player,
      points: turns.flatMap((turn, at) => {
        const here = turn.turn.player === player ? value(turn) : null;
        return here === null ? [] : [[at, here] as const];
      }),
    }));
  // A grid line may lie between two integers.
  const whole = texts.numbers.points;
  const planOf = (label: string, series: readonly Series[], format: ChartPlan['format']): ChartPlan => ({
    label,
    turns: turns.length,
    format,
    ...roundScale(series.flatMap(({ points }) => points.map(([, value]) => value))),
    ...(marked === undefined ? {} : { marked }),
  });
  const first = playerName(report, 0);
  const scores = byPlayer(
    ({ turn }) => (turn.scores[turn.player] ?? 0) + (turn.isWithdrawn ? 0 : turn.score),
  );
  const chances = report.game.players.length > 1 ? turns : [];
  const wins = [
    { name: first, style: 0, points: chances.map((turn, at) => [at, chanceOfFirst(turn)] as const) },
  ];
  const finals = byPlayer((turn) => outlookOf(turn, turn.made).final);
  const losses = byPlayer(({ equityLoss }) => equityLoss);
  const luck = byPlayer((turn) => turn.luck);
  const charts: readonly GameChart[] = [
    {
      id: 'points',
      title: texts.points,
      draw: 'lines',
      series: scores,
      format: whole,
      plan: planOf(texts.pointsAbout, scores, whole),
    },
    {
      id: 'wins',
      title: texts.wins(first),
      draw: 'lines',
      series: wins,
      format: texts.numbers.percent,
      plan: { ...planOf(texts.winsAbout(first), wins, texts.numbers.wholePercent), lowest: 0, highest: 1 },
    },
    {
      id: 'finals',
      title: texts.finals,
      draw: 'lines',
      series: finals,
      format: texts.numbers.tenths,
      plan: planOf(texts.finalsAbout, finals, whole),
    },
    {
      id: 'given',
      title: texts.given,
      draw: 'bars',
      series: losses,
      format: texts.numbers.tenths,
      plan: planOf(texts.givenAbout, losses, whole),
    },
    {
      id: 'luck',
      title: texts.luck,
      draw: 'bars',
      series: luck,
      format: texts.numbers.signed,
      plan: planOf(texts.luckAbout, luck, whole),
    },
  ];
  // Luck is unknown in files without whole racks; solo there is nobody to win against.
  return charts.filter(({ series }) => series.some(({ points }) => points.length > 0));
}

export function chartSvg({ draw, plan, series }: GameChart): string {
  return draw === 'lines' ? lineChart(plan, series) : barChart(plan, series);
}

/**
 * The first player's chance after every turn; with more than two players, the others share what the mover's chance
 * leaves.
 */
function chanceOfFirst({ turn, made }: TurnAnalysis): number {
  return turn.player === 0 ? made.win : (1 - made.win) / Math.max(1, turn.scores.length - 1);
}

function section(chart: GameChart, turns: readonly TurnAnalysis[], texts: ReportTexts): string {
  const { title, series, format } = chart;
  const key = series
    .map(
      ({ name, style }) =>
        `<span><svg viewBox="0 0 40 10" aria-hidden="true"><line class="line s${style}" x1="0" x2="40" y1="5" y2="5"/></svg> ${escaped(name)}</span>`,
    )
    .join('');
  const names = series.map(({ name }) => `<th scope="col" class="n">${escaped(name)}</th>`).join('');
  const rows = turns.map((turn, at) => {
    const cells = series.map(({ points }) => {
      const point = points.find(([when]) => when === at);
      return `<td class="n">${point === undefined ? '' : escaped(format(point[1]))}</td>`;
    });
    return `<tr><th scope="row" class="n">${turn.turn.number}</th>${cells.join('')}</tr>`;
  });
  return `<section><h2>${escaped(title)}</h2>${chartSvg(chart)}<p class="key">${key}</p>
<details><summary>${escaped(texts.asTable)}</summary><div class="scroll"><table><thead><tr><th scope="col" class="n">${escaped(texts.columns.turn)}</th>${names}</tr></thead><tbody>${rows.join('')}</tbody></table></div></details></section>`;
}
