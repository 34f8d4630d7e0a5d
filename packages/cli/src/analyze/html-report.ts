/** An analysed game as one page that needs nothing else: charts with the tables behind them, and every turn. */

import type { RatedMove, TurnAnalysis } from '@lexiko/engine';
import { barChart, lineChart, roundScale, type Series } from './chart.ts';
import { JUDGED, percent, playerName, signed, summaryLines, titleOf, type AnalysisReport } from './report.ts';

/** Colours as on the page of the game, light and dark by the reader's wish. */
const STYLE = `
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
`;

export function analysisHtml(report: AnalysisReport): string {
  const title = escaped(titleOf(report));
  const players = report.game.players.map((_, player) => escaped(playerName(report, player)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Lexiko</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${report.analysis.players
  .map(
    (summary, player) =>
      `<section><h2>${players[player] ?? ''}, ${report.replayed.final[player] ?? 0} points</h2>${summaryLines(
        summary,
      )
        .map((line) => `<p>${escaped(line.trim())}</p>`)
        .join('')}</section>`,
  )
  .join('\n')}
${chartSections(report, players)}
<section><h2>Turn by turn</h2>
<div class="scroll"><table>
<thead><tr><th scope="col" class="n">Turn</th><th scope="col">Player</th><th scope="col">Rack</th><th scope="col">Move</th><th scope="col" class="n">Score</th><th scope="col" class="n">Points given away</th><th scope="col" class="n">Chance given away</th><th scope="col" class="n">Luck</th><th scope="col">Best moves</th></tr></thead>
<tbody>
${report.analysis.turns.map((turn) => turnRow(turn, players)).join('\n')}
</tbody></table></div></section>
</body>
</html>
`;
}

function turnRow(analysis: TurnAnalysis, players: readonly string[]): string {
  const { turn, equityLoss, winLoss, luck, best, missedBingo } = analysis;
  const lost = equityLoss >= 0.05;
  const notes = [
    turn.isWithdrawn ? 'taken back' : '',
    analysis.isValid ? '' : 'not in the lexicon',
    missedBingo === null ? '' : `missed bingo: ${escaped(moveText(missedBingo))}`,
  ].filter((note) => note !== '');
  return `<tr><td class="n">${turn.number}</td><td>${players[turn.player] ?? ''}</td><td>${escaped(turn.rack.join(''))}${turn.isRackWhole ? '' : '…'}</td><td>${escaped(turn.notation)}${notes.map((note) => `<br><span class="lost">${note}</span>`).join('')}</td><td class="n">${turn.score}</td><td class="n${lost ? ' lost' : ''}">${lost ? equityLoss.toFixed(1) : '–'}</td><td class="n">${lost ? percent(winLoss) : '–'}</td><td class="n">${luck === null ? '' : signed(luck)}</td><td><details><summary>${escaped(best[0] === undefined ? '' : moveText(best[0]))}</summary><p class="dim">${JUDGED[analysis.judgedBy]}</p><ol>${best.map((move) => `<li>${escaped(`${moveText(move)}, worth ${move.equity.toFixed(1)}, win ${percent(move.win)}`)}</li>`).join('')}</ol></details></td></tr>`;
}

function moveText({ notation, score, leave }: RatedMove): string {
  return `${notation} ${score}${leave.length === 0 ? '' : `, keeps ${leave.join('')}`}`;
}

interface ChartSection {
  readonly title: string;
  readonly svg: string;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
}

function chartSections({ analysis, game }: AnalysisReport, players: readonly string[]): string {
  const { turns } = analysis;
  const byPlayer = (value: (turn: TurnAnalysis) => number | null): readonly Series[] =>
    game.players.map((_, player) => ({
      name: players[player] ?? '',
      style: player,
      points: turns.flatMap((turn, at) => {
        const here = turn.turn.player === player ? value(turn) : null;
        return here === null ? [] : [[at, here] as const];
      }),
    }));
  const whole = (value: number): string => value.toFixed(0);
  const scores = byPlayer(
    ({ turn }) => (turn.scores[turn.player] ?? 0) + (turn.isWithdrawn ? 0 : turn.score),
  );
  const wins = [
    { name: players[0] ?? '', style: 0, points: turns.map((turn, at) => [at, chanceOfFirst(turn)] as const) },
  ];
  const losses = byPlayer(({ equityLoss }) => equityLoss);
  const luck = byPlayer((turn) => turn.luck);
  const plan = (label: string, series: readonly Series[], format: (value: number) => string) => {
    const values = series.flatMap(({ points }) => points.map(([, value]) => value));
    return { label, turns: turns.length, format, ...roundScale(values) };
  };
  const charts: ChartSection[] = [
    {
      title: 'Points',
      series: scores,
      format: whole,
      svg: lineChart(plan('Points after each turn', scores, whole), scores),
    },
    {
      title: `Chance that ${players[0] ?? ''} wins`,
      series: wins,
      format: percent,
      svg: lineChart(
        {
          ...plan(
            `Chance that ${players[0] ?? ''} wins, after each turn`,
            wins,
            (value) => `${(100 * value).toFixed(0)} %`,
          ),
          highest: 1,
        },
        wins,
      ),
    },
    {
      title: 'Points given away',
      series: losses,
      format: (value) => value.toFixed(1),
      svg: barChart(plan('Points given away on each turn', losses, whole), losses),
    },
    {
      title: 'Luck of the draw',
      series: luck,
      format: signed,
      svg: barChart(plan('Luck of each draw, in points', luck, whole), luck),
    },
  ];
  return charts.map((chart) => section(chart, turns)).join('\n');
}

/** Of the first player, whoever moved; with more than two, the chance of the mover's game is shared by the others. */
function chanceOfFirst({ turn, made }: TurnAnalysis): number {
  return turn.player === 0 ? made.win : (1 - made.win) / Math.max(1, turn.scores.length - 1);
}

function section({ title, svg, series, format }: ChartSection, turns: readonly TurnAnalysis[]): string {
  const key = series
    .map(
      ({ name, style }) =>
        `<span><svg viewBox="0 0 40 10" aria-hidden="true"><line class="line s${style}" x1="0" x2="40" y1="5" y2="5"/></svg> ${name}</span>`,
    )
    .join('');
  const rows = turns.map((turn, at) => {
    const cells = series.map(({ points }) => {
      const point = points.find(([when]) => when === at);
      return `<td class="n">${point === undefined ? '' : format(point[1])}</td>`;
    });
    return `<tr><th scope="row" class="n">${turn.turn.number}</th>${cells.join('')}</tr>`;
  });
  return `<section><h2>${title}</h2>${svg}<p class="key">${key}</p>
<details><summary>As a table</summary><div class="scroll"><table><thead><tr><th scope="col" class="n">Turn</th>${series.map(({ name }) => `<th scope="col" class="n">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></details></section>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
