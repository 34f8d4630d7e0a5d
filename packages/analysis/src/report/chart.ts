/**
 * Charts as inline SVG: lines and bars over the turns of a game. They use classes; the page's style sets the colours.
 */

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 26;
const TOP = 10;
const RIGHT = 10;
const GRID_LINES = 4;

export interface Series {
  readonly name: string;
  /** Which of the page's colours and dashes, so that lines do not differ by colour alone. */
  readonly style: number;
  /** Value by turn; turns count from 0. */
  readonly points: readonly (readonly [turn: number, value: number])[];
}

export interface ChartPlan {
  /** What the chart shows, for screen readers. */
  readonly label: string;
  readonly turns: number;
  readonly lowest: number;
  readonly highest: number;
  readonly format: (value: number) => string;
  /** A turn to highlight, from 0. */
  readonly marked?: number;
}

export function lineChart(plan: ChartPlan, series: readonly Series[]): string {
  const lines = series.map(({ style, points }) => {
    const path = points.map(([turn, value]) => `${x(plan, turn)},${y(plan, value)}`).join(' ');
    return `<polyline class="line s${style}" points="${path}"/>`;
  });
  return frame(plan, lines.join(''));
}

export function barChart(plan: ChartPlan, series: readonly Series[]): string {
  const width = Math.max(2, (WIDTH - LEFT - RIGHT) / Math.max(1, plan.turns) - 3);
  const bars = series.flatMap(({ style, points }) =>
    points.map(([turn, value]) => {
      const [from, to] = [y(plan, Math.max(0, value)), y(plan, Math.min(0, value))];
      const left = fixed(Number(x(plan, turn)) - width / 2);
      return `<rect class="bar s${style}" x="${left}" y="${from}" width="${fixed(width)}" height="${fixed(Number(to) - Number(from))}"/>`;
    }),
  );
  return frame(plan, bars.join(''));
}

function frame(plan: ChartPlan, content: string): string {
  const { lowest, highest, label, format, turns } = plan;
  const grid = Array.from({ length: GRID_LINES + 1 }, (_, line) => {
    const value = lowest + ((highest - lowest) * line) / GRID_LINES;
    const at = y(plan, value);
    return `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}"/><text class="axis" x="${LEFT - 6}" y="${at}" dy="0.35em" text-anchor="end">${format(value)}</text>`;
  });
  const every = Math.max(1, Math.ceil(turns / 12));
  const numbers = Array.from({ length: turns }, (_, turn) => turn)
    .filter((turn) => turn % every === 0)
    .map(
      (turn) =>
        `<text class="axis" x="${x(plan, turn)}" y="${HEIGHT - 8}" text-anchor="middle">${turn + 1}</text>`,
    );
  const at = plan.marked === undefined ? '' : x(plan, plan.marked);
  const mark =
    at === '' ? '' : `<line class="marked" x1="${at}" x2="${at}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"/>`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}">${grid.join('')}${numbers.join('')}${mark}${content}</svg>`;
}

/** The turn at a share of the chart's width, 0 to 1. */
export function turnAtShare(turns: number, share: number): number {
  const turn = Math.floor(((share * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)) * turns);
  return Math.max(0, Math.min(turns - 1, turn));
}

/** Text escaped for HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A scale that includes 0 and all values, with grid lines at round numbers. */
export function roundScale(values: readonly number[]): Pick<ChartPlan, 'lowest' | 'highest'> {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  for (let unit = 0.25; ; unit *= 10) {
    for (const step of [unit, 2 * unit, 4 * unit, 6 * unit, 8 * unit]) {
      const lowest = Math.floor(least / step) * step;
      if (lowest + GRID_LINES * step >= most) return { lowest, highest: lowest + GRID_LINES * step };
    }
  }
}

function x({ turns }: ChartPlan, turn: number): string {
  return fixed(LEFT + ((WIDTH - LEFT - RIGHT) * (turn + 0.5)) / Math.max(1, turns));
}

function y({ lowest, highest }: ChartPlan, value: number): string {
  const share = (value - lowest) / Math.max(1e-9, highest - lowest);
  return fixed(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share);
}

function fixed(value: number): string {
  return value.toFixed(1);
}
