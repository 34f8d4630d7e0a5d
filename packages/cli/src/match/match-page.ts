/** A match as a page with a plot of the ratings, or as Markdown for documents. */

import type { ReportNumbers } from '@lexiko/analysis/report';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Meeting, MatchReport, RatedPlayer } from './match-report.ts';

export interface MatchWriting {
  readonly title: string;
  readonly texts: TerminalTexts['computerGames']['match'];
  readonly numbers: ReportNumbers;
  /** As HTML names it. */
  readonly language: string;
  /** What was played, and for how long each might think. */
  readonly terms: readonly string[];
}

type Table = readonly (readonly string[])[];

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 56rem; margin: 0 auto; padding: 1rem; background: light-dark(#fbf8f1, #14201e); color: light-dark(#1d2a28, #e8efe9); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; } th, td { padding: 0.25rem 0.75rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: inherit; } tbody tr { border-top: 1px solid light-dark(#d9d0bb, #37504b); }
tr { background: light-dark(#fbf8f1, #14201e); } svg { min-width: 32rem; max-width: 100%; height: auto; } svg text { fill: currentColor; font-size: 13px; }
.grid { stroke: light-dark(#d9d0bb, #37504b); } .interval { stroke: light-dark(#2f6a8f, #7fb2d8); stroke-width: 3; } .rating { fill: light-dark(#1f4f70, #bcd9e8); }
`;

export function matchHtml(report: MatchReport, writing: MatchWriting): string {
  const { title, texts, language, terms } = writing;
  const table = ([head = [], ...rows]: Table): string => {
    const row = (cells: readonly string[], cell: string): string =>
      `<tr>${cells.map((text) => `<${cell}>${escaped(text)}</${cell.split(' ')[0]}>`).join('')}</tr>`;
    return `<div class="scroll" tabindex="0"><table><thead>${row(head, 'th scope="col"')}</thead><tbody>\n${rows
      .map((cells) => row(cells, 'td'))
      .join('\n')}\n</tbody></table></div>`;
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Lexiko</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${terms.map((term) => `<p>${escaped(term)}</p>`).join('\n')}
<h2>${escaped(texts.ratings)}</h2>
<div class="scroll" tabindex="0">${ratingPlot(report.players, texts.plot)}</div>
${table(ratingTable(report, writing))}
<h2>${escaped(texts.meetings)}</h2>
${table(meetingTable(report, writing))}
<p>${escaped(texts.method)}</p>
</body>
</html>
`;
}

export function matchMarkdown(report: MatchReport, writing: MatchWriting, made: string): string {
  const { title, texts, terms } = writing;
  const table = ([head = [], ...rows]: Table): string => {
    const widths = head.map((_, column) =>
      Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
    );
    const line = (cells: readonly string[]): string =>
      `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
    const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
    return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
  };
  return `${[
    `# ${title}`,
    made,
    terms.join(' '),
    `## ${texts.ratings}`,
    table(ratingTable(report, writing)),
    `## ${texts.meetings}`,
    table(meetingTable(report, writing)),
    texts.method,
  ].join('\n\n')}\n`;
}

/** The rows of the ratings, under their heads. */
export function ratingTable({ players }: MatchReport, { texts, numbers }: MatchWriting): Table {
  return [
    texts.ratingColumns,
    ...players.map(({ name, rating, low, high, games, wins, meanMs, longestMs, faults }) => [
      name,
      String(Math.round(rating)),
      `${Math.round(low)}–${Math.round(high)}`,
      String(games),
      numbers.points(wins),
      texts.seconds(meanMs / 1000),
      texts.seconds(longestMs / 1000),
      String(faults),
    ]),
  ];
}

export function meetingTable({ meetings }: MatchReport, { texts, numbers }: MatchWriting): Table {
  const within = (margin: number | null): string => (margin === null ? '' : ` ± ${numbers.tenths(margin)}`);
  const row = ({ one, other, games, standing }: Meeting): readonly string[] => {
    const { winShare, winMargin, meanSpread, spreadMargin } = standing;
    return [
      `${one} – ${other}`,
      String(games),
      `${numbers.percent(winShare)}${within(winMargin === null ? null : 100 * winMargin)}`,
      `${numbers.signed(meanSpread)}${within(spreadMargin)}`,
    ];
  };
  return [texts.meetingColumns, ...meetings.map(row)];
}

const WIDTH = 720;
const ROW = 30;
const LEFT = 170;
const RIGHT = 24;
const TOP = 12;
const BOTTOM = 34;
/** Ratings between two lines of the grid. */
const GRID = 100;

/** A row for each player: the rating as a point, its interval as a line. */
function ratingPlot(players: readonly RatedPlayer[], label: string): string {
  const lowest = Math.floor(Math.min(...players.map(({ low }) => low)) / GRID) * GRID;
  const highest = Math.ceil(Math.max(...players.map(({ high }) => high), lowest + 1) / GRID) * GRID;
  const height = TOP + players.length * ROW + BOTTOM;
  const x = (rating: number): string =>
    (LEFT + ((rating - lowest) / (highest - lowest)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const every = Math.max(1, Math.ceil((highest - lowest) / GRID / 10)) * GRID;
  const grid: string[] = [];
  for (let rating = lowest; rating <= highest; rating += every) {
    grid.push(
      `<line class="grid" x1="${x(rating)}" x2="${x(rating)}" y1="${TOP}" y2="${height - BOTTOM}"/><text x="${x(rating)}" y="${height - 12}" text-anchor="middle">${rating}</text>`,
    );
  }
  const rows = players.map(({ name, rating, low, high }, at) => {
    const y = TOP + (at + 0.5) * ROW;
    return `<text x="${LEFT - 12}" y="${y}" dy="0.35em" text-anchor="end">${escaped(shortened(name))}</text><line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="rating" cx="${x(rating)}" cy="${y}" r="6"/>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img" aria-label="${escaped(label)}">${grid.join('')}${rows.join('')}</svg>`;
}

const LONGEST_NAME = 22;

function shortened(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
